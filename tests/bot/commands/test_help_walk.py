"""From `!help` alone everything is reached: following each word that the help prints leads to all there is."""

from collections import defaultdict

import pytest

from tests.bot.rooms.conversation import room_with
from tests.texts.catalogues import LANGUAGES
from unobot.commands.helping import Themes
from unobot.commands.set import Settables
from unobot.config import TableSettings
from unobot.document import Typed, plain
from unobot.kit.testing import FakeRoom
from unobot.messages import Voice, rules_named
from unobot.messages.card_words import kind_name
from unobot.messages.rules import card_help, option_help


async def walk(room: FakeRoom, language: str) -> dict[str, list[str]]:
    """Ask for help, then for help on each word that an answer prints; return the answers by the word."""
    help_ = room.bot.router.services.readers.of(None, language).vocabulary.shown("command", "help")
    answers: dict[str, list[str]] = {}
    waiting = [""]
    while waiting:
        topic = waiting.pop()
        if topic in answers:
            continue
        room.network.messages.clear()
        answers[topic] = await room.whisper("ann", f"{help_} {topic}")
        for message in room.network.messages:
            typed = [span.text for span in message.document if isinstance(span, Typed)]
            waiting += [word.removeprefix("!").removeprefix(f"{help_} ") for word in typed]
    return answers


@pytest.mark.timeout(120)  # some hundred questions
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_is_reached_by_following_the_words_of_the_help(language: str) -> None:
    features = {"hints": False, "achievements": False}
    async with room_with("ann", tables=TableSettings(language=language, features=features)) as room:
        told = "\n".join(line for lines in (await walk(room, language)).values() for line in lines)
        services = room.bot.router.services
        catalogue = services.catalogue
        voice = Voice(services.texts, language).of(catalogue.compose(""))
        texts: defaultdict[str, list[str]] = defaultdict(list)
        """What each thing is explained by; one of them must be told."""
        for names in services.of(Themes).commands.values():
            for name in names:
                texts[f"!{name}"] = [plain(voice.say(f"help-{name}"))]
        settables, adapter = services.of(Settables), services.adapters[room.network.network]
        for name, setting in {**settables.own, **settables.of_rooms}.items():
            if setting.fits(adapter):
                texts[f"!set {name}"] = [plain(voice.say(f"setting-{name}"))]
        for rule in catalogue.rules.values():
            for option in rule.settings:
                texts[option.name].append(plain(option_help(voice, catalogue, rule, option)))
        for name in catalogue.presets:
            texts[f"!uno {name}"] = [plain(rules_named(voice, catalogue, name)[0])]
            for card in catalogue.compose(name).deck.printed:
                about = card_help(voice, card.kind, catalogue.compose(name))
                if card.kind.name != str(card.kind.number) and about is not None:
                    texts[kind_name(services.texts, language, card.kind)].append(plain(about))
    assert len(texts) > 200
    missing = [name for name, forms in texts.items() if not any(form in told for form in forms)]
    assert not missing, missing


async def test_help_in_a_room_is_short_whatever_is_asked() -> None:
    async with room_with("ann") as room:
        for topic in (
            "",
            "table",
            "playing",
            "settings",
            "options",
            "pace",
            "highlight",
            "again",
            "flip",
            "wd4",
        ):
            assert 1 <= len(await room.say("ann", f"!help {topic}")) <= 5, topic
