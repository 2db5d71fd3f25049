### 打牌時在房間裡說的話。分句沒有句號：幾個分句合成一行。

## 動作

act-plays = { $player } 出了 { $cards }
act-draws-and-plays = { $player } 抽了 { $drawn } 張，出了 { $cards }
act-draws = { $player } 抽了 { $count } 張
act-draws-and-passes = { $player } 抽了 { $count } 張，不出
# 抽牌和它帶來的提問合在一起說：`act-draws-asked-原因`。
act-draws-asked-drawn = { $player } 抽了 { $count } 張，可以出牌或過牌（{ $p }過）
act-passes = { $player } 過牌
act-passes-empty = { $player } 沒有牌可抽，過牌
act-finds-nothing = { $player } 沒有牌可抽
act-names-color = { $player } 指定{ $color }色
act-calls = { $player } 喊了 { $word }
act-calls-early = { $player } 先為下一張牌喊了 { $word }
act-catches = { $count ->
    [0] { $by } 抓到 { $player } 沒喊 { $word }
   *[other] { $by } 抓到 { $player } 沒喊 { $word }：{ $player } 罰抽 { $count } 張
}
act-false-call = { $count ->
    [0] { $player } 亂喊了 { $word }
   *[other] { $player } 亂喊了 { $word }，罰抽 { $count } 張
}
act-false-catch = { $count ->
    [0] { $player } 抓錯了 { $of }
   *[other] { $player } 抓錯了 { $of }，罰抽 { $count } 張
}
act-tried = { $player } 出了不能出的牌，罰抽 { $count } 張
act-challenges = { $guilty ->
    [yes] { $player } 挑戰成功：{ $of } 違規
   *[no] { $player } 挑戰失敗：{ $of } 沒有違規
}

# 一個動作還帶著別的。
with-color = { $act }，指定{ $color }色
with-call = { $act }，喊了 { $word }
with-out = { $act }，出完了
with-draws = { $count ->
    [0] { $act }，沒有牌可抽
   *[other] { $act }，抽了 { $count } 張
}
with-discards = { $act }，棄了 { $cards }
with-looks = { $act }，看了 { $of } 的牌
act-when-late = 時間到：{ $act }
act-time-up = { $player } 的時間到了

## 後果

effect-draws = { $count ->
    [0] { $player } 沒有牌可抽
   *[other] { $player } 抽 { $count } 張
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } 沒有牌可抽，被跳過
   *[other] { $player } 抽 { $count } 張並被跳過
}
effect-skipped = { $player } 被跳過
effect-reversed = { $times ->
    [1] 方向反轉
   *[other] 方向反轉 { $times } 次
}
effect-takes-back = { $player } 收回 { $card }
effect-goes-out = { $player } 出完了
effect-looks = { $player } 看了 { $of } 的牌
effect-discards = { $player } 棄了 { $cards }
effect-discards-and-draws = { $count ->
    [0] { $player } 棄了 { $cards }，沒有牌可抽
   *[other] { $player } 棄了 { $cards }，抽了 { $count } 張
}
effect-hands-move = 手牌換了主人
effect-hands-swap = { $player } 和 { $other } 交換手牌
effect-hands-round = 每個人的手牌都傳給下家
effect-hands-shuffle = 所有手牌洗在一起，重新發
effect-hands-trade = { $player } 和 { $other } 互換幾張牌

one-card = { $player } 只剩 1 張了。
reshuffled = 棄牌堆洗成了新的牌疊。

## 座位

seat-joined = { $player } 加入了（{ $count } 人）
seat-joined-can-deal = { $player } 加入了（{ $count } 人），可以 { $p }開始 了
seat-joined-too-few = { $player } 加入了（{ $count } 人，至少要 { $least } 人）
seat-joined-late = { $player } 加入了，下一局開始玩
seat-joined-together = { $players } 加入了（{ $count } 人）
seat-joined-can-deal-together = { $players } 加入了（{ $count } 人），可以 { $p }開始 了
seat-joined-too-few-together = { $players } 加入了（{ $count } 人，至少要 { $least } 人）
seat-joined-late-together = { $players } 加入了，下一局開始玩
seat-left = { $player } 離開了
seat-left-round = { $player } 離開了這一局（{ $p }加入 可以拿回手牌）
seat-idle = { $player } 一直沒有回應，離開了這一局（{ $p }加入 可以拿回手牌）
seat-returned = { $count ->
    [0] { $player } 回來了，下一局開始玩
   *[other] { $player } 回來了，手上 { $count } 張
}
seat-renamed = { $old } 改名為 { $player }
name-was = { $player }（原名 { $old }）

## 發牌

dealer-drawn = 抽到最大牌 { $card } 的 { $player }
dealt = 第 { $round } 局：{ $dealer } 當莊家，每人 { $count } 張，翻開 { $card }
dealt-only = 第 { $round } 局：{ $dealer } 當莊家，每人 { $count } 張
dealt-after-put-back = 第 { $round } 局：{ $dealer } 當莊家，每人 { $count } 張，翻開 { $card }（先翻到 { $returned }，放回）
turned-up = 翻開 { $card }

