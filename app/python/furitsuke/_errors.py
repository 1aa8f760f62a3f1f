# SPDX-License-Identifier: MIT
"""Exceptions and warnings."""


class FuritsukeError(ValueError):
    """Something that cannot be done, with its place and its reason.

    Attributes:
        reason: what is wrong, without a full stop.
        path: the file, or None.
        offset: the byte in the file, or None.
        section: the part of the file, the track or the parameter, or None.

    Files that cannot be opened are the usual OSError instead, such as FileNotFoundError.
    """

    def __init__(self, reason, path=None, offset=None, section=None):
        super().__init__(reason, path, offset, section)
        self.reason = reason
        self.path = path
        self.offset = offset
        self.section = section

    def __str__(self):
        place = ", ".join(
            part for part in (None if self.offset is None else f"byte {self.offset}", self.section) if part
        )
        return ": ".join(part for part in (self.path, place, self.reason) if part)


class NameTooLong(FuritsukeError):
    """A name that does not fit its field in the file: 15 bytes of CP932 for bones and morphs, 20 for models and IK."""


class NotEncodable(FuritsukeError):
    """A name with a character that CP932, the encoding of names in MMD's files, does not have."""


def native_of(value, kind):
    """The native object behind a Motion, Model and so on. Raises TypeError for another object."""
    native = getattr(value, "_native", None)
    if not isinstance(native, kind):
        raise TypeError(f"expected a {kind.__name__}, not {type(value).__name__}")
    return native


def native_or_none(value, kind):
    """The same for an object that may be None."""
    return None if value is None else native_of(value, kind)


class FuritsukeWarning(UserWarning):
    """What a file does not store of a motion, or that only the readable part of a damaged model was opened."""
