# Tables that cannot be opened because of their deck.

refused-too-few-cards = { $players } 名玩家需要 { $wanted } 张牌，而这副牌只有 { $there } 张。请少发一些牌，或加上 +double-deck。
