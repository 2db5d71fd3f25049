from unobot.commands import BY_WORD, COMMANDS

CHAT = """uno new newgame create start join jo j ujoin leave quit part resign uquit rejoin deal de go begin ustart play pl
p cut draw dr d take pass pa ps done put discard color co colour challenge ch bluff accept refuse yes ok no pick choose target
uno! call dos catch callout caught hand ca cards top cd card turn tu players od order ct count moves vm why score standings rules
modes decks skip kick host stop end endgame pause resume bot ai addbot stats top10 rank unowon leaderboard notify alert set
settings help unohelp commands"""


def test_no_word_belongs_to_two_commands() -> None:
    words = [word for entry in COMMANDS for word in entry.words]
    assert sorted(words) == sorted(set(words))


def test_every_word_of_the_chat_is_known() -> None:
    assert set(CHAT.split()) <= set(BY_WORD)


def test_the_bare_words_are_those_that_players_of_other_bots_know() -> None:
    bare = {word for entry in COMMANDS for word in entry.bare}
    assert bare == {"jo", "pl", "dr", "pa", "co", "ca", "cd", "tu", "od", "ct"}
