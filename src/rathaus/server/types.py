"""The messages of `protocol` as TypeScript: `python -m rathaus.server.types FILE`.

The page's types are made from the structs the server checks messages with, never by hand.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import msgspec.inspect as mi

from rathaus.core.languages import LANGUAGES
from rathaus.server import protocol

HEAD = """\
// Made by `python -m rathaus.server.types`; the messages of src/rathaus/server/protocol.py.
// Do not edit: change the structs there and run `npm run types`.
"""
UNIONS = ("Change", "AnyFromClient")
_PLAIN: dict[type, str] = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def typescript(module: ModuleType = protocol) -> str:
    """All messages of the module, as the text of a TypeScript file."""
    structs = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__struct_fields__
    ]
    parts = [_languages(), *(_interface(struct, mi.type_info(struct)) for struct in structs)]
    parts += [_union(name, getattr(module, name)) for name in UNIONS]
    parts.append(
        _union("FromServer", module.TableShown | module.Considered | module.Done | module.Failed)
    )
    return "\n".join([HEAD, *parts])


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
