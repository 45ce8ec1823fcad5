#!/usr/bin/env python3
"""Says how long the sentences of the documents and of the manual are: cmake/sentences.py [--longest N] [FILE...]

Prints for each file, and for each group of them, the number of sentences, their mean length in words and how many have
more than 30. --longest N shows the longest N sentences besides. It exits 1 if the mean of any file or group is over 18.
Code blocks, headings and short cells of tables are no sentences; `code` is one word, and so is a link's address none.
"""
import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_MEAN = 18
LONG = 30
CELL = 10  # a cell of a table counts as text from this many words on
SHORT_FORMS = re.compile(r"\b(e\.g|i\.e|etc|cf|vs|approx|No|St)\.(?=\s)")
END = re.compile(r"(?<=[.!?])[)\"”*_]*\s+(?=[\"“(*_`\[]*[A-Z0-9`*])")


def paragraphs(text):
    """The texts of a Markdown file that are read as sentences: paragraphs, items of lists, long cells."""
    found, open_text, fenced, in_block = [], "", False, False
    blank = True
    for line in text.splitlines() + [""]:
        if line.startswith("```"):
            fenced = not fenced
            line = ""
        elif fenced:
            continue
        in_block = line.startswith("    ") and (blank or in_block)
        blank = not line.strip()
        item = re.match(r"\s*(?:[-*]|\d+\.)\s+", line)
        if blank or in_block or item or line.startswith(("#", "|", "<")):
            if open_text:
                found.append(open_text)
            open_text = line[item.end():] if item and not in_block else ""
            if line.startswith("|"):
                found += [cell for cell in line.strip("|").split("|") if len(cell.split()) >= CELL]
        else:
            open_text += " " + line.strip()
    return found


def sentences(text):
    for paragraph in paragraphs(text):
        plain = re.sub(r"`[^`]*`", "`code`", paragraph)
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", plain)
        plain = SHORT_FORMS.sub(lambda match: match.group().replace(".", ""), plain)
        for sentence in END.split(plain):
            words = [word for word in sentence.split() if re.search(r"\w", word)]
            if words:
                yield len(words), sentence.strip()


def is_made(page):
    return page.name.startswith("checks-")  # by the target update_manual


def line(name, lengths):
    over = sum(length > LONG for length in lengths)
    print(f"{name:44} {len(lengths):6} {sum(lengths) / max(1, len(lengths)):6.1f} {over:6}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--longest", type=int, default=0, metavar="N")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    docs = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")),
            *sorted((ROOT / "docs/design").glob("*.md"))]
    pages = sorted((ROOT / "docs/user").glob("*.md"))
    groups = {"docs": docs, "manual": [page for page in pages if not is_made(page)],
              "manual's made pages": [page for page in pages if is_made(page)]}
    if options.files:
        groups = {"all": options.files}
    print(f"{'':44} {'number':>6} {'mean':>6} {'>' + str(LONG):>6}")
    longest, failed = [], False
    for group, files in groups.items():
        together = []
        for file in files:
            found = list(sentences(file.read_text(encoding="utf-8")))
            longest += [(length, file.name, sentence) for length, sentence in found]
            lengths = [length for length, sentence in found]
            line(str(file.resolve().relative_to(ROOT)) if file.resolve().is_relative_to(ROOT) else str(file), lengths)
            failed |= sum(lengths) > MOST_MEAN * len(lengths)
            together += lengths
        line(f"{group}, together", together)
        failed |= sum(together) > MOST_MEAN * len(together)
    for length, name, sentence in sorted(longest, reverse=True)[:options.longest]:
        print(f"\n{length} {name}: {sentence}")
    return 1 if failed else 0


sys.exit(main())
