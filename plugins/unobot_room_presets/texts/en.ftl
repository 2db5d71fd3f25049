### A room's own presets.

command-preset = preset, presets
word-preset-save = save, add
word-preset-list = list
word-preset-remove = remove, delete
help-preset = { $p }preset list tells the presets of this room. Its operators make one with { $p }preset save friday taiwan +jump-in (without rules: those of the table that is there), and end it with { $p }preset remove friday; { $p }uno friday opens a table with it.
preset-list = Presets of this room: { $list }.
preset-list-none = This room has no presets of its own; { $p }rules list names those that are everywhere.
preset-saved = Saved: { $p }uno { $name } opens a table of { $line }.
preset-removed = The preset { $name } is removed.
refused-preset-what = I can save, list or remove, for example { $p }preset save friday taiwan +jump-in.
refused-preset-name = “{ $said }” is no name for a preset: 2 to 20 letters and digits, with a letter first.
refused-preset-taken = { $name } means something else already; please take another name.
refused-preset-unknown = There is no preset “{ $said }” in this room: { $p }preset list.
refused-preset-too-many = A room has { $most } presets at most: remove one first.
refused-preset-gone = The preset { $name } cannot be played any more: { $missing } is gone. An operator can save it anew.
