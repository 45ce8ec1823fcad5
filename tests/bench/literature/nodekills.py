#!/usr/bin/env python3
"""Nodes are killed and stopped at random while they crawl together, and the database's server dies and starts again. What
they find has to be what one crawl into a file finds, no server may be asked twice within its delay, and nothing twice but
what a node had under way when it was killed or stopped.

    nodekills.py CLI DATABASE [--rounds N] [--urls N] [--seed N] [--restart] [--freeze]

A round: three nodes crawl; every second or two one is killed (-9), or stopped for longer than its lease and let go on
again, and a new one joins. With --restart, for a server of one's own on this machine, that server is killed as often as
nodes are stopped (pg_ctl's immediate restart). With --freeze all stand still at once for longer than a lease as well, as on
a machine that sleeps: nodes, and half of the times the database's server too, which has to be one's own. The server of the sites, which plays a proxy, keeps the log, with the node
that asked: all send the project's User-Agent, so the system is asked whose connection it is (Linux). As a test, with CLI alone: the rounds that ARGIOPE_NODE_KILLS says, on the server of
ARGIOPE_POSTGRES; ends with 77 where one of them is not set."""
import argparse, asyncio, glob, os, random, signal, sqlite3, subprocess, sys, tempfile, time

HOSTS, LINKS, DELAY, LEASE = 40, 6, 0.1, 2
UNDER_WAY = 3.0  # seconds before its node was killed: requests, and pages that wait for their commit


class Web:
    def __init__(self, urls, seed):
        r = random.Random(seed)
        self.links = [[r.randrange(urls) for _ in range(r.randrange(LINKS))] + [(n + 1) % urls] for n in range(urls)]
        self.log = []
        self.nodes = {}  # by name

    def asker(self, port):
        """Which node has a socket with this port."""
        for line in open("/proc/net/tcp").readlines()[1:]:
            local, inode = line.split()[1], line.split()[9]
            if int(local.split(":")[1], 16) != port:
                continue
            for name, process in self.nodes.items():
                try:
                    if any(os.readlink(fd) == f"socket:[{inode}]" for fd in glob.glob(f"/proc/{process.pid}/fd/*")):
                        return name
                except OSError:
                    pass  # it ended, or closed one meanwhile
        return ""

    @staticmethod
    def url(n):
        return f"http://h{n % HOSTS}.test/{n}"

    async def answer(self, reader, writer):
        node = self.asker(writer.get_extra_info("peername")[1])
        try:
            while line := await reader.readline():
                arrived = time.monotonic()
                target = line.split()[1].decode()
                while (await reader.readline()).strip():
                    pass
                self.log.append((arrived, target, node))
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
            "--set", "traps=ignore", "--progress", "none",
            "--timeout", "600",  # a machine that stands still for a measurement is no site that does not answer
            *more]


ROWS = "SELECT url, depth, state, outcome, status, inlinks FROM url_list ORDER BY url"


def restart(database):
    """Kills the server, and starts it again on the same files."""
    ask = lambda sql: subprocess.run(["psql", "-qAt", database, "-c", sql], capture_output=True, text=True).stdout.strip()
    folder = ask("SHOW data_directory")
    programs = sorted(glob.glob("/usr/lib/postgresql/*/bin/pg_ctl")) or ["pg_ctl"]
    owner = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if os.getuid() == 0 else []
    done = subprocess.run(owner + [programs[-1], "restart", "--wait", "--mode=immediate", f"--pgdata={folder}",
                                   f"--log={folder}/../restarted.log"], cwd=os.path.dirname(folder), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"the server does not start again: {done.stdout}{done.stderr}{open(folder + '/../restarted.log').read()[-2000:]}")


def stand_still(nodes, database, seconds):
    """All of them, and the database's server where its address is given and it is one's own on this machine."""
    still = [n.pid for n in nodes]
    if database:
        own = subprocess.run(["psql", "-qAt", database, "-c", "SHOW data_directory"], capture_output=True, text=True).stdout.strip()
        first = int(open(f"{own}/postmaster.pid").readline())
        still += [first] + [int(pid) for pid in open(f"/proc/{first}/task/{first}/children").read().split()]
    for number in (signal.SIGSTOP, signal.SIGCONT):
        for pid in still:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass  # it has ended meanwhile
        if number == signal.SIGSTOP:
            time.sleep(seconds)


def lost_leases(psql, seed):
    """When a node was expelled, by its name, in this program's time: its lease's end and the beginning of that lease."""
    now = time.time() - time.monotonic()
    rows = subprocess.run(psql + ["-c", f"SELECT name, until / 1000.0 FROM kills_{seed}.nodes WHERE state = 'lost'"],
                          capture_output=True, text=True).stdout.splitlines()
    ends = {}
    for name, until in (row.split("\t") for row in rows if row):
        ends.setdefault(name, []).append((float(until) - now - LEASE, float(until) - now))
    return ends


