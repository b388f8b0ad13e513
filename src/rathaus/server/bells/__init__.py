"""Telling people whose page is closed that it is their turn: by web push, mail or webhook.

`keeping` has who wants to be told, `guard` decides which addresses this server talks to, `webpush`
locks messages so that only the browser can read them, `posting` sends, `ringing` decides when.
"""
