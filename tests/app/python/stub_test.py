# SPDX-License-Identifier: GPL-3.0-or-later
"""The stubs have the names and signatures of the module, and everything public is documented."""

import ast
import inspect
import unittest
from pathlib import Path

import furitsuke as fu

STUB = Path(fu.__file__).with_name("__init__.pyi")

# Methods that Python adds or that are documented by their class.
IMPLICIT = {"__str__", "__repr__", "__abstractmethods__", "__hash__", "__copy__", "__deepcopy__", "__reduce__", "__new__"}
IMPLICIT |= {"__module__", "__doc__", "__slots__"}


def stub_signature(node, drops_self):
    """[(name, kind, whether there is a default)] of a function of the stub."""
    arguments = node.args
    rows = []
    positional = arguments.posonlyargs + arguments.args
    without_default = len(positional) - len(arguments.defaults)
    for i, argument in enumerate(positional):
        kind = "POSITIONAL_ONLY" if i < len(arguments.posonlyargs) else "POSITIONAL_OR_KEYWORD"
        rows.append((argument.arg, kind, i >= without_default))
    if arguments.vararg:
        rows.append((arguments.vararg.arg, "VAR_POSITIONAL", False))
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        rows.append((argument.arg, "KEYWORD_ONLY", default is not None))
    if arguments.kwarg:
        rows.append((arguments.kwarg.arg, "VAR_KEYWORD", False))
    return rows[1:] if drops_self else rows


def live_signature(function, drops_self):
    rows = [
        (parameter.name, parameter.kind.name, parameter.default is not inspect.Parameter.empty)
        for parameter in inspect.signature(function).parameters.values()
    ]
    return rows[1:] if drops_self else rows


def stub_defaults(node):
    """{name: value} of the defaults of a function of the stub."""
    arguments = node.args
    positional = arguments.posonlyargs + arguments.args
    pairs = list(zip(positional[len(positional) - len(arguments.defaults) :], arguments.defaults))
    pairs += [pair for pair in zip(arguments.kwonlyargs, arguments.kw_defaults) if pair[1] is not None]
    return {argument.arg: ast.literal_eval(default) for argument, default in pairs}


def live_defaults(function):
    return {
        parameter.name: parameter.default
        for parameter in inspect.signature(function).parameters.values()
        if parameter.default is not inspect.Parameter.empty
    }


class StubTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.tree = ast.parse(STUB.read_text(encoding="utf-8"))
        cls.nodes = {}
        for node in cls.tree.body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                cls.nodes.setdefault(node.name, []).append(node)

    def test_the_package_is_marked_as_typed(self):
        self.assertTrue(STUB.with_name("py.typed").is_file())

    def test_names_are_the_same(self):
        self.assertEqual(set(self.nodes), set(fu.__all__))

    def test_signatures_of_functions_are_the_same(self):
        for name, nodes in self.nodes.items():
            if not isinstance(nodes[0], ast.FunctionDef):
                continue
            if len(nodes) > 1:  # overloads: names and order, whatever is optional in each
                for node in nodes:
                    names = [row[0] for row in stub_signature(node, False)]
                    self.assertEqual(names, [row[0] for row in live_signature(getattr(fu, name), False)], name)
                continue
            self.assertEqual(stub_signature(nodes[0], False), live_signature(getattr(fu, name), False), name)
            self.assertEqual(stub_defaults(nodes[0]), live_defaults(getattr(fu, name)), name)

    def test_members_of_classes_are_the_same(self):
        for name, nodes in self.nodes.items():
            if not isinstance(nodes[0], ast.ClassDef):
                continue
            with self.subTest(name):
                self.compare_class(nodes[0], getattr(fu, name))

    def compare_class(self, node, live):
        bases = [ast.unparse(base).split("[")[0] for base in node.bases]
        if "NamedTuple" in bases:
            fields = [item.target.id for item in node.body]
            self.assertEqual(tuple(fields), live._fields)
            defaults = {item.target.id: ast.literal_eval(item.value) for item in node.body if item.value}
            self.assertEqual(defaults, live._field_defaults)
            return
        functions = {}
        attributes = set()
        for item in node.body:
            if isinstance(item, ast.FunctionDef):
                functions.setdefault(item.name, []).append(item)
            elif isinstance(item, ast.AnnAssign):
                attributes.add(item.target.id)
        # Types of a base are narrowed in the stub without a function of their own.
        public = {
            name
            for name in vars(live)
            if (not name.startswith("_") or name.startswith("__")) and name not in IMPLICIT
        }
        declared = set(functions) | attributes
        inherited = {name for name in declared if name not in vars(live) and hasattr(live, name)}
        instance = {name for name in declared - set(vars(live)) if name not in inherited}
        for attribute in instance:
            self.assertIn(f"{attribute}:", live.__doc__, f"{live.__name__}.{attribute} does not exist")
        self.assertEqual(public - {"__weakref__", "__dict__"}, declared - inherited - instance, live.__name__)
        for name, items in functions.items():
            member = inspect.getattr_static(live, name)
            if isinstance(member, property):
                setters = [item for item in items if any("setter" in ast.unparse(d) for d in item.decorator_list)]
                self.assertEqual(bool(setters), member.fset is not None, f"{live.__name__}.{name}")
                continue
            self.assertFalse(
                any(ast.unparse(decorator) == "property" for decorator in items[0].decorator_list), name
            )
            if name.startswith("__") and name != "__init__":
                continue
            self.assertEqual(stub_signature(items[0], True), live_signature(member, True), f"{live.__name__}.{name}")
            self.assertEqual(stub_defaults(items[0]), live_defaults(member), f"{live.__name__}.{name}")

    def test_everything_public_is_documented(self):
        for name in fu.__all__:
            live = getattr(fu, name)
            self.assertTrue(live.__doc__, name)
            if not inspect.isclass(live) or issubclass(live, tuple):
                continue
            for member, value in vars(live).items():
                if member.startswith("_") or not (callable(value) or isinstance(value, property)):
                    continue
                self.assertTrue(inspect.getdoc(getattr(live, member)), f"{name}.{member}")


if __name__ == "__main__":
    unittest.main()
