# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading, writing, comparing and merging; projects, captures and files for other programs."""

import multiprocessing
import os
import pickle
import unittest
import warnings
import zipfile
from pathlib import Path

import furitsuke as fu
import numpy as np
from support import SAMPLES, FolderTest, corpus


class RoundTripTest(FolderTest):
    def test_every_file_that_was_not_changed_is_written_byte_for_byte(self):
        files = sorted([*corpus("motions").glob("*.vmd"), *corpus("poses").glob("*.vpd")])
        files += sorted(corpus("projects").glob("*.pmm"))
        self.assertGreater(len(files), 50)
        for path in files:
            with self.subTest(path.name):
                loaded = fu.load(path)
                fu.save(loaded, self.folder / path.name)
                self.assertEqual((self.folder / path.name).read_bytes(), path.read_bytes())
                self.assertEqual(fu.dumps(fu.loads(path.read_bytes()), path.suffix[1:]), path.read_bytes())

    def test_text_formats_keep_their_layout_until_the_motion_changes(self):
        text = b'{ "format": "furitsuke.motion", "version": 1,\n'
        text += b'   "morphs": [{"name": "a", "keys": [{"frame":0,"weight":1}]}]}'
        m = fu.loads(text)
        self.assertEqual((m.format, fu.dumps(m, "json")), ("json", text))
        m.morphs["a"].set(1, weight=0)
        changed = fu.dumps(m, "json")
        self.assertNotEqual(changed, text)
        self.assertEqual(fu.loads(changed).morphs["a"].weight.tolist(), [1, 0])

    def test_every_format_keeps_the_keys(self):
        m = fu.load(SAMPLES / "sample.vmd")
        for extension in ("json", "csv", "bvmd", "vmd"):
            path = self.folder / f"a.{extension}"
            with warnings.catch_warnings(record=True) as losses:
                warnings.simplefilter("always")
                fu.save(m, path)
            self.assertEqual(len(losses), 1 if extension == "bvmd" else 0)
            again = fu.load(path)
            self.assertEqual(again.format, extension)
            np.testing.assert_array_equal(again.bones["頭"].rotation, m.bones["頭"].rotation)
            if extension != "bvmd":
                self.assertEqual(again, m)

    def test_what_cannot_be_written_is_refused(self):
        for extension in ("mvd", "nmd", "xyz", "pmx"):
            path = self.folder / f"a.{extension}"
            with self.assertRaises(fu.FuritsukeError) as caught:
                fu.save(fu.Motion(), path)
            self.assertIn(".vmd, .vpd, .bvmd", str(caught.exception))
            self.assertFalse(path.exists())
            with self.assertRaises(fu.FuritsukeError):
                fu.dumps(fu.Motion(), extension)

    def test_a_changed_key_leaves_the_other_bytes_alone(self):
        path = corpus("motions/gesture_otl.vmd")
        m = fu.load(path)
        track = m.bones["頭"]
        track.set(track.frames[1], rotation=[0, 0, 0, 1])
        before, after = path.read_bytes(), fu.dumps(m)
        self.assertEqual(len(after), len(before))
        different = [i for i in range(len(before)) if before[i] != after[i]]
        self.assertLessEqual(len(different), 16)
        self.assertEqual(len(fu.load(path).diff(m)), 1)

    def test_a_pose_is_written_at_any_frame(self):
        m = fu.load(SAMPLES / "sample.vmd")
        model = fu.load(SAMPLES / "sample.pmx")
        fu.save(m, self.folder / "a.vpd", frame=100.5, model=model)
        pose = fu.load(self.folder / "a.vpd")
        self.assertEqual((pose.format, pose.last_frame), ("vpd", 0))
        np.testing.assert_allclose(
            pose.bones["頭"].rotation[0], m.bones["頭"].sample(100.5).rotation[0], atol=1e-5
        )


