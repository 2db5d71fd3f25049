"""A command under restrictions like those of the unit and the container, by bubblewrap: what a test can have without systemd."""

import sys
from pathlib import Path

from tests.servers.process import find_binary

USER = 10001
_NO_CODE = (
    "import ctypes, os, sys\n"
    "libc = ctypes.CDLL(None, use_errno=True)\n"
    # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN: what MemoryDenyWriteExecute of systemd is in newer kernels; older ones: EINVAL
    "denied = libc.prctl(65, 1, 0, 0, 0) == 0 or ctypes.get_errno() == 22\n"
    "assert denied, 'memory that can be written and run could not be denied'\n"
    "os.execv(sys.argv[1], sys.argv[1:])\n"
)


def restricted(folder: Path, *command: str) -> list[str]:
    """The command line that runs a command as another user, without rights; it can write to the folder and /tmp alone.

    Nothing that it starts can gain rights, or make memory both writable and runnable.
    """
    return [
        find_binary("UNOBOT_BWRAP", "bwrap"),
        *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/run"),
        *("--bind", str(folder), str(folder), "--chdir", str(folder)),
        *("--unshare-user", "--uid", str(USER), "--gid", str(USER), "--unshare-pid", "--unshare-ipc"),
        *("--cap-drop", "ALL", "--die-with-parent", "--new-session", "--"),
        *(sys.executable, "-c", _NO_CODE, *command),
    ]
