### ゲーム中に部屋で言うこと。句に句点はない：いくつかで一行になる。
### `more` が `yes` なら続きがあるので、動詞は「出し」の形、そうでなければ「出しました」。

## 行動

act-plays = { $more ->
    [yes] { $player }さんが { $cards } を出し
   *[no] { $player }さんが { $cards } を出しました
}
act-draws-and-plays = { $more ->
    [yes] { $player }さんは{ $drawn }枚引いて { $cards } を出し
   *[no] { $player }さんは{ $drawn }枚引いて { $cards } を出しました
}
act-draws = { $more ->
    [yes] { $player }さんは{ $count }枚引き
   *[no] { $player }さんは{ $count }枚引きました
}
act-draws-and-passes = { $more ->
    [yes] { $player }さんは{ $count }枚引いてパスし
   *[no] { $player }さんは{ $count }枚引いてパスしました
}
# 引いたことと、そのあとの問いを合わせて：`act-draws-asked-理由`。
act-draws-asked-drawn = { $player }さんは{ $count }枚引きました。出すか、パスできます（{ $p }パス）
act-passes = { $more ->
    [yes] { $player }さんはパスし
   *[no] { $player }さんはパスしました
}
act-passes-empty = { $more ->
    [yes] { $player }さんは引くカードがないのでパスし
   *[no] { $player }さんは引くカードがないのでパスしました
}
act-finds-nothing = { $more ->
    [yes] { $player }さんは引くカードがなく
   *[no] { $player }さんは引くカードがありませんでした
}
act-names-color = { $more ->
    [yes] { $player }さんは{ $color }を選び
   *[no] { $player }さんは{ $color }を選びました
}
act-calls = { $more ->
    [yes] { $player }さんが { $word } を宣言し
   *[no] { $player }さんが { $word } を宣言しました
}
act-calls-early = { $more ->
    [yes] { $player }さんが、次に出すときの { $word } を先に宣言し
   *[no] { $player }さんが、次に出すときの { $word } を先に宣言しました
}
act-catches = { $count ->
    [0] { $more ->
        [yes] { $by }さんが { $player }さんの { $word } 忘れを指摘し
       *[no] { $by }さんが { $player }さんの { $word } 忘れを指摘しました
    }
   *[other] { $more ->
        [yes] { $by }さんが { $player }さんの { $word } 忘れを指摘し、{ $player }さんは{ $count }枚引き
       *[no] { $by }さんが { $player }さんの { $word } 忘れを指摘し、{ $player }さんは{ $count }枚引きました
    }
}
act-false-call = { $count ->
    [0] { $more ->
        [yes] { $player }さんは不要な { $word } を宣言し
       *[no] { $player }さんは不要な { $word } を宣言しました
    }
   *[other] { $more ->
        [yes] { $player }さんは不要な { $word } を宣言し、{ $count }枚引き
       *[no] { $player }さんは不要な { $word } を宣言し、{ $count }枚引きました
    }
}
act-false-catch = { $count ->
    [0] { $more ->
        [yes] { $player }さんは { $of }さんを間違って指摘し
       *[no] { $player }さんは { $of }さんを間違って指摘しました
    }
   *[other] { $more ->
        [yes] { $player }さんは { $of }さんを間違って指摘し、{ $count }枚引き
       *[no] { $player }さんは { $of }さんを間違って指摘し、{ $count }枚引きました
    }
}
act-tried = { $more ->
    [yes] { $player }さんは出せないカードを試し、{ $count }枚引き
   *[no] { $player }さんは出せないカードを試し、{ $count }枚引きました
}
act-challenges = { $guilty ->
    [yes] { $more ->
        [yes] { $player }さんが { $of }さんにチャレンジし、ブラフを見破り
       *[no] { $player }さんが { $of }さんにチャレンジし、ブラフを見破りました
    }
   *[no] { $more ->
        [yes] { $player }さんが { $of }さんにチャレンジしましたが、ブラフではなく
       *[no] { $player }さんが { $of }さんにチャレンジしましたが、ブラフではありませんでした
    }
}

