"""The messages of `protocol` as TypeScript: `python -m rathaus.server.types FILE`.

The page's types are made from the structs the server checks messages with, never by hand.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as mi

from rathaus.core.languages import LANGUAGES
from rathaus.server.protocol import client, library, replay, table

HEAD = """\
// Made by `python -m rathaus.server.types`; the messages of src/rathaus/server/protocol.
// Do not edit: change the structs there and run `npm run types`.
"""
MODULES = (client, table, library, replay)
UNIONS = {
    "Change": client.Change,
    "AnyFromClient": client.AnyFromClient,
    "FromServer": table.AnyFromServer,
}
_PLAIN: dict[type, str] = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def typescript() -> str:
    """All messages, as the text of a TypeScript file."""
    parts = [_languages(), *(_interface(struct, mi.type_info(struct)) for struct in _structs())]
    parts += [_union(name, union) for name, union in UNIONS.items()]
    return "\n".join([HEAD, *parts])


def _structs() -> Iterator[type[msgspec.Struct]]:
    """In the order of their declaration, each where it is declared."""
    for module in MODULES:
        for each in vars(module).values():
            is_struct = isinstance(each, type) and issubclass(each, msgspec.Struct)
            if is_struct and each.__module__ == module.__name__ and each.__struct_fields__:
                yield each


def _languages() -> str:
    listed = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    lines = (
        f"export const LANGUAGES = [{listed}] as const;",
        "export type Lang = (typeof LANGUAGES)[number];",
    )
    return "\n".join([*lines, ""])


def _interface(struct: type, info: mi.Type) -> str:
    assert isinstance(info, mi.StructType)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    is_read = not struct.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]
    fields = [_field(field, is_read) for field in info.fields]
    return "\n".join([f"export interface {struct.__name__} {{", *tag, *fields, "}", ""])


def _field(field: mi.Field, is_always_there: bool) -> str:
    """What the server says is complete; what a client may leave out has a default."""
    mark = "" if field.required or is_always_there else "?"
    return f"  {field.name}{mark}: {_type(field.type)};"


def _type(info: mi.Type) -> str:
    match info:
        case mi.Metadata(type=inner):
            return _type(inner)
        case mi.LiteralType(values=values) if set(values) == set(LANGUAGES):
            return "Lang"
        case mi.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case mi.UnionType(types=types):
            return " | ".join(_type(each) for each in types)
        case mi.ListType(item_type=item):
            inner_type = _type(item)
            return f"({inner_type})[]" if " | " in inner_type else f"{inner_type}[]"
        case mi.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case mi.StructType(cls=struct):
            return struct.__name__
    return _PLAIN[type(info)]


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};\n"


def main() -> None:
    text = typescript()
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
