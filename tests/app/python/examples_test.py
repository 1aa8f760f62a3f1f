# SPDX-License-Identifier: GPL-3.0-or-later
"""The six examples of the documentation, as whole programs on real files."""

import unittest
from pathlib import Path

import furitsuke as fu
import numpy as np
from support import SAMPLES, FolderTest, corpus


class ExamplesTest(FolderTest):
    def test_1_a_motion_is_written_from_nothing(self):
        m = fu.Motion("初音ミク")
        m.bones["上半身"].set(
            [0, 15, 30],
            rotation=fu.from_euler_degrees([[0, 0, 0], [10, 30, 0], [0, 0, 0]]),
            curves=fu.curve("ease"),
        )
        m.morphs["ウィンク右"].set([0, 5, 10], weight=[0, 1, 0])
        fu.save(m, self.folder / "wink.vmd")

        again = fu.load(self.folder / "wink.vmd")
        self.assertEqual(again.model_name, "初音ミク")
        self.assertEqual(again.bones["上半身"].frames.tolist(), [0, 15, 30])
        self.assertEqual(again.morphs["ウィンク右"].weight.tolist(), [0, 1, 0])
        np.testing.assert_allclose(
            fu.to_euler_degrees(again.bones["上半身"].rotation[1]), [10, 30, 0], atol=1e-4
        )
        self.assertEqual(again, m)

    def test_2_a_pose_estimation_becomes_bones_and_is_thinned_out(self):
        names = ["上半身", "首", "左ひじ"]
        frames = np.arange(120)
        angles = np.sin(frames[:, np.newaxis] / [20, 30, 40])  # frames x joints
        q = fu.from_euler_degrees(30 * angles, 0 * angles, 0 * angles)
        self.assertEqual(q.shape, (120, 3, 4))

        m = fu.Motion()
        for j, name in enumerate(names):
            m.bones[name].set(np.arange(len(q)), rotation=q[:, j])
        thin = m.apply("reduce", angle=0.5)

        self.assertEqual(m.key_count, 360)
        self.assertLess(thin.key_count, 100)
        for j, name in enumerate(names):
            seen = fu.to_euler_degrees(thin.bones[name].sample(frames).rotation)[:, 0]
            self.assertLess(np.max(np.abs(seen - 30 * angles[:, j])), 0.51)

    def test_3_steps_are_half_as_high_in_a_whole_folder(self):
        source = corpus("motions")
        out = self.folder / "out"
        out.mkdir()
        for p in (source / "loop_run.vmd", source / "dance_galaxias_v2.vmd", SAMPLES / "sample.vmd"):
            a = fu.load(p)
            t = a.bones["センター"]
            v = t.translation.copy()
            v[:, 1] *= 0.5
            t.set(t.frames, translation=v)
            fu.save(a, out / p.name)

            before = fu.load(p)
            after = fu.load(out / p.name)
            np.testing.assert_array_equal(
                after.bones["センター"].translation[:, 1], before.bones["センター"].translation[:, 1] * np.float32(0.5)
            )
            self.assertEqual({d.track for d in before.diff(after)} - {"センター"}, set())
            self.assertEqual(p.stat().st_size, (out / p.name).stat().st_size)

    def test_4_sliding_feet_are_found(self):
        model = fu.load(corpus("models/miku_v2/miku_v2.pmd"))
        w = fu.Rig(model).pose(fu.load(corpus("motions/dance_galaxias_v2.vmd")), np.arange(0, 2600))
        y = w.position[:, w.index("左足ＩＫ")]
        ground = model.bone("左足ＩＫ").position[1] + 0.2
        slide = np.flatnonzero((y[1:, 1] < ground) & (np.linalg.norm(np.diff(y[:, [0, 2]], axis=0), axis=1) > 0.05))
        self.assertEqual(w.position.shape, (2600, len(model.bones), 3))
        self.assertGreater(len(slide), 10)
        self.assertLess(len(slide), 1300)

    def test_5_the_camera_shakes_on_every_beat(self):
        c = fu.load(SAMPLES / "sample_camera.vmd")
        f = np.rint(np.arange(0, 24 * 128 / 60) * 30 * 60 / 128).astype(int)
        s = c.camera.sample(f)
        c.camera.set(f, **s._replace(distance=s.distance + 2)._asdict())
        fu.save(c, self.folder / "shaken.vmd")

        again = fu.load(self.folder / "shaken.vmd")
        self.assertTrue(set(f.tolist()) <= set(again.camera.frames.tolist()))
        np.testing.assert_allclose(again.camera.sample(f).distance, s.distance + 2, rtol=1e-6)
        np.testing.assert_allclose(again.camera.sample(f).target, s.target, atol=1e-6)

    def test_6_a_dance_of_a_project_is_checked_and_converted(self):
        p = fu.load(corpus("projects/allstar_v2.pmm"))
        d = p.models[2].motion
        codes = [x.code for x in d.check(fu.load(corpus("models/miku_v2/miku_v2.pmd")))]
        fu.save(d, self.folder / "miku.json")

        self.assertEqual(p.models[2].path, "UserFile\\Model\\初音ミク.pmd")
        self.assertTrue(all("." in code for code in codes))
        again = fu.load(self.folder / "miku.json")
        self.assertEqual(again.diff(d), [])
        self.assertGreater(again.key_count, 100)


if __name__ == "__main__":
    unittest.main()
