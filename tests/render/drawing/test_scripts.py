"""Names are people's own: East Asian scripts and emoji are drawn, on the line of what stands beside them."""

import unicodedata

import pytest
from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.labels import lay_text_along_path, paint_label
from render.games.samnite_wars import italy_map
from render.games.samnite_wars.cards import EffortSide, draw_effort
from render.layout.scene import SceneText
from tests.render.games.samnite_wars import sample_views

NAMES = (
    "李世民",
    "習近平與龍",
    "やまだ たろう",
    "ヤマダ・タロウ",
    "김철수",
    "뷁",
    "漢字🦅player",
    "🏛️👑",
    "☀️ Sol",
    "👩‍👩‍👧‍👦",
    "🇮🇹",
    "Nguyễn Thị Ước",
    "שירה כהן",
    "ליאת",
    "ليلى بنت أحمد",
    "سینا",
    "สมชาย",
    "अर्जुन सिंह",
    "অর্জুন",
    "அர்ஜுன்",
    "გიორგი",
    "Արամ",
    "తెలుగు రాము",
    "ગુજરાતી",
    "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "ಕನ್ನಡ",
    "മലയാളം",
    "ଓଡ଼ିଆ",
    "සිංහල",
    "ភាសាខ្មែរ",
    "ສົມສັກ",
    "အောင်ဆန်း",
    "ꦗꦮ",
    "བསྟན་འཛིན་",
    "ተስፋዬ",
    "ᏣᎳᎩ",
    "ᐃᓄᒃᑎᑐᑦ",
    "ᠮᠣᠩᠭᠣᠯ",
    "ⵜⴰⵎⴰⵣⵉⵖⵜ",
    "ߒߞߏ",
    "ܣܘܪܝܝܐ",
    "ދިވެހި",
    "ʃɪˈzɑːɹ ɸəʊ",
    "Ἀλέξανδρος ᾿Ῥᾳδ",
    "Ӄӓԓԃ Ҩҧ",
    "𝓐𝓭𝓪 𝕭𝖔𝖗𝖎𝖘",
    "Ａｄａ",
    "Ⓐⓓⓐ",
)
UNKNOWN = "𓀀"  # a hieroglyph: no font of ours has one


def ink(text: str, cut: str = fonts.STRONG, size: int = 40, anchor: str = "ls") -> Image.Image:
    image = Image.new("L", (900, 120))
    fonts.write_line(ImageDraw.Draw(image), (450 if anchor[0] == "m" else 30, 80), text, cut, size, (255,), anchor)
    return image


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("cut", fonts.CUTS)
def test_every_letter_of_a_name_is_drawn(name: str, cut: str) -> None:
    shown = fonts.replace_undrawable_letters(cut, name)
    assert "?" not in shown and shown
    for letter in shown.replace(" ", ""):
        by = fonts.cut_that_draws(cut, letter)
        assert by, letter
        face = fonts.font(by, 40)
        assert bytes(face.getmask(letter)) != bytes(face.getmask("\U0010fffd")), f"{letter} is a box"


def test_two_names_do_not_look_alike() -> None:
    """Boxes do."""
    for one, other in (("李世民", "李世龍"), ("김철수", "김철호"), ("やま", "やみ"), ("🦅", "🦉")):
        assert ink(one).tobytes() != ink(other).tobytes()


@pytest.mark.parametrize(("cut", "letters"), fonts.SCRIPTS.items())
def test_each_script_has_its_cut(cut: str, letters: str) -> None:
    assert letters and all(fonts.cut_that_draws(fonts.STRONG, letter) == cut for letter in letters)


def test_a_line_from_right_to_left_begins_at_the_right() -> None:
    """Whole, blanks and all, whether or not there is a layout engine that turns it."""
    one, both = ink("שירה"), ink("שירה ליאת")
    first, whole = one.getbbox(), both.getbbox()
    assert first is not None and whole is not None
    wide = first[2] - first[0]
    left = both.crop((whole[2] - wide, 0, whole[2], 120))
    assert left.tobytes() == one.crop((first[0], 0, first[2], 120)).tobytes()


