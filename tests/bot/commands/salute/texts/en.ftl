command-salute = salute, hail°
help-salute = { $p }salute greets the table.
saluted = { $player } salutes the table: { $what }.
command-spill = spill
help-spill = { $p }spill fails half-way.
command-seal = seal
help-seal = { $p }seal is for operators.
