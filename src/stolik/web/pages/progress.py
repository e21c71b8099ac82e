"""What the person who asks has learned: kept with the person, or, of a stranger, in the browser's own cookies."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...lessons.course import Course
from ..people.door import account_of, give
from ..people.learning import Progress, as_cookies, in_cookies
from ..server import server_of


def sound(found: Course, progress: Progress) -> Progress:
    """What of it the course knows; anything else is as if it was not learned yet."""
    known = {lesson.id: lesson for lesson in found.lessons}
    lesson, step = progress.lesson, progress.step
    if lesson not in known or step >= len(known[lesson].steps):
        lesson, step = "", 0
    return Progress(tuple(id for id in known if id in progress.done), lesson, step)


async def learned(request: Request) -> dict[str, Progress]:
    """What the person who asks has learned, by game, the course visited last first; of a stranger, what cookies tell."""
    server, person = server_of(request), account_of(request)
    known = await server.accounts.learning.of(person.id) if person is not None else {}
    for game in server.games():
        known[game.id] = in_cookies(request.cookies, game.id).with_(known.get(game.id, Progress()))
    return known


async def progress_of(request: Request, found: Course) -> Progress:
    """The same of one course."""
    return sound(found, (await learned(request)).get(found.game, Progress()))


async def keep(request: Request, response: Response, found: Course, progress: Progress) -> None:
    """Remember it with the person; a stranger's browser does so itself."""
    server, person = server_of(request), account_of(request)
    if person is not None:
        return await server.accounts.learning.keep(person.id, found.game, progress)
    for name, value in as_cookies(found.game, progress).items():
        give(response, server.settings, name, value)