def test_a_mark_is_drawn_by_the_cut_of_its_letter() -> None:
    for name in ("अर्जुन", "অর্জুন", "அர்ஜுன்", "สุรีย์"):
        assert len(fonts.font_runs(fonts.STRONG, 40, name)) == 1, name


def test_arabic_letters_are_joined_where_there_is_a_layout_engine() -> None:
    if not fonts.SHAPES:
        pytest.skip("Pillow has no raqm here")
    apart = sum(fonts.text_width(fonts.STRONG, 40, letter) for letter in "سلام")
    assert fonts.text_width(fonts.STRONG, 40, "سلام") < apart * 0.95


def test_without_a_layout_engine_a_line_is_turned_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget() -> None:
        for kept in (fonts.font, fonts.font_runs, fonts.text_width):
            kept.cache_clear()

    monkeypatch.setattr(fonts, "SHAPES", False)
    forget()
    try:
        assert [part for _, part in fonts.font_runs(fonts.STRONG, 40, "שירה כהן")] == ["ןהכ הריש"]
        assert ink("שירה").getbbox() is not None and ink("अर्जुन").getbbox() is not None
    finally:
        forget()


def test_what_has_no_cut_is_drawn_by_the_plain_letter_behind_it() -> None:
    assert (
        fonts.replace_undrawable_letters(fonts.STRONG, "𝓐𝓭𝓪") == "Ada"
        and fonts.replace_undrawable_letters(fonts.STRONG, "½ ™ …") == "½ ™ …"
    )


