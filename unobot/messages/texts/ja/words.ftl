### What is typed in Japanese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = 開始, 配る, くばる, スタート, 始める
verb-play = 出す, だす, 出し, 捨てる, dasu
verb-draw = 引く, ひく, 引き, ドロー, 取る, とる, hiku
verb-pass = パス, pass
verb-color = 色, いろ, 色指定
verb-challenge = チャレンジ
verb-accept = 受ける, うける, はい, オーケー
verb-refuse = 断る, ことわる, 拒否, いいえ
verb-pick = 選ぶ, えらぶ, 選択
verb-uno = ウノ, ウノ宣言, コール
verb-catch = 指摘, してき, 言ってない, ウノ忘れ

## Commands

command-uno = ウノ, ウノ宣言, コール
command-new = 募集, 卓を立てる, 新規, 新しいゲーム
command-start = 開始, 配る, くばる, スタート, 始める
command-join = 参加, さんか, 入る
command-leave = 抜ける, ぬける, 離脱, 退席, 退出, 棄権
command-rejoin = 復帰, 戻る
command-hand = 手札, てふだ, 手持ち
command-top = 場, 場札, 場のカード
command-turn = 番, 順番, 誰の番, ターン
command-players = 参加者, プレイヤー, メンバー
command-moves = 出せる, 出せるカード, ヒント
command-why = なぜ, どうして
command-score = 得点, スコア, 点数
command-rules = ルール
command-skip = 飛ばす, とばす
command-kick = 追放, キック
command-host = ホスト, 主催者
command-wait = 待って, タイム, 待った
command-seat = 席を譲る, 席
command-stop = 終了, 中止
command-pause = 一時停止, 中断, ポーズ
command-resume = 再開
command-set = 設定
command-help = ヘルプ, 使い方, 遊び方
command-howto = 入門, はじめに
command-ping = 通知テスト
command-again = もう一回, again, 再戦

## Colours

word-red = 赤, 赤色, あか, レッド, 紅, 红, aka, 🔴, 🟥
word-yellow = 黄, 黄色, きいろ, き, イエロー, 黃, kiiro, ki, 🟡, 🟨
word-green = 緑, 緑色, みどり, グリーン, 绿, 綠, midori, 🟢, 🟩
word-blue = 青, 青色, あお, ブルー, 藍, 蓝, ao, 🔵, 🟦

## Cards of the classic deck

card-skip = スキップ, 飛ばし, とばし, スキ
card-reverse = リバース, 逆, 逆回り, リバ
card-draw-two = ドロー2, ドロートゥー, ドローツー, ドロツー, +2, プラス2
card-wild = ワイルド, 色変え, 色かえ, ワイルドカード
card-wild-draw-four = ワイルドドロー4, ドロー4, ドローフォー, ドロフォー, ワイルドドローフォー, +4

## Numbers

word-number-0 = 〇, ゼロ, 零
word-number-1 = 一
word-number-2 = 二
word-number-3 = 三
word-number-4 = 四
word-number-5 = 五
word-number-6 = 六
word-number-7 = 七
word-number-8 = 八
word-number-9 = 九
word-number-10 = 十

## Other words

word-connectives = と
word-fillers = の, を, に, で, は, が, ます, ました, よ, ね, です, 枚, 番, 号, カード, お願いします
word-yes = はい, うん, そう, お願いします
word-cards = カード, カードの書き方
word-unprefixed = 手札, てふだ, 誰の番, 出せるカード, 使い方, 遊び方, ヘルプ
word-seated = time
word-talk = はい, うん, いいえ, パス, 取る, 捨てる, 開始, 始める
word-own-pass = 飛ばす
