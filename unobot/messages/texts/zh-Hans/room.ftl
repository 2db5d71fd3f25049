### 打牌时在房间里说的话。分句没有句号：几个分句合成一行。

## 动作

act-plays = { $player } 出了 { $cards }
act-draws-and-plays = { $player } 摸了 { $drawn } 张，出了 { $cards }
act-draws = { $player } 摸了 { $count } 张
act-draws-and-passes = { $player } 摸了 { $count } 张，过牌
# 摸牌和它带来的提问合在一起说：`act-draws-asked-原因`。
act-draws-asked-drawn = { $player } 摸了 { $count } 张，可以出牌或过牌（{ $p }过）
act-passes = { $player } 过牌
act-passes-empty = { $player } 过牌，没有牌可摸了
act-finds-nothing = { $player } 没有牌可摸
act-names-color = { $player } 选了{ $color }色
act-calls = { $player } 喊了 { $word }
act-calls-early = { $player } 提前为下一次出牌喊了 { $word }
act-catches = { $count ->
    [0] { $by } 抓到 { $player } 没喊 { $word }
   *[other] { $by } 抓到 { $player } 没喊 { $word }：{ $player } 罚摸 { $count } 张
}
act-false-call = { $count ->
    [0] { $player } 错喊了 { $word }
   *[other] { $player } 错喊了 { $word }，罚摸 { $count } 张
}
act-false-catch = { $count ->
    [0] { $player } 抓错了 { $of }
   *[other] { $player } 抓错了 { $of }，罚摸 { $count } 张
}
act-tried = { $player } 出了不能出的牌，罚摸 { $count } 张
act-challenges = { $guilty ->
    [yes] { $player } 质疑成功：{ $of } 违规出牌
   *[no] { $player } 质疑失败：{ $of } 没有违规
}

# 一个动作还带着别的。
with-color = { $act }，选了{ $color }色
with-call = { $act }，喊了 { $word }
with-out = { $act }，出完了
with-draws = { $count ->
    [0] { $act }，没有牌可摸
   *[other] { $act }，摸了 { $count } 张
}
with-discards = { $act }，弃了 { $cards }
with-looks = { $act }，看了 { $of } 的牌
act-when-late = 时间到：{ $act }
act-time-up = { $player } 的时间到了

## 后果

effect-draws = { $count ->
    [0] { $player } 没有牌可摸
   *[other] { $player } 摸 { $count } 张
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } 没有牌可摸，被跳过
   *[other] { $player } 摸 { $count } 张并被跳过
}
effect-skipped = { $player } 被跳过
effect-reversed = { $times ->
    [1] 方向反转
   *[other] 方向反转 { $times } 次
}
effect-takes-back = { $player } 收回 { $card }
effect-goes-out = { $player } 出完了
effect-looks = { $player } 看了 { $of } 的牌
effect-discards = { $player } 弃了 { $cards }
effect-discards-and-draws = { $count ->
    [0] { $player } 弃了 { $cards }，没有牌可摸
   *[other] { $player } 弃了 { $cards }，摸了 { $count } 张
}
effect-hands-move = 手牌换了主人
effect-hands-swap = { $player } 和 { $other } 交换手牌
effect-hands-round = 每个人的手牌都传给下家
effect-hands-shuffle = 所有手牌洗在一起，重新发
effect-hands-trade = { $player } 和 { $other } 互换几张牌

one-card = { $player } 只剩 1 张了。
reshuffled = 弃牌堆洗成了新的摸牌堆。

## 座位

seat-joined = { $player } 加入了（{ $count } 人）
seat-joined-can-deal = { $player } 加入了（{ $count } 人），可以 { $p }开始 了
seat-joined-too-few = { $player } 加入了（{ $count } 人，至少要 { $least } 人）
seat-joined-late = { $player } 加入了，从下一局开始玩
seat-joined-together = { $players } 加入了（{ $count } 人）
seat-joined-can-deal-together = { $players } 加入了（{ $count } 人），可以 { $p }开始 了
seat-joined-too-few-together = { $players } 加入了（{ $count } 人，至少要 { $least } 人）
seat-joined-late-together = { $players } 加入了，下一局给他们发牌
seat-left = { $player } 离开了
seat-left-round = { $player } 离开了本局（{ $p }加入 可以拿回手牌）
seat-idle = { $player } 一直没有回应，离开了本局（{ $p }加入 可以拿回手牌）
seat-returned = { $count ->
    [0] { $player } 回来了，从下一局开始玩
   *[other] { $player } 回来了，手里 { $count } 张
}
seat-renamed = { $old } 改名叫 { $player } 了
name-was = { $player }（原名 { $old }）

## 发牌

dealer-drawn = 抽到最大牌 { $card } 的 { $player }
dealt = 第 { $round } 局：{ $dealer } 坐庄，每人 { $count } 张，翻开 { $card }
dealt-only = 第 { $round } 局：{ $dealer } 坐庄，每人 { $count } 张
dealt-after-put-back = 第 { $round } 局：{ $dealer } 坐庄，每人 { $count } 张，翻开 { $card }（先翻到 { $returned }，放回）
turned-up = 翻开 { $card }

