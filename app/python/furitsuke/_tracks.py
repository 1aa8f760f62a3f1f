# SPDX-License-Identifier: MIT
"""Tracks: the keys of a bone, of a morph, of the camera and so on, as columns of NumPy."""

import difflib
from collections.abc import ItemsView, Mapping, ValuesView

import numpy as np

from . import _keys, _native
from ._errors import FuritsukeError

_MAX_FRAME = 2147483647


def frames_from(frames, name="frames"):
    """Whole frames, ascending, each once, as int32[n]."""
    array = np.asarray(frames)
    if array.ndim > 1:
        raise FuritsukeError(f"must be one frame or a list of frames; the shape is {array.shape}", section=name)
    array = np.atleast_1d(array)
    if array.size == 0:
        return np.empty(0, np.int32)
    if array.dtype.kind not in "iu":
        raise FuritsukeError(f"must be whole numbers (int), not {array.dtype}; round them first", section=name)
    if array.min() < 0 or array.max() > _MAX_FRAME:
        raise FuritsukeError(f"must be from 0 to {_MAX_FRAME}", section=name)
    array = np.ascontiguousarray(array, np.int32)
    wrong = np.flatnonzero(array[1:] <= array[:-1])
    if wrong.size > 0:
        at = wrong[0]
        raise FuritsukeError(
            f"must be ascending, each once: {array[at]} is followed by {array[at + 1]}", section=name
        )
    return array


def times_from(frames):
    """Frames, whole or not and in any order, as f64[n]."""
    try:
        array = np.atleast_1d(np.asarray(frames, dtype=np.float64))
    except (TypeError, ValueError) as problem:
        raise FuritsukeError(f"must be numbers: {problem}", section="frames") from None
    if array.ndim != 1 or not np.all(np.isfinite(array)):
        raise FuritsukeError("must be a list of finite numbers", section="frames")
    return np.ascontiguousarray(array)


def rule_from(before_first):
    """Checks what is shown before the first key."""
    if before_first not in ("rest", "hold"):
        raise FuritsukeError('must be "rest" or "hold"', section="before_first")
    return before_first


def _column(name, values, field, count):
    """The values of a field for each of the keys, contiguous and of the type of the field."""
    dtype, shape = field
    array = np.asarray(values)
    if array.dtype.kind not in "biuf":
        raise FuritsukeError(f"must be numbers, not {array.dtype}", section=name)
    allowed = [shape, (count, *shape), (1, *shape)]
    if name == "curves":
        allowed += [(4,), (count, 1, 4), (1, 1, 4)]
    if array.shape not in allowed:
        each = f"[{', '.join(str(side) for side in shape)}]" if shape else "one number"
        raise FuritsukeError(f"the shape {array.shape} does not fit {count} keys of {each}", section=name)
    array = np.broadcast_to(array, (count, *shape))
    if dtype == np.float32:
        with np.errstate(over="ignore"):
            array = array.astype(np.float32)
        bad = ~np.isfinite(array)
        if np.any(bad):
            raise FuritsukeError(f"is not finite for key {np.argwhere(bad)[0][0]} of {count}", section=name)
    elif dtype == np.bool_:
        array = array.astype(np.bool_)
    else:
        array = _whole(name, array, dtype)
    return np.ascontiguousarray(array)


def _whole(name, array, dtype):
    # The view angle is fractional between keys, and keys store whole degrees.
    rounded = np.rint(array) if name == "fov" else array
    most = np.iinfo(dtype).max
    if not np.all(np.isfinite(rounded)) or np.any(rounded != np.rint(rounded)):
        raise FuritsukeError("must be whole numbers", section=name)
    if np.any(rounded < 0) or np.any(rounded > most):
        raise FuritsukeError(f"must be from 0 to {most}", section=name)
    return rounded.astype(dtype)


