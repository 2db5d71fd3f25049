### What the terminal itself says, most of it in `unobot demo`. Codes of cards, commands and options stay as they are.

# The first screen.
terminal-welcome =
    Welcome, { $nick }! This is { $room }, a room in this terminal, with the bot and computer players.
    You are the host of its table: type { $deal } when the others have sat down.
    On your turn type the code of a card, r5, or { $draw }. { $help } tells more, { $quit } leaves.
    Several people at this keyboard: { $as } NAME, then { $join }; the player whose turn it is types. All see all hands.
    Another game: { $dos }. Also: { $table }, { $players }, { $style }, { $language }, and { $auto } to watch.

# At the end of a match, and when the newcomer leaves.
terminal-next =
    What to try next:
    { $mainland } — draw cards answer draw cards
    { $flip } — cards with two sides
    { $mercy } — hit hard: draw cards of ten, and 25 cards put you out
    { $dos } — another game
    { $extended } — bombs and grenades
    { $rules } — every preset and house rule
    A bot of your own: { $init } asks for your network and room and writes the configuration; { $run } starts the bot.

# An unknown command of the terminal.
terminal-help = { $quit }, { $as } NAME (types from now on), { $as } NAME WORDS (once); { $leave } NAME, { $rename } NAME, { $act } WORDS, { $whisper } WORDS (to the bot); anything else is said in the room

# Who comes and goes at the keyboard.
terminal-joins = { $name } joins { $room }
terminal-leaves = { $name } leaves { $room }
terminal-renamed = { $old } is now called { $name }
terminal-no-name = { $name } can't be a name here: use one word of at most 20 letters and digits. It can't look like the bot's name.
terminal-taken = { $name } is at this keyboard already.
terminal-nobody = There is no { $name } at this keyboard.

# What the bot says to one person, and one person to the bot; the second form where several people sit at the keyboard.
terminal-privately = { $bot } privately: { $line }
terminal-privately-to = { $bot } privately to { $name }: { $line }
terminal-to = to { $bot }: { $line }
terminal-from-to = { $name } to { $bot }: { $line }
