### Computer players, and stand-ins for who is away.

refused-bot-what = 強さは { $levels } のどれか、数は1から9までです。例：{ $p }コンピューター 追加 弱い 2
refused-bot-none = その名前のコンピューターはこの卓にいません。
help-bot = { $p }コンピューター 追加 でコンピューターが席に着きます。{ $p }コンピューター 追加 弱い 2 なら弱いのが2人。{ $p }コンピューター 外す で外します。
standin-begins = { $player }さんは席を外しているため、コンピューターが代わりに打ちます。
standin-ends = { $player }さんが戻り、自分で続けます。
command-bot = コンピューター, CPU, cpu, bot, ボット, AI
word-bot-add = 追加
word-bot-remove = 外す
word-bot-easy = 弱い
word-bot-normal = 普通
word-bot-hard = 強い
word-said-bot = cpu, cpu追加, cpu入れて, cpuを追加, cpuを入れて, cpu参加, cpuと対戦, ボット, ボット追加, ボットを追加, ボット入れて, bot追加, bot入れて, botを追加, コンピュータ,
    コンピュータ追加, コンピューター追加, コンピュータを追加, コンピューターを追加, コンピューター入れて, ai追加, ai入れて, aiを追加, npc, npc追加
bot-needed = ラウンドには2人必要です。{ $p }コンピューター 追加 強い でコンピューターが席に着きます。
word-set-standin = 代打ち

## In the help

setting-standin = いないあいだ、コンピューターに代わりに打ってもらうかどうか。
