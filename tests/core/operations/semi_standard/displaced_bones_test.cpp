// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/semi_standard/displaced_bones.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "core/motion/rotation.h"
#include "core/operations/arguments.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

/// A model and a motion with a changed version of it, from random numbers.
struct ChangedDance {
  model::Model model;
  motion::Motion before, after;
  RewrittenBones rewritten;
};

class DanceMaker {
 public:
  explicit DanceMaker(std::uint32_t seed) : random_(seed) {}

  /// `bones` of a tree, each with keys; every sixth inherits from another one.
  ChangedDance make(std::size_t bones, Frame frames, Frame step, float change) {
    ChangedDance dance;
    for (std::size_t i = 0; i < bones; ++i) addBone(dance.model, i);
    if (pick(2) == 0) addMorph(dance);
    dance.before = keyed(dance.model, frames, step);
    dance.after = dance.before;
    for (int i = 0; i < 3; ++i) changeBone(dance, pick(bones), change);
    return dance;
  }

 private:
  std::size_t pick(std::size_t count) { return random_() % count; }
  float number(float size) { return size * (static_cast<float>(random_() % 2001) / 1000 - 1); }
  Vec3 vector(float size) { return {number(size), number(size), number(size)}; }
  Quat rotation(double size) {
    const auto angle = [&] { return number(static_cast<float>(size)); };
    return toStored(motion::unitRotation(motion::rotationFromEuler({angle(), angle(), angle()})));
  }

  void addBone(model::Model& model, std::size_t i) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText("b" + std::to_string(i), {});
    bone.position = vector(10);
    if (i > 0) bone.parent = static_cast<model::BoneIndex>(i < 4 ? i - 1 : pick(i));
    if (i % 6 != 5) return;
    bone.append = model::AppendTransform{.source = static_cast<model::BoneIndex>(pick(i)),
                                         .ratio = 0.5F,
                                         .rotation = true,
                                         .translation = pick(3) == 0,
                                         .local = pick(4) == 0};
  }
  void addMorph(ChangedDance& dance) {
    model::Morph& morph = dance.model.morphs.emplace_back();
    morph.name = model::ModelName::fromText("m", {});
    morph.kind = model::MorphKind::Bone;
    const auto bone = static_cast<model::BoneIndex>(pick(dance.model.bones.size()));
    morph.offsets = std::vector<model::BoneOffset>{{bone, {5, 6, 7}, rotation(20)}};
  }
  motion::Motion keyed(const model::Model& model, Frame frames, Frame step) {
    motion::Motion motion;
    for (const model::Bone& bone : model.bones) {
      motion::Keys<motion::BoneKey> keys;
      for (Frame frame = 0; frame <= frames; frame += step) {
        motion::BoneKey key = motion::restBoneKey();
        key.translation = vector(3);
        key.rotation = rotation(40);
        keys.append(frame, key);
      }
      const motion::TrackId id = motion.ensureBone(test::nameOf(bone.name.text));
      motion.bones[id.index].keys = motion::Track(std::move(keys));
    }
    if (!model.morphs.empty()) {
      motion::Keys<motion::MorphKey> keys;
      keys.append(0, {-0.5F});
      keys.append(frames, {1.5F});
      motion.morphs[motion.ensureMorph(test::nameOf("m")).index].keys = motion::Track(std::move(keys));
    }
    return motion;
  }
  /// Changes some keys of a bone by little, and the last one by more.
  void changeBone(ChangedDance& dance, std::size_t bone, float change) {
    motion::Keys<motion::BoneKey> keys = dance.after.bones[bone].keys.keys();
    std::vector<motion::BoneKey>& values = keys.values.edit();
    for (motion::BoneKey& key : values) {
      if (pick(3) != 0) continue;
      key.translation.x += number(change);
      key.rotation.y += number(change / 4);
    }
    values.back().rotation.z += change;
    dance.after.bones[bone].keys = motion::Track(std::move(keys));
    const auto index = static_cast<model::BoneIndex>(bone);
    dance.rewritten.bones.push_back(index);
    if (pick(3) == 0) dance.rewritten.turned.push_back(index);
    if (pick(3) == 0) dance.rewritten.moved.push_back(index);
    if (pick(4) == 0) dance.rewritten.shared.push_back(index);
  }

  std::mt19937 random_;
};

struct SearchOutcome {
  OperationResult result;
  std::int64_t posedFrames = 0;
};

SearchOutcome searched(const ChangedDance& dance, DisplacementSearchMode mode) {
  const motion::KeySelection keys;
  const OperationArguments arguments;
  OperationControl control(dance.before.keyCount());
  const OperationInput in{
      .motion = dance.before, .keys = keys, .arguments = arguments, .model = &dance.model, .control = control};
  SearchOutcome outcome;
  outcome.posedFrames =
      noteDisplacedBones(outcome.result, in, dance.after, dance.rewritten, ComposeLimits{0.01, 0.1}, mode);
  return outcome;
}

auto contentOf(const std::vector<LargestError>& errors) {
  std::vector<std::tuple<ErrorKind, double, double, std::string, Frame>> content;
  for (const LargestError& e : errors) content.emplace_back(e.kind, e.value, e.bound, e.where, e.frame);
  return content;
}

TEST(DisplacedBones, AreTheSameWhetherAllOrFewBonesArePosed) {
  std::size_t noteCount = 0;
  std::size_t errorCount = 0;
  for (std::uint32_t seed = 0; seed < 120; ++seed) {
    const float change = std::pow(10.0F, -static_cast<float>(seed % 6));
    const ChangedDance dance = DanceMaker(seed).make(30, 60, 1 + static_cast<Frame>(seed % 4), change);
    const SearchOutcome some = searched(dance, DisplacementSearchMode::Bounded);
    const SearchOutcome all = searched(dance, DisplacementSearchMode::EveryFrame);
    EXPECT_EQ(contentOf(some.result.errors), contentOf(all.result.errors)) << seed;
    EXPECT_EQ(some.result.notes, all.result.notes) << seed;
    noteCount += all.result.notes.size();
    errorCount += all.result.errors.size();
  }
  EXPECT_GT(noteCount, 50U) << "the notes are compared, too";
  EXPECT_GT(errorCount, 100U);
}

// Posing a whole model at every frame of a motion took twenty times as long as the operation itself.
TEST(DisplacedBones, AreSearchedWithoutPosingTheWholeModelAtEveryFrame) {
  ChangedDance dance = DanceMaker(1).make(60, 3000, 2, 0);
  dance.rewritten = {};
  motion::Keys<motion::BoneKey> keys = dance.before.bones[1].keys.keys();
  std::vector<motion::BoneKey>& values = keys.values.edit();
  for (std::size_t i = 0; i < values.size(); ++i) values[i].translation.x += i == 700 ? 0.01F : 1e-6F;
  dance.after.bones[1].keys = motion::Track(std::move(keys));
  dance.rewritten.bones = {1};
  const SearchOutcome outcome = searched(dance, DisplacementSearchMode::Bounded);
  EXPECT_LT(outcome.posedFrames, 10);
  ASSERT_FALSE(outcome.result.errors.empty());
  EXPECT_EQ(outcome.result.errors[0].frame, 1400);
  EXPECT_EQ(searched(dance, DisplacementSearchMode::EveryFrame).posedFrames, 3001);
}

}  // namespace
}  // namespace furitsuke::operations
