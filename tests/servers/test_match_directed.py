"""Who directs a table, the bot and a network: an absent host, kicks that last, bans by operators and admins."""

from tests.servers.client import player
from tests.servers.gamblers import Gambler, game, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import on, whole_bot
from unobot.adapter import Network, Room

KICKED = "You were removed from this table"
BANNED = "You are banned here"


async def test_a_host_who_has_parted_locks_nothing(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob", "cid") as (bot, people):
        ann, bob, cid = people.players
        await ann.command("pause")
        await bob.told_in_room("pauses the game")
        await ann.send(f"PART {ann.room}")
        await cid.command("stop")
        await cid.told_alone(rf"Only the host \({bob.nick}\)")
        await cid.command("resume")
        await bob.told_in_room(f"{cid.nick} resumes the game")
        await bob.command("stop")
        await cid.told_in_room(
            f"{ann.nick} is not responding, so {bob.nick} is the host now.*The match was stopped"
        )
        assert bot.table(ann.room) is None


async def test_who_was_kicked_or_banned_stays_out_also_under_another_nick(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob", "eve") as (bot, people):
        ann, _bob, eve = people.players
        await ann.command(f"kick {eve.nick}")
        await ann.told_in_room(f"{eve.nick} leaves")
        await eve.command("join")
        await eve.told_alone(KICKED)
        mask = bot.bot.adapters[Network("test")].masks(eve.nick)[-1]
        user = mask.split("!")[1].split("@")[0].lstrip("~")
        await eve.quit()
        again = Gambler(fresh("new"), eve.bot, eve.room)
        people.take_seat_of(eve.nick, again)
        await again.connect(ngircd.port, user=user)
        await again.join(again.room)
        await again.command("join")
        await again.told_alone(KICKED)
        # the operator wants them to be silent altogether
        await ann.command(f"ban {again.nick} for 7d")
        await ann.told_in_room(f"{ann.nick} bans {again.nick} from playing here for 7d")
        await again.command("help")
        await again.told_alone(BANNED)
        known = len(again.whispers)
        await again.command("help")
        await again.command("top")
        await people.witness.command("top")
        await people.witness.told_in_room("On top")
        await again.synchronize()
        assert len(again.whispers) == known
        await ann.command("ban *!*@127.0.0.1")
        await ann.told_alone("That would be me|That would ban you, too")


async def test_only_the_account_of_an_admin_directs_the_network_never_the_nick(services: Inspircd) -> None:
    room, nick, boss = fresh("#uno"), fresh("bot"), fresh("boss")
    admin, eve = Gambler(boss, nick, room), Gambler(fresh("eve"), nick, room)
    async with (
        player(services.port, fresh("op"), room),
        whole_bot(on(services.port, nick, room), admins=(boss.upper(),)) as bot,
    ):
        for each in (admin, eve):
            await each.connect(services.port)
            await each.join(room)
        await until_there(eve, nick, room)
        await admin.whisper(f"ban {eve.nick}")
        await admin.told_alone("only the bot's admins")
        await admin.register("secret1")
        await eve.command("uno")
        await eve.told_in_room(f"{eve.nick} opens a table")
        await admin.whisper(f"ban {eve.nick} for 1h")
        await eve.told_in_room(f"{eve.nick} is banned and loses their seat")
        await eve.whisper("help")
        await eve.told_alone(BANNED)
        # in a room they may do what its operators may
        await admin.command("set turn-timeout 90s")
        await admin.told_in_room("turn-timeout is now")
        assert bot.bot.router.room(Network("test"), Room(room)).place.settings.turn_timeout == 90
        await eve.quit()
        thief = Gambler(eve.nick, nick, room)
        await thief.connect(services.port, user="other")
        await thief.join(room)
        await thief.command("uno")
        await thief.told_in_room(f"{thief.nick} opens a table")
        await admin.quit()
        await thief.send(f"NICK {boss}")
        await thief.expect(f" NICK :?{boss}")
        thief.nick = boss
        await thief.command("bans")
        await thief.told_alone("Only the room's operators")
        await thief.quit()
