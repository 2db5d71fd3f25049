# Tables that cannot be opened because of their deck.

refused-too-few-cards = { $players }人で遊ぶにはカードが { $wanted }枚必要ですが、このデッキには { $there }枚しかありません。配る枚数を減らすか、+double-deck を付けてください。
