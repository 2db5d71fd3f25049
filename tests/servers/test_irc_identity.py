"""Who is who: the identity of a player survives what leaves no doubt, and nothing else."""

from tests.servers.client import player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh, running_bot
from tests.servers.ngircd import Ngircd


async def test_everybody_present_is_told_before_the_room_is_entered(ngircd: Ngircd):
    room, ann = fresh("#r"), fresh("ann")
    async with player(ngircd.port, ann, room), running_bot(ngircd.port, room) as bot:
        kinds = [type(item).__name__ for item in bot.ears.items]
        assert kinds == ["Arrived", "Entered"]
        assert await bot.arrived(ann)


async def test_a_nick_change_keeps_the_identity(ngircd: Ngircd):
    room, ann, other = fresh("#r"), fresh("ann"), fresh("other")
    async with running_bot(ngircd.port, room) as bot, player(ngircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.send(f"NICK {other}")
        renamed = await bot.renamed(other)
        assert (renamed.old, renamed.sender.identity) == (identity, identity)
        await someone.say(room, "still me")
        assert (await bot.said("still me")).sender.identity == identity


async def test_who_quits_and_comes_back_without_an_account_is_somebody_new(inspircd: Inspircd):
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(inspircd.port, room) as bot:
        async with player(inspircd.port, ann, room):
            identity = await bot.arrived(ann)
        await bot.departed(identity)
        async with player(inspircd.port, ann, room):
            assert await bot.arrived(ann) != identity
