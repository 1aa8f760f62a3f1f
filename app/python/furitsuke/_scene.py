# SPDX-License-Identifier: MIT
"""Projects of Furitsuke (.furitsuke), for reading."""

from pathlib import PurePosixPath

from . import _native
from ._model import opened
from ._motion import wrapped


class SceneModel:
    """A model or prop of a scene.

    Attributes:
        name: the name of its file without the extension.
        path: the file as the project names it, with slashes: absolute or from the folder of the project.
        file: the existing file, a path, or None if it was not found.
        visible: whether it is visible.
    """

    __slots__ = ("name", "path", "file", "visible", "_native", "_motion")

    def __init__(self, native, row):
        self.path, self.file, self.visible, self._motion = row
        self.name = PurePosixPath(self.path).stem
        self._native = native

    @property
    def motion(self):
        """The motion that moves the model, read from its file; None if it has none. Raises FuritsukeError if the file was
        not found."""
        return None if self._motion is None else wrapped(self._native.motion(self._motion))

    def load(self):
        """Reads the Model. Raises FuritsukeError for a prop, which is of another format, and FileNotFoundError."""
        if self.file is None:
            raise FileNotFoundError(2, "the file of the model was not found", self.path)
        return opened(_native.load_model(self.file, True))

    def __repr__(self):
        return f"<SceneModel {self.name!r}>"


class Scene:
    """A project of Furitsuke: which models, motions and camera belong together. load() reads it; the program writes it.
    Edit the motions and save them to their files."""

    __slots__ = ("_native",)

    def __init__(self, native):
        self._native = native

    @property
    def path(self):
        """The file of the project."""
        return self._native.path

    @property
    def models(self):
        """The models and props, a list of SceneModel."""
        return [SceneModel(self._native, row) for row in self._native.models]

    @property
    def motion_files(self):
        """The files of all open motions, a list of paths; None for one that was not found."""
        return [file for _, file in self._native.motions]

    @property
    def camera(self):
        """The motion with the keys of the camera, read from its file; None if there is none."""
        index = self._native.camera
        return None if index is None else wrapped(self._native.motion(index))

    @property
    def diagnostics(self):
        """Files that are missing, moved or changed, a list of Finding."""
        return self._native.diagnostics

    def __repr__(self):
        return f"<Scene: {len(self._native.models)} models, {len(self._native.motions)} motions>"
