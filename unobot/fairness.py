"""A deal that nobody can prepare: the bot's secret is bound before the players' shares are known.

docs/fairness.md gives the whole procedure, so that anybody can check a round without this code.
"""

from collections.abc import Sequence
from hashlib import sha256

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """What is told of a secret before its round: its SHA-256, as 64 hex digits. It binds the bot, and gives nothing away."""
    return sha256(secret).hexdigest()


def round_seed(secret: bytes, shares: Sequence[str]) -> bytes:
    """The seed of a round: SHA-256 of the secret and, behind a line feed each, the shares in the order of the seats.

    Whoever knows only the secret or only the shares knows nothing of the seed. Raises ValueError if a share has a line
    feed in it, for then two lists of shares could look the same.

    >>> round_seed(bytes(32), ["ann: !deal", "bob: !join"]).hex()[:16]
    'e0405e65a2468c44'
    """
    if any("\n" in share for share in shares):
        raise ValueError("a share is one line")
    return sha256(b"".join([secret, *(b"\n" + share.encode() for share in shares)])).digest()
