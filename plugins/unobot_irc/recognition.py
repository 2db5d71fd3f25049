"""Recognizing people by what WHOIS tells: their account, and whether they are still the connection they were."""

from unobot.adapter import Identity
from unobot_irc.people import Person
from unobot_irc.sight import Sight
from unobot_irc.whois import Answer


class Recognition:
    """Applies answers of WHOIS to people, and keeps proofs of the presence of those who play."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._players: set[Identity] = set()

    def needs_proof(self, identity: Identity) -> list[Person]:
        """Who is to be asked about, so that this player can be recognized after a restart; once for each player.

        Nobody for an account or a trusted host, which are recognized without.
        """
        if not identity.startswith("nick:") or identity in self._players:
            return []
        return self._sight.roster.holders(identity)

    def asked(self, identity: Identity) -> None:
        """The question about this player is on its way."""
        self._players.add(identity)

    def apply(self, answer: Answer, person: Person) -> None:
        """Somebody is who the answer says, if it is about the user and host that we know under that nick."""
        same = answer.there and (not person.host or answer.userhost == f"{person.user}@{person.host}")
        self._sight.logged_in(person, answer.account if same else None)
        proof = answer.proof if same else None
        if person.identity is None:
            claims = self._sight.proofs.of_nick(person.nick, self._sight.features)
            proved = next((who for who, claim in claims.items() if claim.proves_same(proof)), None)
            for who in claims.keys() - {proved}:
                self._sight.proofs.forget(who)
            self._sight.settle(person, proved)
        if proof is not None and person.identity is not None and self._is_player(person.identity):
            self._sight.proofs.keep(person.identity, proof)

    def _is_player(self, identity: Identity) -> bool:
        return identity in self._players or identity in self._sight.proofs
