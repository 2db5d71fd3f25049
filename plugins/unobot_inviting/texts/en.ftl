### Asking people to a table, and telling them of one.

refused-notify-what = That is one of { $words } or a preset, for example { $p }notify taiwan.
help-notify = { $p }notify tells you privately when a table is opened here, { $p }notify PRESET only of such tables, { $p }notify once the next time, { $p }notify off no more.
command-invite = invite
help-invite = { $p }invite NAME asks somebody to the table: privately if they are in the room, else into the room. { $p }set invitations off if you do not want to be asked.
# To somebody alone, in the room; the room stands before it. $preset is what is played.
invited = { $player } asks you to a table of { $preset }: { $p }join takes a seat. If you do not want to be asked, tell me privately: set invitations off
invite-done = I have asked { $name }.
# $room is what the room is called.
invite-sent = I have asked { $name } into { $room }.
invite-failed = { $name } could not be asked into { $room }: nobody is called so, or I may not.
refused-invite-seated = { $name } has a seat here already.
refused-invite-unwanted = { $name } was asked a short time ago, or does not want to be asked.
refused-invite-too-many = That were many invitations. Please wait some minutes.
refused-invite-nobody = Nobody here is called “{ $said }”.
refused-invite-account = Nobody here is called “{ $said }”. To ask people in from elsewhere, log in to an account first.
notified = A table of { $preset } is open: { $p }join takes a seat.
notify-set = { $what ->
    [on] I will tell you when a table is opened here.
    [once] I will tell you when the next table is opened here.
    [off] I will no longer tell you when a table is opened here.
   *[preset] I will tell you when a table of { $preset } is opened here.
}
command-notify = notify, alert
word-notify-on = on
word-notify-once = once
word-notify-off = off
word-set-invitations = invitations
