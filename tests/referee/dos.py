"""One round of DOS, in both presets (dos.md)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from tests.referee.cards import LIGHT
from tests.referee.interface import Chance, Refused, Setup, Unclear
from tests.referee.tables import Table

Plan = Callable[[], None]


@dataclass(frozen=True)
class DosCard:
    """A card of S1. `number` is None for `#`; `colour` is None for a Wild DOS."""

    code: str
    colour: str | None
    number: int | None

    @property
    def points(self) -> int:
        """S12."""
        if self.colour is None:
            return 20
        return 40 if self.number is None else self.number

    def can_be(self, number: int) -> bool:
        """S5: `#` is any number from 1 to 10."""
        return 1 <= number <= 10 if self.number is None else self.number == number


def read_card(code: str) -> DosCard | None:
    """Return the card that is written so, or None (S1)."""
    if code == "w2":
        return DosCard(code, None, 2)
    colour = LIGHT.get(code[:1])
    if colour is None:
        return None
    if code[1:] == "#":
        return DosCard(code, colour, None)
    if code[1:] in ("1", "3", "4", "5", "6", "7", "8", "9", "10"):
        return DosCard(code, colour, int(code[1:]))
    return None


@dataclass
class Place:
    """One card of the centre row, with what was played on it in this turn."""

    card: str
    laid: list[str] = field(default_factory=list)


@dataclass
class Match:
    """One match that a command asks for."""

    place: int
    cards: list[str]
    said_place: int | None  # "1=7"
    said: list[int | None]  # "r#=4"


def the_card(code: str) -> DosCard:
    """Return the card of a code that is known to be one."""
    card = read_card(code)
    if card is None:
        raise ValueError(code)
    return card


class DosRound:
    """One round. See interface.Round for what can be asked of it."""

    def __init__(self, setup: Setup, table: Table, chance: Chance) -> None:
        """Lay out the row (S3)."""
        if table.match & {"places", "teams", "time", "elimination"} or table.option("scoring") != "cards":
            raise Unclear("DOS with this kind of match is not modelled")
        for option in ("false-uno", "false-catch", "wrong-card"):
            if table.number(option):
                raise Unclear(f"DOS with {option} is not modelled")
        self.table, self.chance = table, chance
        self.seats = list(setup.seats)
        self.playing = list(setup.seats)
        self.left: list[str] = []
        self.hands = {seat: list(setup.hands[seat]) for seat in setup.seats}
        self.pile = list(setup.draw)
        self.discards: list[str] = []
        self.scores = {seat: setup.scores.get(seat, 0) for seat in setup.seats}
        shown = (setup.top or setup.flip or "").split()
        self.row = [Place(card) for card in shown]
        for card in [*shown, *self.pile, *(card for hand in self.hands.values() for card in hand)]:
            if read_card(card) is None:
                raise Unclear(f"card {card} is not one of DOS")
        first = table.option("first")
        start = self._next(setup.dealer) if first == "left" else first
        self.owes: set[str] = set()
        self.kept_call = False
        self.round_over = self.match_over = False
        self.winners: list[str] = []
        self.out: list[str] = []
        self._fill()
        self.all_cards = self._counted()
        self.seat = start
        self._begin(start)

    # ------------------------------------------------------------------ table

    def _counted(self) -> list[str]:
        cards = [card for hand in self.hands.values() for card in hand] + self.pile + self.discards
        for place in self.row:
            cards += [place.card, *place.laid]
        return sorted(cards)

    def _next(self, seat: str) -> str:
        place = self.seats.index(seat)
        while True:
            place = (place + 1) % len(self.seats)
            if self.seats[place] in self.playing:
                return self.seats[place]

    def _top_of_pile(self) -> str | None:
        """S13: the discards are shuffled into a new pile when a card is needed; the row stays."""
        if not self.pile and self.discards:
            self.pile, self.discards = list(self.chance.shuffle(self.discards)), []
        return self.pile.pop(0) if self.pile else None

    def _draw(self, seat: str, number: int) -> None:
        for _ in range(number):
            card = self._top_of_pile()
            if card is None:
                return
            self.hands[seat].append(card)
            self.owes.discard(seat)

    def _fill(self) -> None:
        while len(self.row) < 2:
            card = self._top_of_pile()
            if card is None:
                return
            self.row.append(Place(card))

    def _begin(self, seat: str) -> None:
        self.seat = seat
        self.stage = "match"  # then "duty" (S8) or "bonus" (S6, S7)
        self.drawn = False
        self.acted = False
        self.matches = 0
        self.bonuses = 0
        self.kept_call = False
        self.asked: Match | None = None  # S4: which centre card

    # ------------------------------------------------------------------ commands

    def do(self, seat: str, command: str) -> None:
        """Carry out a command, or raise Refused."""
        self._judge(seat, command)()
        if self._counted() != self.all_cards:
            raise AssertionError("B33: cards were lost or made")

    def _judge(self, seat: str, command: str) -> Plan:
        words = command.lower().split()
        if not words or seat not in self.seats:
            raise Refused("nothing is said")
        word, rest = words[0], words[1:]
        if word in ("deal", "stop", "skip", "kick", "leave", "join"):
            raise Unclear(f"{word} is not modelled in DOS")
        if self.round_over:
            raise Refused("S11: the round is over")
        if word in ("dos", "uno") and not rest:
            return self._judge_call(seat)
        if word == "catch":
            return self._judge_catch(seat, rest)
        if seat != self.seat:
            raise Refused("not your turn")
        return self._judge_in_turn(seat, word, rest)

    def _judge_in_turn(self, seat: str, word: str, rest: list[str]) -> Plan:
        if word == "timeout":
            return self._time_out
        if word == "play":
            return self._judge_play(seat, rest)
        if word == "pick" and len(rest) == 1 and self.asked is not None:
            return self._judge_pick(seat, self.asked, rest[0])
        if word == "draw" and not rest:
            return self._judge_draw(seat)
        if word in ("pass", "done") and not rest:
            return self._judge_pass()
        if word == "put" and len(rest) == 1:
            return self._judge_put(seat, rest[0])
        raise Refused("unknown here")

    def _judge_pick(self, seat: str, asked: Match, said: str) -> Plan:
        if not said.isdigit() or int(said) - 1 not in self._fitting(asked):
            raise Refused("S4: it does not fit there")
        match = Match(int(said) - 1, asked.cards, None, asked.said)
        return lambda: self._match_all(seat, [match], called=False)

    def _judge_draw(self, seat: str) -> Plan:
        if self.stage != "match" or self.drawn or self.matches:
            raise Refused("S8: drawing is for who has matched nothing")
        if not self.pile and not self.discards:
            raise Unclear("B16, S8: nothing can be drawn: whether draw ends the turn, or matching goes on")
        return lambda: self._draw_in_turn(seat)

    def _act(self) -> None:
        """B23: somebody begins a turn, so that what was owed before is forgiven."""
        if not self.acted:
            self.owes.clear()
        self.acted = True
        self.asked = None

    def _draw_in_turn(self, seat: str) -> None:
        self._act()
        self.drawn = True
        self.kept_call = False  # B25
        self._draw(seat, 1)

    # ------------------------------------------------------------------ matching

    def _judge_play(self, seat: str, words: list[str]) -> Plan:
        """S4, S5: one match or several, each with its position or not."""
        if self.stage != "match":
            raise Refused("S4: the matching is over")
        called = bool(words) and words[-1] in ("dos", "uno")
        groups = self._read_groups(words[:-1] if called else words)
        rest = list(self.hands[seat])
        for card in (card for match in groups for card in match.cards):
            if card not in rest:
                raise Refused("not in hand")
            rest.remove(card)
        if groups[0].place == -1:
            fitting = self._fitting(groups[0])
            if not fitting:
                raise Refused("S4: it matches nothing")
            if len(fitting) > 1:
                asked = groups[0]
                if called:
                    raise Unclear("S4, S10: a call with a play whose centre card is still asked for")
                return lambda: self._ask(asked)
            groups[0].place = fitting[0]
        places = [match.place for match in groups]
        if len(set(places)) < len(places) or any(not self._fits(match) for match in groups):
            raise Refused("S4: no match")
        return lambda: self._match_all(seat, groups, called=called)

    def _read_groups(self, words: list[str]) -> list[Match]:
        """S4: each centre card that is named, or none (-1), with the cards that go there."""
        groups: list[Match] = []
        opened = False
        for word in words:
            if word == "with":
                continue
            code, _, value = word.partition("=")
            if value and not value.isdigit():
                raise Refused("a slip of typing")
            said = int(value) if value else None
            if code.isdigit():
                groups.append(Match(int(code) - 1, [], said, []))
                opened = True
                continue
            if read_card(code) is None:
                raise Refused("a slip of typing")
            if not opened:
                groups.append(Match(-1, [], None, []))
                opened = True
            groups[-1].cards.append(code)
            groups[-1].said.append(said)
        if not groups or any(not match.cards or len(match.cards) > 2 for match in groups):
            raise Refused("S4: one card or two on each centre card")
        return groups

    def _ask(self, match: Match) -> None:
        self.asked = match

    def _fitting(self, match: Match) -> list[int]:
        return [i for i in range(len(self.row)) if self._fits(Match(i, match.cards, None, match.said))]

    def _fits(self, match: Match) -> bool:
        """S4, S5: whether these cards match that centre card."""
        if not 0 <= match.place < len(self.row) or self.row[match.place].laid:
            return False
        centre = the_card(self.row[match.place].card)
        cards = [the_card(code) for code in match.cards]
        for card, said in zip(cards, match.said, strict=True):
            if said is not None and (card.number is not None or not 1 <= said <= 10):
                return False
        if match.said_place is not None and (centre.number is not None or not 1 <= match.said_place <= 10):
            return False
        targets = (
            [match.said_place]
            if match.said_place is not None
            else [n for n in range(1, 11) if centre.can_be(n)]
        )
        choices = [
            [said] if said is not None else [n for n in range(1, 11) if card.can_be(n)]
            for card, said in zip(cards, match.said, strict=True)
        ]
        if len(cards) == 2:
            return any(a + b in targets for a in choices[0] for b in choices[1])
        if any(number in targets for number in choices[0]):
            return True
        # open: a number that is said (1=7, r#=4) must make the match, the colour alone is not enough then
        said_any = match.said_place is not None or match.said[0] is not None
        return self.table.option("match") == "either" and not said_any and self._same_colour(centre, cards)

    def _same_colour(self, centre: DosCard, cards: list[DosCard]) -> bool:
        """S5: a Wild DOS takes the colour that helps."""
        colours = {card.colour for card in [centre, *cards] if card.colour is not None}
        return len(colours) <= 1

    def _match_all(self, seat: str, groups: list[Match], *, called: bool) -> None:
        self._act()
        for match in groups:
            place = self.row[match.place]
            centre, cards = the_card(place.card), [the_card(code) for code in match.cards]
            for code in match.cards:
                self.hands[seat].remove(code)
            place.laid = list(match.cards)
            self.matches += 1
            if self.table.option("colour-bonus") == "yes" and self._same_colour(centre, cards):
                # open: with match=either a match by the colour alone earns the bonus, too (S6 "a single match in …")
                self.bonuses += 1
                if len(cards) == 2:  # S7: at the match
                    order = self.seats[self.seats.index(seat) + 1 :] + self.seats[: self.seats.index(seat)]
                    for other in order:
                        if other in self.playing:
                            self._draw(other, 1)
            if not self.hands[seat]:
                self._go_out(seat)
                return
        if called:
            self.kept_call = True
        self._owe_after_play(seat)
        if all(place.laid for place in self.row):
            self._end_matching()

    def _owe_after_play(self, seat: str) -> None:
        """S10, `dos-at=1`: a play that leaves one card."""
        if self.table.option("uno") == "none" or self.table.option("dos-at") != "1":
            return
        if len(self.hands[seat]) == 1 and not self.kept_call:
            self.owes.add(seat)

    # ------------------------------------------------------------------ end of a turn

    def _judge_pass(self) -> Plan:
        if self.stage == "duty":
            raise Refused("S8: a card must be put into the row")
        if self.stage == "bonus":
            if self.bonuses > 1:
                raise Unclear("S6: whether one pass keeps all bonus cards")
            return self._end_turn
        if self.matches:
            return self._end_matching
        if not self.drawn:
            raise Refused("S8: draw first")
        if self.table.option("unmatched") == "row":
            return self._ask_duty
        return self._end_turn

    def _ask_duty(self) -> None:
        self._act()
        self.stage = "duty"
        if len(set(self.hands[self.seat])) == 1:
            self._put(self.seat, self.hands[self.seat][0])  # B34

    def _end_matching(self) -> None:
        """S9: matched cards go to the discard pile, the row is filled; then the bonuses."""
        self._act()
        for place in self.row:
            if place.laid:
                self.discards += [place.card, *place.laid]
        self.row = [place for place in self.row if not place.laid]
        self._fill()
        if self.bonuses and self.hands[self.seat]:
            self.stage = "bonus"
        else:
            self._end_turn()

    def _judge_put(self, seat: str, code: str) -> Plan:
        if code not in self.hands[seat]:
            raise Refused("not in hand")
        if self.stage == "bonus":
            return lambda: self._put_bonus(seat, code)
        if self.stage == "match" and (self.matches or not self.drawn):
            raise Refused("S8: not now")
        return lambda: self._put(seat, code)

    def _put_bonus(self, seat: str, code: str) -> None:
        """S6, S7."""
        self._act()
        self.hands[seat].remove(code)
        self.row.append(Place(code))
        self.bonuses -= 1
        if not self.hands[seat]:
            self._go_out(seat)
            return
        self._owe_after_play(seat)
        if not self.bonuses:
            self._end_turn()

    def _put(self, seat: str, code: str) -> None:
        """S8: on the discard pile, or into the row."""
        self._act()
        self.hands[seat].remove(code)
        if self.table.option("unmatched") == "row":
            self.row.append(Place(code))
        else:
            self.discards.append(code)
        if not self.hands[seat]:
            self._go_out(seat)
            return
        self._owe_after_play(seat)
        self._end_turn()

    def _end_turn(self) -> None:
        self._act()
        seat = self.seat
        owed = self.table.option("dos-at") == "2" and len(self.hands[seat]) == 2
        if owed and not self.kept_call and self.table.option("uno") == "call":
            # open: S10 "a turn leaves exactly two": also a turn that began with two and changed nothing
            self.owes.add(seat)
        self._begin(self._next(seat))

    def _go_out(self, seat: str) -> None:
        """S11, M1, M2, M3."""
        self.round_over = True
        self.out = [seat]
        self.owes.clear()
        hands = {other: sum(the_card(code).points for code in self.hands[other]) for other in self.seats}
        target = self.table.number("target")
        if self.table.is_on("negative"):
            for other in self.seats:
                self.scores[other] += hands[other]
            self.match_over = max(self.scores.values()) >= target
            best = min(self.scores.values())
        else:
            self.scores[seat] += sum(hands.values())
            self.match_over = self.table.is_on("round") or self.scores[seat] >= target
            best = max(self.scores.values())
            if self.table.is_on("rounds"):
                self.match_over = self.table.number("rounds") == 1
        if self.match_over:
            shared = [other for other in self.seats if self.scores[other] == best]
            only_winner = self.table.is_on("round") or self.table.is_on("winner")
            self.winners = [seat] if only_winner else shared

    def _time_out(self) -> None:
        """M10: you draw one card and the turn passes; a card that is a duty: the highest points first."""
        seat = self.seat
        if self.asked is not None:
            raise Unclear("M10: silence while a centre card is asked for")
        if self.stage == "match" and self.matches:
            # open: M10 does not name it; the matching ends, and the bonus cards are kept
            self.bonuses = 0
            self._end_matching()
            return
        if self.stage == "match":
            if not self.drawn:
                self._act()
                self._draw(seat, 1)
            if self.table.option("unmatched") != "row":
                self._end_turn()
                return
        elif self.stage == "bonus":
            self._end_turn()
            return
        most = max(the_card(code).points for code in self.hands[seat])
        best = {code for code in self.hands[seat] if the_card(code).points == most}
        if len(best) > 1:
            raise Unclear("M10: cards of equal points")
        self._put(seat, best.pop())

    # ------------------------------------------------------------------ calls

    def _judge_call(self, seat: str) -> Plan:
        """S10, B22."""
        if self.table.option("uno") == "none":
            raise Refused("B27: nothing need be called")
        if seat in self.owes:
            return lambda: self.owes.discard(seat)
        if seat != self.seat or self.kept_call:
            raise Refused("S10: not needed")
        if not self._could_leave(seat, self.table.number("dos-at")):
            raise Refused("S10: not needed")
        return self._keep_call

    def _could_leave(self, seat: str, wanted: int) -> bool:
        """B25, S10: whether a play could leave one card, or the turn two.

        open: B25 says "a play that could leave one card"; in DOS a turn has several plays. With `dos-at=1` it is the next
        one, with `dos-at=2` whatever may still come in the turn, drawing included.
        """
        hand = self.hands[seat]
        if len(hand) <= 1:
            return False
        if wanted == 2:
            return True
        if len(hand) > 3:
            return False
        if (
            any(len(hand) - len(match.cards) == 1 for match in self._all_matches(seat))
            and self.stage == "match"
        ):
            return True
        return len(hand) == 2 and any(self.accepts(seat, f"put {card}") for card in hand)

    def _keep_call(self) -> None:
        self.kept_call = True

    def _judge_catch(self, seat: str, words: list[str]) -> Plan:
        if len(words) > 1 or (words and words[0] == seat):
            raise Refused("B23: any other player")
        owing = [other for other in self.seats if other in self.owes and other != seat]
        if words:
            owing = [other for other in owing if other == words[0]]
        if not owing:
            raise Refused("B26: nobody to catch")
        if len(owing) > 1:
            raise Unclear("B23: several owe a call")

        def catch() -> None:
            self.owes.discard(owing[0])
            self._draw(owing[0], self.table.number("uno-penalty"))

        return catch

    # ------------------------------------------------------------------ what can be asked

    def _all_matches(self, seat: str) -> list[Match]:
        hand = sorted(self.hands[seat])
        groups: set[tuple[str, ...]] = {(card,) for card in hand} | set(combinations(hand, 2))
        found = [
            Match(place, list(group), None, [None] * len(group))
            for place in range(len(self.row))
            for group in groups
        ]
        return [match for match in found if self._fits(match)]

    def accepts(self, seat: str, command: str) -> bool:
        """Return whether the command would be taken now."""
        try:
            self._judge(seat, command)
        except Refused:
            return False
        return True

    def lawful(self, seat: str) -> set[str]:
        """Return the commands of the turn; matches with their position, one order of a pair, no number said."""
        if seat != self.seat or self.round_over:
            return set()
        candidates = {"draw", "pass"} | {f"put {card}" for card in self.hands[seat]}
        if self.asked is not None:
            candidates |= {f"pick {place + 1}" for place in self._fitting(self.asked)}
        if self.stage == "match":
            candidates |= {
                f"play {match.place + 1} {' '.join(match.cards)}" for match in self._all_matches(seat)
            }
        return {command for command in candidates if self.accepts(seat, command)}

    def accuses(self, seat: str) -> set[str]:
        """Return the calls and catches that would be accepted now."""
        candidates = {"dos"} | {f"catch {other}" for other in self.seats}
        return (
            set() if self.round_over else {command for command in candidates if self.accepts(seat, command)}
        )

    def look(self) -> dict[str, object]:
        """Return what a scenario can check."""
        seen: dict[str, object] = {
            "turn": [] if self.round_over else [self.seat],
            "row": [place.card for place in self.row],
            "hands": {seat: list(hand) for seat, hand in self.hands.items()},
            "counts": {seat: len(hand) for seat, hand in self.hands.items()},
            "out": list(self.out),
            "scores": dict(self.scores),
            "round_over": self.round_over,
        }
        if not (self.round_over and self.table.is_on("rounds") and self.table.number("rounds") > 1):
            seen["match_over"] = self.match_over
            if self.match_over:
                seen["winners"] = list(self.winners)
        return seen
