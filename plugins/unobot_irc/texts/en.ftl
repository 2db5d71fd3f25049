cannot-whisper-irc = I can't deal { $player } in, because I can't send them private messages. Open a private chat with me (/accept my nick, /mode { $player } -gRb, or log in to your account), then { $p }join.
player-unreached-irc = { $player } isn't getting my private messages, and so no cards. Please allow them (/accept my nick, /mode { $player } -gRb, or log in to your account), then type { $p }hand.
door-bridged-irc = { $player } cannot be dealt in: the bridge brings no private messages, and a hand is for one person alone. Come into this room with an IRC client, then { $p }join.
