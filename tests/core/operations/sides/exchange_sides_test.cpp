// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/operations/run.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;

void addKey(motion::Motion& motion, const char* bone, Frame frame, const Vec3& translation,
            const glm::dquat& rotation) {
  auto& track = motion.bones[motion.ensureBone(test::nameOf(bone)).index].keys;
  motion::Keys<motion::BoneKey> keys = track.keys();
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = toStored(glm::normalize(rotation));
  keys.append(frame, key);
  track = motion::Track(std::move(keys));
}

/// A person who moves, with keys at some frames.
motion::Motion dance(bool turnsCenter) {
  motion::Motion motion;
  for (const Frame frame : {0, 6, 13, 22, 30}) {
    const auto t = static_cast<float>(frame);
    const glm::dquat lean(1, 0.004 * frame, 0.1, 0.03), arm(1, 0.1, 0.02 * frame, -0.3), head(1, 0.1, 0, 0.004 * frame);
    addKey(motion, "センター", frame, {0.1F * t, -1, 0.05F * t}, turnsCenter ? lean : glm::dquat(1, 0, 0, 0));
    addKey(motion, "下半身", frame, {0, 0, 0}, lean);
    addKey(motion, "上半身", frame, {0, 0, 0}, glm::dquat(1, 0.2, -0.1, 0.004 * frame));
    addKey(motion, "頭", frame, {0, 0, 0}, head);
    addKey(motion, "左腕", frame, {0, 0, 0}, arm);
    addKey(motion, "右腕", frame, {0, 0, 0}, glm::dquat(1, 0.3, 0.1, 0.2));
    addKey(motion, "左足ＩＫ", frame, {0.1F * t + 0.5F, 0.5F, 0.05F * t + 1}, glm::dquat(1, 0.2, 0.1, 0));
    addKey(motion, "右足ＩＫ", frame, {0.1F * t, 0, 0.05F * t}, glm::dquat(1, 0, -0.1, 0));
  }
  return motion;
}

std::map<std::string, glm::dvec3> positionsAt(const motion::Motion& motion, const model::Model& model, double frame) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  eval::evaluatePose(rig, bound, frame, pose);
  std::map<std::string, glm::dvec3> positions;
  for (std::size_t i = 0; i < model.bones.size(); ++i)
    positions[model.bones[i].name.text] = pose.transforms[i].position;
  return positions;
}

glm::dvec3 hipsOf(std::map<std::string, glm::dvec3>& at) { return (at["左足"] + at["右足"]) / 2.0; }

RunResult exchanged(const motion::Motion& motion, const model::Model& model, const char* frames) {
  test::OperationScene scene;
  scene.model = &model;
  scene.frames = frames;
  return test::resultIn(scene, motion, "exchange-sides", {});
}

TEST(ExchangeSides, PutsEachSideWhereTheOtherIsSeen) {
  const model::Model model = test::humanoid();
  for (const bool turnsCenter : {false, true}) {
    const motion::Motion motion = dance(turnsCenter);
    const motion::Motion changed = exchanged(motion, model, "6-22").motion;
    for (const Frame frame : {6, 13, 22}) {
      auto before = positionsAt(motion, model, frame), after = positionsAt(changed, model, frame);
      EXPECT_LT(glm::distance(hipsOf(before), hipsOf(after)), 1e-3) << frame;
      for (const auto& [name, other] : std::vector<std::pair<std::string, std::string>>{{"左腕", "右腕"},
                                                                                        {"右ひじ", "左ひじ"},
                                                                                        {"左手首", "右手首"},
                                                                                        {"右手首", "左手首"},
                                                                                        {"左足ＩＫ", "右足ＩＫ"},
                                                                                        {"左足", "右足"},
                                                                                        {"右ひざ", "左ひざ"},
                                                                                        {"頭", "頭"}}) {
        // Half a turn of what is in front of the hips, in depth; the bones of the model itself are not exactly in one
        // plane.
        const glm::dvec3 expected(before[other].x, before[other].y, 2 * hipsOf(before).z - before[other].z);
        EXPECT_LT(glm::distance(after[name], expected), 0.1)
            << name << " at " << frame << (turnsCenter ? " turned" : "");
      }
    }
  }
}

TEST(ExchangeSides, ChangesNothingOutsideTheRange) {
  const model::Model model = test::humanoid();
  const motion::Motion motion = dance(true);
  struct Row {
    const char* frames;
    int first, last;
  };
  for (const auto& [frames, first, last] :
       {Row{"8-20", 8, 20}, Row{"0-13", 0, 13}, Row{"13-30", 13, 30}, Row{"22", 22, 22}}) {
    const motion::Motion changed = exchanged(motion, model, frames).motion;
    bool differs = false;
    for (int frame = 0; frame <= 30; ++frame) {
      auto before = positionsAt(motion, model, frame), after = positionsAt(changed, model, frame);
      const double way = glm::distance(before["左手首"], after["左手首"]);
      if (frame < first || frame > last) {
        EXPECT_LT(way, 0.02) << frames << " at " << frame;
      } else {
        differs = differs || way > 0.5;
      }
    }
    EXPECT_TRUE(differs) << frames;
    EXPECT_EQ(changed.frameRange().last, 30) << frames;
  }
}

TEST(ExchangeSides, TwiceIsTheMotionItself) {
  const model::Model model = test::humanoid();
  const motion::Motion motion = dance(true);
  const motion::Motion once = exchanged(motion, model, "6-22").motion;
  const motion::Motion twice = exchanged(once, model, "6-22").motion;
  for (const Frame frame : {6, 13, 22}) {
    auto before = positionsAt(motion, model, frame), after = positionsAt(twice, model, frame);
    for (const char* name : {"左手首", "右ひざ", "頭", "左足首"})
      EXPECT_LT(glm::distance(before[name], after[name]), 0.05) << name << " at " << frame;
  }
}

TEST(ExchangeSides, CanBeCanceledBeforeItHasPosedAnything) {
  const model::Model model = test::humanoid();
  const motion::Motion motion = dance(false);
  OperationCall call;
  call.operation = findOperation("exchange-sides");
  call.arguments = OperationArguments::read(call.operation->parameters, {}, {}).value();
  const std::atomic<bool> canceled = true;
  EXPECT_FALSE(runOperation(call, motion, &model, &canceled).ok());
}

TEST(ExchangeSides, NeedsTheModelOfAPerson) {
  const motion::Motion motion = dance(false);
  EXPECT_FALSE(test::resultOf(motion, "exchange-sides", {}).error.empty());
  const model::Model empty;
  EXPECT_FALSE(exchanged(motion, empty, "0-10").error.empty());
}

}  // namespace
}  // namespace furitsuke::operations
