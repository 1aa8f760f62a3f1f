# SPDX-License-Identifier: MIT
"""Reading and writing files."""

import errno
import os
import warnings

from . import _native
from ._capture import Capture
from ._errors import FuritsukeError, FuritsukeWarning, native_of, native_or_none
from ._model import Model, opened
from ._motion import Motion, wrapped
from ._project import Project
from ._scene import Scene
from ._tracks import rule_from

_READERS = {
    "pmd": (_native.load_model, _native.model_from_bytes, opened),
    "pmx": (_native.load_model, _native.model_from_bytes, opened),
    "pmm": (_native.load_project, _native.project_from_bytes, Project),
    "bvh": (_native.load_capture, _native.capture_from_bytes, Capture),
    "gltf": (_native.load_capture, _native.capture_from_bytes, Capture),
}
_MOTION = (_native.load_motion, _native.motion_from_bytes, wrapped)


def _readers(kind, is_file):
    if kind == "fbx":
        raise FuritsukeError("FBX is read by another program: use furitsuke-cli convert")
    if kind == "furitsuke":
        if not is_file:
            raise FuritsukeError("is a project of Furitsuke, which names other files: load() reads it, loads() does not")
        return _native.load_scene, None, Scene
    if kind == "archive":
        raise FuritsukeError("is an archive: load() reads files in archives, loads() does not")
    return _READERS.get(kind, _MOTION)


def load(path, *, salvage=False, strict=False):
    """Reads a file, whose kind is found out by its content.

    Returns a Motion (VMD, VPD, ...; a pose has its keys at frame 0), a Model (PMX, PMD), a Project
    (PMM), a Scene (.furitsuke) or a Capture (BVH, glTF, VRM, VRM Animation). Markers, beats and gravity stored beside a
    motion are read too, for operations that use them.

    "models.zip/miku/miku.pmx" is a file in an archive (.zip, .7z, .rar), of which the end of the path is enough;
    "dance.zip" is the only file in it that can be loaded. Archives are unpacked in the cache of the user.

    Raises OSError as open() does, and FuritsukeError with path, offset, section and reason if the file is of another
    kind or damaged; with salvage the readable part of a damaged file is returned. That of a damaged model always is,
    as in the program, with a FuritsukeWarning and a finding in its diagnostics, unless strict is true.
    """
    name = _native.file_to_read(os.fsencode(path))
    with open(os.fsdecode(name), "rb"):  # its OSError names the file as a text
        pass
    read, _, kind = _readers(_native.kind_of_file(name), True)
    return kind(read(name, _salvages(kind, salvage, strict)))


def loads(data, *, salvage=False, strict=False):
    """Reads the bytes of a file as load() does."""
    data = bytes(data)
    _, read, kind = _readers(_native.kind_of_bytes(data), False)
    loaded = kind(read(data, _salvages(kind, salvage, strict)))
    if isinstance(loaded, Model):
        loaded._data = data
    return loaded


def _salvages(kind, salvage, strict):
    return bool(salvage) or (kind is opened and not strict)


def load_motion(path, *, salvage=False):
    """Reads a motion or a pose as load() does. Raises FuritsukeError for a file of another kind."""
    return _loaded(path, salvage, Motion, "a motion")


def load_model(path, *, salvage=False, strict=False):
    """Reads a model as load() does. Raises FuritsukeError for a file of another kind."""
    return _loaded(path, salvage, Model, "a model", strict)


def load_capture(path, *, salvage=False):
    """Reads a captured motion as load() does. Raises FuritsukeError for a file of another kind."""
    return _loaded(path, salvage, Capture, "a captured motion")


def _loaded(path, salvage, kind, name, strict=False):
    loaded = load(path, salvage=salvage, strict=strict)
    if not isinstance(loaded, kind):
        raise FuritsukeError(f"is a {type(loaded).__name__}, not {name}", path=os.fsdecode(path))
    return loaded


