#!/usr/bin/env python3
"""How a crawl of many hosts goes where few files may be open: no URL may end as failed for want of our own sockets.

    tests/bench/crawl/manyhosts.py build/release/bin/argiope-cli [HOSTS [LIMIT,… [THREADS,…]]]

A site of one page on loopback links to HOSTS others (1,500), each at an address of its own and on a connection that
stays open. It is crawled with each limit of open files (256, 1,024; soft and hard) and number of threads (8, 32, 128,
512). One line each: seconds, outcomes, what was said. Exit status 1 where an outcome is other than ok."""
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time

program = os.path.abspath(sys.argv[1])
hosts = int(sys.argv[2]) if len(sys.argv) > 2 else 1500
limits = [int(n) for n in (sys.argv[3] if len(sys.argv) > 3 else "256,1024").split(",")]
threads = [int(n) for n in (sys.argv[4] if len(sys.argv) > 4 else "8,32,128,512").split(",")]

resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def address(i):
    return f"127.{1 + i // 60000}.{1 + i // 250 % 240}.{1 + i % 250}"


async def answer(reader, writer):
    try:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ", 2)[1]
            first = f"Host: 127.0.0.1:{port}".encode() in head
            status, body = "200 OK", b"<title>A host</title>"
            if path == b"/robots.txt":
                status, body = "404 Not Found", b""
            elif first:
                body = ("<title>Links</title>" + "".join(
                    f'<a href="http://{address(i)}:{port}/">{i}</a>' for i in range(hosts))).encode()
            writer.write(f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(body)}\r\n\r\n".encode()
                         + body)
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


def serve(loop):
    asyncio.set_event_loop(loop)
    loop.run_forever()


loop = asyncio.new_event_loop()
server = loop.run_until_complete(asyncio.start_server(answer, "0.0.0.0", 0, backlog=4096))
port = server.sockets[0].getsockname()[1]
threading.Thread(target=serve, args=(loop,), daemon=True).start()

wrong = False
for limit in limits:
    for number in threads:
        with tempfile.TemporaryDirectory() as folder:
            project = folder + "/p.argiope"
            began = time.monotonic()
            ran = subprocess.run(
                [program, "crawl", f"http://127.0.0.1:{port}/", "--project", project, "--threads", str(number),
                 "--check-external", "--progress", "none"],
                capture_output=True, text=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
            seconds = time.monotonic() - began
            table = subprocess.run([program, "export", project, "--table", "urls", "--format", "csv", "--columns", "outcome"],
                                   capture_output=True, text=True).stdout.splitlines()[1:]
        outcomes = {name: table.count(name) for name in sorted(set(table))}
        fine = ran.returncode == 0 and outcomes == {"ok": hosts + 1}
        wrong = wrong or not fine
        print(f"limit {limit}, {number} threads: {seconds:.1f} s, status {ran.returncode}, {outcomes}"
              f"{'' if fine else '  WRONG'} {' '.join(ran.stderr.split())}", flush=True)
sys.exit(wrong)
