daily-opened = Jeder Zug hat einen Tag Zeit. Spielt hier oder privat.
refused-daily-off = Spiele mit einem Tag für jeden Zug sind in diesem Raum abgeschaltet.
daily-reminder = Du bist dran; noch { $time }.
setting-daily = ob hier Tische über Tage gespielt werden können ({ $p }neu tempo=daily), mit einem Tag für jeden Zug.