class ArchiveTest(FolderTest):
    """Files in archives, in a build that can read them."""

    def setUp(self):
        super().setUp()
        cache = os.environ.get("XDG_CACHE_HOME")
        os.environ["XDG_CACHE_HOME"] = str(self.folder / "cache")
        self.addCleanup(lambda: os.environ.pop("XDG_CACHE_HOME") if cache is None else os.environ.update(XDG_CACHE_HOME=cache))

    def archive(self, name, **files):
        path = self.folder / name
        with zipfile.ZipFile(path, "w") as target:
            for entry, content in files.items():
                target.writestr(entry.replace("__", "/") + ".vmd", content)
        try:
            fu.load(path)
        except fu.FuritsukeError as error:
            if "this build cannot read" in error.reason:
                self.skipTest(error.reason)
        return path

    def test_a_file_in_an_archive_is_loaded_by_its_path_or_the_end_of_it(self):
        first, second = fu.Motion("初音ミク"), fu.Motion("鏡音リン")
        first.bones["頭"].set(3, rotation=[0, 0, 0, 1])
        path = self.archive("二人.zip", モデル__一=fu.dumps(first), モデル__二=fu.dumps(second))
        self.assertEqual(fu.load(path / "モデル/一.vmd"), first)
        self.assertEqual(fu.load(path / "二.vmd").model_name, "鏡音リン")
        with self.assertRaisesRegex(fu.FuritsukeError, "choose one of its files.*モデル/一.vmd"):
            fu.load(path)
        with self.assertRaisesRegex(fu.FuritsukeError, "has no file \"三.vmd\""):
            fu.load(path / "三.vmd")

    def test_the_only_motion_of_an_archive_is_loaded_from_the_archive_itself(self):
        motion = fu.Motion("初音ミク")
        motion.morphs["あ"].set(1, weight=0.5)
        self.assertEqual(fu.load(self.archive("one.zip", dance=fu.dumps(motion))), motion)

    def test_bytes_of_an_archive_are_refused_with_the_reason(self):
        path = self.archive("one.zip", dance=fu.dumps(fu.Motion("a")))
        with self.assertRaisesRegex(fu.FuritsukeError, "is an archive"):
            fu.loads(path.read_bytes())


class OtherProgramsTest(FolderTest):
    def test_motions_of_other_programs_are_motions(self):
        for name in ("synthetic_small.mvd", "synthetic_small.nmd"):
            motion = fu.load(corpus("projects") / name)
            self.assertEqual((motion.format, len(motion.bones), len(motion.morphs)), (name[-3:], 1, 1))

    def test_what_is_no_motion_model_project_or_capture_is_refused_by_its_name(self):
        for name, what in (("color.emm", "MikuMikuEffect"),):
            with self.assertRaisesRegex(fu.FuritsukeError, what):
                fu.load(corpus("projects") / name)


