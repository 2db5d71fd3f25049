"""B23: who had not called can no longer be caught once somebody else has acted; that is when everyone may know it."""

from uno_engine import (
    PARTS,
    Catalogue,
    Classic,
    Event,
    Forgiven,
    Game,
    Layout,
    Move,
    Preset,
    laid_out,
    play,
    seed_from,
    view,
)

RULES = Catalogue([Classic, *PARTS], [Preset("classic", "classic-game", "")])
CARDS = RULES.compose("classic").deck.by_code
UNO = Move("uno")


def table(line: str = "classic") -> Game:
    """Ann is to play and holds two cards."""
    hands = {0: "r5 r6", 1: "r1 r2 r3", 2: "r7 b1 b2"}
    held = {seat: [CARDS[code] for code in codes.split()] for seat, codes in hands.items()}
    return laid_out(RULES.compose(line), ["ann", "bob", "cid"], Layout(held, top=CARDS["r9"]), seed_from(1))


def after(game: Game, *moves: tuple[int, str]) -> list[Event]:
    """What happened in the last of these moves: plays, or a call."""
    for seat, code in moves:
        game.take_events()
        game.play(seat, UNO if code == "uno" else play(CARDS[code]))
    return game.take_events()


def test_a_debt_is_told_when_somebody_else_acts_and_not_before() -> None:
    game = table()
    assert Forgiven(0) not in after(game, (0, "r5"))
    assert Forgiven(0) in after(game, (1, "r1"))
    assert Forgiven(0) not in after(game, (2, "r7"))


def test_who_called_owes_nothing() -> None:
    assert Forgiven(0) not in after(table(), (0, "uno"), (0, "r5"), (1, "r1"))
    assert Forgiven(0) not in after(table(), (0, "r5"), (0, "uno"), (1, "r1"))


def test_who_was_caught_is_not_forgiven() -> None:
    game = table()
    game.play(0, play(CARDS["r5"]))
    game.play(2, Move("catch"))
    assert Forgiven(0) not in after(game, (1, "r1"))


def test_nothing_is_told_where_nothing_is_called() -> None:
    assert Forgiven(0) not in after(table("classic uno=none"), (0, "r5"), (1, "r1"))


def test_that_somebody_can_be_caught_is_no_answer_to_be_listed() -> None:
    game = table()
    game.play(0, play(CARDS["r5"]))
    seen = view(game, 1)
    assert Move("catch") in seen.options
    assert Move("catch") not in seen.answers
    assert play(CARDS["r1"]) in seen.answers
    assert (seen.turn, seen.acts) == (True, True)
