# SPDX-License-Identifier: MIT
"""What is unusual about a file or a motion."""

from typing import NamedTuple


class Finding(NamedTuple):
    """Something unusual in a file, or what a file does not store.

    code is stable, such as "vmd.key.duplicate"; severity is "info", "warning" or "error". reason is a sentence without
    a full stop. offset is a byte of the file, track the name of a track as in Motion.apply(), frame a frame (1/30 s);
    each is None where it does not apply.
    """

    code: str
    severity: str
    reason: str
    offset: "int | None"
    track: "str | None"
    frame: "int | None"
