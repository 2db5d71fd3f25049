"""What is read when a card is played: every line of the room, for each card and rule that says more than a number."""

from collections.abc import Sequence

import pytest

from tests.plugins.chat.laying import set_out

HINT = ": [#uno] New to you: "
"""Stands in private lines that explain a card. Only a card that all have seen or that its reader holds is explained."""
CID = "y1 y2 b3 g4 b5 b8"
DRAW = "b1 b4 b7 b9 y3 y4 y5 y6 g7 g8 g9"
TOLD: list[tuple[str, str, str, str, str, list[tuple[str, list[str]]]]] = [
    ("extended", "r3 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r3", ["ann plays [r3]. bob, your turn. Top card: [r3]."]),
    ]),
    ("extended", "rs r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play rs", ["ann plays [rs] — bob is skipped. cid, your turn. Top card: [rs]."]),
    ]),
    ("extended", "rr r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play rr", ["ann plays [rr] — the direction changes. cid, your turn. Top card: [rr]."]),
    ]),
    ("extended", "r+2 r4 g1", "g+2 b6 y7 px wd4", "r9", "", [
        ("ann: r+2", ["ann plays [r+2]. bob: draw 2 and lose your turn (!accept), or play a draw card, Pass or Bounce."]),
        ("bob: !play g+2", ["bob plays [g+2] — cid draws 4 and is skipped. ann, your turn. Top card: [g+2]."]),
    ]),
    ("extended", "r+2 r4 g1", "g+2 b6 y7 px wd4", "r9", "", [
        ("ann: r+2", ["ann plays [r+2]. bob: draw 2 and lose your turn (!accept), or play a draw card, Pass or Bounce."]),
        ("bob: !accept", ["bob draws 2 and is skipped. cid, your turn. Top card: [r+2]."]),
    ]),
    ("extended", "r+2 r4 g1", "g+2 b6 y7 px wd4", "r9", "", [
        ("ann: r+2", ["ann plays [r+2]. bob: draw 2 and lose your turn (!accept), or play a draw card, Pass or Bounce."]),
        ("bob: !play px", ["bob plays [px] — cid draws 2 and is skipped. ann, your turn. Top card: [r+2]."]),
    ]),
    ("extended", "w r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play w", ["ann plays [w]. ann, which colour? (!color red, yellow, green or blue)"]),
        ("ann: !color g", ["ann picks green. bob, your turn. Top card: [w] (green)."]),
    ]),
    ("extended", "wd4 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play +4 b", ["ann plays [wd4] and picks blue — bob draws 4 and is skipped. cid, your turn. Top card: [wd4] (blue)."]),
    ]),
    ("extended", "ri r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play ri", ["ann plays [ri]. ann, which number is it? (!pick 7)"]),
        ("ann: !pick 7", ["ann picks 7. bob, your turn. Top card: [ri=7]."]),
    ]),
    ("extended", "ri r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: ri=7", ["ann plays [ri] as 7. bob, your turn. Top card: [ri=7]."]),
        ("bob: !why b6", ["bob: [#uno] You can't play [b6] on [ri=7]: play red, a 7 or a wild card."]),
        ("bob: !top", ["On top: [ri=7]. The draw pile has 136 cards."]),
    ]),
    ("extended", "rt4 g2 b3 y9", "bt4 g9 b9", "r3", "", [
        ("ann: !play rt4", ["ann plays [rt4]. ann, add up to two cards (!pick CARD CARD), or none (!pick none)."]),
        ("ann: !pick g2 b3", ["ann adds 2 cards face down. bob: take the packet (!accept), or hand it on: play the same Transfer, Pass or Bounce."]),
        ("bob: !play bt4 with none", ["bob plays [bt4] without adding a card — cid takes a packet of 2 cards. ann has 1 card left. cid, your turn. Top card: [bt4]."]),
    ]),
    ("extended", "rt4 g2 b2 y9", "g5 b6 y7", "b3", "", [
        ("ann: !why rt4", ["ann: [#uno] Play [rt4] on a number from 0 to 4 of its colour, or on another Transfer-low."]),
    ]),
    ("extended", "rt4 g2 b3 y9", "g5 b6 y7", "ra", "", [
        ("ann: !why rt4", ["ann: [#uno] Play [rt4] on a number from 0 to 4 of its colour, or on another Transfer-low."]),
    ]),
    ("extended", "rt5 g2 b3 y9", "g5 b6 y7 rs r1 b2", "r7", "", [
        ("ann: rt5 with g2", ["ann plays [rt5] with a card face down — bob takes a packet of one card. bob, your turn. Top card: [rt5]."]),
    ]),
    ("extended", "rh g2 b3 y9", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play rh", ["ann plays [rh] — ann and bob swap hands. bob, your turn. Top card: [rh]."]),
    ]),
    ("extended", "rh g2 b3 y9", "gv g9 b9", "r3", "", [
        ("ann: !play rh", ["ann plays [rh]. The table is waiting for bob."]),
        ("bob: !play gv", ["bob plays [gv] and stops the [rh] of ann. bob, your turn. Top card: [gv]."]),
    ]),
    ("extended", "rp g2 b3 y9", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play rp", ["ann plays [rp] and takes 2 of bob's cards. bob, your turn. Top card: [rp]."]),
    ]),
    ("extended", "rp g2 b3 y9", "gv g9 b9", "r3", "", [
        ("ann: !play rp", ["ann plays [rp]. The table is waiting for bob."]),
        ("bob: !refuse", ["ann takes 2 of bob's cards. bob, your turn. Top card: [rp]."]),
    ]),
    ("extended", "ra bh r3 r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play ra with bh", ["ann plays [ra] with [bh] and puts 2 cards face down for the others — bob draws one of them, cid draws one of them, ann gets Stun (no next turn) and Weakness (no Pass, Bounce or Transfer). bob, your turn. Top card: [ra]."]),
    ]),
    ("extended", "ra bh r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play ra", ["ann plays [ra]. ann may add a Magic Hand (!pick CARD), or none (!pick none)."]),
        ("ann: !pick none", ["ann discards [r4] — ann gets Stun (no next turn) and Weakness (no Pass, Bounce or Transfer). bob, your turn. Top card: [ra]."]),
    ]),
    ("extended", "rv r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play rv", ["ann plays [rv]. ann, which of the next player's cards do you want to see? (!pick 1 4, or !pick none)"]),
        ("ann: !pick 1 4", ["ann looks at bob's cards. bob, your turn. Top card: [rv].", "ann: [#uno] You look at bob's cards: [g5] [rs]"]),
    ]),
    ("extended", "bounce r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play bounce", ["ann plays [bounce] — the direction changes. cid, your turn. Top card: [r3]."]),
    ]),
    ("extended", "px r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play px", ["ann plays [px]. bob, your turn. Top card: [r3]."]),
    ]),
    ("extended", "duelc r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "r1", [
        ("ann: !play duelc bob", ["ann plays [duelc] on bob. ann, choose a colour that nobody has chosen yet; black counts, too (!pick COLOUR)."]),
        ("ann: !pick red", ["ann picks red. bob, choose a colour that nobody has chosen yet; black counts, too (!pick COLOUR)."]),
        ("bob: !pick black", ["bob picks black. ann, choose a colour that nobody has chosen yet; black counts, too (!pick COLOUR)."]),
        ("ann: !pick yellow", ["ann picks yellow. bob, choose a colour that nobody has chosen yet; black counts, too (!pick COLOUR)."]),
        ("bob: !pick green", ["bob picks green — [r1] is shown, ann wins the duel against bob. ann, discard two cards (!pick CARD CARD)."]),
        ("ann: !pick r4 y9", ["ann discards [r4] [y9] — bob draws 4. bob, your turn. Top card: [duelc]."]),
    ]),
    ("extended", "dueln r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "w r9 r8", [
        ("ann: !play dueln", ["ann plays [dueln]. ann, who is it for? (!pick NAME)"]),
        ("ann: !pick bob", ["ann picks bob — ann turns up [w] [r9], bob turns up [r8], ann wins the duel against bob. ann, discard two cards (!pick CARD CARD)."]),
        ("ann: !pick r4 y9", ["ann discards [r4] [y9] — bob draws 4. bob, your turn. Top card: [dueln]."]),
    ]),
    ("extended", "chosen r4 y9 rs w", "g5 b6 y7 rs r1 b2", "y3", "", [
        ("ann: !play chosen", ["ann plays [chosen]. ann, which number do you want to keep? (!pick CARD)"]),
        ("ann: !pick r4", ["ann discards [y9] [rs] [w]. bob, your turn. Top card: [chosen]."]),
    ]),
    ("extended", "bomb r4 y9 rs w", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play bomb", ["ann plays [bomb] — bob draws 2, cid draws 2, ann draws 3. bob, your turn. Top card: [bomb]."]),
    ]),
    ("extended", "disarm r4 y9 rs w", "rs bs gs g3", "g3", "", [
        ("ann: !play disarm", ["ann plays [disarm]. bob: lose your turn, and discard two function cards (!accept) or draw four (!refuse)."]),
        ("bob: !players", ["In order of play: bob has 4 cards (Disarm, to act), cid has 6 cards (dealer), ann has 4 cards."]),
        ("bob: !accept", ["bob, discard two function cards (!pick CARD CARD)."]),
        ("bob: !pick rs bs", ["bob discards [rs] [bs]. cid, your turn. Top card: [disarm]."]),
    ]),
    ("extended", "disarm r4 y9 rs w", "rs bs gs g3", "g3", "", [
        ("ann: !play disarm", ["ann plays [disarm]. bob: lose your turn, and discard two function cards (!accept) or draw four (!refuse)."]),
        ("bob: !refuse", ["bob draws 4 and is skipped. cid, your turn. Top card: [disarm]."]),
    ]),
    ("extended", "grenade r4 y9 rs w", "g5 b6 y7 rs r1 b2", "g3", "", [
        ("ann: !play grenade g", ["ann plays [grenade] — bob gets the grenade. bob: play a green card and choose the next colour (!play CARD then COLOUR). Otherwise you lose your hand (!pass)."]),
        ("bob: !play g5", ["bob plays [g5]. bob, which colour? (!color red, yellow, green or blue)"]),
        ("bob: !color b", ["cid gets the grenade. cid: play a blue card and choose the next colour (!play CARD then COLOUR). Otherwise you lose your hand (!pass)."]),
        ("cid: b3 then r", ["cid plays [b3] — ann gets the grenade. ann: play a red card and choose the next colour (!play CARD then COLOUR). Otherwise you lose your hand (!pass)."]),
        ("ann: !pass", ["[grenade] explodes at ann — ann discards [r4] [y9] [rs] [w] and draws 9. bob, your turn. Top card: [b3]."]),
    ]),
    ("extended", "circlet r4 y9 rs w", "g5 b6 y7 rs r1 b2", "y3", "", [
        ("ann: !play circlet bob", ["ann plays [circlet] on bob — bob draws nothing from the pile until the hand is down to 3 cards (Circlet). bob, your turn. Top card: [circlet]."]),
        ("bob: !draw", ["bob draws nothing because of the Circlet. bob may play or pass (!pass)."]),
        ("bob: !pass", ["bob passes. cid, your turn. Top card: [circlet]."]),
        ("cid: !players", ["In order of play: cid has 6 cards (to act, dealer), ann has 4 cards, bob has 6 cards (Circlet)."]),
    ]),
    ("extended", "c4 r4 y9 rs w", "g5 b6 y7 rs r1 b2", "y3", "", [
        ("ann: !play c4", ["ann plays [c4]. ann: play a number, and the C4 moves on (!play CARD), or let it explode (!pass)."]),
        ("ann: r4", ["ann plays [r4] — the C4 moves 4 seats on, to bob. bob holds the C4: play a number (!play CARD)."]),
        ("bob: g5", ["bob plays [g5] — the C4 moves 5 seats on, to ann. ann: play a number, and the C4 moves on (!play CARD), or let it explode (!pass)."]),
        ("ann: !pass", ["[c4] explodes at ann — ann discards [y9] [rs] [w] and draws 9. bob, your turn. Top card: [g5]."]),
    ]),
    ("extended", "outbid r4 y9 rs w", "ri g5", "y3", "", [
        ("ann: !play outbid", ["ann plays [outbid]. ann: play a number (!play CARD)."]),
        ("ann: r4", ["ann plays [r4]. bob: play a number of 4 or more (!play CARD)."]),
        ("bob: ri=9", ["bob plays [ri] as 9 — cid cannot bid 9 or more, cid draws 4. bob, your turn. Top card: [ri=9]."]),
    ]),
    ("extended", "r4 y9 rs w", "regret g5", "r3", "", [
        ("ann: r4", ["ann plays [r4]. The table is waiting for bob."]),
        ("bob: !play regret", ["bob plays [regret] (ann takes [r4] back). ann, your turn. Top card: [regret]."]),
    ]),
    ("extended", "r4 y9 rs w", "regret g5", "r3", "", [
        ("ann: r4", ["ann plays [r4]. The table is waiting for bob."]),
        ("bob: !accept", ["bob, your turn. Top card: [r4]."]),
    ]),
    ("extended", "r4", "r5 g5", "r3", "", [
        ("ann: r4", ["ann plays [r4] and goes out. bob, your turn. Top card: [r4]."]),
        ("bob: r5", ["bob plays [r5]. cid, your turn. Top card: [r5]."]),
    ]),
    ("extended dropped=yes", "forsaken r4 y9", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play forsaken", ["ann plays [forsaken]. ann, number or function? (!pick number, !pick function)"]),
        ("ann: !pick number", ["ann draws a card. bob, your turn. Top card: [r3]."]),
    ]),
    ("extended dropped=yes", "jump r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play jump cid", ["ann plays [jump] on cid. cid, your turn. Top card: [r3]."]),
    ]),
    ("extended dropped=yes", "gambler r4 y9 y8 r3 b2", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play gambler bob", ["ann plays [gambler] on bob. ann, put up four numbers (!pick CARD CARD CARD CARD)."]),
        ("ann: !pick r4 y9 y8 r3", ["ann puts up [r4] [y9] [y8] [r3]. bob, put up four numbers (!pick CARD CARD CARD CARD)."]),
        ("bob: !pick g5 b6 y7 r1", ["bob puts up [g5] [b6] [y7] [r1]. ann, pick a number and what to do with it (!pick 7 +)."]),
        ("ann: !pick 4 *", ["ann takes × 4 and has 0. bob, pick a number and what to do with it (!pick 7 +)."]),
    ]),
    ("extended dropped=yes", "revive r4 y9", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play revive", ["ann plays [revive] and draws 3. bob, your turn. Top card: [r3]."]),
    ]),
    ("extended dropped=yes", "r+2 r4 y9", "standin r3 r4", "r9", "", [
        ("ann: r+2", ["ann plays [r+2]. bob: draw 2 and lose your turn (!accept), or play a draw card, Pass or Bounce."]),
        ("bob: !play standin cid", ["bob plays [standin] on cid — cid draws 2 and is skipped. ann, your turn. Top card: [r+2]."]),
    ]),
    ("extended dropped=yes", "combo r4 y9 y8", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play combo g", ["ann plays [combo] and picks green. bob, your turn. Top card: [combo] (green)."]),
    ]),
    ("extended dropped=yes", "r4 r4 b4 g4 y9", "g5 b6 y7 rs r1 b2", "r3", "", [
        ("ann: !play r4 r4 b4 g4", ["ann plays [g4] with [r4] [r4] [b4]. bob, your turn. Top card: [g4]."]),
    ]),
    ("official112 extra=both", "ws r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play ws", ["ann plays [ws]. ann, which colour? (!color red, yellow, green or blue)"]),
        ("ann: !color r", ["ann picks red. ann, who do you want to swap hands with? (!pick NAME)"]),
        ("ann: !pick bob", ["ann and bob swap hands. bob, your turn. Top card: [ws] (red)."]),
    ]),
    ("official112 extra=both", "wx r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wx g", ["ann plays [wx] and picks green — all hands are shuffled and dealt out again. bob, your turn. Top card: [wx] (green)."]),
    ]),
    ("official112 extra=both wc1=dare", "wc1 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wc1 g", ["ann plays [wc1] and picks green — ann dares bob: “three sit-ups”, or draw 3. bob: done (!accept), or draw instead (!refuse)?"]),
        ("bob: !refuse", ["bob refuses and draws 3. bob, your turn. Top card: [wc1] (green)."]),
    ]),
    ("official112 extra=both wc1=dare", "wc1 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wc1 g", ["ann plays [wc1] and picks green — ann dares bob: “three sit-ups”, or draw 3. bob: done (!accept), or draw instead (!refuse)?"]),
        ("bob: !accept", ["bob has done it. bob, your turn. Top card: [wc1] (green)."]),
    ]),
    ("official112 extra=both wc1=everyone-draws", "wc1 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wc1 g", ["ann plays [wc1] and picks green — bob draws 2, cid draws 2. bob, your turn. Top card: [wc1] (green)."]),
    ]),
    ("official112 extra=both wc1=purge", "wc1 r4 g1", "w wd4 r1", "r9", "", [
        ("ann: !play wc1 g", ["ann plays [wc1] and picks green — bob discards [w] [wd4]. bob, your turn. Top card: [wc1] (green)."]),
    ]),
    ("official112 extra=both wc1=encore", "wc1 r4 g1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wc1 g", ["ann plays [wc1] and picks green — everyone else is skipped. ann, your turn. Top card: [wc1] (green)."]),
    ]),
    ("wild4uno", "wt r5 g3 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wt r", ["ann plays [wt] and picks red. ann, who do you want to trade with? (!pick NAME)"]),
        ("ann: !pick bob", ["ann, how many cards do you want to trade? (!pick NUMBER)"]),
        ("ann: !pick 2", ["ann, which cards do you give? (!pick CARD CARD)"]),
        ("ann: !pick r5 g3", ["ann and bob exchange cards. bob, your turn. Top card: [wt] (red)."]),
    ]),
    ("unoplus", "w8 g5 g3", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play w8 b", ["ann plays [w8] and picks blue. bob, draw 8 (!draw) or challenge it (!challenge)."]),
        ("bob: !draw", ["bob draws 8 and is skipped. cid, your turn. Top card: [w8] (blue)."]),
    ]),
    ("unoplus", "rd7 r5 g3", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play rd7", ["ann plays [rd7] — bob draws 7 and is skipped. cid, your turn. Top card: [rd7]."]),
    ]),
    ("unoplus", "wf r5 g3", "g5 b6 y7 rs r1 b2", "w8", "", [
        ("ann: !play wf", ["ann plays [wf] — the pile is turned over, and [w8] is on top. ann, which colour? (!color red, yellow, green or blue)"]),
        ("ann: !color b", ["ann picks blue — bob draws 8 and is skipped. cid, your turn. Top card: [w8] (blue)."]),
    ]),
    ("no-mercy", "r+4 g1 g2", "wr4 b6 y7", "r9", "", [
        ("ann: !play r+4", ["ann plays [r+4]. bob, draw 4 (!draw) or answer with a card (!play CARD)."]),
        ("bob: !play wr4 b", ["bob plays [wr4] and picks blue — the direction changes, ann draws 8 and is skipped. cid, your turn. Top card: [wr4] (blue)."]),
    ]),
    ("no-mercy", "wcr g1 g2", "w6 b6 y7", "r9", "b4 w10 y3 g5", [
        ("ann: !play wcr", ["ann plays [wcr]. bob, which colour will you draw for? (!color red, yellow, green or blue)"]),
        ("bob: !play w6 g", ["bob: [#uno] First choose the colour you will draw for. You can type !red, !yellow, !green or !blue."]),
        ("bob: !color g", ["bob picks green and turns up [b4] [w10] [y3] [g5]. cid, your turn. Top card: [wcr] (green)."]),
    ]),
    ("no-mercy roulette=player", "wcr g1 g2", "w6 b6 y7", "r9", "b4 w10 y3 g5", [
        ("ann: !play wcr g", ["ann plays [wcr] and picks green — bob turns up [b4] [w10] [y3] [g5]. cid, your turn. Top card: [wcr] (green)."]),
    ]),
    ("no-mercy", "rda r1 r2 rs g2", "w6 b6 y7", "r9", "", [
        ("ann: !play rda uno", ["ann plays [rda], discards [r1] [r2] [rs] and calls UNO. bob, your turn. Top card: [rda]."]),
    ]),
    ("no-mercy no-out=black", "rda r1 r2", "w6 b6 y7", "r9", "", [
        ("ann: !play rda", ["ann: [#uno] [rda] would take your last cards along: nobody goes out with it here. You can play [r1] [r2]."]),
    ]),
    ("no-mercy", "rse r1 g3 g4", "w6 b6 y7", "r9", "", [
        ("ann: !play rse", ["ann plays [rse] — everyone else is skipped. ann, your turn. Top card: [rse]."]),
    ]),
    ("unoplus", "wn r5 g3", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: !play wn", ["ann plays [wn]. bob, your turn. Top card: [r9]."]),
    ]),
    ("classic +seven-zero", "r7 g3 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r7", ["ann plays [r7]. ann, who do you want to swap hands with? (!pick NAME)"]),
        ("ann: !pick bob", ["ann and bob swap hands. bob, your turn. Top card: [r7]."]),
    ]),
    ("classic +seven-zero", "r0 g3 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r0", ["ann plays [r0] — everyone passes their hand to the next player. bob, your turn. Top card: [r0]."]),
    ]),
    ("classic +multi-play", "r5 g5 b5 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r5 g5 b5 uno", ["ann plays [r5] [g5] [b5] and calls UNO. bob, your turn. Top card: [b5]."]),
    ]),
    ("classic +jump-in", "r5 r5 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r5", ["ann plays [r5]. bob, your turn. Top card: [r5]."]),
        ("bob: r1", ["bob plays [r1]. cid, your turn. Top card: [r1]."]),
        ("ann: !cut r5", ["ann: [#uno] Too late to jump in with [r5]: someone has already acted. It costs you nothing."]),
    ]),
    ("classic +jump-in", "r5 g3 b1 b2", "g5 b6 y7 rs r1 b2 r5", "r9", "", [
        ("ann: r5", ["ann plays [r5]. bob, your turn. Top card: [r5]."]),
        ("bob: r5", ["bob plays [r5]. cid, your turn. Top card: [r5]."]),
    ]),
    ("classic +multi-play +seven-zero", "r7 g7 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r7 g7", ["ann plays [r7] [g7]. ann, who do you want to swap hands with? (!pick NAME)"]),
        ("ann: !pick cid", ["ann and cid swap hands. bob, your turn. Top card: [g7]."]),
    ]),
    ("mainland", "rs g3 b1", "gs r1 r2", "r9", "", [
        ("ann: !play rs", ["ann plays [rs]. bob, pass the skip on with a card (!play CARD), or lose your turn (!pass)."]),
        ("bob: !play gs", ["bob plays [gs] — cid is skipped. ann, your turn. Top card: [gs]."]),
    ]),
    ("mainland", "r5 g3 b1", "gs r1 r2", "r9", "", [
        ("ann: !draw", ["ann: [#uno] At this table you can't draw while you can play. You can play [r5]."]),
    ]),
    ("classic +shield", "r+2 g3 b1", "rr r1 r2", "r9", "", [
        ("ann: r+2", ["ann plays [r+2]. bob, draw 2 (!draw) or answer with a card (!play CARD)."]),
        ("bob: !play rr", ["bob plays [rr] — the direction changes, ann draws 2 and is skipped. cid, your turn. Top card: [rr]."]),
    ]),
    ("classic +mercy=8", "r+2 g3 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: r+2", ["ann plays [r+2] — bob draws 2 and is skipped, bob is out of the round with 8 cards; they go under the pile. cid, your turn. Top card: [r+2].", "bob: [#uno] You have no cards."]),
    ]),
    ("japan", "wd4 r3 r4 b1", "g5 b6 y7 rs r1 b2", "r9", "", [
        ("ann: wd4 b", ["ann plays [wd4] and picks blue. bob, draw 4 (!draw) or challenge it (!challenge)."]),
        ("bob: !challenge", ["bob challenges ann: it was a bluff — ann takes [wd4] back. ann, play a card of the previous colour, red (!play CARD).", "bob: [#uno] ann held [r3] [r4] [b1]"]),
        ("ann: r3", ["ann plays [r3] and draws 4. bob, your turn. Top card: [r3]."]),
    ]),
]  # fmt: skip
"""The table, ann's cards, bob's, the card that lies, what is drawn (`DRAW` if empty), then who says what, and who reads what."""


