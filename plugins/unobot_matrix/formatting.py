"""The contents of message events: names, HTML, edits, threads and reactions, as the bot writes them and as people's are read."""

import html
import json
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final
from urllib.parse import quote, unquote

from unobot.document import (
    DYES,
    SQUARES,
    TINTS,
    Document,
    Dye,
    Face,
    Item,
    Name,
    Strong,
    Style,
    Text,
    Tint,
    Typed,
    plain,
)
from unobot_matrix.wire import (
    Failure,
    Json,
    Patience,
    RoomEvent,
    Wire,
    get_dict,
    get_list,
    get_text,
    path,
    read,
)

LONGEST_NAME = 32
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that nobody can see, though Unicode calls them letters or symbols."""
INKS: Final[Mapping[Dye, str]] = {
    "red": "#e81313", "yellow": "#8e7200", "green": "#138727", "blue": "#1272e0",
    "pink": "#de197b", "teal": "#00837f", "orange": "#bd5800", "purple": "#aa4aca",
    "black": "#757575",
}  # fmt: skip
"""The colour of a card's letters: above 4.5 to 1 on `PAPER`, and above 3 to 1 on the dark ground of clients that show no paper."""
PAPER: Final = "#ffffff"
"""The colour of the ground behind a card's letters, in clients that show one."""
LONGEST = 9_000
"""Bytes that the text of one event may have in JSON, and the HTML again.

A homeserver takes 64 KiB; encryption makes a third more of them, and an edit holds everything twice.
"""
LONGEST_COMMAND = 500
"""Characters that a command may have; what is longer is none."""
_PILL = re.compile(
    r'\s*(?:<mx-reply>.*?</mx-reply>)?\s*(?:<p>)?\s*<a href="https://matrix\.to/#/(?P<who>[^"?]+)[^"]*">(?P<label>[^<]*)</a>',
    re.DOTALL,
)
"""A mention at the beginning of a message's HTML."""
_LINK = re.compile(r"\[[^\]]*\]\(https://matrix\.to/#/(?P<who>[^)?]+)[^)]*\)")
"""A mention at the beginning of a message's plain text, as clients write it that use Markdown there."""
_ANY_PILL = re.compile(r'<a href="https://matrix\.to/#/(?P<who>[^"?]+)[^"]*">(?P<label>[^<]*)</a>')
_ALWAYS: Final[Mapping[str, str]] = {"🎴": "draw", "⏩": "pass", "☝": "uno", "✌": "dos", "👀": "catch"}
"""What a reaction says below anything that we ask. It is not offered with each turn, and that it is possible may be a secret."""
_ANSWERS = {
    "👍": "accept",
    "👎": "refuse",
    "⚖": "challenge",
    **_ALWAYS,
    **{SQUARES[tint]: f"color {tint}" for tint in TINTS},
}
"""What a reaction says, as a player would type it."""
_SIGNS = {answer: f"{sign}\ufe0f" if sign in "⚖☝✌♥♦♣♠" else sign for sign, answer in _ANSWERS.items()}
MOST_SIGNS: Final = 12
"""So many reactions are put below a message at most; what else can be answered is typed."""
_ONLY = "▶"
"""The reaction that gives the only answer there is."""
_DECORATION = str.maketrans("", "", "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff[]")
"""Removes skin tones and presentation selectors, so that every thumb is a thumb, and the brackets around a card."""
_MARK = "unobot.prompt"
"""The field of a message's content in which a prompt says what may be answered, so that it is known after a restart."""
KEPT = 1000
"""So many of our messages are remembered; others are asked of the homeserver when somebody reacts to them."""


def clean(name: object, user: str) -> str:
    r"""Return a display name without anything that could break a line, hide, reorder or pile up; else the user id's first part.

    >>> clean("Bob\u202e \n  Builder", "@bob:example.org")
    'Bob Builder'
    >>> clean("\u200b", "@bob:example.org")
    'bob'
    """
    shown = visible(name) if isinstance(name, str) else ""
    # nobody may call themselves "bob (@bob:example.org)", which is how we tell two bobs apart
    shown = shown.split("(@")[0].strip()[:LONGEST_NAME].strip()
    return shown or visible(user.removeprefix("@").split(":")[0])[:LONGEST_NAME] or "somebody"


