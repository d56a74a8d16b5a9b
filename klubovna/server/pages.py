"""The web table's files, and a page for the day when they have not been built."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from klubovna.table.refusal import Refusal

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Klubovna</title>
<h1>Klubovna</h1>
<p>The clubhouse is open, but its rooms are not furnished yet: the web table has not been built.</p>
<p>Run <code>make web</code> in the project's folder and reload this page. Programs can already play: see
<a href="/api/openapi.json">the interface</a>.</p>
<p lang="cs">Klubovna běží, ale ještě není zařízená: webový stůl není sestaven. Spusťte <code>make web</code> ve složce
projektu a načtěte stránku znovu.</p>
</html>
"""


# The web table's own addresses: see web/src/route.svelte.ts.
PLACES: Final = re.compile(
    r"^(?:\.?|about/?|privacy/?|club/?|admin/?|evenings(?:/new)?/?|e/[^/]+(?:/plan)?/?|card(?:/(?:take|confirm|off))?/?"
    r"|learn/[^/]+/[^/]+/?|puzzle/[^/]+/[^/]+/?"
    r"|rules/[^/]+(?:/[^/]+)?/?|t/[^/]+(?:/(?:replay|analysis))?/?|replay(?:/[^/]+)?/?)$"
)


class Pages(StaticFiles):
    """Files by name, and the web table's page for every place inside it; there is nothing anywhere else."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder: Path = folder

    async def check_config(self) -> None:
        """A missing folder is no mistake here."""

    def is_for_people(self, path: str, scope: Scope) -> bool:
        """Somebody has typed or followed an address, whatever is in it; the files of the pages lie in `assets`."""
        accepts = Headers(scope=scope).get("accept", "")
        return "text/html" in accepts and not path.startswith("assets/") and (self.folder / "index.html").exists()

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith(("api/", "ws/")) or path in ("api", "ws"):
            raise Refusal("no-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise Refusal("no-method")
        if PLACES.match(path) and not (self.folder / "index.html").exists():
            return HTMLResponse(NOT_BUILT)
        place = "index.html" if PLACES.match(path) else path
        try:
            response = await super().get_response(place, scope)
        except HTTPException as error:
            if error.status_code != 404 or not self.is_for_people(path, scope):
                raise
            response = await super().get_response("index.html", scope)  # it has a page for places that are not there
            response.status_code = 404
        response.headers["cache-control"] = FOR_EVER if place.startswith("assets/") else "no-cache"
        return response
