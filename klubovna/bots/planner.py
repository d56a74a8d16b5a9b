"""Plans a turn: plays every promising option on, in worlds that all options share, to the next quiet moment.

1. A prior: the game's advice, or one decision ahead in a few worlds. The best few options stay.
2. Sequential halving: all that are left are simulated in the same new worlds, then the worse half drops out.
   Whoever is clearly behind before that drops out at once, so that a clear case takes little thought.
3. A simulation is a world, the option, and sensible play of all seats until a turn or round begins; there the chance of
   the seat is judged, by a master once more after the next turn. Every seat plays from what it can know in that world.
4. My own next questions of the same turn are not left to habit: a small tree, keyed by what I am asked, tries the
   alternatives as well, and is kept for the next question of the turn.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from klubovna.bots.base import Bot, Budget
from klubovna.bots.judge import Judge
from klubovna.bots.leaning import leaning_judge
from klubovna.bots.people import slips, tempted
from klubovna.bots.policy import Policy
from klubovna.bots.worlds import World, advised, ask_number, best_of, one_ahead, ranked, whose
from klubovna.engine import Ask, Chance, Glimpse, Run, seed_key
from klubovna.engine.flow import Several, Together
from klubovna.engine.text import args_to_json

LOGIT: Final = 0.25  # of chance, for a logit where all is open
LEAST: Final = 0.002  # of chance, for a logit where all is decided: what looks better is still preferred
LOOK: Final = 8  # worlds after which it is looked who is clearly behind
USUAL: Final = 0.4  # logits by which simulations of two options differ in one world, before any have been seen
FEW: Final = 4.0  # differences for which that counts
LONGEST: Final = 400  # decisions of one simulation, should no quiet moment come


class Style:
    """How a planner thinks. The figures are the levels' own; the defaults are what measured best."""

    def __init__(
        self,
        simulations: int = 64,
        candidates: int = 6,
        prior_worlds: int = 8,
        blind_decisions: int = 6,
        doubt: float = 0.08,
        tree: int = 2,
        temperature: float = 0.0,
        beyond: int = 0,
        ordered: bool = False,
        firmness: float = 0.0,
        care: float = 0.0,
        sure: float = 0.0,
    ) -> None:
        self.simulations: int = simulations  # for one choice and each rival: among many, luck weighs more
        self.candidates: int = candidates  # options that are simulated
        self.prior_worlds: int = prior_worlds
        self.blind_decisions: int = blind_decisions  # its length where a game has no quiet moments
        self.doubt: float = doubt  # logits by which the prior is usually off
        self.temperature: float = temperature  # as of people's eyes: options that are close are sometimes confused
        self.tree: int = tree  # how many of my own next questions are searched
        self.beyond: int = beyond  # quiet moments after the game's horizon at which a simulation is judged as well
        self.ordered: bool = ordered  # in the tree alternatives come in the order of the game's advice, not of the list
        self.firmness: float = firmness  # how surely rivals plan in secret what advice thinks best; 0: always
        self.care: float = (
            care  # the same of plans that are being made now, by careful advice; 0: at a glance, as later ones
        )
        self.sure: float = sure  # standard errors behind the best at which an option drops out at once; 0: never


class Node:
    """One of my questions inside the turn, known by the answers before it and by what it offers."""

    def __init__(self, opinions: list[float]) -> None:
        self.order: list[int] = ranked(opinions)
        self.visits: list[int] = [0] * len(opinions)
        self.totals: list[float] = [0.0] * len(opinions)
        self.all: int = 0

    def pick(self) -> int:
        """The habit first; with more visits more alternatives, by upper confidence."""
        width = min(len(self.order), 1 + int(sqrt(self.all) / 2.0))
        best = self.order[0]
        highest = -1.0
        spread = log(self.all + 1.0)
        for place in range(width):
            index = self.order[place]
            visits = self.visits[index]
            if visits == 0:
                return index
            bound = self.totals[index] / visits + EXPLORE * sqrt(spread / visits)
            if bound > highest:
                best, highest = index, bound
        return best


EXPLORE: Final = 0.15


def logit_at(chance: float) -> float:
    """How much chance a logit is worth: most where all is open, little where all is decided."""
    return max(LEAST, chance * (1.0 - chance))


