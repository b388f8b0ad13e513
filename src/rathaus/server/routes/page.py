"""The built page of the browser."""

from importlib import resources
from pathlib import Path
from typing import Any

import anyio.to_thread
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from rathaus.server.errors import NotFound

SHELL = {
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
}
PAGE = Path(str(resources.files("rathaus"))) / "page"


class Assets(StaticFiles):
    """Their names change with their content: a browser may keep them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def shell(request: Request) -> Response:
    """What a browser needs to install the page; asked for anew each time."""
    name = request.url.path.removeprefix("/")
    return FileResponse(PAGE / name, media_type=SHELL[name])


async def page(request: Request) -> Response:
    """Every address that is not an asset is the page; it finds its way by itself."""
    if request.path_params["path"].startswith("api/"):
        raise NotFound("there is nothing at this address")
    text = await anyio.to_thread.run_sync((PAGE / "index.html").read_text)
    return Response(text, media_type="text/html")
