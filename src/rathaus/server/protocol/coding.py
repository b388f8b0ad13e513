"""Messages as JSON and back; what does not fit its type is refused."""

import msgspec

from rathaus.server.protocol.client import (
    AnyFromClient,
    AskHint,
    Change,
    Consider,
    NewBell,
    NewTable,
    NoBell,
)

decode_message = msgspec.json.Decoder(AnyFromClient).decode
decode_change = msgspec.json.Decoder(Change).decode
decode_consider = msgspec.json.Decoder(Consider).decode
decode_hint = msgspec.json.Decoder(AskHint).decode
decode_new_bell = msgspec.json.Decoder(NewBell).decode
decode_no_bell = msgspec.json.Decoder(NoBell).decode
decode_new_table = msgspec.json.Decoder(NewTable).decode
encode = msgspec.json.Encoder().encode
