"""What the bot can see of a network, and what it is told of that: who came, who went, and who is who."""

from unobot.adapter import Arrived, Departed, Excluded, Identity, Incoming, Network, Renamed
from unobot_irc.features import Features
from unobot_irc.identity import Mint, Proofs
from unobot_irc.line import harmless
from unobot_irc.people import Person, Roster
from unobot_irc.rooms import Rooms, Stage, WantedRoom


class Sight:
    """The people in our rooms. What the bot is to be told is collected in `news`."""

    def __init__(
        self, network: Network, features: Features, rooms: Rooms, mint: Mint, proofs: Proofs
    ) -> None:
        self.network = network
        self.features = features
        self.rooms = rooms
        self.mint = mint
        self.proofs = proofs
        self.roster = Roster(features)
        self.news: list[Incoming] = []

    def settle(self, person: Person, proved: Identity | None = None) -> None:
        """Give a person an identity, if they have none: by account, else `proved`, else a new one. Tell of their arrival.

        Does nothing while it is being asked whether they are somebody who was out of sight.
        """
        if person.proving and person.account is None:
            return
        if person.identity is None:
            if person.account is not None:
                self.roster.identify(person, self.mint.account(person.account))
            elif proved is not None and not self.roster.holders(proved):
                self.roster.identify(person, proved)
            else:
                self.roster.identify(person, self.mint.presence(person, self._is_taken))
        self.tell_arrival(person)

    def is_claimed(self, person: Person) -> bool:
        """Whether somebody without an account who has played had this nick, so that WHOIS must tell if it is the same connection."""
        return person.account is None and bool(self.proofs.of_nick(person.nick, self.features))

    def _is_taken(self, identity: Identity) -> bool:
        return bool(self.roster.holders(identity))

    def tell_arrival(self, person: Person) -> None:
        """Tell the bot, once for each room that we have entered, that this person is there."""
        for key in person.rooms:
            place = self.rooms.places.get(key)
            if place is not None and place.stage is Stage.IN and key not in person.told and person.identity:
                person.told.add(key)
                self.news.append(Arrived(self.network, place.name, self.roster.sender(person, key)))

    def logged_in(self, person: Person, account: str | None) -> None:
        """Note which account a person is logged in to, None for no account.

        Their identity then changes to the account's. Whoever logs out keeps the identity that they had.
        """
        person.account_known = True
        if account is None or account == person.account:
            return
        person.account = account
        old, new = person.identity, self.mint.account(account)
        if old is None or old == new:
            return
        self.roster.identify(person, new)
        self.proofs.forget(old)
        if self.roster.holders(old):
            # another client still has the old identity, so this is no renaming but somebody else who arrives
            person.told.clear()
            self.tell_arrival(person)
        elif person.told or not person.rooms:
            self.news.append(Renamed(self.network, old, self.roster.sender(person)))

    def renamed(self, person: Person, nick: str) -> None:
        """We saw a person change their nick: their identity stays."""
        self.roster.rename(person, nick)
        if person.identity is not None:
            self.proofs.renamed(person.identity, nick)
            if person.told:
                self.news.append(Renamed(self.network, person.identity, self.roster.sender(person)))

    def left(self, person: Person, key: str) -> None:
        """A person left one (folded) room; if it was the last one that we share, they are out of sight."""
        place = self.rooms.places.get(key)
        self.roster.leave(person, key)
        if key in person.told and place is not None and person.identity is not None:
            person.told.discard(key)
            if not any(key in other.told for other in self.roster.holders(person.identity)):
                self.news.append(Departed(self.network, place.name, person.identity))
        if not person.rooms:
            self.vanished(person)

    def vanished(self, person: Person, split_at: float | None = None) -> None:
        """A person is out of sight: this presence has ended, and its identity with it unless that is an account.

        With `split_at` a netsplit has parted us at that time: who comes back by the same connection is the same person.
        """
        # whatever happens to the nick from now on cannot be seen, so it proves nothing any more
        self.roster.forget(person)
        identity = person.identity
        if identity is None:
            return
        self.mint.departed(person)
        if split_at is not None:
            self.proofs.miss(identity, split_at)
        else:
            self.proofs.forget(identity)
        others = self.roster.holders(identity)
        if not others:
            self.news.append(Departed(self.network, None, identity))
            return
        for key in sorted(person.told):
            place = self.rooms.places.get(key)
            if place is not None and not any(key in other.told for other in others):
                self.news.append(Departed(self.network, place.name, identity))

    def excluded(self, place: WantedRoom, reason: str, now: float) -> None:
        """We are out of a room, or could not get in; tell the bot, the first time."""
        # who was only there is out of our sight but did not leave, so no `Departed` is told: `Excluded` says enough
        key = self.features.fold(place.name)
        for person in self.roster.members(key):
            self.roster.leave(person, key)
            person.told.discard(key)
            if not person.rooms:
                self.roster.forget(person)
        was_told = place.stage is Stage.IN or not place.refused
        place.refused = True
        self.rooms.put_out(place, now)
        if was_told:
            self.news.append(Excluded(self.network, place.name, harmless(reason)))
