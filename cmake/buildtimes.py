#!/usr/bin/env python3
"""Where the time of a build went: cmake/buildtimes.py build/release [build/asan …]

Sums what ninja noted of the last run of each step, by kind. Seconds overlap where steps ran beside each other: they tell
what a kind costs, not how long one waits.
"""
import os
import sys


def kind(output):
    test = output.startswith("tests/")
    where = "tests" if test else "product"
    name = os.path.basename(output)
    if name.startswith("cmake_pch"):
        return "precompiled headers"
    if name.startswith("mocs_compilation"):
        return f"{where}: moc's files"
    if output.endswith((".o", ".obj")):
        return f"{where}: objects"
    if "_autogen" in output or name in ("timestamp", "ui_props.txt"):
        return f"{where}: moc and rcc"
    if output.endswith((".a", ".lib")):
        return f"{where}: libraries"
    if "." not in name and (test or output.startswith(("bin/", "fuzz/", "bench/"))):
        return f"{where}: links"
    return "other"


def steps(folder):
    """The last run of each output; outputs of one step share its times and count once."""
    last = {}
    with open(os.path.join(folder, ".ninja_log"), encoding="utf-8") as log:
        for line in log:
            if line.startswith("#"):
                continue
            start, end, _, output, command = line.rstrip("\n").split("\t")
            if os.path.isabs(output):
                output = os.path.relpath(output, os.path.abspath(folder))
            last[output] = (int(start), int(end), command)
    seen = set()
    for output, run in last.items():
        if run not in seen and os.path.exists(os.path.join(folder, output)):
            seen.add(run)
            yield output, (run[1] - run[0]) / 1000


def main(folders):
    if not folders:
        sys.exit(__doc__.strip())
    for folder in folders:
        sums = {}
        for output, seconds in steps(folder):
            count, total = sums.get(kind(output), (0, 0))
            sums[kind(output)] = (count + 1, total + seconds)
        print(folder)
        for name, (count, total) in sorted(sums.items()):
            print(f"  {name:22} {count:5} {total:8.0f} s")


main(sys.argv[1:])
