### A computer player plays for somebody who is away (`!set standin on`).

standin-begins = { $player } is away, and a computer player plays for { $player } meanwhile.
standin-ends = { $player } is back and plays on.
standin-name = { $name } (stand-in)
