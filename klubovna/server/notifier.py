"""Notifier: sends what is due of `table/notices.py` by push, e-mail and webhook. Play never waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from collections import Counter
from email.message import EmailMessage
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

import msgspec
import structlog
from py_vapid import Vapid

from klubovna.server import mailing, pushing
from klubovna.server.outside import Answer, NotAllowed, Outside, Unreachable
from klubovna.server.settings import Settings
from klubovna.table.channels import Channel
from klubovna.table.clubhouse import Clubhouse
from klubovna.table.database import first_line
from klubovna.table.minding import FAILURES
from klubovna.table.notices import Notice, Notices, Scene
from klubovna.table.refusal import TEXTS, Refusal

log = structlog.get_logger("klubovna.notices")

POLL: Final = 5.0  # seconds between two looks
SETTLE: Final = 20.0  # seconds after the start: people have to find back to their tables first
FAREWELL: Final = 5.0  # seconds for what is being sent when the server stops
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)


class Undelivered(Exception):
    """Why a message did not get there. `gone`: nothing ever will; `final`: this one never will; else after `wait`."""

    def __init__(self, trouble: str, wait: float = 0.0, final: bool = False, gone: bool = False) -> None:
        super().__init__(trouble)
        self.trouble: str = trouble
        self.wait: float = wait
        self.final: bool = final
        self.gone: bool = gone


class Words(msgspec.Struct):
    """What is told of a turn, in the member's language."""

    title: str
    body: str
    game: str
    path: str


