command-link = verbinden
help-link = { $p }verbinden gibt dir einen Code. Schick ihn mir privat von einem anderen Konto. Dann sind beide eine Person, mit einem Platz, denselben Einstellungen und Ergebnissen.
command-unlink = trennen
help-unlink = { $p }trennen löst dieses Konto von denen, mit denen es verbunden ist. Es behält die Einstellungen und die Runden, die es selbst gespielt hat.
# Nur an einen; $code ist ein Wort aus acht Buchstaben.
link-code = Zeig diesen Code niemandem: wer ihn schickt, wird du. Schick mir innerhalb von zehn Minuten privat von deinem anderen Konto: { $p }verbinden { $code }
# $list: die Konten, jedes mit seinem Netz in Klammern.
link-accounts = Du bist { $list }.
link-done = Verbunden: { $list } sind jetzt eine Person. Dein Platz folgt dem Konto, von dem du schreibst. Doch nicht? { $p }trennen
link-in-room = Andere haben diesen Code gesehen, also gilt er nicht mehr. Hol mit { $p }verbinden einen neuen und schick ihn mir privat.
unlink-done = Dieses Konto ist nicht mehr mit { $list } verbunden. Es behält die Einstellungen; jedes Konto behält die Runden, die es gespielt hat.
refused-link-account = Nur registrierte Konten lassen sich verbinden. Melde dich erst mit deinem an, dann { $p }verbinden.
refused-link-wrong-code = Dieser Code ist falsch oder abgelaufen. { $p }verbinden auf deinem anderen Konto gibt einen neuen.
refused-link-self = Das ist der Code dieses Kontos. Schick ihn von dem anderen.
refused-link-already = Diese beiden Konten sind schon eine Person.
refused-link-too-many = Höchstens { $most } Konten können eine Person sein.
refused-link-two-seats = Beide Konten haben einen Platz am Tisch in { $room }. Verbinde sie, wenn das Spiel aus ist.
refused-unlink-none = Dieses Konto ist mit keinem anderen verbunden.
