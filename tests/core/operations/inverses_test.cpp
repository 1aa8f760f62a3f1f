// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/motion/motion_diff.h"
#include "tests/core/operations/bone_distance.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

// Operations that undo each other, on a dance.
namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

struct InverseRow {
  const char* name;
  const char* there;
  Texts thereTexts;
  const char* back;
  Texts backTexts;
  /// What may be left of bones: model units and degrees. 0 for the same keys.
  double position = 0;
  double degrees = 0;
  bool needsModel = false;
};

std::vector<InverseRow> inverses() {
  return {{"mirror", "mirror", {}, "mirror", {}},
          // Keys that hold the ends stay.
          {"reverse", "reverse", {}, "reverse", {}, 1e-4, 1e-3},
          {"shift", "shift", {{"by", "30"}}, "shift", {{"by", "-30"}}},
          {"scale", "scale-time", {{"factor", "3"}}, "scale-time", {{"factor", "0.333333333333333333"}}},
          {"insert and remove frames",
           "insert-frames",
           {{"at", "100"}, {"count", "20"}},
           "remove-frames",
           {{"at", "100"}, {"count", "20"}}},
          {"bake and unbake physics", "bake-physics", {}, "unbake-physics", {}, 0, 0, true},
          {"FK and IK", "to-fk", {}, "to-ik", {}, 0.15, 2, true},
          {"unfold and fold", "unfold-semi-standard", {}, "fold-semi-standard", {}, 0.05, 1, true}};
}

/// The first frames of a dance, so that all of it is quick.
motion::Motion beginningOf(const motion::Motion& dance, Frame last) {
  motion::Motion result = dance;
  for (const motion::TrackId id : result.trackIds()) {
    result.visit(id, [last](auto& track) { track.replace({last + 1, kMaxFrame}, {}); });
  }
  return result;
}

TEST(Inverses, RestoreTheMotion) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto dance = io::loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
  const auto model = io::loadModel(*corpus / "models" / "luka.pmx");
  ASSERT_TRUE(dance.ok() && model.ok());
  constexpr Frame kDanceFrames = 300;
  motion::Motion beginning = beginningOf(dance->motion, kDanceFrames);
  if (beginning.property.empty()) {
    motion::Keys<motion::VisibilityIkKey> shown;
    shown.append(0, {true, {}});
    beginning.property = motion::Track(std::move(shown));
  }
  for (const InverseRow& row : inverses()) {
    SCOPED_TRACE(row.name);
    test::OperationScene scene;
    if (row.needsModel) scene.model = &model->model;
    const motion::Motion& motion = row.needsModel ? beginning : dance->motion;
    const test::RunResult there = test::resultIn(scene, motion, row.there, row.thereTexts);
    ASSERT_EQ(there.error, "");
    EXPECT_FALSE(motion::diffMotions(motion, there.motion).empty());
    const test::RunResult back = test::resultIn(scene, there.motion, row.back, row.backTexts);
    ASSERT_EQ(back.error, "");
    if (row.position == 0) {
      EXPECT_TRUE(motion::diffMotions(motion, back.motion).empty()) << "the same keys";
      continue;
    }
    const test::BoneDistance apart = test::largestBoneDistance(model->model, motion, back.motion);
    EXPECT_LE(apart.position, row.position);
    EXPECT_LE(apart.degrees, row.degrees);
  }
}

}  // namespace
}  // namespace furitsuke::operations
