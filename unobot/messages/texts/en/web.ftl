# The web page, and the replay of a round as a file.

web-site = UNO tables
web-about = Watch games of UNO in chat rooms, and learn the rules. Replay finished rounds with all hands open.
web-skip = Jump to content
web-menu = Pages
web-languages = Languages
web-to-rooms = Rooms
web-to-rules = Rules and cards
web-address = The whole round, to step through: { $url }

## Rooms, and what is played there now

web-rooms-none = No room is shown here. The operators of a room decide that: { $p }set web on
web-room-playing = a round is being played
web-room-waiting = a table waits for players
web-live = Current table
web-live-none = There is no table here now.
web-live-secret = Hands are shown when the round is over.
web-live-follows = This page updates automatically.
web-live-stopped = Live updates have stopped: reload this page.
web-live-reload = Reload
web-seats = Seats
web-cards = Cards
web-points = Points
web-pile = { $count } to draw
web-direction = { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes counter-clockwise.
}
web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rounds = Rounds played
web-rounds-none = No round has been played to its end here.
web-rounds-older = Older rounds

## Rules and cards

web-presets = Presets
web-house = House rules
web-decks = Decks
web-matches = Kinds of match
web-all-cards = Its cards
web-typed = To open a table like this: { $typed }
web-copies = How many
web-howto = How to play
web-related = Goes together with:
web-options = Options
web-options-about = Write options behind the command: { $typed }
web-usual = (here)

## What cannot be shown

web-missing = Page not found.
web-busy = Too many people want to see something at once. Try again in a moment.
web-broken = The store cannot be read now. Try again in a moment.
web-untellable = This round cannot be shown. It is too long or too old, or its rules are gone.

## A round, to step through

web-round = Round in { $room }
web-shared = { $players }: a round of { $moves } moves, to step through with all hands open.
web-id = Id { $id }
web-result = Result
web-place = Place
web-player = Player
web-left = Points in hand
web-stopped = The round was not played to its end.
web-step = The film of the round
web-step-first = First
web-step-back = Back
web-step-on = On
web-step-play = Play
web-step-pause = Pause
web-step-speed = Speed
web-step-last = Last
web-step-at = Move
web-step-keys = Keys: ← back, → on, space plays and pauses.
web-moves = All moves
web-held = { $player } held, with what could be played marked:
web-can = { $card }, can be played
web-has = { $player } has { $cards }
web-draws = { $player } draws { $cards }
web-alone = Only { $player } was told: { $text }
web-why-not = Why not the others?
web-cut = The rules have changed since then, so the rest can't be shown.
web-proof = Was it dealt fairly?
web-proof-about = Before the first deal, the bot published the last hash of a chain of secrets. This round's secret and the players' lines make the seed, which decides every card. Nobody could choose the cards alone.
web-proof-secret = Secret
web-proof-anchor = Beginning of the chain, and which secret of it this is
web-proof-beacon = Public value
web-proof-shares = What the players added
web-proof-seed = Seed
web-proof-none = This round has no proof: an older version dealt it, or the rules have changed.
web-proof-file = The round as a file
web-proof-check = Save it as { $file } and check it: { $command }
