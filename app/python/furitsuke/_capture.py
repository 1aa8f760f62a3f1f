# SPDX-License-Identifier: MIT
"""Captured motion: BVH, the animations of glTF, VRM and VRM Animation, and films of a person."""

import os
from typing import NamedTuple

from . import _native
from ._errors import FuritsukeError, native_of
from ._motion import wrapped


class CapturedJoint(NamedTuple):
    """A joint of a captured skeleton; parent is the index of its parent, or None."""

    name: str
    parent: "int | None"


class CapturedClip(NamedTuple):
    """A motion of a captured skeleton: its name, the number of frames, and frames per second."""

    name: str
    frames: int
    fps: float


class Capture:
    """A captured motion of a skeleton, which fit() turns into a motion of a model. load() reads it."""

    __slots__ = ("_native",)

    def __init__(self, native):
        self._native = native

    @property
    def format(self):
        """ "bvh" or "gltf"."""
        return self._native.format

    @property
    def joints(self):
        """The joints, a list of CapturedJoint; parents before their children."""
        return [CapturedJoint(*row) for row in self._native.joints]

    @property
    def clips(self):
        """The motions of the file, a list of CapturedClip."""
        return [CapturedClip(name, frames, 1 / seconds if seconds else 0) for name, frames, seconds in self._native.clips]

    @property
    def roles(self):
        """The joints that are parts of a body, {part: joint}; parts have the names of VRM, such as "leftUpperArm"."""
        return self._native.roles

    @property
    def diagnostics(self):
        """What was unusual about the file, a list of Finding."""
        return self._native.diagnostics

    def fit(self, model, clip=0, *, frames=None, reference="auto", ik=True, lock_feet=False, dense=False, roles=None):
        """A Motion of the model that moves as the capture does.

        clip is the index of the clip. frames is (first, last), inclusive, counted in the motion that the whole clip
        would be, or None for all; the first one becomes frame 0. reference is the pose that corresponds to the rest pose
        of the model: "auto", "zero" or a frame of the clip. ik keys the IK of the feet and switches it on; lock_feet
        holds feet in place while they are on the floor; dense keeps a key at every frame. roles corrects the joints,
        {part: joint or None}.

        Raises FuritsukeError if the skeleton or the model is not a person, and for an unknown clip, frame or part.
        Ctrl+C cancels the work.
        """
        if not isinstance(reference, int) and reference not in ("auto", "zero"):
            raise FuritsukeError('must be "auto", "zero" or a frame', section="reference")
        if clip < 0 or (not isinstance(reference, str) and reference < 0):
            raise FuritsukeError("must not be negative", section="clip" if clip < 0 else "reference")
        return wrapped(
            self._native.fit(
                native_of(model, _native.Model),
                int(clip),
                None if frames is None else (int(frames[0]), int(frames[1])),
                reference,
                bool(ik),
                bool(lock_feet),
                bool(dense),
                dict(roles or {}),
            )
        )

    def __repr__(self):
        return f"<Capture: {len(self._native.joints)} joints, {len(self._native.clips)} clips>"


def capture_film(
    path, *, quality="good", frames=None, person=None, mirrored=False, fov=45, tilt=None, roll=None, exchange=()
):
    """The Capture of a person in a film, found by networks on this machine; nothing leaves it.

    quality is "fast", "good" or "best". frames is (first, last), inclusive, 30 per second from the first picture, or
    None for all. person is (x, y) in pixels of a point on the person in the first picture with people, or None for the
    largest. mirrored turns a mirrored film back. fov is the field of view of the height in degrees; tilt and roll are
    the degrees by which the camera looks down and is turned clockwise, None for guesses from how the person stands.

    exchange lists spans of frames, (first, last), in which left and right are taken for each other.

    The depth of arms and the turn of hands are guesses; the diagnostics of the capture say what else is weak.

    Raises FuritsukeError if the film cannot be read, if nobody is in it, and if the networks are missing: the error says
    what to do. Ctrl+C cancels the work.
    """
    if quality not in ("fast", "good", "best"):
        raise FuritsukeError('must be "fast", "good" or "best"', section="quality")
    return Capture(
        _native.capture_film(
            os.fsdecode(path),
            quality,
            None if frames is None else (int(frames[0]), int(frames[1])),
            None if person is None else (float(person[0]), float(person[1])),
            bool(mirrored),
            float(fov),
            None if tilt is None else float(tilt),
            None if roll is None else float(roll),
            [(int(first), int(last)) for first, last in exchange],
        )
    )
