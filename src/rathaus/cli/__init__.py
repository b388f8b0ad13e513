"""The `rathaus` command: one file per verb, loaded only when that verb is called.

A verb is a click command named in `_VERBS`. What is wrong with an input is said in one line.
Everything else in the package may come in here; nothing imports from here.
"""

from importlib import import_module
from typing import Any

import click

from rathaus import builds
from rathaus.core.errors import RathausError

_VERBS = {
    "play": "rathaus.cli.play:play",
    "serve": "rathaus.cli.serve:serve",
    "backup": "rathaus.cli.backup:backup",
    "admin": "rathaus.cli.admin:admin",
    "load": "rathaus.cli.load:load",
    "simulate": "rathaus.cli.simulate:simulate",
    "arena": "rathaus.cli.arena:arena",
    "balance": "rathaus.cli.balance:balance",
    "tune": "rathaus.cli.tune:tune",
    "replay": "rathaus.cli.replay:replay",
    "export": "rathaus.cli.export:export",
    "games": "rathaus.cli.games:games",
    "rules": "rathaus.cli.rules:rules",
    "bench": "rathaus.cli.bench:bench",
    "components": "rathaus.cli.components:components",
    "mcp": "rathaus.cli.mcp:mcp",
}

WRONG_INPUT = 2
INTERRUPTED = 130


class Verbs(click.Group):
    """A group whose commands are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _VERBS:
            return None
        module, attribute = _VERBS[cmd_name].split(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RathausError as error:
            click.echo(f"Error: {error}", err=True)
            ctx.exit(WRONG_INPUT)
        except (KeyboardInterrupt, EOFError, click.Abort):
            click.echo("\nStopped.", err=True)
            ctx.exit(INTERRUPTED)


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    package_name="rathaus",
    prog_name="rathaus",
    message=f"%(prog)s, version %(version)s, {builds.kind()} build",
)
def main() -> None:
    """A digital table for city-building board games."""
