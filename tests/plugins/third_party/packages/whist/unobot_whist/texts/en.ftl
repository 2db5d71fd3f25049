### What is typed and said, in English.

preset-name-whist = whist
title-whist = Whist
about-preset-whist = Two teams of two, partners opposite. Follow suit if you can; the highest card of the suit, or the highest trump, takes the trick. Each trick above six is a point.

help-short-whist-game = Whist for four: { $p }new whist to open a table, { $p }join to sit down, { $p }deal to start. On your turn type a card: h7.
howto-whist-game = Win tricks with your partner, who sits opposite you. Follow the suit that was led if you can; otherwise play anything. The highest trump takes the trick, or else the highest card of the suit led, and its player leads next. The dealer's last card shows trumps.
howto-type-whist-game = On your turn type a card in the room or to me: h7 (the seven of hearts), sk (the king of spades).
match-teams-whist-game = two teams, partners opposite, to { $target ->
    [one] { $target } point
   *[other] { $target } points
}; a team scores each trick above six

about-card-number-whist-game = The higher card of a suit takes the trick; the ace is the highest.
about-card-jack-whist-game = It beats the ten.
about-card-queen-whist-game = It beats the jack.
about-card-king-whist-game = Only the ace beats it.
about-card-ace-whist-game = It is the highest of its suit.
