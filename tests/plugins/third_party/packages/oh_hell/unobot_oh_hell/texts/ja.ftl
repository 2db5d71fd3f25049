### The same in Japanese.

about-preset-oh-hell = 自分が取るトリック数をビッドし、ちょうどその数を取ると10点に1トリック1点を加えて得点します
rule-oh-hell-bids = ディーラーの次の人から順に、取るトリック数をビッドします
option-hook = { $value ->
    [yes] 最後のビッドで合計をトリック数と同じにはできません
   *[other] 最後のビッドはどの数でもかまいません
}
about-option-hook = 最後の人のビッドで合計がトリック数と同じになるのを禁じるかどうか。
howto-oh-hell-game = 取るトリック数を宣言し、ちょうどその数を取りましょう。成功すれば10点と1トリックにつき1点、失敗すれば0点です。リードされたスートがあれば必ずそれを出し、なければ何でも出せます。切り札が出ていれば一番強い切り札、なければリードされたスートの一番強いカードがトリックを取り、取った人が次をリードします。
howto-type-oh-hell-game = まずビッド：{ $p }ビッド 2。自分の番にはカードをルームか私宛てに入力します：h7（ハートの7）、sk（スペードのキング）。

verb-bid = ビッド, 宣言
help-bid = { $p }ビッド 2：ちょうど2トリック取ると宣言します。

dealt-oh-hell-game = ラウンド{ $round }：{ $dealer }さんが{ $count }枚ずつ配り、{ $card }を表にしました。そのスートが切り札です

prompt-bid = { $addressed ->
    [yes] { $tricks }トリックのうちいくつ取りますか？{ $p }ビッド 0～{ $tricks }。
   *[no] { $player }さん、{ $tricks }トリックのうちいくつ取りますか？{ $p }ビッド 0～{ $tricks }。
}{ $bids-made ->
    [yes] ビッド（獲得／宣言）：{ $bids }。
   *[no] { "" }
}
prompt-bid-hooked = { $addressed ->
    [yes] { $tricks }トリックのうちいくつ取りますか？{ $p }ビッド 0～{ $tricks }（{ $barred }は不可）。
   *[no] { $player }さん、{ $tricks }トリックのうちいくつ取りますか？{ $p }ビッド 0～{ $tricks }（{ $barred }は不可）。
}{ $bids-made ->
    [yes] ビッド（獲得／宣言）：{ $bids }。
   *[no] { "" }
}
reminder-bid = { $player }さん、ビッドをお願いします：{ $p }ビッド 0～{ $tricks }。
reminder-bid-hooked = { $player }さん、ビッドをお願いします：{ $p }ビッド 0～{ $tricks }（{ $barred }は不可）。
prompt-turn-oh-hell-game = { $addressed ->
    [yes] あなたの番です{ $trick-open ->
        [yes] 。場のトリック：{ $cards }。
       *[no] 。リードしてください。
    }
   *[no] { $player }さんの番です{ $trick-open ->
        [yes] 。場のトリック：{ $cards }。
       *[no] 。リードしてください。
    }
}{ $bids-made ->
    [yes] 切り札：{ $suit }。獲得／宣言：{ $bids }。
   *[no] { "" }
}
event-bid-made = { $seat }さんが{ $bid }をビッドしました
bid-of = { $player } { $tricks }/{ $bid }
event-bids-kept = ビッド成功：{ $bids }
event-bids-missed = ビッド失敗：{ $bids }
top-bids-made = 獲得／宣言：{ $bids }。
mark-bids-made = ビッド{ $bid }

refused-bid-first = まずビッドです：{ $player }さんの番です（{ $p }ビッド 2）。
refused-bids-closed = 今はビッドできません。
refused-bid-hooked = あなたは最後のビッドです。{ $bid }では合計がトリック数の{ $tricks }と同じになります。別の数にしてください。
refused-bid-out-of-range = 0から{ $tricks }までの数をビッドしてください。
