#!/usr/bin/env python3
"""ranks.py CLI PROJECT…

Holds `argiope-cli rank` against PageRank, authorities and hubs computed anew, from exported links, with nothing but
Python's standard library: of all links, and with `--without-nofollow`. Of each project it prints how many URLs and links there
are, how many URLs lead nowhere, the sum of the differences (L1) of PageRank, authorities and hubs, how many rows have
another number of linking pages or clicks in their columns, and how long each side took. Fails where a sum is 1e-6 or more,
or a column differs.

The graph: URLs that were fetched; between them each link that the crawl followed, and each redirect, once. Without
nofollow: of the links only those that are neither nofollow, sponsored nor ugc, by themselves or by their page.
"""

import collections
import csv
import io
import itertools
import json
import math
import subprocess
import sys
import time

DAMPING = 0.85


def exported(cli, project, table):
    """Rows of a table as `argiope-cli export` writes them."""
    text = subprocess.run([cli, "export", project, "--format", "csv", "--table", table], check=True, capture_output=True)
    return csv.DictReader(io.StringIO(text.stdout.decode(), newline=""))


def plain(cell):
    """Without the apostrophe that keeps spreadsheets from running a cell as a formula."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=+-@\t\r") else cell


UNRECOMMENDED = {"nofollow", "sponsored", "ugc", "meta_nofollow"}


def graph_of(cli, project, without_nofollow):
    """Rows by URL, targets by page, and redirects, from exported tables alone."""
    csv.field_size_limit(1 << 30)
    rows = {plain(row["url"]): row for row in exported(cli, project, "urls") if row["fetched_at"]}
    targets = {page: set() for page in rows}
    links = {page: set() for page in rows}
    for link in exported(cli, project, "links"):
        page, target = plain(link["source"]), plain(link["target"])
        if without_nofollow and not UNRECOMMENDED.isdisjoint(link["rel"].split()):
            continue
        if link["followed"] == "true" and page in targets and target in rows:
            targets[page].add(target)
            links[page].add(target)
    redirects = {}
    for page, row in rows.items():
        target = plain(row["redirect_url"])
        if target in rows:
            targets[page].add(target)
            redirects[page] = target
    return rows, targets, links, redirects


def clicks(rows, links, redirects):
    """Links from the nearest start address; a redirect is no click."""
    depths = {page: 0 for page, row in rows.items() if row["depth"] == "0"}
    queue = collections.deque(depths)
    while queue:
        page = queue.popleft()
        steps = [(target, 1) for target in links[page]]
        if page in redirects:
            steps.append((redirects[page], 0))
        for target, cost in steps:
            if depths[page] + cost < depths.get(target, math.inf):
                depths[target] = depths[page] + cost
                (queue.append if cost else queue.appendleft)(target)
    return depths


def pagerank(urls, targets):
    count = len(urls)
    ranks = dict.fromkeys(urls, 1 / count)
    for _ in range(1000):
        following = dict.fromkeys(urls, 0.0)
        dangling = 0.0
        for page, rank in ranks.items():
            if targets[page]:
                part = rank / len(targets[page])
                for target in targets[page]:
                    following[target] += part
            else:
                dangling += rank
        base = (1 - DAMPING + DAMPING * dangling) / count
        following = {page: base + DAMPING * rank for page, rank in following.items()}
        change = math.fsum(abs(following[page] - ranks[page]) for page in urls)
        ranks = following
        if change < 1e-12:
            break
    return ranks


def hits(urls, targets):
    hubs = dict.fromkeys(urls, 1.0)
    authorities = dict.fromkeys(urls, 0.0)
    if not any(targets.values()):
        return authorities, dict(authorities)
    for _ in range(1000):
        before = authorities
        authorities = dict.fromkeys(urls, 0.0)
        for page in urls:
            for target in targets[page]:
                authorities[target] += hubs[page]
        total = math.fsum(authorities.values())
        authorities = {page: value / total for page, value in authorities.items()}
        hubs = {page: math.fsum(authorities[target] for target in targets[page]) for page in urls}
        total = math.fsum(hubs.values())
        hubs = {page: value / total for page, value in hubs.items()}
        if math.fsum(abs(authorities[page] - before[page]) for page in urls) < 1e-12:
            break
    return authorities, hubs


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    cli, failed = sys.argv[1], False
    print(f"{'project':32} {'nofollow':8} {'URLs':>8} {'links':>9} {'dangling':>8} {'pagerank':>9} {'authority':>9} {'hub':>9} {'columns':>7} {'rank':>7} {'here':>7}")
    for project, without in itertools.product(sys.argv[2:], (False, True)):
        begin = time.monotonic()
        lines = subprocess.run([cli, "rank", project] + ["--without-nofollow"] * without, check=True, capture_output=True).stdout.splitlines()
        told = {row["url"]: row for row in map(json.loads, lines)}
        took = time.monotonic() - begin
        begin = time.monotonic()
        rows, targets, links_of, redirects = graph_of(cli, project, without)
        urls = {page: page for page in rows}
        ranks = pagerank(urls, targets)
        authorities, hubs = hits(urls, targets)
        here = time.monotonic() - begin
        if set(told) != set(urls.values()):
            sys.exit(f"{project}: {len(told)} URLs instead of {len(urls)}")
        differences = [
            math.fsum(abs(values[page] - told[url][name]) for page, url in urls.items())
            for name, values in (("pagerank", ranks), ("authority", authorities), ("hub", hubs))
        ]
        # Columns, where a crawl has ended: how many say another number of linking pages, or of clicks.
        wrong = "-"
        if not without and any(row["rank"] for row in rows.values()):
            linking = collections.Counter(target for page in rows for target in targets[page] if target != page)
            depths = clicks(rows, links_of, redirects)
            wrong = sum(
                row["backlinks"] != str(linking[page]) or row["link_depth"] != str(depths.get(page, ""))
                for page, row in rows.items())
            failed = failed or wrong > 0
        failed = failed or max(differences) >= 1e-6
        links = sum(map(len, targets.values()))
        dangling = sum(not targets[page] for page in rows)
        print(f"{project[-32:]:32} {'left out' if without else 'counts':8} {len(urls):8} {links:9} {dangling:8} {differences[0]:9.1e} {differences[1]:9.1e} "
              f"{differences[2]:9.1e} {wrong:>7} {took:6.1f}s {here:6.1f}s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