class ErrorTest(FolderTest):
    def test_files_that_cannot_be_opened_are_the_usual_exceptions(self):
        with self.assertRaises(FileNotFoundError):
            fu.load(self.folder / "missing.vmd")
        with self.assertRaises(IsADirectoryError):
            fu.load(self.folder)
        with self.assertRaises(fu.FuritsukeError):
            fu.save(fu.Motion(), self.folder / "no" / "such" / "folder.vmd")

    def test_a_damaged_file_names_path_offset_section_and_reason(self):
        whole = (SAMPLES / "sample.vmd").read_bytes()
        path = self.folder / "cut.vmd"
        path.write_bytes(whole[:5000])
        with self.assertRaises(fu.FuritsukeError) as caught:
            fu.load(path)
        error = caught.exception
        self.assertEqual((error.path, error.offset, error.section), (str(path), 50, "bone keys"))
        self.assertIn("needs", error.reason)
        for part in (str(path), "byte 50", "bone keys", error.reason):
            self.assertIn(part, str(error))
        self.assertIsInstance(error, ValueError)
        part = fu.load(path, salvage=True)
        self.assertGreater(part.key_count, 10)
        with self.assertWarns(fu.FuritsukeWarning):
            self.assertEqual(fu.loads(fu.dumps(part)), part)

    def test_the_readable_part_of_a_damaged_model_opens_with_its_finding(self):
        whole = (SAMPLES / "sample.pmx").read_bytes()
        path = self.folder / "cut.pmx"
        path.write_bytes(whole[:-8])
        readers = [
            ("load", lambda **how: fu.load(path, **how)),
            ("load_model", lambda **how: fu.load_model(path, **how)),
            ("loads", lambda **how: fu.loads(whole[:-8], **how)),
        ]
        for name, read in readers:
            with self.subTest(name):
                with self.assertWarnsRegex(fu.FuritsukeWarning, "only the readable part of a damaged model"):
                    model = read()
                self.assertGreater(len(model.bones), 0)
                self.assertIn("pmx.damaged", [finding.code for finding in model.diagnostics])
                with self.assertRaises(fu.FuritsukeError) as caught:
                    read(strict=True)
                self.assertGreater(caught.exception.offset, 0)

    def test_other_kinds_of_files_are_named(self):
        rows = [
            (b"hello", "hello"),
            (b"", "nothing"),
            (b"Kaydara FBX Binary  \x00" + bytes(100), "FBX"),
            ((SAMPLES / "textures" / "face.png").read_bytes(), "a picture"),
        ]
        for data, name in rows:
            with self.subTest(name), self.assertRaises(fu.FuritsukeError) as caught:
                fu.loads(data)
            self.assertTrue(caught.exception.reason)

    def test_a_file_is_not_replaced_unless_that_is_wanted(self):
        path = self.folder / "a.vmd"
        fu.save(fu.Motion("one"), path)
        with self.assertRaises(FileExistsError):
            fu.save(fu.Motion("two"), path)
        self.assertEqual(fu.load(path).model_name, "one")
        with self.assertRaises(fu.NotEncodable) as caught:
            fu.save(fu.Motion("한"), path, overwrite=True)
        self.assertEqual(caught.exception.path, str(path))
        self.assertEqual(fu.load(path).model_name, "one")
        fu.save(fu.Motion("two"), path, overwrite=True)
        self.assertEqual(fu.load(path).model_name, "two")

    def test_unknown_formats_and_arguments_are_named(self):
        m = fu.Motion()
        rows = [
            ("xyz", lambda: fu.save(m, self.folder / "a.xyz")),
            ("export", lambda: fu.save(m, self.folder / "a.glb")),
            ("xyz", lambda: fu.dumps(m, "xyz")),
            ("version", lambda: fu.dumps(m, version=3)),
            ("favor", lambda: fu.merge_three_ways(m, m, m, "me")),
        ]
        for word, call in rows:
            with self.subTest(word), self.assertRaisesRegex(fu.FuritsukeError, word):
                call()
        with self.assertRaises(TypeError):
            fu.dumps(3)

    def test_a_file_name_need_not_be_unicode(self):
        path = os.path.join(os.fsencode(self.folder), b"\x89\x45.vmd")
        fu.save(fu.Motion("a"), path)
        self.assertEqual(fu.load(path).model_name, "a")
        self.assertEqual(fu.load(Path(os.fsdecode(path))).model_name, "a")


class KindTest(FolderTest):
    def test_loaders_of_one_kind_refuse_others(self):
        motion, model = SAMPLES / "sample.vmd", SAMPLES / "sample.pmx"
        self.assertEqual(fu.load_motion(motion), fu.load(motion))
        self.assertEqual(fu.load_model(model).name, fu.load(model).name)
        fu.export(fu.load(motion), fu.load(model), self.folder / "a.bvh")
        self.assertEqual(fu.load_capture(self.folder / "a.bvh").format, "bvh")
        for load, path, reason in (
            (fu.load_motion, model, "is a Model, not a motion"),
            (fu.load_model, motion, "is a Motion, not a model"),
            (fu.load_capture, motion, "is a Motion, not a captured motion"),
        ):
            with self.assertRaises(fu.FuritsukeError) as caught:
                load(path)
            self.assertEqual((caught.exception.reason, caught.exception.path), (reason, str(path)))

    def test_a_missing_file_is_named_as_a_text(self):
        with self.assertRaises(FileNotFoundError) as caught:
            fu.load(self.folder / "no.vmd")
        self.assertEqual(caught.exception.filename, str(self.folder / "no.vmd"))
        self.assertNotIn("b'", str(caught.exception))


