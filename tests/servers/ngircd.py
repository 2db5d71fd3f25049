"""ngIRCd: the plain network, without accounts, tags or replays. `UNOBOT_NGIRCD` names another program."""

from pathlib import Path

from tests.servers.certificates import FFDHE2048, make_certificates
from tests.servers.process import Server, account, find_binary, give_away, open_folder


class Ngircd(Server):
    """An ngIRCd on loopback, with TLS, and without flood control unless `default_limits`."""

    def __init__(self, folder: Path, binary: str, *, default_limits: bool = False) -> None:
        super().__init__(folder)
        self._binary = binary
        self.name = "plain.test"
        self.peer: tuple[str, int] | None = None
        """The other server that it may be linked with, and its port."""
        self._penalty = "" if default_limits else "MaxPenaltyTime = 0"

    @property
    def spins(self) -> bool:
        """Whether it tries without end to write to a connection that is gone, which costs a whole core.

        ngIRCd 26 does so with whoever sent a line of several kilobytes and went: it neither reads nor closes that connection.
        """
        with (self.folder / "output").open("rb") as output:
            return output.read(10_000_000).count(b"Write error on connection") > 100

    def command(self) -> list[str]:
        """The command line, its configuration having been written."""
        authority, certificate, key = make_certificates(self.folder)
        self.ca_file = str(authority)
        primes = self.folder / "dh.pem"
        primes.write_text(FFDHE2048)
        user = account()
        file = self.folder / "ngircd.conf"
        file.write_text(f"""[Global]
Name = {self.name}
Info = test
Listen = 127.0.0.1
Ports = {self.port}
MotdPhrase = hello
AdminInfo1 = test
{f"ServerUID = {user[0]}" if user else ""}
[Limits]
MaxNickLength = 20
MaxConnectionsIP = 0
MaxJoins = 0
{self._penalty}
[Options]
DNS = no
Ident = no
PAM = no
SyslogFacility = local1
[SSL]
CertFile = {certificate}
KeyFile = {key}
DHFile = {primes}
Ports = {self.tls_port}
CipherList = SECURE128:-VERS-SSL3.0
{self._linked()}
""")
        for path in (file, certificate, key, primes):
            give_away(path)
        return [self._binary, "-n", "-f", str(file)]

    def _linked(self) -> str:
        if self.peer is None:
            return ""
        name, port = self.peer
        return (
            "[Operator]\nName = root\nPassword = root\n"
            f"[Server]\nName = {name}\nHost = 127.0.0.1\nPort = {port}\nPassive = yes\n"
            "MyPassword = linkpass\nPeerPassword = linkpass\n"
        )


def start_ngircd(*, default_limits: bool = False) -> Ngircd:
    """A running ngIRCd; skips the test if there is none."""
    server = Ngircd(open_folder(), find_binary("UNOBOT_NGIRCD", "ngircd"), default_limits=default_limits)
    server.start()
    return server
