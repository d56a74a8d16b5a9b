"""The vocabulary that every game speaks. It knows no game and no network."""

from klubovna.engine.chance import Chance, Dealer, commitment, seed_key
from klubovna.engine.errors import BadRecord, Refused, RuleBroke, brief
from klubovna.engine.evaluation import Evaluation, Fact, Term, Weights, parse_weights, shipped_weights, sigmoid
from klubovna.engine.events import Event, Log
from klubovna.engine.fields import As, Derived, Memo, Parent, Passing, Shared, Spread
from klubovna.engine.flow import Ask, Flow, Option, choose, confirm, in_order, pick_some, together
from klubovna.engine.game import Game, GameOption
from klubovna.engine.gauges import Gauge, Odds
from klubovna.engine.hidden import Unknown
from klubovna.engine.match import Match, Setup, check_seed, new_match
from klubovna.engine.record import load_match
from klubovna.engine.report import Report
from klubovna.engine.run import Run
from klubovna.engine.shown import Nothing, Printed, Shown
from klubovna.engine.state import Result, State, canonical, digest
from klubovna.engine.text import COMMON, LANGUAGES, Message, Texts, Who, rule_text
from klubovna.engine.view import Glimpse
from klubovna.engine.zones import EVERYBODY, NOBODY, Pile, knows, only, redeal

__all__ = [
    "COMMON",
    "EVERYBODY",
    "LANGUAGES",
    "NOBODY",
    "As",
    "Ask",
    "BadRecord",
    "Chance",
    "Dealer",
    "Derived",
    "Evaluation",
    "Event",
    "Fact",
    "Flow",
    "Game",
    "GameOption",
    "Gauge",
    "Glimpse",
    "Log",
    "Match",
    "Memo",
    "Message",
    "Nothing",
    "Odds",
    "Option",
    "Parent",
    "Passing",
    "Pile",
    "Printed",
    "Refused",
    "Report",
    "Result",
    "RuleBroke",
    "Run",
    "Setup",
    "Shared",
    "Shown",
    "Spread",
    "State",
    "Term",
    "Texts",
    "Unknown",
    "Weights",
    "Who",
    "brief",
    "canonical",
    "check_seed",
    "choose",
    "commitment",
    "confirm",
    "digest",
    "in_order",
    "knows",
    "load_match",
    "new_match",
    "only",
    "parse_weights",
    "pick_some",
    "redeal",
    "rule_text",
    "seed_key",
    "shipped_weights",
    "sigmoid",
    "together",
]
