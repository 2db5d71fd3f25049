"""Names on a real server: as they are, found by the server's own comparison, and never two that look alike."""

from tests.servers.gamblers import company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import on, whole_bot


async def test_a_nick_is_shown_and_found_as_it_is_and_who_looks_like_it_is_told_apart(ngircd: Ngircd) -> None:
    room, nick, end = fresh("#uno"), fresh("bot"), fresh("")
    async with (
        company(ngircd.port, nick, room, f"[Iris]{end}", f"Iris{end}", f"lris{end}") as people,
        whole_bot(on(ngircd.port, nick, room), seed=3),
    ):
        witness = people.witness
        await until_there(witness, nick, room)
        bracketed, iris, like = people.players
        await bracketed.command("uno classic cards=3")
        await witness.told_in_room(rf"\[Iris\]{end} opens")
        await iris.command("join")
        await witness.told_in_room(f"Iris{end} joins")
        await like.command("join")
        await witness.told_in_room(rf"lris{end}\.2 joins")
        await bracketed.command(f"host iris{end}")
        await iris.command(f"kick [IRIS]{end.upper()}:")
        await witness.told_in_room(rf"Iris{end} removes \[Iris\]{end} from the table")
        await iris.command(f"kick lris{end}")
        await witness.told_in_room(rf"Iris{end} removes lris{end}\.2 from the table")
