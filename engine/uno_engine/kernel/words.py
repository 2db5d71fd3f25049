"""The text of a move, the same in every language and version: `play r5`, `pick bob, red, !uno`.

It is made to be kept (journals, replays, scenario files) and to be read by programs. What people type is read by the
bot, which is much more patient.
"""

import json
import re
from collections.abc import Mapping, Sequence

from uno_engine.kernel.cards import COLORS, Card, Color
from uno_engine.kernel.decks import Codes
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.moves import Ahead, Arg, Move, Player, Stands

_TOKEN = re.compile(r'@?"(?:[^"\\]|\\.)*"|[^\s,]+|,')
_COLORS = {color.word: color for color in COLORS}


class Words:
    """Writes and reads moves at one table: `names` are those of the seats, `cards` the deck's by their codes.

    A player is written by name, a word of the rules as it is, anything else in a form that can mean nothing else:
    `@red` is a player called red, `"a dog"` is a word (`@"a,b"`: a player whose name has a comma). Behind each comma stands something that was typed ahead.

    >>> words = Words(("ann", "7"), {})
    >>> words.write(Move("pick", (Player(0),))), words.write(Move("pick", (Player(1),)), (Color.RED, Move("uno")))
    ('pick ann', 'pick @7, red, !uno')
    >>> words.read("pick @7, red, !uno")
    (Move(verb='pick', args=(Player(seat=1),)), (<Color red>, Move(verb='uno', args=())))
    """

    def __init__(self, names: Sequence[str], cards: Mapping[str, Card]) -> None:
        self.names = names
        self.cards = cards
        self._colors = cards.colors if isinstance(cards, Codes) else _COLORS

    def write(self, move: Move, ahead: Ahead = ()) -> str:
        """The text of a move and of what was typed ahead with it."""
        parts = [self._move(move)]
        parts += [f"!{self._move(more)}" if isinstance(more, Move) else self._arg(more) for more in ahead]
        return ", ".join(parts)

    def read(self, text: str) -> tuple[Move, Ahead]:
        """The move that was written so. Raises NotUnderstood with the part that is none."""
        parts: list[list[str]] = [[]]
        for piece in _TOKEN.findall(text):
            if piece == ",":
                parts.append([])
            else:
                parts[-1].append(piece)
        if not all(parts):
            raise NotUnderstood("not-understood", said=text)
        first, *more = parts
        return self._read_move(first), tuple(self._read_ahead(part) for part in more)

    def _move(self, move: Move) -> str:
        return " ".join([move.verb, *map(self._arg, move.args)])

    def _arg(self, arg: Arg) -> str:
        match arg:
            case Card():
                text = arg.text
            case Stands(what=what, number=number):
                text = f"{self._arg(what)}={number}"
            case Color():
                text = arg.word
            case Player():
                text = self._player_text(arg)
            case int():
                text = str(arg)
            case _:
                text = arg if self._is(arg, arg) else _quoted(arg)
        return text

    def _player_text(self, player: Player) -> str:
        """The bare name if it can mean nothing else at this table; else with `@` before it."""
        name = self.names[player.seat]
        if self._is(name, player):
            return name
        return "@" + (_quoted(name) if name.startswith('"') or "," in name else name)

    def _is(self, token: str, arg: Arg) -> bool:
        """Whether that token is read as that argument and nothing else."""
        if not _TOKEN.fullmatch(token) or token[0] in '!"@':
            return False
        found = self._read_arg(token)
        return found == arg and found.__class__ is arg.__class__

    def _read_move(self, tokens: Sequence[str]) -> Move:
        verb, *args = tokens
        return Move(verb, tuple(map(self._read_arg, args)))

    def _read_ahead(self, tokens: Sequence[str]) -> Arg | Move:
        if tokens[0].startswith("!"):
            return self._read_move([tokens[0][1:], *tokens[1:]])
        if len(tokens) > 1:
            raise NotUnderstood("not-understood", said=tokens[1])
        return self._read_arg(tokens[0])

    def _read_arg(self, token: str) -> Arg:
        # In this order, which stored moves depend on: marked forms, cards, colours, numbers, then names, then words.
        if token.startswith('"'):
            return _unquoted(token)
        if token.startswith("@"):
            return self._player(_unquoted(token[1:]) if token.startswith('@"') else token[1:])
        known = self.cards.get(token) or self._colors.get(token)
        if known is not None:
            return known
        if token.isascii() and token.isdecimal():
            return int(token)
        what, equals, number = token.rpartition("=")
        # isascii as well: isdecimal is true of the digits of other scripts, which are not written here
        if equals and number.isascii() and number.isdecimal():
            return self._stands(token, what, int(number))
        return Player(self.names.index(token)) if token in self.names else token

    def _stands(self, token: str, what: str, number: int) -> Arg:
        """A card or place that stands for a number; a word if neither is before the `=`."""
        found = self._read_arg(what)
        return Stands(found, number) if isinstance(found, Card | int) else token

    def _player(self, name: str) -> Player:
        if name not in self.names:
            raise NotUnderstood("unknown-player", said=name)
        return Player(self.names.index(name))


def _quoted(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


def _unquoted(token: str) -> str:
    try:
        return str(json.loads(token))
    except ValueError:
        raise NotUnderstood("not-understood", said=token) from None
