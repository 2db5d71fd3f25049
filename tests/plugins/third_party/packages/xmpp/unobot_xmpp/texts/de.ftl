xmpp-too-long = Das war zu lang: höchstens { $most } Zeichen.
cannot-whisper-xmpp = Ich kann { $player } keine Karten geben: Dieser Raum verbirgt, wer da ist. Macht mich zum Moderator, dann { $p }join.
