### Bàn không chơi tiếp được vì thiếu plugin.

table-lost-plugin = Bàn ở đây cần plugin { $missing }, mà plugin này đang thiếu, nên đã đóng; { $p }mở bàn để chơi trận mới.
table-lost-word = Bàn ở đây cần { $missing }, mà không plugin nào ở đây có, nên đã đóng; { $p }mở bàn để chơi trận mới.
