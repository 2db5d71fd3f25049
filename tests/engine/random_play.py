"""Players who do anything: what is offered, what is forbidden, nonsense, leaving, coming back, waiting too long."""

from collections import Counter
from random import Random

from tests.engine.knowledge import assert_events_tell_no_secret, assert_views_tell_no_secret
from uno_engine import (
    Ahead,
    Arg,
    Card,
    Challenged,
    Color,
    EngineError,
    Event,
    Game,
    GameState,
    InputText,
    MakeMove,
    Move,
    Played,
    Player,
    RuleSet,
    Seat,
    Showed,
    Stands,
    load_state,
    save_state,
    seed_from,
)

VERBS = (
    "play", "draw", "pass", "uno", "catch", "challenge", "accept", "refuse", "color", "pick", "deal", "xyzzy", "give-up",
)  # fmt: skip
TYPED_AHEAD: tuple[Ahead, ...] = (
    (), (Move("uno"),), (Color.RED,), (Color.GREEN, Move("uno")), (Player(1), Move("uno")), ("yes", Move("uno")),
    (Move("catch"), Player(0)),
)  # fmt: skip

Look = tuple[object, ...]

OFTEN = 0.3
"""How often the checkpoint is looked at."""


def asked(game: Game) -> object:
    """The open question, as far as two can be compared."""
    q = game.question
    if q is None:
        return None
    default = [q.default_of(game.state, s) for s in q.waiting()] if q.why != "deal" else []
    return (
        q.why, q.asked, q.waiting(), dict(q.answers), q.acts, q.mode, q.private, q.about, q.patience, default,
        q.brief, q.secret,
    )  # fmt: skip


def look(game: Game) -> Look:
    """All of a game that two can be compared by, but for its checkpoint: to read that makes one."""
    seats = range(len(game.state.seats))
    since = game.asked_at if game.question is not None else None
    return game.state.copy(), asked(game), [list(game.options(s)) for s in seats], game.due(), since


def reloaded(game: Game) -> Game:
    """The game as it comes back from a store."""
    state = load_state(save_state(game.checkpoint), game.rules)
    return Game(game.rules, game.seed, state=state, inputs=game.inputs)


class Table:
    """A table of random players; every input is checked from all sides."""

    def __init__(self, rules: RuleSet, seed: int, players: int) -> None:
        self.chance = Random(seed)
        self.game = Game(rules, seed_from(seed))
        self.deck = Counter(rules.deck.printed)
        self.texts = InputText(rules.deck.by_code)
        self.newcomers = 0
        self.done: list[str] = []
        self.laid: dict[int, tuple[Counter[Card], Color | None]] = {}
        """What each seat was left with by its last play, and the colour in force before it."""
        for _ in range(players):
            self.take("join")

    # --- what is done ----------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """The cards are dealt, by whoever sits first."""
        before = self.game.state.copy()
        self.game.play(self.game.state.sitting()[0], Move("deal"))
        self.check(before, self.game.take_events())

    def play(self, inputs: int) -> None:
        """So many inputs, or to the end of the match."""
        for _ in range(inputs):
            if self.game.question is None:
                return
            kind = self.chance.choices(
                ["option", "ahead", "forbidden", "wait", "nap", "leave", "return", "join", "rename", "skip"],
                [60, 12, 12, 6, 4, 1, 3, 1, 1, 1],
            )[0]
            self.take(kind)

    def take(self, kind: str) -> None:
        """One input of that kind, with all checks."""
        game = self.game
        before = look(game)
        self.done.append(kind)
        try:
            self.do(kind)
        except EngineError:
            assert game.take_events() == []
            assert look(game) == before, "a refused input changed something"
        else:
            state = before[0]
            assert isinstance(state, GameState)
            self.check(state, game.take_events())

    def do(self, kind: str) -> None:
        game, chance = self.game, self.chance
        seat = chance.randrange(len(game.state.seats) or 1)
        match kind:
            case "join":
                self.newcomers += 1
                game.join(f"player{self.newcomers - 1}")
            case "option" | "ahead":
                self.say(kind)
            case "forbidden":
                self.make(seat, self.nonsense(), chance.choice(TYPED_AHEAD))
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
                game.rename(seat, chance.choice([f"q{seat}", "player1", "uno", "", "two words"]))

    def say(self, kind: str) -> None:
        """Choose an option, perhaps with more typed ahead."""
        game = self.game
        able = [s for s in range(len(game.state.seats)) if game.options(s)]
        if not able:
            return
        seat = self.chance.choice(able)
        move = self.chance.choice(game.options(seat))
        assert game.refusal(seat, move) is None
        self.make(seat, move, () if kind == "option" else self.chance.choice(TYPED_AHEAD))

    def make(self, seat: int, move: Move, ahead: Ahead) -> None:
        """Make the move as it comes back from its text, which must be the same."""
        given, names = MakeMove(seat, move, ahead), self.game.state.names
        again = self.texts.read(*self.texts.write(given, names), names)
        assert again == given
        self.game.take(again)

    def nonsense(self) -> Move:
        args: list[Arg] = list(self.game.rules.deck.by_code.values())
        args += [Player(seat) for seat in range(len(self.game.state.seats))]
        args += [
            Color.RED,
            Color.BLUE,
            "uno",
            "none",
            "red",
            "two words",
            '"',
            7,
            Stands(1, 7),
            "\x00",
            "ß",
            "",
        ]
        return Move(self.chance.choice(VERBS), tuple(self.chance.choices(args, k=self.chance.randrange(3))))

    # --- what must hold --------------------------------------------------------------------------------------------

    def check(self, before: GameState, events: list[Event]) -> None:
        """All that must hold after every input that was taken."""
        self.assert_no_card_is_lost()
        self.assert_somebody_can_act()
        self.assert_it_can_be_saved()
        self.assert_challenges_judge_the_play(before, events)
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

    def assert_challenges_judge_the_play(self, before: GameState, events: list[Event]) -> None:
        """A challenge finds and shows what its player held when the card was laid, whatever came since (B18)."""
        state = before.copy()
        for event in events:
            color = state.color
            event.apply(state)
            match event:
                case Played(seat=seat):
                    self.laid[seat] = Counter(state.hands[seat]), color
                case Challenged(of=of, guilty=guilty):
                    held, wanted = self.laid[of]
                    lawful = wanted is None or all(card.color is not wanted for card in held)
                    assert guilty is not lawful, "a challenge judged another hand than that of the play"
                case Showed(of=of, cards=cards, why="challenge"):
                    assert Counter(cards) == self.laid[of][0], (
                        "a challenge showed another hand than that of the play"
                    )

    def assert_it_can_be_saved(self) -> None:
        """A copy stands where the game does; so does what comes back from a store.

        The checkpoint is looked at only now and then: each time that makes the game forget inputs.
        """
        here = look(self.game)
        assert look(self.game.copy()) == here
        if self.chance.random() < OFTEN:
            again = reloaded(self.game)
            assert again.take_events() == []
            assert look(again) == here
            assert look(self.game) == here, "looking at the checkpoint changed something"
            assert (again.checkpoint, again.inputs) == (self.game.checkpoint, self.game.inputs)
