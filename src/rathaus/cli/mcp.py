"""`rathaus mcp`: a language model plays, over the Model Context Protocol."""

import click

from rathaus.cli.inputs import lang_option
from rathaus.envs import mcp_server


@click.command()
@lang_option
def mcp(lang: str) -> None:
    """Offer the games to a language model, over standard input and output (MCP)."""
    mcp_server(lang).run("stdio")
