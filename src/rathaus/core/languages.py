"""The languages we speak: the only list of them."""

from typing import Literal, get_args

Lang = Literal["en", "de", "nl"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
