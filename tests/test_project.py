"""The project's own laws: a lock that names no host, imports that point down, no word about any one machine."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "stolik"

# What a layer may import of stolik, besides itself.
BELOW = {
    "processes": set(),
    "engine": set(),
    "words": {"engine"},
    "drawing": {"engine", "words"},
    "games": {"engine", "words", "drawing"},
    "bots": {"engine", "words"},
    "lessons": {"engine", "games"},
    "arena": {"processes", "engine", "games", "bots"},
    "learn": {"engine", "words", "games", "bots", "arena"},
    "bench": {"engine", "bots"},
    "web": {"processes", "engine", "words", "drawing", "games", "lessons", "bots", "arena"},
    "cli": {"engine", "words", "games", "lessons", "bots", "arena", "learn", "bench", "web"},
}
ANATOMY = set(
    "__init__ pieces board cards tiles state setup rounds actions effects automa scoring laws view table bot classic campaign arrange places notation captions".split()
)


def modules() -> Iterator[Path]:
    yield from sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The parts of stolik that a module imports, wherever it does."""
    package = path.relative_to(SOURCE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            names = [base] if len(base) > 1 else [[*base, alias.name] for alias in node.names]
        else:
            continue
        yield from (parts[1] for parts in names if parts[0] == "stolik" and len(parts) > 1)


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down_only(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    if layer not in BELOW:
        assert layer in ("__init__", "__main__"), f"{layer} is a new layer: give it its place in this test"
        return
    allowed = BELOW[layer] | {layer}
    wrong = {part for part in imports(path) if part in BELOW and part not in allowed}
    assert not wrong, f"{layer} must not import {sorted(wrong)}"


def test_games_do_not_import_each_other() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        mine = path.relative_to(SOURCE / "games").parts[0]
        for other in (SOURCE / "games").iterdir():
            if other.is_dir() and other.name != mine and (other / "__init__.py").exists():
                text = path.read_text(encoding="utf-8")
                assert not re.search(rf"^\s*from \.+{other.name}[. ]|games\.{other.name}\b", text, re.M), path


def test_nothing_outside_a_games_folder_names_a_game() -> None:
    ids = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    named = re.compile(rf"(?<![\w-])({'|'.join(ids)})(?![\w-])|({'|'.join(ids)})_v\d", re.I)
    for path in SOURCE.rglob("*"):
        if (
            path.suffix in (".py", ".html", ".css", ".js", ".ftl", ".json")
            and "games" not in path.relative_to(SOURCE).parts
        ):
            found = named.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{path.relative_to(ROOT)} names {found and found[0]}"


def needs(path: Path) -> set[Path]:
    """The modules of stolik that a module imports, those for types alone aside."""
    package = list(path.relative_to(SOURCE.parent).with_suffix("").parts[:-1])
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: set[Path] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = SOURCE.parent.joinpath(*package[: len(package) - node.level + 1], *(node.module or "").split("."))
            for each in [base, *(base / alias.name for alias in node.names)]:
                found |= {file for file in (each.with_suffix(".py"), each / "__init__.py") if file.exists()}
            if any((base / f"{alias.name}.py").exists() for alias in node.names):
                found.discard(base / "__init__.py")
    return found - {path}


def straight(needed: dict[str, set[str]], where: str) -> None:
    """Fails when something needs what needs it, however far around."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> None:
        circle = [*way[way.index(name) :], name] if name in way else []
        assert not circle, f"a circle of imports in {where}: {' -> '.join(circle)}"
        if name not in done:
            for each in sorted(needed.get(name, ())):
                follow(each, [*way, name])
            done.add(name)

    for name in needed:
        follow(name, [])


def test_no_two_modules_need_each_other() -> None:
    straight({str(path): {str(each) for each in needs(path)} for path in modules()}, "stolik")


def test_no_two_rooms_need_each_other() -> None:
    """In every folder: what lies in it, module or folder, needs the others in one direction only."""
    needed = {path: needs(path) for path in modules()}
    for folder in {path.parent for path in needed}:
        within: dict[str, set[str]] = {}
        for path, others in needed.items():
            for other in others:
                if folder in path.parents and folder in other.parents:
                    room, door = (each.relative_to(folder).parts[0].removesuffix(".py") for each in (path, other))
                    if room != door and "__init__" not in (room, door):
                        within.setdefault(room, set()).add(door)
        straight(within, str(folder.relative_to(SOURCE)))


def test_functions_fit_on_a_screen() -> None:
    """Sixty lines at the most; tables of drawn symbols (`..._defs`) and migrations aside."""
    for path in modules():
        if "migrations" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.endswith("_defs"):
                lines = (node.end_lineno or 0) - node.lineno + 1
                assert lines <= 60, f"{path.relative_to(SOURCE)}: {node.name} has {lines} lines"


def test_every_game_has_the_same_anatomy() -> None:
    for folder in [*(SOURCE / "games").iterdir(), *(ROOT / "examples").glob("*/src/*")]:
        if (folder / "__init__.py").exists():
            parts = {each.stem for each in folder.iterdir() if each.suffix == ".py" or (each / "__init__.py").exists()}
            assert parts <= ANATOMY, f"{folder.name} has {sorted(parts - ANATOMY)}; put it where its chapter belongs"


def test_the_lock_names_no_host_and_hashes_everything() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=[a-z])", text)
    assert len(entries) > 30
    for entry in entries:
        assert re.match(r"[a-z0-9-]+(\[[a-z]+\])?==", entry), entry[:60]
        assert "--hash=sha256:" in entry, entry[:60]


def test_the_lock_holds_everything_that_the_project_asks_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    locked = set(re.findall(r"^([a-z0-9-]+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.M))
    names = {re.sub(r"[._]", "-", re.match(r"[A-Za-z0-9._-]+", each)[0].lower()) for each in wanted}  # type: ignore[index]
    assert names <= locked, f"python3 dev.py lock: {sorted(names - locked)}"


def test_every_data_file_is_packaged() -> None:
    import tomllib
    from fnmatch import fnmatch

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]
    for path in SOURCE.rglob("*"):
        if path.is_dir() or path.suffix in (".py", ".pyc", ".so"):
            continue
        folders = [each for each in path.parents if (each / "__init__.py").exists()]
        packed = False
        for folder in folders:
            package = ".".join(folder.relative_to(SOURCE.parent).parts)
            rest = path.relative_to(folder).as_posix()
            packed |= any(
                fnmatch(rest, each.replace("**/*", "*")) for each in [*patterns["*"], *patterns.get(package, [])]
            )
        assert packed, f"{path.relative_to(ROOT)} is not in package-data of pyproject.toml"


def tracked() -> list[Path]:
    """Every text file of the project."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git working tree")
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.suffix in TEXT and path.is_file() and path != Path(__file__)]


