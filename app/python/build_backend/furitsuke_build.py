# SPDX-License-Identifier: MIT
"""Builds the wheel of the Python module by CMake, as PEP 517 asks for.

Settings (pip install --config-settings NAME=VALUE ./app/python):
    build-dir  a build folder whose module is already built; nothing is compiled then.
    jobs       how many files are compiled at a time (default: the number of processors).
"""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

# The minutes of one processor that a build takes.
_MINUTES = 10

_HERE = Path(__file__).resolve().parents[1]
_ROOT = _HERE.parents[1]


def _version():
    """The version of the project in the root CMakeLists.txt."""
    text = (_ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(furitsuke VERSION ([0-9.]+)", text).group(1)


def _run(*command):
    print("$", *command, flush=True)
    subprocess.run([str(part) for part in command], check=True)


def _say(text):
    """Prints to the terminal: pip shows nothing of what a build prints until that has failed."""
    print(text, flush=True)
    if sys.stdout.isatty():
        return
    try:
        with open("/dev/tty", "w", encoding="utf-8") as terminal:
            terminal.write(f"\n{text}\n")
    except OSError:  # there is no terminal
        pass


def _announcement(jobs):
    minutes = max(1, round(_MINUTES / jobs))
    return (
        f"Building furitsuke takes about {minutes} minute{'s' if minutes > 1 else ''} on {jobs} "
        f"processor{'s' if jobs > 1 else ''}, and seconds if it was built here before."
    )


def _built_package(settings):
    """The folder of the built package furitsuke."""
    if settings.get("build-dir"):
        folder = Path(settings["build-dir"]).resolve()
    else:
        folder = _ROOT / "build" / f"python-{sysconfig.get_config_var('SOABI') or 'module'}"
        # Without a number make starts every file at once, which takes gigabytes.
        jobs = int(settings.get("jobs") or os.cpu_count() or 1)
        _say(_announcement(jobs))
        generator = [] if (folder / "CMakeCache.txt").exists() or not shutil.which("ninja") else ["-G", "Ninja"]
        _run(
            "cmake",
            *generator,
            "-S",
            _ROOT,
            "-B",
            folder,
            "-D",
            "CMAKE_BUILD_TYPE=Release",
            "-D",
            "CMAKE_UNITY_BUILD=ON",
            "-D",
            "FURITSUKE_APP=OFF",
            "-D",
            "FURITSUKE_TESTS=OFF",
            "-D",
            "FURITSUKE_PYTHON=ON",
            "-D",
            f"Python_EXECUTABLE={sys.executable}",
        )
        _run("cmake", "--build", folder, "--config", "Release", "--target", "furitsuke_py", "--parallel", jobs)
    package = folder / "python" / "furitsuke"
    if not list(package.glob("_native*")):
        raise SystemExit(f"{package} has no module: are pybind11 and the headers of Python installed?")
    return package


def _tag(native):
    """The tag of a wheel for the Python that the module was built for, such as cp311-cp311-linux_x86_64."""
    version = re.search(r"cpython-(\d+)", native.name)
    python = f"cp{version.group(1)}" if version else f"cp{sys.version_info[0]}{sys.version_info[1]}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform}"


def _metadata():
    return (
        "Metadata-Version: 2.1\n"
        "Name: furitsuke\n"
        f"Version: {_version()}\n"
        "Summary: Read, write, edit and pose motions of MikuMikuDance\n"
        "License: MIT\n"
        "Requires-Python: >=3.9\n"
        "Requires-Dist: numpy\n"
    )


def _info_folder():
    return f"furitsuke-{_version()}.dist-info"


def get_requires_for_build_wheel(config_settings=None):
    """Nothing but Python; CMake, a compiler and pybind11 are packages of the system."""
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """Writes the metadata without building anything."""
    folder = Path(metadata_directory) / _info_folder()
    folder.mkdir()
    (folder / "METADATA").write_text(_metadata(), encoding="utf-8")
    return folder.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the module and writes the wheel. Returns its file name."""
    package = _built_package(config_settings or {})
    native = next(package.glob("_native*"))
    files = {f"furitsuke/{path.name}": path.read_bytes() for path in sorted(package.iterdir()) if path.is_file()}
    tag = _tag(native)
    info = _info_folder()
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/LICENSE"] = (_ROOT / "core" / "LICENSE").read_bytes()
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: furitsuke_build\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    )
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = f"furitsuke-{_version()}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            # One time for all, so that the same files give the same wheel.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    """Not possible: the module is built from the whole checkout."""
    raise SystemExit("There is no source distribution; build a wheel from the checkout.")


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
