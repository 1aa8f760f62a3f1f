# SPDX-License-Identifier: MIT
"""Motions in notebooks."""

from html import escape

import numpy as np

_POINTS = 80
_WIDTH = 200
_HEIGHT = 22
_MOST_TRACKS = 12


def _sparkline(values):
    """An SVG of a curve, from its smallest to its largest value."""
    values = np.asarray(values, dtype=np.float64)
    low = float(values.min())
    span = float(values.max()) - low
    heights = (values - low) / span if span > 0 else np.full(len(values), 0.5)
    step = (_WIDTH - 4) / max(len(values) - 1, 1)
    points = " ".join(f"{2 + i * step:.1f},{_HEIGHT - 2 - h * (_HEIGHT - 4):.1f}" for i, h in enumerate(heights))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" role="img">'
        f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="1"/></svg>'
    )


def _curve_of(track, frames):
    """One number that shows how a track moves at each of the frames."""
    samples = track.sample(frames)
    if hasattr(samples, "weight"):
        return samples.weight
    if hasattr(samples, "distance"):
        return samples.distance
    if hasattr(samples, "color"):
        return np.linalg.norm(samples.color, axis=1)
    if hasattr(samples, "visible"):
        return samples.visible
    moved = np.linalg.norm(samples.translation, axis=1)
    # A bone that only rotates: the angle of its rotation.
    return moved if np.ptp(moved) > 0 else 2 * np.arccos(np.clip(np.abs(samples.rotation[:, 3]), 0, 1))


def motion_html(motion):
    """Counts of a motion, and its longest tracks with a curve each."""
    groups = [
        ("bone", list(motion.bones.values())),
        ("morph", list(motion.morphs.values())),
        ("camera", [motion.camera]),
        ("light", [motion.lights]),
        ("self shadow", [motion.self_shadow]),
        ("property", [motion.properties]),
    ]
    tracks = [(kind, track) for kind, all_of_kind in groups for track in all_of_kind if len(track) > 0]
    last = max(motion.last_frame, 0)
    head = (
        f"<b>{escape(motion.model_name) or 'Motion'}</b>: {motion.key_count} keys, {len(tracks)} tracks, "
        f"frames {motion.first_frame} to {motion.last_frame} ({last / motion.fps:.1f} s)"
    )
    counts = ", ".join(
        f"{sum(len(track) for track in all_of_kind)} {kind}" for kind, all_of_kind in groups if any(map(len, all_of_kind))
    )
    frames = np.linspace(0, last, _POINTS)
    shown = sorted(tracks, key=lambda row: -len(row[1]))[:_MOST_TRACKS]
    rows = "".join(
        f"<tr><td>{escape(track.name) or kind}</td><td>{kind}</td><td>{len(track)}</td>"
        f"<td>{track.frames[0]} to {track.frames[-1]}</td><td>{_sparkline(_curve_of(track, frames))}</td></tr>"
        for kind, track in shown
    )
    more = f"<p>and {len(tracks) - len(shown)} more tracks</p>" if len(tracks) > len(shown) else ""
    table = (
        f"<table><thead><tr><th>track</th><th>kind</th><th>keys</th><th>frames</th><th>values</th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
        if rows
        else ""
    )
    return f"<div><p>{head}</p><p>keys: {counts or 'none'}</p>{table}{more}</div>"