TEXT = {".py", ".md", ".toml", ".lock", ".txt", ".ftl", ".html", ".css", ".js", ".json", ".yml", ".cfg", ""}
MACHINE = re.compile(r"(?<![\w.])/(work|root|home/\w+|tmp/team|opt)/|file:///\w")


def test_no_file_knows_one_machine_or_tracks_a_lock_that_does() -> None:
    for path in tracked():
        assert path.name not in ("uv.lock", "pylock.toml", "poetry.lock", "package-lock.json"), path
        found = MACHINE.search(path.read_text(encoding="utf-8", errors="replace"))
        assert found is None, f"{path.relative_to(ROOT)} names {found and found[0]}"


def test_styles_have_one_declaration_a_line() -> None:
    for path in SOURCE.rglob("*.css"):
        bare = re.sub(r"/\*.*?\*/|\"[^\"]*\"|\([^)]*\)", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for line in bare.splitlines():
            assert line.count(";") + line.count("{") <= 1, f"{path.relative_to(ROOT)}: {line}"


def test_ci_runs_the_command_that_developers_run() -> None:
    assert "python3 dev.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_global_randomness_and_the_clock_stay_out_of_rules() -> None:
    for path in [*(SOURCE / "engine").glob("*.py"), *(SOURCE / "games").rglob("*.py")]:
        if "table" in path.parts:  # drawings
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            assert not {"random", "secrets", "time", "datetime", "uuid"} & set(names), f"{path.name} imports {names}"
