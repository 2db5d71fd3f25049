### Lời nói trong phòng khi đang chơi. Mệnh đề không có dấu chấm: nhiều mệnh đề ghép thành một dòng.

## Hành động

act-plays = { $player } đánh { $cards }
act-draws-and-plays = { $player } rút { $drawn } lá rồi đánh { $cards }
act-draws = { $player } rút { $count } lá
act-draws-and-passes = { $player } rút { $count } lá rồi bỏ lượt
# Lần rút và câu hỏi theo sau nói chung một câu: `act-draws-asked-LÝ-DO`.
act-draws-asked-drawn = { $player } rút { $count } lá, có thể đánh hoặc bỏ lượt ({ $p }qua)
act-passes = { $player } bỏ lượt
act-passes-empty = { $player } bỏ lượt vì không còn bài để rút
act-finds-nothing = { $player } không còn bài để rút
act-names-color = { $player } chọn màu { $color }
act-calls = { $player } hô { $word }
act-calls-early = { $player } hô trước { $word } cho lá sắp đánh
act-catches = { $count ->
    [0] { $by } bắt được { $player } chưa hô { $word }
   *[other] { $by } bắt được { $player } chưa hô { $word }: { $player } bị phạt { $count } lá
}
act-false-call = { $count ->
    [0] { $player } hô thừa { $word }
   *[other] { $player } hô thừa { $word } và bị phạt { $count } lá
}
act-false-catch = { $count ->
    [0] { $player } bắt nhầm { $of }
   *[other] { $player } bắt nhầm { $of } và bị phạt { $count } lá
}
act-tried = { $player } đánh một lá không hợp và bị phạt { $count } lá
act-challenges = { $guilty ->
    [yes] { $player } thách thức { $of }, đúng là { $of } đánh sai luật
   *[no] { $player } thách thức { $of }, nhưng { $of } đánh đúng luật
}

# Phần nối thêm vào một hành động. `more` là `yes` nếu còn phần khác theo sau: “đánh [w], hô UNO và chọn màu đỏ”.
with-color = { $more ->
    [yes] { $act }, chọn màu { $color }
   *[no] { $act } và chọn màu { $color }
}
with-call = { $more ->
    [yes] { $act }, hô { $word }
   *[no] { $act } và hô { $word }
}
with-out = { $more ->
    [yes] { $act }, hết bài
   *[no] { $act } và hết bài
}
with-draws = { $more ->
    [yes] { $count ->
        [0] { $act }, không còn bài để rút
       *[other] { $act }, rút { $count } lá
    }
   *[no] { $count ->
        [0] { $act } và không còn bài để rút
       *[other] { $act } và rút { $count } lá
    }
}
with-discards = { $more ->
    [yes] { $act }, bỏ { $cards }
   *[no] { $act } và bỏ { $cards }
}
with-looks = { $more ->
    [yes] { $act }, xem bài của { $of }
   *[no] { $act } và xem bài của { $of }
}
act-when-late = Hết giờ: { $act }
act-time-up = { $player } hết giờ

## Hậu quả

effect-draws = { $count ->
    [0] { $player } không còn bài để rút
   *[other] { $player } rút { $count } lá
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } không còn bài để rút và mất lượt
   *[other] { $player } rút { $count } lá và mất lượt
}
effect-skipped = { $player } mất lượt
effect-reversed = { $times ->
    [1] đổi chiều đánh
   *[other] đổi chiều đánh { $times } lần
}
effect-takes-back = { $player } lấy lại { $card }
effect-goes-out = { $player } hết bài
effect-looks = { $player } xem bài của { $of }
effect-discards = { $player } bỏ { $cards }
effect-discards-and-draws = { $count ->
    [0] { $player } bỏ { $cards }, không còn bài để rút
   *[other] { $player } bỏ { $cards } và rút { $count } lá
}
effect-hands-move = bài trên tay đổi chủ
effect-hands-swap = { $player } và { $other } đổi bài cho nhau
effect-hands-round = mọi người chuyền cả tay bài cho người kế tiếp
effect-hands-shuffle = bài của mọi người được xáo chung rồi chia lại
effect-hands-trade = { $player } và { $other } trao đổi vài lá

