### Bài hai mặt: mặt sau có gì.

command-backs = mặt sau, backs
help-backs = { $p }mặt sau để được báo riêng, khi chơi bài hai mặt, mặt sau của bài người khác và của lá trên cùng chồng bài rút; { $p }mặt sau TÊN để chỉ xem của một người.
backs = Mặt sau: { $list }
backs-of = { $player }: { $cards }
backs-pile = chồng bài rút { $card }
backs-empty = Chưa thấy mặt sau nào.
refused-backs-none = Bài của bàn này không có gì ở mặt sau.
refused-backs-not-in = Chỉ người đang trong ván mới thấy mặt sau bài của người khác.
refused-backs-own = Không ai thấy mặt sau bài của mình; người khác thì thấy.
refused-other-side = { $card } ở mặt kia.

# Several colours, as they are typed.
list-colors-last = { $first } hoặc { $next }
list-colors-more = { $first }, { $next }
top-penalty-until = Phải rút tới khi gặp màu { $until }.
