"""Whoever types what the bot lists for them finishes a round of every preset, and is never refused."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

import pytest

from tests.plugins.built_in import all_rules, built_in
from tests.private_lines import Hand, Prompt, read_private
from uno_engine import COLORS, BadTable, Card, Color, Deck
from unobot.adapter import Identity, Room, Said, Sender
from unobot.kit.testing import FakeRoom, fake_room
from unobot.parsing import ColorWords, Notation, WrittenCard
from unobot_matrix import formatting

PEOPLE = ("ada", "bela", "cleo")
BOUND = 900
SHORT = {"rounds": "rounds=1", "winner": "target=1", "round": ""}


def short(preset: str) -> str:
    """A table of that preset, with a match of a round or two."""
    return f"{preset} {SHORT[all_rules().presets[preset].match[0]]}"


LOW = 2
"""With so few cards or fewer, somebody is about to win."""
DOUBT = 0.3
"""How often a Wild Draw Four is challenged."""
COLOURED = frozenset({"w", "wd4"})
"""The cards with which a colour is typed by who holds one; else the bot asks for it if it needs it."""
COMMANDS = frozenset(
    {"draw", "pass", "accept", "refuse", "challenge", "yes", "no", "keep", "done", "uno", "hand", "dos"}
)
LIKED = {"uno": -1.0, "hand": -1.0, "refuse": 6.0, "accept": 5.0, "draw": 4.0, "pass": 1.0}


def all_cards(table: str) -> Notation:
    """How the cards of every preset, of every deck that goes with `classic`, and of this table are written."""
    known = all_rules()
    decks = (f"+{rule.id}" for rule in known.rules.values() if rule.role == "deck")
    cards: dict[Card, int] = {}
    for line in (*known.presets, *decks, table):
        with suppress(BadTable):  # a deck that needs another game's rules
            cards.update(known.compose(line).deck.counts)
    return Notation(Deck("all", cards), ColorWords())


class Listener:
    """A player who knows nothing but what was told to them alone."""

    def __init__(self, written: Notation, others: Sequence[str], chance: random.Random) -> None:
        self.others, self.chance, self.written = others, chance, written
        self.codes: tuple[str, ...] = ()
        self.counts: Mapping[str, int] = {}
        self.answers: tuple[str, ...] = ()
        self.calls = True
        """Whether UNO is called at this table, as far as was seen."""

    def hear(self, line: str) -> None:
        """Take note of a private line."""
        said = read_private(line)
        if isinstance(said, Hand):
            self.codes, self.counts = said.cards, said.counts or self.counts
        if isinstance(said, Hand | Prompt):
            self.answers = said.answers or ()

    def commands(self) -> list[str]:
        """What they would type, the best first; nothing but what was listed is among it."""
        colours = all(_colour(answer) for answer in self.answers)
        scored = [(self._worth(answer, colours=colours), -place) for place, answer in enumerate(self.answers)]
        order = [self.answers[-place] for _, place in sorted(scored, reverse=True)]
        return list(dict.fromkeys(way for answer in order for way in self._ways(answer, colours=colours)))

    def _card(self, code: str) -> Card | None:
        read = self.written.exact(code)
        return read.card if isinstance(read, WrittenCard) and read.card.code == code.lower() else None

    def _cards(self) -> Iterator[Card]:
        return (card for code in self.codes if (card := self._card(code)))

    def _favourite(self, but: Card | None = None) -> Color:
        rest = list(self._cards())
        if but in rest:
            rest.remove(but)
        held = Counter(card.color for card in rest)
        return max(COLORS, key=lambda color: held[color])

    def _worth(self, answer: str, *, colours: bool) -> float:
        word = answer.lower().removeprefix("play ").removeprefix("color ").removeprefix("pick ")
        colour = _colour(word)
        if colour and (colours or len(word) > 1):
            return 10.0 if colour is self._favourite() else self.chance.random()
        if card := self._card(word):
            return 20.0 + self._card_worth(card) + self.chance.random()
        if word == "challenge":
            return 15.0 if self.chance.random() < DOUBT else 0.5
        if answer.lower().startswith("play ") or (" " in answer and self._card(word.split()[0])):
            return 21.0 + len(answer.split()) + self.chance.random()
        if answer in self.others:
            return 12.0 - self.counts.get(answer, 7) / 10
        return LIKED.get(word, 2.0 + self.chance.random())

    def _card_worth(self, card: Card) -> float:
        """Numbers of the colour most held first, black cards last; but what hurts first if somebody is about to win."""
        if any(self.counts.get(name, 7) <= LOW for name in self.others):
            return 0.0 if card.number is not None else float(card.points)
        if card.color is None:
            return -8.0 - (card.code != "w")
        return sum(held.color is card.color for held in self._cards()) + card.points / 10

    def _ways(self, answer: str, *, colours: bool) -> list[str]:
        """How an answer may be typed, the best way first."""
        if colours and (colour := _colour(answer)):
            return [f"color {colour.word}"]
        verb, _, rest = answer.partition(" ")
        code = rest if verb.lower() == "play" else answer
        if verb.lower() in COMMANDS or " " in code:
            return [answer]
        card = self._card(code)
        if card is None and code not in self.codes:
            return [f"pick {answer}", answer]
        play = f"play {card.code if card else code}"
        if card and card.code in COLOURED and any(held.color for held in self._cards()):
            play += f" {self._favourite(but=card).value}"
        # a call that is not wanted would refuse the whole line, so the play alone is the next best
        return [f"{play} uno", play] if self.calls and len(self.codes) == LOW else [play]


def _colour(answer: str) -> Color | None:
    return next((color for color in COLORS if answer.lower() in {color.value, color.word}), None)


class Listeners:
    """All players of a table."""

    def __init__(self, table: str, seed: int) -> None:
        cards, chance = all_cards(table), random.Random(seed)
        self.players = {
            name: Listener(cards, [other for other in PEOPLE if other != name], chance) for name in PEOPLE
        }

    def hear(self, lines: list[str]) -> None:
        """Everybody reads what is theirs to read."""
        for line in lines:
            to, _, text = line.partition(": ")
            if to in self.players:
                self.players[to].hear(text)


async def step(room: FakeRoom, listeners: Listeners) -> None:
    """Whoever the table waits for looks what is open and types the best of the answers listed, and it is taken."""
    table = room.table()
    if table.waiting:
        listeners.hear(await room.say(PEOPLE[0], "!deal"))
        return
    name = table.game.state.names[table.asked()[0]]
    listeners.hear(await room.whisper(name, "hand"))
    before = list(table.game.inputs), table.game.checkpoint
    player = listeners.players[name]
    for command in player.commands()[:2]:
        listeners.hear(heard := await room.say(name, f"!{command}"))
        if room.find_table() is not table or (list(table.game.inputs), table.game.checkpoint) != before:
            return
        assert command.endswith(" uno"), f"{name} typed {command} and was told {heard}"
        player.calls = False
    raise AssertionError(f"nothing that {name} types is taken: {player.answers}")


@pytest.mark.parametrize("preset", [*all_rules().presets, "extended dropped=yes"])
async def test_who_types_what_is_listed_finishes_every_preset_and_is_never_refused(preset: str) -> None:
    line = short(preset.split(maxsplit=1)[0]) + preset.removeprefix(preset.split(maxsplit=1)[0])
    listeners = Listeners(line, 5)
    async with fake_room(*PEOPLE, plugins=built_in(), seed=5) as room:
        for name in PEOPLE:
            for setting in ("set language en", "set style plain", "set hints off"):
                await room.whisper(name, setting)
        await room.say(PEOPLE[0], f"!uno {line}")
        for name in PEOPLE[1:]:
            await room.say(name, "!join")
        for _ in range(BOUND):
            if room.find_table() is None:
                return
            await step(room, listeners)
        raise AssertionError(f"{line} is not over after {BOUND} commands")


TAPS = 150
"""So many taps at a table."""
UNTAPPED = {"guess"}
"""What nobody can tap: the word of a charade is typed."""


async def tap(room: FakeRoom, chance: random.Random, number: int) -> None:
    """Whoever the table waits for taps one of the signs below their hand, and it is done."""
    table = room.table()
    seat = table.asked()[0]
    name, view = table.game.state.names[seat], table.view(seat)
    await room.whisper(name, "hand")
    hand = next(
        message for message in reversed(room.network.messages) if message.to == name and message.answers
    )
    prompt = formatting.Prompt(hand.answers, hand.room)
    missing = {move.verb for move in view.answers} - {
        move.verb for move in view.answers if any(known(move.verb, answer) for answer in hand.answers)
    }
    assert missing <= UNTAPPED, f"at the question {view.why} there is no tap to {missing}: {hand.answers}"
    signs = formatting.hand_reactions(hand.answers)
    assert {prompt.meaning(sign) for sign in signs} <= set(hand.answers)
    assert len(signs) == min(len(hand.answers), formatting.MOST_SIGNS)
    answer = prompt.meaning(chance.choice(signs))
    assert answer is not None
    before = list(table.game.inputs), table.game.checkpoint
    said = Said(
        room.network.network, None, Sender(Identity(name), name), answer, f"$tap{number}",
        room.clock.now(), addressed=True, about=Room("#uno"),
    )  # fmt: skip
    await room.network.deliver(said)
    heard = await room.heard()
    after = list(table.game.inputs), table.game.checkpoint
    assert room.find_table() is not table or after != before, f"{name} tapped {answer} and was told {heard}"


VERBS = frozenset({"draw", "pass", "accept", "refuse", "challenge", "color", "pick", "put", "press"})


def known(verb: str, answer: str) -> bool:
    """Whether that is a tap for a move with that verb."""
    first = answer.partition(" ")[0]
    return first == verb if verb in VERBS else first not in VERBS


@pytest.mark.parametrize("preset", [*all_rules().presets, "extended dropped=yes"])
async def test_who_taps_what_is_offered_plays_every_preset_and_is_never_refused(preset: str) -> None:
    line = short(preset.split(maxsplit=1)[0]) + preset.removeprefix(preset.split(maxsplit=1)[0])
    chance = random.Random(7)
    async with fake_room(*PEOPLE, plugins=built_in(), seed=5) as room:
        for name in PEOPLE:
            await room.whisper(name, "set hints off")
        await room.say(PEOPLE[0], f"!uno {line}")
        for name in PEOPLE[1:]:
            await room.say(name, "!join")
        for number in range(TAPS):
            if (table := room.find_table()) is None:
                break
            if table.waiting:
                await room.say(PEOPLE[0], "!deal")
            else:
                await tap(room, chance, number)


async def test_with_two_cards_left_a_tap_plays_and_calls_uno() -> None:
    async with fake_room("ada", "bela", plugins=built_in(), seed=5) as room:
        await room.say("ada", "!uno round")
        await room.say("bela", "!join")
        await room.say("ada", "!deal")
        room.lay_out({"ada": "r5 g1", "bela": "b1 b2 b3"}, top="r9", turn="ada")
        await room.whisper("ada", "hand")
        hand = room.network.messages[-1]
        assert hand.answers == ("r5", "r5 uno", "draw")
        assert formatting.hand_reactions(hand.answers) == ["r5", "r5 uno", "🎴"]
        heard = await room.whisper("ada", hand.answers[1])
        assert any("plays [r5]" in line and "UNO" in line for line in heard), heard
