"""What every adapter promises to the bot."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import ClassVar

from unobot.adapter import Room
from unobot.testing.contracts import connection, promises
from unobot.testing.contracts.other_side import AtWork, OtherSide, at_work, seen_by_people
from unobot.testing.plainly import HeldOpen


class AdapterContract:
    """Derive from it a class `TestMyAdapter` with a method `other_side`; each test is one promise.

    All tests of the class share one connection, for a real server may be slow. The tests are plain functions: no plugin
    for asynchronous ones is needed.
    """

    _open: ClassVar[dict[type, HeldOpen[AtWork]]] = {}

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        """A new network with an adapter that does not run yet; what `OtherSide` says must hold."""
        raise NotImplementedError

    @classmethod
    def teardown_class(cls) -> None:
        """End the adapter, and close its network."""
        if held := cls._open.pop(cls, None):
            held.close()

    def _with(self, promise: Callable[[AtWork, Room], Awaitable[None]]) -> None:
        """Look at one promise of the running adapter."""
        if type(self) not in self._open:
            self._open[type(self)] = HeldOpen(at_work(self.other_side()))
        held = self._open[type(self)]

        async def looked_at() -> None:
            held.value.ears.forget()
            with seen_by_people(held.value):
                await promise(held.value, held.value.room)

        held.run(looked_at())

    # --- what it is ----------------------------------------------------------------------------------------------------

    def test_it_has_all_that_the_bot_asks_of_an_adapter(self) -> None:
        """Every name of `unobot.adapter.Adapter`; what is asynchronous there is so here, and nothing else."""
        self._with(promises.is_whole)

    def test_a_message_costs_a_line_at_least_and_a_longer_one_no_less(self) -> None:
        """`lines` counts what the network's pace counts."""
        self._with(promises.costs)

    def test_joined_messages_have_the_key_of_the_second_and_the_words_of_both(self) -> None:
        """Or are not joined at all; a line for one person is never joined to one for another."""
        self._with(promises.joins)

    # --- who is there --------------------------------------------------------------------------------------------------

    def test_who_is_there_is_told_before_the_room_is_entered(self) -> None:
        """An `Arrived` for everyone present, then `Entered`; skipped where the other side says why nobody can be there yet."""
        self._with(promises.tells_who_is_there)

    def test_who_comes_and_who_goes_is_told(self) -> None:
        """`Arrived` with an identity of their own, then `Departed` with the same."""
        self._with(promises.tells_of_coming_and_going)

    def test_names_that_are_the_same_fold_to_the_same(self) -> None:
        """Folding what was folded changes nothing, and two people stay two."""
        self._with(promises.folds)

    def test_masks_of_somebody_fit_them_and_nobody_else(self) -> None:
        """So an exclusion hits the one who was meant, and never the bot."""
        self._with(promises.masks_fit)

    def test_a_mask_for_everybody_is_not_taken(self) -> None:
        """`masks` and `account` raise ValueError, which says what was expected."""
        self._with(promises.refuses_wide_masks)

    # --- what is said --------------------------------------------------------------------------------------------------

    def test_a_line_in_the_room_is_told_once_with_who_said_it(self) -> None:
        """With an id that no other line has, though the words are the same, the time, and the network's name."""
        self._with(promises.hears_the_room)

    def test_a_line_to_the_bot_alone_has_no_room(self) -> None:
        """`Said.room` is None, and the speaker is the same person as in the room."""
        self._with(promises.hears_whispers)

    def test_what_is_sent_to_the_room_is_read_there_once(self) -> None:
        """`passed` returns, and the bot does not hear itself."""
        self._with(promises.speaks)

    def test_cards_and_names_are_read_too(self) -> None:
        """Not the words of the bot alone."""
        self._with(promises.shows_all)

    def test_what_is_for_one_person_is_read_by_nobody_else(self) -> None:
        """A hand of cards is a secret."""
        self._with(promises.whispers)

    def test_what_is_for_nobody_there_is_refused_and_read_by_nobody(self) -> None:
        """`send` or `passed` raises `Undeliverable` or `NotNow`."""
        self._with(promises.refuses_strangers)

    def test_who_is_there_can_be_reached(self) -> None:
        """`reachable` is asked before somebody is dealt in."""
        self._with(promises.reaches)

    # --- the connection ------------------------------------------------------------------------------------------------

    def test_it_says_until_when_it_has_heard_everything(self) -> None:
        """`heard_until` is never later than now, and reaches every moment soon, or no time-out would ever be fired."""
        self._with(connection.has_heard)

    def test_a_lost_connection_is_told_and_the_room_is_entered_again(self) -> None:
        """`Disconnected`, then everyone's `Arrived` and `Entered`; skipped where the other side cannot be cut."""
        self._with(connection.comes_back)

    def test_no_line_and_no_stranger_is_taken_for_one_of_an_earlier_run(self) -> None:
        """Ids of lines never come again, nor identities that are not lasting. The next test has another connection."""
        try:
            self._with(connection.is_new_each_run)
        finally:
            self.teardown_class()

    def test_it_ends_soon_when_it_is_cancelled(self) -> None:
        """As the bot does when it is stopped. The next test has another connection."""
        try:
            self._with(connection.ends)
        finally:
            self.teardown_class()
