#!/usr/bin/env python3
"""repository.py FILES COMMITS: a stream for git fast-import: some hundred commits over two dozen files, two branches and tags, always the same."""
import sys

from text import Text

BEGIN = 1_600_000_000
PEOPLE = [("Ada Weaver", "ada@example.org"), ("Bo Mason", "bo@example.org"), ("Cy Sailor", "cy@example.org"), ("Di Potter", "di@example.org")]


def data(text):
    raw = text.encode()
    return b"data %d\n%s\n" % (len(raw), raw)


def names(count):
    fixed = ["README", "COPYING", "Makefile"]
    folders = ["src", "src/net", "src/store", "docs", "tests"]
    endings = {"src": "c", "src/net": "c", "src/store": "h", "docs": "txt", "tests": "c"}
    made, index = list(fixed), 0
    words = Text("names").words(count * 2)
    while len(made) < count:
        folder = folders[index % len(folders)]
        made.append(f"{folder}/{words[index]}{index}.{endings[folder]}")
        index += 1
    return made


def commit(out, text, index, branch, changes):
    name, mail = PEOPLE[text.random.randrange(len(PEOPLE))]
    when = BEGIN + index * 7_200
    out.write(f"commit refs/heads/{branch}\nmark :{index + 1}\n".encode())
    for role in ("author", "committer"):
        out.write(f"{role} {name} <{mail}> {when} +0000\n".encode())
    out.write(data(f"{text.title(4)}\n\n{text.paragraph()}\n"))
    for path, lines in changes:
        out.write(f"M 100644 inline {path}\n".encode() + data("\n".join(lines) + "\n"))


def main():
    count, commits = int(sys.argv[1]), int(sys.argv[2])
    text, out = Text("repository"), sys.stdout.buffer
    files = {path: [text.sentence() for _ in range(text.random.randint(10, 40))] for path in names(count)}
    order = list(files)
    for index in range(commits):
        changes = []
        chosen = order if index == 0 else text.random.sample(order, text.random.randint(1, 3))
        for path in chosen:
            lines = files[path]
            if index:
                lines[text.random.randrange(len(lines))] = text.sentence()
                if text.random.random() < 0.3:
                    lines.insert(text.random.randrange(len(lines)), text.sentence())
            changes.append((path, lines))
        commit(out, text, index, "master", changes)
        if index and index % 60 == 0:
            out.write(f"reset refs/tags/v1.{index // 60}\nfrom :{index + 1}\n\n".encode())
    # A branch that leaves off in the middle and has a few commits of its own.
    for extra in range(5):
        index = commits + extra
        if extra == 0:
            out.write(f"reset refs/heads/side\nfrom :{commits // 2}\n\n".encode())
        lines = [text.sentence() for _ in range(12)]
        commit(out, text, index, "side", [("docs/side.txt", lines)])
    out.write(b"done\n")


main()
