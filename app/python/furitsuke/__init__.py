# SPDX-License-Identifier: MIT
"""Motions of MikuMikuDance: read, write, edit and pose them.

    import furitsuke as fu
    motion = fu.load("dance.vmd")
    center = motion.bones["センター"]
    moved = center.translation * [1, 0.5, 1]
    center.set(center.frames, translation=moved)
    fu.save(motion, "half.vmd")

Frames are ints, 30 per second. Positions are in model units, rotations are quaternions x, y, z, w. Long work does not hold
the lock of the interpreter, so that threads work at the same time.
"""

from . import _native
from ._capture import Capture, CapturedClip, CapturedJoint, capture_film
from ._errors import FuritsukeError, FuritsukeWarning, NameTooLong, NotEncodable
from ._files import dumps, export, load, load_capture, load_model, load_motion, loads, save
from ._findings import Finding
from ._keys import (
    BoneKey,
    BoneSamples,
    CameraKey,
    CameraSamples,
    LightKey,
    LightSamples,
    MorphKey,
    MorphSamples,
    PropertyKey,
    PropertySamples,
    SelfShadowKey,
    SelfShadowSamples,
)
from ._model import Bone, IkChain, Model, ModelMorph
from ._motion import Conflict, Difference, Motion, Tempo, apply, merge_three_ways
from ._operations import Operation, OperationReport, Parameter, operations
from ._project import Project, ProjectAccessory, ProjectModel
from ._quality import Quality, QualityFix, QualityNoise, QualityPlace, QualityRow
from ._rig import BonePose, CameraPose, LocalPose, Physics, Rig, WorldPose
from ._rotations import (
    angle_degrees,
    curve,
    from_axis_angle,
    from_euler_degrees,
    inverse,
    mirror,
    multiply,
    rotate,
    slerp,
    to_euler_degrees,
)
from ._scene import Scene, SceneModel
from ._tracks import (
    BoneTrack,
    CameraTrack,
    LightTrack,
    MorphTrack,
    PropertyTrack,
    SelfShadowTrack,
    Track,
    Tracks,
)

__version__ = _native.version

__all__ = [name for name, value in list(globals().items()) if not name.startswith("_") and callable(value)]

# The public place of the classes, for their representation and for pickle.
for _name in __all__:
    globals()[_name].__module__ = __name__
del _name