def dumps(motion, format="vmd", *, model=None, frame=0, version=None, cut_names=False):
    """The bytes of a motion as a file: "vmd", "vpd", "bvmd", "json" or "csv"; or of a project.

    A motion that was not changed gives the bytes of its file, if the format is the same. After a change, every record
    that was not changed keeps its bytes and its place.

    frame is the frame of a pose (vpd), and model the model that it is written for. version of a VMD is 1 or 2, otherwise
    that of the file. cut_names cuts names that are too long for a VMD, instead of raising NameTooLong.

    Raises NotEncodable and NameTooLong for names, and FuritsukeError for an unknown format. What a format does not
    store is a FuritsukeWarning.
    """
    if isinstance(motion, Project):
        return motion._native.dumps()
    _refuse_scene(motion)
    return _written(motion, format, model, frame, version, cut_names, b"")


def _written(motion, format, model, frame, version, cut_names, path):
    """The bytes of a motion file, or None if there is a path to write them to."""
    if version not in (None, 1, 2):
        raise FuritsukeError("must be 1 or 2", section="version")
    data, losses = _native.dumps(
        native_of(motion, _native.Motion),
        format,
        version or 0,
        float(frame),
        native_or_none(model, _native.Model),
        bool(cut_names),
        path,
    )
    for loss in losses:
        if loss.severity != "info":
            where = f"{loss.track}: " if loss.track else ""
            warnings.warn(f"{where}{loss.reason}", FuritsukeWarning, stacklevel=3)
    return data


def save(motion, path, overwrite=False, *, format=None, model=None, frame=0, version=None, cut_names=False):
    """Writes a motion or a project to a file, completely or not at all.

    The format is that of the extension (.vmd .vpd .bvmd .json .csv, .pmm for projects) unless it is given; see dumps()
    for the other arguments and for errors. Raises FileExistsError if the file exists, unless overwrite is true.
    """
    name = os.fspath(path)
    _require_free(name, overwrite)
    if isinstance(motion, Project):
        _native.write_file(os.fsencode(name), motion._native.dumps())
    else:
        _refuse_scene(motion)
        _written(motion, format or _format_of(name), model, frame, version, cut_names, os.fsencode(name))


def export(
    motion, model, path, overwrite=False, *, format=None, fps=30, names="humanoid", frames=None, unlit=False,
    before_first="rest"
):
    """Writes a finished motion of a model for other programs: glTF with the model (.glb), VRM Animation (.vrma), or BVH
    (.bvh).

    fps is 30 or 60. names of joints are "humanoid" (of most programs), "english" or "japanese". frames is a pair (first,
    last), by default from 0 to the last key. unlit gives materials of a .glb that look the same in any light.

    Returns what the file does not store, a list of Finding. Raises FileExistsError as save() does, and FuritsukeError.
    Ctrl+C cancels the work.
    """
    name = os.fspath(path)
    _require_free(name, overwrite)
    chosen = format or _extension_in(name, {key: [value] for key, value in _native.export_formats().items()})
    if fps not in (30, 60):
        raise FuritsukeError("must be 30 or 60", section="fps")
    if names not in ("humanoid", "english", "japanese"):
        raise FuritsukeError('must be "humanoid", "english" or "japanese"', section="names")
    span = None if frames is None else (int(frames[0]), int(frames[1]))
    data, losses = _native.export_motion(
        native_of(motion, _native.Motion),
        native_of(model, _native.Model),
        chosen,
        int(fps),
        names,
        span,
        bool(unlit),
        rule_from(before_first),
    )
    _native.write_file(os.fsencode(name), data)
    return losses


def _refuse_scene(scene):
    if isinstance(scene, Scene):
        raise FuritsukeError("a scene is written by the program; save its motions to their files instead", scene.path)


def _require_free(name, overwrite):
    if not overwrite and os.path.lexists(name):
        raise FileExistsError(errno.EEXIST, "the file exists; use overwrite=True to replace it", name)


def _format_of(name):
    extension = os.path.splitext(os.fsdecode(name))[1].lower()
    if extension in _native.export_formats().values():
        raise FuritsukeError(f"{extension} is a format for other programs: use export()", path=os.fsdecode(name))
    return _extension_in(name, _native.written_formats())


def _extension_in(name, formats):
    extension = os.path.splitext(os.fsdecode(name))[1].lower()
    for format, extensions in formats.items():
        if extension in extensions:
            return format
    known = ", ".join(each for extensions in formats.values() for each in extensions)
    raise FuritsukeError(f'cannot write "{extension}"; known extensions are {known}', path=os.fsdecode(name))
