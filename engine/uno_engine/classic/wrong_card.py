"""Trying a card that cannot be played may cost cards (B31)."""

from typing import Annotated

import msgspec

from uno_engine.classic.matching import Matching
from uno_engine.classic.playing import Playing
from uno_engine.kernel.moves import Move
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Number
from uno_engine.kernel.state import GameState


class WrongCardSettings(msgspec.Struct, frozen=True):
    """What a try costs."""

    wrong_card: Annotated[
        int, Number("wrong-card", 0, 0, 10, "Cards drawn for trying a card that cannot be played (B31).")
    ]


class WrongCard(Rule):
    """Who tries, in the own turn, cards that cannot be played draws cards (B31).

    A Wild Draw Four at a table where `wd4` restricts it never counts.
    """

    id = "wrong-card"
    role = "part"
    settings = settings_of(WrongCardSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.cost = options.read(WrongCardSettings).wrong_card

    def check(self, rules: RuleSet) -> None:
        """Find the rules that know which cards only `wd4`, or only their being the last, forbids."""
        self.matching = rules.rule(Matching)
        self.playing = rules.rule(Playing)

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """Only the normal choice of one's own turn counts."""
        # nobody pays for a last card that may not be the last one (B35)
        if not self.playing.may_lay(state, seat, move.cards):
            return 0
        # a fine would tell whether the hand holds the colour, or anything else to play
        if self.matching.restricted and move.cards[0].symbol in self.matching.doubtful:
            return 0
        in_turn = question is not None and seat in question.asked and question.why in {"turn", "drawn"}
        return self.cost if in_turn else 0
