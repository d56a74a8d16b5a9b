"""What the terminal says: its own words, questions with numbered options, rules."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape

from klubovna.engine import Ask, Game, Message, Texts, rule_text

words: Final = Texts("klubovna.terminal")


def words_for(lang: str, id: str, **args: object) -> str:
    return Message(words, id, args).text(lang)


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


def show_rule(game: Game, rule: str, lang: str, console: Console) -> None:
    text = game.texts.text(lang, rule_text(rule))
    console.print(f"  [italic]{escape(words_for(lang, 'rule', number=rule, text=text))}[/italic]")
