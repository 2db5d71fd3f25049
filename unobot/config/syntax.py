"""The file of a configuration as TOML, and what to write instead of a line that is none."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from unobot.config.problem import ConfigError, Problem

_CURLY: Final = re.compile("[“”„‟«»‘’]")
_PYTHON: Final = {
    "True": "true",
    "False": "false",
    "yes": "true",
    "no": "false",
    "on": "true",
    "off": "false",
}
_SETTING: Final = re.compile(r"""\s*(?P<key>[\w."#-]+)\s*(?P<sign>[=:])\s*(?P<value>[^#]*?),?\s*(?:#.*)?""")


def parse(path: Path) -> tuple[str, dict[str, Any]]:
    """Return the text of a TOML file and what is in it. Raises `ConfigError`."""
    try:
        # Windows' editors begin a file with a mark of its encoding
        text = path.read_text(encoding="utf-8-sig")
        return text, tomllib.loads(text)
    except FileNotFoundError:
        named = "" if path == Path("config.toml") else f" --config {path}"
        why = f"is missing; to write one, type unobot init{named}"
        raise ConfigError([Problem(path, None, "", why)]) from None
    except OSError as error:
        raise ConfigError([Problem(path, None, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ConfigError([Problem(path, line, "", "expected UTF-8")]) from None
    except tomllib.TOMLDecodeError as error:
        # tomllib tells the line in its message alone (Python 3.14 has attributes)
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        if text.lstrip().startswith("{"):
            cure = 'this is JSON; expected lines such as data = "unobot.db" and [network.NAME]'
        else:
            cure = corrected(text.split("\n")[line - 1]) or str(error)
        raise ConfigError([Problem(path, line, "", f"not TOML: {cure}")]) from None


def corrected(line: str) -> str | None:
    """Return what to write instead of a line that is no TOML, None if that is unclear. Texts are left out: one may be a password.

    >>> corrected("tls = True"), corrected("password: hunter2")
    ('expected tls = true', 'expected password = "…"')
    """
    found = _SETTING.fullmatch(line)
    if found is None:
        return None
    key, value = found["key"], found["value"]
    if not value:
        return "expected [network.NAME] or another table in brackets" if found["sign"] == ":" else None
    value = _PYTHON.get(value, _CURLY.sub('"', value))
    if not re.fullmatch(r"true|false|[\d.]+", value):
        # a list or table has quotes of its own
        value = "[…]" if value.startswith("[") else "{ … }" if value.startswith("{") else '"…"'
    curly = " with straight quotes" if _CURLY.search(line) else ""
    return f"expected {key} = {value}{curly}"
