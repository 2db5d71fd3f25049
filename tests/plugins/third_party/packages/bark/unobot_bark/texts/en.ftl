verb-bark = bark, woof
word-softly = softly, quietly
help-bark = { $p }bark barks; { $p }bark softly is for the night.
command-kennel = kennel, dogs
help-kennel = { $p }kennel counts the barks.
event-barked = { $how ->
    [softly] { $seat } barks softly
   *[loudly] { $seat } barks
}
top-barking = { $barks ->
    [one] There was { $barks } bark.
   *[other] There were { $barks } barks.
}
kennel = { $count ->
    [one] { $count } bark so far.
   *[other] { $count } barks so far.
}
refused-barked-already = You have just barked.
