"""The messages between page and server, typed. `docs/protocol.md` explains them.

`client` has what the page says and `table` what it is told of a table; `library` (games, rules,
lessons) and `replay` (finished games) are only read. `coding` turns them into JSON and back.
"""
