### Was getippt und gesagt wird, auf Deutsch.

preset-name-whist = whist
title-whist = Whist
about-preset-whist = Zwei gegen zwei, Partner sitzen sich gegenüber. Wer kann, muss bedienen; die höchste Karte der Farbe oder der höchste Trumpf macht den Stich. Jeder Stich über sechs ist ein Punkt.

help-short-whist-game = Whist zu viert: { $p }new whist eröffnet einen Tisch, mit { $p }join setzt du dich, mit { $p }deal geht es los. Wenn du dran bist, schreib eine Karte: h7.
howto-whist-game = Mach Stiche mit deinem Partner, der dir gegenüber sitzt. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel irgendetwas. Der höchste Trumpf macht den Stich, sonst die höchste Karte der Farbe, und wer ihn hat, spielt aus. Die letzte Karte des Gebers zeigt Trumpf.
howto-type-whist-game = Wenn du dran bist, schreib eine Karte hier oder an mich: h7 (Herz 7), sk (Pik König).
match-teams-whist-game = zwei gegen zwei, Partner gegenüber, bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}; jeder Stich über sechs zählt

about-card-number-whist-game = Die höhere Karte einer Farbe macht den Stich; das Ass ist die höchste.
about-card-jack-whist-game = Sticht die Zehn.
about-card-queen-whist-game = Sticht den Buben.
about-card-king-whist-game = Nur das Ass sticht ihn.
about-card-ace-whist-game = Die höchste Karte ihrer Farbe.

card-ace = Ass
card-king = König
card-queen = Dame
card-jack = Bube
