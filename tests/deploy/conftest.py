"""The server that a restricted bot talks to."""

from tests.servers.irc_fixtures import ngircd

__all__ = ["ngircd"]
