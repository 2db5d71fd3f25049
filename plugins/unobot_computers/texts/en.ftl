### Computer players, and stand-ins for who is away.

refused-bot-what = I know { $levels }, and up to 9 at a time, for example { $p }bot add easy 2.
refused-bot-none = No computer player of that name has a seat here.
help-bot = { $p }bot add seats a computer player, { $p }bot add easy 2 two that are easy to beat; { $p }bot remove takes one away.
standin-begins = { $player } is away, and a computer player plays for { $player } meanwhile.
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
bot-needed = A round needs two players: { $p }bot add hard seats a computer player.
word-set-standin = standin
