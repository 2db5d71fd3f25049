"""How the tables of a room are set up and timed."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from unobot.config import kinds
from unobot.config.kinds import Kind
from unobot.config.section import Section

Style = Literal["colour", "plain", "emoji"]

_prefix: Final = kinds.matching(r"[^\w\s]{1,3}", "one to three signs")
language: Final = kinds.matching(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", 'a language such as "en" or "zh-Hans"')
_style: Final[Kind[Style]] = kinds.one_of(get_args(Style))
_prefixes: Final = kinds.several(_prefix, 'a list of signs in quotes, such as ["!", "."]', least=1)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The operator's choices for a room. Times are in seconds; None is "off".

    `preset` is what would follow `!uno`: a preset, options, rules. `turn_timeout` is how long a player may take; then,
    with `auto_play`, the bot draws and passes for them (M10), and after `idle_limit` such turns in a row they are
    treated as having left. The next round is dealt `deal_pause` after the last, the first one `autostart` after the
    second player came. `bare` allows the short words without a prefix.
    """

    preset: str = "classic"
    turn_timeout: float = 180.0
    auto_play: bool = True
    idle_limit: int | None = 2
    deal_pause: float | None = 20.0
    autostart: float | None = None
    bare: bool = True
    prefixes: tuple[str, ...] = ("!",)
    style: Style = "colour"
    language: str = "en"


def read_tables(section: Section, default: TableSettings) -> TableSettings:
    """The settings of a `tables` section; what it does not name is as in `default`."""
    settings = TableSettings(
        preset=section.take("preset", kinds.text, default.preset),
        turn_timeout=section.take("turn_timeout", kinds.duration, default.turn_timeout),
        auto_play=section.take("auto_play", kinds.flag, default.auto_play),
        idle_limit=section.take("idle_limit", kinds.or_off(kinds.whole(1, 100)), default.idle_limit),
        deal_pause=section.take("deal_pause", kinds.or_off(kinds.duration), default.deal_pause),
        autostart=section.take("autostart", kinds.or_off(kinds.duration), default.autostart),
        bare=section.take("bare", kinds.flag, default.bare),
        prefixes=section.take("prefixes", _prefixes, default.prefixes),
        style=section.take("style", _style, default.style),
        language=section.take("language", language, default.language),
    )
    section.close()
    return settings
