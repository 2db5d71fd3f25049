### Computer players, and stand-ins for who is away.

refused-bot-what = Give a level ({ $levels }) and a number up to 9, for example { $p }bot add easy 2.
refused-bot-none = There is no computer player of that name at this table.
help-bot = { $p }bot add adds a computer player; { $p }bot add easy 2 adds two easy ones; { $p }bot remove removes one.
standin-begins = { $player } is away; a computer player takes over for now.
standin-ends = { $player } is back and plays on.
command-bot = bot, ai, addbot,
    aijoin*, botjoin*, addai*, unobot*
word-bot-add = add
word-bot-remove = remove
word-bot-easy = easy
word-bot-normal = normal
word-bot-hard = hard
word-said-bot = add bot, add a bot, add bots, bot add, add ai, add an ai, add computer, add a computer, add computer player,
    computer, cpu, add cpu, robot, add robot, play with bot, play with a bot, play against bot
bot-needed = You need at least two players: { $p }bot add hard adds a computer player.
word-set-standin = standin

## In the help

setting-standin = whether a computer player plays for you while you are away.