class PickleTest(FolderTest):
    def test_motions_keep_keys_bytes_and_tempo(self):
        data = (SAMPLES / "sample.vmd").read_bytes()
        whole = fu.loads(data + b"\x07")  # bytes after the end are those of the file
        whole.tempo = (128, 3, 4)
        again = pickle.loads(pickle.dumps(whole))
        self.assertEqual(again, whole)
        self.assertEqual(fu.dumps(again), data + b"\x07")
        self.assertEqual(again.tempo, whole.tempo)
        long = fu.Motion("名" * 30)  # what a VMD does not hold
        long.bones["とても長い名前のボーンですよ"].set([0, 7], translation=[[0.1, 0, 0], [-0.0, 1e-30, 3]])
        long.camera.set(3, fov=50)
        self.assertEqual(pickle.loads(pickle.dumps(long)), long)
        self.assertEqual(pickle.loads(pickle.dumps(fu.Motion())), fu.Motion())

    def test_models_are_read_again(self):
        model = fu.load(SAMPLES / "sample.pmx")
        for each in (model, fu.loads((SAMPLES / "sample.pmx").read_bytes())):
            again = pickle.loads(pickle.dumps(each))
            self.assertEqual([bone.name for bone in again.bones], [bone.name for bone in model.bones])

    def test_a_pool_of_processes_works_on_motions(self):
        motion = fu.load(SAMPLES / "sample.vmd")
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            mirrored = pool.starmap(fu.apply, [(motion, "mirror"), (motion, "reverse")])
        self.assertEqual(mirrored, [motion.apply("mirror"), motion.apply("reverse")])


class CompareTest(unittest.TestCase):
    def setUp(self):
        self.base = fu.Motion("m")
        self.base.bones["頭"].set([0, 10], translation=[[0, 0, 0], [1, 0, 0]])
        self.base.morphs["あ"].set(5, weight=0.5)

    def test_differences_have_both_keys(self):
        other = self.base.copy()
        other.bones["頭"].set(10, translation=[2, 0, 0])
        other.bones["頭"].delete(0)
        other.morphs["い"].set(3, weight=1)
        other.model_name = "n"
        rows = [(d.track, d.frame, d.kind) for d in self.base.diff(other)]
        self.assertEqual(
            rows, [(None, None, "model name"), ("頭", 0, "removed"), ("頭", 10, "changed"), ("morph:い", 3, "added")]
        )
        changed = self.base.diff(other)[2]
        self.assertEqual((changed.before.translation[0], changed.after.translation[0]), (1, 2))
        self.assertEqual(self.base.diff(other)[3].after.weight, 1)
        self.assertIsNone(self.base.diff(other)[3].before)

    def test_a_copy_is_equal_and_independent(self):
        other = self.base.copy()
        self.assertEqual(other, self.base)
        other.morphs["あ"].set(5, weight=1)
        self.assertNotEqual(other, self.base)
        self.assertEqual(self.base.morphs["あ"].weight.tolist(), [0.5])

    def test_merge_moves_and_replaces(self):
        other = fu.Motion()
        other.bones["頭"].set([0, 5], translation=[9, 0, 0])
        other.bones["首"].set(0, physics=True)
        merged = self.base.merge(other, at=10)
        self.assertEqual(merged.bones["頭"].frames.tolist(), [0, 10, 15])
        self.assertEqual(merged.bones["頭"].translation[1, 0], 9)
        self.assertEqual(merged.bones["首"].frames.tolist(), [10])
        self.assertNotIn("首", self.base.bones)

    def test_three_motions_are_merged_and_conflicts_are_reported(self):
        ours, theirs = self.base.copy(), self.base.copy()
        ours.morphs["あ"].set(5, weight=0.1)
        theirs.morphs["あ"].set(5, weight=0.9)
        theirs.bones["頭"].set(20, physics=False)
        merged, conflicts = fu.merge_three_ways(self.base, ours, theirs)
        self.assertEqual(merged.bones["頭"].frames.tolist(), [0, 10, 20])
        self.assertAlmostEqual(float(merged.morphs["あ"].weight[0]), 0.1, places=6)
        self.assertEqual([(c.part, c.track, c.frame, c.kind) for c in conflicts], [("key", "morph:あ", 5, "changed")])
        self.assertAlmostEqual(conflicts[0].theirs.weight, 0.9, places=6)
        merged, _ = fu.merge_three_ways(self.base, ours, theirs, favor="theirs")
        self.assertAlmostEqual(float(merged.morphs["あ"].weight[0]), 0.9, places=6)

    def test_findings_have_a_code_and_a_place(self):
        findings = fu.load(corpus("motions/coll_bear_22.vmd")).check(fu.load(corpus("models/miku_v2/miku_v2.pmd")))
        codes = {finding.code for finding in findings}
        self.assertIn("vmd.key.duplicate", codes)
        self.assertTrue(all(finding.severity in ("info", "warning", "error") for finding in findings))
        self.assertTrue(any(code.startswith("bind.") for code in codes), codes)
        edited = fu.Motion()
        self.assertEqual([finding.code for finding in edited.check()], ["motion.empty"])


