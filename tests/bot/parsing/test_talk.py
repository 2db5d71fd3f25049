"""What people say to each other in a room is never answered."""

from pathlib import Path

import pytest

from tests.bot.parsing.lines import HARMFUL, TEXTS, heard, reader_for, rules, speaker, table
from tests.plugins.built_in import built_in
from uno_engine import Game, Layout, laid_out, seed_from
from unobot.messages.texts import Texts
from unobot.parsing import Reader, Speaker
from unobot.plugins import catalogue

TALK = [
    line
    for line in (Path(__file__).parent / "talk.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("# ")
]
NAMES = ("ann", "bob", "cid")
HAND = "r5 r7 gs y4 w b2"
EVERYDAY = {
    "zh-Hans": "你好 早上好 哈哈 好 好的 过 出 来 吃饭了吗 我回来了 今天下雨 红色很好看 我喜欢蓝色 他出牌真慢 五点见 等一下 真的吗 谁赢了 谢谢 不要 加油 出门了 过年好 红包 打电话 打车去 选哪个好 抓紧时间 放心 开始下雨了 结束了 跳过这一段 三个人 十块钱 我想想 牌太烂了 手牌太多了 为什么 再见",
    "zh-Hant": "你好 早安 哈哈 好 好的 過 出 來 吃飯了嗎 我回來了 今天下雨 紅色很好看 我喜歡藍色 他出牌真慢 五點見 等一下 真的嗎 誰贏了 謝謝 不要 加油 出門了 過年好 紅包 打電話 打車去 選哪個好 抓緊時間 放心 開始下雨了 結束了 跳過這一段 三個人 十塊錢 我想想 牌太爛了 為什麼 再見",
    "ja": "こんにちは おはよう 笑 はい うん いいえ そう パス 赤い車 青い空 緑茶 黄色い花 今日は雨です 五時に会いましょう 本当ですか 誰が勝ちましたか ありがとう 待って 出かけます 引っ越しました 取り消し 始めましょう 終わりました 場所はどこ 番組を見た 点数が低い 手が痛い 逆に言えば 色々ある 二人 三人です 赤と青 なるほど さようなら",
    "vi": "chào|xin chào|có|không|qua đây|rồi|đúng|ok|ăn cơm chưa|hôm nay mưa|trời xanh quá|màu đỏ đẹp|đỏ|vàng lên giá|đen quá|ra ngoài chơi|đánh nhau|đánh răng|rút tiền|bỏ đi|bỏ qua đi|chọn gì đây|bắt đầu thôi|năm giờ|hai người|ba ngày nữa|lá thư|bài hát hay|bài này khó|điểm thi|luật mới|vào nhà|rời khỏi đây|giúp mình với|lượt về|cấm vào|nhảy múa|đảo Phú Quốc|cảm ơn|tạm biệt",
}


@pytest.fixture(scope="module", params=["classic", "taiwan", "extended", "dos"])
def game(request: pytest.FixtureRequest) -> Game:
    """A round in which ann, who holds usual cards, is next."""
    composed = catalogue(built_in()).compose(request.param)
    cards = composed.deck.by_code
    hand = [cards[code] for code in HAND.split() if code in cards]
    layout = Layout(hands={0: hand}, top=None if request.param == "dos" else cards["r1"], turn=0)
    return laid_out(composed, NAMES, layout, seed_from(1))


def by(game: Game, language: str = "en") -> Reader:
    return reader_for(game.rules, Texts(built_in().brought.texts), language, harmful=HARMFUL)


def test_there_is_enough_talk() -> None:
    assert len(set(TALK)) >= 500
    assert {"draw me a cat", "pass the salt", "red is nice"} <= set(TALK)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_is_answered_to_talk(game: Game, seat: int | None) -> None:
    reader = by(game)
    assert game.question is not None
    assert game.question.waiting() == (0,)
    who = Speaker(game, seat)
    # whoever is waited for is told what they can do
    talk = [line for line in TALK if line != "?" or seat != 0]
    assert {line: read for line in talk if (read := reader.read(line, who)) is not None} == {}


def test_nobody_is_answered_to_talk_while_a_colour_is_owed() -> None:
    game = table(ann="w g5 g3 r6", top="r9")
    game.play(0, next(move for move in game.options(0) if move.card and move.card.code == "w"))
    assert game.question is not None
    assert game.question.why == "color"
    answers = {"red", "blue", "green", "yellow", "?"}
    talk = [line for line in TALK if line not in answers]
    assert {line: read for line in talk if (read := heard(line, speaker(game))) is not None} == {}


def test_nobody_is_answered_without_a_table() -> None:
    reader = reader_for(None, TEXTS, harmful=HARMFUL)
    assert {line for line in TALK if reader.read(line, Speaker()) is not None} == set()


@pytest.mark.parametrize("language", EVERYDAY)
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_answered_to_talk_in_their_language(language: str, seat: int) -> None:
    game = table(ann=HAND)
    reader = reader_for(rules(), TEXTS, language, harmful=HARMFUL)
    lines = EVERYDAY[language].split("|" if language == "vi" else None)
    assert {line: read for line in lines if (read := heard(line, speaker(game, seat), by=reader))} == {}