# 行動の続き。
with-color = { $more ->
    [yes] { $act }、{ $color }を選び
   *[no] { $act }、{ $color }を選びました
}
with-call = { $more ->
    [yes] { $act }、{ $word } を宣言し
   *[no] { $act }、{ $word } を宣言しました
}
with-out = { $more ->
    [yes] { $act }、上がり
   *[no] { $act }、上がりました
}
with-draws = { $count ->
    [0] { $more ->
        [yes] { $act }、引くカードがなく
       *[no] { $act }、引くカードがありませんでした
    }
   *[other] { $more ->
        [yes] { $act }、{ $count }枚引き
       *[no] { $act }、{ $count }枚引きました
    }
}
with-discards = { $more ->
    [yes] { $act }、{ $cards } を捨て
   *[no] { $act }、{ $cards } を捨てました
}
with-looks = { $more ->
    [yes] { $act }、{ $of }さんのカードを見て
   *[no] { $act }、{ $of }さんのカードを見ました
}
act-when-late = 時間切れ：{ $act }
act-time-up = { $player }さんは時間切れです

## そこから起きたこと

effect-draws = { $count ->
    [0] { $more ->
        [yes] { $player }さんは引くカードがなく
       *[no] { $player }さんは引くカードがありませんでした
    }
   *[other] { $more ->
        [yes] { $player }さんは{ $count }枚引き
       *[no] { $player }さんは{ $count }枚引きました
    }
}
effect-draws-and-is-skipped = { $count ->
    [0] { $more ->
        [yes] { $player }さんは引くカードがないまま飛ばされ
       *[no] { $player }さんは引くカードがないまま飛ばされました
    }
   *[other] { $more ->
        [yes] { $player }さんは{ $count }枚引いて飛ばされ
       *[no] { $player }さんは{ $count }枚引いて飛ばされました
    }
}
effect-skipped = { $more ->
    [yes] { $player }さんは飛ばされ
   *[no] { $player }さんは飛ばされました
}
effect-reversed = { $times ->
    [1] { $more ->
        [yes] 回る向きが逆になり
       *[no] 回る向きが逆になりました
    }
   *[other] { $more ->
        [yes] 回る向きが{ $times }回変わり
       *[no] 回る向きが{ $times }回変わりました
    }
}
effect-takes-back = { $more ->
    [yes] { $player }さんは { $card } を手札に戻し
   *[no] { $player }さんは { $card } を手札に戻しました
}
effect-goes-out = { $more ->
    [yes] { $player }さんが上がり
   *[no] { $player }さんが上がりました
}
effect-looks = { $more ->
    [yes] { $player }さんは { $of }さんのカードを見て
   *[no] { $player }さんは { $of }さんのカードを見ました
}
effect-discards = { $more ->
    [yes] { $player }さんは { $cards } を捨て
   *[no] { $player }さんは { $cards } を捨てました
}
effect-discards-and-draws = { $count ->
    [0] { $more ->
        [yes] { $player }さんは { $cards } を捨て、引くカードはなく
       *[no] { $player }さんは { $cards } を捨て、引くカードはありませんでした
    }
   *[other] { $more ->
        [yes] { $player }さんは { $cards } を捨てて{ $count }枚引き
       *[no] { $player }さんは { $cards } を捨てて{ $count }枚引きました
    }
}
effect-hands-move = { $more ->
    [yes] 手札の持ち主が変わり
   *[no] 手札の持ち主が変わりました
}
effect-hands-swap = { $more ->
    [yes] { $player }さんと { $other }さんが手札を交換し
   *[no] { $player }さんと { $other }さんが手札を交換しました
}
effect-hands-round = { $more ->
    [yes] 全員の手札が次の人へ移り
   *[no] 全員の手札が次の人へ移りました
}
effect-hands-shuffle = { $more ->
    [yes] 全員の手札を混ぜて配り直し
   *[no] 全員の手札を混ぜて配り直しました
}
effect-hands-trade = { $more ->
    [yes] { $player }さんと { $other }さんがカードを交換し
   *[no] { $player }さんと { $other }さんがカードを交換しました
}

