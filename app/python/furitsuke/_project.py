# SPDX-License-Identifier: MIT
"""Projects of MikuMikuDance (PMM)."""

from typing import NamedTuple

from . import _native
from ._errors import native_of
from ._motion import wrapped


class ProjectAccessory(NamedTuple):
    """An accessory of a project: its name, its path as in the file, and whether it is visible."""

    name: str
    path: str
    visible: bool


class ProjectModel:
    """A model of a project.

    Attributes:
        name: its name.
        path: the file as the project names it, with backslashes: absolute or from MMD's folder.
        visible: whether it is visible.
        key_count: the number of its keys without the initial ones.
        has_names: False in a project of MMD 8 or older whose model was not found; it has then no motion.
    """

    __slots__ = ("name", "path", "visible", "key_count", "has_names", "_native", "_index")

    def __init__(self, native, index, row):
        self.name, self.path, self.visible, self.key_count, self.has_names = row
        self._native = native
        self._index = index

    @property
    def file(self):
        """The file of the model near the project, a path, or None if it was not found."""
        return self._native.find(self.path)

    @property
    def motion(self):
        """A copy of the motion of the model. Assign a motion to replace it in the project; tracks that the model does
        not have are left out. Raises FuritsukeError if the names of the bones are not known."""
        return wrapped(self._native.motion(self._index))

    @motion.setter
    def motion(self, motion):
        self._native.set_motion(self._index, native_of(motion, _native.Motion))

    def __repr__(self):
        return f"<ProjectModel {self.name!r}: {self.key_count} keys>"


class Project:
    """A project of MikuMikuDance with its models and their motions. load() reads it, save() writes it; everything that
    was not assigned keeps its bytes."""

    __slots__ = ("_native",)

    def __init__(self, native):
        self._native = native

    @property
    def path(self):
        """The file; an empty text if the project was read from bytes."""
        return self._native.path

    @property
    def version(self):
        """1: MMD up to 8; 2: since MMD 9."""
        return self._native.version

    @property
    def size(self):
        """The width and the height of the picture, pixels."""
        return self._native.size

    @property
    def models(self):
        """The models, a list of ProjectModel."""
        return [ProjectModel(self._native, index, row) for index, row in enumerate(self._native.models)]

    @property
    def accessories(self):
        """The accessories, a list of ProjectAccessory."""
        return [ProjectAccessory(*row) for row in self._native.accessories]

    @property
    def camera(self):
        """A copy of the motion of camera, light and self shadow. Assign a motion to replace it in the project."""
        return wrapped(self._native.camera())

    @camera.setter
    def camera(self, motion):
        self._native.set_motion(None, native_of(motion, _native.Motion))

    @property
    def sound(self):
        """The path of the sound as in the file; an empty text if there is none."""
        return self._native.sound

    @property
    def background(self):
        """The path of the film or of the picture behind the scene as in the file; an empty text if there is none."""
        return self._native.film or self._native.picture

    @property
    def diagnostics(self):
        """What was unusual about the file, a list of Finding."""
        return self._native.diagnostics

    def find(self, path):
        """The existing file that is most likely the one at a path of the project, or None."""
        return self._native.find(path)

    def __repr__(self):
        return f"<Project: {len(self._native.models)} models, {len(self._native.accessories)} accessories>"
