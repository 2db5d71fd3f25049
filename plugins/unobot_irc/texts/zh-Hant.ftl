cannot-whisper-irc = 沒辦法發牌給 { $player }：我沒辦法傳私訊給 { $player }。請先跟我開私訊（/accept 我的暱稱，/mode { $player } -gRb，或登入帳號），再 { $p }加入。
player-unreached-irc = { $player } 收不到我的私訊，也就收不到手牌。請先允許我傳私訊（/accept 我的暱稱，/mode { $player } -gRb，或登入帳號），再 { $p }手牌。
door-bridged-irc = 沒辦法發牌給 { $player }：手牌只能給本人看，而橋接不轉私訊。請用 IRC 用戶端進入這個房間，再 { $p }加入。
