"""A player with a few habits that are sound in most games of this family, and knowledge of no single rule."""

from collections import Counter

from uno_engine import COLORS, Chance, Option, View

_WORTH = {
    "deal": 90,
    "catch": 80,
    "play": 50,
    "color": 40,
    "pick": 30,
    "put": 25,
    "accept": 20,
    "draw": 10,
}
"""How much it likes what it can do, by the first word; what is not listed comes last but for passing."""
_CALL = 70
"""The same for a call that is due."""
_DOUBTS = 4
"""It doubts one in so many."""


class Heuristic:
    """Plays what it can, dear cards and its longest colour first, black ones last; never forgets to call."""

    def __init__(self, seed: bytes) -> None:
        self._chance = Chance(seed)

    def answer(self, view: View) -> str:
        """The option it likes best; when it is not waited for, only a call or an accusation."""
        likes = {option: worth for option in view.options if (worth := self._worth(view, option)) is not None}
        if view.seat not in view.waiting:
            likes = {
                option: worth for option, worth in likes.items() if option.verb in {_call(view)[0], "catch"}
            }
        if not likes:
            return "" if view.seat not in view.waiting else view.options[0].id
        best = max(likes.values())
        liked = [option for option, worth in likes.items() if worth == best]
        return liked[self._chance.below(len(liked))].id

    def _worth(self, view: View, option: Option) -> tuple[int, ...] | None:
        """How much it likes an option; None if it would rather do anything else."""
        word, left = _call(view)
        if option.verb == word:
            return (_CALL,) if should_call(view, left) else None
        match option.verb:
            case "catch" if option.seat is not None and view.counts[option.seat] != left:
                return None
            case "challenge":
                return None if self._chance.below(_DOUBTS) else (100,)
            case "pass":
                return (-1,)
        return (_WORTH.get(option.verb, 0), *self._fine(view, option))

    def _fine(self, view: View, option: Option) -> tuple[int, ...]:
        """Among options of one kind: more cards, then no black ones, then the longest colour, then points."""
        colors = Counter(card.color for card in view.hand if card.color is not None)
        cards = option.cards or ((option.card,) if option.card is not None else ())
        if option.color is not None and not cards:
            return (colors[option.color], -COLORS.index(option.color))
        if option.seat is not None and not cards:
            return (-view.counts[option.seat],)
        if not cards:
            return ()
        return (
            len(cards),
            -sum(card.color is None for card in cards),
            sum(card.points for card in cards),
            sum(colors[card.color] for card in cards if card.color is not None),
        )


def _call(view: View) -> tuple[str, int]:
    """What is called at this table, and with how many cards left."""
    shown = view.shown.get("call")
    match shown:
        case (str(word), int(left)):
            return word, left
    return "", 1


def should_call(view: View, left: int) -> bool:
    """With so many cards left, or with a play that leaves so many."""
    held = len(view.hand)
    if held == left:
        return left == 1 or view.seat not in view.waiting or not view.playable
    plays = (option for option in view.options if option.verb in {"play", "put"})
    return view.seat in view.waiting and any(held - max(1, len(play.cards)) == left for play in plays)
