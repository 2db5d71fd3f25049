"""InspIRCd 3: IRCv3, replays, flood control that kills. `UNOBOT_INSPIRCD` names another program.

`UNOBOT_INSPIRCD_MODULES` names the folder with its modules, where that is not the packages' one.
"""

import os
from pathlib import Path

from tests.servers.certificates import make_certificates
from tests.servers.process import Server, find_binary, free_port, open_folder

_MODULES = (
    "cap",
    "ircv3",
    "ircv3_accounttag",
    "ircv3_batch",
    "ircv3_capnotify",
    "ircv3_chghost",
    "ircv3_ctctags",
    "ircv3_echomessage",
    "ircv3_invitenotify",
    "ircv3_labeledresponse",
    "ircv3_msgid",
    "ircv3_servertime",
    "botmode",
    "namesx",
    "uhnames",
    "monitor",
    "setname",
    "chanhistory",
    "sslinfo",
    "services_account",
    "sasl",
    "spanningtree",
    "alias",
    "blockcolor",
    "callerid",
    "silence",
    "auditorium",
    "chghost",
    "commonchans",
    "ssl_gnutls",
)
_ANSWERING = ("ircv3_echomessage", "ircv3_labeledresponse")
"""By these the server tells of each line what became of it."""
_LIFTED = (
    'threshold="1000000" commandrate="1000000000" fakelag="no" recvq="50M" softsendq="1M" hardsendq="50M"'
)
_DEFAULT = 'threshold="10" commandrate="1000" fakelag="yes" recvq="10K" softsendq="8192" hardsendq="1048576"'


class Inspircd(Server):
    """An InspIRCd on loopback, with TLS and a port for services.

    `default_limits` keeps its flood control; without `labels` it neither labels nor echoes what a client says.
    """

    def __init__(
        self, folder: Path, binary: str, *, default_limits: bool = False, labels: bool = True
    ) -> None:
        super().__init__(folder)
        self._binary = binary
        self._limits = _DEFAULT if default_limits else _LIFTED
        self._modules = [name for name in _MODULES if labels or name not in _ANSWERING]
        self.link_port = free_port()
        self.name, self.id = "modern.test", "97K"
        self.peer: tuple[str, int] | None = None
        """The other server that it may be linked with, and its port for servers."""

    def command(self) -> list[str]:
        """The command line, its configuration having been written."""
        authority, certificate, key = make_certificates(self.folder)
        self.ca_file = str(authority)
        modules = os.environ.get("UNOBOT_INSPIRCD_MODULES", "/usr/lib/inspircd/modules")
        loaded = "\n".join(f'<module name="{name}">' for name in self._modules)
        (self.folder / "motd").write_text("hello\n")
        file = self.folder / "inspircd.conf"
        file.write_text(f"""<config format="xml">
<server name="{self.name}" description="test" network="TestNet" id="{self.id}">
<admin name="test" nick="test" email="test@modern.test">
<bind address="127.0.0.1" port="{self.port}" type="clients">
<bind address="127.0.0.1" port="{self.tls_port}" type="clients" sslprofile="Clients">
<bind address="127.0.0.1" port="{self.link_port}" type="servers">
<path moduledir="{modules}" configdir="{self.folder}" datadir="{self.folder}" logdir="{self.folder}"
 runtimedir="{self.folder}">
<pid file="{self.folder}/inspircd.pid">
<files motd="{self.folder}/motd">
<dns timeout="1">
<auditorium opvisible="no" opcansee="yes">
<connect name="main" allow="*" timeout="60" pingfreq="2m" resolvehostnames="no" useident="no" localmax="1000"
 globalmax="1000" maxconnwarn="off" {self._limits}>
<class name="Oper" commands="*" privs="*" usermodes="*" chanmodes="*">
<type name="Oper" classes="Oper">
<oper name="root" password="root" host="*@*" type="Oper">
<link name="services.test" ipaddr="127.0.0.1" port="{self.link_port}" allowmask="127.0.0.0/8" sendpass="linkpass"
 recvpass="linkpass">
{self._linked()}
<uline server="services.test" silent="yes">
<sasl target="services.test" requiressl="no">
<options defaultmodes="not" hidemodes="">
<limits maxnick="30" maxident="11" maxhost="64">
<security announceinvites="dynamic" hideulines="no">
<performance softlimit="12800" quietbursts="yes">
<log method="file" type="* -USERINPUT -USEROUTPUT" level="default" target="{self.folder}/inspircd.log">
<chanhistory maxduration="1h" maxlines="50" prefixmsg="yes" bots="yes" enableumode="no">
<sslprofile name="Clients" provider="gnutls" certfile="{certificate}" keyfile="{key}" hash="sha256">
{loaded}
""")
        return [self._binary, "--runasroot", "--nofork", f"--config={file}"]

    def _linked(self) -> str:
        if self.peer is None:
            return ""
        name, port = self.peer
        return (
            f'<link name="{name}" ipaddr="127.0.0.1" port="{port}" allowmask="127.0.0.0/8" sendpass="linkpass"'
            ' recvpass="linkpass">'
        )


def start_inspircd(*, default_limits: bool = False, labels: bool = True) -> Inspircd:
    """A running InspIRCd; skips the test if there is none."""
    binary = find_binary("UNOBOT_INSPIRCD", "inspircd")
    server = Inspircd(open_folder(), binary, default_limits=default_limits, labels=labels)
    server.start()
    return server
