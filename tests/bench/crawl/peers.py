#!/usr/bin/env python3
"""peers.py CLI URL [RUNS] [CRAWLER…]: crawls one site with argiope-cli and with the crawlers that are installed.

CLI is a release build of argiope-cli. Each round runs every crawler once, so that a machine that gets slower is slower
for all; of each the median of wall time, CPU time and peak memory is printed, and the ratio of argiope-cli's wall time
to it. What a crawler fetched is in the server's log: the ratio means something only where they fetched the same.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

THREADS = 16

# How each is told to crawl one site, all of it, on many connections, keeping no files.
PEERS = {
    "wget2": lambda url: ["wget2", "-q", "-r", "-l", "inf", "--spider", f"--max-threads={THREADS}", "--no-robots",
                          "--delete-after", url],
    "spider": lambda url: ["spider", "--url", url, "--limit", "0", "crawl"],
    "wget": lambda url: ["wget", "-q", "-r", "-l", "inf", "--delete-after", "-e", "robots=off", url],
}


def run(command, folder):
    """Seconds on the clock, seconds of CPU and MB of one run."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    cli, url = os.path.abspath(sys.argv[1]), sys.argv[2]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    wanted = sys.argv[4:] or list(PEERS)
    crawlers = {"argiope-cli": lambda url: [cli, "crawl", url, "--threads", str(THREADS), "--project", "p.argiope"]}
    for name in wanted:
        if shutil.which(name):
            crawlers[name] = PEERS[name]
        else:
            print(f"{name} is not installed")
    figures = {name: [] for name in crawlers}
    for _ in range(runs):
        for name, command in crawlers.items():
            with tempfile.TemporaryDirectory() as folder:
                figures[name].append(run(command(url), folder))
    own = statistics.median(figure[0] for figure in figures["argiope-cli"])
    for name, rounds in figures.items():
        wall, cpu, memory = (statistics.median(values) for values in zip(*rounds))
        print(f"{name:12} {wall:7.2f} s  CPU {cpu:7.2f} s  {memory:6.0f} MB  argiope-cli takes {own / wall:5.2f} of it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
