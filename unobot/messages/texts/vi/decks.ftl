# Tables that cannot be opened because of their deck.

refused-too-few-cards = { $players } người chơi cần { $wanted } lá, mà bộ bài chỉ có { $there } lá. Hãy chia ít lá hơn, hoặc thêm +double-deck.
