"""The laws: what must hold for every game, at every moment, however it is played.

Each law takes a match in any position and raises AssertionError where it does not hold. `tests/laws` runs them
over every registered game; an outside game can do the same in its own tests with `some_match` and `LAWS`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from math import isfinite, prod
from typing import Any, Final

import msgspec

from klubovna.bots import Budget, new_bot
from klubovna.engine import (
    LANGUAGES,
    Chance,
    Event,
    Game,
    Glimpse,
    Log,
    Match,
    Message,
    Refused,
    Run,
    Shown,
    State,
    brief,
    canonical,
    load_match,
    new_match,
    rule_text,
    seed_key,
)
from klubovna.engine.changes import changed, changes
from klubovna.engine.fitting import open_asks
from klubovna.engine.shown import plain
from klubovna.engine.state import spelled
from klubovna.lab.fields import Field, declared

LOOK_AHEAD: Final = 12  # how many answers a law plays on to compare two futures
MOST_TRIED: Final = 16  # how many options of one ask are tried out


def option_sets(game: Game, seats: int) -> list[dict[str, Any]]:
    """Every combination of the game's options, the defaults first; long lists are thinned out."""
    values = [[o.default, *(v for v in o.allowed(seats) if v != o.default)] for o in game.options]
    total = prod(len(each) for each in values)
    return [combination(game, values, number) for number in range(0, total, 1 if total <= 48 else total // 48 + 1)]


def combination(game: Game, values: list[list[Any]], number: int) -> dict[str, Any]:
    """The combination with this number, the last option turning fastest."""
    chosen: list[Any] = []
    for each in reversed(values):
        number, at = divmod(number, len(each))
        chosen.append(each[at])
    return dict(zip([option.name for option in game.options], reversed(chosen), strict=True))


def some_match(game: Game, seats: int, options: dict[str, Any], seed: int, answers: int) -> Match:
    """A match after this many random answers, or at its end if that comes sooner."""
    match = new_match(game, seats, seed, options)
    play_on(match, answers, Chance(seed_key(f"{seed:x}")))
    return match


def play_on(match: Match, answers: int, choices: Chance) -> None:
    for _ in range(answers):
        if match.over:
            return
        seat, key = random_answer(match, choices)
        match.answer(seat, key)


def random_answer(match: Match, choices: Chance) -> tuple[int, str]:
    ask = match.asks[choices.below(len(match.asks))]
    return ask.seat, ask.options[choices.below(len(ask.options))].key


def seats_and_spectator(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def shown(match: Match) -> bytes:
    """All that anybody can see: views, asks and events of every seat and of a spectator."""
    return canonical(
        [[match.view(seat), match.asks_for(seat), match.events_for(seat)] for seat in seats_and_spectator(match)]
    )


def law_1_fork(match: Match) -> None:
    """A fork is the same game: same digest, same future for the same choices, and neither disturbs the other."""
    before, seen = match.digest(), shown(match)
    twin, other = match.fork(), match.fork()
    assert twin.digest() == before and shown(twin) == seen
    choices = Chance(seed_key("f0"))
    for _ in range(LOOK_AHEAD):
        if twin.over:
            break
        seat, key = random_answer(twin, choices)
        twin.answer(seat, key)
        other.answer(seat, key)
        assert twin.digest() == other.digest()
        assert shown(twin) == shown(other)
        assert twin.fork().digest() == twin.digest()
    assert match.digest() == before and shown(match) == seen, "playing on in a fork changed the match"


def law_2_replay(match: Match) -> None:
    """A record gives back the same bytes; so does the position's own data."""
    record = json.loads(json.dumps(match.save()))
    again = load_match(match.game, record)
    assert again.digest() == match.digest()
    assert shown(again) == shown(match)
    assert canonical(again.save()) == canonical(record)
    state = match.run.checkpoint
    data = canonical(state.to_json())
    assert data == spelled(state.to_json()), "the state has data that JSON has not, or floats"
    assert canonical(state.copy().to_json()) == data, "copy() lost something"
    assert canonical(match.game.load(json.loads(data)).to_json()) == data, "load() lost something"


def law_3_no_leak(match: Match) -> None:
    """Redealing what a seat cannot know changes nothing that the seat sees, now or in what follows."""
    for seat in seats_and_spectator(match):
        for seed in range(3):
            twin = match.redeal(seat, seed)
            where = f"seat {seat}, redeal {seed}"
            assert canonical(twin.view(seat)) == canonical(match.view(seat)), f"the view tells hidden things: {where}"
            assert asked_bytes(twin.run, seat) == asked_bytes(match.run, seat), f"an ask tells: {where}"
            assert reasons_bytes(twin, seat) == reasons_bytes(match, seat), f"a reason tells: {where}"
            match.game.check(twin.run.state)
            follow_twins(match, seat, seed)
    for ask in match.asks:  # a world must be playable to the end by the seat that thinks in it
        world = match.redeal(ask.seat, 7)
        play_on(world, LOOK_AHEAD * 3, Chance(seed_key("f1")))


def follow_twins(match: Match, seat: int | None, seed: int) -> None:
    """Start the step again from its data, once as it is and once redealt, with the same luck and the same answers.

    As long as the seat sees the same, it must be asked and told the same.
    """
    checkpoint = match.run.checkpoint
    redealt = checkpoint.copy()
    match.game.redeal(redealt, seat, Chance(seed_key(f"{seed:x}")))
    redealt.chance = checkpoint.chance.copy()
    true_log, twin_log = Log(), Log()
    true = Run(match.game, checkpoint.copy(), True, true_log)
    twin = Run(match.game, redealt, True, twin_log)
    choices = Chance(seed_key("f2"))
    for _ in range(LOOK_AHEAD):
        if view_bytes(true, seat) != view_bytes(twin, seat):
            return  # something was shown to the seat: from here on the two worlds may differ
        told = [canonical([told_to(event, seat) for event in log.events]) for log in (true_log, twin_log)]
        assert told[0] == told[1], f"events told seat {seat} something its view hides"
        assert asked_bytes(true, seat) == asked_bytes(twin, seat), f"being asked told seat {seat} something"
        if true.over or twin.over:
            assert true.over == twin.over
            return
        which = choices.below(len(true.asks))
        index = choices.below(len(true.asks[which].options))
        key = true.asks[which].options[index].key
        there = twin.asks[which].index_of(key)
        if there < 0:
            return
        true.answer(which, index)
        twin.answer(which, there)


def view_bytes(run: Run, seat: int | None) -> bytes:
    return canonical(run.game.view(run.state, seat))


def told_to(event: Event, seat: int | None) -> Any:
    """An event as the seat gets it, but for what was meant for its eyes (in which order it drew its cards)."""
    return event.kind if event.knows(seat) else event.to_json(seat)


def asked_bytes(run: Run, seat: int | None) -> bytes:
    """The open questions as the seat knows them. Who has finished a secret plan is no secret: left out."""
    return canonical(open_asks(run, seat))


def reasons_bytes(match: Match, seat: int | None) -> bytes:
    """Why the seat cannot choose what it sees. Whom one waits for in a secret plan differs: rivals plan anew."""
    waits = seat is None or match.ask_for(seat) is None
    if waits and any(ask.planning for ask in match.asks):
        return b""
    return canonical([hindrance.to_json() for hindrance in match.why_not(seat)])


def law_4_nothing_is_lost(match: Match) -> None:
    """Every component is in exactly one place, now and after every answer that follows."""
    match.game.check(match.run.state)
    twin = match.fork()
    choices = Chance(seed_key("f4"))
    for _ in range(LOOK_AHEAD):
        play_on(twin, 1, choices)
        twin.game.check(twin.run.state)


def law_5_options_are_sound(match: Match) -> None:
    """Never empty, unique keys, same order twice, and each one can be applied."""
    again = match.fork()
    for ask, same in zip(match.asks, again.asks, strict=True):
        keys = [option.key for option in ask.options]
        assert keys, f"{ask.why} offers nothing"
        assert len(set(keys)) == len(keys), f"{ask.why} offers a key twice: {sorted(keys)}"
        assert keys == [option.key for option in same.options]
        assert 0 <= ask.seat < match.seats
        for key in keys[:: max(1, len(keys) // MOST_TRIED)]:
            tried = match.fork()
            tried.answer(ask.seat, key)
            tried.game.check(tried.run.state)


def law_6_it_ends(game: Game, seats: int, options: dict[str, Any], seed: int, style: str) -> int:
    """A match ends within the game's bound, whether played at random or stubbornly; returns its decisions."""
    run = Run(game, game.start(seats, options, Chance(seed_key(seed))), False)
    choices = Chance(seed_key(seed + 1))
    decisions = 0
    while not run.over:
        asks = run.asks
        which = choices.below(len(asks))
        many = len(asks[which].options)
        if style == "first":
            index = 0
        elif style == "last":
            index = many - 1
        elif style == "turning":
            index = decisions % many
        else:
            index = choices.below(many)
        run.play(which, index)
        decisions += 1
        assert decisions <= game.most_decisions, f"{game.id} goes on after {decisions} decisions ({style}, seed {seed})"
    check_result(run.state)
    return decisions


def check_result(state: State) -> None:
    result = state.result
    assert result is not None
    assert len(result.scores) == state.seats
    assert all(0 <= seat < state.seats for seat in result.winners)
    assert result.winners == sorted(set(result.winners))


def law_7_undo(match: Match) -> None:
    """Undo returns to byte-equal earlier positions, step by step; in a redealt world to those of that world."""
    there_and_back(match.fork())
    for ask in match.asks[:1]:
        there_and_back(match.redeal(ask.seat, 7))


def there_and_back(twin: Match) -> None:
    trail: list[tuple[str, bytes]] = []
    choices = Chance(seed_key("f7"))
    for _ in range(LOOK_AHEAD):
        if twin.over:
            break
        trail.append((twin.digest(), shown(twin)))
        twin.answer(*random_answer(twin, choices))
    for digest, seen in reversed(trail):
        twin.undo()
        assert twin.digest() == digest
        assert shown(twin) == seen
    play_on(twin, 3, choices)


def law_8_refusal(match: Match) -> None:
    """A wrong seat, a wrong key, a stale or repeated answer is refused with a reason before anything is touched."""
    before, seen = match.digest(), shown(match)
    asked = {ask.seat for ask in match.asks}
    wrong: list[tuple[int, str, int | None]] = [(99, "yes", None), (-1, "yes", None), (0, "no such key", None)]
    for seat in range(match.seats):
        if seat not in asked:
            key = match.asks[0].options[0].key if match.asks else "yes"
            wrong.append((seat, key, None))
    for ask in match.asks:
        wrong.append((ask.seat, "", None))
        wrong.append((ask.seat, ask.options[0].key + "x", None))
        wrong.append((ask.seat, ask.options[0].key, match.version + 1))
        wrong.append((ask.seat, ask.options[0].key, match.version - 1))
    for seat, key, version in wrong:
        try:
            match.answer(seat, key, version)
        except Refused as refusal:
            assert len(str(refusal)) > 10, "a refusal gives its reason"
        else:
            raise AssertionError(f"{key!r} by seat {seat} at version {version} was accepted")
    assert match.digest() == before and shown(match) == seen, "a refused answer changed something"


def law_9_texts(match: Match) -> None:
    """Every question, option, reason and event can be said in every language, and its rule can be looked up."""
    texts = match.game.texts
    names = ["Eva", "Petr", "Jana", "Karel", "Olga", "Ivo"][: match.seats]
    used = {ask.rule for ask in match.asks} | {event.rule for event in match.events}
    used |= {hindrance.rule for ask in match.asks for hindrance in match.why_not(ask.seat)}
    for lang in LANGUAGES:
        for ask in match.asks:
            said(texts.has(lang, "ask-" + ask.why), lang, "ask-" + ask.why)
            ask.text(lang, names)
            for option in ask.options:
                assert option.text.texts.has(lang, option.text.id), f"no {lang} text {option.text.id!r}"
                option.label(lang, names, ask.seat)
            for hindrance in match.why_not(ask.seat):
                text = hindrance.text
                assert text.texts.has(lang, text.id), f"no {lang} text {text.id!r}"
                hindrance.label(lang, names, ask.seat)
        for event in match.events:
            for seat in seats_and_spectator(match):
                said(texts.has(lang, event.message_id(seat)), lang, event.message_id(seat))
                event.text(texts, lang, seat, names)
        for rule in sorted(used):
            said(texts.has(lang, rule_text(rule)), lang, rule_text(rule))
        if match.result is not None:
            said(texts.has(lang, "end-" + match.result.cause), lang, "end-" + match.result.cause)
        for seat in seats_and_spectator(match):
            assert match.game.screen(match.view(seat), lang, names, 80)


def law_10_every_event_shows_the_table(match: Match) -> None:
    """Whoever looks after an event sees a possible table, nothing hidden, and an event that the game has declared."""
    game = match.game
    twin = match.fork()
    told = len(twin.events)
    seen: list[int] = []
    public: list[Shown] = [twin.public()]
    owns: list[list[Shown]] = [[twin.own(seat) for seat in range(twin.seats)]]

    def watch(state: State) -> None:
        seen.append(len(twin.events))
        public.append(game.public(state))
        check_change(public[-2], public[-1])
        where = f"after event {twin.events[-1].kind}"
        own = [game.own(state, seat) for seat in range(state.seats)]
        if twin.log.still:
            assert (public[-1], own) == (public[-2], owns[-1]), f"{where} the table is not what it was before it"
        owns.append(own)
        try:
            game.check(state)
        except AssertionError as error:
            raise AssertionError(f"{where} the table is not possible: {error}") from error
        for seat in range(state.seats):
            world = state.copy()
            game.redeal(world, seat, Chance(seed_key(seat)))
            assert game.public(world) == game.public(state), f"{where} the table tells seat {seat} hidden things"
            assert game.own(world, seat) == game.own(state, seat), f"{where} seat {seat} sees hidden things"

    twin.log.watch = watch
    play_on(twin, LOOK_AHEAD, Chance(seed_key("fa")))
    assert seen == list(range(told + 1, len(twin.events) + 1))
    if game.events is not None:
        for event in match.events[-200:]:
            check_event(game, event)
        patterns = [ref_pattern(ref) for ref in game.refs]
        for ask in match.asks:
            for option in ask.options:
                for ref in option.refs:
                    check_ref(patterns, ref, option.key)


def check_change(old: Shown, new: Shown) -> None:
    """What a client has, and what it is told to have changed, make what there is now."""
    told = json.loads(msgspec.json.encode(changes(old, new)))
    assert changed(plain(old), told) == plain(new), f"the change {told} does not lead to the new view"


def check_event(game: Game, event: Event) -> None:
    """The event has the arguments that were declared for its kind; those with a question mark for some seats only."""
    assert game.events is not None
    assert event.kind in game.events, f"event {event.kind!r} is not declared"
    declared = game.events[event.kind]
    for seat, args in [(None, event.args), *((event.private or {}).items())]:
        for name, arg in args.items():
            type = declared.get(name, declared.get(name + "?"))
            assert type is not None, f"event {event.kind!r} has an undeclared argument {name!r}"
            assert is_declared(arg, type), f"argument {name!r} of event {event.kind!r} is not {type}: {arg!r}"
        if seat is None:
            for name in declared:
                assert name in args or name.endswith("?"), f"event {event.kind!r} lacks {name!r}"


def is_declared(arg: Any, type: Any) -> bool:
    if isinstance(type, str):  # the name of a visible thing
        return isinstance(arg, Message) and re.fullmatch(ref_pattern(type), arg.ref) is not None
    return isinstance(arg, type) and not (type is int and isinstance(arg, bool))


def ref_pattern(ref: str) -> str:
    """`row:${number}` as a regular expression; any other word stands for the id of something printed."""
    return "".join(
        re.escape(part) if at % 2 == 0 else (r"\d+" if part == "number" else ".+")
        for at, part in enumerate(re.split(r"\$\{(\w+)\}", ref))
    )


def check_ref(patterns: list[str], ref: str, key: str) -> None:
    assert any(re.fullmatch(pattern, ref) for pattern in patterns), f"option {key!r} has an undeclared ref {ref!r}"


def said(there: bool, lang: str, id: str) -> None:
    assert there, f"no {lang} text {id!r}"


def law_11_fields(match: Match) -> None:
    """Every field is declared, copied, written and read, and copies share nothing that can be changed."""
    state = match.run.checkpoint
    data = canonical(state.to_json())
    twin = state.copy()
    Comparison(False).same(state, twin, "copy")
    loaded = match.game.load(json.loads(data))
    Comparison(True).same(state, loaded, "load")
    assert canonical(loaded.to_json()) == data, "load() lost something"
    for thing, written in things(twin):
        for name, field in declared(type(thing)).items():
            if not field.fixed and "Passing" not in field.words:
                touch(match.game, twin, thing, name, field, written)
    assert canonical(twin.to_json()) == canonical(state.to_json()) == data


class Comparison:
    """Walks two positions side by side. They must be alike in every field, yet share nothing that can be changed."""

    def __init__(self, loaded: bool) -> None:
        self.loaded = loaded  # whether the second was loaded: what is found again on demand may still be missing
        self.met: dict[int, Any] = {}

    def same(self, a: Any, b: Any, where: str) -> None:
        assert type(a) is type(b), f"{where}: {brief(a)} became {brief(b)}"
        fields = declared_of(a)
        changeable = isinstance(a, list | dict | set) or (hasattr(a, "copy") and len(fields) > 0)
        assert a is not b or not changeable, f"{where}: shared by both"
        if isinstance(a, list | tuple):
            assert len(a) == len(b), f"{where}: {len(a)} became {len(b)}"
            for at, (mine, yours) in enumerate(zip(a, b, strict=True)):
                self.same(mine, yours, f"{where}[{at}]")
        elif isinstance(a, dict):
            assert a.keys() == b.keys(), f"{where}: other keys"
            for key in a:
                self.same(a[key], b[key], f"{where}[{key}]")
        elif fields:
            if id(a) in self.met:
                assert self.met[id(a)] is b or not changeable, f"{where}: belongs to another one"
            elif a is not b:
                self.met[id(a)] = b
                self.same_fields(a, b, fields, where)
        else:
            assert a == b, f"{where}: {brief(a)} became {brief(b)}"

    def same_fields(self, a: Any, b: Any, fields: dict[str, Field], where: str) -> None:
        strangers = set(getattr(a, "__dict__", fields)) - set(fields)
        assert not strangers, f"{where}: {', '.join(sorted(strangers))} is not declared in __init__"
        for name, field in fields.items():
            if "Passing" in field.words or (self.loaded and "Memo" in field.words):
                continue
            if "Shared" not in field.words or getattr(a, name) is not getattr(b, name):
                self.same(getattr(a, name), getattr(b, name), f"{where}.{name}")


def declared_of(thing: Any) -> dict[str, Field]:
    """The fields of an object that is part of a position; of anything else none."""
    is_ours = type(thing).__module__ != "builtins" and (hasattr(thing, "to_json") or hasattr(thing, "copy"))
    return declared(type(thing)) if is_ours else {}


def things(state: State) -> list[tuple[Any, bool]]:
    """One object of each class that a position consists of, and whether it is part of the JSON."""
    found: dict[type, tuple[Any, bool]] = {}
    unwritten: list[Any] = []
    for written, waiting in ((True, [state]), (False, unwritten)):
        while waiting:
            thing = waiting.pop()
            if isinstance(thing, list | tuple):
                waiting.extend(thing)
            elif isinstance(thing, dict):
                waiting.extend(thing.values())
            elif type(thing) not in found and (fields := declared_of(thing)):
                found[type(thing)] = thing, written
                for name, field in fields.items():
                    if "Shared" not in field.words:
                        (waiting if field.written else unwritten).append(getattr(thing, name))
    return list(found.values())


def touch(game: Game, state: State, thing: Any, name: str, field: Field, written: bool) -> None:
    """Change one field for a moment: a copy must have the change, and so must the JSON if the field is written."""
    before, value = canonical(state.to_json()), getattr(thing, name)
    where = f"{type(thing).__name__}.{name}"
    try:
        setattr(thing, name, another(value))
    except (AttributeError, TypeError):  # the compiled build takes no value of another type
        return
    try:
        check_touched(game, state, before, where, field, written)
    finally:
        setattr(thing, name, value)


def check_touched(game: Game, state: State, before: bytes, where: str, field: Field, written: bool) -> None:
    """A value that no position could have may well break what reads it: then at least it is read."""
    if "Parent" not in field.words:
        with suppress(AttributeError, TypeError, ValueError, IndexError, KeyError):
            Comparison(False).same(state, state.copy(), f"copy with another {where}")
    if field.written and written:
        with suppress(AttributeError, TypeError, ValueError, IndexError, KeyError):
            after = canonical(state.to_json())
            assert after != before, f"{where} is not written by to_json()"
            assert canonical(game.load(json.loads(after)).to_json()) == after, f"{where} is not read by load()"


def another(value: Any) -> Any:
    """Some other value, of the same type where that is possible."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple | list):
        return type(value)() if value else type(value)([1])
    if isinstance(value, dict):
        return {} if value else {1: 1}
    if isinstance(value, set):
        return value ^ {1}
    return 1


def law_12_fair_worlds(match: Match) -> None:
    """The worlds in which a bot thinks are the same, whatever is true behind what its seat can see.

    Redeal the truth for a seat: from the same chance come byte-equal worlds, so no bot can choose otherwise.
    """
    for ask in match.asks:
        for seed in range(3):
            twin = match.redeal(ask.seat, seed)
            chance = Chance(seed_key(f"{seed + 90:x}"))
            true = match.run.redealt(ask.seat, chance)
            guessed = twin.run.redealt(ask.seat, chance)
            assert canonical(true.state.to_json()) == canonical(guessed.state.to_json()), (
                f"seat {ask.seat} imagines other worlds when the truth is another (redeal {seed})"
            )
            assert asked_bytes(true, ask.seat) == asked_bytes(guessed, ask.seat)


def law_14_bots_never_peek(match: Match, level: str, simulations: int = 4) -> None:
    """With a fixed seed and budget a bot chooses the same when all that its seat cannot know is dealt anew."""
    for ask in match.asks:
        key = bot_choice(match, ask.seat, level, simulations)
        for seed in range(2):
            there = bot_choice(match.redeal(ask.seat, seed), ask.seat, level, simulations)
            assert there == key, f"{level} on seat {ask.seat} chooses {key}, and {there} when the truth is another"


def bot_choice(match: Match, seat: int, level: str, simulations: int) -> str:
    ask = match.ask_for(seat)
    assert ask is not None
    return new_bot(level, 7, Budget(simulations)).choose(Glimpse(match.run, ask))


def law_13_terms(match: Match) -> None:
    """A seat's score is the sum of its terms, chances add up, and every term can be said."""
    evaluation = match.game.evaluation
    if evaluation is None:
        return
    state, asks = match.run.state, match.run.asks
    weights = evaluation.weights_in(state)
    assert 0.0 <= evaluation.progress(state) <= 1.0
    for seat in range(match.seats):
        amounts = evaluation.amounts(state, seat, asks)
        assert len(amounts) == len(evaluation.terms) and all([isfinite(amount) for amount in amounts])
        score = sum([weight * amount for weight, amount in zip(weights, amounts, strict=True)])
        assert abs(score - evaluation.score(state, seat, asks)) < 1e-9, "the terms do not add up to the score"
        if evaluation.facts is not None:
            facts = evaluation.facts(state, seat)
            for at in {fact.term for fact in facts}:
                split = sum([fact.amount for fact in facts if fact.term == at])
                assert abs(split - amounts[at]) < 1e-9, f"the facts of {evaluation.terms[at].name} do not add up"
    chances = evaluation.chances(state, asks)
    assert all([0.0 <= chance <= 1.0 for chance in chances])
    if not evaluation.cooperative:
        assert abs(sum(chances) - 1.0) < 1e-9, f"chances add up to {sum(chances)}"
    for lang in LANGUAGES:
        for term in evaluation.terms:
            said(match.game.texts.has(lang, "term-" + term.name), lang, "term-" + term.name)
            said(match.game.texts.has(lang, "term-" + term.told), lang, "term-" + term.told)
            said(match.game.texts.has(lang, "unit-" + term.unit), lang, "unit-" + term.unit)
    advice_is_sound(match)


def advice_is_sound(match: Match) -> None:
    """Advice names every option, leaves the position alone and knows nothing that its seat does not."""
    evaluation = match.game.evaluation
    if evaluation is None or evaluation.advise is None:
        return
    for ask in match.asks:
        for quick in (False, True):
            before = canonical(match.run.state.to_json())
            opinions = evaluation.advise(match.run.state, ask, quick)
            assert len(opinions) in (0, len(ask.options)) and all([isfinite(opinion) for opinion in opinions])
            assert canonical(match.run.state.to_json()) == before, "advice changed the position"
            twin = match.redeal(ask.seat, 3)
            there = twin.ask_for(ask.seat)
            assert there is not None
            assert evaluation.advise(twin.run.state, there, quick) == opinions, "advice knows hidden things"


LAWS: Final[dict[str, Callable[[Match], None]]] = {
    "fork": law_1_fork,
    "replay": law_2_replay,
    "no leak": law_3_no_leak,
    "nothing is lost": law_4_nothing_is_lost,
    "options are sound": law_5_options_are_sound,
    "undo": law_7_undo,
    "refusal": law_8_refusal,
    "texts": law_9_texts,
    "every event shows the table": law_10_every_event_shows_the_table,
    "fields": law_11_fields,
    "fair worlds": law_12_fair_worlds,
    "terms": law_13_terms,
}