def visible(text: str) -> str:
    r"""Return what of a text can be seen, in one line: no control or invisible characters, at most two accents a letter.

    >>> visible("!play\u202e r5\ud800")
    '!play r5'
    """
    seen: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: LONGEST_NAME * 20]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind.startswith("Z") or sign in "\t\n\r\v\f":
            seen.append(" ")
        elif not kind.startswith("C") and sign not in INVISIBLE and marks <= 2:
            seen.append(sign)
    return " ".join("".join(seen).split())


def message_content(
    document: Document, style: Style, mention: str | None = None, *, rings: bool = False
) -> Json:
    """Return the content of a message event, mentioning nobody but `mention`: a text if it `rings`, else a notice."""
    text = plain_text(document, style)
    while json_size(text) > LONGEST:
        text = text[: int(len(text) * LONGEST / json_size(text)) - 1] + "…"
    # the default push rules look at the type first: a notice never rings, whoever it mentions
    content: Json = {"msgtype": "m.text" if rings else "m.notice", "body": text}
    written = _html(document, style, mention)
    if style != "plain" and json_size(written) <= LONGEST:
        content |= {"format": "org.matrix.custom.html", "formatted_body": written}
    # empty, not absent: without it, clients would look for names in the text and ring
    content["m.mentions"] = {"user_ids": [mention]} if mention else {}
    return content


def plain_text(document: Document, style: Style) -> str:
    """Return the document as plain text: a coloured square before each card, and each item of a list on a line, but for the style `plain`.

    >>> plain_text((Text("on "), Face("r5", "red")), "colour"), plain_text((Text("on "), Face("r5", "red")), "plain")
    ('on 🟥r5', 'on [r5]')
    """
    if style == "plain":
        return plain(document)
    text = ""
    for span in document:
        match span:
            case Face(code, tint):
                text += SQUARES[tint] + code
            case Item():
                text += "\n• " if text else "• "
            case _:
                text += plain((span,))
    return text


def json_size(text: str) -> int:
    """Return how many bytes a text has in JSON."""
    return len(json.dumps(text))


def _html(document: Document, style: Style, mention: str | None) -> str:
    """Return the document as HTML that says what `plain_text` does."""
    tints = {span.code: span.tint for span in document if isinstance(span, Face)}
    written, end = "", ""
    for span in document:
        match span:
            case Face(code, tint):
                written += SQUARES[tint] + (_in_ink(code, tint) if style == "colour" else _words(code))
            case Typed(text):
                # of cards in the same line only: `w`, `d` or `ra` may also be words that can be typed
                inked = tints if style == "colour" else {}
                words = (_in_ink(w, tints[w]) if w in inked else _words(w) for w in text.split(" "))
                written += f"<code>{' '.join(words)}</code>"
            case Name(name, identity) if identity == mention:
                where = quote(identity, safe="@:")
                written += f'<a href="https://matrix.to/#/{where}">{_words(name)}</a>'
            case Strong(text):
                written += f"<strong>{_words(text)}</strong>"
            case Name(text) | Text(text):
                written += _words(text)
            case Item():
                written += "</li><li>" if end else "<ul><li>"
                end = "</li></ul>"
    return written + end


def _in_ink(text: str, tint: Tint) -> str:
    # what a client does not know is left out: the spec once had `font`, many show nothing else, and few the paper
    ink = INKS[DYES[tint]]
    paper = f'<span data-mx-color="{ink}" data-mx-bg-color="{PAPER}">{_words(text)}</span>'
    return f'<font color="{ink}">{paper}</font>'