one-card = { $player }さんは残り1枚です。
reshuffled = 捨て札をシャッフルして新しい山札にしました。

## 席

seat-joined = { $player }さんが参加しました（{ $count }人）
seat-joined-can-deal = { $player }さんが参加しました（{ $count }人）。{ $p }開始 で始められます
seat-joined-too-few = { $player }さんが参加しました（{ $count }人、{ $least }人から始められます）
seat-joined-late = { $player }さんが参加しました（次のラウンドから）
seat-joined-together = { $players }さんが参加しました（{ $count }人）
seat-joined-can-deal-together = { $players }さんが参加しました（{ $count }人）。{ $p }開始 で始められます
seat-joined-too-few-together = { $players }さんが参加しました（{ $count }人、{ $least }人から始められます）
seat-joined-late-together = { $players }さんが参加しました（次のラウンドから）
seat-left = { $player }さんが抜けました
seat-left-round = { $player }さんがラウンドを抜けました（{ $p }参加 で手札に戻れます）
seat-idle = { $player }さんは返事がないのでラウンドを抜けました（{ $p }参加 で手札に戻れます）
seat-returned = { $count ->
    [0] { $player }さんが戻りました（次のラウンドから）
   *[other] { $player }さんが戻りました（手札{ $count }枚）
}
seat-renamed = { $old }さんが { $player }さんに改名しました
# ラウンド中、新しい名前を初めて言うところ。
name-was = { $player }（元 { $old }）

## 配る

# 「第1ラウンド：annさんが7枚ずつ配りました」の ann の所。カードを引いて親を決めたとき。
dealer-drawn = 最も大きい { $card } を引いた { $player }
dealt = 第{ $round }ラウンド：{ $dealer }さんが{ $count }枚ずつ配りました。最初の場札は { $card } です
dealt-only = 第{ $round }ラウンド：{ $dealer }さんが{ $count }枚ずつ配りました
dealt-after-put-back = 第{ $round }ラウンド：{ $dealer }さんが{ $count }枚ずつ配りました。最初の場札は { $card } です（先に出た { $returned } は戻しました）
turned-up = { $more ->
    [yes] { $card } がめくられ
   *[no] { $card } がめくられました
}

## だれの番か、どう答えられるか。`addressed` が `yes` なら、行は相手の名前と ": " で始まっている。

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] あなたの番です（場は { $card }、{ $color }）。
        [any] あなたの番です（場は { $card }、何色でも可）。
       *[printed] あなたの番です（場は { $card }）。
    }
   *[no] { $force ->
        [named] 次は { $player }さんの番です（場は { $card }、{ $color }）。
        [any] 次は { $player }さんの番です（場は { $card }、何色でも可）。
       *[printed] 次は { $player }さんの番です（場は { $card }）。
    }
}
prompt-drawn = { $addressed ->
    [yes] 出すか、パスできます（{ $p }パス）。
   *[no] { $player }さんは出すか、パスできます（{ $p }パス）。
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] { $until }が出るまで引く（{ $p }引く）か、{ $challengeable ->
            [yes] チャレンジしてください（{ $p }チャレンジ）。
           *[no] カードで返してください（{ $p }出す カード）。
        }
       *[no] { $player }さんは{ $until }が出るまで引く（{ $p }引く）か、{ $challengeable ->
            [yes] チャレンジしてください（{ $p }チャレンジ）。
           *[no] カードで返してください（{ $p }出す カード）。
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $penalty }枚引く（{ $p }引く）か、チャレンジする（{ $p }チャレンジ）か、カードで返してください（{ $p }出す カード）。
               *[no] { $penalty }枚引く（{ $p }引く）か、チャレンジしてください（{ $p }チャレンジ）。
            }
           *[no] { $penalty }枚引く（{ $p }引く）か、カードで返してください（{ $p }出す カード）。
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player }さんは{ $penalty }枚引く（{ $p }引く）か、チャレンジする（{ $p }チャレンジ）か、カードで返してください（{ $p }出す カード）。
               *[no] { $player }さんは{ $penalty }枚引く（{ $p }引く）か、チャレンジしてください（{ $p }チャレンジ）。
            }
           *[no] { $player }さんは{ $penalty }枚引く（{ $p }引く）か、カードで返してください（{ $p }出す カード）。
        }
    }
}
prompt-color = { $addressed ->
    [yes] 何色にしますか？{ $colors }から選んでください（{ $p }色）。
   *[no] { $player }さん、何色にしますか？{ $colors }から選んでください（{ $p }色）。
}
prompt-return = { $addressed ->
    [yes] もとの色、{ $color }のカードを出してください（{ $p }出す カード）。
   *[no] { $player }さんは、もとの色、{ $color }のカードを出してください（{ $p }出す カード）。
}
prompt-skipped = { $addressed ->
    [yes] カードを出してスキップを次の人へ回す（{ $p }出す カード）か、1回休みです（{ $p }パス）。
   *[no] { $player }さんは、カードを出してスキップを次の人へ回す（{ $p }出す カード）か、1回休みです（{ $p }パス）。
}
prompt-swap = { $addressed ->
    [yes] 誰と手札を交換しますか？（{ $p }選ぶ 名前）
   *[no] { $player }さん、誰と手札を交換しますか？（{ $p }選ぶ 名前）
}
prompt-other = { $addressed ->
    [yes] あなたの返事を待っています。
   *[no] { $player }さんの返事を待っています。
}

reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] あなたの番です。場は { $card }（{ $color }）、残り{ $time }です。
        [any] あなたの番です。場は { $card }（何色でも可）、残り{ $time }です。
       *[printed] あなたの番です。場は { $card }、残り{ $time }です。
    }
   *[no] { $force ->
        [named] { $player }さんの番です。場は { $card }（{ $color }）、残り{ $time }です。
        [any] { $player }さんの番です。場は { $card }（何色でも可）、残り{ $time }です。
       *[printed] { $player }さんの番です。場は { $card }、残り{ $time }です。
    }
}
reminder-other = { $addressed ->
    [yes] あなたの返事を待っています。残り{ $time }です。
   *[no] { $player }さんの返事を待っています。残り{ $time }です。
}

## ラウンドと試合の終わり

round-won = { $player }さんの勝ちです！
round-won-points = { $player }さんの勝ちです！{ $points }点獲得。
round-shared = 第{ $round }ラウンド終了：{ $players } の引き分けです。
round-won-together = 第{ $round }ラウンド終了：{ $players } の勝ちです！{ $points }点獲得。
round-nobody = 第{ $round }ラウンド終了：勝者はいません。
round-why-stalled = 誰も出せず、引くカードもありません。
round-why-alone = ほかの人がいなくなりました。
round-why-time = 時間切れです。
# After who won it, where all others left early.
round-uncounted = このラウンドは記録に数えません。
places = 順位：{ $list }。
place-of = { $place }位 { $player }
place-of-points = { $place }位 { $player }（+{ $points }）
points-gained = このラウンドの得点：{ $list }。
standings = { $target ->
    [0] 合計：{ $list }。
   *[other] 合計：{ $list }（{ $target }点まで）。
}
points-of = { $player } { $points }

match-won = { $player }さんが{ $points }点で優勝です！
match-won-plain = { $player }さんの優勝です！
match-shared = 試合終了：{ $players } が{ $points }点ずつで引き分けです。
match-stopped-won = 試合はここまで：{ $points }点の { $player }さんの勝ちです。
match-stopped-shared = 試合はここまで：{ $players } が{ $points }点ずつで引き分けです。
match-stopped-alone = 試合はここまで：{ $player }さんの勝ちです。
match-stopped = 誰も点を取らないうちに試合が終わりました。
match-over = 試合終了：勝者はいません。
match-next = もう一度遊ぶには { $p }募集。

next-deal = { $time }後に次のラウンドを配ります。すぐ配るには { $p }開始。
next-deal-by-hand = 次のラウンドは { $p }開始 で配ります。

played-for-name = { $name }（代理）

last-hands = 残った手札：{ $list }。
last-hand = { $place }. { $player } { $cards }
