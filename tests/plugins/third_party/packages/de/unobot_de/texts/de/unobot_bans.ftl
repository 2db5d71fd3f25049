refused-ban-whom = Wen, und wie lange? Nenn einen Namen, ein Konto oder eine Maske, zum Beispiel { $p }sperren bob 7d.
refused-ban-what = „{ $said }“ kann ich nicht sperren: { $expected }.
refused-ban-too-long = „{ $said }“ ist zu lang: höchstens 366d, oder keine Zeit für immer.
refused-ban-too-many = Es gibt schon { $most } Sperren: heb erst welche auf ({ $p }gesperrte).
refused-ban-bot = Das wäre ich.
refused-ban-self = Das würde auch dich sperren.
refused-ban-protected = „{ $said }“ würde einen Besitzer oder Admin des Bots sperren; das geht nicht.
refused-unban-whom = Wen? { $p }gesperrte zeigt, wer gesperrt ist.
refused-not-banned = „{ $said }“ ist hier nicht gesperrt: { $p }gesperrte zeigt, wer es ist.
help-ban = { $p }sperren NAME 7d: ich höre nicht mehr auf jemanden. Operatoren sperren in ihrem Raum, Admins des Bots privat im ganzen Netz. NAME kann auch ein Konto sein, oder eine Maske wie *!*@host oder @*:server.
help-unban = { $p }entsperren NAME hebt eine Sperre auf.
help-bans = { $p }gesperrte zeigt Operatoren und Admins privat, wer gesperrt ist.
banned = Du bist hier gesperrt, also antworte ich dir nicht. Frag die Operatoren des Raums.
banned-leaves = { $player } ist gesperrt und verliert den Platz.
ban-done =
    { $where ->
        [network] { $by } sperrt { $name } im ganzen Netz
       *[room] { $by } sperrt { $name } in diesem Raum
    }{ $time ->
        [ever] .
       *[other] {" "}für { $time }.
    }
unban-done =
    { $where ->
        [network] { $by } lässt { $name } in diesem Netz wieder mitspielen.
       *[room] { $by } lässt { $name } hier wieder mitspielen.
    }
bans-none = Niemand ist gesperrt.
bans-list = Gesperrt ({ $count }): { $list }.
ban-listed =
    { $name } ({ $masks }) von { $by }{ $where ->
        [network] , im ganzen Netz
        [room] {""}
       *[other] , in { $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] , noch { $hours } h
           *[other] , noch { $days } d
        }
    }
command-ban = sperren
command-unban = entsperren
command-bans = gesperrte
