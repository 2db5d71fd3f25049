command-coins = münzen
help-coins = { $p }münzen sagt, wie viele Münzen du gewonnen hast.
coins = { $player } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $hats ->
    [0] keinen Hut
    [one] einen Hut
   *[other] { $hats } Hüte
}.
command-buy = kaufen
help-buy = { $p }kaufen kauft einen Hut.
bought = { $player } setzt einen Hut auf.
refused-too-poor = Ein Hut kostet { $price } Münzen.
shop-open = Der Laden ist offen, am { $day }. Tag.
coins-all = Alle zusammen ({ $people }) haben { $coins } Münzen.
setting-beggar = ob du keine Münzen willst.
