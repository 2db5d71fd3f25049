### What is kept of somebody.

command-forget = forget
help-forget = { $p }forget me takes your name out of all results and replays and forgets your settings; I ask once more before that.
forget-sure = That takes your name out of all results and replays, with all linked accounts, and forgets your settings. It cannot be undone. If you mean it: { $p }forget me yes. To keep no records from now on: { $p }set records off
# $count: of rounds.
forget-done = { $count ->
    [0] It is done: your name was in no round.
    [one] It is done: your name is no longer in the one round that you played.
   *[other] It is done: your name is no longer in the { $count } rounds that you played.
}
refused-forget-round = You have a seat in the round in { $room }. Please wait until it is over.
command-export = export
help-export = { $p }export me tells you privately what is kept of you.
# Private lines, one after the other. $list: accounts, each with its network in brackets.
export-accounts = You are: { $list }.
export-settings = { $count ->
    [0] Settings: none.
   *[other] Settings: { $list }.
}
# $list: the last few rounds.
export-rounds = { $count ->
    [0] Rounds: none.
   *[other] Rounds: { $count }, won { $won }. The last ones: { $list }.
}
# $round is the id of a round, for `unobot replay`.
export-round = { $day } { $preset }: place { $place }, { $points } points ({ $round })
export-all = Whoever runs this bot can write all of it into a file for you: unobot export "{ $person }"
