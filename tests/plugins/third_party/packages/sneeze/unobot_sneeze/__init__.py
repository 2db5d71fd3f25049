"""A new card for Extended with an effect and a question of its own, as somebody else would write it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import Kind, Rule
from unobot.messages.pictures import Figure
from unobot.plugins.hookspecs import hookimpl
from unobot_sneeze.sneeze import SNEEZE, Sneeze

unobot_api = 1


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """The card."""
    return (Sneeze,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is typed and said, in two languages."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """What is drawn on the card."""
    return {SNEEZE.kind: Figure(Path(__file__).parent / "sneeze.svg", "+1")}
