"""A hook for an event is a hook for the events made from it."""

from uno_engine import (
    BUILT_IN,
    DRAW,
    Catalogue,
    ChangesHands,
    Ctx,
    Drew,
    Event,
    Game,
    Move,
    Preset,
    Rule,
    after,
    seed_from,
)

CLASSIC = Preset("classic", "classic-game", "The base game.", match=())


class Noticed(Event, frozen=True):
    """The rule of this test has heard of an event."""

    what: str


class Watch(Rule):
    """Hears of all that changes hands, and once more of what is drawn: but once by each method."""

    id = "watch"

    @after(ChangesHands, Drew)
    def notice(self, ctx: Ctx, event: Event) -> None:
        ctx.emit(Noticed(type(event).__name__))


def test_a_hook_hears_of_each_event_made_from_its_event_once() -> None:
    game = Game(Catalogue([*BUILT_IN, Watch], [CLASSIC]).compose("classic +watch"), seed_from(1))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, Move("deal"))
    game.take_events()

    seat = game.state.turn
    before = len(game.state.hands[seat])
    game.play(seat, DRAW)

    assert len(game.state.hands[seat]) == before + 1
    assert [event.what for event in game.take_events() if isinstance(event, Noticed)] == ["Drew"]
