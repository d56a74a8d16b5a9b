"""Playing and replaying in the terminal: numbered options, the rule on demand, advice, undo."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape

from klubovna.bots import Bot, Budget, table_bot
from klubovna.bots.advice import advise
from klubovna.bots.foresight import Change, foresee
from klubovna.engine import Ask, Glimpse, Match, Message, Refused, Texts, rule_text

words: Final = Texts("klubovna.terminal")
QUIT: Final = "q"
ADVICE_SECONDS: Final = 3.0
BEST: Final = 3  # options that are shown


def words_for(lang: str, id: str, **args: object) -> str:
    return Message(words, id, args).text(lang)


def bot_names(lang: str, seats: int, human: str) -> list[str]:
    return [human, *words_for(lang, "bot-names").split()][:seats]


def play(match: Match, human: int | None, level: str, lang: str, console: Console) -> Match:
    """One human (or none) against bots, until the end or until the human leaves."""
    bots: list[Bot] = [table_bot(level, f"{match.setup.seed} {seat}") for seat in range(match.seats)]
    told = 0
    console.print(f"[bold]{words_for(lang, 'help')}[/bold]")
    while not match.over:
        ask = open_ask(match, human)
        if ask.seat != human:
            match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
            continue
        told = tell_story(match, lang, human, told, console)
        show_table(match, lang, human, console)
        if not answer_by_hand(match, ask, lang, console):
            console.print(words_for(lang, "bye", version=match.version))
            return match
        told = min(told, len(match.events))
    tell_story(match, lang, human, told, console)
    show_table(match, lang, human, console)
    show_result(match, lang, human, console)
    return match


def open_ask(match: Match, human: int | None) -> Ask:
    """The next question to answer; the human's last, so that bots never keep anybody waiting."""
    for ask in match.asks:
        if ask.seat != human:
            return ask
    return match.asks[0]


def tell_story(match: Match, lang: str, seat: int | None, since: int, console: Console) -> int:
    for sentence in match.story(lang, seat, since):
        console.print(f"  [dim]{escape(sentence)}[/dim]")
    return len(match.events)


def show_table(match: Match, lang: str, seat: int | None, console: Console) -> None:
    names = [match.name(other, lang) for other in range(match.seats)]
    console.rule()
    for line in match.game.screen(match.view(seat), lang, names, console.width):
        console.print(line, no_wrap=False)
    console.print()


