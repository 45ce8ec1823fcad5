#!/usr/bin/env python3
"""mediawiki.py NOW: prints an XML dump of a wiki of 439 pages (one more, the main page, is there already): articles with sub pages and histories,
categories, talk pages, users and templates. NOW (seconds) is the time of the last edit."""
import sys
import time
from xml.sax.saxutils import escape

from text import Text

CATEGORIES = ["Rivers", "Stones", "Winds", "Letters", "Engines", "Birds", "Trees", "Crafts", "Houses", "Weather", "Music", "Ships"]
USERS = ["Ada Weaver", "Bo Mason", "Cy Sailor", "Di Potter", "Ed Miller", "Fi Baker"]
ARTICLES, SUBPAGES, TALKS, TEMPLATES = 330, 48, 40, 3


class Dump:
    """Writes pages to standard output."""

    def __init__(self, text, now):
        self.text, self.now, self.pages, self.revisions = text, now, 0, 0

    def page(self, title, space, versions):
        self.pages += 1
        lines = [f"<page><title>{escape(title)}</title><ns>{space}</ns>"]
        when = self.now - 86_400 - self.text.random.randint(0, 250 * 86_400)
        for index, version in enumerate(versions):
            stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(min(when, self.now)))
            lines.append(f"<revision><timestamp>{stamp}</timestamp><contributor><username>{self.text.random.choice(USERS)}</username></contributor>"
                         f"<comment>{escape(self.text.title(3) if index else 'First version')}</comment><model>wikitext</model><format>text/x-wiki</format>"
                         f"<text xml:space=\"preserve\">{escape(version)}</text></revision>")
            when += self.text.random.randint(3_600, 400_000)
            self.revisions += 1
        print("\n".join(lines) + "</page>")


def main():
    now, text = int(sys.argv[1]), Text("mediawiki")
    dump = Dump(text, now)
    titles = [f"{text.title(2)} {number}" for number in range(ARTICLES)]
    parents = titles[: SUBPAGES // 4]
    below = {parent: [f"{parent}/{text.title(1)} {number}" for number in range(4)] for parent in parents}
    print('<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">')

    def body(number, sections):
        parts = [f"{{{{Note|{text.words(1)[0]}}}}}" if number % 5 == 0 else "", text.paragraph()]
        for _ in range(sections):
            parts += [f"== {text.title(2)} ==", text.paragraph(), f"See [[{text.random.choice(titles)}]] and [[{text.random.choice(titles)}|{text.title(2)}]]."]
        if text.random.random() < 0.06:
            parts.append(f"Not yet written: [[{text.title(3)}]].")
        return "\n\n".join(part for part in parts if part)

    def versions(first, ending=""):
        made = [first]
        for _ in range(text.random.choice([0, 0, 1, 1, 2, 3, 5])):
            made.append(made[-1] + "\n\n" + text.paragraph())
        return [version + ending for version in made]

    for number, title in enumerate(titles):
        ending = f"\n\n[[Category:{CATEGORIES[number % len(CATEGORIES)]}]]"
        if number % 4 == 0:
            ending += f"\n[[Category:{CATEGORIES[(number * 7 + 1) % len(CATEGORIES)]}]]"
        listed = "".join(f"\n* [[/{name.split('/')[1]}/]]" for name in below.get(title, []))
        dump.page(title, 0, versions(body(number, text.random.randint(1, 4)) + listed, ending))
        for name in below.get(title, []):
            dump.page(name, 0, versions(body(number, 1), ending))
    for number in range(TALKS):
        dump.page(f"Talk:{titles[number * 8]}", 1, versions("\n\n".join(f"== {text.title(3)} ==\n{text.paragraph()} [[User:{user}|{user}]]" for user in USERS[:2])))
    for number, category in enumerate(CATEGORIES):
        parent = "" if number < 6 else f"\n\n[[Category:{CATEGORIES[number % 6]}]]"
        dump.page(f"Category:{category}", 14, [text.paragraph() + parent])
    for user in USERS:
        dump.page(f"User:{user}", 2, [text.paragraph()])
    dump.page("Template:Note", 10, ["<div class=\"note\">''See also the notes on {{{1}}}.''</div>"])
    dump.page("Template:Box", 10, ["<div class=\"box\">{{{1}}}</div>"])
    dump.page("Template:Line", 10, ["<hr>"])
    print("</mediawiki>")
    print(f"{dump.pages} pages, {dump.revisions} revisions", file=sys.stderr)


main()
