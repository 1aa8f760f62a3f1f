# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks the window from outside, over the bus that screen readers use, and checks what they would read.

Usage: accessible_tree_test.py PROGRAM PROFILE FILES...
Needs an X server and a session bus of its own: xvfb-run -a dbus-run-session -- python3 accessible_tree_test.py ...
"""

import os
import subprocess
import sys
import time

SKIPPED = 77
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
ACCESSIBLE = "org.a11y.atspi.Accessible"
VALUE = "org.a11y.atspi.Value"
PROPERTIES = "org.freedesktop.DBus.Properties"
# Of org.a11y.atspi.StateType.
SHOWING, FOCUSABLE = 25, 11
# Roles of controls, which a screen reader names when they get the focus.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "slider", "spin button", "text",
            "menu item", "check menu item", "radio menu item", "page tab", "list", "table", "tree", "tree table"}
LONGEST_BUTTON_NAME = 60
MOST_CHILDREN = 40  # of a list or a table that are read
START_SECONDS = 60

try:
    import dbus
except ImportError:
    sys.exit(SKIPPED)


class Node:
    """An object on the bus of a program."""

    def __init__(self, bus, name, path, parents=()):
        self.bus, self.name, self.path, self.parents = bus, name, path, parents
        self.proxy = bus.get_object(name, path, introspect=False)

    def call(self, method, *arguments):
        return self.proxy.get_dbus_method(method, ACCESSIBLE)(*arguments)

    def value(self, member):
        return self.proxy.get_dbus_method("Get", PROPERTIES)(VALUE, member)

    def text(self):
        return str(self.proxy.get_dbus_method("Get", PROPERTIES)(ACCESSIBLE, "Name"))

    def role(self):
        return str(self.call("GetRoleName"))

    def has_state(self, state):
        words = self.call("GetState")
        return bool(int(words[state // 32]) >> (state % 32) & 1)

    def interfaces(self):
        return [str(each) for each in self.call("GetInterfaces")]

    def children(self):
        count = int(self.proxy.get_dbus_method("Get", PROPERTIES)(ACCESSIBLE, "ChildCount"))
        for index in range(min(count, MOST_CHILDREN)):
            name, path = self.call("GetChildAtIndex", index)
            if not str(path).endswith("/null"):
                yield Node(self.bus, name, path, self.parents + (self,))

    def place(self):
        return " / ".join(f"{each.role()} '{each.text()}'" for each in self.parents[1:] + (self,))


def accessibility_bus():
    session = dbus.SessionBus()
    launcher = next((each for each in LAUNCHERS if os.path.exists(each)), None)
    if launcher is None:
        sys.exit(SKIPPED)
    subprocess.Popen([launcher, "--launch-immediately"])
    for _ in range(100):
        if session.name_has_owner("org.a11y.Bus"):
            break
        time.sleep(0.1)
    bus = session.get_object("org.a11y.Bus", "/org/a11y/bus", introspect=False)
    return dbus.bus.BusConnection(bus.get_dbus_method("GetAddress", "org.a11y.Bus")())


def windows_on(bus):
    """The windows of all programs. A program that starts or ends may not answer."""
    try:
        root = Node(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for application in root.children():
            yield from application.children()
    except dbus.DBusException:
        return


def window_of(bus, program):
    """The first window of the program, when its panels are there."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        assert program.poll() is None, "the program ended"
        for window in windows_on(bus):
            try:
                if window.has_state(SHOWING) and sum(1 for _ in window.children()) > 3:
                    return window
            except dbus.DBusException:  # the window is being made
                continue
        time.sleep(0.2)
    raise AssertionError("the program is not on the bus of screen readers")


def walk(node, problems, counts):
    if not node.has_state(SHOWING):
        return
    role, name = node.role(), node.text()
    counts[role] = counts.get(role, 0) + 1
    # What is inside an editable choice has its name.
    is_part = node.parents and node.parents[-1].role() == "combo box"
    if role in CONTROLS and node.has_state(FOCUSABLE) and not name.strip() and not is_part:
        problems.append(f"no name: {node.place()}")
    if role.endswith("button") and len(name) > LONGEST_BUTTON_NAME:
        problems.append(f"a long name: {node.place()}")
    if role in ("label", "heading") and name and not any(each.isalnum() for each in name) and len(name) > 1:
        problems.append(f"no words: {node.place()}")
    if role == "slider":
        if VALUE not in node.interfaces():
            problems.append(f"no value: {node.place()}")
        elif not float(node.value("MinimumValue")) < float(node.value("MaximumValue")):
            problems.append(f"no range: {node.place()}")
    for child in node.children():
        walk(child, problems, counts)


def main(program_path, profile, files):
    bus = accessibility_bus()
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    program = subprocess.Popen([program_path, "--profile", profile, *files], env=environment)
    try:
        window = window_of(bus, program)
        time.sleep(2)  # panels are created after the first picture
        problems, counts = [], {}
        walk(window, problems, counts)
        print(", ".join(f"{count} {role}" for role, count in sorted(counts.items())))
        print("\n".join(problems))
        assert sum(counts.values()) > 150, "objects are missing from the walk"
        for role in ("push button", "menu item", "slider", "page tab", "text"):
            assert counts.get(role, 0) > 0, f"no {role} was found"
        return 1 if problems else 0
    finally:
        program.terminate()
        program.wait(30)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