class Planner(Bot):
    def __init__(self, seed: int | str = 0, style: Style | None = None, budget: Budget | None = None) -> None:
        self.chance: Chance = Chance(seed_key(seed))
        self.style: Style = Style() if style is None else style
        self.budget: Budget = Budget() if budget is None else budget
        self.played: int = 0  # simulations of the last choice, for whoever measures
        self.plan: dict[str, Node] = {}  # the tree of the last choice, for the next question of the turn
        self.path: str = ""  # where in it the match stands

    def index(self, glimpse: Glimpse) -> int:
        if len(glimpse.ask.options) == 1:
            return 0
        values = self.values(glimpse)
        chosen = best_of(values)
        if self.style.temperature > 0.0:
            scale = logit_at(values[chosen]) / LOGIT  # a slip weighs the same for who is far behind
            chosen = tempted(values, scale * self.style.temperature, slips(glimpse))
        self.path = f"{chosen}/"
        return chosen

    def values(self, glimpse: Glimpse) -> list[float]:
        """The chance after each option; those that dropped out stand below all that stayed."""
        self.budget.begin()
        chance = self.chance.spawn(f"{self.chance.word()}")
        plain = Judge(glimpse.game.evaluation, glimpse.game.cooperative)
        judge = leaning_judge(plain, self.leaning, glimpse, chance)
        opinions = self.prior(glimpse, chance, judge)
        search = Search(glimpse, judge, self.style, self.budget, chance, opinions)
        search.remember(self.plan, self.path + signature(glimpse.ask))
        rivals = 1 if judge.together else max(1, glimpse.seats - 1)
        values = search.halve(self.budget.simulations or self.style.simulations * rivals)
        self.played = search.played
        self.plan = search.nodes
        return values

    def prior(self, glimpse: Glimpse, chance: Chance, judge: Judge) -> list[float]:
        """What each option looks like at once, in logits."""
        opinions = advised(glimpse, chance.spawn("prior"))
        if opinions:
            return opinions
        values = one_ahead(glimpse, chance, self.style.prior_worlds, judge)
        return [value / LOGIT for value in values]