def answer_by_hand(match: Match, ask: Ask, lang: str, console: Console) -> bool:
    """Let the human choose; False when they leave."""
    show_question(ask, lang, match.names, console)
    while True:
        try:
            typed = console.input(f"{words_for(lang, 'prompt')} (1-{len(ask.options)} ? a u l q): ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return False
        if typed == QUIT:
            return False
        if typed == "?":
            show_rule(match, ask.rule, lang, console)
        elif typed == "a":
            show_advice(match, ask, lang, console)
        elif typed == "l":
            tell_story(match, lang, ask.seat, 0, console)
        elif typed == "u":
            if undo_to_own_choice(match, ask.seat):
                console.print(words_for(lang, "undone"))
                return True
            console.print(words_for(lang, "cannot-undo"))
        else:
            numbers = typed.replace(",", " ").split()
            if numbers and all(is_number(n) for n in numbers) and 1 <= int(numbers[0]) <= len(ask.options):
                return choose_numbers(match, ask, [int(n) for n in numbers], lang, console)
            console.print(words_for(lang, "bad-number", most=len(ask.options)))


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10


def show_question(ask: Ask, lang: str, names: list[str], console: Console) -> None:
    console.print(f"[bold]{escape(ask.text(lang, names))}[/bold]")
    if ask.batch is not None and ask.batch.picked:
        among = {option.key: option.label(lang, names, ask.seat) for option in ask.batch.among}
        console.print(
            "  " + escape(words_for(lang, "picked", labels=", ".join(among[key] for key in ask.batch.picked)))
        )
    for number, option in enumerate(ask.options, 1):
        console.print(f"  [bold]{number:>2}[/bold]  {escape(option.label(lang, names, ask.seat))}")


def choose_numbers(match: Match, ask: Ask, numbers: list[int], lang: str, console: Console) -> bool:
    """The first number answers now; more of them answer the following picks of the same dialog."""
    keys = [ask.options[n - 1].key for n in numbers if 1 <= n <= len(ask.options)]
    for key in keys:
        now = match.ask_for(ask.seat)
        if now is None or now.why != ask.why or now.index_of(key) < 0:
            break
        try:
            match.answer(ask.seat, key)
        except Refused as refusal:
            console.print(words_for(lang, "refused", reason=str(refusal)))
            break
        if ask.batch is None:
            break
    return True


def undo_to_own_choice(match: Match, seat: int) -> bool:
    """Take back everything up to and including the seat's last answer."""
    if all(who != seat for who, _ in match.answers):
        return False
    while match.answers:
        who = match.answers[-1][0]
        match.undo()
        if who == seat:
            return True
    return True


def show_rule(match: Match, rule: str, lang: str, console: Console) -> None:
    text = match.game.texts.text(lang, rule_text(rule))
    console.print(f"  [italic]{escape(words_for(lang, 'rule', number=rule, text=text))}[/italic]")


def show_advice(match: Match, ask: Ask, lang: str, console: Console) -> None:
    """The best options with their chances and reasons, and what each would do; from what the human can know."""
    glimpse = Glimpse(match.run, ask)
    for verdict in advise(glimpse, match.version, Budget(seconds=ADVICE_SECONDS)).verdicts[:BEST]:
        option = ask.options[verdict.index]
        label = option.label(lang, match.names, ask.seat)
        about = words_for(
            lang,
            "advice",
            number=verdict.index + 1,
            label=label,
            chance=round(100 * verdict.chance),
            error=max(1, round(200 * verdict.error)),
            equal="yes" if verdict.equal and verdict.behind > 0.0 else "no",
        )
        console.print(f"  [bold]{escape(about)}[/bold]")
        for reason in verdict.reasons:
            sign = "+" if reason.good else "−"
            console.print(f"      {sign} {escape(reason.message.text(lang, match.names, ask.seat))}")
        prospect = foresee(glimpse, verdict.index, match.version)
        for odds in prospect.odds:
            said = words_for(lang, "odds", name=odds.name.text(lang), part=odds.part, of=odds.of)
            console.print(f"      [dim]{escape(said)}[/dim]")
        for change in prospect.changes:
            console.print(f"      [dim]{escape(foretold(change, match, ask.seat, lang))}[/dim]")


def foretold(change: Change, match: Match, seat: int, lang: str) -> str:
    name = change.gauge.name.text(lang, match.names, seat)
    after = str(change.low) if change.low == change.high else f"{change.low}–{change.high}"
    return f"{name}: {change.gauge.value} ▸ {after}"


def show_result(match: Match, lang: str, seat: int | None, console: Console) -> None:
    result = match.result
    assert result is not None
    console.print(f"[bold]{words_for(lang, 'final')}[/bold]")
    for other in sorted(range(match.seats), key=lambda other: -result.scores[other]):
        mark = "★" if other in result.winners else " "
        console.print(f"  {mark} {escape(match.name(other, lang))}: {result.scores[other]}")
    console.print(escape(match.game.texts.text(lang, "end-" + result.cause)))
    if result.winners:
        names = ", ".join(match.name(seat, lang) for seat in result.winners)
        mine = "yes" if result.winners == [seat] else "no"
        said = words_for(lang, "winner", names=names, many=len(result.winners), mine=mine)
        console.print(f"[bold]{escape(said)}[/bold]")
    else:
        console.print(f"[bold]{words_for(lang, 'nobody-won')}[/bold]")
    console.print(words_for(lang, "seed", seed=str(match.setup.seed)))


def replay(match: Match, lang: str, seat: int | None, console: Console) -> None:
    """A finished or running match told from its start, with the table at the end."""
    tell_story(match, lang, seat, 0, console)
    show_table(match, lang, seat, console)
    if match.over:
        show_result(match, lang, seat, console)
