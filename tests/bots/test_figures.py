"""Opponents with a name, a face and a leaning."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from math import pow as power

import pytest

from klubovna.bots import FIGURES, LEVELS, Budget, Leaning, cast, level_of, new_bot, table_seconds
from klubovna.bots.figures import CAST, STRENGTHS, TEXTS, WORDS
from klubovna.bots.judge import Judge
from klubovna.bots.leaning import Tilted, leaning_judge
from klubovna.engine import Chance, Glimpse, Run, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import some_match


def glimpse(game: str, seed: int, answers: int, seats: int = 2) -> Glimpse:
    run = some_match(GAMES[game], seats, {}, seed, answers).run
    return Glimpse(run, run.asks[0])


def test_every_level_of_people_has_figures_and_programs_have_none() -> None:
    for level in STRENGTHS:
        assert [figure for figure in CAST if figure.level == level], level
    assert {figure.level for figure in CAST} == set(STRENGTHS)
    assert not set(FIGURES) & set(LEVELS), "a stored word means one thing"
    assert [figure.strength for figure in CAST] == sorted(figure.strength for figure in CAST)
    assert len({figure.name for figure in CAST}) == len(CAST)


@pytest.mark.parametrize("figure", CAST, ids=lambda figure: figure.id)
def test_a_figure_has_words_and_a_face(figure: object) -> None:
    from klubovna.bots import Figure

    assert isinstance(figure, Figure)
    for what in ("kind", "trait", "about"):
        texts = {figure.text(lang, what) for lang in ("cs", "en")}
        assert len(texts) == 2 and all(texts), "both languages, and not the same"
    picture = ElementTree.fromstring(figure.face())
    assert picture.get("viewBox") == "0 0 200 200"
    assert not [part for part in picture.iter() if part.tag.endswith(("script", "image", "use"))], "drawn by us, inert"
    assert len(figure.face()) < 4000


def test_no_words_are_left_over() -> None:
    for lang in ("cs", "en"):
        ids = {line.split(" ")[0] for line in "".join(TEXTS.sources(lang)).splitlines() if " = " in line}
        said = {f"figure-{id}-{what}" for id in FIGURES for what in ("kind", "trait", "about")}
        assert ids == said | {*WORDS, "opponents-matches"}


def test_a_figure_plays_its_level_and_keeps_its_time() -> None:
    assert level_of("sofie") == "strong" and level_of("strong") == "strong" and level_of("tricky") == "tricky"
    assert table_seconds("hynek") == table_seconds("strong") <= 0.5
    assert table_seconds("baltazar") == table_seconds("master") <= 2.0
    assert type(new_bot("betka")) is type(new_bot("skilled"))
    assert new_bot("betka").leaning is FIGURES["betka"].leaning
    assert new_bot("skilled").leaning is None, "a level itself does not lean"


def test_no_figure_sits_twice_while_its_level_has_another() -> None:
    assert cast("sofie", []) == "sofie" and cast("strong", []) == "sofie"
    assert cast("sofie", ["sofie"]) == "hynek" and cast("strong", ["hynek"]) == "sofie"
    assert cast("hynek", ["sofie", "hynek"]) == "hynek", "none is free: a twin"
    assert cast("greedy", []) == "greedy" and cast("random", ["sofie"]) == "random"


# --- leanings


@pytest.mark.parametrize("game", ["trablici", "bellum_magica"])
def test_chances_are_bent_and_certainties_are_not(game: str) -> None:
    look = glimpse(game, 3, 9)
    judge = Judge(look.game.evaluation, False)
    world = look.world(Chance(seed_key(1)))
    plain = judge.chance(world, look.seat)
    bold = Tilted(judge, Leaning(bold=0.4))
    assert 0.0 < plain < 1.0 and bold.chance(world, look.seat) == pytest.approx(plain**1.4)
    spiteful = Tilted(judge, Leaning(spite=0.3))
    spiteful.begin(world)
    assert spiteful.chance(world, look.seat) == pytest.approx(plain), "where nothing has changed nothing is tilted"
    over = some_match(GAMES[game], 2, {}, 3, 100000).run
    assert over.over
    for seat in range(2):
        assert spiteful.chance(over, seat) == judge.chance(over, seat)


def test_a_risk_looks_better_to_the_bold() -> None:
    """Half a chance of nothing and half of everything against a certain half: equal to whoever does not lean."""

    def worth(bold: float) -> float:
        bend = 1.0 + bold
        return (power(0.9, bend) + power(0.1, bend)) / 2 - power(0.5, bend)

    assert worth(0.4) > 0.0 > worth(-0.3) and worth(0.0) == pytest.approx(0.0)


def test_spite_prefers_the_loss_of_others() -> None:
    """Two options of the same worth: one gains a logit, the other costs the rival one."""
    from klubovna.engine import Evaluation, Term, Weights

    scores = [0.0, 0.0]

    def measure(state: object, seat: int, asks: object, into: list[float]) -> None:
        into[0] = scores[seat]

    evaluation = Evaluation(
        [Term("points", "points")], measure, lambda state: 0.0, lambda state: True, Weights([[1.0, 1.0, 1.0]], {})
    )
    run: Run = some_match(GAMES["trablici"], 2, {}, 3, 5).run
    for spite, prefers_loss in ((0.3, True), (-0.3, False)):
        scores[:] = [2.0, 2.0]
        judge = Tilted(Judge(evaluation, False), Leaning(spite=spite))
        judge.begin(run)
        scores[:] = [3.0, 2.0]
        gain = judge.chance(run, 0)
        scores[:] = [2.0, 1.0]
        loss = judge.chance(run, 0)
        assert (loss > gain) == prefers_loss and loss != pytest.approx(gain)


def test_where_all_win_together_nobody_leans() -> None:
    look = glimpse("defenders", 3, 5)
    judge = Judge(look.game.evaluation, True)
    assert leaning_judge(judge, Leaning(0.5, 0.5), look, Chance(seed_key(1))) is judge
    for answers in (0, 7, 15):
        look = glimpse("defenders", 4, answers)
        assert new_bot("betka", 5).choose(look) == new_bot("skilled", 5).choose(look)


def test_leanings_really_play() -> None:
    """Somewhere in a few matches a figure chooses what its level alone would not, with the same seed."""
    for figure in ("betka", "matej", "roza"):
        differs = 0
        for seed in range(120):  # leanings are slight: about one choice in forty
            look = glimpse("bellum_magica", seed, 4 + seed % 60)
            differs += new_bot(figure, 5).choose(look) != new_bot(level_of(figure), 5).choose(look)
        assert differs > 0, figure


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_never_peeks(figure: str) -> None:
    """The same choice when what its seat cannot know is dealt again."""
    for seed in range(3):
        match = some_match(GAMES["trablici"], 3, {}, seed, 8)
        ask = match.run.asks[0]
        other = match.run.redealt(ask.seat, Chance(seed_key(99)))
        choices = [new_bot(figure, 7, Budget(8)).choose(Glimpse(run, run.asks[0])) for run in (match.run, other)]
        assert choices[0] == choices[1]
