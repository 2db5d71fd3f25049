### What is kept of somebody.

command-forget = forget
help-forget = { $p }forget me removes your name from all results and replays and deletes your settings. I ask again before I do it.
forget-sure = This removes your name from all results and replays. It deletes your settings, too, for all linked accounts. It can't be undone. If you are sure: { $p }forget me yes. To stop keeping records from now on: { $p }set records off
# $count: of rounds.
forget-done = { $count ->
    [0] Done. Your name was not in any round.
    [one] Done. Your name has been removed from one round.
   *[other] Done. Your name has been removed from { $count } rounds.
}
refused-forget-round = You have a seat in the round in { $room }. Please wait until it is over.
command-export = export
help-export = { $p }export me sends you privately what I store about you.
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
export-records = What plugins remember about you: { $list }
export-all = For all of your data, ask whoever runs this bot to type: unobot export "{ $person }"

## In the help

setting-records = whether your results are stored and shown.
word-set-records = records