class Search:
    """The simulations of one choice."""

    def __init__(
        self, glimpse: Glimpse, judge: Judge, style: Style, budget: Budget, chance: Chance, opinions: list[float]
    ) -> None:
        self.glimpse: Glimpse = glimpse
        self.judge: Judge = judge
        self.policy: Policy = Policy(judge, style.firmness)
        self.style: Style = style
        self.budget: Budget = budget
        self.chance: Chance = chance
        self.opinions: list[float] = opinions
        self.totals: list[float] = [0.0] * len(opinions)
        self.visits: list[int] = [0] * len(opinions)
        self.ends: list[list[float]] = [[] for _ in opinions]  # what each simulation came to, world by world
        self.nodes: dict[str, Node] = {}
        self.played: int = 0
        self.worlds: int = 0

    def remember(self, plan: dict[str, Node], path: str) -> None:
        """Begin with what the last choice of the turn learned about this question, if it foresaw it."""
        node = plan.get(path)
        if node is None or len(node.visits) != len(self.visits):
            return
        self.visits = node.visits[:]
        self.totals = node.totals[:]
        start = path + ">"
        for key, later in plan.items():
            if key.startswith(start):
                self.nodes[key[len(start) :]] = later

    def halve(self, wanted: int) -> list[float]:
        """Spend the simulations in equal rounds; after each the worse half of the options drops out."""
        left = ranked(self.opinions)[: max(2, self.style.candidates)]
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(rounds):
            worlds = max(1, wanted // (rounds * len(left)))
            for _ in range(worlds):
                if self.budget.spent() or len(left) == 1:
                    break
                self.try_all(left)
                if self.style.sure > 0.0 and self.worlds % LOOK == 0:
                    left = self.still_open(left)
            if number < rounds - 1:
                estimates = self.estimates()
                left = sorted(left, key=lambda index: -estimates[index])[: (len(left) + 1) // 2]
        return self.final(left)

    def still_open(self, left: list[int]) -> list[int]:
        """Without those that are clearly behind the best, in the worlds that both have met, or never differ from it."""
        estimates = self.estimates()
        leader = left[0]
        for index in left:
            if estimates[index] > estimates[leader]:
                leader = index
        best = self.ends[leader]
        return [index for index in left if index == leader or not is_behind(self.ends[index], best, self.style.sure)]

    def try_all(self, left: list[int]) -> None:
        """One new world, met by every option that is left."""
        world = World(self.glimpse, self.chance.spawn(f"sim {self.worlds}"))
        self.worlds += 1
        for index in left:
            value = self.simulate(world, index)
            self.totals[index] += value
            self.visits[index] += 1
            self.ends[index].append(value)
            self.played += 1

    def estimates(self) -> list[float]:
        """Means of the simulations, drawn towards the prior while they are few."""
        best = max(self.opinions)
        played = sum(self.visits)
        middle = sum(self.totals) / played if played else 0.5
        logit = logit_at(middle)
        trust = noise(self.ends, logit) / (self.style.doubt * logit) ** 2
        return [
            (self.totals[index] + trust * (middle + logit * (self.opinions[index] - best)))
            / (self.visits[index] + trust)
            for index in range(len(self.opinions))
        ]

    def final(self, left: list[int]) -> list[float]:
        values = [value - 1.0 for value in self.estimates()]
        for index in left:
            values[index] += 1.0
        return values

    def simulate(self, world: World, index: int) -> float:
        """The chance of the seat after the option and sensible play to the next quiet moment.

        Who looks beyond it takes the mean of what is judged there and later; an end counts for all that would follow.
        """
        seat = self.glimpse.seat
        run = self.glimpse.world(world.dealer, keep=self.policy.needs_forks)
        luck = world.dealer.spawn("luck")
        path = f"{index}"
        trail: list[Node] = []
        picks: list[int] = []
        quiet = Quiet(self.judge, self.style, run)
        begun = run.asked
        run.play(ask_number(run, seat), index)
        judged = 0.0
        left = self.style.beyond
        while run.asked is not None:
            if quiet.reached(run):
                if left == 0:
                    break
                judged += self.judge.chance(run, seat)
                left -= 1
                quiet.left = 1
            which = whose(run, seat)
            ask = run.asks[which]
            if ask.seat == seat and len(trail) < self.style.tree and len(ask.options) > 1:
                path = path + "/" + signature(ask)
                chosen = self.descend(path, run, which, luck, trail, picks)
                path = path + f">{chosen}"
            else:
                care = self.style.care if same_plans(begun, run.asked) else 0.0
                chosen = self.policy.choose(run, which, luck, care)
            run.play(which, chosen)
        value = (judged + (1 + left) * self.judge.chance(run, seat)) / (1 + self.style.beyond)
        self.ended(index, run)
        for place in range(len(trail)):
            node = trail[place]
            node.all += 1
            node.visits[picks[place]] += 1
            node.totals[picks[place]] += value
        return value

    def ended(self, index: int, run: Run) -> None:
        """A simulation of this option is over: for whoever wants to look at its end."""

    def descend(self, path: str, run: Run, which: int, luck: Chance, trail: list[Node], picks: list[int]) -> int:
        """My own next question: searched in its turn."""
        node = self.nodes.get(path)
        if node is None:
            opinions = self.policy.opinions(run, which) if self.style.ordered else []
            if not opinions:
                habit = self.policy.choose(run, which, luck)
                opinions = [0.0] * len(run.asks[which].options)
                opinions[habit] = 1.0
            node = Node(opinions)
            self.nodes[path] = node
        chosen = node.pick()
        trail.append(node)
        picks.append(chosen)
        return chosen


def mean_loss(ends: list[float], best: list[float]) -> float:
    """What the one lost to the other, on average over the worlds that both have met."""
    lost = 0.0
    for at in range(len(ends)):
        lost += best[at] - ends[at]
    return lost / len(ends)


def scatter(ends: list[float], best: list[float]) -> float:
    """The squares of how far each world's loss is from the mean one, added up."""
    lost = mean_loss(ends, best)
    squares = 0.0
    for at in range(len(ends)):
        off = best[at] - ends[at] - lost
        squares += off * off
    return squares


def noise(ends: list[list[float]], logit: float) -> float:
    """How much a simulation of an option scatters, besides what its world does to all options: its variance.

    The more they scatter, the more simulations it takes to know better than the prior.
    """
    best = max(ends, key=len)
    squares, count = FEW * (USUAL * logit) ** 2, FEW
    for others in ends:
        if others is not best and len(others) > 1:
            squares += scatter(others, best)
            count += len(others) - 1.0
    return squares / count / 2.0  # a difference of two options scatters twice as much as one option


def is_behind(ends: list[float], best: list[float], sure: float) -> bool:
    """Whether the one lost so much to the other, world by world, that it can hardly be chance."""
    many = len(ends)
    return mean_loss(ends, best) >= sure * sqrt(scatter(ends, best) / (many - 1) / many)


def same_plans(begun: Ask | Several | None, asked: Ask | Several | None) -> bool:
    """Whether the secret plans that were being made at first are still being made."""
    return isinstance(begun, Several) and isinstance(asked, Several) and asked.table is begun.table


class Quiet:
    """Watches a simulation for the moment when it should be judged."""

    def __init__(self, judge: Judge, style: Style, run: Run) -> None:
        self.judge: Judge = judge
        self.left: int = 1 if judge.evaluation is None else judge.evaluation.horizon
        self.decisions: int = LONGEST if judge.evaluation is not None else style.blind_decisions
        self.before: bool = judge.evaluation is not None and judge.evaluation.quiet(run.state)
        self.asked: int | Together = who_is_asked(run)

    def reached(self, run: Run) -> bool:
        evaluation = self.judge.evaluation
        self.decisions -= 1
        if self.decisions < 0:
            return not isinstance(run.asked, Several)  # a half-made plan tells nothing
        if evaluation is None:
            return False
        now = evaluation.quiet(run.state)
        asked = who_is_asked(run)
        if now and (not self.before or is_next(self.asked, asked)):
            self.left -= 1
        self.before = now
        self.asked = asked
        return self.left <= 0


def who_is_asked(run: Run) -> int | Together:
    """The seat that is asked, or the secret plans that are being made; -1 where the match is over."""
    asked = run.asked
    if isinstance(asked, Several):
        return asked.table
    return -1 if asked is None else asked.seat


def is_next(before: int | Together, now: int | Together) -> bool:
    """Whether a turn was ended at once, or a new round of plans has begun: each is a quiet moment of its own."""
    if isinstance(before, int):
        return isinstance(now, int) and before >= 0 and now >= 0 and now != before
    return not isinstance(now, int) and now is not before


def signature(ask: Ask) -> str:
    """What I am asked, as I can know it."""
    about = "" if ask.args is None else str(args_to_json(ask.args))
    return ask.why + about + " " + " ".join([option.key for option in ask.options])
