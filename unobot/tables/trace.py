"""Where an exception came from, without its words: those may name somebody's cards."""

from traceback import format_tb


def whence(error: BaseException) -> str:
    """The kinds of an exception and of what caused it, with the lines of code that they passed through.

    >>> try:
    ...     int("[r5]")
    ... except ValueError as error:
    ...     "ValueError" in whence(error), "r5" in whence(error).replace('int("[r5]")', "")
    (True, False)
    """
    told: list[str] = []
    one: BaseException | None = error
    while one is not None and len(told) < 10:
        told.append("".join(format_tb(one.__traceback__)) + type(one).__name__)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\ncaused by\n".join(told)
