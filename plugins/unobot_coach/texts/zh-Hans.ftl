### What newcomers are told in their first match, each line to one player alone.

coach-turn =
    { $needs ->
        [color] { $color }牌或黑牌可以接 { $top }。
        [number] { $color }牌、数字 { $number } 或黑牌可以接 { $top }。
       *[symbol] { $color }牌、相同符号或黑牌可以接 { $top }。
    }
coach-nothing = 你现在没有能出的牌。
coach-drawn = 摸到的牌可以出，也可以不出。
coach-penalty = 你被要求摸牌了。
coach-penalty-challenge = 你被要求摸牌了。如果你觉得出牌的人手里有原来颜色的牌，可以质疑。
coach-question = 等你回答。
coach-call = 出完剩一张的话，末尾加上 { $word }，不然会被抓。
coach-unread = “{ $said }”不是我能看懂的出牌。
coach-over = 你的比赛结束了，我不再讲解。{ $p }设置 教练 开 可以再打开。
setting-coach = 是否私下讲解你的出牌，到你的比赛结束为止。
coach-your-turn = 轮到你了。
word-set-coach = 教练, 讲解
