### What the terminal itself says, most of it in `unobot demo`. Codes of cards, commands and options stay as they are.

# The first screen.
terminal-welcome =
    欢迎，{ $nick }！这里是 { $room }，这个终端里的房间，有机器人和电脑玩家。
    你是这一桌的房主：等其他玩家入座后，输入 { $deal } 发牌。
    轮到你时，输入牌的代码（如 r5）出牌，或 { $draw } 摸牌。更多：{ $help }，离开：{ $quit }
    几个人用同一个键盘：{ $as } 名字，再输入 { $join }；轮到谁，谁输入。大家的手牌都看得见。
    别的玩法：{ $dos }。还可以加：{ $table }、{ $players }、{ $style }、{ $language }，{ $auto } 只看不玩。

# At the end of a match, and when the newcomer leaves.
terminal-next =
    接下来可以试试：
    { $mainland }：加牌可以接加牌
    { $flip }：双面牌
    { $mercy }：毫不留情：最多加十张，手里到 25 张就出局
    { $dos }：另一种游戏
    { $extended }：炸弹和手榴弹
    { $rules }：所有玩法和规则
    自己开一个机器人：{ $init } 会问你的网络和房间并写好配置，{ $run } 启动机器人。

# An unknown command of the terminal.
terminal-help = { $quit }、{ $as } 名字（之后由其输入）、{ $as } 名字 内容（只这一句）、{ $leave } 名字、{ $rename } 名字、{ $act } 动作、{ $whisper } 内容（只对机器人说）；其他文字直接发到房间

# Who comes and goes at the keyboard.
terminal-joins = { $name } 来到 { $room }
terminal-leaves = { $name } 离开 { $room }
terminal-renamed = { $old } 改名为 { $name }
terminal-no-name = { $name } 不能当名字：要一个词，最多 20 个字母或数字，也不能和机器人的名字相像。
terminal-taken = 这个键盘前已经有 { $name } 了。
terminal-nobody = 这个键盘前没有 { $name }。

# What the bot says to one person, and one person to the bot; the second form where several people sit at the keyboard.
terminal-privately = { $bot } 私下说：{ $line }
terminal-privately-to = { $bot } 私下对 { $name } 说：{ $line }
terminal-to = 对 { $bot } 说：{ $line }
terminal-from-to = { $name } 对 { $bot } 说：{ $line }
