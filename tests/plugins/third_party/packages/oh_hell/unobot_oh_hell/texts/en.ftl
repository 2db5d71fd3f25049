### What is typed and said, in English. Each message of this file is in the other languages' files, too.

about-preset-oh-hell = Bid how many tricks you will take; exactly so many are worth 10 points, and one more for each trick.
rule-oh-hell-bids = beginning after the dealer, each player bids how many tricks they will take
option-hook = { $value ->
    [yes] the last bid may not make the bids add up to the number of tricks
   *[other] the last bid may be any number
}
about-option-hook = Whether the last bidder may not make the bids add up to the number of tricks.
howto-oh-hell-game = Say how many tricks you will take, and take exactly so many: 10 points, and one more for each trick. Otherwise you get nothing. Follow the suit that was led if you can; otherwise play anything. The highest trump takes the trick, or else the highest card of the suit led, and its player leads next.
howto-type-oh-hell-game = First bid: { $p }bid 2. On your turn type a card in the room or to me: h7 (the seven of hearts), sk (the king of spades).

verb-bid = bid
help-bid = { $p }bid 2 says that you will take 2 tricks, exactly.

dealt-oh-hell-game = Round { $round }: { $dealer } deals { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each and turns up { $card }, whose suit is trumps

prompt-bid = { $addressed ->
    [yes] How many of the { $tricks } tricks will you take? { $p }bid 0 … { $tricks }.
   *[no] { $player }, how many of the { $tricks } tricks will you take? { $p }bid 0 … { $tricks }.
}{ $bids-made ->
    [yes] { " " }Bids (tricks/bid): { $bids }.
   *[no] { "" }
}
prompt-bid-hooked = { $addressed ->
    [yes] How many of the { $tricks } tricks will you take? { $p }bid 0 … { $tricks }, but not { $barred }.
   *[no] { $player }, how many of the { $tricks } tricks will you take? { $p }bid 0 … { $tricks }, but not { $barred }.
}{ $bids-made ->
    [yes] { " " }Bids (tricks/bid): { $bids }.
   *[no] { "" }
}
reminder-bid = { $player }, your bid is missing: { $p }bid 0 … { $tricks }.
reminder-bid-hooked = { $player }, your bid is missing: { $p }bid 0 … { $tricks }, but not { $barred }.
prompt-turn-oh-hell-game = { $addressed ->
    [yes] Your turn{ $trick-open ->
        [yes] { "" }. In the trick: { $cards }.
       *[no] : lead a card.
    }
   *[no] { $player }, your turn{ $trick-open ->
        [yes] { "" }. In the trick: { $cards }.
       *[no] : lead a card.
    }
}{ $bids-made ->
    [yes] { " " }Trumps: { $suit }. Tricks/bid: { $bids }.
   *[no] { "" }
}
event-bid-made = { $seat } bids { $bid }
bid-of = { $player } { $tricks }/{ $bid }
event-bids-kept = as bid: { $bids }
event-bids-missed = not as bid: { $bids }
top-bids-made = Tricks/bid: { $bids }.
mark-bids-made = bid { $bid }

refused-bid-first = First the bids: { $player } is asked ({ $p }bid 2).
refused-bids-closed = There is nothing to bid now.
refused-bid-hooked = You bid last, and with { $bid } the bids would add up to { $tricks }, the number of tricks: bid more or less.
refused-bid-out-of-range = Bid a number from 0 to { $tricks }.
