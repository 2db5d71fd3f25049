### A room's own presets.

command-preset = preset, presets
word-preset-save = save, add
word-preset-list = list
word-preset-remove = remove, delete
help-preset = { $p }preset list lists this room's presets. Operators save one with { $p }preset save friday taiwan +jump-in; without rules it saves those of the current table. { $p }preset remove friday deletes it; { $p }uno friday opens a table with it.
preset-list = Presets of this room: { $list }.
preset-list-none = This room has no presets of its own. { $p }rules list shows the built-in ones.
preset-saved = Saved: { $p }uno { $name } opens a table with { $line }.
preset-removed = Removed the preset { $name }.
refused-preset-what = Use save, list or remove, for example { $p }preset save friday taiwan +jump-in.
refused-preset-name = “{ $said }” can't be a preset's name: use 2 to 20 letters and digits, starting with a letter.
refused-preset-taken = { $name } already means something else; please choose another name.
refused-preset-unknown = There is no preset “{ $said }” in this room. { $p }preset list lists them.
refused-preset-too-many = A room can have at most { $most } presets: remove one first.
refused-preset-gone = The preset { $name } no longer works: { $missing } is gone. An operator can save it again.
