hint-card = Neu für dich: { $text }
word-set-hints = tipps, hinweise
setting-hints = ob ich dir einmal privat erkläre, was neu für dich ist.
hint-newcomer = { $how } Mehr: { $p }hilfe; { $p }einstellen tipps aus beendet solche Zeilen.
