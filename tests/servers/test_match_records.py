"""What is counted of a round that was played on a real server, and asked for there."""

from tests.servers.gamblers import game
from tests.servers.ngircd import Ngircd


async def test_a_round_is_counted_and_told_in_the_room_and_in_private(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob") as (_, people):
        ann, bob = people.players
        await bob.command("leave")
        await ann.told_in_room(rf"New achievements: {ann.nick} \(first win\)")
        await ann.command("stats")
        await ann.told_in_room(f"{ann.nick}: 1 of 1 rounds won")
        await bob.command(f"versus {ann.nick}")
        await bob.told_in_room(f"{ann.nick} in 1")
        await people.witness.command("top10 week")
        await people.witness.told_in_room(rf"Wins this week .*: 1\. {ann.nick} 1 of 1\.")
        await bob.send(f"PRIVMSG {ann.bot} :stats {ann.nick}")
        await bob.told_alone("1 of 1 rounds won")