def faults(log, ends, restarts, stills):
    """Of the sites' log: requests to a host that came too close, and those for a page that had been asked for before
    though nobody lost it; and how long before its end a node had asked for what was asked for again, at most."""
    # How long ago something was is said without the time in which this program, and so the machine, stood still.
    awake = lambda t: t - sum(max(0, min(t, end) - begin) for begin, end in stills)
    ends = {node: [(awake(begin), awake(end)) for begin, end in all] for node, all in ends.items()}
    restarts = [(awake(begin), awake(end)) for begin, end in restarts]
    last, close, asked, idle, oldest, again = {}, [], {}, [], 0, 0
    for at, target, node in sorted(log):
        host = target.split("/")[2]
        late = [begin for begin, end in stills if begin <= at < end + 0.2]  # it may have come at any time since then
        if host in last and at - last[host] < DELAY * 0.9:
            close.append((host, round(at - last[host], 3)))
        last[host] = at if not late else min(late)
        if target.endswith("robots.txt"):
            continue
        if target in asked:
            again += 1
            first, by = asked[target]
            # Whoever had asked for it was killed or stopped since, or lost its lease because the server was away.
            lost = [begin - first for begin, end in ends.get(by, []) + restarts
                    if begin - UNDER_WAY <= first <= end + 0.2 and begin < awake(at)]
            if not lost:
                idle.append((target, by, node, round(awake(at) - first, 3)))
            else:
                oldest = max(oldest, min(lost))
        asked[target] = (awake(at), node)
    return close, idle, again, oldest


async def round_of(cli, database, urls, seed, restarting, freezing):
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
    nodes, ends, restarts, killed, stopped, frozen = web.nodes, {}, [], 0, 0, []
    # A server that is made for tests may answer before a commit is on the disk: it is killed here.
    environment = dict(os.environ, PGOPTIONS="-c synchronous_commit=on")

    async def join():
        name = f"node{len(nodes)}"
        nodes[name] = await asyncio.create_subprocess_exec(
            *command(cli, web, project, port, "--join", "--lease", str(LEASE), "--node", name),
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    for _ in range(3):
        await join()
    ran = 0  # what it was at: a machine that stands still for a measurement is no node that hangs
    stills = []  # when this program did: what came meanwhile is read afterwards

    async def count():
        nonlocal ran
        while True:
            at = time.monotonic()
            await asyncio.sleep(0.1)
            if time.monotonic() - at > 1:
                stills.append((at, time.monotonic()))
            ran += 0.1

    counting = asyncio.ensure_future(count())
    begun = 20  # requests: who is killed before he has begun proves nothing
    while len(web.log) < begun and any(n.returncode is None for n in nodes.values()):
        await asyncio.sleep(0.1)
    while any(n.returncode is None for n in nodes.values()):
        if ran > 180:
            for n in nodes.values():
                if n.returncode is None:
                    n.kill()
            sys.exit(f"seed {seed}: no end")
        await asyncio.sleep(1 + r.random())
        alive = [name for name, n in nodes.items() if n.returncode is None]
        if len(alive) < 3 or killed + stopped + len(restarts) + len(frozen) > 6:
            await asyncio.sleep(0.2)
            continue
        victim = r.choice(alive)
        what = r.choice((["kill", "kill", "stop", "restart"] if restarting else ["kill", "stop"]) + (["freeze"] if freezing else []))
        if what == "freeze":
            at = time.monotonic()
            await asyncio.get_running_loop().run_in_executor(
                None, stand_still, [nodes[name] for name in alive], database if r.random() < 0.5 else None, LEASE * 1.6)
            frozen.append((at, time.monotonic()))
            continue
        if what == "restart":
            at = time.monotonic()
            await asyncio.get_running_loop().run_in_executor(None, restart, database)
            restarts.append((at, time.monotonic()))
            continue
        at = time.monotonic()
        nodes[victim].send_signal(signal.SIGKILL if what == "kill" else signal.SIGSTOP)
        if what == "kill":
            killed += 1
        else:
            await asyncio.sleep(LEASE * 1.6)
            nodes[victim].send_signal(signal.SIGCONT)
            stopped += 1
        ends.setdefault(victim, []).append((at, at if what == "kill" else time.monotonic()))
        if any(n.returncode == 0 for n in nodes.values()):
            break
        await join()
    for n in nodes.values():
        await n.wait()
    got = [tuple(line.split("\t")) for line in subprocess.run(
        psql + ["-c", f"SET search_path TO kills_{seed}", "-c", ROWS], capture_output=True, text=True).stdout.splitlines() if line]
    for name, leases in lost_leases(psql, seed).items():
        ends.setdefault(name, []).extend(leases)
    close, idle, again, oldest = faults(web.log, ends, restarts, stills)
    other = len(set(wanted) ^ set(got))
    print(f"seed {seed}: {killed} killed, {stopped} stopped, {len(restarts)} restarts of the server, {len(frozen)} times all "
          f"stood still, {len(got)} URLs, lost or "
          f"other: {other}, asked again: {again}, of that what nobody had lost: {len(idle)} {idle[:3]}, at most {oldest:.2f} s "
          f"under way, too close: {len(close)} {close[:3]}", flush=True)
    counting.cancel()
    server.close()
    return not other and not close


async def main():
    if len(sys.argv) == 2: # as a test
        rounds, database = os.environ.get("ARGIOPE_NODE_KILLS"), os.environ.get("ARGIOPE_POSTGRES")
        if not rounds or not database:
            print("skipped: ARGIOPE_NODE_KILLS or a PostgreSQL server is missing")
            sys.exit(77)
        sys.argv += [database, "--restart", "--freeze", "--rounds", rounds]
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("cli")
    arguments.add_argument("database")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--urls", type=int, default=600)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--restart", action="store_true")
    arguments.add_argument("--freeze", action="store_true")
    a = arguments.parse_args()
    good = [await round_of(a.cli, a.database, a.urls, a.seed + i, a.restart, a.freeze) for i in range(a.rounds)]
    sys.exit(0 if all(good) else 1)


asyncio.run(main())
