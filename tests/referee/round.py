"""One round of the base game, with house rules, No Mercy, Flip! and Attack.

A command is first judged, without any change (`_judge` returns what is to be done, or raises Refused), then done.
What is waited for stands in `question`. Everything else happens at once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import NoReturn

from tests.referee.cards import BLACK, CHALLENGED, COLOURED, DRAWS, LIGHT, Face, points, read_face, write_face
from tests.referee.interface import Chance, Fined, Refused, Setup, Unclear
from tests.referee.tables import Table

Plan = Callable[[], None]


@dataclass
class Question:
    """Who must act now: "turn", "colour", "target", "hit", "skip", "return", "roulette", or "over" (nobody)."""

    kind: str
    seat: str


@dataclass
class Play:
    """Cards that are laid together, and what is still to be named for them.

    `how` is "turn", "answer" (to a hit), "skip" (answers a Skip), "jump", "return" (B19), "first" (turned up).
    """

    seat: str
    cards: list[str]
    how: str
    colour: str | None = None
    target: str | None = None
    called: bool = False
    fuzzy: bool = False  # which of two equal faces it was is open
    colour_before: str | None = None
    hand_then: list[Face] = field(default_factory=list)


@dataclass
class Hit:
    """A penalty that waits: `total` cards (presses) for `victim`, or cards until `until` comes (F12)."""

    total: int
    by: str
    victim: str
    challenge: Play | None = None
    until: str | None = None
    own: bool = False  # N8: a Wild Reverse Draw Four that fell on its own player


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that act. `emptied`: the player holds nothing more. `last`: so the round ends after it (B28)."""

    play: Play
    symbol: str
    count: int
    emptied: bool
    last: bool


def _ordered(chosen: dict[str, list[str]]) -> Iterator[list[str]]:
    """Give these cards by their colours with each first and last one; what is between comes in one order only."""
    for first, last in product(chosen, chosen):
        if first == last and len(chosen[first]) < 2:
            continue
        rest = {colour: list(cards) for colour, cards in chosen.items()}
        head, tail = rest[first].pop(0), rest[last].pop()
        yield [head, *(card for cards in rest.values() for card in cards), tail]


