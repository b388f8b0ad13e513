"""Parquet files that are written in groups of rows; all of pyarrow that we use."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rathaus.envs import MissingExtra


def require() -> None:
    for library in ("pyarrow", "numpy"):
        if find_spec(library) is None:
            raise MissingExtra(
                f"{library} is not installed; it is an extra: pip install 'rathaus[data]'"
            )


class Columns:
    """The columns of both files."""

    @staticmethod
    def decisions(size: int) -> Any:
        import pyarrow as pa

        return pa.schema(
            {
                "game": pa.int32(),
                "number": pa.int32(),
                "seat": pa.int8(),
                "observation": pa.list_(pa.float32(), size),
                "moves": pa.list_(pa.int32()),
                "choice": pa.int32(),
                "move": pa.string(),
                "points": pa.int32(),
                "rank": pa.int8(),
                "victory": pa.float32(),
            }
        )

    @staticmethod
    def games() -> Any:
        import pyarrow as pa

        return pa.schema(
            {
                "game": pa.int32(),
                "file": pa.string(),
                "name": pa.string(),
                "rules_version": pa.int32(),
                "components": pa.string(),
                "players": pa.int8(),
                "options": pa.string(),
                "bots": pa.list_(pa.string()),
                "scores": pa.list_(pa.int32()),
                "ranks": pa.list_(pa.int32()),
                "decisions": pa.int32(),
                "seed": pa.string(),
            }
        )


class TableFile:
    """Rows are kept until there are enough for a group. The file has its name once it is whole."""

    def __init__(self, path: Path, schema: Any, group: int, manifest: bytes) -> None:
        from pyarrow.parquet import ParquetWriter

        self.path, self.group, self.count = path, group, 0
        self.schema = schema.with_metadata({b"rathaus": manifest})
        self._rows: list[dict[str, Any]] = []
        self._part = path.with_name(path.name + ".part")
        self._writer = ParquetWriter(self._part, self.schema, compression="zstd")

    def add(self, row: dict[str, Any]) -> None:
        self._rows.append(row)
        self.count += 1
        if len(self._rows) >= self.group:
            self._write()

    def close(self) -> None:
        if self._rows:
            self._write()
        self._writer.close()
        self._part.replace(self.path)

    def tidy(self) -> None:
        """Nothing half done is left."""
        self._writer.close()
        self._part.unlink(missing_ok=True)

    def _write(self) -> None:
        import pyarrow as pa

        arrays = [self._column(field) for field in self.schema]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self.schema))
        self._rows.clear()

    def _column(self, field: Any) -> Any:
        import numpy as np
        import pyarrow as pa

        values = [row[field.name] for row in self._rows]
        if field.name == "observation":
            flat = pa.array(np.concatenate(values))
            return pa.FixedSizeListArray.from_arrays(flat, field.type.list_size)
        return pa.array(values, field.type)
