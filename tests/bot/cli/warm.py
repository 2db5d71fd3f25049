"""Imported once for all runs of the command line in these tests: its plugins are loaded and its texts parsed then."""

from tests.plugins.built_in import built_in
from unobot.messages.texts import Texts

# `problems` looks at all languages
assert Texts(built_in().brought.texts).problems == ()
