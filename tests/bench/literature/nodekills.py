#!/usr/bin/env python3
"""Nodes are killed and stopped at random while they crawl together. What they find has to be what one crawl into a file
finds, no server may be asked twice within its delay, and nothing twice but what was under way.

    nodekills.py CLI DATABASE [--rounds N] [--urls N] [--seed N]

A round: three nodes crawl; every second or two one is killed (-9), or stopped for longer than its lease and let go on
again, and a new one joins. The server of the sites, which plays a proxy, keeps the log."""
import argparse, asyncio, collections, random, signal, sqlite3, subprocess, sys, tempfile, time

HOSTS, LINKS, DELAY, LEASE = 40, 6, 0.1, 2


class Web:
    def __init__(self, urls, seed):
        r = random.Random(seed)
        self.links = [[r.randrange(urls) for _ in range(r.randrange(LINKS))] + [(n + 1) % urls] for n in range(urls)]
        self.log = []

    @staticmethod
    def url(n):
        return f"http://h{n % HOSTS}.test/{n}"

    async def answer(self, reader, writer):
        try:
            while line := await reader.readline():
                arrived = time.monotonic()
                target = line.split()[1].decode()
                while (await reader.readline()).strip():
                    pass
                self.log.append((arrived, target))
                await asyncio.sleep(0.01)
                path = target.split("/", 3)[3] if target.count("/") > 2 else ""
                known = path.isdigit() and int(path) < len(self.links)
                body = "".join(f"<a href='{self.url(m)}'>{m}</a>" for m in self.links[int(path)]).encode() if known else b""
                writer.write(f"HTTP/1.1 {'200 OK' if known else '404 No'}\r\nContent-Type: text/html\r\n"
                             f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        except (ConnectionError, IndexError):
            pass
        finally:
            writer.close()


def command(cli, web, project, port, *more):
    return [cli, "crawl", web.url(0), "--project", project, "--scope", "any", "--threads", "8", "--retries", "0", "--delay",
            str(DELAY), "--set", f"proxy=http://127.0.0.1:{port}", "--set", "sitemaps=false", "--set", "probes=false",
            "--set", "traps=ignore", "--progress", "none", *more]


ROWS = "SELECT url, depth, state, outcome, status, inlinks FROM url_list ORDER BY url"


async def round_of(cli, database, urls, seed):
    r = random.Random(seed)
    web = Web(urls, seed)
    server = await asyncio.start_server(web.answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        alone = await asyncio.create_subprocess_exec(*command(cli, web, f"{folder}/p.argiope", port))
        await alone.wait()
        wanted = [tuple(map(str, row)) for row in sqlite3.connect(f"{folder}/p.argiope").execute(ROWS)]
    web.log.clear()
    project = f"{database}#kills_{seed}"
    psql = ["psql", "-q", "-At", "-F", "\t", database]
    subprocess.run(psql + ["-c", f"DROP SCHEMA IF EXISTS kills_{seed} CASCADE"], capture_output=True)
    nodes, killed, stopped = [], 0, 0

    async def join():
        nodes.append(await asyncio.create_subprocess_exec(
            *command(cli, web, project, port, "--join", "--lease", str(LEASE)), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE))

    for _ in range(3):
        await join()
    began = time.monotonic()
    while any(n.returncode is None for n in nodes):
        if time.monotonic() - began > 120:
            sys.exit(f"seed {seed}: no end")
        await asyncio.sleep(1 + r.random())
        alive = [n for n in nodes if n.returncode is None]
        if len(alive) < 3 or killed + stopped > 5:
            await asyncio.sleep(0.2)
            continue
        victim = r.choice(alive)
        if r.random() < 0.5:
            victim.send_signal(signal.SIGKILL)
            killed += 1
        else:
            victim.send_signal(signal.SIGSTOP)
            await asyncio.sleep(LEASE * 1.6)
            victim.send_signal(signal.SIGCONT)
            stopped += 1
        if any(n.returncode == 0 for n in nodes):
            break
        await join()
    for n in nodes:
        await n.wait()
    got = [tuple(line.split("\t")) for line in subprocess.run(
        psql + ["-c", f"SET search_path TO kills_{seed}", "-c", ROWS], capture_output=True, text=True).stdout.splitlines() if line]
    requests = collections.Counter(t for _, t in web.log if not t.endswith("robots.txt"))
    last, close = {}, []
    for at, target in sorted(web.log):
        host = target.split("/")[2]
        if host in last and at - last[host] < DELAY * 0.9:
            close.append((host, at - last[host]))
        last[host] = at
    twice = sum(c - 1 for c in requests.values())
    print(f"seed {seed}: {killed} killed, {stopped} stopped, {len(got)} URLs, lost or other: {len(set(wanted) ^ set(got))}, "
          f"asked twice: {twice}, too close: {len(close)} {close[:3]}", flush=True)
    server.close()
    return set(wanted) == set(got) and not close


async def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("cli")
    arguments.add_argument("database")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--urls", type=int, default=600)
    arguments.add_argument("--seed", type=int, default=1)
    a = arguments.parse_args()
    good = [await round_of(a.cli, a.database, a.urls, a.seed + i) for i in range(a.rounds)]
    sys.exit(0 if all(good) else 1)


asyncio.run(main())
