# SPDX-License-Identifier: GPL-3.0-or-later
"""Columns, edits, lookups and samples of tracks."""

import gc
import time
import unittest

import furitsuke as fu
import numpy as np
from support import SAMPLES, corpus


def raises(test, section, call, *arguments, **named):
    """The error of a call, whose section must be this."""
    with test.assertRaises(fu.FuritsukeError) as caught:
        call(*arguments, **named)
    test.assertEqual(caught.exception.section, section, caught.exception)
    return caught.exception


class ColumnTest(unittest.TestCase):
    def test_columns_share_the_memory_of_the_track(self):
        track = fu.load(SAMPLES / "sample.vmd").bones["センター"]
        a, b = track.translation, track.translation
        self.assertTrue(np.shares_memory(a, b))
        self.assertEqual((a.dtype, a.shape), (np.float32, (len(track), 3)))
        self.assertEqual(track.frames.dtype, np.int32)
        self.assertEqual((track.rotation.shape[1:], track.curves.shape[1:]), ((4,), (4, 4)))
        self.assertEqual((track.curves.dtype, track.physics.dtype), (np.uint8, np.bool_))

    def test_a_million_keys_become_columns_in_under_five_milliseconds(self):
        m = fu.Motion()
        track = m.bones["センター"]
        track.set(np.arange(1_000_000), translation=[1, 2, 3])
        best = min(self.time_of_columns(track) for _ in range(5))
        self.assertLess(best, 0.005)

    @staticmethod
    def time_of_columns(track):
        start = time.perf_counter()
        columns = (track.frames, track.translation, track.rotation, track.curves, track.physics)
        took = time.perf_counter() - start
        assert all(len(column) == 1_000_000 for column in columns)
        return took

    def test_columns_cannot_be_written(self):
        m = fu.load(SAMPLES / "sample.vmd")
        for column in (m.bones["センター"].translation, m.bones["センター"].frames, m.morphs["あ"].weight):
            with self.assertRaises(ValueError):
                column[0] = 1
            with self.assertRaises(ValueError):
                column.flags.writeable = True

    def test_a_column_outlives_track_and_motion(self):
        m = fu.Motion()
        m.bones["a"].set(np.arange(1000), translation=np.arange(3000).reshape(1000, 3))
        m.morphs["one key"].set(7, weight=0.25)
        columns = (m.bones["a"].translation, m.bones["a"].frames, m.morphs["one key"].weight)
        del m
        gc.collect()
        noise = [np.ones(3000, np.float32) for _ in range(50)]
        self.assertEqual(columns[0][999].tolist(), [2997, 2998, 2999])
        self.assertEqual(columns[1][-1], 999)
        self.assertEqual(columns[2].tolist(), [0.25])
        del noise

    def test_a_column_does_not_change_with_the_track(self):
        m = fu.Motion()
        track = m.bones["a"]
        track.set([0, 10], translation=[[1, 0, 0], [2, 0, 0]])
        before = track.translation
        track.set([5, 10], translation=[3, 0, 0])
        self.assertEqual(before[:, 0].tolist(), [1, 2])
        self.assertEqual(track.translation[:, 0].tolist(), [1, 3, 3])
        track.delete([0, 5, 10])
        self.assertEqual(before[:, 0].tolist(), [1, 2])
        self.assertEqual(len(track), 0)

    def test_an_empty_track_has_empty_columns(self):
        m = fu.Motion()
        self.assertEqual(m.bones.add("nothing").translation.shape, (0, 3))
        self.assertEqual(m.camera.curves.shape, (0, 6, 4))
        self.assertEqual(m.properties.ik, [])
        self.assertIsNone(m.bones.add("nothing").key(0))


