"""Where Bruges keeps its hidden cards (BRU-1.11 to 1.17)."""

from rathaus.games.bruges_and_hamburg.redealing import Secrets

SECRETS = Secrets(undrawn="unseen", plots="houses", frame="granted")
