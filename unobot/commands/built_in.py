"""The bot's own commands, in the order of the help."""

from unobot.commands.again import AGAIN
from unobot.commands.backs import BACKS
from unobot.commands.ban import BAN
from unobot.commands.bans import BANS
from unobot.commands.bot import BOT
from unobot.commands.command import Command
from unobot.commands.cup import CUP
from unobot.commands.export import EXPORT
from unobot.commands.forget import FORGET
from unobot.commands.games import GAMES
from unobot.commands.hand import HAND
from unobot.commands.help import HELP
from unobot.commands.host import HOST
from unobot.commands.howto import HOWTO
from unobot.commands.join import JOIN
from unobot.commands.kick import KICK
from unobot.commands.leave import LEAVE
from unobot.commands.link import LINK
from unobot.commands.moves import MOVES
from unobot.commands.new import NEW
from unobot.commands.pause import PAUSE
from unobot.commands.ping import PING
from unobot.commands.players import PLAYERS
from unobot.commands.records import RECORDS
from unobot.commands.rejoin import REJOIN
from unobot.commands.resume import RESUME
from unobot.commands.rules import RULES
from unobot.commands.score import SCORE
from unobot.commands.seed import SEED
from unobot.commands.set import SET
from unobot.commands.share import SHARE
from unobot.commands.skip import SKIP
from unobot.commands.start import START
from unobot.commands.stats import STATS
from unobot.commands.stop import STOP
from unobot.commands.top import TOP
from unobot.commands.top10 import TOP10
from unobot.commands.turn import TURN
from unobot.commands.unban import UNBAN
from unobot.commands.unlink import UNLINK
from unobot.commands.uno import UNO
from unobot.commands.verify import VERIFY
from unobot.commands.versus import VERSUS
from unobot.commands.why import WHY

COMMANDS: tuple[Command, ...] = (
    UNO,
    NEW,
    START,
    JOIN,
    LEAVE,
    REJOIN,
    HAND,
    TOP,
    TURN,
    PLAYERS,
    MOVES,
    WHY,
    SCORE,
    RULES,
    SKIP,
    KICK,
    HOST,
    STOP,
    PAUSE,
    RESUME,
    BAN,
    UNBAN,
    BANS,
    SET,
    HELP,
    HOWTO,
    PING,
    VERIFY,
    SEED,
    BOT,
    AGAIN,
    SHARE,
    STATS,
    TOP10,
    VERSUS,
    RECORDS,
    LINK,
    UNLINK,
    FORGET,
    EXPORT,
    GAMES,
    CUP,
    BACKS,
)
