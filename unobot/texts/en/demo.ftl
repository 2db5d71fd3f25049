### What `unobot demo` itself tells the newcomer. Codes of cards, commands and options stay as they are.

# The first screen.
demo-welcome =
    Welcome, { $nick }! This is { $room }, a room on a small IRC server inside this program.
    You are the host of its table: type { $deal } when the others have sat down.
    On your turn type the code of a card, r5, or { $draw }. { $help } tells more, { $quit } leaves.
    Another game: { $dos }. Also: { $table }, { $players }, { $style }, { $language }, and { $auto } to watch.
    Friends on this machine can join with any IRC client: { $host }, port { $port }, no TLS, channel { $room }.

# At the end of a match, and when the newcomer leaves.
demo-next =
    What to try next:
    { $mainland } — draw cards answer draw cards
    { $flip } — cards with two sides
    { $mercy } — hit hard: draw cards of ten, and who holds 25 cards is out
    { $dos } — another game
    { $extended } — bombs and grenades
    { $rules } — every preset and house rule
    A bot of your own: copy { $example } to { $config }, write your network and room into it, then { $run }.

# An unknown command of the terminal.
demo-client-help = { $quit }, { $rename } NAME, { $act } WORDS, { $whisper } NAME WORDS; anything else is said in the room
