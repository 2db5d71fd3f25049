word-gently = gently
word-hard = hard
event-sneezed = { $to } catches a cold
prompt-cold = { $player }, blow your nose: gently or hard? ({ $p }pick WORD)
effect-cold = has a cold