class Track:
    """The keys of one part of a motion.

    Columns such as frames are arrays that share the memory of the track and cannot be written. They do not change: an
    edit of the track makes new columns, and arrays that were taken before keep the old ones, also when the track and
    the motion are gone. Edit keys with set(), delete() and set_table().

    A track knows its motion by name, so it can be empty and get its first keys by set(). Reading one that tracks[name]
    made raises KeyError until then, because its name is probably misspelled.
    """

    __slots__ = ("_native", "_missing")
    _fields = {}
    _key = None
    _samples = None

    def __init__(self, native, missing=None):
        self._native = native
        self._missing = missing

    @property
    def _read(self):
        """The native track, whose keys are read. Raises KeyError for one that has never had any."""
        if self._missing is not None:
            if self._native.size == 0:
                raise self._missing()
            self._missing = None
        return self._native

    @property
    def name(self):
        """The name of the bone or morph; for other tracks an empty text. Bytes that CP932 cannot decode are U+FFFD."""
        return self._native.name

    @property
    def raw_name(self):
        """The name as bytes of the file."""
        return self._native.raw_name

    @property
    def frames(self):
        """The frames of the keys, int32[n], ascending; 30 per second."""
        return self._read.frames

    def __len__(self):
        """The number of keys."""
        return self._read.size

    def __repr__(self):
        frames = self._native.frames
        where = f", frames {frames[0]} to {frames[-1]}" if len(frames) else ""
        name = f" {self.name!r}" if self.name else ""
        return f"<{type(self).__name__}{name}: {len(frames)} keys{where}>"

    def key(self, frame):
        """The key on a frame, or None."""
        values = _native.key_at(self._read, int(frames_from(frame)[0]))
        return None if values is None else _keys.key_from(values)

    def delete(self, frames):
        """Deletes the keys on these frames (ascending); frames without a key are ignored. Returns how many there were.

        Raises FuritsukeError for frames that are not ascending whole numbers.
        """
        return self._native.remove(frames_from(frames))

    def sample(self, frames, before_first="rest"):
        """The values at frames, whole or not and in any order, as arrays with a row for each.

        Between keys they are interpolated as in MMD. A track whose first key is after frame 0 starts from the rest
        value at frame 0 ("rest", as in MMD) or has the value of that key before it ("hold").
        """
        return self._samples(*self._read.sample(times_from(frames), rule_from(before_first)))

    def table(self):
        """A copy of all keys as a structured array with the fields frame and those of the track, for set_table()."""
        table = np.empty(len(self), self._table_type())
        table["frame"] = self.frames
        for name in self._fields:
            table[name] = self._read.column(name)
        return table

    def to_frame(self):
        """The keys as a DataFrame of pandas: a row for each, the index is the frame, and columns such as translation_x
        and curves_0_3. Raises ImportError if pandas is not installed."""
        named = self._columns()
        try:
            import pandas
        except ImportError:
            raise ImportError("to_frame() needs the package pandas (python3-pandas, or pip install pandas)") from None
        columns = {}
        for name, column in named.items():
            for place in np.ndindex(column.shape[1:]):
                suffix = "".join(f"_{self._part(column, each)}" for each in place)
                columns[name + suffix] = column[(slice(None), *place)]
        return pandas.DataFrame(columns, index=pandas.Index(self.frames, name="frame"))

    def _columns(self):
        return {name: self._read.column(name) for name in self._fields}

    @staticmethod
    def _part(column, index):
        return "xyzw"[index] if column.ndim == 2 else index

    def set_table(self, table):
        """Replaces all keys by the rows of a structured array with the field frame and any fields of the track.

        A key on a frame that has one already keeps its values of fields that the table does not have; a new key gets
        MMD's initial values for them. Raises FuritsukeError for an unknown field, for frames that are not ascending
        and for values as set() does; then nothing has changed.
        """
        table = np.asarray(table)
        names = table.dtype.names or ()
        known = ("frame", *self._table_type().names[1:])
        if "frame" not in names or table.ndim != 1:
            raise FuritsukeError("must be a structured array [n] with the field frame", section="table")
        for name in names:
            if name not in known:
                raise FuritsukeError(f"unknown field {name}; known are {', '.join(known)}", section="table")
        self._write(table["frame"], {name: table[name] for name in names if name != "frame"}, replaces_all=True)

    def _table_type(self):
        return np.dtype([("frame", np.int32)] + [(name, *field) for name, field in self._fields.items()])

    def _write(self, frames, given, replaces_all=False):
        array = frames_from(frames)
        values = {
            name: _column(name, value, self._fields[name], len(array))
            for name, value in given.items()
            if value is not None
        }
        self._native.write(array, values, None, replaces_all)
        self._missing = None


class BoneTrack(Track):
    """The keys of a bone."""

    __slots__ = ()
    _fields = {
        "translation": (np.float32, (3,)),
        "rotation": (np.float32, (4,)),
        "curves": (np.uint8, (4, 4)),
        "physics": (np.bool_, ()),
    }
    _samples = _keys.BoneSamples

    @property
    def translation(self):
        """Offsets from the rest position, f32[n, 3], model units."""
        return self._read.column("translation")

    @property
    def rotation(self):
        """Rotations relative to the rest pose, f32[n, 4] as x, y, z, w; as in the file, not always of unit length."""
        return self._read.column("rotation")

    @property
    def curves(self):
        """Curves of the spans that end at the keys, uint8[n, 4, 4]: for x, y, z and the rotation x1, y1, x2, y2, each 0
        to 127."""
        return self._read.column("curves")

    @property
    def physics(self):
        """Whether physics moves the bone from each key on, bool[n]; False: rigid bodies follow its animation."""
        return self._read.column("physics")

    def set(self, frames, translation=None, rotation=None, curves=None, physics=None):
        """Sets keys on frames: an int, or n ascending ints.

        translation [3] or [n, 3] in model units; rotation [4] or [n, 4] as x, y, z, w; curves [4] for all channels,
        [4, 4], or [n, 4, 4], see curves and curve(); physics bool or bool[n]. What is not given stays on frames that
        have a key; a new key is at rest, linear, with physics on.

        Raises FuritsukeError, whose section is the argument, for another shape, for values that are not finite, and
        for frames that are not ascending; then nothing has changed.
        """
        self._write(
            frames, {"translation": translation, "rotation": rotation, "curves": curves, "physics": physics}
        )


