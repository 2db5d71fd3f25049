xmpp-too-long = That was too long: { $most } characters at most.