class ProjectTest(FolderTest):
    def test_an_edited_motion_is_written_into_the_project(self):
        path = corpus("projects/allstar_v2.pmm")
        p = fu.load(path)
        self.assertEqual((len(p.models), p.version, p.models[2].name), (11, 2, "初音ミク"))
        m = p.models[2].motion
        m.bones["頭"].set(33, rotation=fu.from_euler_degrees(0, 20, 0))
        p.models[2].motion = m
        fu.save(p, self.folder / "changed.pmm")

        again = fu.load(self.folder / "changed.pmm")
        self.assertEqual(again.models[2].motion, m)
        self.assertEqual(again.models[3].motion, fu.load(path).models[3].motion)
        self.assertEqual(again.camera, fu.load(path).camera)
        p.models[2].motion = fu.load(path).models[2].motion
        p.camera = fu.load(path).camera
        self.assertEqual(fu.dumps(p), path.read_bytes())

    def test_a_project_names_its_files(self):
        p = fu.load(corpus("projects/miku_rest_v2.pmm"))
        self.assertIsInstance(p.sound, str)
        self.assertIsInstance(p.background, str)
        self.assertIsNone(p.find("nowhere\\nothing.pmx"))
        self.assertEqual(len(p.size), 2)
        self.assertIn("Project", repr(p))

    def test_a_model_whose_bones_are_not_known_has_no_motion(self):
        p = fu.loads(corpus("projects/kishimen_v1_mmd610.pmm").read_bytes())
        unknown = [model for model in p.models if not model.has_names]
        self.assertGreater(len(unknown), 0)
        with self.assertRaises(fu.FuritsukeError) as caught:
            unknown[0].motion
        self.assertEqual(caught.exception.section, unknown[0].name)


class SceneTest(FolderTest):
    def setUp(self):
        super().setUp()
        for name in ("sample.pmx", "sample.vmd"):
            (self.folder / name).write_bytes((SAMPLES / name).read_bytes())
        (self.folder / "a.furitsuke").write_text(
            '{ "format": "furitsuke.project", "version": 1,\n'
            '  "models": [{ "file": { "path": "sample.pmx" }, "motion": 0 }, { "file": { "path": "stage.x" } }],\n'
            '  "motions": [{ "file": { "path": "sample.vmd" },\n'
            '    "annotations": { "format": "furitsuke.annotations", "version": 1, "tempo": { "beatsPerMinute": 90.0 } } }],\n'
            '  "camera": 0 }\n',
            encoding="utf-8",
        )

    def test_a_scene_gives_the_motions_of_its_models(self):
        scene = fu.load(self.folder / "a.furitsuke")
        self.assertEqual([(model.name, model.visible) for model in scene.models], [("sample", True), ("stage", True)])
        self.assertEqual(scene.models[0].motion, fu.load(SAMPLES / "sample.vmd"))
        self.assertEqual(scene.models[0].load().name, fu.load(SAMPLES / "sample.pmx").name)
        self.assertEqual(scene.models[0].motion.tempo.beats_per_minute, 90)
        self.assertEqual([Path(file).name for file in scene.motion_files], ["sample.vmd"])
        self.assertEqual(scene.camera, scene.models[0].motion)
        self.assertIsNone(scene.models[1].motion)
        self.assertIsNone(scene.models[1].file)
        self.assertEqual([finding.code for finding in scene.diagnostics], ["project.file.missing"])
        with self.assertRaises(FileNotFoundError):
            scene.models[1].load()

    def test_markers_beside_the_motion_win_over_those_of_the_scene(self):
        (self.folder / "sample.furitsuke.json").write_text(
            '{ "format": "furitsuke.annotations", "version": 1, "tempo": { "beatsPerMinute": 120.0 } }'
        )
        scene = fu.load(self.folder / "a.furitsuke")
        self.assertEqual(scene.models[0].motion.tempo.beats_per_minute, 120)

    def test_a_motion_that_is_missing_is_an_error_that_names_it(self):
        (self.folder / "sample.vmd").unlink()
        scene = fu.load(self.folder / "a.furitsuke")
        self.assertEqual(scene.motion_files, [None])
        with self.assertRaises(fu.FuritsukeError) as caught:
            scene.models[0].motion
        self.assertEqual(caught.exception.section, "sample.vmd")

    def test_a_scene_is_only_read_and_only_from_a_file(self):
        scene = fu.load(self.folder / "a.furitsuke")
        for write in (lambda: fu.save(scene, self.folder / "b.furitsuke"), lambda: fu.dumps(scene)):
            with self.assertRaisesRegex(fu.FuritsukeError, "save its motions"):
                write()
        self.assertFalse((self.folder / "b.furitsuke").exists())
        with self.assertRaisesRegex(fu.FuritsukeError, r"names other files: load\(\) reads it"):
            fu.loads((self.folder / "a.furitsuke").read_bytes())
        (self.folder / "bad.furitsuke").write_text('{ "format": "furitsuke.project", "version": 1, "models": 3 }')
        with self.assertRaises(fu.FuritsukeError) as caught:
            fu.load(self.folder / "bad.furitsuke")
        self.assertIn("models", caught.exception.section)


