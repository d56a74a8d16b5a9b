"""Levels, budgets and how bots search and err."""

from __future__ import annotations

import pytest

from klubovna.bots import LEVELS, Bot, Budget, Level, new_bot, table_bot
from klubovna.bots.judge import Judge, OwnGain
from klubovna.bots.people import tempted
from klubovna.bots.planner import LEAST, LOGIT, Node, Planner, Style, is_behind, logit_at, noise, same_plans, signature
from klubovna.bots.policy import Policy
from klubovna.bots.worlds import World, best_of, ranked
from klubovna.engine import Chance, Glimpse, Refused, Run, Weights, parse_weights, seed_key, sigmoid
from klubovna.engine.evaluation import Odds
from klubovna.engine.flow import Several
from klubovna.games import GAMES
from klubovna.games.trablici.bot import TERMS
from klubovna.lab.laws import some_match
from tests.toy import TOY


def glimpse(game: str, seed: int, answers: int) -> Glimpse:
    run = some_match(GAMES[game], 2, {}, seed, answers).run
    return Glimpse(run, run.asks[0])


def test_levels_have_their_names_and_greedy_stays_the_last() -> None:
    assert list(LEVELS) == ["newcomer", "casual", "skilled", "strong", "master", "random", "greedy"]
    with pytest.raises(Refused, match="There is no bot 'clever'"):
        new_bot("clever")
    with pytest.raises(Refused, match="There is no bot 'clever'"):
        table_bot("clever")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_make_the_same_choice(level: str) -> None:
    for answers in (0, 5, 17):
        look = glimpse("trablici", 3, answers)
        before = look._run.state.to_json()
        keys = {new_bot(level, 5, Budget(8)).choose(look) for _ in range(2)}
        assert len(keys) == 1
        assert look._run.state.to_json() == before, "thinking changed the match"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_secret_plans_to_the_end(level: str) -> None:
    run = Run(TOY, TOY.start(2, {}, Chance(seed_key(2))))
    bots = [new_bot(level, seat, Budget(4)) for seat in range(2)]
    decisions = 0
    while not run.over:
        ask = run.asks[-1]
        run.play(len(run.asks) - 1, bots[ask.seat].index(Glimpse(run, ask)))
        decisions += 1
        assert decisions <= TOY.most_decisions


def test_a_planner_keeps_to_its_budget() -> None:
    look = glimpse("trablici", 3, 5)
    planner = Planner(1, Style(simulations=20))
    planner.index(look)
    assert 0 < planner.played <= 20
    few = Planner(1, Style(simulations=20), Budget(6))
    few.index(look)
    assert 0 < few.played <= 6
    hurried = Planner(1, Style(simulations=20), Budget(seconds=1e-9))
    hurried.index(look)
    assert hurried.played == 0


def test_the_tree_is_kept_for_the_next_question_of_the_turn() -> None:
    run = some_match(GAMES["trablici"], 2, {}, 3, 4).run
    planner = Planner(1, Style(simulations=40, tree=2))
    foreseen = 0
    for _ in range(12):
        ask = run.asks[0]
        plan, path = planner.plan, planner.path + signature(ask)
        chosen = planner.index(Glimpse(run, ask))
        if path in plan and len(ask.options) > 1:
            foreseen += 1
            assert sum(plan[path].visits) > 0
        assert len(planner.plan) <= 2 * 40 + 80, "the tree grows with the simulations of a turn only"
        run.play(0, chosen)
    assert foreseen > 0


def test_a_clear_case_takes_less_thought() -> None:
    saved = 0
    for answers in range(4, 16):
        look = glimpse("trablici", 3, answers)
        whole, brief = Planner(1, Style(simulations=120)), Planner(1, Style(simulations=120, sure=3.0))
        whole.index(look)
        brief.index(look)
        assert brief.played <= whole.played
        saved += whole.played - brief.played
    assert saved > 0


