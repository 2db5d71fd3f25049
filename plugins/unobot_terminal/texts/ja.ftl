### What the terminal itself says, most of it in `unobot demo`. Codes of cards, commands and options stay as they are.

# The first screen.
terminal-welcome =
    ようこそ、{ $nick }さん！ここは { $room }、この端末の中の部屋です。ボットとコンピューターのプレイヤーがいます。
    あなたが卓のホストです。ほかの参加者がそろったら { $deal } で配ります。
    自分の番には、カードのコード（r5 など）を打って出すか、{ $draw } で引きます。詳しくは { $help }、終了は { $quit }
    同じキーボードで何人かで遊ぶには { $as } 名前、続けて { $join }。番が来た人が入力します。手札は全員に見えます。
    ほかのゲーム：{ $dos }。ほかに { $table }、{ $players }、{ $style }、{ $language }、見るだけなら { $auto }

# At the end of a match, and when the newcomer leaves.
terminal-next =
    次に試せること：
    { $mainland }：ドローカードにドローカードで返す
    { $flip }：両面のカード
    { $mercy }：手加減なし。ドロー10もあり、25枚持ったら脱落
    { $dos }：別のゲーム
    { $extended }：爆弾や手榴弾
    { $rules }：すべてのルールの一覧
    自分のボットを動かすには、{ $init } がネットワークと部屋を尋ねて設定を書き、{ $run } で起動します。

# An unknown command of the terminal.
terminal-help = { $quit }、{ $as } 名前（以後その人が入力）、{ $as } 名前 言葉（一度だけ）、{ $leave } 名前、{ $rename } 名前、{ $act } 動作、{ $whisper } 言葉（ボットだけに）。ほかの行はそのまま部屋に送られます

# Who comes and goes at the keyboard.
terminal-joins = { $name }さんが { $room } に来ました
terminal-leaves = { $name }さんが { $room } を出ました
terminal-renamed = { $old }さんの名前は { $name } になりました
terminal-no-name = { $name } は名前にできません。20文字までの一語で、ボットの名前に似ていないものにしてください。
terminal-taken = { $name }さんはもうこのキーボードにいます。
terminal-nobody = { $name }さんはこのキーボードにいません。

# What the bot says to one person, and one person to the bot; the second form where several people sit at the keyboard.
terminal-privately = { $bot }（あなただけに）：{ $line }
terminal-privately-to = { $bot }（{ $name }さんだけに）：{ $line }
terminal-to = { $bot } だけに：{ $line }
terminal-from-to = { $name }さんから { $bot } だけに：{ $line }
