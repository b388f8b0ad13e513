"""`rathaus games`: every game with all that can be agreed on."""

import json

import pytest
from click.testing import CliRunner, Result

import rathaus
from rathaus.cli import main
from rathaus.core.game import LANGUAGES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["games", *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rathaus.games())
def test_every_game_is_listed_with_its_options(name: str, lang: str) -> None:
    result = run("--lang", lang)
    game = rathaus.game(name)
    assert result.exit_code == 0
    assert f"{name}: {game.title[lang]}" in result.stdout
    assert ", ".join(map(str, game.player_counts)) in result.stdout
    for option in game.options:
        assert option.text[lang] in result.stdout
        values = "|".join(str(value).lower() for value in option.values)
        assert f"{option.name}={values} (default {str(option.default).lower()}" in result.stdout


def test_an_option_that_exists_for_some_says_for_whom() -> None:
    assert "tiles=1+|4+|5+ (default 1+; players: 1)" in run().stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_json_says_what_the_games_declare(lang: str) -> None:
    facts = json.loads(run("--lang", lang, "--json").stdout)
    assert [each["name"] for each in facts] == list(rathaus.games())
    for each in facts:
        game = rathaus.game(each["name"])
        assert each["players"] == list(game.player_counts)
        assert each["rules_version"] == game.rules_version
        for told, option in zip(each["options"], game.options, strict=True):
            assert told["values"] == list(option.values)
            assert told["default"] == option.default
            assert told["text"] == option.text[lang]
            assert told["players"] == [n for n in game.player_counts if option.applies(n)]


def test_a_language_we_do_not_speak_is_refused() -> None:
    assert run("--lang", "fr").exit_code == 2
