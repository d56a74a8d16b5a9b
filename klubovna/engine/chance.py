"""Chance: a keyed generator whose whole state is a key and a counter, the same on every Python.

Word number n of the stream is a slice of BLAKE2b(key, n), so a copy is two fields, nobody who lacks the
key can guess the next word, and no standard library may change what a seed means.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Annotated, Any, Final

from mypy_extensions import i64

from klubovna.engine.fields import As, Memo

MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
SMALL: Final = 1 << 29  # a draw below this is made of the two halves of a word: its products fit into a machine's word


def seed_key(seed: int | str, mixed_in: list[str] | None = None) -> bytes:
    """The key of a seed; `mixed_in` are the numbers that players contributed to it."""
    text = f"{seed:d}" if isinstance(seed, int) else seed.lower()
    mixer = blake2b(text.encode(), digest_size=32, person=b"klubovna seed")
    for number in mixed_in or []:
        mixer.update(b"\x00" + number.encode())
    return mixer.digest()


def commitment(seed: int | str) -> str:
    """What may be published before play: fixes the seed and does not tell it."""
    text = f"{seed:d}" if isinstance(seed, int) else seed.lower()
    return blake2b(text.encode(), digest_size=32, person=b"klubovna commit").hexdigest()


class Chance:
    """A stream of fair draws. Part of the state; search is given a stream of its own."""

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key: Annotated[bytes, As(bytes.hex, bytes.fromhex)] = key
        self.count: int = count
        self.block: Memo[tuple[int, ...]] = ()  # eight words, the lower half of each first; made when first needed
        self.loaded: tuple[int, ...] = ()  # results fixed by a scenario, used up before anything is drawn

    def word(self) -> int:
        """The next 64 bits."""
        at = self.take()
        return self.block[at + 1] << 32 | self.block[at]

    def take(self) -> int:
        """Use up the next word; its halves lie in the block, the lower one here."""
        count = self.count
        at = count & 7
        if at == 0 or not self.block:
            number = count >> 3
            self.block = unpack("<16I", blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=64).digest())
        self.count = count + 1
        return at << 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if n <= 0:
            raise ValueError(f"chance was asked for a number below {n}")
        if self.loaded:
            result = self.loaded[0]
            self.loaded = self.loaded[1:]
            if not 0 <= result < n:
                raise ValueError(f"a draw below {n} was loaded with {result}")
            return result
        if n <= SMALL:
            at = self.take()
            block = self.block
            size: i64 = n
            high = block[at + 1] * size + (block[at] * size >> 32)
            if high & HALF:  # nearly always: the product's lower 64 bits are not below n
                return high >> 32
            self.count -= 1
        product = self.word() * n
        if product & MASK < n:  # rare: drop the words that would favour small numbers
            spare = (MASK + 1 - n) % n
            while product & MASK < spare:
                product = self.word() * n
        return product >> 64

    def shuffle(self, things: list[Any]) -> None:
        count, block = self.count, () if self.loaded else self.block
        i: i64
        j: i64
        for i in range(len(things) - 1, 0, -1):
            at = (count & 7) << 1
            j = block[at + 1] * (i + 1) + (block[at] * (i + 1) >> 32) if at and block else 0
            if j & HALF:  # nearly always: `below(i + 1)` without the calls
                count += 1
                j >>= 32
            else:
                self.count = count
                j = self.below(i + 1)
                count, block = self.count, () if self.loaded else self.block
            things[i], things[j] = things[j], things[i]
        self.count = count

    def deal(self, things: list[Any]) -> None:
        """Shuffle things that somebody cannot know: from a fixed order, so that how they truly lie does not matter.

        A shuffle from the true order gives as fair a world, but another one for every truth; then nobody could prove
        that a bot's choice does not depend on it.
        """
        things.sort()
        self.shuffle(things)

    def spawn(self, name: str) -> Chance:
        """Another stream, fixed by this one's key and a name, independent of how far this one has run."""
        return Chance(blake2b(name.encode(), key=self.key, digest_size=32).digest())

    # --- fields as a list: written by `make fields`
    def copy(self) -> Chance:
        twin = Chance(self.key, self.count)
        twin.block = self.block
        twin.loaded = self.loaded
        return twin

    def to_json(self) -> list[Any]:
        return [bytes.hex(self.key), self.count, list(self.loaded)]

    @staticmethod
    def from_json(data: list[Any]) -> Chance:
        key, count, loaded = data
        made = Chance(bytes.fromhex(key), int(count))
        made.loaded = tuple([int(each) for each in loaded])
        return made

    # --- end of fields


class Dealer(Chance):
    """A stream that remembers what it dealt: a copy deals the same to the same position without shuffling again.

    A bot tries every option in the same world, and each trial needs the world anew.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.dealt: list[tuple[list[Any], int, tuple[int, ...]]] = []  # what, and where the stream stood afterwards
        self.number: int = 0  # of the next deal

    def copy(self) -> Chance:
        twin = Dealer(self.key)
        twin.dealt = self.dealt
        return twin

    def deal(self, things: list[Any]) -> None:
        number = self.number
        self.number = number + 1
        if number < len(self.dealt):
            dealt, self.count, self.block = self.dealt[number]
            things[:] = dealt
        else:
            things.sort()
            self.shuffle(things)
            self.dealt.append((things[:], self.count, self.block))
