"""On the card page somebody says where to be told that it is their turn, and the browser shows it when it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import House, Visitor, party_at, serious
from tests.browser.test_card import card_page, make_card
from tests.server.receivers import PushBrowser, Receiver
from tests.server.test_kill import free_port

SMALL = (360, 740)

# There is no push service here, so the browser is given a subscription; all that follows is its own.
SUBSCRIBED = """
    const given = %s;
    PushManager.prototype.subscribe = async (wanted) => ({
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        wanted,
    });
"""
INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false });"
SHOWN = """async ([tag, patience]) => {
    const worker = await navigator.serviceWorker.ready;
    for (const latest = Date.now() + patience; ; ) {
        const [one] = await worker.getNotifications({ tag });
        if (one) return [one.title, one.body];
        if (Date.now() >= latest) return null;
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
CLICK = """async (tag) => {
    const opened = [];
    clients.openWindow = async (url) => opened.push(url);
    const [notification] = await registration.getNotifications({ tag });
    const waits = [];
    const event = new NotificationEvent("notificationclick", { notification });
    event.waitUntil = (promise) => waits.push(promise);
    dispatchEvent(event);
    await Promise.all(waits);
    return opened;
}"""


class Postbox:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


class ChatRoom(BaseHTTPRequestHandler):
    said: list[Any] = []  # noqa: RUF012

    def do_POST(self) -> None:
        self.said.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Not worth a line."""


@contextmanager
def receivers() -> Iterator[tuple[Postbox, int, int]]:
    """A mail server and a chat room, with their ports."""
    box, room = Postbox(), HTTPServer(("127.0.0.1", 0), ChatRoom)
    post = Controller(box, "127.0.0.1", free_port(), server_hostname="localhost")
    post.start()
    Thread(target=room.serve_forever, daemon=True).start()
    try:
        yield box, post.port, room.server_port
    finally:
        post.stop()
        room.shutdown()
        room.server_close()


def section(page: Page) -> Any:
    return page.locator("section:has(#notices)")


def test_told_in_the_browser_by_e_mail_and_in_a_chat_room(windowed: Browser, tmp_path: Path) -> None:
    with receivers() as (box, post, chat):
        house = House(tmp_path, smtp=f"smtp://127.0.0.1:{post}")
        house.open()
        try:
            for party in party_at(windowed, house):
                bara = party.visitor("Bára", service_workers="allow", permissions=["notifications"], bypass_csp=True)
                bara.context.add_init_script(SUBSCRIBED % json.dumps(PushBrowser(Receiver()).subscription()))
                make_card(bara)
                page, notices = bara.page, section(bara.page)
                notices.get_by_role("button", name="Upozorňovat na tomhle zařízení").click()
                expect(notices.get_by_label("Tohle zařízení")).to_be_checked(timeout=30_000)  # the worker comes first

                notices.get_by_label("E-mailová adresa").fill("bara@example.org")
                notices.get_by_role("button", name="Přidat e-mail").click()
                mail = notices.locator("li", has_text="bara@example.org")
                expect(mail).to_contain_text("Čeká, až ho potvrdíš")
                notices.get_by_label("Adresa webhooku").fill(f"http://127.0.0.1:{chat}/hook")
                notices.get_by_role("button", name="Přidat chat").click()
                expect(notices.get_by_label("Chat, 127.0.0.1")).to_be_checked()
                assert "Bára" in ChatRoom.said[-1]["content"]

                notices.get_by_label("Tichá doba").check()
                expect(notices.get_by_label("od", exact=True)).to_have_value("22:00")
                with page.expect_response("**/api/card/notices"):
                    notices.get_by_label("do", exact=True).fill("08:30")
                notices.get_by_label("Chat, 127.0.0.1").uncheck()
                bara.picture("notices-1440", whole=True)
                assert not serious(page)

                [letter] = box.letters
                assert letter["subject"] == "Klubovna: potvrď svou adresu"
                page.goto(next(word for word in letter.get_content().split() if word.startswith("http")))
                page.get_by_role("button", name="Ano, posílat").click()
                expect(page.get_by_role("status")).to_contain_text("Hotovo")
                bara.picture("notices-confirm-1440")
                card_page(bara)
                expect(mail).to_have_count(1)
                expect(mail).not_to_contain_text("Čeká")
                expect(notices.get_by_label("do", exact=True)).to_have_value("08:30")
                expect(notices.get_by_label("Chat, 127.0.0.1")).not_to_be_checked()
                mail.get_by_role("button", name="Odebrat").click()
                expect(mail).to_have_count(0)

                shown_and_clicked(page, house)
                one_table_is_muted(bara)

                phone = party.visitor("Eva", size=SMALL, lang="en", theme="evening", bypass_csp=True)
                phone.context.add_init_script(INSECURE)
                other = card_page(phone)
                other.get_by_role("button", name="Make").first.click()
                told = section(other)
                expect(told).to_contain_text("only on a secure page")
                expect(told.get_by_role("button", name="Notify me on this device")).to_have_count(0)
                told.get_by_label("E-mail address").fill("eva@example.org")
                told.get_by_label("E-mail address").press("Enter")
                expect(told).to_contain_text("Waits until you confirm it")
                phone.fits()
                phone.picture("notices-360-evening", whole=True)
                assert not serious(other)
        finally:
            house.close()


def one_table_is_muted(visitor: Visitor) -> None:
    """At the table, and back again on the card."""
    visitor.home()
    visitor.sit_down("bots", seats=2)
    visitor.page.get_by_role("button", name="Stůl", exact=True).click()
    told = visitor.page.get_by_label("Dávat mi vědět, když jsem tu na tahu")
    expect(told).to_be_checked()
    with visitor.page.expect_response("**/api/card/tables/*"):
        told.uncheck()
    card_page(visitor)
    row = visitor.page.locator("li.row", has_text="Trablíci")
    row.get_by_role("button", name="Zase mi odtud dávat vědět").click()
    expect(row.get_by_role("button", name="Nedávat mi odtud vědět")).to_be_visible()
    visitor.fits()


def shown_and_clicked(page: Page, house: House) -> None:
    """A message that comes from the push service, by way of the browser's own tools."""
    tools = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    page.evaluate("async () => (await navigator.serviceWorker.ready).active.state")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    assert known
    told = {
        "title": "Jsi na tahu: Trablíci",
        "body": "Další u stolu: Ben.",
        "path": "/t/0123456789",
        "tag": "0123456789",
    }
    where = {"origin": house.address, "registrationId": known[-1]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})
    assert page.evaluate(SHOWN, ["0123456789", 20_000]) == [told["title"], told["body"]]
    [worker] = page.context.service_workers
    assert worker.evaluate(CLICK, "0123456789") == [f"{house.address}/t/0123456789"]
    assert page.evaluate(SHOWN, ["0123456789", 0]) is None
