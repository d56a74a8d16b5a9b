"""Finding and proving puzzles: positions in which one answer is clearly the best, whoever looks, however long.

Bots play; every question is looked at briefly, and whatever still promises something, ever longer. A proof is made with
ten times the thought of a hint and two seeds, and can be repeated by anybody: `klubovna puzzles GAME --check`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from klubovna.bots import new_bot
from klubovna.bots.advice import SIMULATIONS, Verdict, mean_chances, sample_of
from klubovna.engine import Ask, BadRecord, Chance, Game, Glimpse, Match, digest, new_match, seed_key
from klubovna.engine.flow import Several
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Workers, do_all
from klubovna.teacher.puzzle import SOLVERS, Puzzle
from klubovna.teacher.weighing import Question

BUDGET: Final = 10 * SIMULATIONS  # of a proof with one seed
PROOFS: Final = (1, 2)  # seeds
LEADING: Final = 5  # options that share it; all meet in a first round
FIRST_ROUND: Final = 12  # worlds
LEAD: Final = 0.15  # by which the best answer beats the second,
LATER_LEAD: Final = 0.05  # and in the questions that follow in the same turn
NOT_WON: Final = 0.8  # the seat's chance before it is below this
LOOKS: Final = ((3, 3, 0.08), (6, 5, 0.12))  # worlds and options of the looks at every question, and the lead they want
SKETCHES: Final = (32, 100)  # worlds that are tried before a proof: most positions fail already there
OPENED: Final = 0.12  # of a match is over: openings are no puzzles
LATE: Final = 0.4  # of a team's match: before it a single choice hardly decides
LONGEST: Final = 5  # questions of a line
MOST_IN_MATCH: Final = 2
TRIES: Final = 10  # of every level at the first question; who finds the answer in
ENOUGH: Final = 8  # of them solves the puzzle
PLAYERS: Final = ("casual", "skilled", "newcomer", "skilled")
TEAM: Final = ("strong",)  # weaker ones have lost together long before a choice decides
TABLES: Final = (2, 3, 2, 1, 4)  # seats, match by match, as far as the game has them: among few a choice weighs more


class Proof:
    """What was found about one question with one seed."""

    def __init__(self, verdicts: list[Verdict]) -> None:
        self.verdicts: list[Verdict] = verdicts
        self.best: Verdict = verdicts[0]
        self.lead: float = verdicts[1].behind  # ahead of the second

    @property
    def ends(self) -> bool:
        """Whether the best answer wins at once, in every world but the odd one."""
        won = [sample for sample in self.best.samples if sample.ended and self.best.chance > 0.0]
        return len(won) >= 0.95 * len(self.best.samples) and self.best.chance >= 0.95


def prove(match: Match, ask: Ask, seed: int | str, budget: int = BUDGET) -> Proof:
    """All options meet in a few worlds, the leading ones in many new ones."""
    question = Question(match, ask, Chance(seed_key(f"proof {seed}")))
    everything = question.compared("all", question.order, FIRST_ROUND)
    leading = [verdict.index for verdict in everything[:LEADING]]
    return Proof(question.compared("leading", leading, max(2, budget // len(leading))))


def mine(setting: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The puzzles of one match of bots, JSON-ready; the number decides everything about it."""
    game = find_game(setting["game"])
    tables = [seats for seats in TABLES if game.seats[0] <= seats <= game.seats[1]]
    seats = tables[number % len(tables)]
    chance = Chance(seed_key(f"mining {setting['game']} {setting['seed']} {number}"))
    seed = chance.below(1_000_000_000)
    match = new_match(game, seats, seed, {})
    levels = TEAM if game.cooperative else PLAYERS
    bots = [new_bot(levels[chance.below(len(levels))], f"{seed} {seat}") for seat in range(seats)]
    found: list[dict[str, Any]] = []
    rest_until = 0
    while not match.over and len(found) < MOST_IN_MATCH:
        ask = match.asks[0]
        if match.version >= rest_until and promising(match, ask, chance):
            puzzle = examined(match, ask, seed)
            if puzzle is not None:
                found.append(puzzle)
                rest_until = match.version + 4 * seats  # the next questions of the turn are the same puzzle
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
    return found


