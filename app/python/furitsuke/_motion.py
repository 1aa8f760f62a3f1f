# SPDX-License-Identifier: MIT
"""Motions."""

from typing import NamedTuple

from . import _html, _keys, _native, _quality
from ._errors import FuritsukeError, native_of, native_or_none
from ._operations import OperationReport, keyword_of, texts_and_objects
from ._tracks import (
    BoneTrack,
    CameraTrack,
    LightTrack,
    MorphTrack,
    PropertyTrack,
    SelfShadowTrack,
    Tracks,
    frames_from,
    rule_from,
)


class Difference:
    """A key that only one of two motions has, or whose values differ.

    Attributes:
        track: the name of the track as in Motion.apply(), or None for a difference of the model names.
        frame: the frame, or None.
        kind: "added", "removed", "changed", or "model name".
        before, after: the key in each motion, or None.
    """

    __slots__ = ("track", "frame", "kind", "_before", "_after")

    def __init__(self, track, frame, kind, before=None, after=None):
        self.track = track
        self.frame = frame
        self.kind = kind
        self._before = before
        self._after = after

    @property
    def before(self):
        """The key in the first motion, or None."""
        return _key_of(self._before)

    @property
    def after(self):
        """The key in the second motion, or None."""
        return _key_of(self._after)

    def __repr__(self):
        return f"<Difference {self.track} frame {self.frame}: {self.kind}>"


class Conflict:
    """Something that both sides of a three-way merge changed in different ways.

    Attributes:
        part: "key", "track" (one side removed it, the other changed it) or "model_name".
        track, frame: where, or None.
        kind: "changed", "added", "removed-by-ours" or "removed-by-theirs".
        base, ours, theirs: the key in each motion, or None.
    """

    __slots__ = ("part", "track", "frame", "kind", "_base", "_ours", "_theirs")

    def __init__(self, part, track, frame, kind, base, ours, theirs):
        self.part = part
        self.track = track
        self.frame = frame
        self.kind = kind
        self._base = base
        self._ours = ours
        self._theirs = theirs

    @property
    def base(self):
        """The key in the common ancestor, or None."""
        return _key_of(self._base)

    @property
    def ours(self):
        """The key in our motion, or None."""
        return _key_of(self._ours)

    @property
    def theirs(self):
        """The key in the other motion, or None."""
        return _key_of(self._theirs)

    def __repr__(self):
        return f"<Conflict {self.track} frame {self.frame}: {self.kind}>"


def _key_of(reference):
    return None if reference is None else _keys.key_from(reference.values())


class Tempo(NamedTuple):
    """The beats of the music: beats_per_minute 1 to 999, the frame of the first beat of a bar, which may be fractional or
    negative, and beats_per_bar 1 to 64."""

    beats_per_minute: float
    first_beat: float = 0
    beats_per_bar: int = 4


