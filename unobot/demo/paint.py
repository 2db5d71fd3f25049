"""IRC's colours and emphasis, shown by a terminal."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

PALETTE = (231, 16, 19, 28, 196, 88, 90, 208, 226, 46, 30, 51, 21, 201, 244, 252)
"""The sixteen colours of mIRC as the nearest ones of a terminal's 256."""

_CODE = re.compile(r"\x03(?:(\d{1,2})(?:,(\d{1,2}))?)?|\x04[0-9a-fA-F,]*|[\x00-\x1f\x7f-\x9f]")
_SWITCHES = {"\x02": "bold", "\x1d": "italic", "\x1f": "underline", "\x16": "reverse"}
_NUMBERS = {"bold": "1", "italic": "3", "underline": "4", "reverse": "7"}


@dataclass(frozen=True, slots=True)
class _Pen:
    bold: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False
    front: int | None = None
    back: int | None = None

    def escape(self) -> str:
        codes = ["0", *(number for name, number in _NUMBERS.items() if getattr(self, name))]
        codes += [f"38;5;{self.front}"] if self.front is not None else []
        codes += [f"48;5;{self.back}"] if self.back is not None else []
        return f"\x1b[{';'.join(codes)}m"


def painted(line: str) -> str:
    r"""The line with a terminal's escapes for its colours; every other control character is left out.

    >>> painted("top: \x0300,05r5\x0f!")
    'top: \x1b[0;38;5;231;48;5;88mr5\x1b[0m!'
    """
    return "".join(_pieces(line))


def _pieces(line: str) -> Iterator[str]:
    pen, place = _Pen(), 0
    for code in _CODE.finditer(line):
        yield line[place : code.start()]
        place = code.end()
        if (after := _after(pen, code)) != pen:
            pen = after
            yield pen.escape()
    yield line[place:]
    if pen != _Pen():
        yield _Pen().escape()


def _after(pen: _Pen, code: re.Match[str]) -> _Pen:
    sign = code[0][0]
    if sign == "\x0f":
        return _Pen()
    if sign == "\x03":
        front = _colour(code[1]) if code[1] else None
        back = _colour(code[2]) if code[2] else pen.back if code[1] else None
        return replace(pen, front=front, back=back)
    if name := _SWITCHES.get(sign):
        return replace(pen, **{name: not getattr(pen, name)})
    return pen


def _colour(number: str) -> int | None:
    return PALETTE[int(number)] if int(number) < len(PALETTE) else None
