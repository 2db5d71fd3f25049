### One person with several accounts: what `link` and `unlink` say.

command-link = link
help-link = { $p }link gives you a code; typed to me from another account of yours, it makes both one person: one seat, one set of settings and records.
command-unlink = unlink
help-unlink = { $p }unlink parts this account from the others that it is linked with. It takes its own rounds along and keeps the settings.

# To somebody alone; $code is a word of eight letters.
link-code = Within ten minutes, tell me privately from your other account: { $p }link { $code } – Show it to nobody: whoever types it is you.
# $list: the accounts, each with its network in brackets.
link-accounts = You are { $list }.
link-done = One person from now on: { $list }. Your seat goes with the account that you type with. If you did not want this: { $p }unlink.
link-in-room = Others have read that code, so it is worth nothing now. Ask for a new one, and type it to me privately: { $p }link.
unlink-done = This account is on its own again, without { $list }. The settings stay; each account has the rounds that it played.
refused-link-account = Only an account can be linked, for it is still yours tomorrow. Log in to yours first, then { $p }link.
refused-link-wrong-code = There is no such code, or its ten minutes are over. { $p }link on your other account gives a new one.
refused-link-self = That is the code of this account. Type it from the other one.
refused-link-already = These two accounts are one person already.
refused-link-too-many = At most { $most } accounts can be one person.
refused-link-two-seats = Both accounts have a seat at the table in { $room }, and one person has one seat. Link them when the match is over.
refused-unlink-none = This account is linked with no other.
