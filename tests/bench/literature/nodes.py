#!/usr/bin/env python3
"""Do nodes scale where servers are slow? As in table 1 of Igloo (EXPERIMENTS.md, "Several nodes"): answers take half a
second, the pages of some hosts are errors, 200 hosts, 5 threads a node.

    nodes.py CLI DATABASE [--urls N] [--nodes 1,2,3,4,5] [--csv FILE] [--svg FILE]

CLI: argiope-cli; DATABASE: postgresql://… of a server, without a project. Runs of different numbers of nodes go on at the
same time: they wait nearly all of it. Of each: how long it took from the start of its processes to the end of the last
one, and how many answers a second it had from a tenth of the URLs to nine tenths of them, which is what Igloo's mean of
eleven hours comes near to: joining and the last few hosts cost the same however long a crawl is."""
import argparse, asyncio, random, subprocess, sys, time

HOSTS, FAILING, LATENCY, LINKS, THREADS = 200, 0.17, 0.5, 12, 5


class Web:
    """Played as a proxy: hosts hN.test. A failing one answers its pages with 500, after the same time."""

    def __init__(self, urls, seed=1):
        r = random.Random(seed)
        self.failing = {h for h in range(1, HOSTS) if r.random() < FAILING}
        self.links = [[r.randrange(urls) for _ in range(LINKS)] for _ in range(urls)]
        self.urls = urls
        self.answered = []  # when, of each answer of a page

    @staticmethod
    def url(n):
        return f"http://h{n % HOSTS}.test/{n}"

    async def answer(self, reader, writer):
        try:
            while line := await reader.readline():
                target = line.split()[1].decode()
                while (await reader.readline()).strip():
                    pass
                path = target.split("/", 3)[3] if target.count("/") > 2 else ""
                await asyncio.sleep(LATENCY)
                status, body = "404 Not Found", ""
                if path.isdigit() and int(path) < self.urls:
                    n = int(path)
                    self.answered.append(time.monotonic())
                    status = "500 Broken" if n % HOSTS in self.failing else "200 OK"
                    body = "".join(f"<a href='{self.url(m)}'>{m}</a>" for m in self.links[n] + [(n + 1) % self.urls])
                data = body.encode()
                writer.write(f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
                await writer.drain()
        except (ConnectionError, IndexError):
            pass
        finally:
            writer.close()


async def run(cli, database, urls, nodes):
    web = Web(urls)
    server = await asyncio.start_server(web.answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    project = f"{database}#bench_nodes_{nodes}"
    began = time.monotonic()
    processes = [await asyncio.create_subprocess_exec(
        cli, "crawl", web.url(0), "--project", project, "--join", "--node", f"n{i}", "--scope", "any", "--threads",
        str(THREADS), "--retries", "0", "--set", f"proxy=http://127.0.0.1:{port}", "--set", "sitemaps=false", "--set",
        "probes=false", "--set", "traps=ignore", "--set", "delay=0", "--set", "robots=ignore", "--progress", "none",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for i in range(nodes)]
    texts = [(await p.communicate())[0] for p in processes]
    took = time.monotonic() - began
    for process, text in zip(processes, texts):
        if process.returncode:
            sys.exit(f"{nodes} nodes: exit {process.returncode}: {text.decode()[-300:]}")
    server.close()
    if len(web.answered) < urls:
        sys.exit(f"{nodes} nodes: {len(web.answered)} of {urls} pages were asked for")
    first, last = urls // 10, urls * 9 // 10
    return nodes, took, (last - first) / (web.answered[last] - web.answered[first])


def svg(rows, name):
    most = max(row[0] for row in rows)
    x = lambda n: 50 + 80 * n
    y = lambda s: 330 - 55 * s
    curves = ""
    for colour, times in (("#06c", lambda row: row[2] / rows[0][2]), ("#c60", lambda row: rows[0][1] / row[1])):
        points = " ".join(f"{x(row[0])},{y(times(row)):.1f}" for row in rows)
        curves += f"<polyline points='{points}' fill='none' stroke='{colour}'/>" + "".join(
            f"<circle cx='{x(row[0])}' cy='{y(times(row)):.1f}' r='4' fill='{colour}'/>" for row in rows)
    marks = "".join(f"<text x='{x(row[0])}' y='350'>{row[0]}</text><text x='{x(row[0]) - 34}' "
                    f"y='{y(row[2] / rows[0][2]) - 8:.1f}' fill='#06c'>{row[2] / rows[0][2]:.2f}</text>"
                    f"<text x='{x(row[0]) + 6}' y='{y(rows[0][1] / row[1]) + 16:.1f}' fill='#c60'>"
                    f"{rows[0][1] / row[1]:.2f}</text>" for row in rows)
    with open(name, "w") as out:
        out.write(f"<svg xmlns='http://www.w3.org/2000/svg' width='{x(most) + 60}' height='370' font-family='sans-serif' "
                  f"font-size='12'><rect width='100%' height='100%' fill='white'/><line x1='{x(1)}' y1='{y(1)}' "
                  f"x2='{x(most)}' y2='{y(most)}' stroke='#bbb'/>{curves}{marks}<text x='10' y='20'>times as fast as one "
                  "node, by nodes: rate (blue), whole time (orange); grey: as many times</text></svg>")


async def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("cli")
    arguments.add_argument("database")
    arguments.add_argument("--urls", type=int, default=2000)
    arguments.add_argument("--nodes", default="1,2,3,4,5")
    arguments.add_argument("--csv")
    arguments.add_argument("--svg")
    a = arguments.parse_args()
    rows = sorted(await asyncio.gather(*(run(a.cli, a.database, a.urls, int(n)) for n in a.nodes.split(","))))
    text = "nodes,seconds,times,rate,rate_times\n" + "".join(
        f"{n},{t:.1f},{rows[0][1] / t:.2f},{r:.2f},{r / rows[0][2]:.2f}\n" for n, t, r in rows)
    print(text, end="")
    if a.csv:
        open(a.csv, "w").write(text)
    if a.svg:
        svg(rows, a.svg)


asyncio.run(main())
