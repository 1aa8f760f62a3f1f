# SPDX-License-Identifier: GPL-3.0-or-later
"""Poses, physics, cameras, and threads."""

import csv
import os
import signal
import subprocess
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor

import furitsuke as fu
import numpy as np
from support import SAMPLES, FolderTest, corpus


def poses_of_the_command_line(*arguments):
    """Positions [frames, bones, 3] and rotations [frames, bones, 4] that furitsuke-cli prints."""
    program = os.environ.get("FURITSUKE_CLI")
    if not program:
        raise unittest.SkipTest("FURITSUKE_CLI is not set")
    text = subprocess.run([program, "pose", *map(str, arguments)], check=True, capture_output=True, text=True).stdout
    rows = np.array([[float(cell) for cell in row[-7:]] for row in list(csv.reader(text.splitlines()))[1:]])
    frames = len({row.split(",", 1)[0] for row in text.splitlines()[1:]})
    rows = rows.reshape(frames, -1, 7)
    return rows[..., :3], rows[..., 3:]


class PoseTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.motion = fu.load(SAMPLES / "sample.vmd")
        cls.model = fu.load(SAMPLES / "sample.pmx")
        cls.rig = fu.Rig(cls.model)

    def same_as_the_command_line(self, pose, options, tolerance=2e-5):
        positions, rotations = poses_of_the_command_line(
            "--motion", SAMPLES / "sample.vmd", "--model", SAMPLES / "sample.pmx", *options
        )
        np.testing.assert_allclose(pose.position, positions, atol=tolerance)
        # q and -q are the same rotation, also where w is 0.
        cosines = np.abs(np.sum(pose.rotation * rotations, axis=-1))
        np.testing.assert_allclose(cosines, 1, atol=1e-6)

    def test_poses_are_those_of_the_command_line(self):
        frames = [0, 12.5, 100, 333, 720]
        options = ["--frames", "0,12.5,100,333,720"]
        self.same_as_the_command_line(self.rig.pose(self.motion, frames), options)
        self.same_as_the_command_line(self.rig.local(self.motion, frames), [*options, "--local"])
        self.same_as_the_command_line(
            self.rig.pose(self.motion, frames, before_first="hold"), [*options, "--before-first", "hold"]
        )

    def test_physics_is_that_of_the_command_line(self):
        frames = [0, 20, 45]
        options = ["--frames", "0,20,45", "--physics"]
        with_physics = self.rig.pose(self.motion, frames, physics=True)
        self.same_as_the_command_line(with_physics, options)
        self.same_as_the_command_line(self.rig.local(self.motion, frames, physics=True), [*options, "--local"])
        self.assertGreater(np.max(np.abs(with_physics.position - self.rig.pose(self.motion, frames).position)), 0.01)

    def test_arrays_are_in_the_order_of_the_model(self):
        pose = self.rig.pose(fu.Motion(), 0)
        self.assertEqual((pose.position.dtype, pose.rotation.dtype), (np.float32, np.float32))
        moved = self.rig.pose(self.motion, np.arange(0, 720, 7)).rotation
        self.assertTrue((moved[..., 3] >= 0).all())
        np.testing.assert_allclose(np.linalg.norm(moved, axis=-1), 1, atol=1e-6)
        self.assertEqual(pose.names, [bone.name for bone in self.model.bones])
        np.testing.assert_allclose(pose.position[0], [bone.position for bone in self.model.bones], atol=1e-4)
        self.assertEqual(pose.index("頭"), self.rig.index("頭"))
        with self.assertRaises(KeyError):
            pose.index("しっぽ")

    def test_frames_may_be_in_any_order(self):
        forward = self.rig.pose(self.motion, [1, 2.5, 300]).position
        np.testing.assert_array_equal(self.rig.pose(self.motion, [300, 2.5, 1]).position, forward[::-1])
        self.assertEqual(self.rig.pose(self.motion, []).position.shape, (0, len(self.model.bones), 3))

    def test_the_weights_of_morphs_are_those_of_the_model(self):
        motion = fu.Motion()
        motion.morphs["あ"].set([0, 10], weight=[0, 1])
        weights = self.rig.morphs(motion, [0, 5, 10])
        self.assertEqual(weights.shape, (3, len(self.model.morphs)))
        index = [morph.name for morph in self.model.morphs].index("あ")
        np.testing.assert_allclose(weights[:, index], [0, 0.5, 1], atol=1e-6)
        self.assertEqual(np.count_nonzero(weights), 2)

    def test_the_camera_looks_at_its_target(self):
        camera = fu.load(SAMPLES / "sample_camera.vmd")
        frames = [0, 100.5, 500]
        pose = self.rig.camera(camera, frames)
        samples = camera.camera.sample(frames)
        for i in range(3):
            toward = samples.target[i] - pose.position[i]
            np.testing.assert_allclose(toward / np.linalg.norm(toward), pose.forward[i], atol=1e-5)
        np.testing.assert_allclose(pose.fov, samples.fov)

    def test_models_have_bones_morphs_and_chains(self):
        head = self.model.bone("頭")
        self.assertEqual(self.model.bones[head.parent].name, "首")
        self.assertIn("rotatable", head.flags)
        chain = next(chain for chain in self.model.ik if self.model.bones[chain.goal].name == "左足ＩＫ")
        self.assertIn("ik", self.model.bones[chain.goal].flags)
        self.assertEqual(self.model.bones[chain.links[0]].name, "左ひざ")
        self.assertIn("あ", [morph.name for morph in self.model.morphs])
        self.assertEqual(self.model.counts["vertices"], 13190)
        self.assertIsInstance(self.model.check(), list)
        with self.assertRaises(KeyError):
            self.model.bone("しっぽ")

    def test_ctrl_c_cancels_a_simulation(self):
        timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            self.rig.pose(self.motion, [100_000], physics=True)
        timer.join()

    def test_a_simulation_has_an_end(self):
        with self.assertRaises(fu.FuritsukeError) as caught:
            self.rig.pose(self.motion, [10_000_000], physics=True)
        self.assertEqual(caught.exception.section, "frames")


