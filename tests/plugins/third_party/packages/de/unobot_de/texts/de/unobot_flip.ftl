color-pink = rosa
color-teal = türkis
color-orange = orange
color-purple = lila
word-pink = rosa, pink
word-teal = türkis, türkise, tuerkis
word-orange = orange, orangene
word-purple = lila, violett, violette
and-table-turned = { $act } — { $side ->
    [dark] dunkle Seite
   *[light] helle Seite
}{ $more ->
    [yes] ,
   *[no] !
}
event-table-turned = { $side ->
    [dark] alles wird auf die dunkle Seite gedreht
   *[light] alles wird auf die helle Seite gedreht
}
top-side-in-play = { $side ->
    [dark] Die dunkle Seite liegt oben.
   *[light] Die helle Seite liegt oben.
}
howto-flip = Werde als Erster alle Karten los. Spiel eine Karte, die in Farbe, Zahl oder Zeichen passt, oder eine schwarze. Ein Flip dreht alle Karten um. Die helle Seite ist rot, gelb, grün, blau, die dunkle rosa, türkis, orange, lila. { $p }rückseiten zeigt die Rückseiten der anderen.
rule-flip = zwei Seiten: hell mit Zieh Eins und Farbwahl Zieh Zwei; dunkel mit Zieh Fünf, Alle Aussetzen und Farbwahl Zieh Farbe
option-pairs = { $value ->
    [table] die beiden Seiten gehören zusammen wie gedruckt
   *[shuffled] die dunklen Seiten sind unter die Karten gemischt
}
option-first-flip = { $value ->
    [turn] ein erster Flip dreht alles um
   *[plain] ein erster Flip tut nichts
}
