# SPDX-License-Identifier: MIT
"""How clean a motion is on a model."""

from typing import NamedTuple

from . import _native
from ._errors import native_of
from ._operations import keyword_of
from ._tracks import rule_from


class QualityFix(NamedTuple):
    """An operation that corrects faults: motion.apply(fix.operation, model=model, **fix.arguments)."""

    operation: str
    arguments: dict


class QualityPlace(NamedTuple):
    """Where a motion has a fault: the track, the bone that a hand is inside of or None, the frames (first, last), the frame
    with the largest value, that value and its unit, and a QualityFix or None."""

    track: str
    other: "str | None"
    frames: tuple
    peak: int
    value: float
    unit: str
    fix: "QualityFix | None"


class QualityRow(NamedTuple):
    """What was measured of one kind: "keys", "jitter", "slides", "floor", "flips", "spikes", "reach", "limits" or
    "overlap".

    measured is False if the model does not have what is measured. count and frames are those of all places; places has
    the largest 1000, in order of time.
    """

    kind: str
    measured: bool
    value: float
    unit: str
    count: int
    frames: int
    places: list
    fix: "QualityFix | None"


class QualityNoise(NamedTuple):
    """The noise of a recorded bone: the usual distance from its path in degrees and model units, and the frames."""

    track: str
    degrees: float
    units: float
    frames: int


class Quality(NamedTuple):
    """The faults of a motion on a model: the frames (first, last) that were measured or None, a QualityRow for each kind by
    its name, and a QualityNoise for each bone with noise."""

    frames: "tuple | None"
    rows: dict
    noise: list


def measured(motion, model, before_first):
    """The Quality of a motion on a model."""
    frames, rows, noise = _native.quality(
        motion, native_of(model, _native.Model), rule_from(before_first)
    )
    return Quality(frames, {row[0]: _row_of(row) for row in rows}, [QualityNoise(*row) for row in noise])


def _row_of(row):
    kind, is_measured, value, unit, count, frames, places, fix = row
    return QualityRow(kind, is_measured, value, unit, count, frames, [_place_of(place) for place in places], _fix_of(fix))


def _place_of(place):
    track, other, frames, peak, value, unit, fix = place
    return QualityPlace(track, other or None, frames, peak, value, unit, _fix_of(fix))


def _fix_of(fix):
    if fix is None:
        return None
    operation, arguments, tracks, frames = fix
    named = {keyword_of(name): text for name, text in arguments.items()}
    return QualityFix(operation, {**named, **({"tracks": tracks} if tracks else {}), **({"frames": frames} if frames else {})})
