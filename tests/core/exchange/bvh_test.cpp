// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/cp932.h"
#include "core/base/file.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

namespace furitsuke::exchange {
namespace {

/// A root and a child 10 above it, with the channels of both.
std::string twoJoints(const std::string& rootChannels, const std::string& childChannels, const std::string& motion) {
  return "HIERARCHY\nROOT base\n{\n OFFSET 1 2 3\n CHANNELS " + rootChannels +
         "\n JOINT top\n {\n  OFFSET 0 10 0\n  CHANNELS " + childChannels +
         "\n  End Site\n  {\n   OFFSET 0 5 0\n  }\n }\n}\nMOTION\n" + motion;
}

/// Positions of the end of the child at each frame, rounded to a thousandth, or the Error.
std::string pathOfTip(const std::string& text) {
  const Result<LoadedCapture> loaded = readBvh(asBytes(text));
  if (!loaded) return loaded.error().section.english() + ": " + loaded.error().reason.english();
  const CapturedMotion& motion = loaded->motion;
  std::vector<RigidTransform> transforms(motion.joints.size());
  std::string path;
  for (std::size_t i = 0; i < motion.clips[0].frameCount; ++i) {
    sampleTransforms(motion, motion.clips[0], static_cast<double>(i) * motion.clips[0].frameTime, transforms);
    const glm::dvec3 tip = transforms.back().position +
                           eval::rotated(transforms.back().rotation, toDouble(motion.joints.back().tip.value()));
    path += path.empty() ? "" : " / ";
    for (int axis = 0; axis < 3; ++axis) {
      std::string number = std::to_string(std::round(tip[axis] * 1000) / 1000 + 0.0);
      number.erase(number.find_last_not_of('0') + 1);
      path += (axis == 0 ? "" : ",") + number;
    }
  }
  if (loaded->damage) path += "; " + loaded->damage->section.english() + ": " + loaded->damage->reason.english();
  for (const Diagnostic& finding : loaded->diagnostics) path += "; " + finding.code;
  return path;
}

TEST(Bvh, PosesAreThoseOfItsChannels) {
  const std::string position = "3 Xposition Yposition Zposition", none = "0";
  const std::string header = "Frames: 1\nFrame Time: 0.04\n";
  struct Row {
    const char* name;
    std::string text, expected;
  };
  for (const Row& row : {
           Row{"positions replace the offset", twoJoints(position, none, header + "4 5 6\n"), "4.,20.,6."},
           Row{"one position replaces one component", twoJoints("1 Yposition", none, header + "5\n"), "1.,20.,3."},
           Row{"rotation without positions keeps the offset", twoJoints("1 Zrotation", none, header + "90\n"),
               "-14.,2.,3."},
           Row{"the order ZX", twoJoints("2 Zrotation Xrotation", none, header + "90 90\n"), "1.,2.,18."},
           Row{"the order XZ", twoJoints("2 Xrotation Zrotation", none, header + "90 90\n"), "-14.,2.,3."},
           Row{"rotations before positions",
               twoJoints("6 Zrotation Xrotation Yrotation Xposition Yposition Zposition", none,
                         header + "90 0 0 7 8 9\n"),
               "-8.,8.,9."},
           Row{"positions of a child", twoJoints(position, position, header + "0 0 0 0 7 0\n"), "0.,12.,0."},
           Row{"channels in upper case", twoJoints("1 ZROTATION", none, header + "90\n"), "-14.,2.,3."},
           Row{"angles of many turns", twoJoints("1 Zrotation", none, header + "3690\n"), "-14.,2.,3."},
           Row{"CRLF", twoJoints("1 Zrotation", none, "Frames: 2\r\nFrame Time: 0.04\r\n90\r\n0\r\n"),
               "-14.,2.,3. / 1.,17.,3."},
           Row{"no spaces after colons", twoJoints("1 Zrotation", none, "Frames:1\nFrame Time:0.04\n90"), "-14.,2.,3."},
           Row{"rows of several lines", twoJoints(position, none, "Frames: 2\nFrame Time: 0.04\n4\n5 6\n7\n8 9\n"),
               "4.,20.,6. / 7.,23.,9."},
           Row{"more frames than announced", twoJoints("1 Zrotation", none, header + "90\n0\n"),
               "-14.,2.,3. / 1.,17.,3.; bvh.frames"},
           Row{"exponents and plus signs", twoJoints(position, none, header + "+4 5e0 0.6E1\n"), "4.,20.,6."},
       }) {
    EXPECT_EQ(pathOfTip(row.text), row.expected) << row.name;
  }
}

TEST(Bvh, DecimalCommasAreRead) {
  std::string text = test::personBvh();
  std::ranges::replace(text, '.', ',');
  const Result<LoadedCapture> commas = readBvh(asBytes(text));
  ASSERT_TRUE(commas) << commas.error().message();
  const Result<LoadedCapture> points = readBvh(asBytes(test::personBvh()));
  EXPECT_EQ(commas->motion.joints, points->motion.joints);
  EXPECT_EQ(commas->motion.clips[0].frameTime, points->motion.clips[0].frameTime);
}

TEST(Bvh, DamageIsReportedWithItsLineAndReason) {
  const std::string good = twoJoints("1 Zrotation", "0", "Frames: 1\nFrame Time: 0.04\n90\n");
  const auto changed = [&good](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  struct Row {
    const char* name;
    std::string text, expected;
  };
  for (const Row& row : {
           Row{"empty", "", "line 1: expected HIERARCHY, found the end of the file"},
           Row{"another file", "hello", "line 1: expected HIERARCHY, found \"hello\""},
           Row{"cut in the skeleton", good.substr(0, good.find("JOINT")),
               "line 6: expected JOINT, End Site, OFFSET, CHANNELS or }, found the end of the file"},
           Row{"an unknown word", changed("JOINT", "BONE"),
               "line 6: expected JOINT, End Site, OFFSET, CHANNELS or }, found \"BONE\""},
           Row{"no offset", changed("  OFFSET 0 10 0\n", ""), "line 13: the joint \"top\" has no OFFSET"},
           Row{"an offset of words", changed("OFFSET 0 10 0", "OFFSET 0 up 0"),
               "line 8: an OFFSET needs three numbers"},
           Row{"not a finite number", changed("OFFSET 0 10 0", "OFFSET 0 nan 0"),
               "line 8: an OFFSET needs three numbers"},
           Row{"too far away", changed("OFFSET 0 10 0", "OFFSET 0 1e10 0"), "line 8: an OFFSET needs three numbers"},
           Row{"an unknown channel", changed("Zrotation", "Wrotation"), "line 5: unknown channel \"Wrotation\""},
           Row{"too many channels", changed("CHANNELS 1", "CHANNELS 1000000000"),
               "line 5: CHANNELS needs a number from 0 to 6"},
           Row{"no channels", twoJoints("0", "0", "Frames: 1\nFrame Time: 1\n"), "line 16: no joint has channels"},
           Row{"no name", changed("JOINT top", "JOINT"), "line 6: a joint has no name"},
           Row{"no frame time", changed("Frame Time: 0.04", "Frame Time: 0"),
               "line 18: Frame Time: needs a number of seconds, above 0 and at most 1"},
           Row{"no frames", changed("90\n", ""), "line 19: there are no frames"},
           Row{"a word in the first frame", changed("90\n", "x\n"), "line 19: a number within 1e9 is expected"},
           Row{"a word in a later frame", good + "x\n", "-14.,2.,3.; line 20: a number within 1e9 is expected"},
           Row{"a row with a number missing",
               twoJoints("3 Xposition Yposition Zposition", "0", "Frames: 3\nFrame Time: 0.04\n1 2 3\n4 5\n6 7 8\n"),
               "1.,17.,3.; line 21: the line above has less than 3 numbers, one for each channel; bvh.frames"},
           Row{"a row with a number too many",
               twoJoints("3 Xposition Yposition Zposition", "0", "Frames: 2\nFrame Time: 0.04\n1 2 3\n4 5 6 7\n8 9\n"),
               "1.,17.,3. / 4.,20.,6.; line 20: the line has more than 3 numbers, one for each channel"},
           Row{"cut in the last frame",
               twoJoints("3 Xposition Yposition Zposition", "0", "Frames: 2\nFrame Time: 0.04\n1 2 3\n4 5"),
               "1.,17.,3.; line 20: the last frame is incomplete; bvh.frames"},
       }) {
    EXPECT_EQ(pathOfTip(row.text), row.expected) << row.name;
  }
}

TEST(Bvh, NamesMayHaveSpacesColonsAndJapanese) {
  for (const std::string name : {"mixamorig:Hips", "Left  upper arm", "左ボーン"}) {
    std::string text = twoJoints("1 Zrotation", "0", "Frames: 1\nFrame Time: 0.04\n0\n");
    text.replace(text.find("base\n{"), 6, name + " {");
    EXPECT_EQ(readBvh(asBytes(text)).value().motion.joints[0].name, name);
    const std::string inCp932 = cp932::encode(text).bytes;
    EXPECT_EQ(readBvh(asBytes(inCp932)).value().motion.joints[0].name, name) << "its bytes contain that of a brace";
  }
}

TEST(Bvh, RoundedFrameTimesOfCommonRatesAreExact) {
  struct Row {
    const char* text;
    double expected;
  };
  for (const Row& row : {Row{"0.033333", 1.0 / 30}, Row{"0.0333", 1.0 / 30}, Row{"0.008333", 1.0 / 120},
                         Row{"0.016667", 1.0 / 60}, Row{"0.01", 0.01}, Row{"0.04", 0.04}, Row{"0.03", 0.03},
                         Row{"0.0125", 0.0125}, Row{"0.037", 0.037}, Row{"3.3333e-2", 0.033333}}) {
    const std::string motion = std::string("Frames: 1\nFrame Time: ") + row.text + "\n0\n";
    EXPECT_EQ(readBvh(asBytes(twoJoints("1 Zrotation", "0", motion)))->motion.clips[0].frameTime, row.expected);
  }
}

/// The largest distance of joints and the largest angle between their rotations, over all frames of the first.
std::pair<double, double> difference(const CapturedMotion& a, const CapturedMotion& b) {
  std::vector<RigidTransform> ofA(a.joints.size()), ofB(b.joints.size());
  std::pair<double, double> largest;
  for (std::size_t i = 0; i < a.clips[0].frameCount; ++i) {
    const double seconds = static_cast<double>(i) * a.clips[0].frameTime;
    sampleTransforms(a, a.clips[0], seconds, ofA);
    sampleTransforms(b, b.clips[0], seconds, ofB);
    for (std::size_t joint = 0; joint < ofA.size(); ++joint) {
      largest.first = std::max(largest.first, glm::distance(ofA[joint].position, ofB[joint].position));
      largest.second = std::max(largest.second, eval::degreesBetween(ofA[joint].rotation, ofB[joint].rotation));
    }
  }
  return largest;
}

TEST(Bvh, IsTheSameMotionAfterItIsWritten) {
  const Result<LoadedCapture> read = readBvh(asBytes(test::personBvh()));
  ASSERT_TRUE(read.ok()) << read.error().message();
  const Result<Bytes> written = writeBvh(read->motion, 0);
  ASSERT_TRUE(written.ok());
  const Result<LoadedCapture> again = readBvh(*written);
  ASSERT_TRUE(again.ok()) << again.error().message();
  EXPECT_TRUE(again->diagnostics.empty());
  EXPECT_EQ(again->motion.joints, read->motion.joints);
  const auto [distance, angle] = difference(read->motion, again->motion);
  EXPECT_LT(distance, 2e-4);
  EXPECT_LT(angle, 1e-4);
}

TEST(Bvh, NamesThatTheTextCannotHoldAreChanged) {
  struct Row {
    const char* name;
    const char* expected;
  };
  for (const Row& row : {Row{"rig:Hips", "rig:Hips"}, Row{":Hips", "_Hips"}, Row{"a{b}\nc", "a_b__c"},
                         Row{" a b ", "a b"}, Row{"\x01", "joint"}, Row{"", "joint"}, Row{"センター", "センター"}}) {
    CapturedMotion motion = readBvh(asBytes(test::personBvh()))->motion;
    motion.joints[0].name = row.name;
    const Result<LoadedCapture> again = readBvh(writeBvh(motion, 0).value());
    ASSERT_TRUE(again.ok()) << row.name << ": " << again.error().message();
    EXPECT_EQ(again->motion.joints[0].name, row.expected);
  }
}

TEST(Bvh, WrittenAnglesAreContinuous) {
  // A joint that turns about X beyond 180 degrees, and one that passes the pole of Y.
  std::string rows;
  for (int i = 0; i <= 40; ++i) rows += std::to_string(i * 18) + " " + std::to_string(i * 9) + "\n";
  const std::string text = twoJoints("1 Xrotation", "1 Yrotation", "Frames: 41\nFrame Time: 0.04\n" + rows);
  const Bytes written = writeBvh(readBvh(asBytes(text))->motion, 0).value();
  const std::string_view out = asChars(written);
  EXPECT_NE(out.find("0.000000 0.000000 720.000000 0.000000 360.000000 0.000000\n"), std::string_view::npos) << out;
}

TEST(Bvh, ValuesThatCannotBeWrittenAreErrors) {
  CapturedMotion motion = readBvh(asBytes(test::personBvh()))->motion;
  motion.clips[0].tracks[0].translation.values[7].y = INFINITY;
  const Result<Bytes> written = writeBvh(motion, 0);
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().message(), "Hips: frame 7: the position is too far away to be written");
}

TEST(Bvh, OfTheCorpusIsReadWholeAndIsTheSameAfterItIsWritten) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* file;
    std::size_t joints, frames;
    double rate;
  };
  for (const Row& row : test::danceRows<Row>({{"pfnn_metres.bvh", 31, 60, 30},
                                              {"bandai_dash.bvh", 22, 20, 30},
                                              {"cmu_walk.bvh", 31, 524, 120},
                                              {"fair_dab.bvh", 27, 339, 30},
                                              {"geno_bind.bvh", 75, 2, 60},
                                              {"mixamo_free.bvh", 55, 69, 30},
                                              {"mocapbank.bvh", 19, 455, 30},
                                              {"movlab_walk.bvh", 23, 1064, 120},
                                              {"not_humanoid.bvh", 4, 120, 60},
                                              {"pose_yxz.bvh", 23, 61, 120},
                                              {"rokoko_jesse.bvh", 60, 1007, 100},
                                              {"rotation_first_root.bvh", 4, 4, 25}})) {
    const Bytes bytes = readFile(*folder / "exchange" / row.file).value();
    const Result<LoadedCapture> read = readBvh(bytes);
    ASSERT_TRUE(read.ok()) << row.file << ": " << read.error().message();
    EXPECT_FALSE(read->damage) << row.file << ": " << read->damage->message();
    EXPECT_EQ(read->motion.joints.size(), row.joints) << row.file;
    EXPECT_EQ(read->motion.clips[0].frameCount, row.frames) << row.file;
    EXPECT_EQ(read->motion.clips[0].frameTime, 1 / row.rate) << row.file;
    const Result<LoadedCapture> again = readBvh(writeBvh(read->motion, 0).value());
    ASSERT_TRUE(again.ok()) << row.file << ": " << again.error().message();
    const auto [distance, angle] = difference(read->motion, again->motion);
    EXPECT_LT(distance, 1e-3) << row.file;
    EXPECT_LT(angle, 1e-3) << row.file;
  }
}

}  // namespace
}  // namespace furitsuke::exchange
