"""The beginning that every text of rules has."""

PARTS = "# Title\nAbout.\n## Two {#two-minutes}\nShort.\n## Aid {#aid}\n"
