#!/usr/bin/env python3
"""dokuwiki.py DATA NOW: writes the pages, revisions, change logs and media of a DokuWiki of 183 pages. NOW (seconds) is the time of the last edit."""
import gzip
import os
import struct
import sys
import zlib

from text import Text

SPACES = ["rivers", "stones", "winds", "letters", "engines", "birds", "birds:small", "birds:large", "letters:old", "engines:steam", "winds:north", "winds:south"]
PAGES = 183


class Wiki:
    """Writes below a data folder."""

    def __init__(self, data, now):
        self.data, self.now, self.changes, self.media_changes = data, now, [], []

    def write(self, path, content, when):
        path = os.path.join(self.data, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
        os.utime(path, (when, when))

    def page(self, identifier, versions, user="admin"):
        """versions: texts with their times, oldest first."""
        path, log, before = identifier.replace(":", "/"), [], 0
        for index, (when, text) in enumerate(versions):
            raw = text.encode()
            self.write(f"attic/{path}.{when}.txt.gz", gzip.compress(raw, mtime=when), when)
            kind, summary = ("C", "created") if index == 0 else ("E", f"edit {index}")
            line = "\t".join([str(when), "127.0.0.1", kind, identifier, user, summary, "", str(len(raw) - before)]) + "\n"
            log.append(line)
            self.changes.append((when, line))
            before = len(raw)
        self.write(f"meta/{path}.changes", "".join(log).encode(), versions[-1][0])
        self.write(f"pages/{path}.txt", versions[-1][1].encode(), versions[-1][0])

    def media(self, identifier, content, when):
        path = identifier.replace(":", "/")
        line = "\t".join([str(when), "127.0.0.1", "C", identifier, "admin", "created", "", str(len(content))]) + "\n"
        self.write(f"media/{path}", content, when)
        self.write(f"media_meta/{path}.changes", line.encode(), when)
        self.media_changes.append((when, line))

    def finish(self):
        self.write("meta/_dokuwiki.changes", "".join(line for _, line in sorted(self.changes)).encode(), self.now)
        self.write("meta/_media.changes", "".join(line for _, line in sorted(self.media_changes)).encode(), self.now)


def png(width, height, colour):
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    rows = (b"\0" + bytes(colour) * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def main():
    data, now = sys.argv[1], int(sys.argv[2])
    text, wiki = Text("dokuwiki"), Wiki(data, now)
    names = {space: [] for space in SPACES}
    for index in range(PAGES - 1 - len(SPACES)):
        names[SPACES[index % len(SPACES)]].append(f"{'_'.join(text.words(2))}_{index}")
    every = [f"{space}:{name}" for space in SPACES for name in names[space]]
    pictures = [f"{space}:picture{number}.png" for space in SPACES for number in range(2)]
    for number, identifier in enumerate(pictures):
        wiki.media(identifier, png(80 + number, 60, ((number * 40) % 256, (number * 90) % 256, 120)), now - 50_000 - number)

    def body(space, name, count):
        parts = [f"====== {name.replace('_', ' ').capitalize()} ======", text.paragraph()]
        for _ in range(count):
            parts += [f"===== {text.title(3)} =====", text.paragraph(), f"See [[{text.random.choice(every)}]] and [[{text.random.choice(every)}|{text.title(2)}]]."]
        if text.random.random() < 0.3:
            parts.append("{{" + f"{space}:picture{text.random.randrange(2)}.png?40" + "}}")
        if text.random.random() < 0.08:
            parts.append(f"Still to be written: [[{space}:wanted_{text.words(1)[0]}]].")
        return "\n\n".join(parts) + "\n"

    order = 0
    for space in SPACES:
        for name in names[space]:
            first = body(space, name, text.random.randint(1, 4))
            when = now - 40_000 - order * 97
            versions = [(when, first)]
            for revision in range(text.random.choice([0, 0, 1, 2, 4])):
                when += 20 + revision
                first += f"\n{text.paragraph()}\n"
                versions.append((when, first))
            wiki.page(f"{space}:{name}", versions)
            order += 1
        listed = "\n".join(f"  * [[{space}:{name}]]" for name in names[space])
        wiki.page(f"{space}:start", [(now - 20_000 - order, f"====== {space.capitalize()} ======\n\n{text.paragraph()}\n\n{listed}\n")])
    listed = "\n".join(f"  * [[{space}:start]]" for space in SPACES)
    wiki.page("start", [(now - 9_000, f"====== Start ======\n\n{text.paragraph()}\n"), (now, f"====== Start ======\n\n{text.paragraph()}\n\n{listed}\n")])
    wiki.finish()


main()
