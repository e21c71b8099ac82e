"""Bodies of requests: forms, forms with a file, and JSON of a known form; all with bounds."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import Request

from ..errors import TableError
from ..server import server_of

B = TypeVar("B")
MOST_FIELDS = 100


async def fields_of(request: Request) -> dict[str, str]:
    """The plain fields of a posted form."""
    if request.headers.get("content-type", "").startswith("multipart/form-data"):
        return await parts_of(request)
    data = await request.body()
    try:
        pairs = parse_qsl(data.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:  # also of what is no UTF-8
        raise TableError("malformed", 400) from error
    return dict(pairs)


async def parts_of(request: Request) -> dict[str, str]:
    """The fields of a form with a file; the file counts as a field."""
    largest = server_of(request).settings.largest_record
    parser = MultiPartParser(
        request.headers, request.stream(), max_files=1, max_fields=MOST_FIELDS, max_part_size=largest
    )
    found: dict[str, str] = {}
    try:
        form = await parser.parse()
        for name, part in form.multi_items():
            content = await part.read() if isinstance(part, UploadFile) else part
            found[name] = content if isinstance(content, str) else content.decode("utf-8", "replace")
        await form.close()
    except (MultiPartException, UnicodeError, LookupError) as error:  # also of an unknown charset or no boundary
        raise TableError("malformed", 400) from error
    return found


async def body_of(request: Request, kind: type[B]) -> B:
    """The body as JSON of a known form."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("not-json", 415)
    data = await request.body()
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableError("malformed-json", 400, reason=str(error)[:200]) from error
    except RecursionError as error:
        raise TableError("malformed-json", 400, reason="nested too deeply") from error
