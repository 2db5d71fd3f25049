### Help: short in the room, long in private, and one line for each command.

help-short = { $preset }: { $p }uno { $preset } to open or join a table, { $p }deal to start. On your turn, type one of the answers in your private line; { $p }moves lists them.
help-unknown = There is no help for “{ $said }”. { $p }help lists commands. { $p }rules list lists rules and presets, { $p }help cards explains cards.
# What a card or a rule does: $about is its own text, with the clause of the rulebook at its end. For a card, the card itself before that.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = Play it on the same colour or the same number. It has no other effect. (B7)
# A line never begins with the prefix: some other bot in the room could take it for a command.
help-command = Help: { $text }
help-command-aliases = Help: { $text } Also: { $list }.

help-new = { $p }new PRESET OPTIONS opens a table, for example { $p }new classic cards=9. { $p }uno does the same.
help-start = { $p }start deals the cards if a table is waiting; otherwise it opens one.
help-join = { $p }join takes a seat, or gives you back the one you left.
help-leave = { $p }leave gives up your seat. Until the round ends, { $p }join gets your cards back.
help-rejoin = { $p }rejoin WORD, sent to me privately, gets your seat back after a lost connection. I sent you the word when the cards were dealt.
help-deal = { $p }deal starts the round.
help-play = { $p }play CARD plays a card. On your turn the card alone is enough.
help-play-classic-game = { $p }play CARD plays a card: { $p }play r5, { $p }play w red. Add uno to call UNO: { $p }play r5 uno. On your turn the card alone is enough: r5.
help-draw = { $p }draw draws a card, or all the cards of a penalty.
help-pass = { $p }pass ends your turn after drawing.
help-color = { $p }color red chooses a colour.
help-color-classic-game = { $p }color red chooses the colour for a wild card.
help-challenge = { $p }challenge challenges a Wild Draw Four. If it was a bluff, the player who played it draws 4; if not, you draw 6.
help-accept = { $p }accept says yes to what you are offered.
help-refuse = { $p }refuse says no to what you are offered.
help-pick = { $p }pick answers any other question: with a player, cards or a number.
help-uno = { $p }uno opens or joins a table.
help-uno-classic-game = { $p }uno calls UNO when you have one card left. When no round is running, it opens or joins a table.
help-catch = { $p }catch NAME catches a player who forgot their call. The name is optional.
help-catch-classic-game = { $p }catch NAME catches a player who has one card and forgot to call UNO. The name is optional.
help-hand = { $p }hand sends you your cards again, privately.
help-top = { $p }top shows the card to match.
help-turn = { $p }turn shows whose turn it is.
help-players = { $p }players lists the players and how many cards each of them has.
help-moves = { $p }moves tells you privately what you can play.
help-why = { $p }why CARD tells you privately why a card cannot be played.
help-score = { $p }score shows the match so far.
help-rules = { $p }rules shows the rules of this table; { $p }rules list shows all presets and house rules.
help-skip = { $p }skip ends the turn of a player who has run out of time.
help-kick = { $p }kick NAME removes a player from the table for the rest of the match.
help-host = { $p }host NAME makes another player the host.
help-wait = { $p }wait gives you the whole time for your turn again, once a turn.
help-seat = { $p }seat NAME offers your seat and your cards to someone in the room. They take them with { $p }seat.
help-again = { $p }again reopens the last table with everyone who played there and is still here.
help-stop = { $p }stop ends the match.
help-pause = { $p }pause pauses the game and its clock.
help-resume = { $p }resume continues a paused game.
help-set = { $p }set lists the settings. { $p }set KEY VALUE changes one: yours in private, the room's (operators only) in the room.
help-help = { $p }help TOPIC explains a command, a card or a rule.
help-howto = { $p }howto explains the game in three lines.
help-ping = { $p }ping me sends a test line that calls you as on your turn. Use it to check your notifications.

# The answer to !ping me; the name and ": " stand before it.
pinged = this is how I call you when it is your turn.

