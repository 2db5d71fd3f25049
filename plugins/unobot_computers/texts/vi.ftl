### Computer players, and stand-ins for who is away.

refused-bot-what = Có thể viết một trong { $levels } và một số từ 1 đến 9, ví dụ { $p }máy thêm dễ 2.
refused-bot-none = Ở đây không có máy nào tên như vậy.
help-bot = { $p }máy thêm để một máy vào chơi, { $p }máy thêm dễ 2 để thêm hai máy dễ thắng; { $p }máy bỏ để bỏ một máy.
standin-begins = { $player } đang vắng mặt, máy sẽ đánh thay.
standin-ends = { $player } đã trở lại và tự đánh tiếp.
command-bot = máy, bot, người máy
word-bot-add = thêm
word-bot-remove = bỏ
word-bot-easy = dễ
word-bot-normal = thường
word-bot-hard = khó
word-said-bot = máy, máy thêm, thêm máy, thêm 1 máy, thêm một máy, thêm người máy, thêm bot, thêm 1 bot, thêm con bot,
    bot vào, máy vào, cho máy vào, cho bot vào, chơi với máy, chơi với bot, đánh với máy, máy chơi
bot-needed = Một ván cần hai người chơi: { $p }máy thêm khó để một máy vào chơi.
word-set-standin = chơi thay

## In the help

setting-standin = khi bạn vắng mặt, máy có chơi thay bạn hay không.
