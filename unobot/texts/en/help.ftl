### Help: short in the room, long in private, and one line for each command.

help-short = UNO: { $p }uno opens a table or joins it, { $p }deal starts. Then { $p }play r5, { $p }draw, { $p }pass; { $p }uno calls. More: { $p }help in private, or { $p }help cards.
help-long =
    A table: { $p }uno opens one or takes a seat, { $p }deal starts, { $p }leave gives the seat up.
    Your turn: { $p }play r5 (or just r5), { $p }play w red, { $p }draw, { $p }pass.
    UNO: add it to the play ({ $p }play r5 uno) or say { $p }uno at once; { $p }catch accuses who forgot.
    A Wild Draw Four against you: { $p }draw or { $p }challenge.
    To look: { $p }hand, { $p }top, { $p }turn, { $p }players, { $p }moves, { $p }why r5, { $p }score, { $p }rules.
    For yourself, in private: { $p }set style plain (colour, emoji), { $p }set sort value.
    The host: { $p }skip, { $p }kick, { $p }host, { $p }stop, { $p }pause, { $p }resume.
    More on one of them: { $p }help play. How cards are written: { $p }help cards.
help-cards = Cards are a colour (r y g b) and a symbol: r5 is red 5, gs green Skip, br blue Reverse, y+2 yellow Draw Two, w Wild, wd4 Wild Draw Four. A wild card takes its colour with it: w red. Words in any order are fine: red 5, 5 red.
help-unknown = There is no help on “{ $said }”. { $p }help lists the commands.
# A line never begins with the prefix: some other bot in the room could take it for a command.
help-command = Help: { $text }
help-command-aliases = Help: { $text } Also: { $list }.

help-new = { $p }new PRESET OPTIONS opens a table, as in { $p }new classic cards=9; so does { $p }uno.
help-start = { $p }start deals at a waiting table, or opens one.
help-join = { $p }join takes a seat, or takes your own back.
help-leave = { $p }leave gives your seat up. Until the round ends, { $p }join brings your cards back.
help-rejoin = { $p }rejoin TOKEN, in private, takes your seat back from another place.
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
help-kick = { $p }kick NAME takes a player from the table.
help-host = { $p }host NAME makes somebody else the host.
help-stop = { $p }stop ends the match.
help-pause = { $p }pause stops the clock.
help-resume = { $p }resume lets the clock run again.
help-set = { $p }set KEY VALUE changes a setting: for yourself in private, for the room by its operators.
help-help = { $p }help COMMAND explains a command.
