### What the terminal itself says, most of it in `unobot demo`. Codes of cards, commands and options stay as they are.

# The first screen.
terminal-welcome =
    Chào { $nick }! Đây là { $room }, một phòng ngay trong cửa sổ này, có bot và người chơi máy.
    Bạn là chủ bàn: khi những người khác đã vào bàn, gõ { $deal } để chia bài.
    Tới lượt bạn, gõ mã của một lá (r5) để đánh, hoặc { $draw } để rút. Xem thêm: { $help }, thoát: { $quit }
    Nhiều người chung một bàn phím: { $as } TÊN, rồi { $join }; tới lượt ai thì người đó gõ. Ai cũng thấy bài của nhau.
    Trò khác: { $dos }. Có thể thêm: { $table }, { $players }, { $style }, { $language }, và { $auto } để chỉ xem.

# At the end of a match, and when the newcomer leaves.
terminal-next =
    Thử gì tiếp theo:
    { $mainland } — lá cộng bài đỡ được lá cộng bài
    { $flip } — lá bài hai mặt
    { $mercy } — không nương tay: có lá cộng 10, ai cầm 25 lá thì bị loại
    { $dos } — một trò khác
    { $extended } — bom và lựu đạn
    { $rules } — mọi luật chơi
    Bot của riêng bạn: { $init } hỏi mạng và phòng của bạn rồi ghi cấu hình, { $run } khởi động bot.

# An unknown command of the terminal.
terminal-help = { $quit }, { $as } TÊN (gõ từ đây), { $as } TÊN LỜI NÓI (chỉ một lần), { $leave } TÊN, { $rename } TÊN, { $act } HÀNH ĐỘNG, { $whisper } LỜI NHẮN (chỉ cho bot); mọi dòng khác được nói trong phòng

# Who comes and goes at the keyboard.
terminal-joins = { $name } vào { $room }
terminal-leaves = { $name } rời { $room }
terminal-renamed = { $old } đổi tên thành { $name }
terminal-no-name = { $name } không dùng làm tên được: cần một từ, nhiều nhất 20 chữ cái và chữ số, và không giống tên của bot.
terminal-taken = Đã có { $name } ở bàn phím này.
terminal-nobody = Không có { $name } ở bàn phím này.

# What the bot says to one person, and one person to the bot; the second form where several people sit at the keyboard.
terminal-privately = { $bot } nói riêng: { $line }
terminal-privately-to = { $bot } nói riêng với { $name }: { $line }
terminal-to = nói riêng với { $bot }: { $line }
terminal-from-to = { $name } nói riêng với { $bot }: { $line }
