verb-bark = bell, wuff
word-softly = leise
help-bark = { $p }bell bellt; { $p }bell leise ist für die Nacht.
command-kennel = zwinger
help-kennel = { $p }zwinger zählt das Bellen.
event-barked = { $how ->
    [softly] { $seat } bellt leise
   *[loudly] { $seat } bellt
}
top-barking = Gebellt wurde { $barks }-mal.
kennel = Bisher { $count }-mal gebellt.
refused-barked-already = Du hast gerade erst gebellt.