class OneBoneTest(unittest.TestCase):
    def test_a_pose_has_its_bones_by_name(self):
        model = fu.load_model(SAMPLES / "sample.pmx")
        pose = fu.Rig(model).pose(fu.load_motion(SAMPLES / "sample.vmd"), [0, 10])
        name = model.bones[2].name
        np.testing.assert_array_equal(pose[name].position, pose.position[:, 2])
        np.testing.assert_array_equal(pose[name].rotation, pose.rotation[:, 2])
        with self.assertRaisesRegex(KeyError, f"did you mean .*{name}"):
            pose[name + "x"]


class PhysicsTest(unittest.TestCase):
    def test_settings_change_the_simulation(self):
        rig = fu.Rig(fu.load_model(SAMPLES / "sample.pmx"))
        motion = fu.load_motion(SAMPLES / "sample.vmd")
        usual = rig.pose(motion, [20], True).position
        np.testing.assert_array_equal(rig.pose(motion, [20], fu.Physics()).position, usual)
        up = fu.Physics(gravity=50, gravity_direction=(0, 1, 0))
        self.assertGreater(np.abs(rig.pose(motion, [20], up).position - usual).max(), 0.01)
        for name, value in (
            ("gravity", 2000), ("gravity_direction", (0, 0, 0)), ("steps_per_second", 30), ("settle", -1), ("noise", 101)
        ):
            with self.assertRaises(fu.FuritsukeError) as caught:
                rig.pose(motion, [20], fu.Physics(**{name: value}))
            self.assertEqual(caught.exception.section, name)


class QualityTest(unittest.TestCase):
    def test_faults_have_places_and_what_corrects_them(self):
        model, motion = fu.load_model(SAMPLES / "sample.pmx"), fu.load_motion(SAMPLES / "sample.vmd")
        quality = motion.quality(model)
        self.assertEqual(quality.frames[0], 0)
        self.assertIn("slides", quality.rows)
        moving = motion.copy()
        center = moving.bones["センター"]
        center.set(center.frames, translation=center.translation - [0, 3, 0])
        floor = moving.quality(model).rows["floor"]
        self.assertGreater(floor.value, 2)
        self.assertGreater(floor.count, 0)
        self.assertEqual(floor.places[0].unit, "model units")
        mended = moving.apply(floor.fix.operation, model=model, **floor.fix.arguments)
        self.assertLess(mended.quality(model).rows["floor"].value, floor.value)


class ThreadTest(FolderTest):
    def test_other_threads_run_while_one_works(self):
        rig, motion = fu.Rig(fu.load(SAMPLES / "sample.pmx")), fu.load(SAMPLES / "sample.vmd")
        rows = [
            lambda: rig.pose(motion, np.arange(60_000) % 720),
            lambda: rig.pose(motion, [200], physics=True),
            lambda: [motion.apply("bake") for _ in range(20)],
        ]
        for work in rows:
            worker = threading.Thread(target=work)
            turns = 0
            start = time.monotonic()
            worker.start()
            while worker.is_alive():
                time.sleep(0.001)
                turns += 1
            if time.monotonic() - start > 0.05:
                self.assertGreater(turns, 4)

    def test_several_threads_load_pose_and_save(self):
        paths = sorted(corpus("motions").glob("*.vmd"), key=lambda path: path.stat().st_size)[-16:]
        rig = fu.Rig(fu.load(corpus("models/miku_v2/miku_v2.pmd")))

        def work(number):
            path = paths[number % len(paths)]
            motion = fu.load(path)
            pose = rig.pose(motion, np.arange(0, 200, 5))
            fu.save(motion, self.folder / f"{number}.vmd")
            return number, path, pose.position, motion.apply("mirror").key_count

        with ThreadPoolExecutor(8) as pool:
            results = list(pool.map(work, range(2 * len(paths))))
        for number, path, positions, keys in results:
            motion = fu.load(path)
            np.testing.assert_array_equal(positions, rig.pose(motion, np.arange(0, 200, 5)).position)
            self.assertEqual(keys, motion.key_count)
            self.assertEqual((self.folder / f"{number}.vmd").read_bytes(), path.read_bytes())

    def test_a_motion_may_be_read_while_another_thread_writes_it(self):
        motion = fu.Motion()
        frames = np.arange(2000)
        is_done = threading.Event()
        problems = []

        def read():
            while not is_done.is_set():
                track = motion.bones.add("a")
                column = track.translation
                if len(column) and not (column == column[0]).all():
                    problems.append("a change was seen by half")
                fu.dumps(motion)

        def write(name):
            for i in range(40):
                motion.bones[name].set(frames, translation=[i, i, i])

        readers = [threading.Thread(target=read) for _ in range(2)]
        writers = [threading.Thread(target=write, args=(name,)) for name in ("a", "b", "c")]
        for thread in readers + writers:
            thread.start()
        for thread in writers:
            thread.join()
        is_done.set()
        for thread in readers:
            thread.join()
        self.assertEqual(problems, [])
        for name in ("a", "b", "c"):
            self.assertEqual(motion.bones[name].translation[-1].tolist(), [39, 39, 39])


if __name__ == "__main__":
    unittest.main()