class MorphTrack(Track):
    """The keys of a morph."""

    __slots__ = ()
    _fields = {"weight": (np.float32, ())}
    _samples = _keys.MorphSamples

    @property
    def weight(self):
        """Weights, f32[n], usually 0 to 1."""
        return self._read.column("weight")

    def set(self, frames, weight=None):
        """Sets keys on frames: an int, or n ascending ints; weight is a number or [n]. A new key has the weight 0
        unless it is given. Raises FuritsukeError as BoneTrack.set() does."""
        self._write(frames, {"weight": weight})


class CameraTrack(Track):
    """The keys of the camera."""

    __slots__ = ()
    _fields = {
        "distance": (np.float32, ()),
        "target": (np.float32, (3,)),
        "rotation": (np.float32, (3,)),
        "fov": (np.uint32, ()),
        "curves": (np.uint8, (6, 4)),
        "perspective": (np.bool_, ()),
    }
    _samples = _keys.CameraSamples

    @property
    def distance(self):
        """Distances of the eye, f32[n], model units; negative in front of the target. MMD shows the negated value."""
        return self._read.column("distance")

    @property
    def target(self):
        """Points that the camera looks at, f32[n, 3], model units."""
        return self._read.column("target")

    @property
    def rotation(self):
        """Euler angles, f32[n, 3], radians; MMD's dialog shows -x."""
        return self._read.column("rotation")

    @property
    def fov(self):
        """Vertical view angles, uint32[n], whole degrees."""
        return self._read.column("fov")

    @property
    def curves(self):
        """Curves of the spans that end at the keys, uint8[n, 6, 4]: for x, y, z, the rotation, the distance and the
        view angle x1, y1, x2, y2, each 0 to 127."""
        return self._read.column("curves")

    @property
    def perspective(self):
        """Whether the camera has perspective, bool[n]."""
        return self._read.column("perspective")

    def set(self, frames, distance=None, target=None, rotation=None, fov=None, curves=None, perspective=None):
        """Sets keys on frames: an int, or n ascending ints.

        distance number or [n]; target [3] or [n, 3]; rotation [3] or [n, 3] in radians; fov in degrees, rounded to
        whole ones; curves [4] for all channels, [6, 4], or [n, 6, 4]; perspective bool or bool[n]. What is not given
        stays on frames that have a key; a new key is MMD's initial camera. Raises FuritsukeError as BoneTrack.set()
        does.
        """
        self._write(
            frames,
            {
                "distance": distance,
                "target": target,
                "rotation": rotation,
                "fov": fov,
                "curves": curves,
                "perspective": perspective,
            },
        )


class LightTrack(Track):
    """The keys of the light."""

    __slots__ = ()
    _fields = {"color": (np.float32, (3,)), "direction": (np.float32, (3,))}
    _samples = _keys.LightSamples

    @property
    def color(self):
        """Colors, f32[n, 3], 0 to 1; MMD shows color * 256."""
        return self._read.column("color")

    @property
    def direction(self):
        """Directions in which the light travels, f32[n, 3], of any length."""
        return self._read.column("direction")

    def set(self, frames, color=None, direction=None):
        """Sets keys on frames: an int, or n ascending ints; color and direction are [3] or [n, 3]. A new key is MMD's
        initial light. Raises FuritsukeError as BoneTrack.set() does."""
        self._write(frames, {"color": color, "direction": direction})


class SelfShadowTrack(Track):
    """The keys of the self shadow."""

    __slots__ = ()
    _fields = {"mode": (np.uint8, ()), "distance": (np.float32, ())}
    _samples = _keys.SelfShadowSamples

    @property
    def mode(self):
        """Modes, uint8[n]: 0 off, 1 or 2."""
        return self._read.column("mode")

    @property
    def distance(self):
        """Distances, f32[n]; MMD shows 10000 - distance * 100000."""
        return self._read.column("distance")

    def set(self, frames, mode=None, distance=None):
        """Sets keys on frames: an int, or n ascending ints; mode and distance are a number or [n]. Raises
        FuritsukeError as BoneTrack.set() does."""
        self._write(frames, {"mode": mode, "distance": distance})


