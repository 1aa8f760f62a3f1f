// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr Frame kLast = 120;

/// Tracks that begin at frames 20 and 30 with values far from rest.
motion::Motion lateMotion() {
  motion::Motion motion;
  Frame first = 20;
  for (const char* name : {"センター", "グルーブ", "上半身", "左腕", "左腕捩"}) {
    motion::Keys<motion::BoneKey> keys;
    for (const Frame frame : {first, first + 40, kLast - 20}) {
      motion::BoneKey key = test::boneKeyAt(name[0] == "左腕"[0] ? 0.0F : 3 + static_cast<float>(frame) / 10);
      const double angle = 0.2 + static_cast<double>(frame) / 200;
      key.rotation = {static_cast<float>(std::sin(angle)), 0, 0, static_cast<float>(std::cos(angle))};
      keys.append(frame, key);
    }
    motion.bones.push_back({test::nameOf(name), motion::Track<motion::BoneKey>(std::move(keys))});
    first = first == 20 ? 30 : 20;
  }
  test::addBone(motion, "頭", {0, kLast});  // operations on the whole motion begin at frame 0
  motion::Keys<motion::MorphKey> weights;
  weights.append(40, motion::MorphKey{0.75F});
  weights.append(kLast, motion::MorphKey{0.25F});
  motion.morphs.push_back({test::nameOf("まばたき"), motion::Track<motion::MorphKey>(std::move(weights))});
  return motion;
}

/// The same with the first key of each track also at frame 0, where every rule shows it.
motion::Motion withKeysAtZero(motion::Motion motion) {
  const auto prepend = [](auto& track) {
    auto keys = track.keys.keys();
    typename std::decay_t<decltype(keys)> all;
    all.append(0, keys.values.front());
    for (std::size_t i = 0; i < keys.frames.size(); ++i) all.append(keys.frames[i], keys.values[i]);
    track.keys = typename std::decay_t<decltype(track.keys)>(std::move(all));
  };
  for (auto& track : motion.bones) {
    if (!track.keys.hasKey(0)) prepend(track);
  }
  for (auto& track : motion.morphs) prepend(track);
  return motion;
}

/// The first frame and track that two motions show differently when first keys are held; empty if there is none.
std::string difference(const motion::Motion& a, const motion::Motion& b) {
  constexpr auto kHold = eval::PreExtrapolation::Hold;
  for (Frame frame = 0; frame <= 2 * kLast; ++frame) {
    for (const auto& track : a.bones) {
      const auto other = b.findBone(track.name.bytes);
      if (!other) return track.name.text() + " is missing";
      const auto one = eval::sampleBone(track.keys, frame, nullptr, nullptr, kHold);
      const auto two = eval::sampleBone(b.bones[other->index].keys, frame, nullptr, nullptr, kHold);
      if (glm::distance(one.translation, two.translation) > 0.03 ||
          eval::degreesBetween(one.rotation, two.rotation) > 0.3) {
        return track.name.text() + " at frame " + std::to_string(frame);
      }
    }
    for (const auto& track : a.morphs) {
      const auto other = b.findMorph(track.name.bytes);
      if (!other) return track.name.text() + " is missing";
      if (std::abs(eval::sampleMorph(track.keys, frame, nullptr, kHold) -
                   eval::sampleMorph(b.morphs[other->index].keys, frame, nullptr, kHold)) > 0.011) {
        return track.name.text() + " at frame " + std::to_string(frame);
      }
    }
  }
  return {};
}

TEST(HeldFirstKeys, AreForAnOperationLikeKeysAtFrameZero) {
  const struct {
    const char* operation;
    OperationArguments::Texts arguments;
    const char* frames;
  } rows[] = {
      {"fold-semi-standard", {}, ""},
      {"unfold-semi-standard", {{"upper-body-2", "0.5"}, {"arm-twist", "false"}}, ""},
      {"blink", {{"overwrite", "true"}, {"interval", "15"}}, "0-120"},
      {"blink", {{"interval", "15"}}, "0-120"},
      {"rebase", {{"frame", "10"}, {"mode", "take-out"}}, ""},
      {"reverse", {}, "0-120"},
      {"split", {{"at", "10"}}, ""},
      {"trim", {{"first", "5"}, {"last", "110"}}, ""},
      {"mirror", {}, ""},
      {"reduce", {}, ""},
      {"despike", {}, ""},
      {"fill", {{"replace", "frames"}}, "50-75"},
      {"clean", {}, ""},
      {"scale-time", {{"factor", "2"}}, ""},
      {"insert-frames", {{"at", "10"}, {"count", "5"}}, ""},
      {"remove-frames", {{"at", "10"}, {"count", "5"}}, ""},
      {"shift", {{"by", "5"}}, ""},
      {"correct", {{"position-offset", "1,0,0"}}, ""},
      {"center-bias", {{"offset", "1,2,3"}}, ""},
      {"normalize-rotations", {}, ""},
      {"unroll-rotations", {}, ""},
  };
  const motion::Motion late = lateMotion();
  const motion::Motion whole = withKeysAtZero(late);
  ASSERT_EQ(difference(late, whole), "");
  for (const auto& row : rows) {
    test::OperationScene scene;
    scene.frames = row.frames;
    scene.preExtrapolation = eval::PreExtrapolation::Hold;
    const test::RunResult held = test::resultIn(scene, late, row.operation, row.arguments);
    const test::RunResult keyed = test::resultIn(scene, whole, row.operation, row.arguments);
    EXPECT_EQ(held.error, "") << row.operation;
    EXPECT_EQ(keyed.error, "") << row.operation;
    EXPECT_EQ(difference(keyed.motion, held.motion), "") << row.operation;
  }
}

}  // namespace
}  // namespace furitsuke::operations
