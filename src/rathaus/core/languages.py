"""The languages we speak: the only list of them."""

LANGUAGES = ("en", "de", "nl")
