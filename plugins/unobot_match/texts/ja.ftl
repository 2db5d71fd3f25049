### 試合の形式：起きることと、その説明。

event-teams-formed = チーム：{ $teams }
event-eliminated = { $more ->
    [yes] { $seat }さんは上限の点に達して脱落し
   *[no] { $seat }さんは上限の点に達して脱落しました
}
event-time-warned = このラウンドの残り時間：{ $left }

# Where partners win, it is no tie.
match-shared-partners = { $players }が{ $points }点でマッチに勝ちました。
match-stopped-shared-partners = マッチは中止です。{ $players }が{ $points }点で勝ちです。
round-shared-partners = 第{ $round }ラウンドは{ $players }の勝ちです。

match-elimination = 残った手札の点が{ $target }点になった人から脱落し、最後の1人の勝ち
match-places = 1人になるまで続け、順位を決める
match-round = 1ラウンドだけ
match-teams = 向かい合う2人が組む2チームで、{ $target }点まで。上がった人のチームが、相手チームの手札の点をもらう
match-time = 1ラウンドは{ $time }まで。時間が来たら、手札の少ない人の勝ち

## 形式ごとに一行（`help`）、最後にルールブックの条。

about-winner = 上がった人が、ほかの人全員の手札の点をもらいます。先に目標の点に達した人が試合の勝者です。(M1)
about-negative = 自分の手札に残った点が失点になります。誰かが上限に達したとき、失点の最も少ない人が勝者です。(M2)
about-rounds = 決まった数のラウンドを遊びます。上がった人がほかの人の手札の点をもらうか、順位で点をもらい、合計の最も多い人が勝者です。(M3)
about-round = 1ラウンドだけの試合で、そのラウンドの勝者が試合の勝者です。(M1)
about-elimination = 自分の手札に残った点が失点になります。上限に達した人は脱落し、ほかの人は続けます。(M5)
about-teams = 2対2で、組む人は向かい合います。1人が上がると、そのチームが相手チームの手札の点をもらいます。(M6)
about-places = ラウンドは1人になるまで続きます。最初に上がった人が1位、以下その順です。(M7)
about-time = ラウンドに時間制限があります。時間が来たら手札の最も少ない人の勝ちで、同じ枚数なら点の少ない人です。(M8)

## 打てる名前。最初のものを表示する。

rule-name-winner = 得点制
rule-name-negative = 失点制
rule-name-rounds = 回戦制
rule-name-round = 1回戦, 一回戦
rule-name-elimination = 脱落制
rule-name-teams = チーム戦
rule-name-places = 順位戦
rule-name-time = 時間制
option-name-target = 目標点
option-name-rounds = ラウンド数
option-name-scoring = 得点方式
option-name-time = 制限時間

about-option-target = 何点で試合が終わるか
about-option-target-more = 3人目からの1人ごとに目標点に足す点
about-option-rounds = 何ラウンド遊ぶか
about-option-scoring = 1ラウンドの得点：ほかの人の手札か、順位か、なしか
about-option-time = 1ラウンドの時間の上限
refused-teams-and-places = チーム戦に個人の順位はありません。どちらかを選んでください。
refused-mercy-and-teams = 枚数オーバー脱落は一人だけを脱落させるので、チーム戦とは一緒に使えません。
refused-time-and-daily = { $rule } と { $other } は一緒に使えません。どちらかを選んでください。
