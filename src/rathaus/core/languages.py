"""The only list of the languages that Rathaus speaks."""

from typing import Literal, get_args

Lang = Literal["en", "de", "nl"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