class PropertyTrack(Track):
    """The keys of the visibility of a model and of its IK."""

    __slots__ = ()
    _fields = {"visible": (np.bool_, ())}
    _samples = _keys.PropertySamples

    @property
    def visible(self):
        """Whether the model is visible from each key on, bool[n]."""
        return self._read.column("visible")

    @property
    def ik(self):
        """What each key switches, a list of n dicts: {name of the IK bone: on or off}."""
        return self._read.ik

    def set(self, frames, visible=None, ik=None):
        """Sets keys on frames: an int, or n ascending ints; visible is bool or bool[n]; ik a dict {name: bool}, or n of
        them. A new key is visible and switches no IK. Raises FuritsukeError as BoneTrack.set() does."""
        self._set_states(frames, {"visible": visible}, ik, False)

    def table(self):
        """A copy of all keys as a structured array with the fields frame, visible and ik, which has a dict for each."""
        table = np.empty(len(self), self._table_type())
        table["frame"] = self.frames
        table["visible"] = self.visible
        table["ik"][:] = self.ik
        return table

    def _columns(self):
        ik = np.empty(len(self), object)
        ik[:] = self.ik
        return {"visible": self.visible, "ik": ik}

    def _table_type(self):
        return np.dtype([("frame", np.int32), ("visible", np.bool_), ("ik", object)])

    def _write(self, frames, given, replaces_all=False):
        given = dict(given)
        self._set_states(frames, given, given.pop("ik", None), replaces_all)

    def _set_states(self, frames, given, ik, replaces_all):
        array = frames_from(frames)
        if ik is not None:
            ik = [ik] * len(array) if isinstance(ik, dict) else list(ik)
            if len(ik) != len(array) or not all(isinstance(states, dict) for states in ik):
                raise FuritsukeError(f"must be a dict {{name: bool}}, or {len(array)} of them", section="ik")
        values = {
            name: _column(name, value, self._fields[name], len(array))
            for name, value in given.items()
            if value is not None
        }
        self._native.write(array, values, ik, replaces_all)
        self._missing = None


class _Values(ValuesView):
    def __iter__(self):
        return self._mapping._tracks()

    def __contains__(self, value):
        return any(track is value for track in self)


class _Items(ItemsView):
    def __iter__(self):
        return ((track.name, track) for track in self._mapping._tracks())


class Tracks(Mapping):
    """The tracks of the bones or of the morphs of a motion, by name, in the order of the file.

    tracks[name] of a name without keys is ready for set(), and reading it is a KeyError that tells the nearest names;
    add(name) is a track that can also be read before it has keys. Iteration, len() and "in" are about the tracks with keys.
    del tracks[name] deletes all keys. A name is a str, or bytes as they are in the file.
    """

    __slots__ = ("_motion", "_kind", "_type")

    def __init__(self, motion, kind, track_type):
        self._motion = motion
        self._kind = kind
        self._type = track_type

    def __getitem__(self, name):
        track = self._motion.track(self._kind, name)
        return self._type(track, None if track.size > 0 else lambda: self._unknown(name))

    def add(self, name):
        """The track of that name, also if it has no keys yet."""
        return self._type(self._motion.track(self._kind, name))

    def set(self, name, frames, **values):
        """Sets keys of the track of that name, which is made if it does not exist; see BoneTrack.set() and
        MorphTrack.set(). Returns the track."""
        track = self.add(name)
        track.set(frames, **values)
        return track

    def _unknown(self, name):
        near = difflib.get_close_matches(name, list(self), 3, 0.4) if isinstance(name, str) else []
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        return KeyError(f"the motion has no keys of the {self._kind} {name}{hint}")

    def __delitem__(self, name):
        track = self.add(name)
        if len(track) == 0:
            raise KeyError(name)
        track.delete(track.frames)

    def __contains__(self, name):
        return isinstance(name, (str, bytes)) and len(self.add(name)) > 0

    def __iter__(self):
        return (track.name for track in self._tracks())

    def __len__(self):
        return len(self._motion.tracks(self._kind))

    def get(self, name, default=None):
        """The track of that name if it has keys, otherwise default."""
        return self[name] if name in self else default

    def values(self):
        """The tracks with keys."""
        return _Values(self)

    def items(self):
        """The names and tracks with keys."""
        return _Items(self)

    def __repr__(self):
        return f"<{len(self)} tracks: {', '.join(list(self)[:8])}{', …' if len(self) > 8 else ''}>"

    def _tracks(self):
        return (self._type(track) for track in self._motion.tracks(self._kind))