## The game in three lines, and what newcomers are told

howto-page = Read more: { $url }

## Settings

set-done = { $key } is now “{ $value }”.
set-keys = Your settings: { $list }. Change one with { $p }set KEY VALUE.
set-keys-room = Settings of this room: { $list }. For your own ({ $own }), send me { $p }set in private.
refused-set-operators = Only the room's operators can set that here.
refused-set-privately = Only operators can set { $key } for this room. For yourself, tell me privately: set { $key }
refused-set-unknown = There is no setting called { $key }. Settings: { $keys }.
refused-set-what = { $key } is set to “{ $value }”. Allowed: { $allowed }.
refused-wants-prefix = The prefix must be one to three characters such as ! or ., not “{ $said }”.

## Themes, settings and options in the help, and what a game says of itself

word-theme-table = table, tables and seats
word-theme-playing = playing, moves of the game
word-theme-looking = looking, looking things up
word-theme-rules = rules, games and rules
word-theme-hosting = hosting, running a table
word-theme-settings = settings, settings and your data
word-theme-options = options
word-theme-cards = cards
word-theme-more = more, other commands
help-short-classic-game = UNO: { $p }uno to open or join a table, { $p }deal to start. On your turn: { $p }play r5 (or just r5), { $p }draw, { $p }pass. One card left? { $p }uno!
help-themes = More: { $list }. { $p }help WORD explains any command, card, rule, option or setting; { $p }howto explains the game.
help-theme = Commands ({ $theme }): { $list }.
help-settings = Your settings: { $own }. Settings of the room: { $room }. { $p }help NAME explains each.
help-setting =
    { $where ->
        [own] { $key }: { $does } Values: { $allowed }. To change yours, tell me { $p }set { $key } VALUE.
        [room] { $key }: { $does } Values: { $allowed }. The room's operators change it with { $p }set { $key } VALUE.
       *[both] { $key }: { $does } Values: { $allowed }. { $p }set { $key } VALUE changes yours in private, and the room's for its operators.
    }
help-options = Options of a table: { $list }. { $p }help NAME explains each.
help-option = Option { $name }: { $list }. To open such a table: { $p }new { $line }
help-value = { $value } – { $about }
help-notation = A card is written as its colour ({ $colors }) and its symbol, such as { $card } ({ $text }). Words in any order work, too.
help-kinds = Cards with a name: { $list }. { $p }help NAME explains each.
setting-language = the language I speak.
setting-style = how cards look: coloured, as bare codes, with emoji, or in words.
setting-sort = whether your hand is sorted by colour or by value.
setting-ring = where your turn rings: in the room, in our direct room, in both, or nowhere.
setting-highlight = which of my lines begin with your name, so that your client marks them.
setting-hands = whether your cards come as a message or as a notice.
setting-pictures = whether your hand also comes as a picture, where that works.
setting-quiet = whether I say only what is needed.
setting-prefix = the sign before a command.
setting-turn-timeout = how long a player has for a turn.
setting-pause-limit = how long a pause can last.
setting-autostart = how long after the second player joined the cards are dealt by themselves.
setting-preset = which game opens when nobody names one.
setting-web = whether the web page may show this room's games.
howto-classic-game = Get rid of all your cards first to win the round. On your turn play a card with the top card's colour, number or symbol. A black card fits on any card, and you choose its colour.
howto-type = Your cards come to you privately, with the answers you can give. Type one of them in the room or to me.
howto-type-classic-game =
    { $play-drawn ->
        [may] Type your moves in the room or to me. On your turn: play r5 (red 5), play w red (black card and colour), or draw; after drawing you can pass.
       *[other] Type your moves in the room or to me. On your turn: play r5 (red 5), play w red (black card and colour), or draw.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }If a play leaves you one card, add uno: play r5 uno.
    }
howto-rules = At this table: { $list }.
howto-house = house rules: { $list } ({ $p }rules)
help-notation-black = A black card takes the colour you choose along: { $example }.
