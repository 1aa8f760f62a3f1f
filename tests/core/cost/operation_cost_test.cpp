// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "core/operations/run.h"
#include "tests/core/operations/operation_arguments.h"
#include "tests/support/far_motion.h"
#include "tests/support/measured_cost.h"
#include "tests/support/motions.h"

// What each operation of the table costs on a motion of 42 bones, with a model that has all of them.
namespace furitsuke::test {
namespace {

using operations::Operation;
using operations::OperationCall;
using Texts = operations::OperationArguments::Texts;

constexpr Frame kFrames = 300;

/// Each bone swings at its own speed. Some keys are as errors of a recording leave them, so that every operation finds
/// something to do: a gap, a jump, rotations of another sign or length, physics switched off, and no movement at the
/// end.
motion::BoneKey swingingKey(std::size_t bone, Frame frame) {
  const double swing = 1.8 * std::sin(0.02 * static_cast<double>(1 + bone % 9) * std::min(frame, 250));
  motion::BoneKey key = boneKeyAt(static_cast<float>(swing) + (frame == 200 ? 5 : 0));
  const double length = (frame < 150 ? 1 : -1) * (frame % 50 == 7 ? 1.01 : 1);
  key.rotation = {static_cast<float>(length * std::sin(swing / 2)), 0, 0,
                  static_cast<float>(length * std::cos(swing / 2))};
  key.curves.fill({20, static_cast<std::uint8_t>(20 + bone), 107, 107});
  key.physics = frame < 20 || frame >= 40;
  return key;
}

template <class Value>
void keepFirstKeys(motion::Track<Value>& track) {
  track = motion::Track(track.slice({0, kFrames}));
}

/// The tracks of farMotion(), with bones and morphs recorded frame by frame.
motion::Motion recordedMotion() {
  motion::Motion motion = farMotion();
  const auto isGap = [](Frame frame) { return frame >= 100 && frame < 110; };
  std::size_t number = 0;
  for (auto& track : motion.bones) {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < kFrames; ++frame) {
      if (!isGap(frame)) keys.append(frame, swingingKey(number, frame));
    }
    track.keys = motion::Track(std::move(keys));
    ++number;
  }
  for (auto& track : motion.morphs) {
    motion::Keys<motion::MorphKey> keys;
    for (Frame frame = 0; frame < kFrames; ++frame) {
      if (!isGap(frame)) keys.append(frame, {static_cast<float>(frame % 10) / 10});
    }
    track.keys = motion::Track(std::move(keys));
  }
  keepFirstKeys(motion.camera);
  keepFirstKeys(motion.light);
  keepFirstKeys(motion.selfShadow);
  keepFirstKeys(motion.property);
  motion.annotations.tempo = motion::Tempo{};
  return motion;
}

/// farModel() with bodies that its hands run into.
model::Model modelWithBodies() {
  model::Model model = farModel();
  for (std::size_t bone = 0; bone < model.bones.size(); ++bone) {
    const std::string& name = model.bones[bone].name.text;
    if (name != "上半身" && name != "下半身" && name != "左足" && name != "右足") continue;
    model::RigidBody& body = model.bodies.emplace_back();
    body.name = model.bones[bone].name;
    body.bone = static_cast<model::BoneIndex>(bone);
    body.position = model.bones[bone].position;
    body.size = {20, 1, 1};
    body.mode = model::BodyMode::FollowsBone;
  }
  return model;
}

/// An operation and the most that it may cost.
struct Limit {
  std::string_view id;
  std::uint64_t poses;
  std::uint64_t kilobytes;  ///< allocated, of 1000 bytes
  Texts texts = {};         ///< arguments with which it finds something to do
  std::string_view frames = {};
};

/// 10 to 20 % above what the operations cost now. The keys of the motion take 700 kB. An operation without a row
/// evaluates no pose and allocates little more than these.
std::vector<Limit> limits() {
  return {
      {"insert-frames", 0, 3400},
      {"remove-frames", 0, 4900},
      {"shift", 0, 110},
      {"scale-time", 0, 890},
      {"reverse", 0, 850},
      {"loop", 0, 940},
      {"retime", 350, 1200},
      {"trim", 0, 440, {{"first", "50"}, {"last", "200"}}},
      {"bake", 0, 320, {{"every", "3"}}},
      {"split", 0, 37},
      {"smooth", 0, 710},
      {"reduce", 12000, 11000},
      {"reduce-poses", 3400, 7700},
      {"clean-up", 61000, 67000},
      {"despike", 0, 2750},
      {"denoise", 660, 25500},
      {"fill", 0, 2400},
      {"lock-feet", 36000, 7100, {{"height", "1000"}, {"speed", "10000"}}},
      {"lift-to-floor", 35000, 6900},
      {"pin", 4400, 5700},
      {"limit-joints", 5300, 7000},
      {"push-out", 22000, 22000},
      {"to-fk", 8000, 12000},
      {"to-ik", 1300, 850},
      {"mirror", 0, 910},
      {"copy-curves", 0, 7400},
      {"exchange-sides", 960, 3800},
      {"correct", 0, 710, {{"angle-offset", "1,2,3"}}},
      {"clean", 0, 1200},
      {"normalize-rotations", 0, 710},
      {"unroll-rotations", 0, 710},
      {"rebase", 0, 720, {{"frame", "30"}}},
      {"center-bias", 0, 170, {{"turn", "90"}}},
      {"fit-to-model", 2300, 8600},
      {"fold-semi-standard", 0, 1900},
      {"unfold-semi-standard", 690, 1100},
      {"bake-physics", 3300, 9900},
      {"unbake-physics", 0, 130},
      {"lip-sync", 0, 64},
      {"lip-sync-sound", 0, 66},
      {"lip-sync-text", 0, 32},
      {"noise", 0, 4600},
      {"camera-shake", 0, 25},
      {"blink", 0, 40, {{"interval", "20"}, {"avoid", "なごみ"}}},
      {"merge", 0, 970},
      {"place-clip", 0, 2400},
      {"extract", 0, 450, {}, "50-200"},
      {"rename", 0, 25},
      {"name-encoding", 0, 25},
      {"set-model-name", 0, 25, {{"name", "初音ミク"}}},
  };
}

MeasuredCost costOfRun(const OperationCall& call, const motion::Motion& motion, const model::Model& model) {
  bool isDone = false;
  const MeasuredCost cost = costOf([&] { isDone = operations::runOperation(call, motion, &model).ok(); });
  EXPECT_TRUE(isDone);
  return cost;
}

TEST(OperationCost, NoOperationEvaluatesMorePosesOrAllocatesMoreThanItsLimit) {
  const motion::Motion motion = recordedMotion();
  const model::Model model = modelWithBodies();
  const std::vector<Limit> known = limits();
  for (const Operation& operation : operations::operations()) {
    SCOPED_TRACE(operation.id);
    const auto row = std::ranges::find(known, operation.id, &Limit::id);
    const Limit limit = row == known.end() ? Limit{operation.id, 0, 1000} : *row;
    const MeasuredCost cost = costOfRun(
        {&operation, argumentsOf(operation, limit.texts), {.frames = std::string(limit.frames)}}, motion, model);
    const std::uint64_t kilobytes = (cost.bytes + 999) / 1000;
    std::printf("%-20s evaluates %6llu poses and allocates %6llu kB\n", limit.id.data(),
                static_cast<unsigned long long>(cost.poses), static_cast<unsigned long long>(kilobytes));
    EXPECT_LE(cost.poses, limit.poses);
    EXPECT_LE(kilobytes, limit.kilobytes);
  }
}

}  // namespace
}  // namespace furitsuke::test