def test_behind_is_who_loses_by_more_than_chance() -> None:
    best = [0.6, 0.2, 0.7, 0.3, 0.6, 0.2, 0.7, 0.3]
    assert is_behind([value - 0.05 for value in best], best, 3.0), "a little, but in every world"
    assert not is_behind(best[4:] + best[1:4] + [0.25], best, 3.0), "in one world only"
    assert is_behind(best, best, 3.0), "what never differs need not be told apart"
    assert not is_behind([value + 0.05 for value in best], best, 3.0)


def test_noise_is_what_worlds_do_to_one_option_and_not_to_another() -> None:
    worlds = [0.6, 0.2, 0.7, 0.3] * 8
    calm = noise([worlds, [value - 0.2 for value in worlds]], LOGIT)
    wild = noise([worlds, worlds[::-1]], LOGIT)
    assert noise([[], []], LOGIT) > calm, "nothing is known yet"
    assert wild > 10 * calm


def test_plans_that_are_made_now_are_guessed_with_care_and_later_ones_at_a_glance() -> None:
    game = GAMES["tag_team"]
    assert game.evaluation is not None
    match = some_match(game, 2, {}, 5, 10)
    assert [ask.why for ask in match.asks] == ["build", "build"]
    run, policy = match.run, Policy(Judge(game.evaluation, False), firmness=4.0)
    glance, weighed = policy.opinions(run, 1), policy.opinions(run, 1, careful=True)
    assert ranked(glance) != ranked(weighed)
    guesses = {care: policy.choose(run, 1, Chance(seed_key(1)), care) for care in (0.0, 1e4)}
    assert weighed[guesses[1e4]] == max(weighed) and guesses[0.0] != guesses[1e4]
    world = match.fork().run
    begun = world.asked
    assert same_plans(begun, world.asked)
    world.play(1, 0)
    assert same_plans(begun, world.asked), "the other plan of this round is still to be made"
    rounds = world.state.to_json()["round"]
    while same_plans(begun, world.asked):
        assert world.state.to_json()["round"] == rounds
        world.play(0, 0)
    assert isinstance(world.asked, Several), "plans of the next round"


def test_a_logit_means_little_where_all_is_decided() -> None:
    assert logit_at(0.5) == LOGIT
    assert logit_at(0.9) == pytest.approx(logit_at(0.1)) == pytest.approx(0.09)
    assert logit_at(0.0) == logit_at(1.0) == LEAST > 0.0


def test_seconds_or_cancelling_end_a_thought() -> None:
    budget = Budget(seconds=1e-9)
    budget.begin()
    assert budget.spent()
    patient = Budget(5)
    patient.begin()
    assert not patient.spent()
    patient.cancel()
    assert patient.spent()


def test_a_level_of_another_package_plays() -> None:
    class First(Bot):
        def __init__(self, seed: int | str = 0) -> None:
            self.seed = seed

        def index(self, glimpse: Glimpse) -> int:
            return 0

    level = Level("first", lambda seed, budget: First(seed))
    look = glimpse("trablici", 3, 5)
    assert level.make(1, Budget()).choose(look) == look.ask.options[0].key


def test_options_meet_the_same_world() -> None:
    look = glimpse("trablici", 3, 5)
    world = World(look, Chance(seed_key(9)))
    plain = look.world(Chance(seed_key(9)), keep=False)
    for _ in range(2):
        assert look.world(world.dealer, keep=False).state.to_json() == plain.state.to_json()


def test_errors_fall_where_options_are_close() -> None:
    values = [0.5, 0.49, 0.2]
    drawn = [tempted(values, 0.04, Chance(seed_key(seed))) for seed in range(200)]
    assert 0 < drawn.count(1) < drawn.count(0)
    assert 2 not in drawn, "a blunder of 30 points is no slip"
    assert tempted(values, 0.0, Chance(seed_key(1))) == 0


