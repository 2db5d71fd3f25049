# Tables that cannot be opened because of their deck.

refused-too-few-cards = { $players } 名玩家需要 { $wanted } 張牌，而這副牌只有 { $there } 張。請少發一些牌，或加上 +double-deck。