def test_all_of_hangul_and_the_han_and_the_kana_are_there() -> None:
    for first, last in ((0xAC00, 0xD7A3), (0x4E00, 0x9FA5), (0x3041, 0x3094), (0x30A1, 0x30F6)):
        step = max(1, (last - first) // 500)
        assert all(fonts.has_glyph(fonts.EAST_ASIAN, chr(n)) for n in range(first, last + 1, step))


def test_a_mark_that_the_cut_of_its_letter_lacks_is_left_out() -> None:
    """Drawn by another cut it would stand beside its letter on a dotted circle; people pile them up for fun."""
    assert fonts.replace_undrawable_letters(fonts.STRONG, "Z\u0351\u036ba\u0338l\u0489go") == "Zalgo"
    assert fonts.replace_undrawable_letters(fonts.STRONG, "e\u0301\u0351") == "é"


def test_what_no_font_has_is_a_question_mark() -> None:
    assert fonts.replace_undrawable_letters(fonts.STRONG, f"a{UNKNOWN}b") == "a?b"


@pytest.mark.parametrize("name", ["Самниты", "Γαλάτες", "ラティウム", "עברית"])
def test_a_name_on_a_curve_is_drawn_in_any_script(name: str) -> None:
    """Each letter by a cut that has it, the first at the right end where the script runs leftwards."""
    label = lay_text_along_path(name, fonts.TITLE, 40, [(0, 60), (200, 40), (400, 60)], (0, 0, 0))
    ends = [glyph.letter for glyph in label.glyphs]
    assert "".join(ends) in (name, name[::-1]) and (ends[0] == name[-1]) is (name == "עברית")
    drawn = {}
    for text in (name, "?" * len(name)):
        image = Image.new("RGB", (420, 120), (255, 255, 255))
        paint_label(image, lay_text_along_path(text, fonts.TITLE, 40, [(0, 60), (200, 40), (400, 60)], (0, 0, 0)))
        drawn[text] = image.tobytes()
    assert len(set(drawn.values())) == 2


def test_what_only_shapes_its_neighbours_is_left_out() -> None:
    assert fonts.replace_undrawable_letters(fonts.STRONG, "👩\u200d🚀👍🏽☀\ufe0f\u202eabc\u200b") == "👩🚀👍☀abc"


def test_a_name_of_nothing_but_the_unseen_is_empty_and_can_be_drawn() -> None:
    assert fonts.replace_undrawable_letters(fonts.STRONG, "\u200d\ufe0f") == ""
    assert fonts.text_ink_box((3, 4), "", fonts.STRONG, 20) == (3, 4, 3, 4)
    assert ink("").getbbox() is None


@pytest.mark.parametrize("name", [*NAMES, "Marcus 李世民", "Plain Marcus"])
@pytest.mark.parametrize("anchor", ["ls", "ms", "rs", "mm"])
def test_the_box_of_a_line_is_where_its_ink_is(name: str, anchor: str) -> None:
    text = fonts.replace_undrawable_letters(fonts.STRONG, name)
    x = {"l": 30, "m": 450, "r": 860}[anchor[0]]
    image = Image.new("L", (900, 120))
    fonts.write_line(ImageDraw.Draw(image), (x, 80), text, fonts.STRONG, 40, (255,), anchor)
    found, said = image.getbbox(), SceneText(x, 80, text, fonts.STRONG, 40, (0, 0, 0), anchor).box
    assert found is not None
    assert said[0] - 1 <= found[0] and found[2] <= said[2] + 1, (found, said)  # a letter's own white is in its box
    assert found[0] - said[0] < 16 and said[2] - found[2] < 16, (found, said)
    assert abs(said[1] - found[1]) <= 1.5 and abs(said[3] - found[3]) <= 1.5, (found, said)


def test_what_is_beside_another_script_stays_on_its_line() -> None:
    alone, beside = (
        SceneText(0, 0, "Marcus", fonts.STRONG, 40, (0, 0, 0)),
        SceneText(0, 0, "Marcus李", fonts.STRONG, 40, (0, 0, 0)),
    )
    width = fonts.text_width(fonts.STRONG, 40, "Marcus李")
    assert width > fonts.text_width(fonts.STRONG, 40, "Marcus") + 20
    assert (
        ink("Marcus李").crop((0, 0, 30 + int(alone.box[2]), 120)).tobytes()
        == ink("Marcus").crop((0, 0, 30 + int(alone.box[2]), 120)).tobytes()
    )
    assert beside.box[2] <= width + 1 and beside.box[1] >= -40


def test_a_long_name_is_shortened_to_its_room() -> None:
    long = "漢字🦅" * 20
    shown = fonts.shorten_to_fit(fonts.STRONG, 30, long, 200)
    assert shown.endswith("…") and fonts.text_width(fonts.STRONG, 30, shown) <= 200 and shown.startswith("漢字🦅")
    lines = fonts.wrap_text(fonts.TEXT, 30, "李世民 김철수 やまだ たろう", 160, 2)
    assert len(lines) == 2 and all(fonts.text_width(fonts.TEXT, 30, line) <= 160 for line in lines)


def test_plain_names_are_drawn_as_they_were() -> None:
    """One cut, one stroke of the pen: kerning and all."""
    image = Image.new("L", (900, 120))
    ImageDraw.Draw(image).text((30, 80), "AVITUS Κλεο Иван", font=fonts.font(fonts.STRONG, 40), fill=255, anchor="ls")
    assert ink("AVITUS Κλεο Иван").tobytes() == image.tobytes()


def test_a_map_and_a_war_effort_tell_two_such_names_apart() -> None:
    def drawn(name: str) -> bytes:
        return italy_map.draw_map(sample_views.START, {**sample_views.NAMES, "1": name}).data

    def effort(name: str) -> bytes:
        side = EffortSide(name=name, livery=0, faces=(), total=3, role="")
        return draw_effort(side, side).data

    for draw in (drawn, effort):
        assert draw("李世民") != draw("李世龍")


def test_names_reach_the_picture_as_people_write_them() -> None:
    from bot.tables.persons.seat_names import shown_name
    from bot.titles.samnite_wars.title import _plain
    from bot.words import Words

    for name in NAMES:
        kept = shown_name(name)
        table = _plain(Words("samnite_wars", {"1": kept}))
        shown = fonts.replace_undrawable_letters(fonts.STRONG, dict(table)["1"])
        wanted = unicodedata.normalize("NFC", fonts.replace_undrawable_letters(fonts.STRONG, name))
        assert shown == wanted, (name, kept)
