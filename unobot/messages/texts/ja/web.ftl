# ウェブページと、ラウンドの再現のファイル。

web-site = UNO の卓
web-about = チャットの部屋の UNO を見たり、終わったラウンドを全員の手札つきで再現したり、ルールを読んだりできます。
web-skip = 本文へ
web-menu = ページ
web-languages = 言語
web-to-rooms = 部屋
web-to-rules = ルールとカード
web-address = ラウンドの再現：{ $url }

## 部屋と、今の卓

web-rooms-none = 公開されている部屋はありません。公開するかどうかは部屋の管理者が決めます：{ $p }設定 ウェブ オン
web-room-playing = ラウンドの途中
web-room-waiting = 卓が参加者を待っています
web-live = 今の卓
web-live-none = 今ここに卓はありません。
web-live-secret = 手札はラウンドが終わると公開されます。
web-live-follows = このページは自動で更新されます。
web-live-stopped = 自動更新が止まりました。再読み込みしてください。
web-live-reload = 再読み込み
web-seats = 席
web-cards = 枚数
web-points = 点
web-pile = 山札{ $count }枚
web-direction = { $direction ->
    [1] 時計回りに進みます。
   *[other] 反時計回りに進みます。
}
web-cards-count = { $count }枚
web-points-count = { $count }点
web-rounds = 終わったラウンド
web-rounds-none = ここで終わったラウンドはまだありません。
web-rounds-older = 以前のラウンド

## ルールとカード

web-presets = 遊べるルール
web-house = ハウスルール
web-decks = デッキ
web-matches = 試合の形式
web-all-cards = 使うカード
web-typed = 卓を立てるには：{ $typed }
web-copies = 枚数
web-howto = 遊び方
web-related = あわせて見る：
web-options = オプション
web-options-about = オプションはコマンドの後ろに書きます：{ $typed }
web-usual = （ここでの値）

## 出せないもの

web-missing = ページが見つかりません。
web-busy = アクセスが集中しています。少し待ってからもう一度お試しください。
web-broken = 今はデータを読めません。少し待ってからもう一度お試しください。
web-untellable = このラウンドは再現できません。長すぎる、古すぎる、またはルールがもうないためです。

## ラウンドの再現

web-round = { $room } のラウンド
web-shared = { $players }：{ $moves }手のラウンド。すべての手札を見ながら一手ずつ追えます。
web-id = 番号 { $id }
web-result = 結果
web-place = 順位
web-player = プレイヤー
web-left = 手札の点
web-stopped = このラウンドは途中で終わりました。
web-step = ラウンドの再生
web-step-first = 最初
web-step-back = 前へ
web-step-on = 次へ
web-step-play = 再生
web-step-pause = 一時停止
web-step-speed = 速さ
web-step-last = 最後
web-step-at = 手
web-step-keys = キー：← 前へ、→ 次へ、スペースで再生と一時停止。
web-moves = すべての手
web-held = { $player }さんの手札（出せたカードに印）：
web-can = { $card }、出せる
web-has = { $player }さんの手札：{ $cards }
web-draws = { $player }さんが引いたカード：{ $cards }
web-alone = { $player }さんだけに：{ $text }
web-why-not = ほかのカードが出せない理由
web-cut = その後ルールが変わったため、続きは表示できません。
web-proof = 公平に配られましたか？
web-proof-about = 最初に配る前に、ボットは秘密の連鎖の先頭のハッシュを公開しました。このラウンドの秘密と参加者が打った行からシードができ、シードがすべてのカードを決めました。誰もひとりでは選べません。
web-proof-secret = 秘密
web-proof-anchor = 連鎖の先頭と、その何番目の秘密か
web-proof-beacon = 公開された乱数
web-proof-shares = 参加者が加えた言葉
web-proof-seed = シード
web-proof-none = このラウンドには証明がありません。古いバージョンで配られたか、その後ルールが変わったためです。
web-proof-file = ラウンドのファイル
web-proof-check = { $file } として保存し、次のコマンドで確かめられます：{ $command }
