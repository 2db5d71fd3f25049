### Máy đánh thay người vắng mặt (`!set standin on`).

standin-begins = { $player } đang vắng mặt, máy sẽ đánh thay.
standin-ends = { $player } đã trở lại và tự đánh tiếp.
standin-name = { $name } (đánh thay)