class ExchangeTest(FolderTest):
    def test_a_film_that_cannot_be_used_is_refused_with_a_reason(self):
        with self.assertRaises(fu.FuritsukeError) as unknown:
            fu.capture_film("dance.mp4", quality="perfect")
        self.assertEqual(unknown.exception.section, "quality")
        with self.assertRaises(fu.FuritsukeError):
            fu.capture_film(self.folder / "missing.mp4")

    def test_a_capture_becomes_a_motion_of_a_model(self):
        capture = fu.load(corpus("exchange/cmu_walk.bvh"))
        self.assertEqual(capture.format, "bvh")
        self.assertIn("leftUpperArm", capture.roles)
        self.assertEqual(capture.joints[0].parent, None)
        m = capture.fit(fu.load(SAMPLES / "sample.pmx"), lock_feet=True)
        self.assertIn("左足ＩＫ", m.bones)
        self.assertGreater(m.last_frame, 10)
        part = capture.fit(fu.load(SAMPLES / "sample.pmx"), frames=(3, 9), dense=True)
        self.assertEqual(part.last_frame, 6)
        with self.assertRaises(fu.FuritsukeError):
            capture.fit(fu.load(SAMPLES / "sample.pmx"), frames=(m.last_frame + 100, m.last_frame + 200))
        with self.assertRaises(fu.FuritsukeError):
            capture.fit(fu.load(SAMPLES / "sample.pmx"), clip=7)
        for section, options in (("roles", {"roles": {"tail": None}}), ("reference", {"reference": "first"})):
            with self.assertRaises(fu.FuritsukeError) as caught:
                capture.fit(fu.load(SAMPLES / "sample.pmx"), **options)
            self.assertEqual(caught.exception.section, section)

    def test_a_motion_is_written_for_other_programs_and_read_again(self):
        m, model = fu.load(SAMPLES / "sample.vmd"), fu.load(SAMPLES / "sample.pmx")
        for extension in ("bvh", "vrma", "glb"):
            path = self.folder / f"a.{extension}"
            losses = fu.export(m, model, path, frames=(0, 30))
            self.assertTrue(all(isinstance(loss, fu.Finding) for loss in losses))
            again = fu.load(path)
            self.assertGreater(len(again.joints), 15)
            self.assertEqual(again.clips[0].frames, 31)
            with self.assertRaises(FileExistsError):
                fu.export(m, model, path)
        for section, options in (("fps", {"fps": 25}), ("names", {"names": "klingon"})):
            with self.assertRaises(fu.FuritsukeError) as caught:
                fu.export(m, model, self.folder / "b.bvh", **options)
            self.assertEqual(caught.exception.section, section)


class NotebookTest(unittest.TestCase):
    def test_a_motion_shows_counts_tracks_and_curves(self):
        html = fu.load(SAMPLES / "sample.vmd")._repr_html_()
        for part in ("3325 keys", "<svg", "<polyline", "bone", "morph", "more tracks"):
            self.assertIn(part, html)

    def test_names_are_escaped_and_an_empty_motion_has_no_table(self):
        m = fu.Motion("<script>")
        m.bones["<b>"].set([0, 1], physics=True)
        self.assertNotIn("<script>", m._repr_html_())
        self.assertIn("&lt;b&gt;", m._repr_html_())
        self.assertNotIn("<table", fu.Motion()._repr_html_())

    def test_every_kind_of_track_is_shown(self):
        m = fu.Motion()
        for track in (m.camera, m.lights, m.self_shadow, m.properties, m.morphs["a"]):
            track.set([0, 30])
        self.assertEqual(m._repr_html_().count("<svg"), 5)


