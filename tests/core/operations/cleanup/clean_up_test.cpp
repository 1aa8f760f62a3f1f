// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/cleanup/noisy_dance.h"
#include "tests/core/operations/run_operation.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

constexpr Frame kCaptureFrames = 300;

/// A capture of a body that sways on its feet, with noise and a jump at frame 150.
motion::Motion capture() {
  std::vector<std::pair<Frame, motion::BoneKey>> sway;
  std::vector<std::pair<Frame, motion::BoneKey>> foot;
  for (Frame frame = 0; frame <= kCaptureFrames; ++frame) {
    const auto wave = static_cast<float>(20 * std::sin(frame * 0.05));
    sway.emplace_back(frame, test::boneKey({0, -0.5F, 0}, {wave, wave / 2, 0}));
    foot.emplace_back(frame, test::boneKey({static_cast<float>(frame) * 0.002F, -0.1F, 0}));
  }
  motion::Motion motion;
  test::setBoneKeys(motion, "センター", sway);
  test::setBoneKeys(motion, "左足ＩＫ", foot);
  motion = test::withNoise(motion, {test::KnownNoise::Kind::White, 0.3, 0.008, 0});
  motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
  keys.values.edit()[150].rotation = {0.7F, 0, 0, 0.7F};
  motion.bones[0].keys = motion::Track(std::move(keys));
  return motion;
}

std::string codesOf(const Diagnostics& notes) {
  std::string text;
  for (const Diagnostic& note : notes) text += std::string(note.code) + " ";
  return text;
}

TEST(CleanUp, DoesWhatItsStepsDoOneAfterAnother) {
  const model::Model model = test::legModel();
  test::OperationScene scene;
  scene.model = &model;
  const motion::Motion source = capture();
  const test::RunResult whole = test::resultIn(scene, source, "clean-up", {});
  ASSERT_EQ(whole.error, "");
  motion::Motion step = source;
  for (const auto& [id, texts] :
       {std::pair("despike", Texts()), std::pair("denoise", Texts{{"lock-feet", "false"}}),
        std::pair("lift-to-floor", Texts()), std::pair("lock-feet", Texts()), std::pair("reduce", Texts())}) {
    step = test::resultIn(scene, step, id, texts).motion;
  }
  EXPECT_EQ(whole.motion, step);
  EXPECT_LT(whole.motion.keyCount(), source.keyCount() / 4);
}

TEST(CleanUp, LeavesOutSteps) {
  const model::Model model = test::legModel();
  test::OperationScene scene;
  scene.model = &model;
  const Texts none = {{"jumps", "false"}, {"noise", "false"}, {"floor", "false"},
                      {"feet", "false"},  {"hands", "false"}, {"reduction", "false"}};
  EXPECT_EQ(test::resultIn(scene, capture(), "clean-up", none).motion, capture());
  for (const auto& [flag, id] : {std::pair("jumps", "despike"), std::pair("reduction", "reduce")}) {
    Texts texts = none;
    for (auto& [name, value] : texts) {
      if (name == flag) value = "true";
    }
    EXPECT_EQ(test::resultIn(scene, capture(), "clean-up", texts).motion,
              test::resultIn(scene, capture(), id, {}).motion);
  }
}

TEST(CleanUp, CleansWhatItCanWithoutAModel) {
  const test::RunResult result = test::resultOf(capture(), "clean-up", {});
  EXPECT_EQ(result.error, "");
  EXPECT_LT(result.motion.keyCount(), capture().keyCount());
  const std::string skipped = "edit.clean-up.skipped ";
  EXPECT_EQ(codesOf(result.notes).substr(0, 3 * skipped.size()), skipped + skipped + skipped);
}

}  // namespace
}  // namespace furitsuke::operations
