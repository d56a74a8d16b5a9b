"""T3 a second time: slow, literal, with a real snapshot and records of words. Proves fight.py card against card."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from klubovna.games.tag_team import effects as e
from klubovna.games.tag_team.boards import Boards
from klubovna.games.tag_team.cards import FIGHTERS
from klubovna.games.tag_team.fighters._parts import ICONS, Card

Table = dict[str, Any]


def table_of(b: Boards) -> Table:
    """The boards as records by fighter name."""
    fighters = [
        {
            "id": FIGHTERS[kind].id,
            "seat": number // 2,
            "hp": b.hp[number],
            "power": b.power[number],
            "mark": b.mark[number],
            "aflame": b.aflame[number],
            "bear": b.bear == number,
        }
        for number, kind in enumerate(b.kinds)
    ]
    return {
        "fighters": fighters,
        "fallen": b.fallen,
        "guarded": None if b.guarded < 0 else fighters[b.guarded]["id"],
        "sheriff": b.sheriff,
        "serpent": None if b.serpent < 0 else fighters[b.serpent]["id"],
        "doubled": [b.doubled & 1 == 1, b.doubled & 2 == 2],
    }


class Turn:
    def __init__(self, table: Table, cards: tuple[Card, Card]) -> None:
        self.table = table
        self.cards = cards
        self.start = deepcopy(table)  # T3.0
        self.times = [2 if doubled else 1 for doubled in table["doubled"]]  # T3.1
        table["doubled"] = [False, False]
        self.cancelled = [cards[1].cancels, cards[0].cancels]  # T3.2
        self.icons: list[tuple[str, str]] = []
        self.level: int | None = None
        self.transformed = False
        self.used_guard = False

    def fighter(self, name: str, table: Table | None = None) -> Table:
        return next(f for f in (table or self.table)["fighters"] if f["id"] == name)

    def active(self, seat: int) -> str:
        return FIGHTERS[self.cards[seat].fighter].id

    def partner_of(self, name: str) -> str:
        me = self.fighter(name)
        return next(str(f["id"]) for f in self.table["fighters"] if f["seat"] == me["seat"] and f["id"] != name)

    def who(self, seat: int, word: int, table: Table) -> str | None:
        mine, theirs = self.active(seat), self.active(1 - seat)
        if word == e.BEARER:
            bearer: str | None = table["serpent"]
            return bearer if bearer is not None and self.fighter(bearer)["seat"] != seat else None
        return {
            e.ME: mine,
            e.PARTNER: self.partner_of(mine),
            e.OPPONENT: theirs,
            e.OPP_PARTNER: self.partner_of(theirs),
        }[word]

    def read(self, seat: int, reading: int, table: Table) -> int:
        me = self.fighter(self.active(seat), table)
        opponent = self.fighter(self.active(1 - seat), table)
        partner = self.fighter(self.partner_of(opponent["id"]), table)
        bearer = table["serpent"]
        return int(
            {
                e.Reading.NOTHING: 0,
                e.Reading.OWN_POWER: me["power"],
                e.Reading.OPP_POWER: opponent["power"],
                e.Reading.OWN_MARK: me["mark"],
                e.Reading.HALF_MARK: me["mark"] // 2,
                e.Reading.TWICE_FLAMES: 2 * opponent["aflame"],
                e.Reading.ALL_FLAMES: opponent["aflame"] + partner["aflame"],
                e.Reading.OWN_FORM: me["bear"],
                e.Reading.STANDING: 3 - table["fallen"],
                e.Reading.PRESENCE: table["guarded"] is not None,
                e.Reading.SHERIFF: table["sheriff"],
                e.Reading.SERPENT: bearer is not None and self.fighter(bearer)["seat"] != seat,
            }[reading]
        )

    def unfold(self, seat: int, part: e.Part, table: Table) -> list[e.Action]:
        """The actions of a part, branches decided."""
        actions: list[e.Action] = []
        for action in part:
            if action.op == e.Op.WHEN:
                holds = action.n <= self.read(seat, action.reading, table) <= action.high
                actions += self.unfold(seat, action.yes if holds else action.no, table)
            else:
                actions.append(action)
        return actions

    # --- T3.3, T3.4

    def strength(self, attacker: str, target: str, bonus: int) -> int:
        total = self.fighter(attacker, self.start)["power"] + bonus
        if attacker == "shang":
            total += self.fighter(target, self.start)["aflame"]
        if self.start["serpent"] == attacker and attacker != "marie_laveau":
            total -= 1
        return max(0, int(total))

    def attacks_of(self, seat: int, actions: list[e.Action]) -> list[tuple[int, str, int]]:
        found = []
        for action in actions:
            if action.op == e.Op.ATTACK:
                attacker = self.who(seat, action.other, self.start)
                target = self.who(seat, action.who, self.start)
                assert attacker is not None and target is not None
                bonus = action.n + self.read(seat, action.reading, self.start)
                found.append((seat, target, self.strength(attacker, target, bonus)))
        return found

    def play(self) -> None:
        lists: list[list[e.Action]] = [[], []]
        for seat in (0, 1):
            if not self.cancelled[seat]:
                lists[seat] = self.unfold(seat, self.cards[seat].main, self.start) * self.times[seat]
        blocks = [any(action.op == e.Op.BLOCK for action in actions) for actions in lists]
        attacks = [attack for seat in (0, 1) for attack in self.attacks_of(seat, lists[seat])]
        main_attacks = list(attacks)
        done: set[int] = set()
        changed = True
        while changed:
            changed = False
            for seat in (0, 1):
                card = self.cards[seat]
                if seat in done or self.cancelled[seat] or not card.success:
                    continue
                if card.of_block:
                    holds = blocks[seat] and any(attack[0] != seat for attack in attacks)
                else:
                    holds = any(attack[0] == seat and not self.blocked(attack, blocks) for attack in main_attacks)
                if holds:
                    more = self.unfold(seat, card.success, self.start) * self.times[seat]
                    lists[seat] += more
                    attacks += self.attacks_of(seat, more)
                    done.add(seat)
                    changed = True
        for attack in attacks:
            if not blocks[self.fighter(attack[1])["seat"]] and attack[1] == self.start["guarded"]:
                self.used_guard = True
        hits = [attack for attack in attacks if not self.blocked(attack, blocks)]
        self.apply(lists, hits, self.start)
        for parts in ([card.then for card in self.cards], [card.late for card in self.cards]):
            if any(parts):
                self.used_guard = False
                present = deepcopy(self.table)
                later: list[list[e.Action]] = [[], []]
                for seat in (0, 1):
                    if not self.cancelled[seat]:
                        later[seat] = self.unfold(seat, parts[seat], present) * self.times[seat]
                self.apply(later, [], present)
        self.resolve_icons()
        self.end()

    def blocked(self, attack: tuple[int, str, int], blocks: list[bool]) -> bool:
        target = attack[1]
        return blocks[int(self.fighter(target)["seat"])] or target == self.start["guarded"]

    # --- T3.5-T3.8

    def apply(self, lists: list[list[e.Action]], hits: list[tuple[int, str, int]], read: Table) -> None:
        ledger = {
            f["id"]: {"gain": 0, "loss": 0, "damage": 0, "heal": 0, "mark": 0, "zero": False} for f in read["fighters"]
        }
        tokens: list[tuple[int, str, int, int]] = []
        levels: int | None = None
        for seat in (0, 1):
            given: dict[str, int] = {}
            for action in lists[seat]:
                target = self.who(seat, action.who, read)
                n = action.n + (self.read(seat, action.reading, read) if action.op not in (e.Op.ATTACK,) else 0)
                if target is None:
                    continue
                entry = ledger[target]
                if action.op == e.Op.DAMAGE:
                    entry["damage"] += n
                elif action.op == e.Op.HEAL:
                    entry["heal"] += n
                elif action.op == e.Op.POWER:
                    entry["gain" if n > 0 else "loss"] += abs(n)
                elif action.op == e.Op.MARK_BY:
                    entry["mark"] += n
                elif action.op == e.Op.MARK_TO_0:
                    entry["zero"] = True
                elif action.op == e.Op.TRANSFER:
                    receiver = self.who(seat, action.other, read)
                    assert receiver is not None
                    moved = min(n, self.fighter(target, self.start)["power"] - given.get(target, 0))
                    given[target] = given.get(target, 0) + moved
                    entry["loss"] += moved
                    ledger[receiver]["gain"] += moved
                elif action.op == e.Op.HALVE_POWER:
                    entry["loss"] += (self.fighter(target, read)["power"] - entry["loss"]) // 2
                elif action.op == e.Op.LEVEL:
                    levels = seat
                elif action.op not in (e.Op.ATTACK, e.Op.BLOCK, e.Op.CANCEL):
                    tokens.append((action.op, target, n, seat))
        for _, target, strength in hits:
            ledger[target]["damage"] += strength
        if levels is not None:
            self.level = levels
        for name, entry in ledger.items():
            self.count(name, entry, ledger)
        for name, entry in ledger.items():
            self.settle(name, entry, levels)
        self.move(tokens)

    def count(self, name: str, entry: dict[str, Any], ledger: dict[str, dict[str, Any]]) -> None:
        fighter = self.fighter(name)
        if entry["zero"]:
            fighter["mark"] = 0
        if name == "joan":
            for lucky in self.voices(entry["mark"]):
                ledger[lucky]["gain"] += 1
            return
        top = {"ching_shih": 20, "bodvar": 5, "wong": 2, "mephisto": 6, "milady": 11}.get(name, 0)
        fighter["mark"] = max(0, min(top, fighter["mark"] + entry["mark"]))
        if name == "bodvar" and fighter["mark"] == 5 and not fighter["bear"]:
            fighter["bear"] = True
            fighter["hp"] = 0
            self.transformed = True
            entry["gain"] += 4

    def voices(self, number: int) -> list[str]:
        joan = self.fighter("joan")
        lucky = []
        for _ in range(number):
            joan["mark"] += 1
            if joan["mark"] in (2, 5):
                lucky.append("joan")
            if joan["mark"] == 4:
                lucky.append(self.partner_of("joan"))
            if joan["mark"] == 5:
                joan["mark"] = 0
        return lucky

    def settle(self, name: str, entry: dict[str, Any], levels: int | None) -> None:
        fighter = self.fighter(name)
        net = entry["gain"] - entry["loss"]
        loss = entry["damage"]
        hit_by_terror = levels is not None and fighter["seat"] != levels
        if fighter["bear"]:
            if self.transformed:
                fighter["power"] = max(1, fighter["power"] + net)
            elif fighter["power"] > 0:
                if self.level is not None:
                    loss = self.fighter(name, self.start)["power"] - 1 if hit_by_terror else 0
                fighter["power"] = max(0, fighter["power"] + net - loss)
            return
        fighter["power"] = max(0, fighter["power"] + net)
        change = entry["heal"] - loss
        if self.level is not None:
            change = 1 - self.fighter(name, self.start)["hp"] if hit_by_terror else 0
        self.run(fighter, change)

    def run(self, fighter: Table, change: int) -> None:
        track = next(f.track for f in FIGHTERS if f.id == fighter["id"])
        if fighter["hp"] == 0:
            return
        while change != 0:
            space = fighter["hp"] + (1 if change > 0 else -1)
            if not 0 <= space <= track.top:
                return
            change -= 1 if change > 0 else -1
            fighter["hp"] = space
            icon = ICONS[track.icons[space]]
            if icon == "stop":
                return
            if icon != "plain":
                self.icons.append((fighter["id"], icon))

    def move(self, tokens: list[tuple[int, str, int, int]]) -> None:
        for op, target, n, seat in tokens:
            if op == e.Op.AFLAME:
                left = 5 - sum(f["aflame"] for f in self.table["fighters"])
                self.fighter(target)["aflame"] += min(n, left)
            elif op == e.Op.DOUSE:
                self.fighter(target)["aflame"] = 0
            elif op == e.Op.GIVE_PRESENCE:
                self.table["guarded"] = self.partner_of(target)
            elif op == e.Op.SHERIFF_TO:
                self.table["sheriff"] = n == 1
            elif op == e.Op.MOVE_SERPENT:
                self.table["serpent"] = target
            else:
                assert op == e.Op.DOUBLE_NEXT
                self.table["doubled"][seat] = True
        if self.used_guard:
            self.table["guarded"] = None

    # --- T3.11, T3.12

    def resolve_icons(self) -> None:
        for name, icon in self.icons:
            if icon == "soul":
                self.fighter(name)["mark"] = min(6, self.fighter(name)["mark"] + 1)
                continue
            for lucky in self.voices(1) if icon == "voice" else [name]:
                fighter = self.fighter(lucky)
                if not fighter["bear"] or fighter["power"] > 0:
                    fighter["power"] += 1

    def end(self) -> None:
        for fighter in self.table["fighters"]:
            if fighter["id"] == "fae_folk" and fighter["hp"] == 0 and self.table["fallen"] < 3:
                self.table["fallen"] += 1
                fighter["hp"] = 4 if self.table["fallen"] < 3 else 0
