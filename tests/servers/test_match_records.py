"""What is counted of a round that was played on a real server, and asked for there."""

from tests.servers.gamblers import game
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import QUICK


async def test_a_round_is_counted_and_told_in_the_room_and_in_private(ngircd: Ngircd) -> None:
    tables = QUICK.changed({"achievements": True})
    async with game(ngircd, "ann", "bob", tables=tables) as (_, people):
        await people.play()
        (achieved,) = (line for line in people.witness.told if "New achievements" in line)
        best, other = sorted(people.players, key=lambda player: player.nick not in achieved)
        assert f"{best.nick} (first win)" in achieved
        await best.command("stats")
        await best.told_in_room(f"{best.nick}: 1 of 1 rounds won")
        await other.command(f"versus {best.nick}")
        await other.told_in_room(f"{best.nick} in 1")
        await people.witness.command("top10 week")
        await people.witness.told_in_room(rf"Wins this week .*: 1\. {best.nick} 1 of 1 \(\d+ points?\)\.")
        await other.send(f"PRIVMSG {other.bot} :stats {best.nick}")
        await other.told_alone("1 of 1 rounds won")


async def test_a_round_that_all_others_leave_counts_for_nobody(ngircd: Ngircd) -> None:
    tables = QUICK.changed({"achievements": True})
    async with game(ngircd, "ann", "bob", tables=tables) as (_, people):
        ann, bob = people.players
        await bob.command("leave")
        await ann.told_in_room(f"{ann.nick} wins the round. It doesn't count in the records.")
        await ann.command("stats")
        await ann.told_in_room(f"{ann.nick} has no rounds that count yet")
        assert not any("New achievements" in line for line in ann.heard)
