"""What many threads do for the first time at the same moment."""

from __future__ import annotations

import subprocess
import sys

READ = """
import os, sys, threading
from tessella.server.match.match_result import MatchResult
from tessella.server.match.entries import loads
from tessella.server.match.setup import Setup
from tessella.server.store.chat import _words

sys.setswitchinterval(1e-6)
SETUP = '''{"id":"a","game":"g","options":{},"chairs":[{"kind":"computer","level":3}],
"commitment":"c","clock":{"kind":"fischer","base":60}}'''
ENDING = '{"cause":"rules","winners":[0],"ranks":[1,2],"scores":[1,0]}'

def read(barrier):
    barrier.wait()
    for _ in range(50):
        Setup.read(SETUP), MatchResult.read(ENDING), loads('{"kind":"rose","seat":1}')
        _words.decode('{"text":"hello"}')

def race():
    barrier = threading.Barrier(8)
    threads = [threading.Thread(target=read, args=(barrier,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

for _ in range(6):
    child = os.fork()
    if not child:
        race()
        os._exit(0)
    if status := os.waitpid(child, 0)[1]:
        sys.exit(f"a process ended with {status}")
"""
"""Each child is one in which nothing has been read yet; to load all modules is what takes time."""


def test_rows_that_are_read_by_several_threads_at_once_do_not_end_the_process() -> None:
    done = subprocess.run((sys.executable, "-c", READ), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
