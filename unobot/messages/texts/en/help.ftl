### Help: short in the room, long in private, and one line for each command.

help-short =
    UNO: { $p }uno opens a table or joins it, { $p }deal starts. On your turn { $p }play r5 (or just r5), { $p }draw, { $p }pass; with one card left { $p }uno.
    More: { $p }howto, { $p }help cards, { $p }help COMMAND or CARD or RULE, { $p }rules; in private help tells all commands.
help-long =
    A table: { $p }uno opens one or takes a seat, { $p }deal starts, { $p }leave gives the seat up.
    Your turn: { $p }play r5 (or just r5), { $p }play w red, { $p }draw, { $p }pass.
    UNO: add it to the play ({ $p }play r5 uno) or say { $p }uno at once; { $p }catch accuses who forgot.
    A Wild Draw Four against you: { $p }draw or { $p }challenge.
    To look: { $p }hand, { $p }top, { $p }turn, { $p }players, { $p }moves, { $p }why r5, { $p }score, { $p }rules.
    For yourself, in private: { $p }set lists language, style, sort, highlight, hands, hints and pictures; { $p }ping me tries your client's alarm.
    The host: { $p }skip, { $p }kick, { $p }host, { $p }stop, { $p }pause, { $p }resume. Without one: { $p }vote. Operators: { $p }ban, { $p }unban, { $p }bans.
    More: { $p }howto is the game in three lines, { $p }help play explains a command, { $p }help stack a rule, { $p }help wd4 a card, { $p }help cards how cards are written.
help-cards = Cards are a colour (r y g b) and a symbol: r5 is red 5, gs green Skip, br blue Reverse, y+2 yellow Draw Two, w Wild, wd4 Wild Draw Four. A wild card takes its colour with it: w red. Words in any order are fine: red 5, 5 red.
help-unknown = There is no help on “{ $said }”. { $p }help names commands; { $p }rules list names rules and presets; a card is written like r5 or wd4.
# What a card or a rule does: $about is its own text, with the clause of the rulebook at its end. For a card, the card itself before that.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = It goes on its colour or its number, and does nothing more. (B7)
# A line never begins with the prefix: some other bot in the room could take it for a command.
help-command = Help: { $text }
help-command-aliases = Help: { $text } Also: { $list }.

help-new = { $p }new PRESET OPTIONS opens a table, as in { $p }new classic cards=9; so does { $p }uno.
help-start = { $p }start deals at a waiting table, or opens one.
help-join = { $p }join takes a seat, or takes your own back.
help-leave = { $p }leave gives your seat up. Until the round ends, { $p }join brings your cards back.
help-rejoin = { $p }rejoin WORD, in private, takes your seat back after a lost connection; I sent you the word when the cards were dealt.
help-deal = { $p }deal starts the round.
help-play = { $p }play CARD plays a card: { $p }play r5, { $p }play w red; with uno at the end it calls UNO. On your turn the card alone is enough: r5.
help-draw = { $p }draw takes a card, or the cards of a penalty.
help-pass = { $p }pass ends your turn after drawing.
help-color = { $p }color red names the colour of a wild card.
help-challenge = { $p }challenge doubts a Wild Draw Four: if it was a bluff, who played it draws 4; if not, you draw 6.
help-accept = { $p }accept takes what is offered.
help-refuse = { $p }refuse turns down what is offered.
help-pick = { $p }pick answers any other question: a player, cards, a number.
help-uno = { $p }uno calls UNO when you have one card left. Without a round it opens a table or joins it.
help-catch = { $p }catch NAME accuses a player with one card who did not call UNO; the name may be left out.
help-hand = { $p }hand sends you your cards again, privately.
help-top = { $p }top shows the card to match.
help-turn = { $p }turn shows whose turn it is.
help-players = { $p }players lists everybody with the number of their cards.
help-moves = { $p }moves tells you privately what you can play.
help-why = { $p }why CARD tells you privately why a card cannot be played.
help-score = { $p }score shows the match so far.
help-rules = { $p }rules shows the rules of this table; { $p }rules list all that there are.
help-skip = { $p }skip goes on for a player who does not answer.
help-kick = { $p }kick NAME takes a player from the table, for this match.
help-host = { $p }host NAME makes somebody else the host.
help-wait = { $p }wait gives you the whole time for your turn again, once a turn.
help-seat = { $p }seat NAME offers your seat and your cards to somebody in the room, who takes them by { $p }seat.
help-again = { $p }again opens the last table once more, with everybody who sat there and is still here.
help-stop = { $p }stop ends the match.
help-pause = { $p }pause stops the clock.
help-resume = { $p }resume lets the clock run again.
help-set = { $p }set lists the settings, { $p }set KEY VALUE changes one: for yourself in private, for the room by its operators.
help-help = { $p }help TOPIC explains a command, a card or a rule.
help-howto = { $p }howto is the game in three lines.
help-ping = { $p }ping me says a line in the room that calls you as your turn does, so that you can try how your client tells you.

# The answer to !ping me; the name and ": " stand before it.
pinged = this is how I call you when it is your turn.

## The game in three lines, and what newcomers are told

howto =
    Everybody gets cards; who is rid of them first wins the round. On your turn lay one card on the top card: the same colour, the same number or sign, or a black one, which names the colour.
    Nothing fits? Draw one card; if it fits you may play it. Skip passes over the next player, Reverse turns the direction, Draw Two and Wild Draw Four make the next player draw. With one card left call UNO at once, or you draw two.
    Here: { $p }uno takes a seat, { $p }deal starts; { $p }play r5, { $p }play w red, { $p }draw, { $p }pass; your cards come to you privately.
howto-page = More to read: { $url }

## Settings

set-done = { $key } is now “{ $value }”.
set-keys = Your settings: { $list }. Change one with { $p }set KEY VALUE.
set-keys-room = Settings of this room: { $list }. Your own ({ $own }): tell me { $p }set in private.
refused-set-operators = Only the room's operators can set that here.
refused-set-privately = Here only the room's operators can set { $key }; for yourself tell me privately: set { $key }
refused-set-unknown = There is no setting { $key } here. There are: { $keys }.
refused-set-what = { $key } is “{ $value }” now. It takes: { $allowed }.
refused-wants-prefix = prefix takes one to three signs such as ! or ., not “{ $said }”.
