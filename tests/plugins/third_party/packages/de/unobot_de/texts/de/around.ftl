command-games = tische, partien
refused-line-too-long = Das sind zu viele Regeln: höchstens { $most } Zeichen.
first-deal = Es geht los in { $time }, mit { $p }geben sofort.
help-games = { $p }tische zeigt die Tische, an denen du sitzt, und wo du dran bist.
games = Du sitzt an diesen Tischen: { $list }.
games-none = Du sitzt an keinem Tisch; { $p }uno in einem Raum eröffnet einen oder setzt dich dazu.
own-table = dein eigener Tisch
games-yours = { $room } ({ $preset }): du bist dran
games-yours-until = { $room } ({ $preset }): du bist dran, noch { $time }
games-theirs = { $room } ({ $preset }): dran ist { $players }
games-waiting = { $room } ({ $preset }): gerade läuft keine Runde
time-long = { $hours } Std.
option-pace = { $value ->
    [daily] gespielt wird über Tage, mit einer Erinnerung, wenn noch ein Viertel der Zeit bleibt
   *[live] gespielt wird sofort
}
