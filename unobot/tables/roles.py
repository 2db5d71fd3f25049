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
        """From now on it is those of this configuration. Raises ConfigError, and then nothing is changed."""
        adapters = self._adapters
        problems = list(role_problems(config, adapters))
        if problems:
            raise ConfigError(problems)
        self._masks: Mapping[Network, Mapping[str, Rank]] = {
            name: {
                **dict.fromkeys(map(adapter.account, config.networks[name].admins), _ADMIN),
                **dict.fromkeys(map(adapter.account, config.owners.get(name, ())), _OWNER),
            }
            for name, adapter in adapters.items()
        }

    def of(self, network: Network, identity: Identity | None) -> Rank | None:
        """Whether somebody is an owner or an admin there."""
        fits, masks = self._adapters[network].fits, self._masks[network]
        found = {rank for mask, rank in masks.items() if identity is not None and fits(mask, identity)}
        # one account may be named as both, in different letters
        return _OWNER if _OWNER in found else _ADMIN if found else None

    def rank(self, network: Network, sender: Sender) -> Rank | None:
        """What somebody is in the room where they said something."""
        return self.of(network, sender.identity) or ("operator" if sender.operator else None)

    def accounts(self, network: Network) -> Iterable[str]:
        """The masks of all owners and admins there."""
        return self._masks[network]


def role_problems(config: Config, adapters: Mapping[Network, Adapter]) -> Iterator[Problem]:
    """What is wrong with the owners and admins in a configuration."""
    for name, adapter in adapters.items():
        for wrong in _wrong(("admins",), config.networks[name].admins, adapter):
            yield config.problem(wrong, "network", name)
    for of, accounts in config.owners.items():
        if of not in config.networks:
            there = " or ".join(config.networks)
            yield config.problem(Wrong(("owners", of), f"there is no such network; expected {there}"))
        elif Network(of) in adapters:
            for wrong in _wrong(("owners", of), accounts, adapters[Network(of)]):
                yield config.problem(wrong)


def _wrong(key: tuple[str, ...], accounts: Iterable[str], adapter: Adapter) -> Iterator[Wrong]:
    for account in accounts:
        try:
            adapter.account(account)
        except ValueError as error:
            yield Wrong(key, f"{account!r}: {error}")
