command-coins = coins, purse
help-coins = { $p }coins says how many coins you have won.
coins = { $player } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $hats ->
    [0] no hat
    [one] a hat
   *[other] { $hats } hats
}.
command-buy = buy
help-buy = { $p }buy buys a hat.
bought = { $player } puts on a hat.
refused-too-poor = A hat costs { $price } coins.
shop-open = The shop is open, for the { $day ->
    [one] first time
   *[other] { $day }th day
}.
coins-all = { $people ->
    [one] One person has
   *[other] { $people } people have
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
setting-beggar = whether you want no coins.
