"""A stand-in that says the bot's lines over a much simplified game: enough to sit opposite the demo's players."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from uno_engine import COLORS, Card
from uno_engine.classic.cards import DECK
from unobot.demo.client import IrcClient, same
from unobot.demo.guide import Guide
from unobot.demo.players import Knowledge
from unobot.demo.room_lines import RoomLines
from unobot.parsing import ColorWords, Notation
from unobot.texts import Texts

LETTERS = {color.value for color in COLORS}
KNOWS = Knowledge(Notation(DECK, ColorWords()), RoomLines(Texts()))
GUIDE = Guide(Texts(), "en")
SYMBOLS = [*"0123456789", *"123456789", "s", "s", "+2", "+2"]


class FakeBot:
    def __init__(self, client: IrcClient, room: str, seed: int, *, colours: bool = False) -> None:
        self.client, self.room, self.colours = client, room, colours
        self.chance = random.Random(seed)
        self.hands: dict[str, list[str]] = {}
        self.seats: list[str] = []
        self.top, self.colour, self.turn = "", "", ""
        self.drawn: str | None = None
        self.pending = ""
        self.owing = ""
        self.heard: list[tuple[str, str]] = []
        self.refusals: list[tuple[str, str]] = []
        self.over = False
        self.deaf_to: set[str] = set()

    async def run(self) -> None:
        self.client.send("JOIN", self.room)
        async for message in self.client.messages():
            if message.verb == "PRIVMSG" and not same(message.nick, self.client.nick):
                target, text = message.params
                if same(target, self.room) and not text.startswith("!"):
                    continue
                self.heard.append((message.nick, text))
                self.command(message.nick, *text.removeprefix("!").split())

    def room_line(self, line: str) -> None:
        if self.colours:
            line = line.replace("[", "\x0300,05[").replace("]", "]\x0f")
        self.client.say(self.room, line)

    def private(self, name: str, line: str) -> None:
        self.client.send("NOTICE", name, f"[{self.room}] {line}")

    def refuse(self, name: str, why: str) -> None:
        self.refusals.append((name, why))
        self.private(name, why)

    def command(self, name: str, verb: str, *words: str) -> None:
        if verb in self.deaf_to:
            return
        match verb:
            case "set":
                self.client.send("NOTICE", name, "Your style is plain now.")
            case "uno" | "join" if not self.hands:
                self.sit(name)
            case "deal" if len(self.seats) > 1 and not self.hands:
                self.deal()
            case "hand" if name in self.hands:
                self.show(name)
            case "catch" if self.owing and words == (self.owing,):
                self.room_line(f"{name} catches {self.owing}, who draws 2.")
                self.draw(self.owing, 2)
                self.owing = ""
            case "play" | "draw" | "pass" | "accept" | "challenge" if name == self.turn:
                self.act(name, verb, *words)
            case _:
                self.refuse(name, f"Not now: {verb}.")

    def sit(self, name: str) -> None:
        if name in self.seats:
            self.refuse(name, "You sit here already.")
            return
        self.room_line(
            f"{name} takes a seat."
            if self.seats
            else f"{name} opens a table of classic. !join takes a seat, !deal starts."
        )
        self.seats.append(name)

    def deal(self) -> None:
        self.hands = {name: [] for name in self.seats}
        for name in self.seats:
            self.draw(name, 7, quiet=True)
        self.top, self.colour, self.turn = "r5", "r", self.seats[0]
        self.room_line(f"Seven cards each. {self.turn}, your turn on [r5].")
        for name in self.seats:
            self.show(name)

    def draw(self, name: str, count: int, *, quiet: bool = False) -> None:
        for _ in range(count):
            wild = self.chance.random() < 0.08
            code = (
                self.chance.choice(["w", "wd4"])
                if wild
                else self.chance.choice("rygb") + self.chance.choice(SYMBOLS)
            )
            self.hands[name].append(code)
        if not quiet:
            self.show(name)

    def fits(self, code: str) -> bool:
        card, top = DECK.by_code[code], DECK.by_code[self.top]
        return card.color is None or card.color.value == self.colour or card.symbol == top.symbol

    def show(self, name: str) -> None:
        cards = " ".join(f"[{code}]" for code in sorted(self.hands[name]))
        words: list[str] = []
        if name == self.turn and not self.pending:
            offered = self.hands[name] if self.drawn is None else [self.drawn]
            words = [
                *sorted({code for code in offered if self.fits(code)}),
                "draw" if self.drawn is None else "pass",
            ]
        playable = f" (playable: {' '.join(words)})" if words else ""
        others = ", ".join(f"{other} {len(self.hands[other])}" for other in self.seats if other != name)
        self.private(name, f"Your cards: {cards}{playable}" + (f" · {others}" if words else ""))

    def after(self, name: str) -> str:
        return self.seats[(self.seats.index(name) + 1) % len(self.seats)]

    def go_on(self, said: str, turn: str) -> None:
        self.turn, self.drawn = turn, None
        named = f" ({DECK.by_code.color(self.colour).word})" if self.top.startswith("w") else ""
        self.room_line(f"{said} {turn}, your turn on [{self.top}]{named}.")
        self.show(turn)

    def act(self, name: str, verb: str, *words: str) -> None:
        if bool(self.pending) != (verb in {"accept", "challenge"}):
            self.refuse(name, f"You cannot {verb} now.")
        elif self.pending:
            self.draw(name, 4)
            offender, self.pending = self.pending, ""
            said = (
                f"{name} doubts it, but {offender} is innocent."
                if verb == "challenge"
                else f"{name} draws 4."
            )
            self.go_on(said, self.after(name))
        elif verb == "play":
            self.play(name, *words)
        elif verb == "draw" and self.drawn is None:
            self.draw(name, 1, quiet=True)
            self.drawn = self.hands[name][-1]
            if self.fits(self.drawn):
                self.room_line(f"{name} draws a card.")
                self.show(name)
            else:
                self.go_on(f"{name} draws a card and passes.", self.after(name))
        elif verb == "pass" and self.drawn is not None:
            self.go_on(f"{name} passes.", self.after(name))
        else:
            self.refuse(name, f"You cannot {verb} now.")

    def play(self, name: str, code: str, *words: str) -> None:
        if code not in self.hands[name] or not self.fits(code) or self.drawn not in {None, code}:
            self.refuse(name, f"You cannot play {code}.")
            return
        card = DECK.by_code[code]
        if card.color is None and (not words or words[0] not in LETTERS):
            self.refuse(name, "Which colour?")
            return
        self.hands[name].remove(code)
        self.top, self.colour = code, card.color.value if card.color else words[0]
        self.effect(name, card, called="uno" in words)

    def effect(self, name: str, card: Card, *, called: bool) -> None:
        self.owing = name if len(self.hands[name]) == 1 and not called else ""
        said = f"{name} plays [{card.code}]" + (" and calls UNO" if called else "")
        victim = self.after(name)
        if not self.hands[name]:
            self.over = True
            self.room_line(f"{said} and goes out. {name} wins the round and scores 42 points.")
        elif card.code == "wd4":
            self.pending, self.turn, self.drawn = name, victim, None
            self.room_line(
                f"{said} and names {DECK.by_code.color(self.colour).word}. {victim} must take 4 or challenge."
            )
            self.private(victim, "A Wild Draw Four: will you take it? (answers: accept challenge)")
        elif card.symbol == "+2":
            self.draw(victim, 2)
            self.go_on(f"{said} — {victim} draws 2 and is skipped.", self.after(victim))
        elif card.symbol == "s":
            self.go_on(f"{said} — {victim} is skipped.", self.after(victim))
        else:
            self.go_on(f"{said}.", victim)


@asynccontextmanager
async def fake_bot(
    host: str, port: int, room: str, seed: int = 1, *, colours: bool = False
) -> AsyncIterator[FakeBot]:
    client = await IrcClient.connect(host, port, "unobot")
    bot = FakeBot(client, room, seed, colours=colours)
    task = asyncio.create_task(bot.run())
    try:
        yield bot
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await client.close()


@asynccontextmanager
async def start_fake_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
    async with fake_bot(host, port, room, colours=True) as bot:
        yield bot.client.nick
