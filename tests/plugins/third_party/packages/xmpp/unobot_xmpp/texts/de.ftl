xmpp-too-long = Das war zu lang: höchstens { $most } Zeichen.
