table-lost-plugin = Der Tisch, der hier war, ist geschlossen, denn das Plugin { $missing } fehlt. { $p }uno eröffnet einen neuen.
table-lost-word = Der Tisch, der hier war, braucht { $missing }; das bringt hier kein Plugin mit, und so ist er geschlossen. { $p }uno eröffnet einen neuen.
