# SPDX-License-Identifier: MIT
# The types of the package; the documentation is in the module itself. A test compares names and signatures.

import os
from collections.abc import ItemsView, Iterator, Mapping, Sequence, ValuesView
from typing import Any, Generic, Literal, NamedTuple, TypeVar, Union, overload

import numpy as np
import numpy.typing as npt

__version__: str
__all__: list[str]

_Path = Union[str, os.PathLike[str], bytes]
_Float32 = npt.NDArray[np.float32]
_Float64 = npt.NDArray[np.float64]
_Int32 = npt.NDArray[np.int32]
_UInt32 = npt.NDArray[np.uint32]
_UInt8 = npt.NDArray[np.uint8]
_Bool = npt.NDArray[np.bool_]
_BeforeFirst = Literal["rest", "hold"]
_Severity = Literal["info", "warning", "error"]
_T = TypeVar("_T", bound="Track")

class FuritsukeError(ValueError):
    reason: str
    path: str | None
    offset: int | None
    section: str | None
    def __init__(
        self, reason: str, path: str | None = None, offset: int | None = None, section: str | None = None
    ) -> None: ...

class NameTooLong(FuritsukeError): ...
class NotEncodable(FuritsukeError): ...
class FuritsukeWarning(UserWarning): ...

class Finding(NamedTuple):
    code: str
    severity: _Severity
    reason: str
    offset: int | None
    track: str | None
    frame: int | None

class BoneKey(NamedTuple):
    frame: int
    translation: _Float32
    rotation: _Float32
    curves: _UInt8
    physics: bool

class MorphKey(NamedTuple):
    frame: int
    weight: float

class CameraKey(NamedTuple):
    frame: int
    distance: float
    target: _Float32
    rotation: _Float32
    fov: int
    curves: _UInt8
    perspective: bool

class LightKey(NamedTuple):
    frame: int
    color: _Float32
    direction: _Float32

class SelfShadowKey(NamedTuple):
    frame: int
    mode: int
    distance: float

class PropertyKey(NamedTuple):
    frame: int
    visible: bool
    ik: dict[str, bool]

class BoneSamples(NamedTuple):
    translation: _Float32
    rotation: _Float32
    physics: _Bool

class MorphSamples(NamedTuple):
    weight: _Float32

class CameraSamples(NamedTuple):
    distance: _Float32
    target: _Float32
    rotation: _Float32
    fov: _Float32
    perspective: _Bool

class LightSamples(NamedTuple):
    color: _Float32
    direction: _Float32

class SelfShadowSamples(NamedTuple):
    mode: _UInt8
    distance: _Float32

class PropertySamples(NamedTuple):
    visible: _Bool
    ik: list[dict[str, bool]]

_Key = Union[BoneKey, MorphKey, CameraKey, LightKey, SelfShadowKey, PropertyKey]

class Track:
    def __init__(self, native: Any, missing: Any = None) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def raw_name(self) -> bytes: ...
    @property
    def frames(self) -> _Int32: ...
    def __len__(self) -> int: ...
    def key(self, frame: int) -> Any: ...
    def delete(self, frames: npt.ArrayLike) -> int: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> Any: ...
    def table(self) -> npt.NDArray[np.void]: ...
    def to_frame(self) -> Any: ...
    def set_table(self, table: npt.NDArray[np.void]) -> None: ...

class BoneTrack(Track):
    @property
    def translation(self) -> _Float32: ...
    @property
    def rotation(self) -> _Float32: ...
    @property
    def curves(self) -> _UInt8: ...
    @property
    def physics(self) -> _Bool: ...
    def key(self, frame: int) -> BoneKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> BoneSamples: ...
    def set(
        self,
        frames: npt.ArrayLike,
        translation: npt.ArrayLike | None = None,
        rotation: npt.ArrayLike | None = None,
        curves: npt.ArrayLike | None = None,
        physics: npt.ArrayLike | None = None,
    ) -> None: ...

