matrix-emoji = { $emoji } Nếu màn hình của bạn cũng hiện như vậy thì đúng là tôi.
matrix-only-emoji = Chỉ xác minh tôi được bằng cách so biểu tượng cảm xúc. Xin thử cách đó.
matrix-no-keys = Không xác minh tôi được: ở đây tôi không mã hóa nên không có khóa.
matrix-not-verified = Khóa của hai bên không khớp nên chưa xác minh được. Xin thử lại.
