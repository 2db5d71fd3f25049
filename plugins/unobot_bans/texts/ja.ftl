### Bans: who is not listened to.

refused-ban-whom = 誰をですか？名前、アカウント、マスクと期間です。例：{ $p }利用禁止 bob 7d
refused-ban-what = 「{ $said }」は禁止できません：{ $expected }
refused-ban-too-long = 「{ $said }」は長すぎます。366d までです。期間を書かなければ無期限です。
refused-ban-too-many = 禁止がもう { $most }件あります。先にいくつか解除してください（{ $p }禁止一覧）。
refused-ban-bot = それだと私自身が禁止されます。
refused-ban-self = それだとあなた自身が禁止されます。
refused-ban-protected = 「{ $said }」だとボットを動かしている人が禁止されます。ボットの持ち主と管理者は禁止できません。
refused-unban-whom = 誰をですか？{ $p }禁止一覧 で一覧が見られます。
refused-not-banned = 「{ $said }」はここでは禁止されていません。{ $p }禁止一覧 で一覧が見られます。
help-ban = { $p }利用禁止 名前 7d で、その人の言うことを聞かなくなります。部屋では部屋の管理者が、個別にはボットの管理者がネットワーク全体について使えます。アカウントや *!*@192.0.2.7、@*:a.bc のようなマスクでも指定できます。
help-unban = { $p }禁止解除 名前 で、禁止を解きます。
help-bans = { $p }禁止一覧 で、禁止されている人を管理者に個別に知らせます。
banned = ここでは利用を禁止されているため、お答えしません。部屋の管理者に聞いてください。
banned-leaves = { $player }さんは利用を禁止されたため、卓から外れます。
ban-done =
    { $where ->
        [network] { $by }さんがネットワーク全体で { $name } の利用を禁止しました
       *[room] { $by }さんがここで { $name } の利用を禁止しました
    }{ $time ->
        [ever] 。
       *[other] （期間 { $time }）。
    }
unban-done =
    { $where ->
        [network] { $by }さんがネットワーク全体での { $name } の禁止を解きました。
       *[room] { $by }さんがここでの { $name } の禁止を解きました。
    }
bans-none = 利用を禁止されている人はいません。
bans-list = 利用禁止（{ $count }）：{ $list }
ban-listed =
    { $name }（{ $masks }、{ $by }さんによる{ $where ->
        [network] 、ネットワーク全体
        [room] {""}
       *[other] 、{ $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] 、残り{ $hours }時間
           *[other] 、残り{ $days }日
        }
    }）
command-ban = 利用禁止, バン
command-unban = 禁止解除
command-bans = 禁止一覧
