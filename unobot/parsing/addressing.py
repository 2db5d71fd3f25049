"""Telling whether a line in a room begins with the bot's name, and what is said to it then."""

from collections.abc import Iterable

_BEHIND = ":,;：，、；"
"""What stands behind a name that is called; people with a CJK keyboard type the full-width signs."""
_CALLS = {"uno", "dos"}
"""Words of the game: where the bot bears one as its name, that word alone is still a call and not the bot's name."""


def after_name(text: str, names: Iterable[str], sure: Iterable[str] = ()) -> str | None:
    """Return what is said to the bot in a line that begins with its name; None if the line does not.

    It is empty if there is nothing but the name. A bare name needs a sign behind it, as in `unobot: hand`, else people
    could not talk about the bot; `@unobot hand` needs none, nor do the forms in `sure`.

    >>> [after_name(line, ["unobot"]) for line in ("UnoBot, hand", "@unobot hand", "unobot?")]
    ['hand', 'hand', '']
    >>> after_name("unobot is slow", ["unobot"])
    """
    # first: a user id begins like an `@name`, and what follows would be taken for what is said
    forms = [(form, True) for form in filter(None, sure)]
    for name in filter(None, names):
        forms += [(f"@{name}", True), (name, False)]
    for form, is_sure in forms:
        if text[: len(form)].casefold() != form.casefold():
            continue
        rest = text[len(form) :].strip()
        if not rest.strip(_BEHIND + "?!？！.。 "):
            return None if form.casefold() in _CALLS else ""
        if rest[0] in _BEHIND:
            return rest[1:].strip()
        if is_sure and text[len(form)].isspace():
            return rest
    return None
