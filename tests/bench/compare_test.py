# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of tests/bench/compare, with made figures instead of programs."""

import importlib.machinery
import importlib.util
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("compare", str(Path(__file__).with_name("compare")))
compare = importlib.util.module_from_spec(importlib.util.spec_from_loader("compare", loader))
sys.modules["compare"] = compare
loader.exec_module(compare)


def figure(before, after):
    return compare.Figure("name", "name", before, after)


class Side:
    """Benchmarks that take the listed times, one after the other; the last one from then on."""

    def __init__(self, times, log=None, side=""):
        self.times, self.log, self.side = times, [] if log is None else log, side

    def topics(self):
        topics = {}
        for name in self.times:
            topics.setdefault(compare.topic_of(name), []).append(name)
        return topics

    def run(self, names):
        self.log.append((self.side, *names))
        return {name: self.times[name].pop(0) if len(self.times[name]) > 1 else self.times[name][0] for name in names}


class Verdict(unittest.TestCase):
    def test_table(self):
        rows = [  # what, before, after, is slower, is faster
            ("the same", [10, 10, 10], [10, 10, 10], False, False),
            ("4 % slower", [10, 10, 10], [10.4, 10.4, 10.4], False, False),
            ("6 % slower", [10, 10, 10], [10.6, 10.6, 10.6], True, False),
            ("6 % slower, within a spread of 10 %", [10, 11, 12], [10.6, 10.6, 10.6], False, False),
            ("twice as slow in spite of a spread of 10 %", [10, 11, 12], [20, 20, 20], True, False),
            ("one slow run is no change", [10, 10, 10], [10, 10, 90], False, False),
            ("faster", [10, 10, 10], [5, 5, 5], False, True),
            ("from nothing", [0, 0, 0], [1, 1, 1], True, False),
            ("nothing at all", [0, 0, 0], [0, 0, 0], False, False),
        ]
        for what, before, after, slower, faster in rows:
            with self.subTest(what):
                self.assertEqual(figure(before, after).is_slower, slower)
                self.assertEqual(figure(before, after).is_faster, faster)


class Reports(unittest.TestCase):
    def test_figures_of_a_report(self):
        run = {"run_type": "iteration", "real_time": 3.0, "cpu_time": 2.0, "time_unit": "us"}
        report = {"benchmarks": [
            {**run, "name": "editKey"},
            {**run, "name": "vmdLoad/order:0/real_time"},
            {**run, "name": "sessionOpen", "time_unit": "ms", "stall_ms": 9.0, "stall_cpu_ms": 8.0},
            {**run, "name": "startProgram/offscreen:1", "median_ms": 300.0, "peer_median_ms": 200.0},
            {**run, "name": "broken", "error_occurred": True},
            {**run, "name": "editKey_mean", "run_type": "aggregate"},
        ]}
        self.assertEqual(compare.read_figures(report), {
            "editKey": 0.002, "vmdLoad/order:0/real_time": 0.003, "sessionOpen": 2.0, "sessionOpen longest hold": 8.0,
            "startProgram/offscreen:1 median": 300.0})

    def test_filter_escapes_only_what_regular_expressions_of_cpp_take(self):
        self.assertEqual(compare.pattern_of(["a/b-c/min_time:0.200", "pose (2)"]), r"^(a/b-c/min_time:0\.200|pose \(2\))$")

    def test_topics(self):
        for name, topic in [("sessionOpen", "session"), ("vmdLoad/order:0/real_time", "vmd"), ("operation/clean", "operation"),
                            ("command/info of 1,000,000 keys", "command")]:
            self.assertEqual(compare.topic_of(name), topic)


class Comparison(unittest.TestCase):
    def test_both_sides_run_in_turn(self):
        log = []
        compare.compared(Side({"editKey": [1]}, log, "old"), Side({"editKey": [1]}, log, "new"), 3, 3)
        self.assertEqual([side for side, _ in log], ["old", "new", "new", "old", "old", "new"])

    def test_names_of_one_side_are_listed(self):
        figures, gone, new = compare.compared(Side({"editKey": [1], "editOld": [1]}), Side({"editKey": [1], "editNew": [1]}), 3, 3)
        self.assertEqual((list(figures), gone, new), (["editKey"], ["editOld"], ["editNew"]))

    def test_what_seems_slower_is_measured_again(self):
        log = []
        figures, _, _ = compare.compared(
            Side({"editKey": [10], "editMany": [10]}),
            Side({"editKey": [20, 20, 20, 10], "editMany": [20]}, log), 3, 3)
        self.assertFalse(figures["editKey"].is_slower)
        self.assertTrue(figures["editMany"].is_slower)
        self.assertEqual(len(log), 6)

    def test_what_does_not_seem_slower_is_not(self):
        log = []
        compare.compared(Side({"editKey": [10], "editMany": [10]}), Side({"editKey": [10], "editMany": [20]}, log), 3, 3)
        self.assertEqual(log[3:], [("", "editMany")] * 3)

    def test_benchmarks_that_continue_each_other_are_measured_together(self):
        log = []
        compare.compared(Side({"sessionOpen": [10], "sessionUndo": [10]}),
                         Side({"sessionOpen": [10], "sessionUndo": [20]}, log), 3, 3)
        self.assertEqual(log[3:], [("", "sessionOpen", "sessionUndo")] * 3)


if __name__ == "__main__":
    unittest.main()
