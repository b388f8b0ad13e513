"""Where Bruges keeps its hidden cards (BRU-1.11 to 1.17)."""

from typing import Final

from rathaus.games.bruges_and_hamburg.redealing import Secrets

SECRETS: Final = Secrets(undrawn="unseen", plots="houses", frame="granted")
