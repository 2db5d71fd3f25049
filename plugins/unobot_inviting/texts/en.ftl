### Asking people to a table, and telling them of one.

refused-notify-what = Use { $words } or a preset, for example { $p }notify taiwan.
help-notify = { $p }notify sends you a private message when a table opens here; { $p }notify PRESET only for that preset, { $p }notify once only the next time, { $p }notify off never.
command-invite = invite
help-invite = { $p }invite NAME invites someone to the table, privately if they are in this room. If you don't want invitations: { $p }set invitations off.
# To somebody alone, in the room; the room stands before it. $preset is what is played.
invited = { $player } invites you to a table ({ $preset }): { $p }join to take a seat. If you don't want invitations, tell me privately: set invitations off
invite-done = I've invited { $name }.
# $room is what the room is called.
invite-sent = I've invited { $name } to { $room }.
invite-failed = I couldn't invite { $name } to { $room }: either there is nobody with that name, or I'm not allowed to.
refused-invite-seated = { $name } already has a seat here.
refused-invite-unwanted = { $name } was invited a short time ago, or doesn't want invitations.
refused-invite-too-many = You have sent a lot of invitations. Please wait a few minutes.
refused-invite-nobody = Nobody here is called “{ $said }”.
refused-invite-account = Nobody here is called “{ $said }”. To invite people from elsewhere, log in to an account first.
notified = A table is open ({ $preset }): { $p }join to take a seat.
notify-set = { $what ->
    [on] I'll tell you when a table opens here.
    [once] I'll tell you when the next table opens here.
    [off] I'll no longer tell you when a table opens here.
   *[preset] I'll tell you when a table with { $preset } opens here.
}
command-notify = notify, alert
word-notify-on = on
word-notify-once = once
word-notify-off = off
word-set-invitations = invitations

## In the help

setting-invitations = whether others can invite you through me.
