"""What is printed on the cards of Extended (X1, X2). The points only say what is discarded first for the absent (M10)."""

from uno_engine import Kind


def _function(symbol: str, name: str, *spellings: str, lone: bool = False) -> Kind:
    return Kind(symbol, name, 20, spellings=spellings, lone=lone)


def _black(symbol: str, name: str, *spellings: str) -> Kind:
    return Kind(symbol, name, 50, spellings=spellings)


NUMBERS = tuple(Kind(str(n), str(n), points=n, number=n) for n in range(10))
SKIP = _function("s", "Skip", "skip")
REVERSE = _function("r", "Reverse", "rev", "reverse")
DRAW_TWO = _function("+2", "Draw Two", "d2", "d", "dt", "draw two", "drawtwo")
INFINITY = _function("i", "Infinity", "infinity", "inf", "∞")
TRANSFER_LOW = _function("t4", "Transfer-low", "transfer-low", "transfer low")
TRANSFER_HIGH = _function("t5", "Transfer-high", "transfer-high", "transfer high")
MAGIC_HAND = _function("h", "Magic Hand", "magic hand", "hand")
PINCER = _function("p", "Pincer", "pincer")
REWARD = _function("a", "Reward", "reward")
WIDOW = _function("v", "Widow", "widow")
COLOUR_DUEL = _function("duelc", "Colour Duel", "colour duel", "color duel", lone=True)
NUMBER_DUEL = _function("dueln", "Number Duel", "number duel", lone=True)
BOMB = _function("bomb", "Bomb", lone=True)
CHOSEN_ONE = _function("chosen", "Chosen One", "chosen one", lone=True)
CIRCLET = _function("circlet", "Circlet", lone=True)
DISARM = _function("disarm", "Disarm", lone=True)
REGRET = _function("regret", "Regret", lone=True)
WILD = _black("w", "Wild", "wild")
WILD_DRAW_FOUR = _black("wd4", "Wild Draw Four", "w4", "wd", "+4", "wild draw four", "draw four")
BOUNCE = _black("bounce", "Bounce")
PASS = _black("px", "Pass", "pass")
GRENADE = _black("grenade", "Grenade")
C4 = _black("c4", "C4")
OUTBID = _black("outbid", "Outbid")
FORSAKEN = _black("forsaken", "Forsaken")
JUMP = _black("jump", "Jump")
GAMBLER = _black("gambler", "Gambler")
REVIVE = _black("revive", "Revive")
STAND_IN = _black("standin", "Stand-in", "stand-in", "stand in")
COMBO = _black("combo", "Combo")
