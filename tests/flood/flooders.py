"""A program of its own: so many people who talk to the bot without end, in its room or to it alone. It ends with its input."""

import asyncio
import contextlib
import random
import sys

RATE = 10.0
"""Lines a second that each of them sends, as far as the server takes them."""
_LONGEST = 300.0
"""Seconds after which it ends in any case."""
_LINES = (
    # nothing that players ask in `five`: an answer there is theirs
    "!help", "!rules list", "!play zz", "!why r5", "!set x y", "!deal", "!catch", "!howto", "!top10", "!rules", "nonsense", "!moves", "!hand",
)  # fmt: skip


async def flood(port: int, nick: str, target: str, room: str, chance: random.Random) -> None:
    """One of them: into the room, then a line after the other; what is heard is thrown away unread."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"NICK {nick}\r\nUSER {nick[:8]} 0 * :{nick}\r\n".encode())
    while (line := await reader.readline()).split(b" ")[1:2] != [b"001"]:
        if not line:
            return  # the server has had enough of newcomers
        if line.startswith(b"PING"):
            writer.write(b"PONG" + line[4:])
    writer.write(f"JOIN {room}\r\n".encode())
    talking = asyncio.create_task(_talk(writer, target, chance))
    with contextlib.suppress(ConnectionError):
        while some := await reader.read(65536):
            for line in some.split(b"\r\n"):
                if line.startswith(b"PING"):
                    writer.write(b"PONG" + line[4:] + b"\r\n")
    talking.cancel()


async def _talk(writer: asyncio.StreamWriter, target: str, chance: random.Random) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            writer.write(f"PRIVMSG {target} :{chance.choice(_LINES)}\r\n".encode())
            await writer.drain()
            await asyncio.sleep(chance.uniform(0.5, 1.5) / RATE)


async def _main(port: int, count: int, target: str, room: str, seed: int) -> None:
    chance = random.Random(seed)
    crowd = [
        asyncio.create_task(flood(port, f"eve{seed}x{number}", target, room, random.Random(chance.random())))
        for number in range(count)
    ]
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([ended], timeout=_LONGEST)
    for each in crowd:
        each.cancel()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5])))
