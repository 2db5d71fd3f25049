cannot-whisper-irc = I can't deal { $player } in, because I can't send them private messages. Open a private chat with me, then { $p }join. If that fails: /accept my nick, /mode { $player } -gRb, or log in to your account.
player-unreached-irc = { $player } isn't getting my private messages, and so no cards. Please allow private messages from me, then type { $p }hand. If that fails: /accept my nick, /mode { $player } -gRb, or log in to your account.
door-bridged-irc = { $player } is here over a bridge, and I can't send cards over it. Come into this room with an IRC client, then { $p }join.