@pytest.mark.parametrize(
    ("table", "ann", "bob", "top", "draw", "said"),
    TOLD,
    ids=[f"{row[0]}: {row[1]} {len(row[5])}" for row in TOLD],
)
async def test_what_is_read_when_a_card_is_played(
    table: str, ann: str, bob: str, top: str, draw: str, said: Sequence[tuple[str, list[str]]]
) -> None:
    async with set_out(table, {"ann": ann, "bob": bob, "cid": CID}, top=top, draw=draw or DRAW) as room:
        for line, told in said:
            who, _, text = line.partition(": ")
            heard = [one.removeprefix("#uno: ") for one in await room.say(who, text)]
            assert [one for one in heard if "Your cards" not in one and HINT not in one] == told, line
            for hint in (one for one in heard if HINT in one):
                reader, _, about = hint.partition(HINT)
                code = about[1 : about.index("]")]
                assert f"[{code}" in told[0] or code in room.hand(reader), hint


async def test_the_numbers_of_the_combo_are_told_with_the_deal() -> None:
    async with set_out("extended dropped=yes", {"ann": "r1", "bob": "r2"}, top="r9") as room:
        await room.say("ann", "!stop")
        await room.say("ann", "!uno extended dropped=yes")
        await room.say("bob", "!join")
        dealt = [line for line in await room.say("ann", "!deal") if line.startswith("#uno")]
        assert dealt[0].startswith("#uno: The Combo of this round has ")
        assert " printed on it. Round 1: " in "\n".join(dealt)
