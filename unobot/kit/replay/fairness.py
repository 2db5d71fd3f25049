"""A deal that nobody can prepare: the bot's secrets are bound, as a chain, before the players' shares are known.

docs/reference/fairness.md gives the whole procedure, so that anybody can check a round without this code.
"""

import binascii
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256

import msgspec

SECRET_BYTES = 32

LINKS = 1_000
"""The length of a chain of secrets: one secret for each round. A match that has more rounds begins a second chain."""


class Bound(msgspec.Struct, frozen=True):
    """What the seed of a round is made of, as it is stored with the round and said in its file.

    `secret` is the bot's, in hex. `anchor` is what the room was told when the chain began, `number` says which secret of the chain it is, from 1 on.
    `lines` are the shares: what the players typed, each with the name before it. `beacon` is a public value, or nothing.
    """

    secret: str
    anchor: str
    number: int
    lines: list[str] = msgspec.field(name="shares")
    beacon: str = ""

    @property
    def shares(self) -> list[str]:
        """The shares as `round_seed` takes them; the beacon stands behind an empty one, so that no player can say it."""
        return [*self.lines, "", self.beacon] if self.beacon else self.lines


def hash_again(secret: bytes, times: int = 1) -> bytes:
    """Return the SHA-256 of the secret, hashed again so many times in all.

    >>> hash_again(hash_again(bytes(32))) == hash_again(bytes(32), 2)
    True
    """
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret as 64 hex digits. It is the secret before it in the chain, and gives nothing away."""
    return hash_again(secret).hex()


def round_seed(secret: bytes, shares: Sequence[str]) -> bytes:
    """Return the seed of a round: SHA-256 of the secret and, after a line feed each, the shares in the order of typing.

    Whoever knows only the secret or only the shares knows nothing of the seed. Raises ValueError if a share has a line
    feed in it, because then two lists of shares could look the same.

    >>> round_seed(bytes(32), ["ann: !deal", "bob: !join"]).hex()[:16]
    'e0405e65a2468c44'
    """
    if any("\n" in share for share in shares):
        raise ValueError("a share is one line")
    return sha256(b"".join([secret, *(b"\n" + share.encode() for share in shares)])).digest()


_PIECE = 300
"""So many characters of a packed round are said in one line; a line of IRC has room for more than 400."""
_PIECES = re.compile(r"\b([0-9a-f]{4}):(\d+)/(\d+):([A-Za-z0-9+/=]+)")


def pieces(name: str, file: bytes) -> list[str]:
    """Return a round's file as words that can be said in a chat, to be put together again by `join_pieces`.

    Each begins with the first four digits of the round's id (`name`), its number, and how many there are.
    """
    text = b64encode(zlib.compress(file, 9)).decode()
    cut = [text[at : at + _PIECE] for at in range(0, len(text), _PIECE)]
    return [f"{name[:4]}:{number}/{len(cut)}:{piece}" for number, piece in enumerate(cut, 1)]


def join_pieces(text: str, most: int = 10_000_000) -> bytes | None:
    """Return the file whose pieces are in this text, in any order, among anything else; None if there are none.

    Raises ValueError if pieces are missing or damaged, of several rounds, or too much comes of them (more than `most` bytes).
    """
    found = _PIECES.findall(text)
    if not found:
        return None
    if len({(name, count) for name, _, count, _ in found}) > 1:
        raise ValueError("there are pieces of several rounds in it; expected one")
    by_number = {int(number): piece for _, number, _, piece in found}
    if missing := [str(number) for number in range(1, int(found[0][2]) + 1) if number not in by_number]:
        raise ValueError(f"of {found[0][2]} pieces these are missing: {', '.join(missing[:20])}")
    packed, unpacker = "".join(by_number[number] for number in sorted(by_number)), zlib.decompressobj()
    try:
        file = unpacker.decompress(b64decode(packed, validate=True), most)
    except (zlib.error, binascii.Error) as error:
        raise ValueError(f"the pieces are damaged: {error}") from None
    if not unpacker.eof:
        raise ValueError("the pieces are damaged, or too much comes of them")
    return file
