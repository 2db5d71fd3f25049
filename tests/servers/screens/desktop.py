"""What a desktop program shows to a screen reader, and whom it rings; run by the system's Python, which has GObject.

`desktop.py tree` prints what is to be seen now, `desktop.py rings` an empty list when it is ready, and then each
notification as it comes, as lines of JSON.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

_NOTIFICATIONS = """<node><interface name="org.freedesktop.Notifications">
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
<arg type="s" direction="out"/><arg type="s" direction="out"/></method>
</interface></node>"""
_ANSWERS = {
    "Notify": ("(u)", (1,)),
    "GetCapabilities": ("(as)", (["body"],)),
    "GetServerInformation": ("(ssss)", ("screens", "tests", "1", "1.2")),
}


def tree() -> None:
    """Print each thing with a name that is to be seen: what it is, its name, and where it is."""
    import_module("gi").require_version("Atspi", "2.0")
    atspi = import_module("gi.repository.Atspi")

    def inside(thing: Any) -> Iterator[Any]:
        for number in range(thing.get_child_count()):
            child = thing.get_child_at_index(number)
            if child is not None:
                yield child
                yield from inside(child)

    for thing in inside(atspi.get_desktop(0)):
        component = thing.get_component_iface()
        if thing.get_name() and component and thing.get_state_set().contains(atspi.StateType.SHOWING):
            at = component.get_extents(atspi.CoordType.SCREEN)
            where = [at.x, at.y, at.width, at.height]
            print(json.dumps([thing.get_role_name(), thing.get_name(), where]))  # noqa: T201


def rings() -> None:
    """Take the place of the desktop that shows notifications, until the process is ended."""
    gio, glib = import_module("gi.repository.Gio"), import_module("gi.repository.GLib")

    def called(*call: Any) -> None:
        method, given, answer = call[4], call[5].unpack(), call[6]
        if method == "Notify":
            print(json.dumps([given[3], given[4]]), flush=True)  # noqa: T201
        answer.return_value(glib.Variant(*_ANSWERS[method]) if method in _ANSWERS else None)

    def ready(connection: Any, _name: str) -> None:
        (face,) = gio.DBusNodeInfo.new_for_xml(_NOTIFICATIONS).interfaces
        connection.register_object("/org/freedesktop/Notifications", face, called, None, None)

    def owned(*_: Any) -> None:
        print("[]", flush=True)  # noqa: T201

    gio.bus_own_name(gio.BusType.SESSION, "org.freedesktop.Notifications", 0, ready, owned, None)
    glib.MainLoop().run()


if __name__ == "__main__":
    {"tree": tree, "rings": rings}[sys.argv[1]]()
