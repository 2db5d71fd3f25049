"""Who may direct the bot, beside the hosts of tables: its owners, the admins of a network, the operators of a room."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from unobot.adapter import Adapter, Identity, Network, Sender
from unobot.config import Config, ConfigError, Problem, Wrong

Rank = Literal["owner", "admin", "operator"]

_OWNER: Final[Rank] = "owner"
_ADMIN: Final[Rank] = "admin"


class Roles:
    """The owners and admins, by account. Raises ConfigError if an account in the configuration can be none."""

    def __init__(self, config: Config, adapters: Mapping[Network, Adapter]) -> None:
        self._adapters = adapters
        self.configure(config)

    def configure(self, config: Config) -> None:
        """Take the owners and admins of this configuration. Raises ConfigError, and then nothing is changed."""
        adapters = self._adapters
        problems = list(role_problems(config, adapters))
        if problems:
            raise ConfigError(problems)
        self._masks: Mapping[Network, Mapping[str, Rank]] = {
            name: {
                **dict.fromkeys(map(adapter.account, config.networks[name].admins), _ADMIN),
                **dict.fromkeys(map(adapter.account, _named(config, name, config.admins)), _ADMIN),
                **dict.fromkeys(map(adapter.account, _named(config, name, config.owners)), _OWNER),
            }
            for name, adapter in adapters.items()
        }

    def of(self, network: Network, identity: Identity | None) -> Rank | None:
        """Return whether somebody is an owner or an admin there, and which; None if neither."""
        fits, masks = self._adapters[network].fits, self._masks[network]
        found = {rank for mask, rank in masks.items() if identity is not None and fits(mask, identity)}
        # one account may be named as both, in different letters
        return _OWNER if _OWNER in found else _ADMIN if found else None

    def rank(self, network: Network, sender: Sender) -> Rank | None:
        """Return what somebody is in the room where they said something."""
        return self.of(network, sender.identity) or ("operator" if sender.operator else None)

    def accounts(self, network: Network) -> Iterable[str]:
        """Return the masks of all owners and admins there."""
        return self._masks[network]


def role_problems(config: Config, adapters: Mapping[Network, Adapter]) -> Iterator[Problem]:
    """Yield what is wrong with the owners and admins in a configuration."""
    for name, adapter in adapters.items():
        for wrong in _wrong(("admins",), config.networks[name].admins, adapter):
            yield config.problem(wrong, "network", name)
    for key, named in (("owners", config.owners), ("admins", config.admins)):
        for of, accounts in named.items():
            yield from map(config.problem, _wrong_of(config, adapters, (key, of), accounts))


def _named(config: Config, network: Network, accounts: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Those of a network, named by its own name or by that of its group."""
    for name in dict.fromkeys((network, config.networks[network].records)):
        yield from accounts.get(name, ())


def _wrong_of(
    config: Config, adapters: Mapping[Network, Adapter], key: tuple[str, str], accounts: Iterable[str]
) -> Iterator[Wrong]:
    """What is wrong with the accounts that are named for a network or group."""
    names = {name: (name, each.records) for name, each in config.networks.items()}
    members = [name for name, called in names.items() if key[1] in called]
    if not members:
        there = " or ".join(dict.fromkeys(name for called in names.values() for name in called))
        yield Wrong(key, f"there is no such network; expected {there}")
    elif members[0] in adapters:
        yield from _wrong(key, accounts, adapters[members[0]])


def _wrong(key: tuple[str, ...], accounts: Iterable[str], adapter: Adapter) -> Iterator[Wrong]:
    for account in accounts:
        try:
            adapter.account(account)
        except ValueError as error:
            yield Wrong(key, f"{account!r}: {error}")
