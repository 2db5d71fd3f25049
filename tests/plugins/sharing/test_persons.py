"""What somebody with several accounts is at a table over two networks."""

from tests.plugins.built_in import needs
from tests.plugins.sharing.two_networks import HS, IRC, TwoNetworks, two_networks
from unobot.adapter import Identity
from unobot.config import TableSettings
from unobot.tables.seats import TableRoom


async def _account(two: TwoNetworks, network: str, name: str) -> None:
    """Somebody with an account comes into the room there."""
    await two.on[network].arrive(name, lasting=True)
    await two.heard()


async def _link_code(two: TwoNetworks) -> str:
    """fay on the one network and faye on the other are there, and fay has got a code."""
    await _account(two, IRC, "fay")
    await _account(two, HS, "faye")
    (told,) = await two.whisper(IRC, "fay", "link")
    return told.partition("link ")[2].split()[0]


async def _shared(two: TwoNetworks) -> None:
    await two.say(IRC, "ann", "!uno")
    await two.share()


@needs("links")
async def test_a_seat_goes_with_its_person_to_the_other_network_and_the_hand_with_it() -> None:
    async with two_networks(tables=_settled()) as two:
        await two.whisper(HS, "faye", f"link {await _link_code(two)}")
        await _shared(two)
        await two.say(IRC, "fay", "!join")
        dealt = await two.say(IRC, "ann", "!deal")
        assert any(line.startswith("irc fay:") and "Your cards:" in line for line in dealt)
        seat = two.table().seat_of(two.place(IRC).network, Identity("fay"))
        assert seat is not None
        told = await two.say(HS, "faye", "!hand")
        holder = two.table().holders[seat]
        assert (holder.identity, holder.side) == ("faye", TableRoom(*two.place(HS).side))
        hands = [line for line in told if "Your cards:" in line]
        assert hands
        assert all(line.startswith("hs faye:") for line in hands)
        assert len(two.table().holders) == 2
        # and what is asked in private goes to the room where they sit now
        assert "Your cards:" in "".join(await two.whisper(HS, "faye", "hand"))


@needs("links")
async def test_in_private_a_seat_of_the_other_network_s_account_is_found() -> None:
    async with two_networks(tables=_settled()) as two:
        await two.whisper(HS, "faye", f"link {await _link_code(two)}")
        await _shared(two)
        await two.say(IRC, "fay", "!join")
        await two.say(IRC, "ann", "!deal")
        told = await two.whisper(HS, "faye", "hand")
        assert [line[:8] for line in told if "Your cards:" in line] == ["hs faye:"]


@needs("links")
async def test_two_accounts_with_two_seats_at_one_table_are_not_linked() -> None:
    async with two_networks(tables=_settled()) as two:
        code = await _link_code(two)
        await _shared(two)
        await two.say(IRC, "fay", "!join")
        await two.say(HS, "faye", "!join")
        told = await two.whisper(HS, "faye", f"link {code}")
        assert not two.bot.router.services.persons.merged
        assert "#uno" in told[0]


def _settled() -> dict[str, TableSettings]:
    """Without the hints for newcomers, which are lines of their own."""
    return {name: TableSettings(features={"hints": False}) for name in (IRC, HS)}
