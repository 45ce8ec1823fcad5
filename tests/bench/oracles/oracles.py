#!/usr/bin/env python3
"""oracles.py CLI SOURCE [--modules FOLDER] [--pages N] [--seed N] [--examples N] [--most-bytes N]

Holds pages against independent tools and against `argiope-cli audit --page`, and prints for each check how many pages
both find something on, argiope-cli alone, and the tool alone; below it some of the pages on which they differ. A tool is
one opinion, not the truth: on a difference read the standard.

CLI is argiope-cli. SOURCE is a folder of HTML files, or a URL, which is crawled. Tools, each of which is left out, and
said to be, where it is missing: axe-core under jsdom, html-validate, the Nu checker (needs java), and a validator of
structured data. Where they come from:

    npm install --prefix FOLDER axe-core jsdom html-validate vnu-jar \\
        @adobe/structured-data-validator @marbec/web-auto-extractor

Only SOURCE is asked for anything; the tools read files.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent

# What the Nu checker says, and which checks say so here.
NU = [
    (r"^Duplicate ID", {"html-duplicate-id"}),
    (r"^Stray end tag|element in scope but a .* end tag seen", {"html-stray-end"}),
    (r"^End tag .* implied, but there were open elements|^Unclosed element|^End of file seen and there were open|"
     r"^End tag for .* seen, but there were unclosed elements|violates nesting rules", {"html-unclosed"}),
    (r"^Element .* not allowed as child of|^The element .* must not appear as a descendant|"
     r"^The .* element must not appear as a descendant|seen but an element of the same type was already open",
     {"html-bad-nesting", "html-foster-parented", "html-nested-link"}),
    (r"^The .(applet|acronym|basefont|bgsound|big|center|dir|font|frame|frameset|marquee|noembed|noframes|strike|tt|xmp)"
     r". element is obsolete|^The .* attribute on the .* element is obsolete", {"html-obsolete"}),
    (r"^Duplicate attribute", {"html-duplicate-attribute"}),
    (r"^Start tag .* seen in .table", {"html-foster-parented"}),
    (r"^Start tag seen without seeing a doctype|^Obsolete doctype|^Almost standards mode doctype", {"html-no-doctype"}),
    (r"must refer to an? .*element|must refer to an element|must be the ID of", {"html-reference-missing"}),
    (r"^Self-closing syntax", {"html-self-closing"}),
    (r"^Saw a .form. start tag, but there was already an active .form", {"html-nested-form"}),
]
HTML_VALIDATE = {
    "no-dup-id": {"html-duplicate-id"},
    "no-dup-attr": {"html-duplicate-attribute"},
    "close-order": {"html-unclosed", "html-stray-end", "html-bad-nesting"},
    "deprecated": {"html-obsolete"},
    "element-permitted-content": {"html-bad-nesting", "html-nested-link", "html-foster-parented"},
    "no-unknown-elements": {"html-unknown-element"},
    "no-missing-references": {"html-reference-missing"},
    "missing-doctype": {"html-no-doctype"},
}


class Comparison:
    """What one tool and argiope-cli say of one set of pages."""

    def __init__(self, name):
        self.name = name
        self.pages = 0
        self.rows = collections.defaultdict(lambda: collections.defaultdict(list))

    def take(self, check, url, ours, theirs, asked=False):
        """`ours` and `theirs`: evidence, or None where nothing was found. `asked`: somebody wants a person to look."""
        if ours is not None and theirs is not None:
            self.rows[check]["both"].append((url, ours, theirs))
        elif ours is not None:
            self.rows[check]["asked" if asked else "only argiope"].append((url, ours, ""))
        elif theirs is not None:
            self.rows[check]["asked" if asked else "only " + self.name].append((url, "", theirs))

    def print(self, examples):
        columns = ["both", "only argiope", "only " + self.name, "asked"]
        print(f"\n== {self.name}: {self.pages} pages")
        print(f"{'check':40}" + "".join(f"{column:>20}" for column in columns))
        for check, row in sorted(self.rows.items()):
            print(f"{check:40}" + "".join(f"{len(row[column]):20}" for column in columns))
        for check, row in sorted(self.rows.items()):
            for column in columns[1:3]:
                for url, ours, theirs in row[column][:examples]:
                    print(f"  {check}, {column}: {url}: {(ours or theirs)[:160]!r}")


def fetched(cli, url, most, dice, folder):
    """Pages of a site as (file, url): crawled, a random few of them fetched."""
    project = folder / "site.argiope"
    subprocess.run([cli, "crawl", url, "--project", project, "--progress", "none"], check=True,
                   stdout=subprocess.DEVNULL)
    lines = subprocess.run([cli, "export", project, "--format", "jsonl"], check=True, capture_output=True, text=True)
    rows = map(json.loads, lines.stdout.splitlines())
    urls = [row["url"] for row in rows
            if row["status"] == 200 and row["outcome"] == "ok" and "html" in (row["content_type"] or "")]
    pages = []
    for number, one in enumerate(sorted(dice.sample(urls, min(most, len(urls))))):
        file = folder / f"{number}.html"
        with urllib.request.urlopen(one) as answer:
            file.write_bytes(answer.read())
        pages.append((file, one))
    return pages


def kept(source, most, dice):
    source = pathlib.Path(source).resolve()
    files = sorted(file for pattern in ("*.html", "*.htm") for file in source.rglob(pattern))
    files = sorted(dice.sample(files, min(most, len(files))))
    return [(file, "https://localhost/" + file.relative_to(source).as_posix()) for file in files]


def own_findings(cli, file, url):
    """Evidence by check, of what was found, and of what needs a person; and all checks that were decided."""
    lines = subprocess.run([cli, "audit", "--page", file, "--url", url], check=True, capture_output=True, text=True)
    found, asked, known = {}, {}, set()
    for row in map(json.loads, lines.stdout.splitlines()):
        evidence = " ".join(row["evidence"])
        known.add(row["check"])
        if row["state"] == "found":
            found[row["check"]] = evidence
        elif row.get("needs_person"):
            asked[row["check"]] = evidence
    return found, asked, known


def answers_of(command, pages):
    text = "".join(json.dumps({"file": str(file), "url": url}) + "\n" for file, url in pages)
    lines = subprocess.run(command, input=text, capture_output=True, text=True)
    if lines.returncode != 0:
        sys.exit(f"{command[1]}: {lines.stderr.strip()[-500:]}")
    return {row["url"]: row for row in map(json.loads, lines.stdout.splitlines())}


def hold_axe(modules, pages, own):
    comparison = Comparison("axe")
    for url, answer in answers_of(["node", HERE / "axe.mjs", modules], pages).items():
        if "error" in answer:
            print(f"axe: {url}: {answer['error']}")
            continue
        comparison.pages += 1
        found, asked, known = own[url]
        for rule in sorted(set(answer["ran"])):
            check = "a11y-" + rule
            if check not in known:
                continue
            theirs = answer["violations"].get(rule)
            open_there = rule in answer["incomplete"]
            ours = found.get(check)
            comparison.take(check, url, ours, theirs[0] if theirs else None,
                            asked=open_there if ours is not None else check in asked)
    return comparison


def hold_html_validate(modules, pages, own):
    comparison = Comparison("html-validate")
    answers = answers_of(["node", HERE / "htmlvalidate.mjs", modules, *HTML_VALIDATE], pages)
    for url, answer in answers.items():
        if "error" in answer:
            print(f"html-validate: {url}: {answer['error']}")
            continue
        comparison.pages += 1
        for rule, checks in HTML_VALIDATE.items():
            ours = [own[url][0][check] for check in sorted(checks) if check in own[url][0]]
            theirs = answer["found"].get(rule)
            comparison.take(rule, url, ours[0] if ours else None, theirs[0] if theirs else None)
    return comparison


def hold_nu(jar, pages, own):
    comparison = Comparison("nu")
    by_file = {str(file): url for file, url in pages}
    said = collections.defaultdict(dict)
    for at in range(0, len(pages), 50):
        files = [str(file) for file, _ in pages[at:at + 50]]
        run = subprocess.run(["java", "-Xss4m", "-jar", jar, "--format", "json", "--exit-zero-always", *files],
                             capture_output=True, text=True)
        for message in json.loads(run.stderr or run.stdout)["messages"]:
            name = message.get("url", "").removeprefix("file:")
            url = by_file.get(name)
            for number, (pattern, _) in enumerate(NU):
                if url and re.search(pattern, message["message"]):
                    line = message.get("lastLine", 0)
                    said[url].setdefault(number, f"line {line}: {message['message']}")
                    break
    for _, url in pages:
        comparison.pages += 1
        names = collections.defaultdict(list)
        for number, (_, checks) in enumerate(NU):
            names["|".join(sorted(checks))].append(number)
        for name, numbers in names.items():
            ours = [own[url][0][check] for check in name.split("|") if check in own[url][0]]
            theirs = [said[url][number] for number in numbers if number in said[url]]
            comparison.take(name, url, ours[0] if ours else None, theirs[0] if theirs else None)
    return comparison


def hold_data(modules, pages, own):
    """Whether there are structured data at all, and what search engines ask of them. The other reader takes the types
    of any vocabulary, and has its own list of types that have rich results."""
    comparison = Comparison("data")
    for url, answer in answers_of(["node", HERE / "structureddata.mjs", modules], pages).items():
        if "error" in answer:
            print(f"data: {url}: {answer['error']}")
            continue
        comparison.pages += 1
        found, _, known = own[url]
        if "sd-none" in known:
            types = ", ".join(answer["types"])
            comparison.take("some data", url, None if "sd-none" in found else "some", types or None)
        for check, said in (("sd-json-invalid", "broken"), ("sd-required", "required"),
                            ("sd-recommended", "recommended")):
            comparison.take(check, url, found.get(check), answer[said][0] if answer[said] else None)
    return comparison


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("source")
    parser.add_argument("--modules", default=os.environ.get("NODE_PATH", ""), help="where npm has installed the tools")
    parser.add_argument("--pages", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1, help="the same one draws the same pages")
    parser.add_argument("--examples", type=int, default=3)
    parser.add_argument("--most-bytes", type=int, default=400_000, help="longer pages take the tools minutes")
    options = parser.parse_args()
    cli = os.path.abspath(options.cli)
    dice = random.Random(options.seed)
    modules = pathlib.Path(options.modules or "/nonexistent").resolve()
    if modules.name == "node_modules":
        modules = modules.parent
    with tempfile.TemporaryDirectory() as name:
        if os.path.isdir(options.source):
            pages = kept(options.source, options.pages, dice)
        else:
            pages = fetched(cli, options.source, options.pages, dice, pathlib.Path(name))
        long = [page for page in pages if page[0].stat().st_size > options.most_bytes]
        pages = [page for page in pages if page not in long]
        print(f"{len(pages)} pages" + (f", {len(long)} longer ones left out" if long else ""))
        own = {url: own_findings(cli, file, url) for file, url in pages}

        def has(module):
            return shutil.which("node") and (modules / "node_modules" / module).is_dir()

        jar = modules / "node_modules/vnu-jar/build/dist/vnu.jar"
        tools = [("axe", has("axe-core") and has("jsdom"), lambda: hold_axe(modules, pages, own)),
                 ("html-validate", has("html-validate"), lambda: hold_html_validate(modules, pages, own)),
                 ("data", has("@adobe/structured-data-validator") and has("@marbec/web-auto-extractor"),
                  lambda: hold_data(modules, pages, own)),
                 ("nu", shutil.which("java") and jar.is_file(), lambda: hold_nu(jar, pages, own))]
        for tool, is_there, hold in tools:
            if is_there:
                hold().print(options.examples)
            else:
                print(f"{tool}: not installed, skipped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
