"""What can go wrong with the store.

StoreError
├── Unopenable    the database cannot be used at all: the operator must do something
│   └── Damaged   it is not as this bot and the database have left it
├── TakenOver     another unobot has opened the database since
├── AlreadySeen   the change is for a message that was handled before
└── Unkept        this change could not be committed; nothing of it was
"""


class StoreError(Exception):
    """Base of what the store raises. The message never holds a password or a stored payload."""


class Unopenable(StoreError):
    """The database cannot be used. The message says why and what to change."""


class Damaged(Unopenable):
    """The database holds what neither this bot nor the database itself has written. The message says what to do."""


class TakenOver(StoreError):
    """A newer process has opened the same database for writing; this one may write no more."""


class AlreadySeen(StoreError):
    """The message that caused this change was handled before; nothing of the change was committed."""


class Unkept(StoreError):
    """The database refused the change, and nothing of it was committed."""
