### Help: short in the room, long in private, and one line for each command.

help-short =
    UNO: { $p }uno to open or join a table, { $p }deal to start. On your turn: { $p }play r5 (or just r5), { $p }draw, { $p }pass. One card left? { $p }uno!
    More: { $p }howto, { $p }rules, { $p }help cards, { $p }help followed by a command, card or rule. For all commands, send me help in private.
help-long =
    Tables: { $p }uno to open or join one, { $p }deal to start, { $p }leave to give up your seat.
    Your turn: { $p }play r5 (or just r5), { $p }play w red, { $p }draw, { $p }pass.
    Calling UNO: add it to your play ({ $p }play r5 uno) or type { $p }uno right away; { $p }catch a player who forgot.
    Hit by a Wild Draw Four? { $p }draw or { $p }challenge.
    See: { $p }hand, { $p }top, { $p }turn, { $p }players, { $p }moves, { $p }why r5, { $p }score, { $p }rules.
    For yourself, in private: { $p }set lists language, style, sort, highlight, hands, hints and pictures; { $p }ping me tests your notifications.
    The host: { $p }skip, { $p }kick, { $p }host, { $p }stop, { $p }pause, { $p }resume. If the host is away: { $p }vote. Operators: { $p }ban, { $p }unban, { $p }bans.
    More: { $p }howto (the game in three lines), { $p }help play (a command), { $p }help stack (a rule), { $p }help wd4 (a card), { $p }help cards (how to write cards).
help-cards = Cards are a colour (r y g b) and a symbol: r5 is red 5, gs green Skip, br blue Reverse, y+2 yellow Draw Two, w Wild, wd4 Wild Draw Four. With a wild card, name the colour: w red. Words work, too, in any order: red 5, 5 red.
help-unknown = There is no help for “{ $said }”. { $p }help lists commands, { $p }rules list lists rules and presets; cards are written like r5 or wd4.
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
help-play = { $p }play CARD plays a card: { $p }play r5, { $p }play w red. Add uno to call UNO: { $p }play r5 uno. On your turn the card alone is enough: r5.
help-draw = { $p }draw draws a card, or all the cards of a penalty.
help-pass = { $p }pass ends your turn after drawing.
help-color = { $p }color red chooses the colour for a wild card.
help-challenge = { $p }challenge disputes a Wild Draw Four: if it was a bluff, the player who played it draws 4; if not, you draw 6.
help-accept = { $p }accept says yes to what you are offered.
help-refuse = { $p }refuse says no to what you are offered.
help-pick = { $p }pick answers any other question: with a player, cards or a number.
help-uno = { $p }uno calls UNO when you have one card left. When no round is running, it opens or joins a table.
help-catch = { $p }catch NAME catches a player who has one card and forgot to call UNO. The name is optional.
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
help-seat = { $p }seat NAME offers your seat and your cards to someone in the room, who types { $p }seat to take them.
help-again = { $p }again reopens the last table with everyone who played there and is still here.
help-stop = { $p }stop ends the match.
help-pause = { $p }pause pauses the game and its clock.
help-resume = { $p }resume continues a paused game.
help-set = { $p }set lists the settings, { $p }set KEY VALUE changes one: your own in private, the room's (operators only) in the room.
help-help = { $p }help TOPIC explains a command, a card or a rule.
help-howto = { $p }howto explains the game in three lines.
help-ping = { $p }ping me sends a test line that calls you as on your turn, so that you can check your notifications.

# The answer to !ping me; the name and ": " stand before it.
pinged = this is how I call you when it is your turn.

## The game in three lines, and what newcomers are told

howto =
    Everyone gets cards; the first to get rid of them all wins the round. On your turn, play a card that matches the top card in colour, number or symbol. A black card matches anything, and you choose the colour.
    Nothing matches? Draw a card; if it matches, you may play it. Skip makes the next player miss a turn, Reverse changes direction, Draw Two and Wild Draw Four make the next player draw. When you have one card left, call UNO right away: if you are caught without it, you draw two.
    Here: { $p }uno to take a seat, { $p }deal to start, then { $p }play r5, { $p }play w red, { $p }draw or { $p }pass. I send you your cards privately.
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
