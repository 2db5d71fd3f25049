### What `unobot demo` itself tells the newcomer. Codes of cards, commands and options stay as they are.

# The first screen.
demo-welcome =
    欢迎，{ $nick }！这里是 { $room }，本程序自带的小型 IRC 服务器上的房间。
    你是这一桌的房主：等其他玩家入座后，输入 { $deal } 发牌。
    轮到你时，输入牌的代码（如 r5）出牌，或 { $draw } 摸牌。更多：{ $help }，离开：{ $quit }
    别的玩法：{ $dos }。还可以加：{ $table }、{ $players }、{ $style }、{ $language }，{ $auto } 只看不玩。
    同一台电脑上的朋友可以用任何 IRC 客户端加入：{ $host }，端口 { $port }，不用 TLS，频道 { $room }。

# At the end of a match, and when the newcomer leaves.
demo-next =
    接下来可以试试：
    { $mainland }：加牌可以接加牌
    { $flip }：双面牌
    { $mercy }：毫不留情：最多加十张，手里到 25 张就出局
    { $dos }：另一种游戏
    { $extended }：炸弹和手榴弹
    { $rules }：所有玩法和规则
    自己开一个机器人：把 { $example } 复制为 { $config }，写上你的网络和房间，再运行 { $run }。

# An unknown command of the terminal.
demo-client-help = { $quit }、{ $rename } 名字、{ $act } 动作、{ $whisper } 名字 内容；其他文字直接发到房间
