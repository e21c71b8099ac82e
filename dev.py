#!/usr/bin/env python3
"""Everything a fresh machine needs, with nothing but Python 3.11 or newer.

python3 dev.py run        start Stolik: the served table
python3 dev.py test       lint, types, all tests, and the contract suite once more with compiled rules
python3 dev.py compile    compile engine and rules with mypyc into build/compiled; run then uses that
python3 dev.py bench      how fast the rules are, plain and compiled, beside python-chess
python3 dev.py wheel      build an installable wheel with compiled rules into dist/
python3 dev.py lock       work out requirements.lock anew from pyproject.toml
python3 dev.py setup      only make .venv and install what the lock names

Further arguments go on: to `stolik` after run and bench, to pytest after test.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "stolik.stamp"
COMPILED = ROOT / "build" / "compiled"
COMPILED_STAMP = COMPILED / "stolik.stamp"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / ("python.exe" if os.name == "nt" else "python"))
CHROMIUM = ("chromium", "chromium-headless-shell")  # the browser that people have, and the quicker one without windows


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        print(f"Stolik needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    commands = {
        "run": run, "test": test, "compile": compile_rules, "bench": bench, "wheel": wheel, "lock": lock, "setup": setup,
    }  # fmt: skip
    command = commands.get(arguments[0]) if arguments else None
    if command is None:
        print(__doc__)
        return 0 if arguments[:1] in ([], ["help"], ["-h"], ["--help"]) else 2
    os.chdir(ROOT)
    return command(arguments[1:])


# -- set-up ---------------------------------------------------------------------------------------------------


def prepare() -> int:
    """Make .venv and install the lock and the project, unless that was done for these very files."""
    wanted = digest([LOCK, ROOT / "pyproject.toml"])
    if STAMP.exists() and STAMP.read_text() == wanted and Path(PYTHON).exists():
        return 0
    print("Setting up .venv (once; about a minute)...", flush=True)
    if not Path(PYTHON).exists():
        try:
            venv.create(VENV, with_pip=True, clear=VENV.exists())
        except (subprocess.CalledProcessError, SystemExit):
            print("This Python cannot make virtual environments; on Debian: apt install python3-venv", file=sys.stderr)
            return 1
    pip = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    code = shell([*pip, "--require-hashes", "--requirement", str(LOCK)])
    code = code or shell([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], environment(STOLIK_MYPYC="0"))
    if code == 0:
        STAMP.write_text(wanted)
    return code


def browser() -> None:
    """The page's tests need Debian's Chromium: install it where we may, else say what is missing."""
    if all(shutil.which(each) for each in CHROMIUM):
        return
    packages = [*CHROMIUM, "fonts-dejavu-core"]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the tests of the page...", flush=True)
        quiet = environment(DEBIAN_FRONTEND="noninteractive")
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
        if shell(["apt-get", "update", "-q"], quiet) == 0 and shell(install, quiet) == 0:
            return
    if any(shutil.which(each) for each in CHROMIUM):
        return
    print(
        f"No Chromium here: the tests of the page are skipped. On Debian: apt install {' '.join(packages)}", flush=True
    )


# -- commands -------------------------------------------------------------------------------------------------


def setup(rest: list[str]) -> int:
    """Only make .venv and install what the lock names."""
    return prepare()


def run(rest: list[str]) -> int:
    """Start the served table."""
    code = prepare()
    if code:
        return code
    env = compiled() if is_compiled() else None
    return shell([PYTHON, "-m", "stolik", "serve", *rest], env, quiet=True)


def test(rest: list[str]) -> int:
    """Lint, types, all tests; then the laws of the engine once more with compiled rules."""
    began = time.monotonic()
    fetching = threading.Thread(target=browser)
    fetching.start()  # while .venv is made
    code = prepare()
    fetching.join()
    if code:
        return code
    building = begin_compiling()  # on another core, while the plain rules are tested
    suite = [PYTHON, "-m", "pytest", "--durations=40"]
    checks = [
        ("lint", [PYTHON, "-m", "ruff", "check", "."]),
        ("format", [PYTHON, "-m", "ruff", "format", "--check", "."]),
        ("types", [PYTHON, "-m", "mypy", "src", "dev.py", "examples/lamplighters/src"]),
        ("tests", [*suite, *rest] if rest else [*suite, *AT_ONCE]),
    ]
    few = environment(STOLIK_RANDOM_GAMES="40", STOLIK_SEEDS="1")  # the compiled round plays many more
    failed = [name for name, command in checks if shell(command, few) != 0]
    if "tests" in failed and not rest and again(suite, "not alone", few):
        failed.remove("tests")
    print("\nWaiting for the compiled rules...", flush=True)
    if building.wait() != 0 or not is_compiled() or shell([*suite, *COMPILED_TESTS], compiled()) != 0:
        failed.append("compiled")
    if not rest and shell([*suite, "-m", "alone"], few) != 0 and not again(suite, "alone", few):
        failed.append("tests of time")
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All well.'} ({time.monotonic() - began:.0f} s)")
    return 1 if failed else 0


def again(suite: list[str], marked: str, env: dict[str, str]) -> bool:
    """Whether what failed passes when it is tried once more, by itself; that it had to be is said."""
    print("\nWhat failed is tried once more, by itself: look at why it needed that.", flush=True)
    return shell([*suite, "--last-failed", "--last-failed-no-failures=none", "-m", marked], env) == 0


def begin_compiling() -> subprocess.Popen[bytes]:
    """Compile the rules in the background, one library at a time, in what the tests leave of the processor.

    What is only tested is optimized less, which takes two thirds of the time; `compile` makes the fast one.
    """
    gently = ["nice", "-n", "19"] if shutil.which("nice") else []
    less = environment(STOLIK_MYPYC_JOBS="1", STOLIK_MYPYC_OPT="1")
    return subprocess.Popen([*gently, sys.executable, __file__, "compile"], env=less)


# Files with a browser come first (tests/conftest.py): they last longest, and nothing waits for them at the end.
AT_ONCE = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "-m", "not alone"]

COMPILED_TESTS = [
    *("-n", "2", "--dist", "worksteal", "--override-ini=pythonpath=build/compiled tests"),
    "tests/test_engine.py",
    "tests/test_contract.py",
    "tests/test_playthroughs.py",
    "tests/learn/test_layout.py",
]


def compile_rules(rest: list[str]) -> int:
    """Build the package with compiled rules into build/compiled, unless it is there for these very sources."""
    code = prepare()
    if code:
        return code
    level = os.environ.get("STOLIK_MYPYC_OPT", "2")
    if is_compiled(level):
        return 0
    wanted = sources()
    shutil.rmtree(COMPILED, ignore_errors=True)
    temporary = ROOT / "build" / "temporary"
    temporary.mkdir(parents=True, exist_ok=True)
    apart = ["egg_info", "--egg-base", str(temporary)]  # among the sources it would hide what is installed
    build = ["build", "--build-lib", str(COMPILED), "--build-temp", str(temporary)]
    build = [PYTHON, "setup.py", "--quiet", *apart, *build]
    code = shell(build, environment(STOLIK_MYPYC="1"))
    if code == 0:
        COMPILED_STAMP.write_text(f"{wanted} {level}")
    return code


def is_compiled(level: str = "0") -> bool:
    """Whether build/compiled holds these very sources, optimized at least so far."""
    made, _, reached = COMPILED_STAMP.read_text().partition(" ") if COMPILED_STAMP.exists() else ("", "", "")
    return made == sources() and reached >= level


def sources() -> str:
    """What the compiled rules were made from."""
    kinds = ("*.py", "*.ftl", "*.csv", "values.json")
    return digest([path for kind in kinds for path in sorted((ROOT / "src").rglob(kind))] + [ROOT / "setup.py"])


def bench(rest: list[str]) -> int:
    """Measure plain Python and compiled rules, one after the other."""
    command = [PYTHON, "-m", "stolik", "bench", *rest]
    return compile_rules([]) or shell(command) or shell(command, compiled())


def wheel(rest: list[str]) -> int:
    """Build a wheel of this very checkout, with compiled rules, for this Python and this kind of machine."""
    code = prepare()
    if code:
        return code
    out = ROOT / "dist"
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(out)]
    code = shell([PYTHON, "-m", "pip", "wheel", *options, *rest, "."], environment(STOLIK_MYPYC="1"))
    if code == 0:
        print(f"\nInstall it with: pip install {max(out.glob('stolik-*.whl'), key=os.path.getmtime).relative_to(ROOT)}")
    return code


def lock(rest: list[str]) -> int:
    """Work out requirements.lock anew; uv writes no host into it."""
    tool = shutil.which("uv") or str(BIN / "uv")
    if not Path(tool).exists():
        code = prepare() or shell([PYTHON, "-m", "pip", "--quiet", "install", "uv"])
        if code:
            return code
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--all-extras"]
    return shell([tool, "pip", "compile", "pyproject.toml", *options, "--quiet", "-o", str(LOCK.name), *rest])


# -- small things ---------------------------------------------------------------------------------------------


def shell(command: list[str], env: dict[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command and give its exit code."""
    if not quiet:
        shown = ["python" if each == PYTHON else each for each in command]
        print("\n$ " + " ".join(shown), flush=True)
    try:
        return subprocess.call(command, env=env)
    except KeyboardInterrupt:
        return 130


def environment(**values: str) -> dict[str, str]:
    return {**os.environ, **values}


def compiled() -> dict[str, str]:
    """The environment in which `import stolik` finds the compiled rules first."""
    return environment(PYTHONPATH=str(COMPILED), STOLIK_COMPILED="1")


def digest(files: list[Path]) -> str:
    """A hash of files' names and contents, and of the Python that runs them."""
    whole = hashlib.sha256(sys.version.encode())
    for each in files:
        whole.update(str(each.relative_to(ROOT)).encode())
        whole.update(each.read_bytes())
    return whole.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
