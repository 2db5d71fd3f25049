### What `unobot demo` itself tells the newcomer. Codes of cards, commands and options stay as they are.

# The first screen.
demo-welcome =
    ようこそ、{ $nick }さん！ここは { $room }、このプログラムの中の小さな IRC サーバーの部屋です。
    あなたが卓のホストです。ほかの参加者がそろったら { $deal } で配ります。
    自分の番には、カードのコード（r5 など）を打って出すか、{ $draw } で引きます。詳しくは { $help }、終了は { $quit }
    ほかのゲーム：{ $dos }。ほかに { $table }、{ $players }、{ $style }、{ $language }、見るだけなら { $auto }
    同じコンピューターの友だちは、どの IRC クライアントでも参加できます：{ $host }、ポート { $port }、TLS なし、チャンネル { $room }

# At the end of a match, and when the newcomer leaves.
demo-next =
    次に試せること：
    { $mainland }：ドローカードにドローカードで返す
    { $flip }：両面のカード
    { $mercy }：手加減なし。ドロー10もあり、25枚持ったら脱落
    { $dos }：別のゲーム
    { $extended }：爆弾や手榴弾
    { $rules }：すべてのルールの一覧
    自分のボットを動かすには、{ $example } を { $config } にコピーし、ネットワークと部屋を書いて { $run }

# An unknown command of the terminal.
demo-client-help = { $quit }、{ $rename } 名前、{ $act } 動作、{ $whisper } 名前 言葉。ほかの行はそのまま部屋に送られます
