"""Two players without a mouse. One sees the accessibility tree only, as a screen reader does; one presses keys only."""

from __future__ import annotations

import os
import random
import time
from typing import Any

from playwright.sync_api import expect

from tests.browser.kit import AT_REST, OVER, Party, Visitor

SHORT = {"smash_up": "30"}  # the option that ends a match sooner
LONGEST = 900  # answers of one seat: far more than any match needs
PATIENCE = float(os.environ.get("KLUBOVNA_PATIENCE", "30"))  # seconds until something must be asked again
SIMPLEST = """(level) => {
    const kept = JSON.parse(localStorage.getItem("klubovna.prefs"));
    localStorage.setItem("klubovna.prefs", JSON.stringify({ ...kept, level }));
}"""


def seated(party: Party, game: str, seats: int, short: bool = False, **more: Any) -> Visitor:
    """Somebody at a table of this game; the others are the quickest bots."""
    visitor = party.visitor("Bára", **more)
    levels = next(one["levels"] for one in party.house.get("/api/games") if one["id"] == game)
    visitor.home()
    visitor.page.evaluate(SIMPLEST, "random" if "random" in levels else levels[0])
    visitor.page.reload()
    expect(visitor.page.locator(".go")).to_be_enabled()
    if short and game in SHORT:
        visitor.page.locator(f'.pick:has(input[value="{game}"])').click()
        shorten(visitor, SHORT[game])
    visitor.sit_down("bots", seats, game)
    return visitor


def shorten(visitor: Visitor, value: str) -> None:
    """On the home page: the option of the game that has this value."""
    visitor.page.locator(".more summary").click()
    visitor.page.locator(f'.more select:has(option[value="{value}"])').select_option(value)


class Reader:
    """Sees roles, names and states; does what assistive technology calls the default action. Nothing else."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.chance: random.Random = chance
        self.tree = visitor.page.context.new_cdp_session(visitor.page)
        self.tree.send("Accessibility.enable")
        self.asked: set[str] = set()
        self.answers: int = 0

    def find(self, role: str, name: str | None = None, inside: int | None = None) -> list[dict[str, Any]]:
        """The nodes with this role, and this name if one is given, in the whole page or inside of another node."""
        if inside is None:
            where: dict[str, Any] = {"nodeId": self.tree.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]}
        else:
            where = {"backendNodeId": inside}
        wanted = {"role": role} if name is None else {"role": role, "accessibleName": name}
        found = self.tree.send("Accessibility.queryAXTree", {**where, **wanted})["nodes"]
        return [node for node in found if not node["ignored"]]

    def press(self, node: dict[str, Any]) -> None:
        thing = self.tree.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})["object"]["objectId"]
        press = {"objectId": thing, "functionDeclaration": "function () { this.click(); }"}
        self.tree.send("Runtime.callFunctionOn", press)

    def play(self) -> None:
        """To the end of the match."""
        latest = time.monotonic() + PATIENCE
        while not self.find("region", "Konec hry"):
            assert time.monotonic() < latest, f"stuck after {self.answers} answers: {self.whole()}"
            if self.answer():
                latest = time.monotonic() + PATIENCE
                self.answers += 1
                assert self.answers < LONGEST
            else:
                time.sleep(0.015)

    def answer(self) -> bool:
        """Take one of the options, if there are any."""
        regions = self.find("region", "Volby")
        if not regions:
            return False
        region = regions[0]
        inside = region["backendDOMNodeId"]
        boxes = [node for node in self.find("checkbox", inside=inside) if not state(node, "disabled")]
        buttons = [node for node in self.find("button", inside=inside) if not state(node, "disabled")]
        if not boxes and not buttons:
            return False
        question = said(region, "description")
        assert question, "what is asked is said with the options"
        self.asked.add(question)
        assert all(said(node, "name") for node in boxes + buttons), "every option says what it does"
        loose = [node for node in boxes if state(node, "checked") != "true"]
        if boxes and loose and not (buttons and self.chance.random() < 0.6):
            self.press(self.chance.choice(loose))
        elif buttons:
            self.press(self.chance.choice(buttons))
        else:
            self.press(self.chance.choice(boxes))  # too much was ticked
        return True

    def whole(self) -> str:
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        told = [
            f"{said(node, 'role')} {said(node, 'name')}" for node in nodes if not node["ignored"] and said(node, "name")
        ]
        return "; ".join(told)[:3000]


def said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def state(node: dict[str, Any], name: str) -> Any:
    for one in node.get("properties", []):
        if one["name"] == name:
            return one["value"]["value"]
    return None


# where the arrows can stop, and where the focus is among them: -1 is the list itself, -2 somewhere else
STOPS = """() => {
    const list = document.getElementById("options");
    const stops = [...list.querySelectorAll(":is(button, input):not(:disabled)")];
    const now = document.activeElement;
    return {
        at: now === list ? -1 : stops.includes(now) ? stops.indexOf(now) : -2,
        stops: stops.map((one) => {
            if (one.type === "checkbox") return one.checked ? "ticked" : "box";
            return one.matches(".careful") ? "careful" : "button";
        }),
    };
}"""


class Typist:
    """Presses keys and nothing else: `o` or whatever has the focus, arrows, Space and Enter."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.page = visitor.page
        self.chance: random.Random = chance
        self.answers: int = 0
        self.called: int = 0  # how often the focus had to be called to the options

    def play(self) -> None:
        option = f"{AT_REST} #options :is(button, input):not(:disabled)"
        while True:
            self.page.locator(f"{OVER}, {option}").first.wait_for(timeout=PATIENCE * 1000, state="attached")
            if self.page.locator(OVER).count():
                return
            self.answer()
            self.answers += 1
            assert self.answers < LONGEST

    def answer(self) -> None:
        seen = self.page.evaluate(STOPS)
        stops, at = seen["stops"], seen["at"]
        if not stops:
            return
        if at == -2:
            self.called += 1
            self.page.keyboard.press("o")
            at = self.page.evaluate(STOPS)["at"]
            assert at >= 0, "`o` leads to something that can be chosen"
        target = self.wanted(stops)
        steps = target - at
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
        if stops[target] in ("box", "ticked"):
            self.page.keyboard.press(" ")
        else:
            for _ in range(2 if stops[target] == "careful" else 1):
                self.page.keyboard.press("Enter")

    def wanted(self, stops: list[str]) -> int:
        boxes = [at for at, stop in enumerate(stops) if stop == "box"]
        buttons = [at for at, stop in enumerate(stops) if stop in ("button", "careful")]
        if boxes and not (buttons and self.chance.random() < 0.6):
            return self.chance.choice(boxes)
        return self.chance.choice(buttons or range(len(stops)))