class MorphTrack(Track):
    @property
    def weight(self) -> _Float32: ...
    def key(self, frame: int) -> MorphKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> MorphSamples: ...
    def set(self, frames: npt.ArrayLike, weight: npt.ArrayLike | None = None) -> None: ...

class CameraTrack(Track):
    @property
    def distance(self) -> _Float32: ...
    @property
    def target(self) -> _Float32: ...
    @property
    def rotation(self) -> _Float32: ...
    @property
    def fov(self) -> _UInt32: ...
    @property
    def curves(self) -> _UInt8: ...
    @property
    def perspective(self) -> _Bool: ...
    def key(self, frame: int) -> CameraKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> CameraSamples: ...
    def set(
        self,
        frames: npt.ArrayLike,
        distance: npt.ArrayLike | None = None,
        target: npt.ArrayLike | None = None,
        rotation: npt.ArrayLike | None = None,
        fov: npt.ArrayLike | None = None,
        curves: npt.ArrayLike | None = None,
        perspective: npt.ArrayLike | None = None,
    ) -> None: ...

class LightTrack(Track):
    @property
    def color(self) -> _Float32: ...
    @property
    def direction(self) -> _Float32: ...
    def key(self, frame: int) -> LightKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> LightSamples: ...
    def set(
        self, frames: npt.ArrayLike, color: npt.ArrayLike | None = None, direction: npt.ArrayLike | None = None
    ) -> None: ...

class SelfShadowTrack(Track):
    @property
    def mode(self) -> _UInt8: ...
    @property
    def distance(self) -> _Float32: ...
    def key(self, frame: int) -> SelfShadowKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> SelfShadowSamples: ...
    def set(
        self, frames: npt.ArrayLike, mode: npt.ArrayLike | None = None, distance: npt.ArrayLike | None = None
    ) -> None: ...

class PropertyTrack(Track):
    @property
    def visible(self) -> _Bool: ...
    @property
    def ik(self) -> list[dict[str, bool]]: ...
    def table(self) -> npt.NDArray[np.void]: ...
    def key(self, frame: int) -> PropertyKey | None: ...
    def sample(self, frames: npt.ArrayLike, before_first: _BeforeFirst = "rest") -> PropertySamples: ...
    def set(
        self,
        frames: npt.ArrayLike,
        visible: npt.ArrayLike | None = None,
        ik: dict[str, bool] | Sequence[dict[str, bool]] | None = None,
    ) -> None: ...

class Tracks(Mapping[str, _T], Generic[_T]):
    def __init__(self, motion: Any, kind: str, track_type: type[_T]) -> None: ...
    def __getitem__(self, name: str | bytes) -> _T: ...
    def add(self, name: str | bytes) -> _T: ...
    def set(self, name: str | bytes, frames: npt.ArrayLike, **values: Any) -> _T: ...
    def __delitem__(self, name: str | bytes) -> None: ...
    def __contains__(self, name: object) -> bool: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def get(self, name: str | bytes, default: Any = None) -> Any: ...
    def values(self) -> ValuesView[_T]: ...
    def items(self) -> ItemsView[str, _T]: ...

class Difference:
    track: str | None
    frame: int | None
    kind: Literal["added", "removed", "changed", "model name"]
    def __init__(
        self, track: str | None, frame: int | None, kind: str, before: Any = None, after: Any = None
    ) -> None: ...
    @property
    def before(self) -> _Key | None: ...
    @property
    def after(self) -> _Key | None: ...

class Conflict:
    part: Literal["key", "track", "model_name"]
    track: str | None
    frame: int | None
    kind: Literal["changed", "added", "removed-by-ours", "removed-by-theirs"]
    def __init__(
        self, part: str, track: str | None, frame: int | None, kind: str, base: Any, ours: Any, theirs: Any
    ) -> None: ...
    @property
    def base(self) -> _Key | None: ...
    @property
    def ours(self) -> _Key | None: ...
    @property
    def theirs(self) -> _Key | None: ...

