# SPDX-License-Identifier: MIT
"""Models."""

import difflib
import warnings
from typing import NamedTuple

import numpy as np

from . import _native
from ._errors import FuritsukeWarning


class Bone(NamedTuple):
    """A bone of a model.

    position is f32[3] in the rest pose, model units; parent the index of its parent, or None; layer the order of
    evaluation. flags is a frozenset of "rotatable", "movable", "visible", "operable", "after_physics",
    "append_rotation", "append_translation", "fixed_axis", "local_axes" and "ik".
    """

    index: int
    name: str
    name_english: str
    position: object
    parent: "int | None"
    layer: int
    flags: frozenset


class ModelMorph(NamedTuple):
    """A morph of a model: panel is "hidden", "brow", "eye", "lip" or "other"; kind is "group", "vertex", "bone", "uv",
    "material", "flip", "impulse" or "uv1" to "uv4"."""

    index: int
    name: str
    name_english: str
    panel: str
    kind: str


class IkChain(NamedTuple):
    """An IK chain: bones by index. The links rotate until target reaches goal; from the target toward the root."""

    goal: int
    target: int
    links: tuple


class Model:
    """A PMX or PMD model. It cannot be changed. load() reads it. pickle keeps the path of its file, which is read again."""

    __slots__ = ("_native", "_bones", "_morphs", "_places", "_data")

    def __init__(self, native):
        self._native = native
        self._bones = None
        self._morphs = None
        self._places = None
        self._data = None  # the file, if the model was read from bytes

    @property
    def name(self):
        """The name."""
        return self._native.name

    @property
    def name_english(self):
        """The English name; often empty."""
        return self._native.name_english

    @property
    def path(self):
        """The file; an empty text if the model was read from bytes."""
        return self._native.path

    @property
    def format(self):
        """ "pmx" or "pmd"."""
        return self._native.format

    @property
    def version(self):
        """The version of the file: 1.0, 2.0 or 2.1."""
        return self._native.version

    @property
    def comment(self):
        """The author's comment."""
        return self._native.comment

    @property
    def counts(self):
        """The numbers of vertices, faces, materials, rigid_bodies and joints, a dict."""
        names = ("vertices", "faces", "materials", "rigid_bodies", "joints")
        return dict(zip(names, self._native.counts))

    @property
    def bones(self):
        """The bones, a list of Bone."""
        if self._bones is None:
            self._bones = [
                Bone(index, name, english, np.array(position, np.float32), parent, layer, frozenset(flags))
                for index, (name, english, position, parent, layer, flags) in enumerate(self._native.bones)
            ]
        return self._bones

    @property
    def morphs(self):
        """The morphs, a list of ModelMorph."""
        if self._morphs is None:
            self._morphs = [ModelMorph(index, *row) for index, row in enumerate(self._native.morphs)]
        return self._morphs

    @property
    def ik(self):
        """The IK chains, a list of IkChain."""
        return [IkChain(*row) for row in self._native.ik]

    @property
    def diagnostics(self):
        """What was unusual about the file, a list of Finding."""
        return self._native.diagnostics

    def bone(self, name):
        """The first bone of that name. Raises KeyError."""
        return self.bones[self.index(name)]

    def index(self, name):
        """The index of the first bone of that name. Raises KeyError."""
        if self._places is None:
            places = {}
            for bone in self.bones:
                places.setdefault(bone.name, bone.index)
            self._places = places
        if name not in self._places:
            near = difflib.get_close_matches(name, list(self._places), 3, 0.4)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise KeyError(f"the model has no bone {name}{hint}")
        return self._places[name]

    def check(self):
        """What is wrong or suspicious about the model, a list of Finding, worst first."""
        return self._native.check()

    def __reduce__(self):
        # Another process reads the file again.
        from . import _files

        return (_files.load, (self.path,)) if self._data is None else (_files.loads, (self._data,))

    def __repr__(self):
        return f"<Model {self.name!r}: {len(self.bones)} bones, {len(self.morphs)} morphs>"


def opened(native):
    """The Model, with a FuritsukeWarning if it is only the readable part of a damaged file."""
    model = Model(native)
    if native.is_damaged:
        damage = next((each for each in model.diagnostics if each.severity == "error"), None)
        what = "a damaged model" if damage is None else f"a damaged model: {damage.reason}"
        where = f"{native.path}: " if native.path else ""
        warnings.warn(f"{where}only the readable part of {what}", FuritsukeWarning, stacklevel=4)
    return model