def _words(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def as_edit(content: Json, event: str) -> Json:
    """Return the content as an edit of an older message."""
    # outside stands what a client without edits shows; the star is the convention
    outer = {name: value for name, value in content.items() if name != "formatted_body"}
    outer["body"] = f"* {content['body']}"
    if "formatted_body" in content:
        outer["formatted_body"] = f"* {content['formatted_body']}"
    return {**outer, "m.new_content": content, "m.relates_to": {"rel_type": "m.replace", "event_id": event}}


def into_thread(content: Json, root: str) -> Json:
    """Return the content as a message in the thread that hangs on the event `root`."""
    related = {
        "rel_type": "m.thread",
        "event_id": root,
        "is_falling_back": True,  # the reply is only for clients without threads
        "m.in_reply_to": {"event_id": root},
    }
    return {**content, "m.relates_to": related}


def is_in_thread(content: Json) -> bool:
    """Whether a message stands in a thread."""
    return get_text(content, "m.relates_to", "rel_type") == "m.thread"


def read_words(event: RoomEvent) -> str | None:
    """Return what a person typed: the first line, made harmless, without a quotation; None if the event is no such thing.

    An edit is none: it comes as a message of its own, `* !play g2`; see `read_edit`.
    """
    if event.type != "m.room.message" or event.content.get("msgtype") != "m.text":
        return None
    body = get_text(event.content, "body")
    if body is None or _related(event, "m.replace") is not None:
        return None
    lines = [line for line in body.splitlines() if line.strip()]
    if get_text(event.content, "m.relates_to", "m.in_reply_to", "event_id") is not None:
        # clients quote what is replied to in the body
        lines = [line for line in lines if not line.startswith("> ")]
    line = visible(lines[0]) if lines else ""
    return line if 0 < len(line) <= LONGEST_COMMAND else None


def read_edit(event: RoomEvent) -> tuple[str, RoomEvent] | None:
    """Return the event that this one edits, and what it is to be from now on, as a message; None if this is no edit."""
    old = _related(event, "m.replace")
    if old is None:
        return None
    new = get_dict(event.content, "m.new_content").items()
    return old, replace(event, content={name: value for name, value in new if name != "m.relates_to"})


def read_mentions(event: RoomEvent, user: str) -> Iterator[str]:
    """Yield what stands for a mention of `user` at the beginning of a message's plain text, in the forms of all clients."""
    body, written = get_text(event.content, "body") or "", get_text(event.content, "formatted_body") or ""
    # not longer than a command, as a search in somebody's huge text takes long
    pill, link = _PILL.match(written[: LONGEST_COMMAND * 4]), _LINK.match(body[:LONGEST_COMMAND])
    if pill is not None and unquote(pill["who"]) == user:
        yield visible(html.unescape(pill["label"]))
    if link is not None and unquote(link["who"]) == user:
        yield link[0]


def without_mention(event: RoomEvent, line: str, user: str, names: Iterable[str]) -> str | None:
    """Return a line that mentions a user anywhere without that mention; None if it does not.

    A mention is a link to them in the text or its HTML, their user id, or their id in `m.mentions`, with which one of these names may
    stand in the line.
    """
    body = (get_text(event.content, "body") or "")[:LONGEST_COMMAND]
    written = (get_text(event.content, "formatted_body") or "")[: LONGEST_COMMAND * 4].rpartition(
        "</mx-reply>"
    )[2]
    forms = [link[0] for link in _LINK.finditer(body) if unquote(link["who"]) == user]
    labels = [
        html.unescape(pill["label"]) for pill in _ANY_PILL.finditer(written) if unquote(pill["who"]) == user
    ]
    if user in get_list(event.content, "m.mentions", "user_ids"):
        labels += names
    elif not forms and not labels and user not in line.split():
        return None
    for form in (*forms, user, *(f"@{label}" for label in labels if label), *filter(None, labels)):
        found = re.search(rf"(?<!\w){re.escape(visible(form))}(?!\w)", line, re.IGNORECASE)
        if found is not None:
            before, behind = line[: found.start()].strip(" ,，、"), line[found.end() :].strip(" :,;：，、；")
            return f"{before} {behind}".strip()
    return line


def read_reply(event: RoomEvent) -> str | None:
    """Return the event that this one replies to; None if it replies to none, or only seems to where there are no threads."""
    fallback = get_dict(event.content, "m.relates_to").get("is_falling_back") is True
    return None if fallback else get_text(event.content, "m.relates_to", "m.in_reply_to", "event_id")


def read_reaction(event: RoomEvent) -> tuple[str, str] | None:
    """Return the event that somebody reacted to, and with which sign; None if the event is no reaction."""
    below, sign = _related(event, "m.annotation"), get_text(event.content, "m.relates_to", "key")
    return None if event.type != "m.reaction" or below is None or sign is None else (below, sign)


def read_thread(event: RoomEvent) -> str | None:
    """Return the event on which the thread hangs that this one stands in, or None if it stands in none."""
    return _related(event, "m.thread")


def _related(event: RoomEvent, kind: str) -> str | None:
    """Return the event to which this one has a relation of this kind, or None."""
    target = get_text(event.content, "m.relates_to", "event_id")
    return (target or None) if get_text(event.content, "m.relates_to", "rel_type") == kind else None


def prompt_reactions(answers: Iterable[str]) -> list[str]:
    """Return the reactions to put below a prompt that allows these answers: of too many, those with a sign of their own first."""
    said = list(answers)
    by_sign = sorted(said, key=lambda answer: answer not in _SIGNS)[:MOST_SIGNS]
    return [_sign_of(answer) for answer in said if answer in by_sign]


def hand_reactions(answers: Sequence[str]) -> list[str]:
    """Return the reactions to put below a hand that can be answered so: the only play among them is `▶`."""
    plays = [answer for answer in answers if _sign_of(answer) == answer]
    return [_ONLY if [sign] == plays else sign for sign in prompt_reactions(answers)]


def _sign_of(answer: str) -> str:
    """Return the sign of an answer; one without a sign of its own is written out (`r5 uno`, a name)."""
    value = answer.removeprefix("pick ")
    return _SIGNS.get(answer) or _SIGNS.get(f"color {value}") or value


@dataclass(frozen=True, slots=True)
class Prompt:
    """What may be answered, and the room it is about (None: where it stands)."""

    answers: tuple[str, ...]
    about: str | None

    def mark(self) -> Json:
        """Return the field of the message's content that says what may be answered."""
        return {_MARK: {"answers": list(self.answers), "about": self.about}}

    def meaning(self, sign: str) -> str | None:
        """Return what a reaction with this sign answers, as a player would type it, or None if it answers nothing.

        >>> prompt, hand, only = Prompt(("accept", "refuse"), None), Prompt(("r5", "w"), None), Prompt(("r5",), None)
        >>> prompt.meaning("👍🏽"), hand.meaning("R5"), only.meaning("▶️")
        ('accept', 'r5', 'r5')
        >>> hand.meaning("▶️"), hand.meaning("🎴"), hand.meaning("☝️")
        (None, 'draw', 'uno')
        """
        bare = sign.translate(_DECORATION).strip()
        if bare == _ONLY:
            plays = [answer for answer in self.answers if _sign_of(answer) == answer]
            return plays[0] if len(plays) == 1 else None
        # where somebody is called like a sign, the sign means what it always does
        answers = sorted(self.answers, key=lambda answer: answer in _SIGNS)
        written = {_sign_of(answer).translate(_DECORATION).casefold(): answer for answer in answers}
        always = _ALWAYS.get(bare) or (bare if bare in _ALWAYS.values() else None)
        return written.get(bare.casefold()) or always


class Prompts:
    """The prompts of one account."""

    def __init__(self, wire: Wire, us: str, patience: Patience) -> None:
        self._wire, self._us, self._patience = wire, us, patience
        self._known: OrderedDict[str, Prompt | None] = OrderedDict()

    def add(self, event: str, prompt: Prompt | None) -> None:
        """Remember what may be answered to an event; None if it is no prompt of ours."""
        self._known[event] = prompt
        self._known.move_to_end(event)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def find(self, room: str, event: str, decrypt: Callable[[str, Json], Json | None]) -> Prompt | None:
        """Return the prompt with this event id, or None if it is none of ours. Waits while the homeserver is away.

        `decrypt` returns a room's event in readable form, or None if it cannot be read.
        """
        if event not in self._known:
            where = path("rooms", room, "event", event)
            try:
                raw = await self._patience.persist(partial(self._wire.call, "GET", where))
            except Failure:
                return None
            found, prompt = read(raw), None
            # anybody can write our mark into a message
            if found is not None and found.sender == self._us:
                mark = get_dict(decrypt(room, raw), "content", _MARK)
                answers = mark.get("answers")
                if isinstance(answers, list):
                    prompt = Prompt(tuple(map(str, answers)), get_text(mark, "about"))
            self.add(event, prompt)
        return self._known[event]

    async def read_answer(
        self, room: str, event: RoomEvent, decrypt: Callable[[str, Json], Json | None]
    ) -> tuple[str, str | None, str] | None:
        """Return what a reaction to one of our prompts answers, the room it is about, and the prompt; None if it answers nothing."""
        reaction = read_reaction(event)
        if reaction is None:
            return None
        prompt = await self.find(room, reaction[0], decrypt)
        answer = prompt.meaning(reaction[1]) if prompt is not None else None
        return (answer, prompt.about, reaction[0]) if prompt is not None and answer is not None else None
