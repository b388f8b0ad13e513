"""Tables over HTTP and WebSocket: people, bots, storage.

A table is a list of entries that only grows (`entries`); what stands on it follows from them
(`table`). `storage` keeps the entries, `desk` lets people and bots add to them, `app` and `live`
speak with the browser in the messages of `protocol`. `hints` and `analysis` ask the bots for
advice, `bells` call people back to the table. No rule of a game is in here.
"""
