"""Force-play: who can play must play (H9)."""

from uno_engine import Rule


class ForcePlay(Rule):
    """Who can play may not draw, and a drawn card that can be played is played (H9.1)."""

    id = "force-play"
    requires = ("classic-game",)
    presets = {"play-drawn": "must", "voluntary-draw": False}  # noqa: RUF012  # declared as a ClassVar by Rule
