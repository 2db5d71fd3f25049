### Deals that anybody can check.

help-verify = { $p }verify tells what the next deal is bound to, and how the last one can be checked. { $p }verify file sends you the last round as a file.
help-seed = { $p }seed TEXT adds something of yours to the chance of the next deal.
# $seal is the first half of a SHA-256, in hex.
sealed = The deal is sealed: { $seal } ({ $p }verify).
verify-sealed = { $round ->
    [next] Deal { $number } of this table is bound to the SHA-256 { $seal }. Your share in it is every line that you type here and I accept, and { $p }seed TEXT.
   *[running] The cards of this round were bound to the SHA-256 { $seal }. What it was made of is shown when the round is over.
}
verify-shown = The secret of the last round ({ $round }) was { $secret }. { $number ->
    [one] Its SHA-256 is that of the first deal: { $anchor }.
   *[other] Hashed { $number } times, it gives the SHA-256 of the first deal: { $anchor }.
}
verify-shares = { $mine ->
    [0] None of the { $count } lines in that deal is yours.
   *[other] Of the { $count } lines in that deal, { $mine } are yours: { $shares }
}
verify-file = Round { $round } in { $count } lines follows. Copy them into a text file and check it with: unobot verify FILE
verify-file-link = Round { $round } as a file, for unobot verify: { $url }
verify-none-yet = No round is over yet; then the secret is shown here.
seed-taken = It goes into the next deal.
beacon-late = The public value for the deal has not come. I try again in a minute, or when somebody types { $p }deal.
word-verify-file = file
refused-seed-late = The cards are dealt: it would change nothing now. Add it before the next deal.
refused-seed-what = What shall I add? Anything will do, as in { $p }seed 42 rubber ducks.
refused-verify-file-none = There is no such round that you played. After a round, { $p }verify file gives you its file; { $p }verify file ID gives you an older one.
refused-verify-file-later = { $what ->
    [round] That round is still being played: ask for its file when it is over.
   *[match] A rule of this match still keeps a secret: ask for the file when the match is over.
}
refused-verify-file-gone = That round is too old: only its result is stored.
command-verify = verify
command-seed = seed
