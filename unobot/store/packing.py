"""A finished round's opening and inputs in one value, a tenth of what they take as rows."""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from unobot.store.change import InputGiven, RoundId

_BEST: Final = 9


class _Packed(msgspec.Struct, array_like=True, tag=1):
    """Version 1: the opening, and of each input the seat, the text, and the milliseconds since the one before."""

    opening: str
    inputs: list[tuple[str | None, str, int]]


def packed(opening: bytes, inputs: Sequence[InputGiven]) -> bytes:
    """The opening and the inputs, compressed. Raises ValueError if they are not all inputs from the first on."""
    if [given.number for given in inputs] != list(range(1, len(inputs) + 1)):
        raise ValueError("inputs are missing")
    times = [0, *(given.at_ms for given in inputs)]
    said = [(g.seat, g.text, g.at_ms - before) for g, before in zip(inputs, times, strict=False)]
    return zlib.compress(msgspec.json.encode(_Packed(opening.decode(), said)), _BEST)


def unpacked(replay: bytes, round_: RoundId) -> tuple[bytes, tuple[InputGiven, ...]]:
    """The opening and the inputs that `packed` was given. Raises ValueError if it never made these bytes."""
    try:
        found = msgspec.json.decode(zlib.decompress(replay), type=_Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(f"round {round_} is packed otherwise") from error
    at, inputs = 0, []
    for number, (seat, text, later) in enumerate(found.inputs, 1):
        at += later
        inputs.append(InputGiven(round_, number, seat, text, at))
    return found.opening.encode(), tuple(inputs)