one-card = { $player } còn 1 lá.
reshuffled = Chồng bài bỏ được xáo thành chồng bài rút mới.

## Chỗ ngồi

seat-joined = { $player } vào bàn ({ $count } người)
seat-joined-can-deal = { $player } vào bàn ({ $count } người), { $p }chia để bắt đầu
seat-joined-too-few = { $player } vào bàn ({ $count } người, cần ít nhất { $least })
seat-joined-late = { $player } vào bàn, ván sau được chia bài
seat-joined-together = { $players } vào bàn ({ $count } người)
seat-joined-can-deal-together = { $players } vào bàn ({ $count } người), { $p }chia để bắt đầu
seat-joined-too-few-together = { $players } vào bàn ({ $count } người, cần ít nhất { $least })
seat-joined-late-together = { $players } vào bàn, ván sau được chia bài
seat-left = { $player } rời bàn
seat-left-round = { $player } rời ván ({ $p }vào để lấy lại bài)
seat-idle = { $player } không trả lời nữa nên rời ván ({ $p }vào để lấy lại bài)
seat-returned = { $count ->
    [0] { $player } trở lại, ván sau được chia bài
   *[other] { $player } trở lại với { $count } lá
}
seat-renamed = { $old } đổi tên thành { $player }
name-was = { $player } (trước là { $old })

## Chia bài

dealer-drawn = { $player } (rút được lá lớn nhất, { $card })
dealt = Ván { $round }: { $dealer } chia mỗi người { $count } lá và lật { $card }
dealt-only = Ván { $round }: { $dealer } chia mỗi người { $count } lá
dealt-after-put-back = Ván { $round }: { $dealer } chia mỗi người { $count } lá và lật { $card } (trước đó lật { $returned }, đã trả lại)
turned-up = lật được { $card }

## Tới lượt ai, trả lời được gì

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] Tới lượt bạn: { $card } ({ $color }).
        [any] Tới lượt bạn: { $card } (màu nào cũng được).
       *[printed] Tới lượt bạn: { $card }.
    }
   *[no] { $force ->
        [named] Tới lượt { $player }: { $card } ({ $color }).
        [any] Tới lượt { $player }: { $card } (màu nào cũng được).
       *[printed] Tới lượt { $player }: { $card }.
    }
}
prompt-drawn = { $addressed ->
    [yes] Bạn có thể đánh hoặc bỏ lượt ({ $p }qua).
   *[no] { $player } có thể đánh hoặc bỏ lượt ({ $p }qua).
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] Bạn phải rút tới khi gặp màu { $until } ({ $p }rút){ $challengeable ->
            [yes] , hoặc thách thức ({ $p }thách thức).
           *[no] , hoặc đỡ bằng một lá ({ $p }đánh LÁ).
        }
       *[no] { $player } phải rút tới khi gặp màu { $until } ({ $p }rút){ $challengeable ->
            [yes] , hoặc thách thức ({ $p }thách thức).
           *[no] , hoặc đỡ bằng một lá ({ $p }đánh LÁ).
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] Bạn phải rút { $penalty } lá ({ $p }rút), thách thức ({ $p }thách thức), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
               *[no] Bạn phải rút { $penalty } lá ({ $p }rút), hoặc thách thức ({ $p }thách thức).
            }
           *[no] Bạn phải rút { $penalty } lá ({ $p }rút), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player } phải rút { $penalty } lá ({ $p }rút), thách thức ({ $p }thách thức), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
               *[no] { $player } phải rút { $penalty } lá ({ $p }rút), hoặc thách thức ({ $p }thách thức).
            }
           *[no] { $player } phải rút { $penalty } lá ({ $p }rút), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
        }
    }
}
prompt-color = { $addressed ->
    [yes] Bạn chọn màu nào? ({ $p }màu { $colors })
   *[no] { $player } chọn màu nào? ({ $p }màu { $colors })
}
prompt-return = { $addressed ->
    [yes] Bạn phải đánh một lá của màu lúc trước: { $color } ({ $p }đánh LÁ).
   *[no] { $player } phải đánh một lá của màu lúc trước: { $color } ({ $p }đánh LÁ).
}
prompt-skipped = { $addressed ->
    [yes] Bạn có thể đánh một lá để chuyền cấm lượt đi ({ $p }đánh LÁ), hoặc mất lượt ({ $p }qua).
   *[no] { $player } có thể đánh một lá để chuyền cấm lượt đi ({ $p }đánh LÁ), hoặc mất lượt ({ $p }qua).
}
prompt-swap = { $addressed ->
    [yes] Bạn đổi bài với ai? ({ $p }chọn TÊN)
   *[no] { $player } đổi bài với ai? ({ $p }chọn TÊN)
}
prompt-other = { $addressed ->
    [yes] Cả bàn đang chờ bạn.
   *[no] Cả bàn đang chờ { $player }.
}

reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] tới lượt bạn, lá trên cùng là { $card } ({ $color }), còn { $time }.
        [any] tới lượt bạn, lá trên cùng là { $card } (màu nào cũng được), còn { $time }.
       *[printed] tới lượt bạn, lá trên cùng là { $card }, còn { $time }.
    }
   *[no] { $force ->
        [named] Tới lượt { $player }: { $card } ({ $color }), còn { $time }.
        [any] Tới lượt { $player }: { $card } (màu nào cũng được), còn { $time }.
       *[printed] Tới lượt { $player }: { $card }, còn { $time }.
    }
}
reminder-other = { $addressed ->
    [yes] cả bàn đang chờ bạn trả lời, còn { $time }.
   *[no] Cả bàn đang chờ { $player } trả lời, còn { $time }.
}

## Hết ván và hết trận

round-won = { $player } thắng ván này.
round-won-points = { $player } thắng ván này và được { $points } điểm.
round-shared = Hết ván { $round }: { $players } đồng hạng nhất.
round-won-together = Hết ván { $round }: { $players } cùng thắng và được { $points } điểm.
round-nobody = Hết ván { $round }, không ai thắng.
round-why-stalled = Không ai đánh hay rút được nữa.
round-why-alone = Không còn ai khác.
round-why-time = Hết giờ.
# After who won it, where all others left early.
round-uncounted = Ván này không được tính vào thành tích.
places = Thứ hạng: { $list }.
place-of = { $place }. { $player }
place-of-points = { $place }. { $player } (+{ $points })
points-gained = Điểm ván này: { $list }.
standings = { $target ->
    [0] Tổng: { $list }.
   *[other] Tổng: { $list } (đánh tới { $target }).
}
points-of = { $player } { $points }

match-won = { $player } thắng trận với { $points } điểm.
match-won-plain = { $player } thắng trận.
match-shared = Hết trận: { $players } cùng thắng, mỗi người { $points } điểm.
match-stopped-won = Trận dừng: { $player } thắng với { $points } điểm.
match-stopped-shared = Trận dừng: { $players } cùng thắng, mỗi người { $points } điểm.
match-stopped-alone = Trận dừng: { $player } thắng.
match-stopped = Trận dừng khi chưa ai có điểm.
match-over = Hết trận, không ai thắng.
match-next = Chơi trận nữa: { $p }mở bàn.

next-deal = Còn { $time } nữa thì chia ván sau, hoặc { $p }chia ngay bây giờ.
next-deal-by-hand = Hãy { $p }chia để bắt đầu ván sau.

played-for-name = { $name } (đánh thay)

last-hands = Bài còn lại: { $list }.
last-hand = { $place }. { $player } { $cards }
