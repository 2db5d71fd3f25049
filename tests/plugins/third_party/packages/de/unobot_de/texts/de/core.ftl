### Deutsch. Die Anrede ist du; Teilsätze haben keinen Punkt, denn mehrere werden ein Satz.

language-name = Deutsch, German
color-red = rot
color-yellow = gelb
color-green = grün
color-blue = blau
card-in-words = { $color } { $name }
card-as = { $card } als { $number }
list-and-last = { $first } und { $next }
list-and-more = { $first }, { $next }
list-or-last = { $first } oder { $next }
list-or-more = { $first }, { $next }
list-comma-last = { $first }, { $next }
list-comma-more = { $first }, { $next }
list-effects-last = { $first }, { $next }
list-effects-more = { $first }, { $next }
list-differences-last = { $first }; { $next }
list-differences-more = { $first }; { $next }
list-against-last = { $first } gegen { $next }
list-against-more = { $first }, { $next }
list-sentences-last = { $first } { $next }
list-sentences-more = { $first } { $next }
sentence = { $clause }.
sentence-with-effects = { $clause } — { $effects }.
neutral-name = Spieler { $name }
neutral-line = Hinweis: { $line }
private-line = [{ $room }] { $text }
time-left = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