def promising(match: Match, ask: Ask, chance: Chance) -> bool:
    """Brief looks: is it a question, past the opening, not won yet, and is one option better than the others?"""
    evaluation = match.game.evaluation
    if len(ask.options) < 2 or evaluation is None:
        return False
    if evaluation.progress(match.run.state) < (LATE if match.game.cooperative else OPENED):
        return False
    question = Question(match, ask, chance.spawn(f"glance {match.version}"))
    return all(lead_of(question, worlds, many) >= lead for worlds, many, lead in LOOKS) and (
        standing(match, ask) < NOT_WON
    )


def lead_of(question: Question, worlds: int, many: int) -> float:
    """By how much the best seems to beat the second, among the options that look best at once."""
    return question.compared(f"look {worlds}", question.order[:many], worlds)[1].behind


def standing(match: Match, ask: Ask) -> float:
    """The seat's chance as the position lies, before anybody thinks."""
    question = Question(match, ask, Chance(seed_key("standing")))
    runs = [question.glimpse.world(Chance(seed_key(f"standing {number}")), False) for number in range(4)]
    return mean_chances([sample_of(question.judge, run, ask.seat) for run in runs])[ask.seat]


def examined(match: Match, ask: Ask, seed: int) -> dict[str, Any] | None:
    """The puzzle of a promising position, if it can be proved and some level solves it."""
    if len(ask.options) == 2 and finds(SOLVERS[0], match, ask, brief_best(match, ask)):
        return None  # a choice of two that is obvious is none
    proofs = proved(match, ask, BUDGET, LEAD)
    if not proofs:
        return None
    steps = [step_of(proofs)]
    best = proofs[0].best.key
    level = next((level for level in SOLVERS if finds(level, match, ask, best)), None)
    if level is None:
        return None
    then = match.fork()
    then.answer(ask.seat, best)
    while (following := own_question(then, ask.seat)) is not None and len(steps) < LONGEST:
        proofs_then = proved(then, following, BUDGET // 4, LATER_LEAD)
        if not proofs_then:
            break
        steps.append(step_of(proofs_then))
        then.answer(ask.seat, proofs_then[0].best.key)
    start = {
        "game": match.game.id,
        "seats": match.seats,
        "seed": seed,
        "when": [f"{seat}: {key}" for seat, key in match.answers],
    }
    about = {
        "seat": ask.seat,
        "kind": kind_of(match, proofs),
        "level": level,
        "before": round(standing(match, ask), 3),
        "step": steps,
    }
    id = f"{about['kind']}-{digest([start['seed'], match.digest()])[:6]}"
    return {"id": id, "why": ask.why, "options": len(ask.options), "start": start, "puzzle": about}


def own_question(match: Match, seat: int) -> Ask | None:
    """The seat's next question of the same turn, if it is asked next and alone."""
    asks = match.asks
    if not asks or asks[0].seat != seat or len(asks[0].options) < 2:
        return None
    evaluation = match.game.evaluation
    if evaluation is not None and evaluation.quiet(match.run.state):
        return None
    return asks[0]


def proved(match: Match, ask: Ask, budget: int, lead: float) -> list[Proof]:
    """The proofs that the same answer is the best by so much, whatever the seed; none where it is not."""
    sketched = Question(match, ask, Chance(seed_key("sketch")))
    if any(lead_of(sketched, worlds, LEADING) < lead for worlds in SKETCHES):
        return []
    proofs: list[Proof] = []
    for seed in PROOFS:
        proofs.append(prove(match, ask, seed, budget))
        if proofs[-1].lead < lead or proofs[-1].best.key != proofs[0].best.key:
            return []
    return proofs


def step_of(proofs: list[Proof]) -> dict[str, Any]:
    worth = {verdict.key: round(verdict.chance, 3) for verdict in proofs[0].verdicts}
    return {"best": proofs[0].best.key, "worth": worth}


def kind_of(match: Match, proofs: list[Proof]) -> str:
    if all(proof.ends for proof in proofs):
        return "win"
    if match.game.cooperative:
        return "survive"
    return "plan" if isinstance(match.run.asked, Several) else "odds"


def finds(level: str, match: Match, ask: Ask, best: str) -> bool:
    """Whether bots of a level find the answer nearly always."""
    found = 0
    for number in range(TRIES):
        found += new_bot(level, f"puzzle {number}").choose(Glimpse(match.run, ask)) == best
        if found + TRIES - 1 - number < ENOUGH:
            return False
    return True


def brief_best(match: Match, ask: Ask) -> str:
    """What seems best before anything is proved."""
    question = Question(match, ask, Chance(seed_key("brief")))
    return question.compared("brief", question.order[:LEADING], FIRST_ROUND)[0].key


def check_puzzle(puzzle: Puzzle, budget: int = BUDGET) -> float:
    """Prove a shipped puzzle again; returns the smallest lead of its first answer. BadRecord where it does not hold."""
    match = puzzle.begin()
    smallest = 1.0
    for number, step in enumerate(puzzle.steps):
        ask = match.ask_for(puzzle.seat)
        if ask is None or ask.index_of(step.best) < 0:
            raise BadRecord(f"{puzzle.id}: {step.best} is not offered to seat {puzzle.seat} in step {number + 1}.")
        if number == 0 and standing(match, ask) >= NOT_WON:
            raise BadRecord(f"{puzzle.id}: seat {puzzle.seat} has won already.")
        lead = LEAD if number == 0 else LATER_LEAD
        for seed in PROOFS:
            proof = prove(match, ask, seed, budget if number == 0 else budget // 4)
            if proof.best.key != step.best or proof.lead < lead:
                raise BadRecord(
                    f"{puzzle.id}: in step {number + 1} {proof.best.key} is best by {proof.lead:.3f} with seed {seed}, "
                    f"not {step.best} by {lead}."
                )
            if number == 0:
                smallest = min(smallest, proof.lead)
        match.answer(puzzle.seat, step.best)
    return smallest


def find(
    game: Game,
    many: int,
    seed: int,
    workers: Workers,
    keep: Path | None = None,
    progress: Callable[[int, int], None] = lambda matches, found: None,
) -> list[dict[str, Any]]:
    """Mine until there are so many puzzles; finished matches are kept in the file, and whoever was stopped goes on."""
    setting = {"game": game.id, "rules": game.rules, "seed": seed}
    kept = Kept(keep, "mined matches", setting)
    matches = max(len(kept.pieces), workers.many)
    while True:
        pieces = do_all(mine, setting, kept, matches, workers)
        found = selected([puzzle for piece in pieces for puzzle in piece], many)
        progress(matches, len(found))
        if len(found) >= many:
            return found
        matches += workers.many


def selected(found: list[dict[str, Any]], many: int) -> list[dict[str, Any]]:
    """So many different ones: always the one that has least in common with those that are taken already."""
    left = sorted(found, key=lambda one: (-min(3, len(one["puzzle"]["step"])) - min(4, one["options"]) / 4, one["id"]))
    traits = {one["id"]: traits_of(one) for one in left}
    seen: Counter[tuple[str, ...]] = Counter()
    kept: list[dict[str, Any]] = []
    while left and len(kept) < many:
        one = min(left, key=lambda one: sum(seen[trait] for trait in traits[one["id"]]))
        left.remove(one)
        kept.append(one)
        seen.update(traits[one["id"]])
    return kept


def traits_of(one: dict[str, Any]) -> list[tuple[str, ...]]:
    """What makes two puzzles alike: the answer counts most, then its verb, the question and how hard it is."""
    about = one["puzzle"]
    best = about["step"][0]["best"]
    why = one["why"]
    return [
        ("answer", why, best),
        ("answer again", why, best),
        ("verb", why, best.split(":")[0]),
        ("question", why),
        ("kind", about["kind"]),
        ("level", about["level"]),
        ("match", str(one["start"]["seed"])),
    ]
