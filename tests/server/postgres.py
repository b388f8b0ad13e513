"""A PostgreSQL server of our own, in a folder of its own, for the length of the tests."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import time
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg

PATIENCE = 30  # seconds


def _program(name: str) -> str:
    """Debian keeps the server's programs in a folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    program = str(found[-1]) if found else shutil.which(name)
    assert program, f"{name} is missing: `make test` installs PostgreSQL"
    return program


FIRST_PORT, BLOCK = 20_000, 1_000  # below the ports that the system hands out by itself
_numbers = count(os.getpid())


def free_port() -> int:
    """From the block of this test process: else two that look at once could find the same one."""
    first = FIRST_PORT + BLOCK * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
    while True:
        port = first + next(_numbers) % BLOCK
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Postgres:
    """PostgreSQL refuses to run as root: then it runs as the user `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data"
        self.port = free_port()
        self._databases = 0
        self._as_other = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._as_other:
            self._let_others_in(folder)
            owner = pwd.getpwnam("postgres")
            self.folder.mkdir()
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)

    @staticmethod
    def _let_others_in(folder: Path) -> None:
        """The folders that lead there belong to us alone, and are ours to open."""
        for each in (folder, *folder.parents):
            if each.stat().st_uid == os.getuid() and not each.stat().st_mode & 0o001:
                each.chmod(each.stat().st_mode | 0o011)

    def __enter__(self) -> Self:
        make = ["-D", str(self.folder), "-U", "postgres", "--auth=trust", "-E", "UTF8"]
        subprocess.run(
            [*self._as_other, _program("initdb"), *make],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )
        settings = ["-p", str(self.port), "-k", "", "-h", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*self._as_other, _program("postgres"), "-D", str(self.folder), *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        self._wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < deadline, "PostgreSQL does not answer"
                time.sleep(0.1)

    def new_database(self) -> str:
        self._databases += 1
        name = f"tables_{self._databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # a name of our own making
        return self.address(name)
