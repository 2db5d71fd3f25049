command-forget = vergiss mich, vergiss
help-forget = { $p }vergiss mich entfernt deinen Namen aus allen Ergebnissen und Aufzeichnungen und löscht deine Einstellungen. Vorher frage ich noch einmal.
forget-sure = Das entfernt deinen Namen aus allen Ergebnissen und Aufzeichnungen. Es löscht auch deine Einstellungen, für alle verbundenen Konten. Es lässt sich nicht rückgängig machen. Wenn du sicher bist: { $p }vergiss mich ja. Damit ich ab jetzt keine Ergebnisse mehr speichere: { $p }einstellen ergebnisse aus
# $count: Runden.
forget-done = { $count ->
    [0] Erledigt. Dein Name stand in keiner Runde.
    [one] Erledigt. Dein Name ist aus einer Runde entfernt.
   *[other] Erledigt. Dein Name ist aus { $count } Runden entfernt.
}
refused-forget-round = Du hast einen Platz in der Runde in { $room }. Warte bitte, bis sie zu Ende ist.
command-export = daten, meine daten
help-export = { $p }daten schickt dir privat, was ich über dich gespeichert habe.
# Private Zeilen, eine nach der anderen. $list: Konten, jedes mit seinem Netz in Klammern.
export-accounts = Du bist: { $list }.
export-settings = { $count ->
    [0] Einstellungen: keine.
   *[other] Einstellungen: { $list }.
}
# $list: die letzten Runden.
export-rounds = { $count ->
    [0] Runden: keine.
   *[other] Runden: { $count }, davon gewonnen { $won }. Die letzten: { $list }.
}
# $round ist die Kennung einer Runde, für `unobot replay`.
export-round = { $day } { $preset }: Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $round })
export-records = Was Plugins sich über dich merken: { $list }
export-all = Für alle deine Daten bitte den Betreiber dieses Bots, das zu tippen: unobot export "{ $person }"
setting-records = ob deine Ergebnisse gespeichert und gezeigt werden.
word-set-records = ergebnisse
