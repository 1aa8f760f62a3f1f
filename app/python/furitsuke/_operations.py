# SPDX-License-Identifier: MIT
"""The table of operations, and how arguments are passed to them."""

import keyword
import os
from numbers import Integral, Real
from typing import NamedTuple

import numpy as np

from . import _native


class Parameter(NamedTuple):
    """A parameter of an operation.

    name is the keyword of Motion.apply(). kind is "flag", "integer", "number", "vector" (three numbers), "choice",
    "text", "motion", "model" (an object or a path), "pairs" (a dict or the path of a CSV file), "lyrics" or "sound"
    (paths). default is a text, None if the parameter is required; unit, minimum and maximum are None if there are none.
    """

    name: str
    kind: str
    help: str
    default: "str | None"
    required: bool
    unit: "str | None"
    minimum: "float | None"
    maximum: "float | None"
    choices: tuple


class Operation(NamedTuple):
    """Something that Motion.apply() can do: its id, title, help, topic and parameters."""

    id: str
    title: str
    help: str
    topic: str
    parameters: tuple


class OperationReport(NamedTuple):
    """What an operation did: keys of the motion before and after, how many tracks changed, the largest errors
    {kind: (value, track or bone, frame)} of operations that approximate, and other figures {name: value}."""

    keys_before: int
    keys_after: int
    changed_tracks: int
    errors: dict
    measures: dict


def operations():
    """All operations, as a list of Operation, topic by topic."""
    return [
        Operation(
            row["id"],
            row["title"],
            row["help"],
            row["topic"],
            tuple(
                Parameter(**{("name" if key == "id" else key): value for key, value in parameter.items()})._replace(
                    name=keyword_of(parameter["id"])
                )
                for parameter in row["parameters"]
            ),
        )
        for row in _native.operations()
    ]


def keyword_of(parameter):
    """The keyword for the id of a parameter."""
    name = parameter.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def texts_and_objects(operation, parameters):
    """The arguments as the texts that operations read; objects get a text that stands for them."""
    kinds = {}
    for row in _native.operations():
        if row["id"] == operation:
            kinds = {keyword_of(parameter["id"]): parameter for parameter in row["parameters"]}
    texts = []
    objects = {}
    for given, value in parameters.items():
        if value is None:
            continue
        known = kinds.get(given) or kinds.get(keyword_of(given))
        name = known["id"] if known else given
        native = getattr(value, "_native", None)
        is_object = isinstance(native, (_native.Motion, _native.Model))
        if is_object or isinstance(value, dict):
            stand_in = f"\x01{given}"
            objects[stand_in] = native if is_object else [(str(a), str(b)) for a, b in value.items()]
            texts.append((name, stand_in))
        else:
            texts.append((name, _text(value)))
    return texts, objects


def _text(value):
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, Integral):
        return str(int(value))
    if isinstance(value, Real):
        return repr(float(value))
    if isinstance(value, str):
        return value
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    try:
        return ",".join(_text(part) for part in value)
    except TypeError:
        return str(value)
