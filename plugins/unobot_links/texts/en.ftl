### One person with several accounts: what `link` and `unlink` say.

command-link = link
help-link = { $p }link gives you a code. Send it to me privately from another account of yours. Then both are one person, with one seat, settings and records.
command-unlink = unlink
help-unlink = { $p }unlink separates this account from the ones it is linked with. It keeps the settings and the rounds it played itself.

# To somebody alone; $code is a word of eight letters.
link-code = Don't show this code to anyone: anyone who sends it becomes you. Within ten minutes, send me privately from your other account: { $p }link { $code }
# $list: the accounts, each with its network in brackets.
link-accounts = You are { $list }.
link-done = Linked: { $list } are one person now. Your seat follows the account you type from. Changed your mind? { $p }unlink
link-in-room = Others have seen that code, so it no longer works. Get a new one with { $p }link and send it to me privately.
unlink-done = This account is no longer linked to { $list }. It keeps the settings; each account keeps the rounds it played.
refused-link-account = Only registered accounts can be linked. Log in to yours first, then { $p }link.
refused-link-wrong-code = That code is wrong or has expired. { $p }link on your other account gives a new one.
refused-link-self = That is the code of this account. Type it from the other one.
refused-link-already = These two accounts are already one person.
refused-link-too-many = At most { $most } accounts can be one person.
refused-link-two-seats = Both accounts have a seat at the table in { $room }. Link them when the match is over.
refused-unlink-none = This account is not linked to any other.
