"""Players who do anything: what is offered, what is forbidden, nonsense, leaving, coming back, waiting too long."""

from collections import Counter
from random import Random

from tests.engine.knowledge import assert_events_tell_no_secret, assert_views_tell_no_secret
from uno_engine import (
    EngineError,
    Event,
    Game,
    GameState,
    Option,
    RuleSet,
    Seat,
    load_state,
    save_state,
    seed_from,
)

VERBS = (
    "play", "draw", "pass", "uno", "catch", "challenge", "accept", "refuse", "color", "pick", "deal", "xyzzy", "",
    "/leave", "/stop", "/time 99999999", "/join x",
)  # fmt: skip

Look = tuple[GameState, object, list[list[Option]], tuple[object, ...], GameState, int | None]


def asked(game: Game) -> object:
    """The open question, as far as two can be compared."""
    q = game.question
    if q is None:
        return None
    default = [q.default_of(game.state, s).id for s in q.waiting()] if q.why != "deal" else []
    return (
        q.why,
        q.asked,
        q.waiting(),
        dict(q.answers),
        q.acts,
        q.mode,
        q.private,
        q.about,
        q.patience,
        default,
    )


def look(game: Game) -> Look:
    """All of a game that two can be compared by."""
    seats = range(len(game.state.seats))
    return (
        game.state.copy(), asked(game), [list(game.options(s)) for s in seats], game.inputs, game.checkpoint, game.due(),
    )  # fmt: skip


def reloaded(game: Game) -> Game:
    """The game as it comes back from a store."""
    state = load_state(save_state(game.checkpoint), game.rules)
    return Game(game.rules, game.seed, state=state, inputs=game.inputs)


class Table:
    """A table of random players; every input is checked from all sides."""

    def __init__(self, rules: RuleSet, seed: int, players: int) -> None:
        self.chance = Random(seed)
        self.game = Game(rules, seed_from(seed))
        self.deck = Counter(rules.deck.cards)
        self.looked: Look | None = None
        """The game as it was found good after the last input."""
        self.newcomers = 0
        self.done: list[str] = []
        for _ in range(players):
            self.take("join")

    # --- what is done ----------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """The cards are dealt, by whoever sits first."""
        before = self.before()
        self.game.submit(self.game.state.sitting()[0], "deal")
        self.check(before[0], self.game.take_events())

    def before(self) -> Look:
        """The game as it is now, before an input."""
        return self.looked or look(self.game)

    def play(self, inputs: int) -> None:
        """So many inputs, or to the end of the match."""
        for _ in range(inputs):
            if self.game.question is None:
                return
            kind = self.chance.choices(
                ["option", "text", "forbidden", "wait", "nap", "leave", "return", "join", "rename", "skip"],
                [60, 12, 12, 6, 4, 1, 3, 1, 1, 1],
            )[0]
            self.take(kind)

    def take(self, kind: str) -> None:
        """One input of that kind, with all checks."""
        game = self.game
        before = self.before()
        self.done.append(kind)
        try:
            self.do(kind)
        except EngineError:
            assert game.take_events() == []
            assert look(game) == before, "a refused input changed something"
        else:
            self.check(before[0], game.take_events())

    def do(self, kind: str) -> None:
        game, chance = self.game, self.chance
        seat = chance.randrange(len(game.state.seats) or 1)
        match kind:
            case "join":
                self.newcomers += 1
                game.join(f"p{self.newcomers - 1}")
            case "option" | "text":
                self.say(kind)
            case "forbidden":
                game.submit(seat, self.nonsense())
            case "wait":
                game.advance((game.due() or game.state.clock) + chance.choice([0, 0, 1, 1000]))
            case "nap":
                game.advance(game.state.clock + chance.randrange(60_000))
            case "leave":
                game.leave(seat)
            case "return":
                gone = [s for s, status in enumerate(game.state.seats) if status in {Seat.LEFT, Seat.GONE}]
                game.come_back(chance.choice(gone or [seat]))
            case "skip":
                game.skip(seat)
            case _:
                game.rename(seat, chance.choice([f"q{seat}", "p1", "uno", "", "two words"]))

    def say(self, kind: str) -> None:
        """Choose an option, or type it, in any spelling and perhaps with more in the same line."""
        game = self.game
        able = [s for s in range(len(game.state.seats)) if game.options(s)]
        if not able:
            return
        seat = self.chance.choice(able)
        option = self.chance.choice(game.options(seat))
        if kind == "option":
            game.choose(seat, option)
            return
        words = self.chance.choice((option.id, *option.aliases))
        if option.verb == "play":
            words += self.chance.choice(["", " uno", " red", " with g", " pick p1 uno", " y uno"])
        game.submit(seat, self.chance.choice([words, words.upper(), f"  {words}  "]))

    def nonsense(self) -> str:
        codes = list(self.game.rules.deck.by_code)
        names = list(self.game.state.names)
        words = [self.chance.choice(VERBS)]
        words += self.chance.choices(
            [*codes, *names, "red", "b", "uno", "none", "\x00", "ß"], k=self.chance.randrange(3)
        )
        return " ".join(words)

    # --- what must hold --------------------------------------------------------------------------------------------

    def check(self, before: GameState, events: list[Event]) -> None:
        """All that must hold after every input that was taken."""
        self.assert_no_card_is_lost()
        self.assert_somebody_can_act()
        self.assert_it_can_be_saved()
        assert_events_tell_no_secret(before, events, self.game)
        assert_views_tell_no_secret(self.game)

    def assert_no_card_is_lost(self) -> None:
        counted = self.game.state.cards()
        assert counted == (dict(self.deck) if self.game.state.round else {})

    def assert_somebody_can_act(self) -> None:
        game = self.game
        if game.question is None:
            assert game.state.phase == "over"
            return
        assert game.state.phase != "over"
        waiting = game.question.waiting()
        if game.state.phase == "waiting" and len(game.state.sitting()) < game.rules.base.least_seats:
            return
        assert waiting
        for seat in waiting:
            assert game.options(seat), f"seat {seat} is asked {game.question.why} and can answer nothing"
            assert game.state.seats[seat] not in {Seat.LEFT, Seat.GONE}

    def assert_it_can_be_saved(self) -> None:
        again = reloaded(self.game)
        assert again.take_events() == []
        self.looked = look(self.game)
        assert look(again) == self.looked
