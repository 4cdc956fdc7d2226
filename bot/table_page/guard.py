"""What comes before anything else: another's Host or Origin is refused, and every answer says what the page needs, and
who may show it in a frame."""

from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web

PROXY = "discordsays.com"  # where Discord shows Activities, each under its application's id
FRAMES: tuple[str, ...] = (
    "https://discord.com",
    "https://*.discord.com",
    "https://discordapp.com",
    "https://*.discordapp.com",
)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self' {live}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
)
BARE = "default-src 'none'; frame-ancestors 'none'"  # of what is no page: many small files, so few words


class Guard:
    """Knows by which names the page is reached. address: where persons reach it; application: returns the id of the
    application whose Activity it is, 0 for none; frames: who shows an Activity in a frame."""

    def __init__(self, address: str, application: Callable[[], int]) -> None:
        public = urlsplit(address)
        self._application, self.frames = application, FRAMES
        self.hosts = {public.netloc.lower()}
        self._live = f"{public.scheme.replace('http', 'ws', 1)}://{public.netloc}"  # a relative one fails in web views

    @property
    def _activity(self) -> str:
        """Return the name under which Discord's proxy shows the Activity; "" where there is none."""
        application = self._application()
        return f"{application}.{PROXY}" if application else ""

    def lets_in(self, request: web.Request) -> bool:
        """Return whether a request names this page as its host, and comes from no other one."""
        origin = request.headers.get("Origin")
        known = request.headers.get("Host", "").lower() in self.hosts
        return known and (origin is None or self._is_own(origin.lower()))

    def _is_own(self, origin: str) -> bool:
        activity = self._activity
        try:
            return urlsplit(origin).netloc in self.hosts or bool(activity and origin == f"https://{activity}")
        except ValueError:  # it is no address
            return False

    def with_headers(self, request: web.Request, answer: web.StreamResponse) -> web.StreamResponse:
        """Return an answer with the headers that all have."""
        is_page = answer.content_type == "text/html"
        policy = self._policy(framed="frame_id" in request.query) if is_page else BARE
        answer.headers.update({"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff"})
        if is_page:
            answer.headers.update({"Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin"})
        answer.headers.setdefault("Cache-Control", "no-store")
        return answer

    def _policy(self, *, framed: bool) -> str:
        """Return what a page may do. framed: it is asked for as an Activity, which Discord shows in a frame."""
        activity = self._activity
        return POLICY.format(
            live=f"{self._live} wss://{activity}" if activity else self._live,
            frames=" ".join(("'self'", *self.frames)) if framed and activity else "'self'",
        )
