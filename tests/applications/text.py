"""Words, sentences and paragraphs that are the same for the same seed, for the applications' content."""
import random

WORDS = ("garden river stone window cloud paper bridge silent copper lantern meadow harbour wind thread orchard winter summer kettle "
         "market village letter engine mirror forest island railway morning evening shadow candle ribbon basket copper velvet anchor "
         "compass library station fountain gallery workshop kitchen balcony staircase chimney hedge pasture valley mountain lake shore "
         "pebble feather blanket journal sketch melody rhythm chorus echo whisper thunder drizzle frost blossom acorn maple willow cedar "
         "sparrow heron otter badger falcon salmon beetle cricket spider weaver potter baker mason sailor farmer miller tailor").split()


class Text:
    """Deterministic text. Owner: who makes it; one thread."""

    def __init__(self, seed):
        self.random = random.Random(str(seed))

    def words(self, count):
        return [self.random.choice(WORDS) for _ in range(count)]

    def title(self, count=3):
        return " ".join(self.words(count)).capitalize()

    def sentence(self):
        return " ".join(self.words(self.random.randint(7, 16))).capitalize() + "."

    def paragraph(self):
        return " ".join(self.sentence() for _ in range(self.random.randint(3, 6)))

    def paragraphs(self, count):
        return [self.paragraph() for _ in range(count)]