class SetTest(unittest.TestCase):
    def setUp(self):
        self.motion = fu.Motion()
        self.track = self.motion.bones.add("頭")

    def test_what_is_not_given_stays_and_new_keys_are_at_rest(self):
        self.track.set([0, 10], translation=[1, 2, 3], rotation=[0, 0, 1, 0], curves=[1, 2, 3, 4], physics=False)
        self.track.set([10, 20], translation=[[4, 5, 6], [7, 8, 9]])
        self.assertEqual(self.track.translation.tolist(), [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
        self.assertEqual(self.track.rotation.tolist(), [[0, 0, 1, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
        self.assertEqual(self.track.curves[:, 3].tolist(), [[1, 2, 3, 4], [1, 2, 3, 4], [20, 20, 107, 107]])
        self.assertEqual(self.track.physics.tolist(), [False, False, True])

    def test_any_type_that_converts_is_taken(self):
        for frames in (5, [5], np.array([5], np.uint8), np.int64(5), range(5, 6), (5,)):
            for value in ([1, 2, 3], (1.0, 2, 3), np.array([[1, 2, 3]], np.float64), np.asfortranarray([[1, 2, 3]])):
                self.track.set(frames, translation=value)
        self.assertEqual(self.track.translation.tolist(), [[1, 2, 3]])
        self.track.set([1, 2, 3], translation=np.arange(18, dtype=">f8").reshape(3, 6)[:, ::2])
        self.assertEqual(self.track.translation[1].tolist(), [6, 8, 10])

    def test_curves_are_for_all_channels_or_for_each(self):
        self.track.set([0, 1], curves=fu.curve("linear"))
        self.track.set(1, curves=np.arange(16).reshape(4, 4))
        self.track.set([2, 3], curves=np.arange(8).reshape(2, 1, 4))
        self.assertEqual(self.track.curves[1, 2].tolist(), [8, 9, 10, 11])
        self.assertEqual(self.track.curves[3].tolist(), [[4, 5, 6, 7]] * 4)

    def test_wrong_frames_are_refused(self):
        rows = [
            ("unsorted", [3, 2]),
            ("twice", [2, 2]),
            ("negative", [-1, 2]),
            ("too large", [2**31]),
            ("fractional", [0.5]),
            ("floats", np.array([1.0, 2.0])),
            ("text", ["1"]),
            ("two dimensions", [[1, 2]]),
        ]
        for name, frames in rows:
            with self.subTest(name):
                raises(self, "frames", self.track.set, frames, translation=[0, 0, 0])
                raises(self, "frames", self.track.delete, frames)
        self.assertEqual(len(self.track), 0)

    def test_wrong_values_are_refused_and_nothing_has_changed(self):
        self.track.set([0, 1, 2], translation=[1, 1, 1])
        rows = [
            ("translation", [1, 2]),
            ("translation", [[1, 2, 3]] * 2),
            ("translation", 5),
            ("translation", [1, 2, float("nan")]),
            ("translation", [1, 2, 1e300]),
            ("translation", "abc"),
            ("rotation", [0, 0, 1]),
            ("curves", [1, 2, 3]),
            ("curves", [1, 2, 3, 256]),
            ("curves", [1, 2, 3, 0.5]),
            ("physics", [True, False]),
            ("physics", ["yes"]),
        ]
        for name, value in rows:
            with self.subTest(name=name, value=value):
                raises(self, name, self.track.set, [0, 1, 2], **{name: value})
        self.assertEqual(self.track.translation.tolist(), [[1, 1, 1]] * 3)

    def test_a_fractional_view_angle_is_rounded(self):
        self.motion.camera.set([0, 1], fov=[29.6, 30.2])
        self.assertEqual(self.motion.camera.fov.tolist(), [30, 30])
        raises(self, "fov", self.motion.camera.set, 0, fov=-1)

    def test_ik_states_are_dicts(self):
        properties = self.motion.properties
        properties.set([0, 30], visible=[True, False], ik={"左足ＩＫ": False})
        properties.set(60, ik=[{"左足ＩＫ": True, "右足ＩＫ": True}])
        self.assertEqual(properties.ik[1], {"左足ＩＫ": False})
        self.assertEqual(properties.key(60).ik, {"左足ＩＫ": True, "右足ＩＫ": True})
        self.assertEqual(properties.sample([10, 40]).visible.tolist(), [True, False])
        raises(self, "ik", properties.set, [0, 1], ik=[{}])
        raises(self, "ik", properties.set, 0, ik="左足ＩＫ")

    def test_delete_reports_how_many_keys_there_were(self):
        self.track.set([0, 5, 10], translation=[0, 0, 1])
        self.assertEqual(self.track.delete([5, 6, 10]), 2)
        self.assertEqual(self.track.frames.tolist(), [0])
        self.assertEqual(self.track.delete(7), 0)


class TableTest(unittest.TestCase):
    def test_a_table_replaces_all_keys(self):
        m = fu.load(SAMPLES / "sample.vmd")
        for track in (m.bones["センター"], m.morphs["あ"], fu.load(SAMPLES / "sample_camera.vmd").camera):
            table = track.table()
            self.assertEqual(len(table), len(track))
            first = table[::2].copy()
            track.set_table(first)
            self.assertEqual(track.frames.tolist(), first["frame"].tolist())
            np.testing.assert_array_equal(track.table(), first)

    def test_an_unchanged_table_changes_no_byte(self):
        path = corpus("motions/gesture_otl.vmd")
        m = fu.load(path)
        for track in list(m.bones.values()) + list(m.morphs.values()) + [m.properties]:
            track.set_table(track.table())
        self.assertEqual(fu.dumps(m), path.read_bytes())

    def test_tables_of_one_and_of_four_keys_have_the_right_shapes(self):
        for count in (1, 4):
            track = fu.Motion().bones["a"]
            track.set(np.arange(count), curves=np.arange(16).reshape(4, 4))
            table = track.table()
            track.set_table(table)
            np.testing.assert_array_equal(track.table(), table)

    def test_a_table_of_properties_has_the_ik_states(self):
        m = fu.Motion()
        m.properties.set([0, 9], visible=[False, True], ik=[{"a": True}, {}])
        table = m.properties.table()
        other = fu.Motion().properties
        other.set_table(table)
        self.assertEqual(other.ik, [{"a": True}, {}])
        self.assertEqual(other.visible.tolist(), [False, True])

    def test_wrong_tables_are_refused(self):
        track = fu.Motion().bones["a"]
        raises(self, "table", track.set_table, np.zeros(3))
        raises(self, "table", track.set_table, np.zeros(3, [("weight", "f4"), ("frame", "i4")]))
        raises(self, "frames", track.set_table, np.zeros(3, [("frame", "i4")]))


class NameTest(unittest.TestCase):
    def test_a_mapping_has_the_tracks_with_keys(self):
        m = fu.Motion()
        self.assertNotIn("頭", m.bones)
        head = m.bones["頭"]
        self.assertEqual((len(m.bones), m.bones.get("頭")), (0, None))
        head.set(0, physics=True)
        self.assertIn("頭", m.bones)
        self.assertEqual(list(m.bones), ["頭"])
        self.assertEqual([name for name, track in m.bones.items() if len(track) == 1], ["頭"])
        del m.bones["頭"]
        self.assertEqual(list(m.bones.values()), [])
        with self.assertRaises(KeyError):
            del m.bones["頭"]

    def test_a_name_may_be_bytes_of_the_file(self):
        m = fu.Motion()
        m.bones[b"\x89\x45\x98\x72"].set(0, physics=True)
        self.assertEqual(m.bones["右腕"].raw_name, b"\x89\x45\x98\x72")
        self.assertEqual(len(m.bones["右腕"]), 1)
        with self.assertRaises(TypeError):
            m.bones[3]

    def test_names_that_cannot_be_decoded_are_found_by_their_text(self):
        m = fu.load(corpus("motions/coll_bear_22.vmd"))
        broken = [name for name in m.bones if "\ufffd" in name]
        self.assertGreater(len(broken), 0)
        for name in broken:
            self.assertGreater(len(m.bones[name]), 0)
            self.assertEqual(m.bones[m.bones[name].raw_name].frames.tolist(), m.bones[name].frames.tolist())

    def test_a_name_that_cp932_does_not_have_is_an_error_only_when_saving(self):
        m = fu.Motion()
        m.bones["한국어"].set([0, 5], translation=[0, 1, 0])
        self.assertEqual(list(m.bones), ["한국어"])
        self.assertEqual(m.bones["한국어"].frames.tolist(), [0, 5])
        self.assertEqual(m.diff(fu.Motion())[0].track, "한국어")
        with self.assertRaises(fu.NotEncodable) as caught:
            fu.dumps(m)
        self.assertEqual(caught.exception.section, "bone name")
        self.assertIn("한", caught.exception.reason)
        del m.bones["한국어"]
        m.model_name = "한"
        with self.assertRaises(fu.NotEncodable):
            fu.dumps(m)
        m.model_name = "ok"
        self.assertEqual(fu.loads(fu.dumps(m)).model_name, "ok")

    def test_a_name_that_is_too_long_for_a_vmd_is_an_error_only_when_saving(self):
        m = fu.Motion()
        m.bones["とても長いボーンの名前"].set(0, physics=True)
        with self.assertRaises(fu.NameTooLong) as caught:
            fu.dumps(m)
        self.assertIn("とても長い", str(caught.exception))
        self.assertEqual(fu.loads(fu.dumps(m, "json")), m)
        with self.assertWarns(fu.FuritsukeWarning):
            self.assertEqual(len(fu.dumps(m, cut_names=True)), 50 + 4 + 111 + 20)


class SampleTest(unittest.TestCase):
    def test_samples_are_the_keys_on_their_frames_and_between_them_interpolated(self):
        track = fu.Motion().bones["a"]
        track.set([10, 20], translation=[[0, 0, 0], [10, 0, 0]])
        rows = [(10, 0), (15, 5), (17.5, 7.5), (20, 10), (99, 10)]
        samples = track.sample([frame for frame, _ in rows])
        np.testing.assert_allclose(samples.translation[:, 0], [x for _, x in rows], atol=1e-5)
        self.assertEqual(samples.translation.dtype, np.float32)
        self.assertEqual(samples.rotation.shape, (5, 4))

    def test_before_the_first_key_is_rest_or_the_key(self):
        track = fu.Motion().morphs["a"]
        track.set(10, weight=1)
        self.assertAlmostEqual(float(track.sample(5).weight[0]), 0.5)
        self.assertEqual(track.sample(5, "hold").weight.tolist(), [1])
        raises(self, "before_first", track.sample, 5, "now")
        raises(self, "frames", track.sample, [float("nan")])

    def test_a_misspelled_track_is_a_key_error_that_tells_near_names(self):
        m = fu.Motion()
        m.bones["左ひじ"].set(0)
        misspelled = m.bones["左ひし"]
        reads = [
            lambda: misspelled.frames,
            lambda: misspelled.translation,
            lambda: len(misspelled),
            lambda: misspelled.sample(0),
            lambda: misspelled.key(0),
            lambda: misspelled.table(),
            lambda: misspelled.to_frame(),
        ]
        for read in reads:
            with self.assertRaisesRegex(KeyError, "左ひし; did you mean 左ひじ"):
                read()
        self.assertNotIn("左ひし", m.bones)
        self.assertEqual(list(m.bones), ["左ひじ"])
        self.assertEqual(repr(misspelled), "<BoneTrack '左ひし': 0 keys>")
        self.assertEqual(len(m.bones.add("左ひし")), 0)
        self.assertEqual(m.morphs.set("あ", [0, 5], weight=[0, 1]).weight.tolist(), [0, 1])
        misspelled.set(3)
        self.assertEqual(misspelled.frames.tolist(), [3])

    def test_a_track_becomes_a_data_frame(self):
        try:
            import pandas
        except ImportError:
            pandas = None
        m = fu.Motion()
        m.bones["頭"].set([0, 5], translation=[[1, 2, 3], [4, 5, 6]])
        m.properties.set([0, 9], visible=[True, False], ik={"左足ＩＫ": False})
        if pandas is None:
            with self.assertRaisesRegex(ImportError, "python3-pandas"):
                m.bones["頭"].to_frame()
            return
        frame = m.bones["頭"].to_frame()
        self.assertEqual((frame.index.name, list(frame.index)), ("frame", [0, 5]))
        self.assertEqual(list(frame["translation_y"]), [2, 5])
        self.assertEqual(list(frame["curves_3_2"]), [107, 107])
        self.assertEqual(list(m.properties.to_frame()["visible"]), [True, False])
        self.assertEqual(m.properties.to_frame()["ik"][9], {"左足ＩＫ": False})

    def test_every_kind_of_track_has_samples_that_set_takes(self):
        m = fu.Motion()
        tracks = [m.bones.add("a"), m.morphs.add("a"), m.camera, m.lights, m.self_shadow, m.properties]
        for track in tracks:
            samples = track.sample([0, 7])
            track.set([0, 7], **samples._asdict())
            self.assertEqual(track.frames.tolist(), [0, 7])
            self.assertEqual(type(track.key(7)).__name__.replace("Key", ""), type(track).__name__.replace("Track", ""))
        self.assertEqual(m.camera.key(7).distance, -45)


if __name__ == "__main__":
    unittest.main()
