# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that writes VMD files by hand, as an article about the format has it, and the same motions in ten lines."""

import struct
import unittest
from collections import namedtuple

import furitsuke as fu
from support import FolderTest

BoneKeypoint = namedtuple("BoneKeypoint", "name frame position rotation")
SkinKeypoint = namedtuple("SkinKeypoint", "name frame weight")


def write_vmd_file(filename, bone_keypoints, skin_keypoints, model_name=b"Dummy Model Name    "):
    """Writes a VMD file with struct; names are bytes in CP932."""
    with open(filename, "wb") as fout:
        fout.write(b"Vocaloid Motion Data 0002\x00\x00\x00\x00\x00")
        fout.write(model_name)
        fout.write(struct.pack("<L", len(bone_keypoints)))
        for bk in bone_keypoints:
            fout.write(bk.name)
            fout.write(bytearray([0 for i in range(len(bk.name), 15)]))
            fout.write(struct.pack("<L", bk.frame))
            for value in (*bk.position, *bk.rotation):
                fout.write(struct.pack("<f", value))
            fout.write(bytearray([0 for i in range(0, 64)]))
        fout.write(struct.pack("<L", len(skin_keypoints)))
        for sk in skin_keypoints:
            fout.write(sk.name)
            fout.write(bytearray([0 for i in range(len(sk.name), 15)]))
            fout.write(struct.pack("<L", sk.frame))
            fout.write(struct.pack("<f", sk.weight))
        for _ in range(4):  # camera, light, self shadow, visibility and IK
            fout.write(struct.pack("<L", 0))


class SeedTest(FolderTest):
    def by_hand(self, bones, skins, model_name=b"Dummy Model Name    "):
        path = self.folder / "hand.vmd"
        write_vmd_file(path, bones, skins, model_name)
        return fu.load(path, salvage=len(model_name) < 20)

    def same_values(self, ours, hand):
        """All keys are the same, but for the curves, which the program leaves 0: a straight line too."""
        self.assertEqual(list(ours.bones), list(hand.bones))
        self.assertEqual(list(ours.morphs), list(hand.morphs))
        for name, track in ours.bones.items():
            other = hand.bones[name]
            for column in ("frames", "translation", "rotation"):
                self.assertEqual(getattr(track, column).tolist(), getattr(other, column).tolist(), column)
            frames = [0.5, 7.25, 12]
            self.assertLess(abs(track.sample(frames).rotation - other.sample(frames).rotation).max(), 1e-3)
        for name, track in ours.morphs.items():
            self.assertEqual(track.frames.tolist(), hand.morphs[name].frames.tolist())
            self.assertEqual(track.weight.tolist(), hand.morphs[name].weight.tolist())

    def test_the_upper_body_turns(self):
        q = fu.from_euler_degrees([[0, 0, 0], [10, 30, 0], [0, 0, 0]])
        name = "上半身".encode("cp932")
        hand = self.by_hand([BoneKeypoint(name, 15 * i, (0, 0, 0), q[i].tolist()) for i in range(3)], [])
        # ten lines
        m = fu.Motion("Dummy Model Name")
        m.bones["上半身"].set([0, 15, 30], rotation=q)
        fu.save(m, self.folder / "turn.vmd")
        self.same_values(fu.load(self.folder / "turn.vmd"), hand)

    def test_the_right_eye_winks(self):
        name = "ウィンク右".encode("cp932")
        hand = self.by_hand([], [SkinKeypoint(name, f, w) for f, w in ((0, 0), (5, 1), (10, 0))])
        # ten lines
        m = fu.Motion("Dummy Model Name")
        m.morphs["ウィンク右"].set([0, 5, 10], weight=[0, 1, 0])
        fu.save(m, self.folder / "wink.vmd")
        self.same_values(fu.load(self.folder / "wink.vmd"), hand)

    def test_an_arm_rises_and_the_body_moves_while_the_eye_winks(self):
        arm = b"\x89\x45\x98\x72"  # 右腕, as the article writes it
        q = fu.from_euler_degrees([[0, 0, 0], [0, 0, 40]])
        bones = [BoneKeypoint(arm, 30 * i, (0, 0, 0), q[i].tolist()) for i in range(2)]
        bones += [BoneKeypoint("センター".encode("cp932"), 10, (0, -1.5, 0.25), (0, 0, 0, 1))]
        hand = self.by_hand(bones, [SkinKeypoint("ウィンク右".encode("cp932"), 3, 0.5)])
        # ten lines
        m = fu.Motion("Dummy Model Name")
        m.bones["右腕"].set([0, 30], rotation=q)
        m.bones["センター"].set(10, translation=[0, -1.5, 0.25])
        m.morphs["ウィンク右"].set(3, weight=0.5)
        fu.save(m, self.folder / "arm.vmd")
        self.same_values(fu.load(self.folder / "arm.vmd"), hand)

    def test_a_file_of_the_program_as_printed_is_read_completely(self):
        # The article lost spaces of the model name, which makes the header three bytes too short.
        hand = self.by_hand(
            [BoneKeypoint(b"\x89\x45\x98\x72", 4, (1, 2, 3), (0, 0, 0, 1))], [], model_name=b"Dummy Model Name "
        )
        self.assertEqual(hand.bones["右腕"].translation.tolist(), [[1, 2, 3]])
        self.assertIn("vmd.header.short", [finding.code for finding in hand.diagnostics])


if __name__ == "__main__":
    unittest.main()
