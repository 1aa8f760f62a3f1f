// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/io/motion_file.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr int kFrames = 60;

glm::dquat aboutTilted(double degrees) {
  const double half = degrees * std::numbers::pi / 360;
  const glm::dvec3 axis = glm::normalize(glm::dvec3(0.3, 0.9, -0.2)) * std::sin(half);
  return {std::cos(half), axis.x, axis.y, axis.z};
}
glm::dquat swing(int frame) { return aboutTilted(80 + 30 * std::sin(frame * 0.1)); }

/// A bone that swings and moves, with a key at every `step`th frame; `damage` changes the keys.
motion::Motion swinging(const std::function<void(int, motion::BoneKey&)>& damage, int step = 1) {
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame < kFrames; frame += step) {
    motion::BoneKey key = test::boneKeyAt(static_cast<float>(std::sin(frame * 0.1)));
    key.rotation = toStored(swing(frame));
    damage(frame, key);
    keys.append(frame, key);
  }
  motion::Motion motion;
  motion.bones.push_back({test::nameOf("右腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

struct SwingError {
  double position = 0;
  double degrees = 0;
};
SwingError errorOf(const motion::Motion& motion) {
  SwingError largest;
  const auto& track = motion.bones[0].keys;
  for (std::size_t i = 0; i < track.size(); ++i) {
    const Frame frame = track.frames()[i];
    largest.position = std::max(largest.position, std::abs(track.values()[i].translation.x - std::sin(frame * 0.1)));
    largest.degrees =
        std::max(largest.degrees, eval::degreesBetween(eval::usable(track.values()[i].rotation), swing(frame)));
  }
  return largest;
}

std::string noteCodes(const Diagnostics& notes) {
  std::string text;
  for (const Diagnostic& note : notes) {
    text += std::string(note.code.substr(note.code.rfind('.') + 1)) + " " + std::to_string(note.count) + " ";
  }
  return text;
}

void negate(Quat& q) { q = {-q.x, -q.y, -q.z, -q.w}; }

TEST(Despike, RestoresTheMotionWithoutItsJumps) {
  struct Row {
    const char* name;
    std::function<void(int, motion::BoneKey&)> damage;
    const char* notes;
    OperationArguments::Texts texts = {};
    int step = 1;
  };
  const auto isIn = [](int frame, int first, int last) { return first <= frame && frame <= last; };
  for (const Row& row : std::vector<Row>{{"nothing", [](int, motion::BoneKey&) {}, "changed 0 "},
                                         {"a position",
                                          [](int f, motion::BoneKey&k) {
                                            if (f == 20) k.translation.x += 1.5F;
                                          },
                                          "spikes 1 "},
                                         {"two rotations",
                                          [](int f, motion::BoneKey&k) {
                                            if (f == 20 || f == 40) k.rotation = {0, 0, 0, 1};
                                          },
                                          "spikes 2 "},
                                         {"keys at every second frame",
                                          [](int f, motion::BoneKey&k) {
                                            if (f == 20) k.translation.x += 1.5F;
                                          },
                                          "spikes 1 ",
                                          {},
                                          2},
                                         {"two frames",
                                          [](int f, motion::BoneKey&k) {
                                            if (f == 20 || f == 21) k.translation.x -= 2;
                                          },
                                          "spikes 1 ",
                                          {{"longest", "2"}}},
                                         {"signs",
                                          [](int f, motion::BoneKey&k) {
                                            if (f % 3 == 1) negate(k.rotation);
                                          },
                                          ""},
                                         {"an inverse rotation for some frames",
                                          [&](int f, motion::BoneKey&k) {
                                            if (isIn(f, 20, 26))
                                              k.rotation = {-k.rotation.x, -k.rotation.y, -k.rotation.z, k.rotation.w};
                                          },
                                          "flips 1 "},
                                         {"two wrong axes",
                                          [&](int f, motion::BoneKey&k) {
                                            if (isIn(f, 30, 34))
                                              k.rotation = {k.rotation.x, -k.rotation.y, -k.rotation.z, k.rotation.w};
                                          },
                                          "flips 1 "},
                                         {"a half turn",
                                          [&](int f, motion::BoneKey&k) {
                                            if (isIn(f, 10, 18))
                                              k.rotation = toStored(toDouble(k.rotation) * glm::dquat(0, 0, 1, 0));
                                          },
                                          "flips 1 "}}) {
    SCOPED_TRACE(row.name);
    const test::RunResult result = test::resultOf(swinging(row.damage, row.step), "despike", row.texts);
    ASSERT_EQ(result.error, "");
    const SwingError error = errorOf(result.motion);
    EXPECT_LT(error.position, 0.03);
    EXPECT_LT(error.degrees, 0.5);
    EXPECT_EQ(noteCodes(result.notes), row.notes);
    for (std::size_t i = 1; i < result.motion.bones[0].keys.size(); ++i) {
      const auto values = result.motion.bones[0].keys.values();
      EXPECT_GT(glm::dot(toDouble(values[i - 1].rotation), toDouble(values[i].rotation)), 0) << i;
    }
  }
}

TEST(Despike, KeepsWhatIsNoJump) {
  struct Row {
    const char* name;
    std::function<void(int, motion::BoneKey&)> change;
    OperationArguments::Texts texts = {};
    const char* frames = "";
  };
  for (const Row& row : std::vector<Row>{
           {"a step that stays", [](int f, motion::BoneKey& k) { if (f >= 20) k.translation.x += 2; }},
           {"a jump below the limit", [](int f, motion::BoneKey& k) { if (f == 20) k.translation.x += 0.25F; }},
           {"a longer jump", [](int f, motion::BoneKey& k) { if (f == 20 || f == 21) k.translation.x += 2; }},
           {"fast motion on every frame", [](int f, motion::BoneKey& k) { k.translation.x = f % 2 == 0 ? 0 : 1.5F; }},
           {"a jump of a key that is not selected",
            [](int f, motion::BoneKey& k) { if (f == 20) k.translation.x += 2; },
            {},
            "30-40"},
           {"a flip that stays",
            [](int f, motion::BoneKey& k) {
              if (f >= 20) k.rotation = {-k.rotation.x, -k.rotation.y, -k.rotation.z, k.rotation.w};
            },
            {{"signs", "false"}}},
           {"a flip that is longer than allowed",
            [](int f, motion::BoneKey& k) {
              if (f >= 20 && f < 30) k.rotation = {-k.rotation.x, -k.rotation.y, -k.rotation.z, k.rotation.w};
            },
            {{"longest-flip", "8"}, {"signs", "false"}}}}) {
    SCOPED_TRACE(row.name);
    const motion::Motion motion = swinging(row.change);
    test::OperationScene scene;
    scene.frames = row.frames;
    const test::RunResult result = test::resultIn(scene, motion, "despike", row.texts);
    ASSERT_EQ(result.error, "");
    EXPECT_EQ(result.motion, motion);
  }
}

TEST(Despike, KeepsPosesOfAnAnimatorThatComeBack) {
  motion::Motion motion;
  test::addBone(motion, "左腕", {0, 30, 60});
  auto keys = motion.bones[0].keys.keys();
  keys.values.edit()[1].translation.x = 90;
  keys.values.edit()[2].translation.x = 0;
  motion.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  EXPECT_EQ(test::resultOf(motion, "despike", {}).motion, motion);
}

TEST(Despike, RemovesASwingBetweenSparseKeysThatNoDancerCanMake) {
  constexpr int kStep = 4;
  for (const auto& [degrees, notes] : {std::pair(185.0, "spikes 1 "), std::pair(100.0, "changed 0 ")}) {
    const auto damage = [degrees = degrees](int f, motion::BoneKey& k) {
      if (f == 20) k.rotation = toStored(aboutTilted(degrees) * toDouble(k.rotation));
    };
    const test::RunResult result = test::resultOf(swinging(damage, kStep), "despike", {});
    EXPECT_EQ(noteCodes(result.notes), notes);
    EXPECT_EQ(errorOf(result.motion).degrees<5, degrees> 180);
  }
}

TEST(Despike, RemovesAFlickerOfAMorph) {
  motion::Motion motion;
  motion::Keys<motion::MorphKey> keys;
  for (int frame = 0; frame < 40; ++frame) keys.append(frame, {frame == 17 ? 1.0F : 0.1F});
  motion.morphs.push_back({test::nameOf("あ"), motion::Track<motion::MorphKey>(std::move(keys))});
  const test::RunResult result = test::resultOf(motion, "despike", {});
  for (const motion::MorphKey& key : result.motion.morphs[0].keys.values()) EXPECT_NEAR(key.weight, 0.1, 1e-6);
  EXPECT_EQ(noteCodes(result.notes), "spikes 1 ");
}

// Jumps of one frame are a means of expression in a dance, but they do not come back in the next frame.
TEST(Despike, ChangesAlmostNothingInDancesOfAnimators) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const char* name : {"dance_galaxias_v2", "dance_wavefile_lat", "dance_suki_yuki", "dance_step"}) {
    const auto motion = io::loadMotion(*folder / "motions" / (std::string(name) + ".vmd"));
    ASSERT_TRUE(motion.ok());
    const test::RunResult result = test::resultOf(motion->motion, "despike", {});
    std::size_t changes = 0;
    for (const Diagnostic& note : result.notes) changes += note.count;

    EXPECT_LE(changes * 1000, motion->motion.keyCount()) << name;
  }
}

}  // namespace
}  // namespace furitsuke::operations
