"""Advice and prospects over the socket: for the seat that asks, and for nobody else."""

from __future__ import annotations

from typing import Any

from klubovna.server import protocol
from klubovna.table.thinking import Thinkers
from tests.server.club import Client, club, run


async def told(client: Client, type: str, **fields: Any) -> Any:
    """The answer to a question about one's own question."""
    await client.send(type, **fields)
    while True:
        message = await client.next()
        if isinstance(message, protocol.Foreseen | protocol.Advised | protocol.Refused) and message.id == fields["id"]:
            return message


async def until_asked(client: Client) -> protocol.Ask:
    await client.until(lambda client: client.asked() is not None)
    ask = client.asked()
    assert ask is not None and ask.options is not None and client.position is not None
    return ask


def test_somebody_alone_with_bots_is_advised_and_nobody_else_hears_of_it(file: str) -> None:
    async def work() -> None:
        async with club(file, thinkers=Thinkers(2)) as here:
            [me] = await here.table(people=1, seats=2, bots=["random"])
            spectator = await here.connect(me.room)
            assert me.table is not None and me.table.hints
            ask = await until_asked(me)
            version = me.positions[ask.seat].version
            advised = await told(me, "advise", id="a1", seat=ask.seat, version=version)
            assert isinstance(advised, protocol.Advised) and advised.simulations > 0
            keys = [option.key for option in ask.options or []]
            assert {verdict.key for verdict in advised.verdicts} <= set(keys)
            assert all(abs(sum(verdict.chances) - 1.0) < 0.01 for verdict in advised.verdicts)
            foreseen = await told(me, "foresee", id="f1", seat=ask.seat, version=version)
            assert isinstance(foreseen, protocol.Foreseen)
            assert [prospect.key for prospect in foreseen.prospects] == keys
            again = await told(me, "advise", id="a2", seat=ask.seat, version=version)
            assert again.verdicts == advised.verdicts, "what was found out once is told again"
            await spectator.settle()
            assert not any('"advised"' in frame or '"foreseen"' in frame for frame in spectator.frames)
            refused = await told(spectator, "advise", id="s1", seat=ask.seat, version=version)
            assert isinstance(refused, protocol.Refused) and refused.reason.id == "not-seated"
            moves = me.positions[ask.seat].moves
            await me.answer()
            assert me.version > version and moves == 0, "asking has changed nothing at the table"

    run(work())


def test_among_people_there_is_no_advice_unless_the_host_allows_it(file: str) -> None:
    async def work() -> None:
        async with club(file, thinkers=Thinkers(2)) as here:
            for allowed in (False, True):
                clients = await here.table(people=2, start=False)
                host = clients[0]
                await host.until(lambda client: client.table is not None and client.table.seats[1].kind == "human")
                assert host.table is not None and not host.table.hints
                if allowed:
                    assert await clients[1].refused("set_hints", hints=True) == "not-host"
                    await host.do("set_hints", hints=True)
                    await host.until(lambda client: client.table.hints)
                await host.do("start", salt="00")
                for client in clients:
                    await client.until(lambda client: client.position is not None)
                asked = next(client for client in clients if client.asked() is not None)
                ask = await until_asked(asked)
                version = asked.positions[ask.seat].version
                answer = await told(asked, "advise", id="a", seat=ask.seat, version=version)
                assert isinstance(answer, protocol.Advised) == allowed
                assert allowed or answer.reason.id == "no-hints"
                assert isinstance(
                    await told(asked, "foresee", id="f", seat=ask.seat, version=version), protocol.Foreseen
                ), "what the rules say may always be known"
                other = clients[1 - clients.index(asked)]
                seat = other.seats[0]
                late = await told(other, "foresee", id="o", seat=seat, version=other.positions[seat].version)
                assert late.prospects == [], "who is not asked any more is told nothing, and not told off"
                assert await other.refused("foresee", seat=ask.seat, version=0) == "not-your-seat"

    run(work())


def test_a_thought_can_be_called_off(file: str) -> None:
    async def work() -> None:
        async with club(file, thinkers=Thinkers(2)) as here:
            [me] = await here.table(people=1, seats=2, bots=["random"])
            ask = await until_asked(me)
            version = me.positions[ask.seat].version
            await me.send("advise", id="a1", seat=ask.seat, version=version)
            await me.send("call_off", id="a1")
            second = await told(me, "advise", id="a2", seat=ask.seat, version=version)
            assert isinstance(second, protocol.Advised)
            assert not any('"id":"a1"' in frame for frame in me.frames)

    run(work())
