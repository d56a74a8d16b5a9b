"""What is taken home from a table, and a match that comes from a file."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Download, expect

from klubovna.engine import new_match
from klubovna.games import GAMES
from klubovna.lab.bug_report import read_report, reproduced
from klubovna.lab.laws import some_match
from tests.browser.kit import DESK, OVER, PHONE, Party, Visitor, serious

SAME = "Its scenario shows the same table and asks the same."


def taken(visitor: Visitor, kind: str) -> Download:
    with visitor.page.expect_download() as download:
        visitor.page.locator(f'[data-take] [data-kind="{kind}"]').first.click()
    return download.value


def content(download: Download) -> str:
    return Path(download.path()).read_text("utf-8")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_report_and_the_story_are_saved_during_play(party: Party, size: tuple[int, int]) -> None:
    visitor = party.visitor("Bára", size=size, bypass_csp=True)
    visitor.home()
    visitor.sit_down("bots", seats=2)
    assert visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Nastavení").click()
    expect(visitor.page.locator("[data-take]")).to_be_visible()
    assert visitor.page.locator('[data-take] [data-kind="record"]').count() == 0
    report = read_report(json.loads(content(taken(visitor, "report"))))
    assert report.seat == 0 and report.record is None and reproduced(report) == SAME
    assert report.client["width"] == size[0] and "Bára" not in json.dumps(report.to_json(), ensure_ascii=False)
    expect(visitor.page.locator("[data-take] .note")).to_contain_text("klubovna-trablici-")
    assert "Bára" in content(taken(visitor, "story"))
    lines = [json.loads(line) for line in content(taken(visitor, "lines")).splitlines()]
    assert lines[0]["seat"] == 0 and lines[0]["lang"] == "cs"
    visitor.page.locator("[data-take]").scroll_into_view_if_needed()
    visitor.picture(f"take-home-{size[0]}")
    assert not serious(visitor.page)


def test_a_finished_match_is_taken_home_and_watched_from_its_file(party: Party, tmp_path: Path) -> None:
    visitor, chance = party.visitor("Bára"), random.Random(1)
    visitor.home()
    visitor.sit_down("bots", seats=2, game="tag_team")
    while visitor.wait_for_turn():
        assert visitor.choose_from_list(chance)
    expect(visitor.page.locator(OVER)).to_be_visible()
    expect(visitor.page.locator(".end [data-take]")).to_be_visible()
    visitor.picture("take-home-end")
    report = json.loads(content(taken(visitor, "report")))
    assert report["record"] is not None
    file = tmp_path / "match.json"
    file.write_text(content(taken(visitor, "record")), "utf-8")

    friend = party.visitor("Cyril", lang="en")
    friend.page.goto(f"{party.house.address}/replay")
    friend.page.locator('input[type="file"]').set_input_files(file)
    friend.page.wait_for_url("**/replay/*")
    expect(friend.page.locator(".status")).to_be_visible()
    expect(friend.page.locator("#slider")).to_have_attribute(
        "max", str(len(json.loads(file.read_text("utf-8"))["answers"]))
    )
    friend.page.locator("#slider").press("Home")
    expect(friend.page.locator("span.at", has_text="/")).to_contain_text("0 /")
    friend.page.locator(".more select").select_option("1")
    friend.page.reload()  # the server has it open still
    expect(friend.page.locator(".status")).to_be_visible()
    friend.picture("file-replay")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_file_that_is_no_match_gets_a_sentence(party: Party, size: tuple[int, int], tmp_path: Path) -> None:
    visitor = party.visitor("Cyril", size=size, bypass_csp=True)
    visitor.net_may_fail = True  # a refusal is an answer that the console notes
    visitor.home()
    visitor.page.locator('footer a[href="/replay"]').click()
    page = visitor.page
    said = page.locator(".said")
    record = some_match(GAMES["trablici"], 2, {}, 1, 1000).save()
    bad = "Tuhle partii přehrát nejde: "
    wrong = [
        ("hello", "Tohle není záznam partie. Klubovna ho ukládá tlačítkem Záznam na konci hry, do souboru .json."),
        (json.dumps({**record, "seed": 5}), f"{bad}the seed does not fit the commitment that was published for it."),
        (" " * 600_000, "Tenhle soubor je na záznam partie moc velký."),
    ]
    for number, (text, sentence) in enumerate(wrong):
        file = tmp_path / f"{number}.json"
        file.write_text(text, "utf-8")
        page.locator('input[type="file"]').set_input_files(file)
        expect(said).to_have_text(sentence)
    visitor.picture(f"file-{size[0]}")
    assert not serious(page)


def test_a_running_match_from_a_file_can_be_watched_too(party: Party, tmp_path: Path) -> None:
    match = new_match(GAMES["smash_up"], 2, 5, {}, ["Anna", "Běta"])
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.save()), "utf-8")
    visitor = party.visitor("Cyril")
    visitor.page.goto(f"{party.house.address}/replay")
    visitor.page.locator('input[type="file"]').set_input_files(file)
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.page.locator(".more select option")).to_have_count(3)
