"""Commands: what people ask the bot for, beside moves in a game. The built-in ones stand here by subject.

A plugin brings its own by the hook `unobot_commands`, made of the same parts:

    from unobot.commands import Command, Who
    from unobot.commands.request import Request

    def salute(request: Request) -> None:
        request.answer(request.say("saluted", player=request.speaker))

    SALUTE = Command("salute", salute, Who.SEATED)

What is typed for it stands in the plugin's text files, as `command-salute = salute, hail`, and what it does as
`help-salute`. See `Command` and `Request`.

This package alone imports little, so that the command line starts fast; the commands are in `registry`.
"""

from unobot.commands.command import Command, Reading, Where, Who

__all__ = ["Command", "Reading", "Where", "Who"]
