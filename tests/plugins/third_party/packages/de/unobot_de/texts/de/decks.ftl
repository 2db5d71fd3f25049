refused-too-few-cards = { $players } Spieler bräuchten { $wanted } Karten, und es gibt nur { $there }. Gib weniger, oder nimm +zwei Kartenspiele dazu.
