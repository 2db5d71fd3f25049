### A room's own presets.

command-preset = kiểu chơi, preset
word-preset-save = lưu
word-preset-list = liệt kê
word-preset-remove = xóa, bỏ
help-preset = { $p }kiểu chơi liệt kê cho biết các kiểu chơi riêng của phòng. Quản trị viên của phòng lưu bằng { $p }kiểu chơi lưu thứ-sáu Đài Loan +cộng dồn (không ghi luật thì lấy luật của bàn đang có), xóa bằng { $p }kiểu chơi xóa thứ-sáu; { $p }mở bàn thứ-sáu để chơi kiểu đó.
preset-list = Kiểu chơi riêng của phòng: { $list }.
preset-list-none = Phòng này không có kiểu chơi riêng; { $p }luật tất cả liệt kê những kiểu ở đâu cũng có.
preset-saved = Đã lưu: { $p }mở bàn { $name } để mở bàn { $line }.
preset-removed = Đã xóa kiểu chơi { $name }.
refused-preset-what = Có thể lưu, liệt kê hoặc xóa, ví dụ { $p }kiểu chơi lưu thứ-sáu Đài Loan +cộng dồn.
refused-preset-name = “{ $said }” không đặt tên được: cần 2 đến 20 chữ cái và chữ số, bắt đầu bằng chữ cái.
refused-preset-taken = { $name } đã có nghĩa khác rồi, hãy chọn tên khác.
refused-preset-unknown = Phòng này không có kiểu chơi “{ $said }”: { $p }kiểu chơi.
refused-preset-too-many = Một phòng có nhiều nhất { $most } kiểu chơi: hãy xóa bớt trước.
refused-preset-gone = Không chơi được kiểu { $name } nữa: { $missing } không còn. Quản trị viên của phòng có thể lưu lại.
