#!/usr/bin/env python3
"""Draws findings of an audit to be read by a person: each error of a kind, and so many of each group of checks.

    argiope-cli audit site.argiope --format jsonl --output findings.jsonl
    sample.py findings.jsonl [--seed 1] [--each 20] [--cli argiope-cli] [--source]

The same seed draws the same findings. Of a group its checks take turns, so that none is left out. --source fetches each
page and shows the line that has the evidence."""

import argparse
import collections
import json
import random
import subprocess
import urllib.request


def groups_of_checks(cli):
    listed = subprocess.run([cli, "checks"], check=True, capture_output=True, text=True).stdout
    return {check["check"]: check["group"] for check in json.loads(listed)}


def drawn(findings, each, dice):
    """Of {check: findings} at most so many, a turn a check."""
    pools = {check: dice.sample(those, min(len(those), each)) for check, those in findings.items()}
    chosen = []
    while len(chosen) < each and any(pools.values()):
        for pool in pools.values():
            if pool and len(chosen) < each:
                chosen.append(pool.pop())
    return sorted(chosen, key=lambda finding: finding["check"])


def source_line(finding):
    try:
        with urllib.request.urlopen(finding["url"], timeout=10) as answer:
            text = answer.read().decode(errors="replace")
    except OSError as error:
        return str(error)
    for line in text.splitlines():
        if finding["evidence"] and finding["evidence"] in line:
            return line.strip()[:200]
    return ""


def show(finding, source):
    print(f"  {finding['check']} ({finding['severity']}) {finding['url']} x{finding['count']}: {finding['evidence'][:200]}")
    if source and (line := source_line(finding)):
        print(f"      {line}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("findings")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--cli", default="argiope-cli")
    parser.add_argument("--source", action="store_true")
    options = parser.parse_args()
    groups = groups_of_checks(options.cli)
    by_group = collections.defaultdict(lambda: collections.defaultdict(list))
    errors = {}
    with open(options.findings, encoding="utf-8") as lines:
        for line in lines:
            finding = json.loads(line)
            if finding["state"] != "found":
                continue
            by_group[groups.get(finding["check"], "own")][finding["check"]].append(finding)
            if finding["severity"] == "error":
                errors.setdefault((finding["check"], finding["evidence"]), finding)
    print(f"{len(errors)} errors of a kind")
    for finding in errors.values():
        show(finding, options.source)
    dice = random.Random(options.seed)
    for group, findings in by_group.items():
        print(f"{group}: {sum(map(len, findings.values()))} findings of {len(findings)} checks")
        for finding in drawn(findings, options.each, dice):
            show(finding, options.source)


if __name__ == "__main__":
    main()