class RotationTest(unittest.TestCase):
    def test_angles_are_those_of_every_order(self):
        angles = np.random.default_rng(1).uniform([-80, -170, -170], [80, 170, 170], (50, 3))
        for order in ("yxz", "xyz", "xzy", "yzx", "zxy", "zyx"):
            middle = {"x": 0, "y": 1, "z": 2}[order[1]]
            given = angles.copy()
            given[:, middle] = np.clip(given[:, middle], -80, 80)
            back = fu.to_euler_degrees(fu.from_euler_degrees(given, order=order), order=order)
            np.testing.assert_allclose(back, given, atol=1e-3)

    def test_the_order_of_mmd_is_the_one_of_the_program(self):
        m = fu.Motion()
        m.bones["頭"].set(0, rotation=[0, 0, 0, 1])
        turned = m.apply("correct", angle_offset=(10, 20, 30))
        np.testing.assert_allclose(
            turned.bones["頭"].rotation[0], fu.from_euler_degrees(10, 20, 30), atol=1e-6
        )

    def test_a_locked_angle_has_no_innermost_turn(self):
        q = fu.from_euler_degrees(90, 30, 0)
        np.testing.assert_allclose(fu.to_euler_degrees(q), [90, 30, 0], atol=0.05)

    def test_slerp_takes_the_shorter_arc_at_constant_speed(self):
        a, b = fu.from_euler_degrees([[0, 0, 0], [0, 90, 0]])
        for sign in (1, -1):
            middle = fu.slerp(a, sign * b, [0, 0.25, 1])
            np.testing.assert_allclose(fu.to_euler_degrees(middle)[:, 1], [0, 22.5, 90], atol=1e-4)

    def test_products_turn_by_one_and_then_the_other(self):
        a, b = fu.from_euler_degrees(10, 20, 30), fu.from_axis_angle([0, 2, 0], 90)
        np.testing.assert_allclose(fu.rotate(b, [0, 0, 1]), [1, 0, 0], atol=1e-6)
        v = np.array([[1.0, 2, 3], [-1, 0, 2]])
        np.testing.assert_allclose(fu.rotate(fu.multiply(a, b), v), fu.rotate(a, fu.rotate(b, v)), atol=1e-5)
        np.testing.assert_allclose(fu.multiply(a, fu.inverse(a)), [0, 0, 0, 1], atol=1e-6)
        np.testing.assert_allclose(fu.angle_degrees(a, fu.multiply(a, b)), 90, atol=1e-4)
        self.assertAlmostEqual(float(fu.angle_degrees(a, -a)), 0, places=5)
        np.testing.assert_allclose(
            fu.to_euler_degrees(fu.from_axis_angle([[1, 0, 0], [0, 1, 0]], [30, 40])), [[30, 0, 0], [0, 40, 0]], atol=1e-4
        )

    def test_mirror_changes_sides(self):
        np.testing.assert_array_equal(fu.mirror([1, 2, 3]), [-1, 2, 3])
        q = fu.from_euler_degrees(10, 20, 30)
        np.testing.assert_allclose(fu.to_euler_degrees(fu.mirror(q)), [10, -20, -30], atol=1e-4)

    def test_wrong_arguments_are_named(self):
        rows = [
            ("angles", lambda: fu.from_euler_degrees([1, 2])),
            ("angles", lambda: fu.from_euler_degrees(1, 2)),
            ("order", lambda: fu.from_euler_degrees(1, 2, 3, order="xxy")),
            ("rotation", lambda: fu.to_euler_degrees([1, 2, 3])),
            ("axis", lambda: fu.from_axis_angle([0, 0, 0], 3)),
            ("a", lambda: fu.multiply([1, 2, 3], [0, 0, 0, 1])),
            ("vectors", lambda: fu.rotate([0, 0, 0, 1], [1, 2])),
            ("curve", lambda: fu.curve("wavy")),
            ("curve", lambda: fu.curve([1, 2, 3, 128])),
            ("values", lambda: fu.mirror(3)),
        ]
        for section, call in rows:
            with self.assertRaises(fu.FuritsukeError) as caught:
                call()
            self.assertEqual(caught.exception.section, section)
        self.assertEqual(fu.curve("linear").tolist(), [20, 20, 107, 107])


if __name__ == "__main__":
    unittest.main()