class Parameter(NamedTuple):
    name: str
    kind: Literal[
        "flag", "integer", "number", "vector", "choice", "text", "motion", "pairs", "lyrics", "sound", "model"
    ]
    help: str
    default: str | None
    required: bool
    unit: str | None
    minimum: float | None
    maximum: float | None
    choices: tuple[str, ...]

class Operation(NamedTuple):
    id: str
    title: str
    help: str
    topic: str
    parameters: tuple[Parameter, ...]

class OperationReport(NamedTuple):
    keys_before: int
    keys_after: int
    changed_tracks: int
    errors: dict[str, tuple[float, str, int]]
    measures: dict[str, float]

def operations() -> list[Operation]: ...

class Tempo(NamedTuple):
    beats_per_minute: float
    first_beat: float = 0
    beats_per_bar: int = 4

class Motion:
    fps: int
    def __init__(self, model_name: str | bytes = "") -> None: ...
    @property
    def model_name(self) -> str: ...
    @model_name.setter
    def model_name(self, name: str | bytes) -> None: ...
    @property
    def bones(self) -> Tracks[BoneTrack]: ...
    @property
    def morphs(self) -> Tracks[MorphTrack]: ...
    @property
    def camera(self) -> CameraTrack: ...
    @property
    def lights(self) -> LightTrack: ...
    @property
    def self_shadow(self) -> SelfShadowTrack: ...
    @property
    def properties(self) -> PropertyTrack: ...
    @property
    def first_frame(self) -> int: ...
    @property
    def last_frame(self) -> int: ...
    @property
    def key_count(self) -> int: ...
    @property
    def is_camera(self) -> bool: ...
    @property
    def format(self) -> str: ...
    @property
    def tempo(self) -> Tempo | None: ...
    @tempo.setter
    def tempo(self, tempo: Tempo | tuple[float, ...] | None) -> None: ...
    @property
    def diagnostics(self) -> list[Finding]: ...
    @property
    def report(self) -> OperationReport | None: ...
    def copy(self) -> Motion: ...
    def merge(self, other: Motion, at: int = 0) -> Motion: ...
    def apply(
        self,
        operation: str,
        /,
        *,
        model: Model | None = None,
        tracks: str | Sequence[str] = "",
        frames: str | int | tuple[int, int] = "",
        before_first: _BeforeFirst = "rest",
        **parameters: Any,
    ) -> Motion: ...
    def diff(self, other: Motion) -> list[Difference]: ...
    def quality(self, model: Model, *, before_first: _BeforeFirst = "rest") -> Quality: ...
    def check(self, model: Model | None = None) -> list[Finding]: ...
    def __eq__(self, other: object) -> bool: ...

def apply(motion: Motion, operation: str, /, **arguments: Any) -> Motion: ...
def merge_three_ways(
    base: Motion, ours: Motion, theirs: Motion, favor: Literal["ours", "theirs", "base"] = "ours"
) -> tuple[Motion, list[Conflict]]: ...

class Bone(NamedTuple):
    index: int
    name: str
    name_english: str
    position: _Float32
    parent: int | None
    layer: int
    flags: frozenset[str]

class ModelMorph(NamedTuple):
    index: int
    name: str
    name_english: str
    panel: str
    kind: str

class IkChain(NamedTuple):
    goal: int
    target: int
    links: tuple[int, ...]