class UnoRound:
    """One round. See interface.Round for what can be asked of it."""

    def __init__(self, setup: Setup, table: Table, chance: Chance) -> None:
        """Lay out the table and turn up the first card (B6)."""
        self.table = table
        self.chance = chance
        self.seats = list(setup.seats)
        self.playing = list(setup.seats)
        self.left: list[str] = []  # M9: have left, may come back
        self.out: list[str] = []  # went out or were put out, in order
        self.put_out: dict[str, int] = {}  # H10: the points they held when they were put out
        self.hands = {seat: list(setup.hands[seat]) for seat in setup.seats}
        self.pile = list(setup.draw)  # top first
        self.discards: list[str] = []  # lowest first
        self.scores = {seat: setup.scores.get(seat, 0) for seat in setup.seats}
        self.dealer = setup.dealer
        self.dark = False
        self.direction = 1
        self.colour: str | None = None  # None: any card fits
        self.named: str | None = None  # H5.2: named, but not yet in force
        self.question = Question("over", "")
        self.drawn: list[str] | None = None  # what was drawn in this turn and may be played
        self.single_draw = False  # B19, challenge-turn=one
        self.play: Play | None = None  # waits for a colour or a target
        self.fuzzy_order = False  # F3, F9: the order of the piles is not known for sure
        self.turning = False  # F7: the colour is asked for the card that a Flip turned up
        self.hit: Hit | None = None
        self.hit_symbol = ""
        self.returned: Play | None = None  # B19: the bluff that is settled
        self.to_score: str | None = None  # M7: went out, and has not scored yet
        self.first_face = Face(None, "w")  # B6: a turned-up card whose colour is asked for
        self.skips = 0  # how many players are still to be skipped
        self.skips_by = self.skip_victim = ""
        self.debt: tuple[str, int, str | None] | None = (
            None  # B19, return: who draws how many once the play is over
        )
        self.owes: set[str] = set()  # B22: who can be caught
        self.kept_call: str | None = None
        self.late_call = False  # typed with a play, and not made yet
        self.warned: set[str] = set()
        self.jump_open = False  # H1.1
        self.late: tuple[Face, int] | None = (
            None  # H1.4: a card that it was possible to jump in on, and when that ended
        )
        self.just_skipped: set[str] = set()  # H7.2
        self.blocked: set[str] = set()  # B16: who passed because nothing could be drawn
        self.turn_number = 0
        self.idle: dict[str, int] = {}
        self.idle_turn: dict[str, int] = {}
        self.silent: tuple[str, int] | None = None  # who let which turn time out
        self.round_over = False
        self.winners_of_round: list[str] = []
        self.match_over = False
        self.match_winners: list[str] = []
        self.all_cards = sorted(
            [card for hand in self.hands.values() for card in hand]
            + self.pile
            + [card for card in (setup.flip, setup.top) if card is not None]
        )
        for card in self.all_cards:
            self._check_card(card)
        self._begin(setup)

    def _begin(self, setup: Setup) -> None:
        """B5, B6: who begins, and on which card."""
        first = self.table.option("first")
        if first == "left":
            self.first = self._next(self.dealer)
        elif first in self.seats:
            self.first = first  # B5
        else:
            raise Unclear(f"B5: first={first} is nobody")
        if setup.top is not None:
            self.discards.append(setup.top)
            self.colour = self._top().colour
            if self.colour is None:
                raise Unclear("a black top card without a colour")
            self._begin_turn(self.first)
        elif setup.flip is not None:
            self._turn_up(setup.flip)
        else:
            raise Unclear("neither flip nor top is given")
        self._settle()

    # ------------------------------------------------------------------ cards

    @property
    def deck(self) -> str:
        """The deck, with its side in play."""
        if self.table.deck == "flip":
            return "flip-dark" if self.dark else "flip-light"
        return self.table.deck

    def _check_card(self, card: str) -> None:
        if self.table.deck == "flip":
            light, _, dark = card.partition("/")
            known = read_face(light, "flip-light") is not None and read_face(dark, "flip-dark") is not None
        else:
            known = read_face(card, self.deck) is not None
        if not known:
            raise Unclear(f"card {card} is not modelled in this deck")

    def _face(self, card: str) -> Face:
        text = card
        if self.table.deck == "flip":
            light, _, dark = card.partition("/")
            text = dark if self.dark else light
        face = read_face(text, self.deck)
        if face is None:
            raise ValueError(card)
        return face

    def _top(self) -> Face:
        return self._face(self.discards[-1])

    def _faces(self, seat: str) -> list[Face]:
        return [self._face(card) for card in self.hands[seat]]

    def _colours(self) -> list[str]:
        """B14, F2: the four colours of the side in play, in the order that breaks ties (M10, F19)."""
        return ["pink", "teal", "orange", "purple"] if self.dark else list(LIGHT.values())

    def _points(self, seat: str) -> int:
        return sum(points(face, self.deck) for face in self._faces(seat))

    def _reshuffle(self) -> None:
        """B16: all discards but the top card become the new draw pile. F9: they keep their side."""
        if not self.pile and len(self.discards) > 1:
            under = self.discards[:-1]
            self.discards = self.discards[-1:]
            self.pile = list(self.chance.shuffle(under))

    def _can_draw(self) -> bool:
        return bool(self.pile) or len(self.discards) > 1

    def _draw(self, seat: str) -> str | None:
        """Draw one card, or none if there is none (B16). H10.1: each single card counts.

        Cards are reshuffled when one is needed, not when the last one is taken (as A2 says).
        """
        self._reshuffle()
        if not self.pile:
            return None
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        if len(self.hands[seat]) > 1:
            self.owes.discard(seat)
        self.blocked.clear()
        self._check_mercy(seat)
        return card

    def _has_hand(self, seat: str) -> bool:
        """Whether the seat is in the round, or has left it and may come back (M9)."""
        return seat in self.playing or (seat in self.left and seat not in self.out)

    def _press(self, seat: str) -> int:
        """A2: press the launcher once and return how many cards came."""
        number = self.chance.number("launcher", 0, 4 if self.table.option("launcher") == "even" else 8)
        came = 0
        for _ in range(number):
            if not self._has_hand(seat):
                break  # A14: a press stops at the limit
            if self._draw(seat) is None:
                break
            came += 1
        return came

    def _give(self, seat: str, number: int) -> None:
        """Make the seat draw so many cards; in Attack press so many times (A5, A6)."""
        for _ in range(number):
            if not self._has_hand(seat):
                return  # H10.1: put out
            if self.table.deck == "attack":
                self._press(seat)
            elif self._draw(seat) is None:
                return

    def _check_mercy(self, seat: str) -> None:
        """H10.1: out of the round with so many cards; they go under the discard pile. A leaver: on coming back."""
        if not self.table.is_on("mercy") or seat not in self.playing:
            return
        if len(self.hands[seat]) < self.table.number("mercy"):
            return
        if not self.pile:
            raise Unclear(
                "B16, H10.1: whether the pile is shuffled when mercy puts somebody out with its last card"
            )
        self.put_out[seat] = self._points(seat)
        under = sorted(self.hands[seat], key=self._deck_order)
        if self.table.deck == "flip" and len({self._face(c) for c in under}) < len(under):
            self.fuzzy_order = (
                True  # open: F9 orders equal faces by a table that shuffled pairs do not follow
            )
        self.discards = under + self.discards
        self.hands[seat] = []
        self.playing.remove(seat)
        self.out.append(seat)
        self.owes.discard(seat)

    def _deck_order(self, card: str) -> tuple[int, int, str]:
        """F4, N1: the deck's order, symbol by symbol, the colours within each; then the black ones."""
        code, _, dark = card.partition("/")
        deck = "flip-light" if self.table.deck == "flip" else self.deck
        face = read_face(code, deck)
        if face is None:
            raise ValueError(card)
        if face.colour is None:
            return 100, BLACK[deck].index(face.symbol), dark
        return COLOURED[deck].index(face.symbol), list(LIGHT.values()).index(face.colour), dark

    # ------------------------------------------------------------------ seats

    def _next(self, seat: str, steps: int = 1) -> str:
        """Return the next seat in the round after this one, in the direction of play."""
        place = self.seats.index(seat)
        while True:
            place = (place + self.direction) % len(self.seats)
            if self.seats[place] in self.playing:
                steps -= 1
                if steps == 0:
                    return self.seats[place]

    def _in_turn_order(self, after: str) -> list[str]:
        """Return everybody in the round, from the seat after this one on; it comes last, if it is in."""
        place = self.seats.index(after)
        count = len(self.seats)
        order = [self.seats[(place + self.direction * step) % count] for step in range(1, count + 1)]
        return [seat for seat in order if seat in self.playing]

    def _others(self, seat: str) -> list[str]:
        return [other for other in self.playing if other != seat]

    # ------------------------------------------------------------------ first card

    def _turn_up(self, card: str) -> None:
        """B6: turn up the first card, with its effect."""
        mode = self.table.option("first-card")
        while True:
            face = self._face(card)
            if (mode == "number" and not face.is_number) or (mode == "apply" and self._starts_never(face)):
                if mode == "apply" and self.table.option("first-wd4") == "bottom":
                    self.pile.append(card)
                else:
                    self.pile = list(self.chance.shuffle([*self.pile, card]))
            else:
                self.discards.append(card)
                if mode != "next" or face.is_number:
                    break
            if not self.pile:
                raise Unclear("B6: no card is left to turn up")
            card = self.pile.pop(0)
        self.colour = face.colour
        if mode == "apply":
            self._first_applies(face)
        elif mode == "dealer":
            self._first_is_dealers(face)
        else:
            self._begin_turn(self.first)

    def _starts_never(self, face: Face) -> bool:
        """B6: a Wild Draw Four; F8: a Wild Draw Two; A10: Attack-Attack, Hit Four and Trade Hands."""
        return face.symbol in ("wd4", "w2", "wa", "wh4", "th")

    def _first_applies(self, face: Face) -> None:
        """B6 `apply`, F8, A10. No first card can be answered here."""
        first = self.first
        if face.symbol == "s":
            self.just_skipped = {first}
            self._next_turn(first)
        elif face.symbol in ("+1", "+2", "h1", "h2"):
            self._give(first, DRAWS[face.symbol])
            self._next_turn(first)
        elif face.symbol == "r":
            self.direction = -self.direction
            # open: with first=NAME, too, the dealer plays first (B5 does not say otherwise)
            starts = self.dealer
            if self.table.option("first-reverse") == "right":
                starts = self._next(
                    self.dealer
                )  # the direction is turned already: this is the dealer's right
            self._begin_turn(starts)
        elif face.symbol in ("w", "wc1", "wc2", "wc3"):  # D4: a customizable card only has its colour named
            if face.symbol == "w" and self.table.option("first-wild") == "any":
                self._begin_turn(first)
            else:
                self._ask_first_colour(first, face)
        elif face.symbol in ("wah", "whf"):
            self._ask_first_colour(first, face)
        elif face.symbol == "f" and self.table.option("first-flip") == "turn":
            self._turn_over()
            if self._top().colour is None:
                self.turning = True
                self._ask_first_colour(first, face)
            else:
                self._begin_turn(first)
        else:
            self._begin_turn(first)

    def _ask_first_colour(self, seat: str, face: Face) -> None:
        self.play = Play(seat, [], "first")
        self.first_face = face
        self.question = Question("colour", seat)

    def _first_colour_named(self, seat: str) -> None:
        """The first player has named the colour of the turned-up card."""
        face = self.first_face
        if face.symbol == "wah" and not self.turning:  # A10
            for other in [seat, *self._in_turn_order(seat)[:-1]]:
                self._give(other, 1)
            if seat in self.playing:
                self._begin_turn(seat)
            else:
                self._next_turn(seat)
        elif face.symbol == "whf":  # A10
            self._press_until_hit(seat)
            self._next_turn(seat)
        else:
            self.turning = False
            self._begin_turn(seat)

    def _first_is_dealers(self, face: Face) -> None:
        """B6 `dealer`: as if the dealer had played it on their turn. It cannot be challenged."""
        if face.symbol in ("7", "0") and self.table.is_on("seven-zero"):
            raise Unclear("B6, H8.1: whether a first 7 or 0 of the dealer's moves hands")
        if face.is_number:
            self._begin_turn(self.first)
            return
        if self.table.option("first") != "left":
            raise Unclear("B5, B6: first=NAME with a first card that acts for the dealer")
        if face.symbol == "f":
            self._turn_over()  # F8: with first-card=dealer a Flip turns
            if self._top().colour is None:
                self.play, self.turning = Play(self.dealer, [], "first"), True
                self.question = Question("colour", self.dealer)
            else:
                self._next_turn(self.dealer)
            return
        if face.symbol in ("da", "th", "wa"):
            raise Unclear("A10, B6: this first card as the dealer's")
        play = Play(self.dealer, [self.discards[-1]], "first")
        self._continue(play)

    # ------------------------------------------------------------------ turns

    def _begin_turn(self, seat: str) -> None:
        self.turn_number += 1
        self.drawn = None
        self.single_draw = False
        self.kept_call = None
        self.play = None
        self.hit = None
        self.question = Question("turn", seat)

    def _next_turn(self, after: str) -> None:
        """Give the turn to the next seat after this one. B19 `return`: the debt is drawn first."""
        self._pay_debt()
        self._score_out()
        if self.round_over:
            return
        if len(self.playing) <= 1:
            self._end_last()
            return
        self._begin_turn(self._next(after))

    def _pay_debt(self) -> None:
        if self.debt is not None:
            seat, number, until = self.debt
            self.debt = None
            if until is not None:
                self._draw_until_colour(seat, until)  # F13
            else:
                self._give(seat, number)

    def _acts(self) -> None:
        """Somebody acts in a turn: the windows for catches (B23) and jump-ins (H1.5) close."""
        self.owes.clear()
        if self.jump_open:
            self.late = (self._top(), self.turn_number)
        self.jump_open = False
        self.just_skipped.clear()

    # ------------------------------------------------------------------ commands

    def do(self, seat: str, command: str) -> None:
        """Carry out a command (see interface.Round). "timeout" is the clock's: M10 for the seat that is waited for."""
        try:
            plan = self._judge(seat, command)
        except Fined as fine:
            if fine.cards == 0:
                self.warned.add(seat)
            self._give(seat, fine.cards)
            self._settle()
            raise
        plan()
        if not command.startswith(
            ("timeout", "uno", "catch")
        ):  # M10: turns in a row; a call or a catch is no turn
            self.idle[seat] = 0
        self._settle()
        self._stay_silent()
        if self.late_call and not self.round_over:
            self._call_late(seat)
            self._settle()

    def _settle(self) -> None:
        """After everything: end the round with one player left, pass the turn of who was put out, count the cards."""
        if not self.round_over and len(self.playing) <= 1:
            self._end_last()
        if self.to_score is not None and self.table.is_on("winner") and not self.round_over:
            raise Unclear("M7: which hands are left when a last card waits for an answer")
        if not self.round_over and self.question.seat not in self.playing and self.to_score is None:
            if self.question.kind == "turn":
                self._next_turn(self.question.seat)
            elif self.question.seat in self.put_out:
                raise Unclear("H10.1: put out while a question is open")
        there = sorted([card for hand in self.hands.values() for card in hand] + self.pile + self.discards)
        if there != self.all_cards:
            raise AssertionError("B33: cards were lost or made")

    def _judge(self, seat: str, command: str) -> Plan:
        words = command.lower().split()
        if seat not in self.seats:
            raise Refused("no such seat")
        if not words:
            raise Refused("nothing is said")
        word, rest = words[0], words[1:]
        if word == "leave":
            return self._judge_leave(seat)
        if word == "join":
            return self._judge_join(seat)
        if word in ("deal", "stop", "skip", "kick"):
            raise Unclear(f"{word} is not modelled: one round, and nothing of the host's")
        if self.round_over:
            raise Refused("B28: the round is over")
        plan = self._judge_beside(seat, word, rest)
        return self._judge_answer(seat, word, rest) if plan is None else plan

    def _judge_beside(self, seat: str, word: str, rest: list[str]) -> Plan | None:
        """Judge what may be said by who is not asked; None if the word is none of that."""
        if word == "timeout":
            return self._judge_timeout(seat)
        if word == "catch":
            return self._judge_catch(seat, rest)
        if word == "uno" and not rest:
            return self._judge_call(seat)
        if word in ("play", "cut"):
            return self._judge_play(seat, rest)
        if word == "challenge" and not rest:
            return self._judge_challenge(seat)
        return None

    def _judge_answer(self, seat: str, word: str, rest: list[str]) -> Plan:
        if seat != self.question.seat:
            raise Refused("not asked now")
        if word == "color" and len(rest) == 1:
            return self._judge_colour(seat, rest[0])
        if word == "pick" and len(rest) == 1:
            return self._judge_target(seat, rest[0])
        if word in ("draw", "press", "pass", "accept") and not rest:
            return self._judge_answer_word(seat, word)
        raise Refused(f"unknown here: {word}")

    def _judge_answer_word(self, seat: str, word: str) -> Plan:
        kind = self.question.kind
        attack = self.table.deck == "attack"
        if word == "press" and not attack:
            raise Refused("A3: there is no launcher")
        if kind == "hit" and word in ("draw", "accept", "press"):
            return self._accept_hit
        if kind == "skip" and word in ("draw", "accept", "pass"):  # H4.1
            return self._decline_skip
        if kind != "turn":
            raise Refused("B34: another answer is waited for")
        if word == "accept":
            raise Refused("there is nothing to accept")
        return self._judge_pass(seat) if word == "pass" else self._judge_draw(seat)

    def _judge_pass(self, seat: str) -> Plan:
        if self.drawn is not None:
            return lambda: self._next_turn(seat)  # B10
        if self._can_draw():
            raise Refused("B9: a turn is not passed without drawing")
        return self._judge_blocked(seat)

    def _judge_draw(self, seat: str) -> Plan:
        if self.drawn is not None:
            raise Refused("B9: already drawn")
        if not self._can_draw():
            return self._judge_blocked(seat)
        if self.table.option("voluntary-draw") == "no" and self._can_play(seat):
            raise Refused("B9: you can't draw if you can play")
        return lambda: self._draw_in_turn(seat)

    def _judge_blocked(self, seat: str) -> Plan:
        """B16: a turn in which nothing can be drawn is ended by `draw` or `pass` alike."""
        # open: whether who can play must play here with voluntary-draw=no; they must, as they may not draw either
        if self.table.option("voluntary-draw") == "no" and self._can_play(seat):
            raise Refused("B9: you can't draw if you can play")
        if self.table.deck == "attack":
            raise Unclear("A2, B16: a press that finds no card, where nothing at all is left")
        return lambda: self._pass_blocked(seat)

    def _pass_blocked(self, seat: str) -> None:
        self._acts()
        self.blocked.add(seat)
        if self.blocked >= set(self.playing):
            self._end_blocked()
        else:
            self._next_turn(seat)

    # ------------------------------------------------------------------ drawing

    def _draw_in_turn(self, seat: str, *, idle: bool = False) -> None:
        """B9, B10, B32, H6, A3: draw instead of playing."""
        could_play = self._can_play(seat)
        self._acts()
        self.kept_call = None  # B25: calling and then drawing voids the call
        if self.table.deck == "attack":
            self._press(seat)
            self._next_turn(seat)
            return
        follow = self.table.number("wild-follow")
        if idle:  # M10: one card, and nothing is laid
            self._draw(seat)
            self._next_turn(seat)
            return
        # open: "after a Wild" is read as: a plain Wild is the top card, whoever played it and whatever was drawn since
        if follow and len(self.playing) == 2 and self._top().symbol in ("w", "dw"):
            if self.colour is None:
                raise Unclear("B32: a Wild whose colour was not named (first-wild=any)")
            before = len(self.hands[seat])
            self._give(seat, follow)
            self._drawn_cards(seat, self.hands[seat][before:])
            return
        card = self._draw(seat)
        until = self.table.option("draw") == "until" and not could_play and not self.single_draw
        if seat not in self.playing:
            self._next_turn(seat)
        elif card is not None and (not until or self._forced(seat, card)):
            self._drawn_cards(seat, [card])
        else:
            self._draw_until(seat)

    def _draw_until(self, seat: str) -> None:
        """H6.1: drawing goes on until a card can be played, and that one is laid. H6.2: or until nothing is left."""
        while True:
            card = self._draw(seat)
            if seat not in self.playing or card is None:
                self._next_turn(seat)
                return
            if self._forced(seat, card):
                self._lay(Play(seat, [card], "turn"))
                return
            if self._may_play(seat, [card], "turn"):
                raise Unclear("H6.1: a drawn Wild Draw Four that would be a bluff")

    def _drawn_cards(self, seat: str, cards: list[str]) -> None:
        """B10: what becomes of drawn cards."""
        if seat not in self.playing:
            self._next_turn(seat)
            return
        mode = self.table.option("play-drawn")
        playable = [card for card in cards if self._may_play(seat, [card], "turn")]
        forced = [card for card in playable if self._forced(seat, card)]
        if not playable or mode == "never":
            self._next_turn(seat)
        elif mode == "must" and forced:
            if len({self._face(card) for card in forced}) > 1:
                raise Unclear("B32, B10: several drawn cards could be laid with play-drawn=must")
            self._lay(Play(seat, [forced[0]], "turn"))
        else:
            self.drawn = playable

    # ------------------------------------------------------------------ what may be played

    def _matches(self, face: Face) -> bool:
        """B7: the colour in force, the top card's symbol, or black. B6, first-wild=any: no colour, so all fit."""
        return face.colour is None or self.colour in (None, face.colour) or face.symbol == self._top().symbol

    def _is_bluff(self, seat: str, card: str) -> bool:
        """B15: whether the hand holds a card of the colour in force beside this Wild Draw Four."""
        if self._face(card).symbol not in CHALLENGED or self.colour is None:
            return False
        return any(self._face(other).colour == self.colour for other in self._without(seat, [card]))

    def _without(self, seat: str, cards: list[str]) -> list[str]:
        rest = list(self.hands[seat])
        for card in cards:
            rest.remove(card)
        return rest

    def _left_after(self, seat: str, cards: list[str]) -> list[str]:
        """Return what the hand holds after this play; N10, A7: Discard All takes its colour along."""
        rest = self._without(seat, cards)
        swept = {self._face(card).colour for card in cards if self._face(card).symbol == "da"}
        return [
            card for card in rest if self._face(card).colour is None or self._face(card).colour not in swept
        ]

    def _last_forbidden(self, seat: str, cards: list[str]) -> bool:
        """B35 and A9 (Trade Hands): whether this play would leave no card, and may not."""
        if self._left_after(seat, cards):
            return False
        face = self._face(cards[-1])
        if face.symbol == "th":
            return True
        no_out = self.table.option("no-out")
        if no_out != "none" and any(self._face(card).symbol == "da" for card in cards):
            return True  # B35: a Discard All that would empty the hand counts as such a card
        return no_out != "none" and (face.colour is None or (no_out == "action" and not face.is_number))

    def _wd4_forbidden(self, seat: str, card: str) -> bool:
        """B15: `strict` and `no-play`. B28: a last one is always lawful."""
        mode = self.table.option("wd4")
        if self._face(card).symbol not in CHALLENGED:
            return False
        others = self._without(seat, [card])
        if mode == "strict":
            return self._is_bluff(seat, card)
        if mode == "no-play":
            # open: another Wild Draw Four in hand does not count as a card that could be played
            return any(
                self._matches(self._face(other))
                and self._face(other).symbol not in CHALLENGED
                and not self._last_forbidden(seat, [other])
                for other in others
            )
        return False

    def _may_play(self, seat: str, cards: list[str], how: str) -> bool:
        return self._why_not(seat, cards, how) is None

    def _forced(self, seat: str, card: str) -> bool:
        """Whether the card counts as playable where a rule forces play: B9 (no bluffs), B35."""
        if not self._may_play(seat, [card], "turn"):
            return False
        return not (self.table.option("wd4") == "challenge" and self._is_bluff(seat, card))

    def _can_play(self, seat: str) -> bool:
        return any(self._forced(seat, card) for card in self.hands[seat])

    def _why_not(self, seat: str, cards: list[str], how: str) -> tuple[str, bool] | None:
        """Return why these cards cannot be laid, and whether B31 may fine it; None if they can."""
        faces = [self._face(card) for card in cards]
        if how == "turn":
            return self._why_not_in_turn(seat, cards, faces)
        if how == "answer" and not self._answers_hit(faces):
            return "H3, H5: it does not answer the penalty", True
        # open: a Skip chain is answered by one Skip, also with multi-play (H4.1, H2.5 "one Skip")
        if how == "skip" and (len(cards) > 1 or faces[0].symbol != "s"):
            return "H4.1: only a Skip passes the skip on", True
        if how == "return" and (len(cards) > 1 or cards[0] not in self._return_cards(seat)):
            return "B19: a card of the colour before must be played", True
        if how in ("answer", "skip") and self._last_forbidden(seat, cards):
            return "B35: it cannot be the last card", False
        return None

    def _why_not_in_turn(self, seat: str, cards: list[str], faces: list[Face]) -> tuple[str, bool] | None:
        if self.drawn is not None and (len(cards) > 1 or cards[0] not in self.drawn):
            return "B10, H2.5: only the drawn card may be played, alone", True
        if not self._matches(faces[0]):
            return "B7: it does not match", True
        together = self._why_not_several(faces) if len(cards) > 1 else None
        if together is not None:
            return together, True
        if self._last_forbidden(seat, cards):
            return "B35, A9: it cannot be the last card", False
        if len(cards) == 1 and self._wd4_forbidden(seat, cards[0]):
            return "B15: unlawful now", False
        return None

    def _why_not_several(self, faces: list[Face]) -> str | None:
        lead = self.table.option("multi-play") == "pairs" or self.table.option("lead") == "any"
        if not lead and self.colour not in (None, faces[0].colour):
            return self._together(faces) or "H2.2: the first must be of the colour in force"
        return self._together(faces)

    def _together(self, faces: list[Face]) -> str | None:
        """H2.1, H2.6: why these cards do not go together."""
        mode, first = self.table.option("multi-play"), faces[0]
        wrong = {
            "B8: one card a turn": not self.table.is_on("multi-play"),
            "H2.1: never black cards": any(face.colour is None for face in faces),
            "H2.1: the symbols differ": len({face.symbol for face in faces}) > 1,
            "F17: Flips are played alone": first.symbol == "f",
            "H2.1: numbers only": mode == "numbers" and not first.is_number,
            "H2.6: exactly two identical cards": mode == "pairs" and (len(faces) != 2 or first != faces[1]),
        }
        return next((reason for reason, holds in wrong.items() if holds), None)

    def _answers_hit(self, faces: list[Face]) -> bool:
        """H3.1 to H3.5, H5.1 to H5.3: whether these cards answer the waiting penalty."""
        if self.hit is None:
            return False
        return self._shields(faces) if faces[0].symbol in ("s", "r") else self._stacks(self.hit, faces)

    def _shields(self, faces: list[Face]) -> bool:
        """H5.1 to H5.3: whether a Skip or a Reverse answers the penalty."""
        top, face = self._top(), faces[0]
        if not self.table.is_on("shield") or len(faces) > 1:
            return False
        if top.symbol in ("s", "r"):
            return face.symbol == top.symbol or face.colour == self.colour
        if top.colour is None:  # H5.2: against a Wild Draw Four
            return self.table.option("shield-colour") == "none" or face.colour == self.colour
        return self.table.is_on("stack") or face.colour == self.colour  # H5.3: with stack colour is ignored

    def _stacks(self, hit: Hit, faces: list[Face]) -> bool:
        """H3.1 to H3.5: whether draw cards answer the penalty."""
        top, face = self._top(), faces[0]
        if not self.table.is_on("stack") or face.symbol not in DRAWS or hit.until is not None:
            return False
        if len(faces) > 1 and self._together(faces) is not None:
            return False
        cap = self.table.number("chain-cap")
        if cap and hit.total + len(faces) * DRAWS[face.symbol] > cap:  # H3.5
            return False
        if top.symbol in ("s", "r"):  # H5.3: ordinary matching on an answer
            return face.colour is None or face.colour == self.colour
        if top.symbol not in DRAWS:
            return False
        modes = {"d2": self._d2(face, top), "same": face.symbol == top.symbol, "any": True}
        return modes.get(self.table.option("stack"), DRAWS[face.symbol] >= DRAWS[top.symbol])

    def _d2(self, face: Face, top: Face) -> bool:
        """H3.2 `d2`; F17: each on its own kind; A14: Hit Two on Hit Two."""
        if self.table.deck == "flip":
            return (
                face.symbol == top.symbol
            )  # open: F17 names Draw One, Wild Draw Two, Draw Five as "its own kind"
        return face.symbol == top.symbol and face.symbol in ("+2", "h2")

    def _plays(self, seat: str, how: str, sizes: range | None = None) -> Iterator[list[str]]:
        """Give every lawful play of this kind; the middle ones of several cards come in one order only."""
        singles = {self._face(card): card for card in self.hands[seat]}
        if sizes is None or 1 in sizes:
            yield from ([card] for card in singles.values() if self._may_play(seat, [card], how))
        if not self.table.is_on("multi-play") or how in ("skip", "return") or self.drawn is not None:
            return
        for symbol in sorted({face.symbol for face in singles if face.colour is not None}):
            same: dict[str, list[str]] = {}
            for card in sorted(self.hands[seat]):
                face = self._face(card)
                if face.symbol == symbol and face.colour is not None:
                    same.setdefault(face.colour, []).append(card)
            for counts in product(*(range(len(cards) + 1) for cards in same.values())):
                size = sum(counts)
                if size < 2 or (sizes is not None and size not in sizes):
                    continue
                chosen = {c: cards[:n] for (c, cards), n in zip(same.items(), counts, strict=True) if n}
                yield from (group for group in _ordered(chosen) if self._may_play(seat, group, how))

    # ------------------------------------------------------------------ playing

    def _judge_play(self, seat: str, words: list[str]) -> Plan:
        play, faces, whole = self._read_play(seat, words)
        if seat not in self.playing:
            raise Refused("not in the round")
        play.cards = whole or self._find(play, faces)
        if whole and (
            len(whole) < len(faces) or any(whole.count(c) > self.hands[seat].count(c) for c in whole)
        ):
            raise Refused("B7, B31: not in hand")
        question = self.question
        if question.seat != seat:
            return self._judge_out_of_turn(play)
        hows = {"turn": "turn", "hit": "answer", "skip": "skip", "return": "return"}
        if question.kind not in hows:
            raise Refused("B34: another answer is waited for")
        play.how = hows[question.kind]
        reason = self._why_not(seat, play.cards, play.how)
        if reason is not None:
            self._refuse(play, reason[0], fined=reason[1])
        self._check_extras(play)
        return lambda: self._lay(play)

    def _refuse(self, play: Play, reason: str, *, fined: bool) -> NoReturn:
        """Refuse a play; B31: with a fine, if it is one that is fined."""
        fine = self.table.number("wrong-card")
        if fined and fine:
            if play.how != "turn":
                raise Unclear("B31: a wrong card as an answer to a question")
            raise Fined(reason, fine)
        raise Refused(reason)

    def _read_play(self, seat: str, words: list[str]) -> tuple[Play, list[Face], list[str]]:
        """Read the faces, the call, the colour and the target; and the cards themselves where they are named whole (F3)."""
        called = bool(words) and words[-1] == "uno"
        if called:
            words = words[:-1]
        whole: list[str] = []
        faces: list[Face] = []
        while words:
            code = words[0]
            if self.table.deck == "flip" and code.count("/") == 1:  # F3: a whole card
                whole.append(code)
                code = code.split("/")[1 if self.dark else 0]
            face = read_face(code, self.deck)
            if face is None:
                break
            faces.append(face)
            words = words[1:]
        if not faces:
            raise Refused("B31: a slip of typing")
        play = Play(seat, [], "turn", called=called)
        for word in words:
            colour = self._read_colour(word)
            if faces[-1].symbol == "f" and word not in self.seats:
                raise Unclear("F7: a colour typed with a Flip")
            if colour is not None and play.colour is None:
                play.colour = colour
            elif word in self.seats and play.target is None:
                play.target = word
            else:
                raise Refused("B31: a slip of typing")
        return play, faces, whole

    def _find(self, play: Play, faces: list[Face]) -> list[str]:
        """Return the cards in hand with these faces; B31: what is not held costs nothing."""
        rest, found = list(self.hands[play.seat]), []
        for face in faces:
            fitting = [card for card in rest if self._face(card) == face]
            if not fitting:
                raise Refused("B7, B31: not in hand")
            if self.drawn is not None and any(card in self.drawn for card in fitting):
                fitting = [card for card in fitting if card in self.drawn]
            if len(set(fitting)) > 1:
                # open: F6 hides one's own backs, so that `r5` may be either of two; it matters at the next Flip
                play.fuzzy = True
            rest.remove(fitting[0])
            found.append(fitting[0])
        return found

    def _read_colour(self, word: str) -> str | None:
        for colour in self._colours():
            if word in (colour, "u" if colour == "purple" else colour[0]):
                return colour
        return None

    def _check_extras(self, play: Play) -> None:
        """A colour goes with a black card, a target with a card that needs one."""
        emptied = not self._left_after(play.seat, play.cards)
        face = self._face(play.cards[-1])
        if play.colour is not None and (face.colour is not None or not self._names_colour(face)):
            raise Refused("B14, N9: no colour goes with this card")
        if play.target is not None:
            if not self._needs_target(face, emptied=emptied):
                raise Refused("H8.1: nobody is chosen with this card")
            if play.target == play.seat or play.target not in self.playing:
                raise Refused("H8.1: another player still in")

    def _names_colour(self, face: Face) -> bool:
        return face.colour is None and not (face.symbol == "wcr" and self.table.option("roulette") == "next")

    def _needs_target(self, face: Face, *, emptied: bool) -> bool:
        if face.symbol == "wa":
            return True  # A8, A11
        if face.symbol == "th":
            return not emptied  # A9
        return face.symbol == "7" and self.table.is_on("seven-zero") and not emptied  # H8.1

    def _judge_out_of_turn(self, play: Play) -> Plan:
        """H1: a jump-in, or H7: an interruption."""
        if self.question.kind in ("colour", "target", "roulette") and self._is_identical(play):
            raise Unclear("H1.1: a jump-in while the colour or target of the card is still to be named")
        if self._can_jump(play):
            play.how = "jump"
            if self._last_forbidden(play.seat, play.cards):
                raise Refused("B35: it cannot be the last card")
            self._check_extras(play)
            if self.debt is not None:
                raise Unclear("H1, B19: a jump-in on a card that was played instead of a bluff")
            return lambda: self._lay(play)
        if self.table.is_on("interrupt"):
            if self._too_late(play):
                raise Refused("H1.4: too late")
            skipped = play.seat in self.just_skipped
            fine = self.table.number("interrupt-skipped" if skipped else "interrupt")
            if fine:
                raise Fined("H7.1: out of turn", fine)
        raise Refused("B5: not your turn")

    def _is_identical(self, play: Play) -> bool:
        if not self.table.is_on("jump-in") or len(play.cards) > 1 or not self.jump_open:
            return False
        face = self._face(play.cards[0])
        return face == self._top() and (face.colour is not None or self.table.option("black-jump") == "yes")

    def _can_jump(self, play: Play) -> bool:
        if not self._is_identical(play) or self.question.kind not in ("turn", "hit", "skip"):
            return False
        face = self._top()
        if self.hit is not None:
            if self.hit.challenge is not None and face.colour is None:
                return False  # H1.6
            if face.symbol not in DRAWS or self.hit.until is not None:
                raise Unclear(
                    "H1.2, H5: a jump-in on an answer to a penalty, or on a waiting Wild Draw Colour"
                )
            if not self.table.is_on("stack"):
                raise Unclear("H1.3, H5: a jump-in on a penalty that waits only because it could be shielded")
            cap = self.table.number("chain-cap")
            if cap and self.hit.total + DRAWS[face.symbol] > cap:
                raise Unclear("H1.3, H3.5: a jump-in above the cap")
        return True

    def _too_late(self, play: Play) -> bool:
        """H1.4: the window closed in the turn before or in this one."""
        if not self.table.is_on("jump-in") or self.late is None or len(play.cards) > 1:
            return False
        face, closed = self.late
        if self._face(play.cards[0]) != face or (
            face.colour is None and self.table.option("black-jump") == "no"
        ):
            return False
        return self.turn_number <= closed + 1

    def _lay(self, play: Play) -> None:
        """Lay the cards, settle the UNO call (B22, B25), then name colour and target, then let the cards act."""
        seat = play.seat
        could_leave_one = play.called and (self._could_leave_one(seat) or self._could_jump_to_one(seat))
        self._acts()
        self.blocked.clear()
        self.fuzzy_order = self.fuzzy_order or play.fuzzy
        swept = self._without(seat, play.cards)
        after = self._left_after(seat, play.cards)
        for card in after:
            swept.remove(card)
        play.colour_before = self.colour
        self.hands[seat] = after
        # N10, N18: what goes with a Discard All lies under it, in the deck's order
        self.discards += [*play.cards[:-1], *sorted(swept, key=self._deck_order), play.cards[-1]]
        play.hand_then = self._faces(seat)
        self.jump_open = True
        self.colour = self._top().colour
        self.drawn = None
        # B22: a call typed with a play is made before it, if it can be, and else after it and all that it does
        early = self.kept_call == seat or could_leave_one
        if self.table.option("uno") == "call" and len(after) == 1 and not early and play.how != "return":
            self.owes.add(seat)
        self.late_call = play.called and (not could_leave_one or self.kept_call == seat)
        play.called = early
        self.kept_call = None
        self._continue(play)

    def _call_late(self, seat: str) -> None:
        """B22, B25: the call that was typed with a play is made now; if it is false, it costs what it costs.

        open: B25 does not say when the cards of a false call are drawn; they are when the play is over. So a player whose
        turn it is again (two players, Skip) has called for that turn.
        """
        self.late_call = False
        try:
            self._judge_call(seat)()
        except Fined:
            self.warned.add(seat)
        except Refused:
            pass

    def _continue(self, play: Play) -> None:
        """Ask for what is missing, then let the cards act."""
        seat, face = play.seat, self._face(play.cards[-1])
        self.play = play
        emptied = play.how != "first" and not self.hands[seat]
        last = emptied and not self.table.is_on("places")
        # open: no colour is asked for with a last card that ends the round, but for F12's, which needs it
        # N9: as a last card a Roulette does nothing
        useless = (last and face.symbol != "wc") or (emptied and face.symbol == "wcr")
        if self._names_colour(face) and play.colour is None and not useless:
            self.question = Question("colour", seat)
            return
        if face.colour is None and play.colour is not None and not self._is_held_back(face):
            self.colour = (
                play.colour
            )  # open: A8 does not say which comes first; the colour is in force when it is named
        if self._needs_target(face, emptied=emptied) and play.target is None and play.how != "first":
            others = self._others(seat)
            if len(others) > 1:
                self.question = Question("target", seat)
                return
            play.target = others[0]  # N12, A13, B34
        self.play = None
        if face.colour is None:
            self.colour = play.colour
            if self._is_held_back(face):
                self.named, self.colour = play.colour, None  # H5.2
        self._act(Laid(play, face.symbol, max(len(play.cards), 1), emptied=emptied, last=last))

    def _is_held_back(self, face: Face) -> bool:
        """H5.2: until the penalty is taken a Wild Draw Four has no colour."""
        if not self.table.is_on("shield") or self.table.option("shield-colour") == "named":
            return False
        return face.symbol in DRAWS or face.symbol in ("wc", "whf")

    def _act(self, laid: Laid) -> None:
        """Let the cards act."""
        seat, symbol, last = laid.play.seat, laid.symbol, laid.last
        if last:
            self.out.append(seat)  # B28; who is put out by the card comes after
        elif laid.emptied:
            self._goes_out(seat)  # M7
        acts: dict[str, Callable[[Laid], None]] = {
            **dict.fromkeys((*DRAWS, "wc", "whf"), self._hit_with),
            "s": self._act_skip,
            "r": self._act_reverse,
            "se": self._act_skip_everyone,
            "wcr": self._roulette,
            "f": self._flip,
            "wa": self._act_one_draws_two,
            "wah": self._act_all_hit,
        }
        if last and (symbol not in acts or symbol in ("se", "wcr")):
            self._end([seat])
        elif self.hit is not None and symbol in ("s", "r"):
            self._shield(laid)
        elif symbol in ("7", "0") and self.table.is_on("seven-zero") and not laid.emptied:
            self._exchange(laid.play, symbol)
            self._next_turn(seat)
        elif symbol == "th":
            self._exchange(laid.play, "7")
            self._next_turn(seat)
        elif symbol in acts:
            acts[symbol](laid)
        else:
            self._next_turn(seat)

    def _act_skip(self, laid: Laid) -> None:
        if laid.last:
            self._end([laid.play.seat])
        else:
            self._skip(self.skips if laid.play.how == "skip" else laid.count, laid.play.seat)

    def _act_reverse(self, laid: Laid) -> None:
        if laid.last:
            self._end([laid.play.seat])
            return
        two = len(self.playing) == 2
        if two:
            self._skip(laid.count, laid.play.seat)  # B12, M7
        # open: B12 does not say whether the direction changes, too; it does, which is seen when somebody returns
        if laid.count % 2:
            self.direction = -self.direction
        if not two:
            self._next_turn(laid.play.seat)

    def _act_skip_everyone(self, laid: Laid) -> None:
        """N11, F11. open: who went out with it (places) has no further turn; the next player still in goes on."""
        seat = laid.play.seat
        self.skips = 0
        self._pay_debt()
        if seat in self.playing and len(self.playing) > 1:
            self.just_skipped = set(self._others(seat))
            self._begin_turn(seat)
        else:
            self._next_turn(seat)

    def _act_one_draws_two(self, laid: Laid) -> None:
        """A8."""
        seat = laid.play.seat
        self._give(laid.play.target or self._next(seat), 2)
        self._end([seat]) if laid.last else self._next_turn(seat)

    def _act_all_hit(self, laid: Laid) -> None:
        """A9."""
        seat = laid.play.seat
        for other in self._in_turn_order(seat):
            if other != seat:
                self._give(other, 1)
        self._end([seat]) if laid.last else self._next_turn(seat)

    def _goes_out(self, seat: str) -> None:
        """M7: with places the round goes on."""
        self.playing.remove(seat)
        self.out.append(seat)
        self.owes.discard(seat)
        self.to_score = seat

    def _score_out(self) -> None:
        """M7: with `winner places` each player out scores the hands then left, B28's cards among them."""
        seat, self.to_score = self.to_score, None
        if seat is not None and self.table.is_on("winner"):
            self.scores[seat] += sum(self._points(other) for other in self.playing)

    def _exchange(self, play: Play, symbol: str) -> None:
        """H8.1: a 7 swaps two hands, a 0 moves every hand one seat on. B24: who got one card must call."""
        seat = play.seat
        if symbol == "7":
            other = play.target or self._others(seat)[0]
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            changed = [seat, other]
        else:
            order = self._in_turn_order(seat)  # next … seat
            before = {player: self.hands[player] for player in order}
            for giver, taker in zip(order, order[1:] + order[:1], strict=True):
                self.hands[taker] = before[giver]
            changed = order
        for player in changed:
            self.owes.discard(player)
            if len(self.hands[player]) == 1 and self.table.option("uno") == "call":
                if player == seat and play.called:
                    raise Unclear(
                        "B22, B24: a call made with a play whose exchange then brings a single card"
                    )
                if play.how == "return":
                    # open: B19 "no UNO is owed" is said of the bluffer
                    if player != seat:
                        self.owes.add(player)
                else:
                    self.owes.add(player)
        over = [player for player in changed if self.table.is_on("mercy") and self._too_many(player)]
        if len(over) == len(self.playing):
            raise Unclear("H10.1: an exchange puts everybody out")
        for player in over:
            self._check_mercy(player)

    def _too_many(self, seat: str) -> bool:
        return len(self.hands[seat]) >= self.table.number("mercy")

    # ------------------------------------------------------------------ skips

    def _skip(self, count: int, by: str) -> None:
        """B11, H2.3, H4: skip so many players after this one; each may be asked."""
        self.skips, self.skips_by, self.skip_victim = count, by, by
        self.hit = None
        self._go_on_skipping()

    def _go_on_skipping(self) -> None:
        while self.skips:
            victim = self.skip_victim = self._next(self.skip_victim)
            # H2.5: nobody is asked to answer their own skips
            if victim != self.skips_by and self.table.is_on("skip-chain"):
                self.question = Question("skip", victim)
                if any(self._may_play(victim, [card], "skip") for card in self.hands[victim]):
                    return
            self._lose_to_skip(victim)
        self._next_turn(self.skip_victim)

    def _lose_to_skip(self, victim: str) -> None:
        self.skips -= 1
        self.just_skipped.add(victim)

    def _decline_skip(self) -> None:
        """H4.1: `pass`, `accept` and `draw` all decline."""
        # open: declining is an answer, so that catches and jump-ins are over (H1.5 against B23 "somebody skipped")
        skipped = set(self.just_skipped)
        self._acts()
        self.just_skipped = skipped
        self._lose_to_skip(self.question.seat)
        self._go_on_skipping()

    # ------------------------------------------------------------------ penalties

    def _hit_with(self, laid: Laid) -> None:
        """B13, B15, H3, N6 to N8: a draw card hits the next player, alone or on top of a chain."""
        play, symbol, emptied, last = laid.play, laid.symbol, laid.emptied, laid.last
        seat, count = play.seat, 1 if symbol in ("wc", "whf") else laid.count
        joins = self.hit is not None and play.how in ("answer", "jump")
        total = count * DRAWS.get(symbol, 1) + (self.hit.total if joins and self.hit is not None else 0)
        two = len(self.playing) == 2
        on_itself = False
        if symbol == "wr4":
            self.direction = -self.direction  # N8
            on_itself = two and not emptied and self.table.option("wr4-two") == "self"
            if joins and self.hit is not None and self.hit.own:
                on_itself = False  # N8: one's own hit, answered with another draw card, falls on the other
        victim = seat if on_itself else self._next(seat)
        hit = Hit(total, seat, victim, own=on_itself)
        if symbol == "wc":
            hit.until = play.colour
        may_be_challenged = self.table.option("wd4") == "challenge" and symbol in CHALLENGED
        if may_be_challenged and play.how == "turn" and not emptied:
            hit.challenge = play  # B28: not a last one; H3.3: not one that continues a chain
        self.hit = hit
        self.hit_symbol = symbol
        if last:
            self._take_hit()
            self._end([seat])
        elif len(self.playing) == 1:
            self._take_hit()  # M7: the last card still acts
        else:
            self._ask_hit()

    def _shield(self, laid: Laid) -> None:
        """H5.1, H5.4: a Reverse sends the penalty to the player before, a Skip over oneself to the player after."""
        play, symbol, last = laid.play, laid.symbol, laid.last
        if self.hit is None:
            raise AssertionError
        if symbol == "r" and len(self.playing) == 2 and play.seat not in self.playing:
            raise Unclear("H5.1, M7: a shield of a Reverse that one goes out with, two being left")
        if symbol == "r":
            self.direction = -self.direction
        self.hit.challenge = None  # H3.3, H5.5
        self.hit.own = False
        self.hit.victim = self._next(play.seat)
        if last:
            self._take_hit()
            self._end([play.seat])
        else:
            self._ask_hit()

    def _ask_hit(self) -> None:
        """B34, H3.1: who has no answer is not asked, but a challenge is always asked about."""
        if self.hit is None:
            raise AssertionError
        victim = self.hit.victim
        self.question = Question("hit", victim)
        self.drawn = None
        if self.hit.challenge is None and not any(True for _ in self._plays(victim, "answer")):
            self._take_hit()
            self._next_turn(victim)

    def _accept_hit(self) -> None:
        victim = self.question.seat
        self._acts()
        self._take_hit()
        self._next_turn(victim)

    def _take_hit(self, extra: int = 0) -> None:
        """The victim takes the whole penalty. H5.2: a held-back colour comes into force."""
        hit = self.hit
        if hit is None:
            raise AssertionError
        self.hit = None
        if self._top().colour is None and self.colour is None:
            self.colour = self.named
        if hit.until is not None:
            self._draw_until_colour(hit.victim, hit.until)
            self._give(hit.victim, extra)
        elif self.hit_symbol == "whf":
            self._press_until_hit(hit.victim)
        else:
            self._give(hit.victim, hit.total + extra)

    def _draw_until_colour(self, seat: str, colour: str) -> None:
        """N9, F12: draw until a card of the colour comes; black cards are none."""
        while self._has_hand(seat):
            card = self._draw(seat)
            if card is None or self._face(card).colour == colour:
                return

    def _press_until_hit(self, seat: str) -> None:
        """A9: press until at least one card has come; with nothing left to draw, once."""
        while True:
            possible = self._can_draw()
            if self._press(seat) or not possible:
                return

    def _roulette(self, laid: Laid) -> None:
        """N9: Wild Colour Roulette."""
        play, emptied = laid.play, laid.emptied
        victim = self._next(play.seat)
        if emptied:
            self.colour = None
            self._next_turn(play.seat)
        elif self.table.option("roulette") == "player":
            self._draw_until_colour(victim, self.colour or "")
            self._next_turn(victim)
        else:
            self.colour = None
            self.question = Question("roulette", victim)

    # ------------------------------------------------------------------ challenge

    def _judge_challenge(self, seat: str) -> Plan:
        """B17: the next player; with challenge-by=anyone any other."""
        if self.question.kind != "hit" or self.hit is None or self.hit.challenge is None:
            raise Refused("B17: there is nothing to challenge")
        if seat not in self.playing or seat == self.hit.by:
            raise Refused("B17: not you")
        if seat != self.hit.victim and self.table.option("challenge-by") == "next":
            raise Refused("B17: only the next player may challenge")
        return lambda: self._challenge(seat)

    def _challenge(self, challenger: str) -> None:
        hit = self.hit
        if hit is None or hit.challenge is None:
            raise AssertionError
        play, accused, victim = hit.challenge, hit.by, hit.victim
        symbol = self._top().symbol
        self._acts()
        # B18: judged is the hand as it was when the card was played
        guilty = play.colour_before is not None and any(
            face.colour == play.colour_before for face in play.hand_then
        )
        if guilty and self.table.option("challenge-success") == "return":
            self._take_back(play, accused, victim)
        elif guilty:
            self.hit = None
            if self.colour is None:
                self.colour = self.named
            self._draw_measure(accused, symbol, hit)
            if len(self.playing) <= 1:
                self._end_last()
                return
            self._begin_turn(victim)
            self.single_draw = (
                challenger == victim
                and self.table.option("challenge-turn") == "one"
                and not self._can_play(victim)
            )
        else:
            extra = self.table.number("challenge-innocent")
            if challenger == victim:
                self._take_hit(extra)  # B20, F13
            else:
                # open: B17 says "challenge-innocent less four" and means what B20 adds: 6 - 4 = 2, or 8 - 4 = 4.
                # open: the challenger draws first, as the sentence has it, though B16 knows a turn order
                self._give(challenger, extra)
                self._take_hit()
            self._next_turn(victim)

    def _draw_measure(self, seat: str, symbol: str, hit: Hit) -> None:
        """B19, B36, F13: what a guilty player draws."""
        if self.table.option("challenge-guilty") == "2":
            self._give(seat, 2)
        elif hit.until is not None:
            self._draw_until_colour(seat, hit.until)
        else:
            self._give(seat, DRAWS[symbol])

    def _take_back(self, play: Play, accused: str, victim: str) -> None:
        """B19 `return`: the card goes back, a card of the colour before is played, then the measure is drawn."""
        hit = self.hit
        if len(self.discards) == 1:
            raise Unclear("B19, B16: what lay under the card that is taken back has been shuffled in")
        card = self.discards.pop()
        if self.table.option("challenge-guilty") == "2":
            self.debt = (accused, 2, None)  # B36
        else:
            until = hit.until if hit is not None else None
            self.debt = (accused, DRAWS.get(self._face(card).symbol, 0), until)
        self.hands[accused].append(card)
        self.colour = play.colour_before
        self.hit, self.returned = None, play
        choices = self._return_cards(accused)
        if not choices:
            # B35: if only such a card is left to play, none is played. open: the challenger has the turn
            self._pay_debt()
            if len(self.playing) <= 1:
                self._end_last()
            else:
                self._begin_turn(victim)
            return
        self.question = Question("return", accused)
        # open: B34, F6: whether two cards with one face and different backs are one answer; they are two
        if len(set(choices)) == 1:
            self._lay(Play(accused, [choices[0]], "return"))  # B34

    def _return_cards(self, seat: str) -> list[str]:
        """B19: the cards of the colour before, from the hand that was judged (B18)."""
        if self.returned is None:
            return []
        colour, then = self.returned.colour_before, self.returned.hand_then
        return [
            card
            for card in self.hands[seat]
            if self._face(card).colour == colour
            and self._face(card) in then
            and not self._last_forbidden(seat, [card])
        ]

    # ------------------------------------------------------------------ colour and target

    def _judge_colour(self, seat: str, word: str) -> Plan:
        if self.question.kind not in ("colour", "roulette"):
            raise Refused("no colour is to be named")
        colour = self._read_colour(word)
        if colour is None:
            raise Refused("B14: that is no colour")
        return lambda: self._name_colour(seat, colour)

    def _name_colour(self, seat: str, colour: str) -> None:
        if self.question.kind == "roulette":
            self._acts()  # N9: that is acting
            self.colour = colour
            self._draw_until_colour(seat, colour)
            self._next_turn(seat)
            return
        play = self.play
        if play is None:
            raise AssertionError
        if self.turning:  # F7, F8: for the card that a Flip turned up
            self.turning = False
            self.colour = colour
            self.play = None
            if play.how == "first" and seat == self.first and self.table.option("first-card") == "apply":
                self._begin_turn(seat)
            else:
                self._next_turn(seat)
        elif play.how == "first" and not play.cards:
            self.colour = colour
            self._first_colour_named(seat)
        else:
            play.colour = colour
            self._continue(play)

    def _judge_target(self, seat: str, word: str) -> Plan:
        play = self.play
        if self.question.kind != "target" or play is None:
            raise Refused("nobody is to be chosen")
        if word == seat or word not in self.playing:
            raise Refused("H8.1: another player still in")

        def choose() -> None:
            play.target = word
            self._continue(play)

        return choose

    # ------------------------------------------------------------------ UNO

    def _could_leave_one(self, seat: str) -> bool:
        """B25: whether it is the seat's own turn, with a play that could leave one card."""
        hows = {"turn": "turn", "hit": "answer", "skip": "skip"}
        if self.question.seat != seat or self.question.kind not in hows:
            return False
        how = hows[self.question.kind]
        count = len(self.hands[seat])
        sweeps = any(face.symbol == "da" for face in self._faces(seat))
        if not sweeps and count < 2:
            return False
        sizes = None if sweeps else range(count - 1, count)
        return any(len(self._left_after(seat, cards)) == 1 for cards in self._plays(seat, how, sizes))

    def _could_jump_to_one(self, seat: str) -> bool:
        """Whether a jump-in would leave one card.

        open: B25 speaks of "one's own turn" after "without being able to need it"; a jump-in may need a call as well.
        """
        if len(self.hands[seat]) != 2:
            return False
        return any(self._can_jump(Play(seat, [card], "jump")) for card in self.hands[seat])

    def _judge_call(self, seat: str) -> Plan:
        """B22, B25: a call by itself."""
        if self.table.option("uno") == "none":
            raise Refused("B27: nothing need be called")
        if seat not in self.playing:
            raise Refused("not in the round")
        if seat in self.owes:
            return lambda: self.owes.discard(seat)

        def keep() -> None:
            self.kept_call = seat

        if self._could_leave_one(seat) or self._could_jump_to_one(seat):
            if self.kept_call == seat:
                raise Refused("B22: called already")  # open: a second call in one turn costs nothing
            return keep
        if len(self.hands[seat]) == 1:
            asked = seat == self.question.seat and self.question.kind in ("turn", "hit", "skip")
            if not asked or self.kept_call == seat:
                raise Refused("B22: nothing is owed")
            return keep  # B22, B24: kept for a play after drawing; but drawing voids it (B25), so it is of no use
        return self._judge_false_call(seat)

    def _judge_false_call(self, seat: str) -> Plan:
        cost = self.table.number("false-uno")
        if not cost:
            raise Refused("B25: false, but free")
        if self.table.option("false-uno-warning") == "yes" and seat not in self.warned:
            raise Fined("B25: a warning", 0)
        return lambda: self._give(seat, cost)

    def _judge_catch(self, seat: str, words: list[str]) -> Plan:
        """B23, B26: a catch."""
        if self.table.option("uno") == "none":
            raise Refused("B27: nobody can be caught")
        # open: who is out or has left catches nobody
        if seat not in self.playing:
            raise Refused("not in the round")
        accused = words[0] if words else self._only_one_owing(seat)
        if accused == seat or len(words) > 1 or accused not in self.seats:
            raise Refused("B23: any other player")
        if accused in self.owes:
            return lambda: self._catch(accused)
        if len(self.hands[accused]) == 1:
            raise Refused("B26: too late, or called")
        cost = self.table.number("false-catch")
        if accused not in self.playing:
            raise Refused("B26: not in the round")  # open: accusing who is out or has left costs nothing
        if not cost:
            raise Refused("B26: false, but free")
        return lambda: self._give(seat, cost)

    def _only_one_owing(self, catcher: str) -> str:
        owing = sorted(self.owes - {catcher})
        if not owing:
            raise Refused("B26: nobody owes a call")
        if len(owing) > 1:
            raise Unclear("B23: a catch without a name while several owe a call")
        return owing[0]

    def _catch(self, accused: str) -> None:
        self.owes.discard(accused)
        self._give(accused, self.table.number("uno-penalty"))

    # ------------------------------------------------------------------ Flip

    def _turn_over(self) -> None:
        """F7: everything is turned over; the lowest card's other face is now the top."""
        if self.fuzzy_order:
            raise Unclear("F3, F9: which of two equal faces was played, or lies lower, before a Flip")
        self.discards.reverse()
        self.pile.reverse()
        self.dark = not self.dark
        self.colour = self._top().colour
        self.jump_open = False  # F17

    def _flip(self, laid: Laid) -> None:
        play, last = laid.play, laid.last
        self._turn_over()
        if last:
            self._end([play.seat])  # F14
        elif self._top().colour is None:
            self.play, self.turning = play, True
            self.question = Question("colour", play.seat)
        else:
            self._next_turn(play.seat)

    # ------------------------------------------------------------------ leaving and silence

    def _judge_leave(self, seat: str) -> Plan:
        if seat in self.left:
            raise Refused("M9: has left already")
        if self.table.is_on("teams"):
            raise Unclear("M6: a player of a team leaves")
        if self.round_over:
            raise Unclear("M9: leaving between rounds")
        if seat not in self.playing:
            return lambda: self.left.append(seat)  # M7: who is out already keeps the place
        return lambda: self._leave(seat)

    def _leave(self, seat: str) -> None:
        """M9: out of the round; what is asked of the leaver takes its default."""
        if self.debt is not None:
            raise Unclear("M9, B19: leaving while a bluff is being settled")
        if self.question.seat != seat and self.hit is not None and self.hit.by == seat:
            raise Unclear("M9: the player of a waiting draw card leaves")
        self.owes.discard(seat)
        if self.kept_call == seat:
            self.kept_call = None
        asked = self.question.seat == seat
        kind = self.question.kind
        if (
            asked
            and kind == "hit"
            and len(self.playing) == 2
            and self.table.match & {"negative", "elimination"}
        ):
            raise Unclear(
                "M9: whether the penalty of the last but one, who leaves, still counts against them"
            )
        if asked and kind == "return":
            raise Unclear("M9, B19: the duty to play of a leaver")
        if asked and kind in ("colour", "target"):
            self._leave_while_naming(seat)
            return
        self.playing.remove(seat)
        self.left.append(seat)
        if asked:
            # open: M9 does not say that a turn is "what is asked"; it takes M10's default, one card and a pass
            self._default(seat)
        elif len(self.playing) <= 1:
            self._end_last()

    def _leave_while_naming(self, seat: str) -> None:
        """The card still acts, as its player's."""
        self._default(seat)
        if self.question.seat == seat and self.question.kind in ("colour", "target"):
            self._default(seat)
        if self.round_over or seat not in self.playing:
            return
        asked_again = self.question.seat == seat
        self.playing.remove(seat)
        self.left.append(seat)
        self.owes.discard(seat)
        if len(self.playing) <= 1:
            self._end_last()
        elif asked_again:
            self._next_turn(seat)

    def _judge_join(self, seat: str) -> Plan:
        if seat not in self.left:
            raise Refused("M9: has not left")
        if self.round_over:
            raise Unclear("M9: coming back between rounds")

        def join() -> None:
            self.left.remove(seat)
            if seat in self.out:
                return
            self.playing = [s for s in self.seats if s in self.playing or s == seat]
            self._check_mercy(seat)

        return join

    def _judge_timeout(self, seat: str) -> Plan:
        if seat != self.question.seat:
            raise Refused("M10: not waited for")
        return lambda: self._time_out(seat)

    def _time_out(self, seat: str) -> None:
        """M10: the default; after `idle-limit` turns in a row the player is treated as having left."""
        turn = self.turn_number
        if self.idle_turn.get(seat) != turn or not self.idle.get(seat):
            self.idle[seat] = self.idle.get(seat, 0) + 1
        self.idle_turn[seat] = turn
        limit = self.table.number("idle-limit")
        if limit and self.idle[seat] >= limit:
            if self.table.is_on("teams"):
                raise Unclear("M6: a player of a team leaves")
            self._leave(seat)
            return
        self.silent = (seat, turn)
        self._default(seat)

    def _stay_silent(self) -> None:
        """Take the default of whatever else is asked, in one turn, of a player who has let it time out.

        open: M10 does not say whether one silence stands for all of a turn, what comes back to the player included.
        """
        while not self.round_over and self.silent == (self.question.seat, self.turn_number):
            if self.question.kind == "turn":
                return
            self._default(self.question.seat)
            self._settle()

    def _default(self, seat: str) -> None:
        """M10: what the bot does for a player who does not answer."""
        kind = self.question.kind
        if kind == "turn":
            if self.drawn is not None:
                self._next_turn(seat)
            elif not self._can_draw():
                self._pass_blocked(seat)
            else:
                self._draw_in_turn(seat, idle=True)
        elif kind in ("colour", "roulette"):
            held = [face.colour for face in self._faces(seat)]
            self._name_colour(seat, max(self._colours(), key=held.count))
        elif kind == "target":
            self._judge_target(seat, self._next(seat))()
        elif kind == "hit":
            self._accept_hit()
        elif kind == "skip":
            self._decline_skip()
        else:
            raise Unclear(
                "M10, B19: a play that is a duty is drawn for: whether one card, and what of the duty"
            )

    # ------------------------------------------------------------------ the end

    def _end_last(self) -> None:
        """H10.1, M9: the last one left wins. M7: with places the last one left is last."""
        self._pay_debt()
        if not self.playing:
            raise Unclear("H10.1: nobody is left")
        if any(self.idle.get(seat) for seat in self.playing):
            raise Unclear("M9, M10: whether the last one left wins who has not answered of late")
        self._end(list(self.playing))

    def _end_blocked(self) -> None:
        """B16: fewest cards wins, then fewest points, then it is shared."""
        if self.table.is_on("teams") or self.table.is_on("places"):
            raise Unclear("B16: a round in which all passed, with teams or places")
        best = min((len(self.hands[seat]), self._points(seat)) for seat in self.playing)
        self._end([seat for seat in self.playing if (len(self.hands[seat]), self._points(seat)) == best])

    def _end(self, winners: list[str]) -> None:
        """The round is over; the last card has acted. Count the points (match.md)."""
        self._pay_debt()
        self._score_out()
        self.round_over = True
        self.question = Question("over", "")
        self.owes.clear()
        self.hit = self.play = None
        self.winners_of_round = winners
        self._count(winners)

    def _count(self, winners: list[str]) -> None:
        is_on = self.table.is_on
        still_in = [seat for seat in self.playing if seat not in winners]
        if is_on("negative") or is_on("elimination"):  # M2, M5
            for seat in self.seats:
                self.scores[seat] += self.put_out.get(seat, self._points(seat))
            self._end_of_low_match()
            return
        if is_on("places"):
            self._count_places()
            return
        if is_on("teams"):  # M6
            # open: somebody put out cannot be (H10.1); who wins by B16 is not modelled
            team = [self.seats.index(winners[0]) % 2]
            gain = sum(self._points(s) for s in self.seats if self.seats.index(s) % 2 not in team)
            for seat in self.seats:
                if self.seats.index(seat) % 2 in team:
                    self.scores[seat] += gain
        elif is_on("rounds") and self.table.option("scoring") == "places":
            self._score_places(winners)
        elif len(winners) == 1:  # M1; open: a shared round (B16) brings nobody points, as M8 has it
            gain = sum(self._points(seat) for seat in still_in)
            if is_on("mercy"):
                gain += self.table.number("knockout") * len(self.put_out)  # H10.2, N15
            self.scores[winners[0]] += gain
        self._end_of_high_match(winners)

    def _score_places(self, winners: list[str]) -> None:
        """M3, M11: one point for each player with a worse place, or who has left."""
        if self.put_out:
            raise Unclear("M3, H10.1: the place of who was put out, with scoring=places")
        rank = {seat: (0 if seat in winners else 1, self._points(seat)) for seat in self.playing}
        rank |= dict.fromkeys(winners, (0, 0))
        for seat, place in rank.items():
            self.scores[seat] += sum(place < other for other in rank.values()) + len(self.left)

    def _count_places(self) -> None:
        """M7: places; with `winner` each player out scored the hands then left."""
        order = [s for s in self.out if s not in self.put_out]
        order += [s for s in self.playing if s not in order]
        if self.table.is_on("winner"):
            self._finish_high([s for s in self.seats if self.scores[s] >= self.table.number("target")])
        else:
            self.match_over = True
            self.match_winners = order[:1]

    def _end_of_low_match(self) -> None:
        target = self.table.number("target")
        lowest = min(self.scores.values())
        best = [seat for seat in self.seats if self.scores[seat] == lowest]
        below = [seat for seat in self.seats if self.scores[seat] < target]
        over = len(below) < 2 if self.table.is_on("elimination") else len(below) < len(self.seats)
        held = [seat for seat in self.seats if seat not in self.left]
        if over:
            if set(best) & set(self.left):
                raise Unclear("M2, M5, M9: whether who has left the round can win with the lowest total")
            self.match_over, self.match_winners = True, best
        elif len(held) < 2:  # M9, M4
            low = min(self.scores[seat] for seat in held)
            self.match_over, self.match_winners = True, [s for s in held if self.scores[s] == low]

    def _end_of_high_match(self, winners: list[str]) -> None:
        is_on = self.table.is_on
        if is_on("round") or (is_on("time") and not is_on("winner") and not is_on("rounds")):
            self.match_over, self.match_winners = True, list(winners)
            if is_on("teams"):
                raise Unclear("M6: teams with one round")
        elif is_on("rounds"):
            rounds = self.table.number("rounds")
            held = [seat for seat in self.seats if seat not in self.left]
            if rounds == 1:
                best = max(self.scores[s] for s in held)
                self.match_over, self.match_winners = True, [s for s in held if self.scores[s] == best]
            else:
                self.match_over = len(held) < 2
                self.match_winners = held if self.match_over else []
        else:
            self._finish_high([s for s in self.seats if self.scores[s] >= self.table.number("target")])

    def _finish_high(self, reached: list[str]) -> None:
        """M1: first at or over the target wins. M9, M4: with fewer than two seats the match is stopped."""
        held = [seat for seat in self.seats if seat not in self.left]
        if reached:
            best = max(self.scores[seat] for seat in reached)
            self.match_over, self.match_winners = True, [s for s in reached if self.scores[s] == best]
        elif len(held) < 2:
            best = max(self.scores[seat] for seat in held)
            self.match_over, self.match_winners = True, [s for s in held if self.scores[s] == best]

    # ------------------------------------------------------------------ what can be asked

    def lawful(self, seat: str) -> set[str]:
        """Return every complete command that this seat may give to its turn or question (interface.Round)."""
        if seat != self.question.seat or self.round_over:
            return set()
        candidates = {"draw", "pass", "accept", "challenge"}
        if self.table.deck == "attack":
            candidates.add("press")
        candidates |= {f"color {colour}" for colour in self._colours()}
        candidates |= {f"pick {other}" for other in self.seats}
        hows = {"turn": "turn", "hit": "answer", "skip": "skip", "return": "return"}
        lawful = {command for command in candidates if self.accepts(seat, command)}
        if self.question.kind in hows:
            for cards in self._plays(seat, hows[self.question.kind]):
                lawful |= set(self._complete(seat, cards))
        return lawful

    def _complete(self, seat: str, cards: list[str]) -> Iterator[str]:
        """Give the play with every colour and target that it can take."""
        face = self._face(cards[-1])
        emptied = not self._left_after(seat, cards)
        codes = " ".join(write_face(self._face(card)) for card in cards)
        colours = [f" {colour}" for colour in self._colours()] if self._names_colour(face) else [""]
        targets = (
            [f" {other}" for other in self._others(seat)]
            if self._needs_target(face, emptied=emptied)
            else [""]
        )
        for colour in colours:
            for target in targets:
                yield f"play {codes}{colour}{target}"

    def accepts(self, seat: str, command: str) -> bool:
        """Return whether the command would be taken now."""
        try:
            self._judge(seat, command)
        except Refused:
            return False
        return True

    def accuses(self, seat: str) -> set[str]:
        """Return catches, calls, jump-ins and challenges out of turn that would be accepted now."""
        if self.round_over or seat not in self.playing:
            return set()
        candidates = {"uno"} | {f"catch {other}" for other in self.seats}
        if seat != self.question.seat:
            candidates.add("challenge")
            if self.table.is_on("jump-in") and self.jump_open:
                for card in self.hands[seat]:
                    if self._face(card) == self._top():
                        candidates |= set(self._complete(seat, [card]))
        return {command for command in candidates if self.accepts(seat, command)}

    def look(self) -> dict[str, object]:
        """Return what a scenario can check."""
        penalty = 0
        if self.hit is not None and self.question.kind == "hit":
            penalty = 1 if self.hit.until is not None else self.hit.total
        seen: dict[str, object] = {
            "turn": [] if self.round_over else [self.question.seat],
            "top": write_face(self._top()),
            "color": self.colour or "none",
            "penalty": penalty,
            "hands": {seat: [write_face(face) for face in self._faces(seat)] for seat in self.seats},
            "counts": {seat: len(self.hands[seat]) for seat in self.seats},
            "out": list(self.out),
            "scores": dict(self.scores),
            "round_over": self.round_over,
        }
        if len(self.playing) > 2:
            seen["direction"] = "cw" if self.direction == 1 else "ccw"
        if not (self.round_over and self.table.is_on("rounds") and self.table.number("rounds") > 1):
            seen["match_over"] = self.match_over
            if self.match_over:
                seen["winners"] = list(self.match_winners)
        if self.table.deck == "flip":
            seen["side"] = "dark" if self.dark else "light"
        return seen