## 輪到誰，可以怎麼回答

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] 輪到你了：{ $card }（{ $color }）。
        [any] 輪到你了：{ $card }（任意顏色）。
       *[printed] 輪到你了：{ $card }。
    }
   *[no] { $force ->
        [named] 輪到 { $player }：{ $card }（{ $color }）。
        [any] 輪到 { $player }：{ $card }（任意顏色）。
       *[printed] 輪到 { $player }：{ $card }。
    }
}
prompt-drawn = { $addressed ->
    [yes] 你可以出牌，或過牌（{ $p }過）。
   *[no] { $player } 可以出牌，或過牌（{ $p }過）。
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] 你要一直抽到 { $until }（{ $p }抽）{ $challengeable ->
            [yes] ，或挑戰（{ $p }挑戰）。
           *[no] ，或出牌回應（{ $p }出 牌名）。
        }
       *[no] { $player } 要一直抽到 { $until }（{ $p }抽）{ $challengeable ->
            [yes] ，或挑戰（{ $p }挑戰）。
           *[no] ，或出牌回應（{ $p }出 牌名）。
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] 你要抽 { $penalty } 張（{ $p }抽）、挑戰（{ $p }挑戰），或出牌回應（{ $p }出 牌名）。
               *[no] 你要抽 { $penalty } 張（{ $p }抽），或挑戰（{ $p }挑戰）。
            }
           *[no] 你要抽 { $penalty } 張（{ $p }抽），或出牌回應（{ $p }出 牌名）。
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player } 要抽 { $penalty } 張（{ $p }抽）、挑戰（{ $p }挑戰），或出牌回應（{ $p }出 牌名）。
               *[no] { $player } 要抽 { $penalty } 張（{ $p }抽），或挑戰（{ $p }挑戰）。
            }
           *[no] { $player } 要抽 { $penalty } 張（{ $p }抽），或出牌回應（{ $p }出 牌名）。
        }
    }
}
prompt-color = { $addressed ->
    [yes] 要什麼顏色？（{ $p }顏色 { $colors }）
   *[no] { $player } 要什麼顏色？（{ $p }顏色 { $colors }）
}
prompt-return = { $addressed ->
    [yes] 出一張原來那個顏色的牌：{ $color }（{ $p }出 牌名）。
   *[no] { $player } 要出一張原來那個顏色的牌：{ $color }（{ $p }出 牌名）。
}
prompt-skipped = { $addressed ->
    [yes] 出牌把跳過傳下去（{ $p }出 牌名），或停一回合（{ $p }過）。
   *[no] { $player } 可以出牌把跳過傳下去（{ $p }出 牌名），或停一回合（{ $p }過）。
}
prompt-swap = { $addressed ->
    [yes] 和誰交換手牌？（{ $p }選 名字）
   *[no] { $player } 和誰交換手牌？（{ $p }選 名字）
}
prompt-other = { $addressed ->
    [yes] 大家在等你。
   *[no] 大家在等 { $player }。
}

reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] 輪到你了，場上是 { $card }（{ $color }），還剩 { $time }。
        [any] 輪到你了，場上是 { $card }（任意顏色），還剩 { $time }。
       *[printed] 輪到你了，場上是 { $card }，還剩 { $time }。
    }
   *[no] { $force ->
        [named] 輪到 { $player }：{ $card }（{ $color }），還剩 { $time }。
        [any] 輪到 { $player }：{ $card }（任意顏色），還剩 { $time }。
       *[printed] 輪到 { $player }：{ $card }，還剩 { $time }。
    }
}
reminder-other = { $addressed ->
    [yes] 大家在等你回答，還剩 { $time }。
   *[no] 大家在等 { $player } 回答，還剩 { $time }。
}

## 一局和整場比賽的結束

round-won = { $player } 贏得這一局。
round-won-points = { $player } 贏得這一局，得 { $points } 分。
round-shared = 第 { $round } 局結束：{ $players } 並列獲勝。
round-won-together = 第 { $round } 局結束：{ $players } 獲勝，得 { $points } 分。
round-nobody = 第 { $round } 局結束，沒有人贏。
round-why-stalled = 沒有人能再出牌或抽牌了。
round-why-alone = 沒有別人了。
round-why-time = 時間到了。
# After who won it, where all others left early.
round-uncounted = 這一局不計入成績。
places = 名次：{ $list }。
place-of = { $place }. { $player }
place-of-points = { $place }. { $player }（+{ $points }）
points-gained = 這一局得分：{ $list }。
standings = { $target ->
    [0] 總分：{ $list }。
   *[other] 總分：{ $list }（打到 { $target } 分）。
}
points-of = { $player } { $points }

match-won = { $player } 贏得整場比賽，{ $points } 分。
match-won-plain = { $player } 贏得整場比賽。
match-shared = 整場比賽結束：{ $players } 並列獲勝，各 { $points } 分。
match-stopped-won = 整場比賽停止：{ $player } 獲勝，{ $points } 分。
match-stopped-shared = 整場比賽停止：{ $players } 並列獲勝，各 { $points } 分。
match-stopped-alone = 整場比賽停止：{ $player } 獲勝。
match-stopped = 還沒有人得分，整場比賽就停止了。
match-over = 整場比賽結束，沒有人贏。
match-next = 再來一場：{ $p }開桌。

next-deal = { $time }後發下一局，也可以現在就 { $p }開始。
next-deal-by-hand = 下一局請 { $p }開始。

played-for-name = { $name }（代打）

last-hands = 剩下的手牌：{ $list }。
last-hand = { $place }. { $player } { $cards }