class Notifier:
    """Of one server. What a message may contain is decided here and nowhere else."""

    def __init__(self, clubhouse: Clubhouse, settings: Settings) -> None:
        self.clubhouse: Clubhouse = clubhouse
        self.notices: Notices = clubhouse.notices
        self.base: str = settings.base_url
        self.post: mailing.Post | None = None
        if self.base:
            self.post = mailing.read_post(settings.smtp, settings.mail_from, settings.base_url)
        self.outside: Outside = Outside(settings.notify_networks)
        self.contact: str = contact(settings, self.post)
        self.sent: Counter[tuple[str, str]] = Counter()  # (kind, outcome)
        self.vapid: Vapid | None = None
        self.secret: bytes = b""
        self.task: asyncio.Task[None] | None = None
        self.stopping: asyncio.Event = asyncio.Event()
        self.wanted: bool = bool(settings.smtp)  # by the owner: e-mails

    def start(self) -> None:
        if not self.base:
            if self.wanted:  # whoever plays at home has asked for nothing; `klubovna doctor` tells the others
                log.warning(
                    "e-mails and webhooks are off: links in them need --base-url, such as https://club.example.org"
                )
        elif self.post is None:
            log.info("e-mails are off: they need --smtp, such as smtp://USER:PASSWORD@HOST:587")
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """What is being sent is sent; what is cut short all the same is tried again later, by whoever is there."""
        self.stopping.set()
        if self.task is not None:
            await asyncio.wait([self.task], timeout=FAREWELL)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        pause = SETTLE
        with contextlib.suppress(*FAILURES, Refusal):
            await self.keys()
        while not await self.stopped_within(pause):
            pause = POLL
            try:
                await self.round()
            except (*FAILURES, Refusal) as error:
                log.warning("it could not be seen who is to be told", error=first_line(error))
            except Exception:  # whatever it is, the next turn is to be told
                log.exception("telling people failed")

    async def stopped_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)
        return self.stopping.is_set()

    async def round(self) -> int:
        """Tell everybody who is to be told now; returns how many messages that were."""
        if self.clubhouse.owner.read_only:  # nobody could move
            return 0
        await self.notices.look()
        claimed = await self.notices.claim()
        await asyncio.gather(*(self.deliver(notice) for notice in claimed))
        return len(claimed)

    # --- keys of the house

    async def keys(self) -> Vapid:
        """The house's own key pair, made at the first start. Raises Refusal where what is stored is no key."""
        channels = self.notices.channels
        if self.vapid is None:
            self.secret = (await channels.house_key("letters", token_urlsafe)).encode()
            try:
                self.vapid = pushing.read_key(await channels.house_key("vapid", pushing.new_key))
            except ValueError as error:
                log.error("push is off: the VAPID key in the database cannot be read", problem=str(error))
                raise Refusal("not-offered") from None
        return self.vapid

    async def push_key(self) -> str:
        """What browsers subscribe with; "" where there is no push."""
        try:
            return pushing.public_key(await self.keys())
        except Refusal:
            return ""

    def off_token(self, channel: str) -> str:
        """Opens the end of letters to a channel, and nothing else."""
        return f"{channel}.{blake2b(channel.encode(), key=self.secret[:64], digest_size=16).hexdigest()}"

    async def channel_of(self, token: str) -> str:
        """The channel that a token ends. Raises Refusal."""
        await self.keys()
        channel = token.partition(".")[0]
        if not hmac.compare_digest(self.off_token(channel).encode(), token.encode()):
            raise Refusal("no-code")
        return channel

    # --- one message

    async def deliver(self, notice: Notice) -> None:
        channel, channels = notice.channel, self.notices.channels
        try:
            scene = await self.notices.scene(notice)
            if scene is not None:
                await self.send(notice, words(notice, scene))
                if channel.trouble:
                    await channels.note(channel.id, "")
                self.count(notice, "sent")
            await self.notices.done(notice)
        except Undelivered as failed:
            await self.failed(notice, failed)
        except (*FAILURES, Refusal) as error:  # it is no longer ours after a while, and is tried again
            log.warning("a message could not be seen to", kind=channel.kind, error=first_line(error))
        except Exception:
            log.exception("a message could not be made", kind=channel.kind, room=notice.room)
            await self.notices.again(notice)

    async def failed(self, notice: Notice, failed: Undelivered) -> None:
        channel, channels = notice.channel, self.notices.channels
        if failed.gone and channel.kind == "push":
            await channels.drop(channel.id)
            self.count(notice, "gone")
            return
        await channels.note(channel.id, failed.trouble, active=not failed.gone)
        if failed.gone or failed.final:
            await self.notices.done(notice)
            self.count(notice, "gone" if failed.gone else "refused")
        else:
            self.count(notice, "again" if await self.notices.again(notice, failed.wait) else "given up")

    def count(self, notice: Notice, outcome: str) -> None:
        self.sent[notice.channel.kind, outcome] += 1
        log.info("a turn was told", room=notice.room, kind=notice.channel.kind, outcome=outcome, tries=notice.tries)

    async def send(self, notice: Notice, words: Words) -> None:
        """Raises Undelivered."""
        channel = notice.channel
        if channel.kind == "push":
            await self.push(channel, words, topic=notice.room)
        elif channel.kind == "mail":
            await self.mail(notice, words)
        else:
            await self.chat(notice, words)

    async def push(self, channel: Channel, words: Words, topic: str) -> None:
        message = {"title": words.title, "body": words.body, "path": words.path, "tag": topic}
        plain = json.dumps(message, ensure_ascii=False).encode()
        try:
            sealed = pushing.sealed(await self.keys(), self.contact, channel.address, channel.keys, plain, topic)
        except NotAllowed:
            raise Undelivered("refused", final=True) from None
        answered(await self.ask(channel.address, *sealed))

    async def chat(self, notice: Notice, words: Words) -> None:
        if not self.base:
            raise Undelivered("off", final=True)
        url = self.base + words.path
        told = {"name": notice.name, "game": words.game, "url": url}
        await self.say(notice.channel.address, TEXTS.text(notice.wishes.lang, "notice-chat", told), url)

    async def say(self, address: str, text: str, url: str) -> None:
        """As common chat rooms take it: `text` is read by some, `content` by others; nobody is called by name."""
        body = {"text": text, "content": text, "url": url, "allowed_mentions": {"parse": []}}
        answered(await self.ask(address, json.dumps(body).encode(), {"content-type": "application/json"}))

    async def ask(self, address: str, body: bytes, headers: dict[str, str]) -> Answer:
        try:
            return await self.outside.post(address, body, headers)
        except NotAllowed:
            raise Undelivered("private", final=True) from None
        except Unreachable as error:
            raise Undelivered("silent") from error

    async def mail(self, notice: Notice, words: Words) -> None:
        if self.post is None:
            raise Undelivered("off", final=True)
        await self.keys()
        lang, token = notice.wishes.lang, self.off_token(notice.channel.id)
        told = {"game": words.game, "with": words.body, "url": self.base + words.path}
        text = TEXTS.text(lang, "notice-mail", {**told, "off": f"{self.base}/card/off#{token}"})
        id = f"{notice.room}.{notice.turn}.{notice.channel.id}"
        off = f"{self.base}/api/mail/off?token={token}"
        await self.hand_in(mailing.letter(self.post, notice.channel.address, words.title, text, id, off))

    async def confirm(self, channel: Channel, code: str, lang: str) -> None:
        """The first letter to an address: whoever reads it may want more. Raises Undelivered."""
        assert self.post is not None
        text = TEXTS.text(lang, "confirm-mail", {"url": f"{self.base}/card/confirm#{code}"})
        subject = TEXTS.text(lang, "confirm-subject", {})
        await self.hand_in(mailing.letter(self.post, channel.address, subject, text, f"confirm.{channel.id}"))

    async def hand_in(self, letter: EmailMessage) -> None:
        assert self.post is not None
        try:
            await self.post.send(letter)
        except mailing.Unsent as unsent:
            log.warning("an e-mail was not taken", problem=str(unsent))
            raise Undelivered("refused" if unsent.final else "silent", final=unsent.final) from unsent


def answered(answer: Answer) -> None:
    """What the answer of a push service or a chat room means."""
    if 200 <= answer.status < 300:
        return
    if answer.status in GONE:
        raise Undelivered("gone", gone=True)
    if answer.status >= 500 or answer.status in LATER:
        raise Undelivered("silent", wait=answer.wait)
    raise Undelivered("refused", final=True)


def words(notice: Notice, scene: Scene) -> Words:
    lang = notice.wishes.lang
    game = scene.room.game.texts.text(lang, "title", {})
    others = {"names": ", ".join(scene.others)}
    body = TEXTS.text(lang, "notice-with", others) if scene.others else TEXTS.text(lang, "notice-alone", {})
    return Words(TEXTS.text(lang, "notice-title", {"game": game}), body, game, f"/t/{scene.room.id}")


def contact(settings: Settings, post: mailing.Post | None) -> str:
    """Whom a push service may turn to; some take no message without."""
    if settings.base_url.startswith("https://"):
        return settings.base_url
    return f"mailto:{post.address}" if post is not None else "mailto:klubovna@localhost"
