"""The compiled build: what it does is what plain Python does."""
