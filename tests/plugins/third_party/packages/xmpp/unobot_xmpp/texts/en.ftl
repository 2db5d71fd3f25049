xmpp-too-long = That was too long: { $most } characters at most.
cannot-whisper-xmpp = I can't deal { $player } in: this room hides who people are. Make me a moderator, then { $p }join.
