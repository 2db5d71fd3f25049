"""What a message speaks of: the names of the variables in it."""

from collections.abc import Iterable

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


def variables(bundles: Iterable[FluentBundle], id_: str) -> frozenset[str]:
    """The variables of a message, and of those that it refers to, in all of these bundles."""
    visitor = _Variables()
    for bundle in bundles:
        visitor.look_at(bundle, id_)
    return frozenset(visitor.names)


class _Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self._bundle: FluentBundle
        self._seen: set[tuple[int, str]] = set()

    def look_at(self, bundle: FluentBundle, id_: str) -> None:
        """Collect those of the message with that id, if the bundle has it."""
        if bundle.has_message(id_) and (id(bundle), id_) not in self._seen:
            self._seen.add((id(bundle), id_))
            self._bundle = bundle
            self.visit(bundle.get_message(id_).value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.look_at(self._bundle, node.id.name)
