# SPDX-License-Identifier: MIT
"""Single keys, and the values of tracks at chosen frames."""

from typing import NamedTuple


class BoneKey(NamedTuple):
    """A key of a bone: translation f32[3] in model units and rotation f32[4] (x, y, z, w), both relative to the rest
    pose; curves uint8[4, 4], see BoneTrack.curves; physics False while rigid bodies follow the bone."""

    frame: int
    translation: object
    rotation: object
    curves: object
    physics: bool


class MorphKey(NamedTuple):
    """A key of a morph; weight is usually 0 to 1."""

    frame: int
    weight: float


class CameraKey(NamedTuple):
    """A key of the camera, see CameraTrack: model units, radians, and degrees for the vertical view angle fov."""

    frame: int
    distance: float
    target: object
    rotation: object
    fov: int
    curves: object
    perspective: bool


class LightKey(NamedTuple):
    """A key of the light: color f32[3], 0 to 1, and the direction f32[3] in which it travels."""

    frame: int
    color: object
    direction: object


class SelfShadowKey(NamedTuple):
    """A key of the self shadow: mode 0 (off), 1 or 2; MMD shows 10000 - distance * 100000."""

    frame: int
    mode: int
    distance: float


class PropertyKey(NamedTuple):
    """A key of the visibility of the model and of its IK: ik has True or False for each IK bone that it switches."""

    frame: int
    visible: bool
    ik: dict


class BoneSamples(NamedTuple):
    """Values of a bone at n frames: translation f32[n, 3], rotation f32[n, 4] of unit length, physics bool[n]."""

    translation: object
    rotation: object
    physics: object


class MorphSamples(NamedTuple):
    """Weights of a morph at n frames, f32[n]."""

    weight: object


class CameraSamples(NamedTuple):
    """Values of the camera at n frames: distance f32[n], target f32[n, 3], rotation f32[n, 3] in radians, fov f32[n]
    in degrees, perspective bool[n]."""

    distance: object
    target: object
    rotation: object
    fov: object
    perspective: object


class LightSamples(NamedTuple):
    """Values of the light at n frames: color f32[n, 3], direction f32[n, 3]."""

    color: object
    direction: object


class SelfShadowSamples(NamedTuple):
    """Values of the self shadow at n frames: mode uint8[n], distance f32[n]."""

    mode: object
    distance: object


class PropertySamples(NamedTuple):
    """Visibility at n frames, bool[n], and the IK states that keys have set up to each frame, a list of n dicts."""

    visible: object
    ik: list


def key_from(values):
    """The key for the values of a native key."""
    for kind, mark in (
        (BoneKey, "translation"),
        (MorphKey, "weight"),
        (CameraKey, "fov"),
        (LightKey, "color"),
        (SelfShadowKey, "mode"),
        (PropertyKey, "visible"),
    ):
        if mark in values:
            return kind(**values)
    raise AssertionError(values)