class Model:
    def __init__(self, native: Any) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def name_english(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def format(self) -> str: ...
    @property
    def version(self) -> float: ...
    @property
    def comment(self) -> str: ...
    @property
    def counts(self) -> dict[str, int]: ...
    @property
    def bones(self) -> list[Bone]: ...
    @property
    def morphs(self) -> list[ModelMorph]: ...
    @property
    def ik(self) -> list[IkChain]: ...
    @property
    def diagnostics(self) -> list[Finding]: ...
    def bone(self, name: str) -> Bone: ...
    def index(self, name: str) -> int: ...
    def check(self) -> list[Finding]: ...

class WorldPose:
    frames: _Float64
    position: _Float32
    rotation: _Float32
    def __init__(self, frames: _Float64, position: _Float32, rotation: _Float32, model: Model) -> None: ...
    @property
    def names(self) -> list[str]: ...
    def index(self, name: str) -> int: ...

    def __getitem__(self, name: str) -> BonePose: ...

class LocalPose(WorldPose):
    @property
    def translation(self) -> _Float32: ...

class QualityFix(NamedTuple):
    operation: str
    arguments: dict[str, str]

class QualityPlace(NamedTuple):
    track: str
    other: str | None
    frames: tuple[int, int]
    peak: int
    value: float
    unit: str
    fix: QualityFix | None

class QualityRow(NamedTuple):
    kind: str
    measured: bool
    value: float
    unit: str
    count: int
    frames: int
    places: list[QualityPlace]
    fix: QualityFix | None

class QualityNoise(NamedTuple):
    track: str
    degrees: float
    units: float
    frames: int

class Quality(NamedTuple):
    frames: tuple[int, int] | None
    rows: dict[str, QualityRow]
    noise: list[QualityNoise]

class BonePose(NamedTuple):
    position: _Float32
    rotation: _Float32

class CameraPose(NamedTuple):
    position: _Float32
    forward: _Float32
    up: _Float32
    fov: _Float32
    perspective: _Bool

class Physics(NamedTuple):
    gravity: float | None = None
    gravity_direction: tuple[float, float, float] | None = None
    ground: bool = True
    steps_per_second: Literal[60, 120, 240] = 60
    settle: int = 0
    noise: float = 0
    seed: int = 0

class Rig:
    model: Model
    def __init__(self, model: Model) -> None: ...
    def index(self, name: str) -> int: ...
    def pose(
        self,
        motion: Motion,
        frames: npt.ArrayLike,
        physics: bool | Physics = False,
        *,
        before_first: _BeforeFirst = "rest",
        bind_cut_names: bool = False,
    ) -> WorldPose: ...
    def local(
        self,
        motion: Motion,
        frames: npt.ArrayLike,
        physics: bool | Physics = False,
        *,
        before_first: _BeforeFirst = "rest",
        bind_cut_names: bool = False,
    ) -> LocalPose: ...
    def morphs(
        self, motion: Motion, frames: npt.ArrayLike, *, before_first: _BeforeFirst = "rest"
    ) -> _Float32: ...
    def camera(self, motion: Motion, frames: npt.ArrayLike) -> CameraPose: ...

class CapturedJoint(NamedTuple):
    name: str
    parent: int | None

class CapturedClip(NamedTuple):
    name: str
    frames: int
    fps: float

class Capture:
    def __init__(self, native: Any) -> None: ...
    @property
    def format(self) -> str: ...
    @property
    def joints(self) -> list[CapturedJoint]: ...
    @property
    def clips(self) -> list[CapturedClip]: ...
    @property
    def roles(self) -> dict[str, str]: ...
    @property
    def diagnostics(self) -> list[Finding]: ...
    def fit(
        self,
        model: Model,
        clip: int = 0,
        *,
        frames: tuple[int, int] | None = None,
        reference: Literal["auto", "zero"] | int = "auto",
        ik: bool = True,
        lock_feet: bool = False,
        dense: bool = False,
        roles: Mapping[str, str | None] | None = None,
    ) -> Motion: ...

def capture_film(
    path: _Path,
    *,
    quality: Literal["fast", "good", "best"] = "good",
    frames: tuple[int, int] | None = None,
    person: tuple[float, float] | None = None,
    mirrored: bool = False,
    fov: float = 45,
    tilt: float | None = None,
    roll: float | None = None,
    exchange: Sequence[tuple[int, int]] = (),
) -> Capture: ...

class ProjectAccessory(NamedTuple):
    name: str
    path: str
    visible: bool

class ProjectModel:
    name: str
    path: str
    visible: bool
    key_count: int
    has_names: bool
    def __init__(self, native: Any, index: int, row: tuple[Any, ...]) -> None: ...
    @property
    def file(self) -> str | None: ...
    @property
    def motion(self) -> Motion: ...
    @motion.setter
    def motion(self, motion: Motion) -> None: ...

class Project:
    def __init__(self, native: Any) -> None: ...
    @property
    def path(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def models(self) -> list[ProjectModel]: ...
    @property
    def accessories(self) -> list[ProjectAccessory]: ...
    @property
    def camera(self) -> Motion: ...
    @camera.setter
    def camera(self, motion: Motion) -> None: ...
    @property
    def sound(self) -> str: ...
    @property
    def background(self) -> str: ...
    @property
    def diagnostics(self) -> list[Finding]: ...
    def find(self, path: str) -> str | None: ...

class SceneModel:
    name: str
    path: str
    file: str | None
    visible: bool
    def __init__(self, native: Any, row: tuple[Any, ...]) -> None: ...
    @property
    def motion(self) -> Motion | None: ...
    def load(self) -> Model: ...

class Scene:
    def __init__(self, native: Any) -> None: ...
    @property
    def path(self) -> str: ...
    @property
    def models(self) -> list[SceneModel]: ...
    @property
    def motion_files(self) -> list[str | None]: ...
    @property
    def camera(self) -> Motion | None: ...
    @property
    def diagnostics(self) -> list[Finding]: ...

# Any, because the kind of a file is only known when it is read: Motion, Model, Project, Scene or Capture.
def load(path: _Path, *, salvage: bool = False, strict: bool = False) -> Any: ...
def load_motion(path: _Path, *, salvage: bool = False) -> Motion: ...
def load_model(path: _Path, *, salvage: bool = False, strict: bool = False) -> Model: ...
def load_capture(path: _Path, *, salvage: bool = False) -> Capture: ...
def loads(data: bytes | bytearray | memoryview, *, salvage: bool = False, strict: bool = False) -> Any: ...
def dumps(
    motion: Motion | Project,
    format: str = "vmd",
    *,
    model: Model | None = None,
    frame: float = 0,
    version: Literal[1, 2] | None = None,
    cut_names: bool = False,
) -> bytes: ...
def save(
    motion: Motion | Project,
    path: _Path,
    overwrite: bool = False,
    *,
    format: str | None = None,
    model: Model | None = None,
    frame: float = 0,
    version: Literal[1, 2] | None = None,
    cut_names: bool = False,
) -> None: ...
def export(
    motion: Motion,
    model: Model,
    path: _Path,
    overwrite: bool = False,
    *,
    format: str | None = None,
    fps: Literal[30, 60] = 30,
    names: Literal["humanoid", "english", "japanese"] = "humanoid",
    frames: tuple[int, int] | None = None,
    unlit: bool = False,
    before_first: _BeforeFirst = "rest",
) -> list[Finding]: ...
@overload
def from_euler_degrees(x: npt.ArrayLike, y: None = None, z: None = None, order: str = "yxz") -> _Float32: ...
@overload
def from_euler_degrees(x: npt.ArrayLike, y: npt.ArrayLike, z: npt.ArrayLike, order: str = "yxz") -> _Float32: ...
def to_euler_degrees(rotation: npt.ArrayLike, order: str = "yxz") -> _Float64: ...
def from_axis_angle(axis: npt.ArrayLike, degrees: npt.ArrayLike) -> _Float32: ...
def multiply(a: npt.ArrayLike, b: npt.ArrayLike) -> _Float32: ...
def inverse(rotation: npt.ArrayLike) -> _Float32: ...
def rotate(rotation: npt.ArrayLike, vectors: npt.ArrayLike) -> _Float32: ...
def angle_degrees(a: npt.ArrayLike, b: npt.ArrayLike) -> _Float64: ...
def slerp(a: npt.ArrayLike, b: npt.ArrayLike, t: npt.ArrayLike) -> _Float32: ...
def mirror(values: npt.ArrayLike) -> _Float32: ...
def curve(shape: str | Sequence[int] | _UInt8) -> _UInt8: ...