class Motion:
    """A motion: the keys of bones, morphs, camera, light, self shadow and properties, at 30 frames per second.

    Several threads may read a motion. While one changes it, the others see the motion before or after the change. pickle
    keeps the keys, the bytes of an unchanged VMD and the tempo.
    """

    __slots__ = ("_native", "_report")
    __hash__ = None

    fps = 30

    def __init__(self, model_name=""):
        """A motion without keys, for the model of that name."""
        self._native = _native.Motion(model_name)
        self._report = None

    @property
    def model_name(self):
        """The name of the model that the motion is for; 20 bytes of CP932 in a VMD."""
        return self._native.model_name

    @model_name.setter
    def model_name(self, name):
        self._native.model_name = name

    @property
    def bones(self):
        """The tracks of bones by name, see Tracks."""
        return Tracks(self._native, "bone", BoneTrack)

    @property
    def morphs(self):
        """The tracks of morphs by name, see Tracks."""
        return Tracks(self._native, "morph", MorphTrack)

    @property
    def camera(self):
        """The track of the camera."""
        return CameraTrack(self._native.track("camera", ""))

    @property
    def lights(self):
        """The track of the light."""
        return LightTrack(self._native.track("light", ""))

    @property
    def self_shadow(self):
        """The track of the self shadow."""
        return SelfShadowTrack(self._native.track("self_shadow", ""))

    @property
    def properties(self):
        """The track of visibility and IK."""
        return PropertyTrack(self._native.track("property", ""))

    @property
    def first_frame(self):
        """The frame of the first key; 0 without keys."""
        return self._native.frame_range[0]

    @property
    def last_frame(self):
        """The frame of the last key; -1 without keys."""
        return self._native.frame_range[1]

    @property
    def key_count(self):
        """The number of keys of all tracks."""
        return self._native.key_count

    @property
    def is_camera(self):
        """Whether there are keys of camera, light or self shadow only."""
        return self._native.is_camera

    @property
    def format(self):
        """The format that the motion was read from: "vmd", "vpd", "bvmd", "json", "csv", "pmm", "bvh" and so on."""
        return self._native.format

    @property
    def tempo(self):
        """The Tempo of the music, or None; for operations such as "retime". It is read from NAME.furitsuke.json beside a
        motion file and is not saved. Assign a Tempo, a tuple or None; raises FuritsukeError for a value out of range."""
        tempo = self._native.tempo
        return None if tempo is None else Tempo(*tempo)

    @tempo.setter
    def tempo(self, tempo):
        if tempo is not None:
            tempo = Tempo(*tempo)
            if not 1 <= tempo.beats_per_minute <= 999:
                raise FuritsukeError("must have 1 to 999 beats per minute", section="tempo")
            if not 1 <= tempo.beats_per_bar <= 64 or not abs(tempo.first_beat) <= 1e9:
                raise FuritsukeError("must have 1 to 64 beats in a bar and a first beat within 1e9", section="tempo")
            tempo = (float(tempo.beats_per_minute), float(tempo.first_beat), int(tempo.beats_per_bar))
        self._native.tempo = tempo

    @property
    def diagnostics(self):
        """What was unusual about the file, or what the operation or the conversion that made the motion noted; a list
        of Finding."""
        return self._native.diagnostics

    @property
    def report(self):
        """What the operation did that made this motion, an OperationReport, or None."""
        return self._report

    def __reduce__(self):
        return _restored, (*_stored(self._native), self.tempo)

    def copy(self):
        """Another motion with the same keys. Cheap: unchanged columns are shared."""
        return wrapped(self._native.copy())

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def merge(self, other, at=0):
        """A motion with the keys of this one and those of another, moved by a number of frames; keys of the other
        replace those on the same frames. Keys after the largest frame are dropped."""
        return wrapped(self._native.merge(native_of(other, _native.Motion), int(frames_from(at, "at")[0])))

    def apply(self, operation, /, *, model=None, tracks="", frames="", before_first="rest", **parameters):
        """The motion after an operation such as "mirror"; this motion stays as it is.

        operations() lists the operations and their parameters, which are keywords with _ for -, and with_ for with.
        Values are numbers,
        texts, bools, lists of three numbers for vectors, and motions, models, dicts or paths where an operation reads
        them.

        model is the model of the motion, which some operations need. tracks are the tracks to change: names with * for
        any text, "bones", "morphs", "morph:NAME", "camera", "light", "selfShadow", "property"; one text with commas
        between them, or a list. frames are the frames to change: an int, a pair (first, last), or a text such as "30",
        "10-20", "10-". before_first is what is shown before the first key, see Track.sample().

        Raises FuritsukeError, whose section is the operation or the parameter, for an unknown or wrong one, and if
        tracks and frames contain no keys. Ctrl+C cancels the operation.
        """
        texts, objects = texts_and_objects(operation, parameters)
        try:
            native, figures = _native.apply(
                self._native,
                operation,
                texts,
                objects,
                native_or_none(model, _native.Model),
                tracks if isinstance(tracks, str) else ",".join(tracks),
                _range_text(frames),
                rule_from(before_first),
            )
        except FuritsukeError as error:
            names = (error.section, keyword_of(error.section)) if error.section else ()
            given = next((name for name in names if name in parameters), None)
            if given is None:
                raise
            raise FuritsukeError(error.reason, error.path, error.offset, given) from None
        result = wrapped(native)
        result._report = OperationReport(**figures)
        return result

    def diff(self, other):
        """The differences that turn this motion into another, a list of Difference: tracks by name, keys by frame,
        values by bits."""
        differs, rows = _native.diff(self._native, native_of(other, _native.Motion))
        names = [Difference(None, None, "model name")] if differs else []
        return names + [Difference(*row) for row in rows]

    def check(self, model=None):
        """What is wrong or suspicious about the motion and, with a model, about the motion on that model; a list of
        Finding, worst first."""
        return self._native.check(native_or_none(model, _native.Model))

    def quality(self, model, *, before_first="rest"):
        """How clean the motion is on a model, a Quality: keys, jitter, sliding feet and more, each with its places. The first
        hour is measured. before_first: see Track.sample()."""
        return _quality.measured(self._native, model, before_first)

    def __eq__(self, other):
        if not isinstance(other, Motion):
            return NotImplemented
        return self._native.equals(other._native)

    def __repr__(self):
        return (
            f"<Motion {self.model_name!r}: {self.key_count} keys, {len(self.bones)} bones, {len(self.morphs)} morphs, "
            f"frames {self.first_frame} to {self.last_frame}>"
        )

    def _repr_html_(self):
        return _html.motion_html(self)


def _stored(native):
    """(format, bytes) of a file that restores the motion: VMD if it holds all of it, otherwise JSON."""
    if native.format == "vmd":
        try:
            data, losses = _native.dumps(native, "vmd", 0, 0.0, None, False, b"")
        except FuritsukeError:  # a name that a VMD does not hold
            losses = True
        if not losses:
            return "vmd", data
    return "json", _native.dumps(native, "json", 0, 0.0, None, False, b"")[0]


def _restored(format, data, tempo):
    motion = wrapped(_native.motion_from_bytes(data, True))
    motion.tempo = tempo
    return motion


def apply(motion, operation, /, **arguments):
    """motion.apply(operation, ...): the motion after an operation, see Motion.apply()."""
    return motion.apply(operation, **arguments)


def wrapped(native):
    """The motion of a native one."""
    motion = Motion.__new__(Motion)
    motion._native = native
    motion._report = None
    return motion


def merge_three_ways(base, ours, theirs, favor="ours"):
    """Merges the changes from base to theirs into ours, key by key.

    Returns (the merged motion, a list of Conflict). Where both sides changed something in different ways, the merged
    motion has the state of favor: "ours", "theirs" or "base".
    """
    if favor not in ("ours", "theirs", "base"):
        raise FuritsukeError('must be "ours", "theirs" or "base"', section="favor")
    sides = (native_of(motion, _native.Motion) for motion in (base, ours, theirs))
    native, conflicts = _native.merge_three_ways(*sides, favor)
    return wrapped(native), [Conflict(*row) for row in conflicts]


def _range_text(frames):
    if isinstance(frames, str):
        return frames
    if isinstance(frames, (tuple, list)):
        if len(frames) != 2:
            raise FuritsukeError("must be a frame, a pair (first, last) or a text", section="frames")
        return f"{int(frames[0])}-{int(frames[1])}"
    return str(int(frames))
