prompt-target = { $addressed ->
    [yes] Für wen ist sie? ({ $p }wähle NAME)
   *[no] { $player }, für wen ist sie? ({ $p }wähle NAME)
}
prompt-number = { $addressed ->
    [yes] Welche Zahl ist es? ({ $p }wähle 7)
   *[no] { $player }, welche Zahl ist es? ({ $p }wähle 7)
}
prompt-keep = { $addressed ->
    [yes] Welche Zahl behältst du? ({ $p }wähle KARTE)
   *[no] { $player }, welche Zahl behältst du? ({ $p }wähle KARTE)
}
prompt-discard = { $addressed ->
    [yes] Leg zwei Karten ab ({ $p }wähle KARTE KARTE).
   *[no] { $player }, leg zwei Karten ab ({ $p }wähle KARTE KARTE).
}
help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
