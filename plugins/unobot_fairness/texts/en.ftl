### Deals that anybody can check.

help-verify = { $p }verify shows the seal of the next deal, and how to check the last one. { $p }verify file sends you the last round as a file.
help-seed = { $p }seed TEXT mixes your own text into the next shuffle.
# $seal is the first half of a SHA-256, in hex.
sealed = Fairness seal: { $seal } ({ $p }verify).
verify-sealed = { $round ->
    [next] Deal { $number } of this table is committed to SHA-256 { $seal }. Every line I accept from you here is mixed into it, and so is { $p }seed TEXT.
   *[running] This round's cards are committed to SHA-256 { $seal }. The secret behind it is revealed when the round is over.
}
verify-shown = The last round ({ $round }) used the secret { $secret }. { $number ->
    [one] Its SHA-256 is the seal of the first deal: { $anchor }.
   *[other] Hashed { $number } times, it gives the seal of the first deal: { $anchor }.
}
verify-shares = { $mine ->
    [0] None of the { $count } lines mixed into that deal is yours.
   *[other] { $mine } of the { $count } lines mixed into that deal are yours: { $shares }
}
verify-file = Round { $round } in { $count } lines follows. Copy them into a text file and check it with: unobot verify FILE
verify-file-link = Round { $round } as a file, for unobot verify: { $url }
verify-none-yet = No round has finished yet. When one has, its secret is shown here.
seed-taken = Added to the next deal.
beacon-late = The public random value for the deal hasn't arrived. I'll try again in a minute, or when someone types { $p }deal.
word-verify-file = file
refused-seed-late = The cards are already dealt. Add your text before the next deal.
refused-seed-what = What should I add? Anything works, for example { $p }seed 42 rubber ducks.
refused-verify-file-none = You haven't played such a round. After a round, { $p }verify file gives you its file; { $p }verify file ID gives you an older one.
refused-verify-file-later = { $what ->
    [round] That round is still being played. Ask for its file when it is over.
   *[match] A rule of this match still has a secret. Ask for the file when the match is over.
}
refused-verify-file-gone = That round is too old: only its result is still stored.
command-verify = verify
command-seed = seed

## In the help

word-theme-fairness = fairness, fair deals
setting-seal = whether each deal is announced with its seal, so that it can be checked later.