def test_a_newcomer_is_dazzled_and_sees_its_own_side_only() -> None:
    look = glimpse("trablici", 3, 60)
    run = look._run
    evaluation = GAMES["trablici"].evaluation
    assert evaluation is not None
    own = OwnGain(evaluation, False, obvious=True, dazzle=2.0)
    own.begin(run, look.seat)
    assert own.chance(run, look.seat) == pytest.approx(0.5)
    assert [count for count, term in zip(own.counts, TERMS, strict=True) if not term.obvious] == [0.0] * 5
    assert own.counts[0] == 2.0
    other = run.fork()
    other.state.players[1 - look.seat].markers = (1, 2, 3, 4)  # type: ignore[attr-defined]
    assert own.chance(other, look.seat) == own.chance(run, look.seat)
    assert Judge(evaluation, False).chance(other, look.seat) < Judge(evaluation, False).chance(run, look.seat)


def test_a_node_starts_with_habit_and_widens() -> None:
    node = Node([0.0, 1.0, 0.5])
    assert node.pick() == 1
    node.all, node.visits, node.totals = 40, [0, 40, 0], [0.0, 10.0, 0.0]
    assert node.pick() == 2


def test_ranking_keeps_the_order_of_equals() -> None:
    assert ranked([0.1, 0.3, 0.3]) == [1, 2, 0]
    assert best_of([0.3, 0.3 + 1e-12, 0.1]) == 0


GOOD = "rules = 1\ncommit = 'x'\nseed = 1\ngames = 2\n[weights]\n" + "\n".join(
    f"{term.name} = [0, 1, 3]" for term in TERMS
)


def test_weights_are_interpolated_between_three_stages() -> None:
    weights = parse_weights(GOOD, TERMS)
    assert [weights.at(moment)[0] for moment in (-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 9.0)] == [0, 0, 0.5, 1, 2, 3, 3]
    assert weights.origin == {"rules": 1, "commit": "x", "seed": 1, "games": 2}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("not toml", "are not TOML"),
        (GOOD.replace("seed = 1", ""), "by which seed"),
        (GOOD.replace("markers", "makers"), "differ in makers, markers"),
        (GOOD.replace("[0, 1, 3]", "[0, 1]", 1), "takes 3 numbers"),
        (GOOD.replace("[0, 1, 3]", "[0, 1, true]", 1), "takes 3 numbers"),
        (GOOD.replace("[0, 1, 3]", "[0, 1, nan]", 1), "takes 3 numbers"),
        (GOOD.partition("[weights]")[0], "no table"),
        (f"odds = 1\n{GOOD}", "not a table"),
        (f"{GOOD}\n[odds.few]\nslope = [1, 1, 1]\nshift = [0, 0, 0]", "odds.few are not"),
        (f"{GOOD}\n[odds.2]\nslope = [1, 1, 1]", "odds.2 are not"),
        (f"{GOOD}\n[odds.2]\nslope = [1, 0, 1]\nshift = [0, 0, 0]", "turns the order"),
        (f"{GOOD}\n[odds.2]\nslope = [1, 1, 1]\nshift = [0, 0]", "odds.2.shift takes 3 numbers"),
    ],
)
def test_wrong_weights_get_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_weights(text, TERMS)


def test_odds_change_what_people_are_told_and_nothing_that_bots_see() -> None:
    match = some_match(GAMES["defenders"], 2, {}, 3, 0)
    evaluation = match.game.evaluation
    assert evaluation is not None
    state, asks = match.run.state, match.asks
    score = evaluation.score(state, 0, asks)
    odds = {2: Odds([0.5, 1.0, 1.0], [0.25, 0.0, 0.0])}
    plain = evaluation.judging_by(Weights(evaluation.weights.by_term, {}))
    honest = evaluation.judging_by(Weights(evaluation.weights.by_term, {}, odds))
    assert evaluation.progress(state) == 0.0
    assert honest.chance(state, 0, asks) == plain.chance(state, 0, asks) == plain.told(state, 0, asks)
    assert honest.told(state, 0, asks) == pytest.approx(sigmoid(0.5 * score + 0.25))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.evaluation], ids=lambda game: game.id)
def test_shipped_weights_say_where_they_come_from(game: object) -> None:
    evaluation = game.evaluation  # type: ignore[attr-defined]
    assert isinstance(evaluation.weights, Weights)
    assert 1 <= evaluation.weights.origin["rules"] <= game.rules  # type: ignore[attr-defined]
