color-pink = rosa
color-teal = türkis
color-orange = orange
color-purple = lila
word-pink = rosa, pink
word-teal = türkis
word-orange = orange
word-purple = lila, violett
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
howto-flip = Werde als Erster alle Karten los. Spiel eine Karte in der Farbe, mit der Zahl oder dem Zeichen der obersten, oder eine schwarze. Ein Flip dreht alle Karten um, von der hellen Seite (rot, gelb, grün, blau) auf die dunkle (rosa, türkis, orange, lila) oder zurück. { $p }rückseiten zeigt die Rückseiten der anderen.
rule-flip = helle Seiten mit Zieh Eins und Farbwahl Zieh Zwei, dunkle mit Zieh Fünf, Alle Aussetzen und Farbwahl Zieh Farbe
option-pairs = { $value ->
    [table] die beiden Seiten gehören zusammen wie gedruckt
   *[shuffled] die dunklen Seiten sind unter die Karten gemischt
}
option-first-flip = { $value ->
    [turn] ein erster Flip dreht alles um
   *[plain] ein erster Flip tut nichts
}
