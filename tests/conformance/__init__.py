"""The conformance suite: what every game must pass, whatever its rules.

`suite` lists the checks; `play`, `saves`, `hidden` and `words` hold them; `census` counts the
pieces of the games that registered there. Only the contract of `rathaus.core` is used.
"""
