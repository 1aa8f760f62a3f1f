# SPDX-License-Identifier: MIT
"""Rotations as quaternions x, y, z, w, and curves."""

import numpy as np

from . import _native
from ._errors import FuritsukeError

_AXES = {"x": 0, "y": 1, "z": 2}


def _numbers(values, name):
    try:
        return np.asarray(values, dtype=np.float64)
    except (TypeError, ValueError) as problem:
        raise FuritsukeError(f"must be numbers: {problem}", section=name) from None


def _with_last(values, name, *sizes):
    array = _numbers(values, name)
    if array.ndim == 0 or array.shape[-1] not in sizes:
        wanted = " or ".join(str(size) for size in sizes)
        raise FuritsukeError(f"the last axis must have {wanted} numbers; the shape is {array.shape}", section=name)
    return array


def _axes(order):
    if sorted(order) != ["x", "y", "z"]:
        raise FuritsukeError(f'"{order}" is not an order of x, y and z such as "yxz"', section="order")
    return [_AXES[letter] for letter in order]


def _product(a, b):
    ax, ay, az, aw = np.moveaxis(a, -1, 0)
    bx, by, bz, bw = np.moveaxis(b, -1, 0)
    return np.stack(
        [
            aw * bx + ax * bw + ay * bz - az * by,
            aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw,
            aw * bw - ax * bx - ay * by - az * bz,
        ],
        axis=-1,
    )


def _unit(q):
    """Of unit length; the identity for a rotation of no length, as MMD reads it."""
    length = np.linalg.norm(q, axis=-1, keepdims=True)
    identity = np.zeros(q.shape)
    identity[..., 3] = 1
    return np.where(length > 0, q / np.where(length > 0, length, 1), identity)


def from_euler_degrees(x, y=None, z=None, order="yxz"):
    """The rotations f32[..., 4] (x, y, z, w) for angles in degrees about x, y and z.

    Give the angles as three numbers or arrays that broadcast, or as one array [..., 3]. order names the axes from the
    outermost rotation to the innermost, which is applied first; "yxz" is that of MMD's dialogs. Of the two quaternions
    of a rotation, the one whose w is not negative is returned.

    Raises FuritsukeError for another shape or order.
    """
    if (y is None) != (z is None):
        raise FuritsukeError("give one array [..., 3], or x, y and z", section="angles")
    if y is None:
        angles = _with_last(x, "angles", 3)
    else:
        angles = np.stack(np.broadcast_arrays(_numbers(x, "x"), _numbers(y, "y"), _numbers(z, "z")), axis=-1)
    result = None
    for axis in _axes(order):
        half = np.radians(angles[..., axis]) / 2
        turn = np.zeros(half.shape + (4,))
        turn[..., axis] = np.sin(half)
        turn[..., 3] = np.cos(half)
        result = turn if result is None else _product(result, turn)
    return np.where(result[..., 3:] < 0, -result, result).astype(np.float32)


def to_euler_degrees(rotation, order="yxz"):
    """The angles f64[..., 3] in degrees about x, y and z of rotations [..., 4] (x, y, z, w), for from_euler_degrees().

    The angle of the middle axis is within -90..90, the others within -180..180. Where the middle angle is 90 or -90, the
    innermost angle is 0. Rotations need not be of unit length.

    Raises FuritsukeError for another shape or order.
    """
    x, y, z, w = np.moveaxis(_unit(_with_last(rotation, "rotation", 4)), -1, 0)
    matrix = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    i, j, k = _axes(order)
    sign = 1 if (i, j, k) in ((0, 1, 2), (1, 2, 0), (2, 0, 1)) else -1
    sine = np.clip(sign * matrix[i][k], -1, 1)
    is_locked = np.abs(sine) > 1 - 1e-12
    angles = np.empty(np.shape(x) + (3,))
    angles[..., j] = np.arcsin(sine)
    angles[..., i] = np.where(
        is_locked, np.arctan2(sign * matrix[k][j], matrix[j][j]), np.arctan2(-sign * matrix[j][k], matrix[k][k])
    )
    angles[..., k] = np.where(is_locked, 0, np.arctan2(-sign * matrix[i][j], matrix[i][i]))
    return np.degrees(angles)


