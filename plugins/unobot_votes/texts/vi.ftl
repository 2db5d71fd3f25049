### Votes.

vote-ahead = Dẫn đầu: { $line } ({ $votes }/{ $of } phiếu); { $p }mở bàn để chơi kiểu này.
# Đủ chừng ấy phiếu thì bàn đang chờ đổi luật.
vote-ahead-waiting = Dẫn đầu: { $line } ({ $votes }/{ $needed } phiếu thì bàn này đổi luật).
table-voted = Bỏ phiếu xong: bàn này giờ chơi { $preset }. { $p }vào để tham gia, { $p }chia để chia bài.
refused-vote-late = Đang có trận, luật không đổi. { $p }bỏ phiếu đuổi bob để bỏ phiếu về một người.
refused-cup-vote = Ở bàn của giải đấu không bỏ phiếu cho ai rời bàn được.
refused-vote-host = Chủ bàn { $host } đang có mặt và quyết định việc đó: { $p }đuổi.
refused-voted-already = Bạn đã bỏ phiếu về { $name } rồi.
refused-vote-what = Bỏ phiếu về việc gì? Ví dụ { $p }bỏ phiếu Đài Loan +cộng dồn (bàn sau chơi gì), hoặc { $p }bỏ phiếu đuổi bob.
help-vote = { $p }bỏ phiếu LUẬT để chọn bàn sau chơi gì; { $p }bỏ phiếu đuổi TÊN để bỏ phiếu cho một người rời bàn khi chủ bàn vắng mặt; một nửa số người còn lại quyết định.
vote-kick = { $by } bỏ phiếu mời { $player } ra khỏi bàn: { $count }/{ $needed }.
vote-kicked = Bỏ phiếu xong: { $player } không chơi trận này nữa.
command-vote = bỏ phiếu
