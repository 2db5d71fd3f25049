"""Which plugins a table's rules come from, so that the one can be named that is missing when the table is set up again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from uno_engine import BadTable, RuleSet


@dataclass(frozen=True, slots=True)
class Bringers:
    """The names of the plugins by the rules and the presets that they bring, and all that are loaded."""

    rules: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, str] = field(default_factory=dict)
    loaded: frozenset[str] = frozenset()

    def of(self, rules: RuleSet) -> list[str]:
        """The plugins that bring the rules and the preset of a table."""
        named = {self.rules[id_] for id_ in rules.by_id if id_ in self.rules}
        if rules.preset in self.presets:
            named.add(self.presets[rules.preset])
        return sorted(named)

    def missing(self, names: Iterable[str]) -> str | None:
        """The first of these plugins that is not loaded."""
        return next((name for name in names if name not in self.loaded), None)


def unbrought(error: Exception) -> str | None:
    """The word of a table's line that no plugin brings, if that is why there is no such table."""
    if isinstance(error, BadTable) and error.code in {"unknown-word", "missing-rule"}:
        return str(error.args_.get("said") or error.args_.get("rule"))
    return None