def from_axis_angle(axis, degrees):
    """The rotations f32[..., 4] (x, y, z, w) by an angle in degrees about an axis [..., 3], of any length. Raises
    FuritsukeError for another shape, and for an axis of no length."""
    axes = _with_last(axis, "axis", 3)
    half = np.radians(_numbers(degrees, "degrees"))[..., np.newaxis] / 2
    length = np.linalg.norm(axes, axis=-1, keepdims=True)
    if np.any(length == 0):
        raise FuritsukeError("has no length", section="axis")
    turns = np.broadcast_arrays(axes / length * np.sin(half), np.cos(half))
    return np.concatenate([turns[0], turns[1][..., :1]], axis=-1).astype(np.float32)


def multiply(a, b):
    """The rotations f32[..., 4] that turn by b and then by a (the product ab). a and b are [..., 4] (x, y, z, w) and
    broadcast. Raises FuritsukeError for another shape."""
    both = np.broadcast_arrays(_with_last(a, "a", 4), _with_last(b, "b", 4))
    return _product(*both).astype(np.float32)


def inverse(rotation):
    """The rotations f32[..., 4] that undo rotations [..., 4] (x, y, z, w). Raises FuritsukeError for another shape."""
    return (_unit(_with_last(rotation, "rotation", 4)) * [-1, -1, -1, 1]).astype(np.float32)


def rotate(rotation, vectors):
    """Vectors [..., 3] turned by rotations [..., 4] (x, y, z, w), f32[..., 3]; both broadcast. Raises FuritsukeError for
    another shape."""
    turn = _unit(_with_last(rotation, "rotation", 4))
    vector = _with_last(vectors, "vectors", 3)
    cross = np.cross(turn[..., :3], vector)
    return (vector + 2 * (turn[..., 3:] * cross + np.cross(turn[..., :3], cross))).astype(np.float32)


def angle_degrees(a, b):
    """The angles f64[...] in degrees, 0 to 180, between rotations [..., 4] (x, y, z, w). Raises FuritsukeError for another
    shape."""
    first = _unit(_with_last(a, "a", 4))
    second = _unit(_with_last(b, "b", 4))
    # The angle of a and b from their difference and sum: exact also where the cosine is almost 1.
    second = np.where(np.sum(first * second, axis=-1, keepdims=True) < 0, -second, second)
    apart = np.linalg.norm(first - second, axis=-1)
    return np.degrees(4 * np.arctan2(apart, np.linalg.norm(first + second, axis=-1)))


def slerp(a, b, t):
    """The rotations f32[..., 4] at t between a and b, along the shorter arc at constant speed; t 0 is a, 1 is b.

    a and b are [..., 4] (x, y, z, w) and broadcast with t. Raises FuritsukeError for another shape.
    """
    first = _unit(_with_last(a, "a", 4))
    second = _unit(_with_last(b, "b", 4))
    share = _numbers(t, "t")[..., np.newaxis]
    cosine = np.sum(first * second, axis=-1, keepdims=True)
    second = np.where(cosine < 0, -second, second)
    angle = np.arccos(np.clip(np.abs(cosine), 0, 1))
    sine = np.sin(angle)
    is_near = sine < 1e-9
    safe = np.where(is_near, 1, sine)
    near = first + (second - first) * share
    far = (np.sin((1 - share) * angle) * first + np.sin(share * angle) * second) / safe
    return _unit(np.where(is_near, near, far)).astype(np.float32)


def mirror(values):
    """Positions [..., 3] or rotations [..., 4] (x, y, z, w) mirrored left and right, f32: x of positions, y and z of
    rotations change their sign. Raises FuritsukeError for another shape."""
    array = _with_last(values, "values", 3, 4)
    signs = [-1, 1, 1] if array.shape[-1] == 3 else [1, -1, -1, 1]
    return (array * signs).astype(np.float32)


def curve(shape):
    """A curve uint8[4] (x1, y1, x2, y2), for the curves of keys.

    shape is "linear", "ease" (both ends), "ease-in", "ease-out", "ease-in-out", "auto", or the four bytes, 0 to 127.
    Raises FuritsukeError for anything else.
    """
    if isinstance(shape, str):
        presets = _native.curve_presets()
        name = "ease-in-out" if shape == "ease" else shape
        if name not in presets:
            raise FuritsukeError(f'"{shape}" is not a curve: {", ".join(presets)} or four numbers', section="curve")
        return np.array(presets[name], dtype=np.uint8)
    points = _numbers(shape, "curve")
    if points.shape != (4,) or np.any(points != np.rint(points)) or np.any(points < 0) or np.any(points > 127):
        raise FuritsukeError("a curve has four whole numbers x1, y1, x2, y2 from 0 to 127", section="curve")
    return points.astype(np.uint8)
