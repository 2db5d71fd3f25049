### Small parts that all other messages are made of.

# What this language is called in itself. The first name is shown; all may be typed, with commas between them.
language-name = English

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue

# Cards in the style `words`; what they read as can be typed. The names of cards are `card-NAME` (`card-draw-two`), if
# they are other than those printed on them: the first word is shown, all may be typed.
card-in-words = { $color } { $name }
card-as = { $card } as { $number }

## Lists: `last` joins the last part to all before it, `more` the others.

list-and-last = { $first } and { $next }
list-and-more = { $first }, { $next }
list-or-last = { $first } or { $next }
list-or-more = { $first }, { $next }
list-comma-last = { $first }, { $next }
list-comma-more = { $first }, { $next }

# What follows from one act: "bob draws 2 and is skipped, ann calls UNO".
list-effects-last = { $first }, { $next }
list-effects-more = { $first }, { $next }

# Rules and options in words; the parts may have commas in them.
list-differences-last = { $first }; { $next }
list-differences-more = { $first }; { $next }

# Teams: "ann and cid against bob and dan".
list-against-last = { $first } against { $next }
list-against-more = { $first }, { $next }

# Sentences of one line. Where a language has no space between sentences, this has none.
list-sentences-last = { $first } { $next }
list-sentences-more = { $first } { $next }

## A clause becomes a sentence.

sentence = { $clause }.
sentence-with-effects = { $clause } — { $effects }.

## A name, or a whole line, that begins with a sign and could be read as a command gets a word before it.

neutral-name = player { $name }
neutral-line = Note: { $line }

# A line that only one player sees, about one room.
private-line = [{ $room }] { $text }

time-left = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
