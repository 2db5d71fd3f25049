### A room's own presets.

command-preset = プリセット, preset
word-preset-save = 保存, 登録
word-preset-list = 一覧
word-preset-remove = 削除, 消す
help-preset = { $p }プリセット 一覧 でこの部屋のプリセットを見ます。部屋の管理者は { $p }プリセット 保存 金曜卓 台湾 +割り込み で保存し（ルールを書かなければ今の卓のルール）、{ $p }プリセット 削除 金曜卓 で消します。{ $p }募集 金曜卓 でその卓が立ちます。
preset-list = この部屋のプリセット：{ $list }。
preset-list-none = この部屋だけのプリセットはありません。どこでも使えるものは { $p }ルール 一覧 で見られます。
preset-saved = 保存しました。{ $p }募集 { $name } で { $line } の卓が立ちます。
preset-removed = プリセット { $name } を削除しました。
refused-preset-what = 保存、一覧、削除ができます。例：{ $p }プリセット 保存 金曜卓 台湾 +割り込み
refused-preset-name = 「{ $said }」は名前にできません。数字以外で始まる2〜20文字にしてください。
refused-preset-taken = { $name } にはもう別の意味があります。ほかの名前にしてください。
refused-preset-unknown = この部屋に「{ $said }」というプリセットはありません：{ $p }プリセット
refused-preset-too-many = 部屋のプリセットは { $most }個までです。先に一つ削除してください。
refused-preset-gone = プリセット { $name } ではもう遊べません。{ $missing } がなくなりました。部屋の管理者が保存し直せます。
