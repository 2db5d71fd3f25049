command-salute = gruß, moin
saluted = { $player } grüßt den Tisch: { $what }.
