"""The page's types are those of the messages the server checks."""

import re
from pathlib import Path

from rathaus.core.languages import LANGUAGES
from rathaus.games import NAMES
from rathaus.server.protocol.client import Move
from rathaus.server.types import typescript

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_page_has_the_types_of_the_protocol() -> None:
    written = (WEB / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run `npm run types` in web/"


def test_every_message_has_its_tag_and_its_fields() -> None:
    move = typescript().partition("export interface Move {")[2].partition("}")[0]
    assert '  type: "move";' in move
    fields = Move.__struct_fields__
    assert all(re.search(rf"  {field}\??: ", move) for field in fields)


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_says_is_not() -> None:
    text = typescript()
    assert "  lang?: " in text.partition("export interface Hello {")[2].partition("}")[0]
    assert "  level: string;" in text.partition("export interface SeatShown {")[2].partition("}")[0]


def test_the_page_reads_no_sentence_and_knows_no_game() -> None:
    """Patterns are for addresses and for the page's own words; a drawing may know a game."""
    patterns = {"router.svelte.ts", "seats.ts", "index.svelte.ts", "ReplayPage.svelte"}
    patterns |= {"ChatText.svelte", "SeatToken.svelte", "soften.ts"}  # links, initials, hyphens
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        if path.name not in patterns:
            assert not re.search(r"RegExp|\.exec\(|\.match\(|\.test\(|replace\(/", text), path.name
        if path.name != "Emblem.svelte" and "boards" not in path.parts:
            assert not any(f'"{name}"' in text for name in NAMES), path.name


def test_the_page_speaks_all_languages_with_the_same_words() -> None:
    texts = {lang: (WEB / "words" / f"{lang}.ts").read_text("utf-8") for lang in LANGUAGES}
    spoken = {lang: re.findall(r"(?m)^  (\w+):", text) for lang, text in texts.items()}
    assert spoken["en"]
    assert all(sorted(words) == sorted(spoken["en"]) for words in spoken.values())
