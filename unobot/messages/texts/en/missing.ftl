### A table that cannot be set up again, for a plugin is missing.

table-lost-plugin = I closed the table that was here, because the plugin { $missing } is missing. { $p }uno opens a new one.
table-lost-word = I closed the table that was here, because no plugin provides { $missing }. { $p }uno opens a new one.
