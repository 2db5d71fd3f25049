"""The real servers that tests may ask for."""

from tests.servers.irc_fixtures import (
    inspircd,
    ngircd,
    own_ngircd,
    server,
    services,
    strict_inspircd,
    strict_ngircd,
    unlabelled_inspircd,
)

__all__ = [
    "inspircd",
    "ngircd",
    "own_ngircd",
    "server",
    "services",
    "strict_inspircd",
    "strict_ngircd",
    "unlabelled_inspircd",
]
