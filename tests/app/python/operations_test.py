# SPDX-License-Identifier: GPL-3.0-or-later
"""Operations by keywords."""

import unittest
import wave

import furitsuke as fu
import numpy as np
from support import DATA, SAMPLES, FolderTest


class OperationsTest(FolderTest):
    def setUp(self):
        super().setUp()
        self.motion = fu.load(SAMPLES / "sample.vmd")
        self.model = fu.load(SAMPLES / "sample.pmx")

    def sound(self):
        path = self.folder / "tone.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(16000)
            tone = 20000 * np.sin(np.arange(32000) * 0.2) * (np.arange(32000) % 8000 < 4000)
            file.writeframes(tone.astype("<i2").tobytes())
        return path

    def test_every_operation_can_be_called(self):
        camera = fu.load(SAMPLES / "sample_camera.vmd")
        self.motion.tempo = (120, 0)
        arguments = {
            "insert-frames": {"at": 10},
            "remove-frames": {"at": 10},
            "shift": {"by": 5},
            "scale-time": {"factor": 0.5},
            "split": {"at": 33},
            "pin": {"at": 20},
            "fit-to-model": {"source": self.model},
            "merge": {"with_": camera},
            "place-clip": {"with": SAMPLES / "sample.vmd", "at": 30},
            "rename": {"table": {"頭": "あたま"}},
            "set-model-name": {"name": "初音ミク"},
            "lip-sync": {"lyrics": DATA / "lyrics" / "two_notes.vsq"},
            "lip-sync-sound": {"sound": self.sound(), "follow": "loudness"},
            "lip-sync-text": {"lyrics": "さくら"},
        }
        everywhere = ("rename", "merge", "lip-sync", "lip-sync-sound", "lip-sync-text", "camera-shake")
        known = [operation.id for operation in fu.operations()]
        self.assertEqual(set(arguments) - set(known), set())
        self.assertGreater(len(known), 35)
        for operation in known:
            with self.subTest(operation):
                source = camera if operation == "camera-shake" else self.motion
                frames = "" if operation in everywhere else (0, 60)
                result = source.apply(operation, model=self.model, frames=frames, **arguments.get(operation, {}))
                self.assertEqual(result.report.keys_before, source.key_count)
                self.assertEqual(result.report.keys_after, result.key_count)
                self.assertTrue(all(isinstance(note, fu.Finding) for note in result.diagnostics))
        self.assertEqual(self.motion, fu.load(SAMPLES / "sample.vmd"))

    def test_operations_describe_their_parameters(self):
        reduce = next(operation for operation in fu.operations() if operation.id == "reduce")
        parameter = next(row for row in reduce.parameters if row.name == "camera_position")
        self.assertEqual((parameter.kind, parameter.default, parameter.unit), ("number", "0.05", "model units"))
        self.assertEqual((parameter.required, parameter.maximum), (False, 1000))
        reserved = {"model", "tracks", "frames", "before_first", "operation"}
        for operation in fu.operations():
            self.assertTrue(operation.title and operation.help and operation.topic)
            self.assertFalse(reserved & {row.name for row in operation.parameters}, operation.id)

    def test_values_of_every_type_are_passed(self):
        rows = [
            ("correct", {"position_offset": [1, 2.5, -3]}, {"position_offset": "1,2.5,-3"}),
            ("correct", {"position_offset": np.array([1, 2.5, -3])}, {"position_offset": (1, 2.5, -3)}),
            ("scale-time", {"factor": np.float32(0.5)}, {"factor": "0.5"}),
            ("shift", {"by": np.int16(7)}, {"by": "7"}),
            ("pin", {"at": 9, "rotation": True}, {"at": 9, "rotation": "yes"}),
            ("pin", {"at": 9, "bone": None}, {"at": 9}),
        ]
        for operation, one, other in rows:
            with self.subTest(operation=operation, one=one):
                first = self.motion.apply(operation, model=self.model, **one)
                self.assertEqual(first, self.motion.apply(operation, model=self.model, **other))
                self.assertNotEqual(first, self.motion)

    def test_the_scope_is_a_list_of_tracks_and_frames(self):
        moved = self.motion.apply("shift", by=1, tracks=["頭", "morphs"], frames=(0, 100))
        tracks = {difference.track for difference in self.motion.diff(moved)}
        self.assertIn("頭", tracks)
        self.assertTrue(all(track == "頭" or track.startswith("morph:") for track in tracks))
        self.assertLessEqual(max(difference.frame for difference in self.motion.diff(moved)), 101)

    def test_an_error_names_the_operation_or_the_parameter(self):
        rows = [
            ("reducee", "reducee", {}),
            ("reduce", "tolerance", {"tolerance": 1}),
            ("reduce", "position", {"position": "far"}),
            ("reduce", "camera_position", {"camera_position": -5}),
            ("shift", "by", {}),
            ("noise", "position", {"position": [1, 2]}),
            ("shift", "frames", {"by": 1, "frames": (1, 2, 3)}),
            ("shift", "frames", {"by": 1, "frames": "x"}),
            ("merge", "with", {"with": self.folder / "missing.vmd"}),
            ("shift", "before_first", {"by": 1, "before_first": "now"}),
        ]
        for operation, section, parameters in rows:
            with self.subTest(operation=operation, section=section):
                with self.assertRaises(fu.FuritsukeError) as caught:
                    self.motion.apply(operation, **parameters)
                self.assertEqual(caught.exception.section, section, caught.exception)
        with self.assertRaises(fu.FuritsukeError):
            self.motion.apply("shift", by=1, tracks="no such bone")

    def test_a_changed_motion_keeps_the_records_of_its_file(self):
        changed = self.motion.apply("mirror", tracks="頭")
        before, after = (SAMPLES / "sample.vmd").read_bytes(), fu.dumps(changed)
        self.assertEqual(len(before), len(after))
        self.assertEqual(fu.loads(after), changed)

    def test_the_tempo_is_checked(self):
        self.assertIsNone(self.motion.tempo)
        self.motion.tempo = fu.Tempo(128, 3.5)
        self.assertEqual(self.motion.tempo, (128, 3.5, 4))
        for wrong in ((0, 0), (120, 0, 65), (120, float("nan"))):
            with self.assertRaises(fu.FuritsukeError):
                self.motion.tempo = wrong
        self.assertEqual(fu.dumps(self.motion), (SAMPLES / "sample.vmd").read_bytes())

    def test_beats_beside_a_motion_are_read(self):
        path = self.folder / "a.vmd"
        path.write_bytes((SAMPLES / "sample.vmd").read_bytes())
        (self.folder / "a.furitsuke.json").write_text(
            '{ "format": "furitsuke.annotations", "version": 1, "tempo": { "beatsPerMinute": 100.0 } }'
        )
        self.assertEqual(fu.load(path).tempo.beats_per_minute, 100)
        self.assertNotEqual(fu.load(path).apply("retime").key_count, 0)


if __name__ == "__main__":
    unittest.main()
