import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bot.replay.played import fill
from tests.plugins.built_in import all_rules, built_in, loaded
from uno_engine import Drew, Game, InputText, load_state
from unobot.config import Config, Secret
from unobot.kit.replay import tell_rounds
from unobot.kit.replay.report import Replay
from unobot.plugins import Plugins

LIST = Replay(None, None, None, 20, as_json=False)


class Teller:
    """`unobot replay` on a store."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._config, self._capsys = Config(data=Secret(str(data))), capsys

    def tell(self, wanted: Replay, plugins: Plugins | None = None) -> tuple[int, str, str]:
        """The exit status, what is printed, and what is complained."""
        status = tell_rounds(wanted, self._config, plugins or built_in())
        told = self._capsys.readouterr()
        return status, told.out, told.err

    def ids(self) -> list[str]:
        """The rounds there are, newest first."""
        return [each["round"] for each in json.loads(self.tell(replace(LIST, as_json=True))[1])]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


@pytest.fixture
def teller(data: Path, capsys: pytest.CaptureFixture[str]) -> Teller:
    return Teller(data, capsys)


def test_a_round_is_told_as_the_room_was_told_it(data: Path, teller: Teller) -> None:
    said = asyncio.run(fill(data))

    status, told, _ = teller.tell(replace(LIST, round=teller.ids()[0]))

    lines = [line.strip() for line in told.splitlines()]
    retold = [line for line in lines if line in set(said)]
    assert status == 0
    apart = ("Next round in ", "New achievements:")
    assert retold == [line for line in said if not line.startswith(apart)]
    assert "Table: classic turn-timeout=3m idle-limit=2" in lines
    assert "Seats: ann, bob" in lines
    assert lines[-2].startswith("1. ")
    assert lines[-2].endswith(", won, 0 points in hand")


def test_every_hand_is_shown_at_the_deal_and_every_card_that_is_drawn(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data))

    shown = teller.tell(replace(LIST, round=teller.ids()[0]))[1]
    whole = json.loads(teller.tell(replace(LIST, round=teller.ids()[0], as_json=True))[1])

    game = played_again(whole, stop_after=1)
    for seat, name in enumerate(("ann", "bob")):
        line = next(line for line in shown.splitlines() if f" {name} holds " in line)
        assert sorted(line.split()[2:]) == sorted(f"[{card.code}]" for card in game.state.hands[seat])
    drew = [event for event in played_again(whole).take_events() if isinstance(event, Drew)]
    assert drew
    for event in drew:
        if len(event.cards) > 1:
            continue  # they are sorted there
        assert f"{('ann', 'bob')[event.seat]} draws [{event.cards[0].code}]" in shown


def played_again(whole: dict[str, object], stop_after: int | None = None) -> Game:
    """The round played from nothing but its JSON."""
    rules = all_rules().compose(str(whole["table"]))
    state = load_state(json.dumps(whole["opening"]).encode(), rules)
    game = Game(rules, bytes.fromhex(str(whole["seed"])), state=state)
    inputs = whole["inputs"]
    assert isinstance(inputs, list)
    for given in inputs[:stop_after]:
        game.take(InputText(rules.deck.by_code).read(given["seat"], given["text"], game.state.names))
    return game


def test_json_is_enough_to_play_the_round_again(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data))

    whole = json.loads(teller.tell(replace(LIST, round=teller.ids()[0], as_json=True))[1])

    game = played_again(whole)
    assert game.state.round == 1
    assert list(game.state.ended or ()) == whole["result"]["winners"]
    assert [each["name"] for each in whole["standings"] if each["won"]] == [
        whole["seats"][seat] for seat in whole["result"]["winners"]
    ]
    assert "identity" not in json.dumps(whole)


def test_a_round_that_is_still_being_played_is_told_so_far(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data, inputs=3))

    file = data.with_name("round.txt")
    status, _, _ = teller.tell(replace(LIST, round=teller.ids()[0], secrets=True, file=file))

    told = file.read_text()
    assert status == 0
    assert "not finished" in told.splitlines()[0]
    assert told.endswith("\n\nThe round is still in progress.\n")


def test_without_an_id_the_last_rounds_are_listed(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data, opening="!uno cards=2", seed=1))

    status, told, _ = teller.tell(LIST)

    assert status == 0
    assert told.startswith(f"Round {teller.ids()[0]} in #uno on ")
    assert "ann, bob (classic cards=2 turn-timeout=3m idle-limit=2)\n" in told


def test_the_list_can_be_of_one_room_or_network(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data, inputs=0))

    assert teller.tell(replace(LIST, room="#chess"))[1] == "no rounds have been played\n"
    assert teller.tell(replace(LIST, network="elsewhere"))[1] == "no rounds have been played\n"
    assert "#uno" in teller.tell(replace(LIST, room="#uno"))[1]


def test_a_round_that_is_not_there_is_told(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data, inputs=0))

    assert teller.tell(replace(LIST, round="0a1b")) == (
        1,
        "",
        "there is no round 0a1b; to list the last rounds, leave out the id\n",
    )


def test_a_round_of_rules_that_are_gone_is_told(data: Path, teller: Teller) -> None:
    asyncio.run(fill(data))
    id_ = teller.ids()[0]

    status, _, complaint = teller.tell(replace(LIST, round=id_), loaded("unobot_presets"))

    assert status == 1
    line = "classic turn-timeout=3m idle-limit=2"
    assert complaint == f"round {id_} was played by “{line}”: a plugin that brings winner is missing\n"


def test_a_round_that_the_rules_now_play_otherwise_is_told_as_far_as_it_goes(
    data: Path, teller: Teller, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(data))
    id_ = teller.ids()[0]
    dearer = all_rules().compose("classic cards=6")
    monkeypatch.setattr("unobot.kit.replay.steps.rules_of", lambda *_: dearer)

    status, told, complaint = teller.tell(replace(LIST, round=id_))

    assert status == 1
    assert "deals 6 cards each" in told
    assert complaint.startswith(f"round {id_} cannot be told further: input ")
    assert "is refused by the rules there are now: " in complaint


def test_a_store_that_is_not_there_is_told_and_not_made(data: Path, teller: Teller) -> None:
    status, _, complaint = teller.tell(LIST)

    assert status == 1
    assert str(data) in complaint
    assert not data.exists()