## 轮到谁，可以怎么回答

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] 轮到你了：{ $card }（{ $color }）。
        [any] 轮到你了：{ $card }（任意颜色）。
       *[printed] 轮到你了：{ $card }。
    }
   *[no] { $force ->
        [named] 轮到 { $player }：{ $card }（{ $color }）。
        [any] 轮到 { $player }：{ $card }（任意颜色）。
       *[printed] 轮到 { $player }：{ $card }。
    }
}
prompt-drawn = { $addressed ->
    [yes] 你可以出牌，或过牌（{ $p }过）。
   *[no] { $player } 可以出牌，或过牌（{ $p }过）。
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] 你要一直摸到 { $until }（{ $p }摸）{ $challengeable ->
            [yes] ，或质疑（{ $p }质疑）。
           *[no] ，或出牌应对（{ $p }出 牌名）。
        }
       *[no] { $player } 要一直摸到 { $until }（{ $p }摸）{ $challengeable ->
            [yes] ，或质疑（{ $p }质疑）。
           *[no] ，或出牌应对（{ $p }出 牌名）。
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] 你要摸 { $penalty } 张（{ $p }摸）、质疑（{ $p }质疑），或出牌应对（{ $p }出 牌名）。
               *[no] 你要摸 { $penalty } 张（{ $p }摸），或质疑（{ $p }质疑）。
            }
           *[no] 你要摸 { $penalty } 张（{ $p }摸），或出牌应对（{ $p }出 牌名）。
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player } 要摸 { $penalty } 张（{ $p }摸）、质疑（{ $p }质疑），或出牌应对（{ $p }出 牌名）。
               *[no] { $player } 要摸 { $penalty } 张（{ $p }摸），或质疑（{ $p }质疑）。
            }
           *[no] { $player } 要摸 { $penalty } 张（{ $p }摸），或出牌应对（{ $p }出 牌名）。
        }
    }
}
prompt-color = { $addressed ->
    [yes] 选哪种颜色？（{ $p }颜色 { $colors }）
   *[no] { $player } 选哪种颜色？（{ $p }颜色 { $colors }）
}
prompt-return = { $addressed ->
    [yes] 出一张原来那个颜色的牌：{ $color }（{ $p }出 牌名）。
   *[no] { $player } 要出一张原来那个颜色的牌：{ $color }（{ $p }出 牌名）。
}
prompt-skipped = { $addressed ->
    [yes] 出牌把禁止传下去（{ $p }出 牌名），或停一轮（{ $p }过）。
   *[no] { $player } 可以出牌把禁止传下去（{ $p }出 牌名），或停一轮（{ $p }过）。
}
prompt-swap = { $addressed ->
    [yes] 和谁交换手牌？（{ $p }选 名字）
   *[no] { $player } 和谁交换手牌？（{ $p }选 名字）
}
prompt-other = { $addressed ->
    [yes] 在等你。
   *[no] 在等 { $player }。
}

reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] 轮到你了，场上是 { $card }（{ $color }），还剩 { $time }。
        [any] 轮到你了，场上是 { $card }（任意颜色），还剩 { $time }。
       *[printed] 轮到你了，场上是 { $card }，还剩 { $time }。
    }
   *[no] { $force ->
        [named] 轮到 { $player }：{ $card }（{ $color }），还剩 { $time }。
        [any] 轮到 { $player }：{ $card }（任意颜色），还剩 { $time }。
       *[printed] 轮到 { $player }：{ $card }，还剩 { $time }。
    }
}
reminder-other = { $addressed ->
    [yes] 在等你回答，还剩 { $time }。
   *[no] 在等 { $player } 回答，还剩 { $time }。
}

## 一局和整场比赛的结束

round-won = { $player } 赢下本局。
round-won-points = { $player } 赢下本局，得 { $points } 分。
round-shared = 第 { $round } 局结束：{ $players } 并列获胜。
round-won-together = 第 { $round } 局结束：{ $players } 获胜，得 { $points } 分。
round-nobody = 第 { $round } 局结束，没有人赢。
round-why-stalled = 没有人能再出牌或摸牌了。
round-why-alone = 没有别人了。
round-why-time = 时间到了。
# After who won it, where all others left early.
round-uncounted = 这一局不计入成绩。
places = 名次：{ $list }。
place-of = { $place }. { $player }
place-of-points = { $place }. { $player }（+{ $points }）
points-gained = 本局得分：{ $list }。
standings = { $target ->
    [0] 总分：{ $list }。
   *[other] 总分：{ $list }（打到 { $target } 分）。
}
points-of = { $player } { $points }

match-won = { $player } 赢得整场比赛，{ $points } 分。
match-won-plain = { $player } 赢得整场比赛。
match-shared = 整场比赛结束：{ $players } 并列获胜，各 { $points } 分。
match-stopped-won = 整场比赛停止：{ $player } 获胜，{ $points } 分。
match-stopped-shared = 整场比赛停止：{ $players } 并列获胜，各 { $points } 分。
match-stopped-alone = 整场比赛停止：{ $player } 获胜。
match-stopped = 还没有人得分，整场比赛就停止了。
match-over = 整场比赛结束，没有人赢。
match-next = 再来一场：{ $p }开桌。

next-deal = { $time }后发下一局，也可以现在就 { $p }开始。
next-deal-by-hand = 下一局请 { $p }开始。

played-for-name = { $name }（代打）

last-hands = 剩下的手牌：{ $list }。
last-hand = { $place }. { $player } { $cards }
