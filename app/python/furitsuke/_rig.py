# SPDX-License-Identifier: MIT
"""Poses of models."""

import math
from typing import NamedTuple

from . import _native
from ._errors import FuritsukeError, native_of
from ._tracks import rule_from, times_from


class BonePose(NamedTuple):
    """One bone at f frames: position f32[f, 3] and rotation f32[f, 4] as x, y, z, w, of the pose that it is of."""

    position: object
    rotation: object


class WorldPose:
    """Where the bones of a model are, at f frames.

    pose["頭"] is the BonePose of one bone.

    Attributes:
        frames: f64[f].
        position: f32[f, b, 3] in model space, model units; left-handed, y up, as in MMD.
        rotation: f32[f, b, 4] as x, y, z, w, relative to the rest pose, of unit length, w not negative.
    """

    __slots__ = ("frames", "position", "rotation", "_model")

    def __init__(self, frames, position, rotation, model):
        self.frames = frames
        self.position = position
        self.rotation = rotation
        self._model = model

    @property
    def names(self):
        """The names of the bones, in the order of the arrays."""
        return [bone.name for bone in self._model.bones]

    def index(self, name):
        """The index of the first bone of that name. Raises KeyError."""
        return self._model.index(name)

    def __getitem__(self, name):
        """The BonePose of a bone by name. Raises KeyError."""
        place = self.index(name)
        return BonePose(self.position[:, place], self.rotation[:, place])

    def __repr__(self):
        return f"<{type(self).__name__}: {self.position.shape[0]} frames, {self.position.shape[1]} bones>"


class LocalPose(WorldPose):
    """How the bones of a model move relative to their parents, at f frames.

    Attributes:
        frames: f64[f].
        position: f32[f, b, 3], the offset from the rest position, model units; also translation.
        rotation: f32[f, b, 4] as x, y, z, w.
    """

    __slots__ = ()

    @property
    def translation(self):
        """The same as position, f32[f, b, 3]."""
        return self.position


class CameraPose(NamedTuple):
    """Where the camera is at f frames: position f32[f, 3] of the eye in model units, the unit vectors forward and up
    f32[f, 3], fov f32[f] in degrees (vertical), perspective bool[f]."""

    position: object
    forward: object
    up: object
    fov: object
    perspective: object


class Physics(NamedTuple):
    """How rigid bodies are simulated, for Rig.pose() and Rig.local().

    gravity as in MMD's dialog (9.8) and gravity_direction, three numbers; None for both: as stored with the motion.
    ground: the plane at height 0. steps_per_second is 60 (as MMD), 120 or 240. settle holds the first pose for this number
    of 1/60 s. noise changes gravity at random, in percent, by the start value seed.
    """

    gravity: "float | None" = None
    gravity_direction: "tuple | None" = None
    ground: bool = True
    steps_per_second: int = 60
    settle: int = 0
    noise: float = 0
    seed: int = 0


def _settings_of(physics):
    """What the native half takes for True, False or a Physics. Raises FuritsukeError for a setting out of range."""
    if not isinstance(physics, Physics):
        return Physics() if physics else None
    direction = physics.gravity_direction
    if direction is not None:
        direction = tuple(float(part) for part in direction)
        if len(direction) != 3 or not any(direction) or not all(math.isfinite(part) for part in direction):
            raise FuritsukeError("must be three numbers that are not all 0", section="gravity_direction")
    for name, least, most in (("gravity", -1000, 1000), ("settle", 0, 36000), ("noise", 0, 100), ("seed", 0, 2**32 - 1)):
        value = getattr(physics, name)
        if value is not None and not least <= value <= most:
            raise FuritsukeError(f"must be from {least} to {most}", section=name)
    if physics.steps_per_second not in (60, 120, 240):
        raise FuritsukeError("must be 60, 120 or 240", section="steps_per_second")
    return physics._replace(gravity_direction=direction)


class Rig:
    """Poses a model as MMD does: keys, morphs, append transforms, IK and, on request, physics.

    Cheap to keep: make one for each model. Any number of threads may use it.
    """

    __slots__ = ("_native", "model")

    def __init__(self, model):
        """The rig of a model."""
        self._native = _native.Rig(native_of(model, _native.Model))
        self.model = model

    def index(self, name):
        """The index of the first bone of that name. Raises KeyError."""
        return self.model.index(name)

    def pose(self, motion, frames, physics=False, *, before_first="rest", bind_cut_names=False):
        """The bones in model space at frames, whole or not and in any order, as a WorldPose.

        Frames are posed on all cores. With physics (True or a Physics), rigid bodies are simulated from frame 0 on with the gravity of the
        motion, one frame after the other, which takes much longer; frames must then not be later than two hours.
        before_first: see Track.sample(). bind_cut_names also binds bones whose names are cut in a VMD, which MMD does
        not. Ctrl+C cancels a simulation.
        """
        return self._pose(WorldPose, motion, frames, physics, before_first, bind_cut_names)

    def local(self, motion, frames, physics=False, *, before_first="rest", bind_cut_names=False):
        """The values of the keys at frames, before morphs, append transforms and IK, as a LocalPose. With physics, bones
        that rigid bodies move have the values of a key that shows the same without physics. See pose()."""
        return self._pose(LocalPose, motion, frames, physics, before_first, bind_cut_names)

    def morphs(self, motion, frames, *, before_first="rest"):
        """The weights of the morphs of the model at frames, f32[f, m], after group and flip morphs; in the order of
        Model.morphs."""
        return self._native.morph_weights(native_of(motion, _native.Motion), times_from(frames), rule_from(before_first))

    def camera(self, motion, frames):
        """Where the camera of a motion is at frames, as a CameraPose."""
        times = times_from(frames)
        samples = motion.camera.sample(times)
        return CameraPose(*_native.camera_axes(native_of(motion, _native.Motion), times), samples.fov, samples.perspective)

    def _pose(self, kind, motion, frames, physics, before_first, bind_cut_names):
        times = times_from(frames)
        arrays = self._native.pose(
            native_of(motion, _native.Motion),
            times,
            _settings_of(physics),
            kind is LocalPose,
            rule_from(before_first),
            bool(bind_cut_names),
        )
        return kind(times, *arrays, self.model)

    def __repr__(self):
        return f"<Rig of {self.model!r}>"
