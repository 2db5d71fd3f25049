### What `unobot demo` itself tells the newcomer. Codes of cards, commands and options stay as they are.

# The first screen.
demo-welcome =
    Chào { $nick }! Đây là { $room }, một phòng trên máy chủ IRC nhỏ nằm ngay trong chương trình này.
    Bạn là chủ bàn: khi những người khác đã vào bàn, gõ { $deal } để chia bài.
    Tới lượt bạn, gõ mã của một lá (r5) để đánh, hoặc { $draw } để rút. Xem thêm: { $help }, thoát: { $quit }
    Trò khác: { $dos }. Có thể thêm: { $table }, { $players }, { $style }, { $language }, và { $auto } để chỉ xem.
    Bạn bè trên cùng máy này có thể vào bằng bất kỳ chương trình IRC nào: { $host }, cổng { $port }, không TLS, kênh { $room }.

# At the end of a match, and when the newcomer leaves.
demo-next =
    Thử gì tiếp theo:
    { $mainland } — lá cộng bài đỡ được lá cộng bài
    { $flip } — lá bài hai mặt
    { $mercy } — không nương tay: có lá cộng 10, ai cầm 25 lá thì bị loại
    { $dos } — một trò khác
    { $extended } — bom và lựu đạn
    { $rules } — mọi luật chơi
    Bot của riêng bạn: chép { $example } thành { $config }, ghi mạng và phòng của bạn vào đó, rồi chạy { $run }.

# An unknown command of the terminal.
demo-client-help = { $quit }, { $rename } TÊN, { $act } HÀNH ĐỘNG, { $whisper } TÊN LỜI NHẮN; mọi dòng khác được nói trong phòng
