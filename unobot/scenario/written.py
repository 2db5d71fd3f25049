"""Writing a scenario file: a game that was played, as it can be played again."""

import json
from collections.abc import Iterator, Sequence

from uno_engine import DEAL, EngineError, Game, Input, InputText, MakeMove
from unobot.parsing import MoveRead, Reader

_HEAD = """\
# Played again by: unobot scenario {file}
[[scenario]]
name = {name}
clauses = []
table = {table}
seats = {seats}
seed = "{seed}"
laid_out = false
strict = true
steps = [
{steps}
]
expect = {{}}
"""


def written(file: str, name: str, game: Game, inputs: Sequence[Input], reader: Reader) -> str:
    """The text of a file with one strict scenario: `game` before its first deal, and the inputs that follow.

    A move stands there as it is typed in English; what cannot be typed so, as an `input`. The game is played on.
    """
    steps = (f"    {step}," for step in _steps(game, inputs, reader))
    return _HEAD.format(
        file=file,
        name=_text(name),
        table=_text(game.rules.line),
        seats=json.dumps(list(game.state.names), ensure_ascii=False),
        seed=game.seed.hex(),
        steps="\n".join(steps),
    )


def _steps(game: Game, inputs: Sequence[Input], reader: Reader) -> Iterator[str]:
    texts = InputText(game.rules.deck.by_code)
    on_the_way = True
    for given in inputs:
        seat, text = texts.write(given, game.state.names)
        line = f"{game.state.names[seat or 0]}: {text}"
        if isinstance(given, MakeMove) and given.move == DEAL:
            yield _text("deal")
        elif on_the_way and _reads_so(game, given, text, reader):
            yield _text(line)
        else:
            yield f"{{ input = {_text(line)} }}"
        on_the_way = on_the_way and _taken(game, given)


def _reads_so(game: Game, given: Input, text: str, reader: Reader) -> bool:
    """Whether the bot would take that text for that input."""
    if not isinstance(given, MakeMove):
        return False
    read = reader.read_move(text, game, given.seat)
    return isinstance(read, MoveRead) and read.move == given.move and tuple(read.ahead) == given.ahead


def _taken(game: Game, given: Input) -> bool:
    """Whether the input could be taken again. The last one may fail, and all may if the rules are not the same any more."""
    try:
        game.take(given)
    except EngineError:
        return False
    return True


def _text(text: str) -> str:
    """A text as TOML has it."""
    return json.dumps(text, ensure_ascii=False)
