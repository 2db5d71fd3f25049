word-gently = sanft
word-hard = kräftig
event-sneezed = { $to } erkältet sich
prompt-cold = { $player }, putz dir die Nase: sanft oder kräftig? ({ $p }pick WORT)
effect-cold = ist erkältet
