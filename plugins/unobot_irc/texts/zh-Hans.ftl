cannot-whisper-irc = 没法给 { $player } 发牌：我不能私下给 { $player } 发消息。请先和我开私聊（/accept 我的昵称，/mode { $player } -gRb，或登录账号），再 { $p }加入。
player-unreached-irc = { $player } 收不到我的私信，也就收不到手牌。请先允许我发私信（/accept 我的昵称，/mode { $player } -gRb，或登录账号），再 { $p }手牌。
door-bridged-irc = 没法给 { $player } 发牌：手牌只能给本人看，而桥接不转私信。请用 IRC 客户端进入这个房间，再 { $p }加入。
