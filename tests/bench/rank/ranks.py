#!/usr/bin/env python3
"""ranks.py CLI PROJECT…

Holds `argiope-cli rank` against PageRank, authorities and hubs computed anew, from exported links, with nothing but
Python's standard library. Of each project it prints how many URLs and links there are, the sum of the differences (L1) of
PageRank, authorities and hubs, and how long each side took. Fails where PageRank differs by 1e-6 or more.

The graph: URLs that were fetched; between them each link that the crawl followed, and each redirect, once.
"""

import json
import math
import sqlite3
import subprocess
import sys
import time

DAMPING = 0.85


def graph_of(project):
    """Ids, URLs and targets by page, read by SQL alone."""
    db = sqlite3.connect(f"file:{project}?mode=ro", uri=True)
    urls = dict(db.execute("SELECT u.id, u.url FROM urls u JOIN pages p ON p.id = u.id WHERE u.state = 1"))
    targets = {page: set() for page in urls}
    for page, target in db.execute("SELECT page, target FROM links WHERE followed = 1"):
        if page in targets and target in urls:
            targets[page].add(target)
    for page, target in db.execute("SELECT id, redirect_to FROM pages WHERE redirect_to IS NOT NULL"):
        if page in targets and target in urls:
            targets[page].add(target)
    return urls, targets


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
    print(f"{'project':32} {'URLs':>8} {'links':>9} {'pagerank':>9} {'authority':>9} {'hub':>9} {'rank':>7} {'here':>7}")
    for project in sys.argv[2:]:
        begin = time.monotonic()
        lines = subprocess.run([cli, "rank", project], check=True, capture_output=True).stdout.splitlines()
        told = {row["url"]: row for row in map(json.loads, lines)}
        took = time.monotonic() - begin
        begin = time.monotonic()
        urls, targets = graph_of(project)
        ranks = pagerank(urls, targets)
        authorities, hubs = hits(urls, targets)
        here = time.monotonic() - begin
        if set(told) != set(urls.values()):
            sys.exit(f"{project}: {len(told)} URLs instead of {len(urls)}")
        differences = [
            math.fsum(abs(values[page] - told[url][name]) for page, url in urls.items())
            for name, values in (("pagerank", ranks), ("authority", authorities), ("hub", hubs))
        ]
        failed = failed or differences[0] >= 1e-6
        links = sum(map(len, targets.values()))
        print(f"{project[-32:]:32} {len(urls):8} {links:9} {differences[0]:9.1e} {differences[1]:9.1e} "
              f"{differences[2]:9.1e} {took:6.1f}s {here:6.1f}s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
