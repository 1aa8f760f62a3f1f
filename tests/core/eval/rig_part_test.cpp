// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/rig/rig_part.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "tests/core/eval/reference_pair.h"
#include "tests/core/eval/rig_models.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

std::vector<bool> only(const Rig& rig, std::size_t bone) {
  std::vector<bool> chosen(rig.bones.size());
  chosen[bone] = true;
  return chosen;
}

/// Compares the part that poses each single bone with the whole model. Returns the number of bones that depend on IK.
std::size_t compareParts(const model::Model& model, const motion::Motion& motion, double frame,
                         const std::string& name) {
  const Rig rig = makeRig(model);
  const BoundMotion bound(motion, model, rig);
  RigPose whole(rig);
  evaluatePose(rig, bound, frame, whole);
  std::size_t onIk = 0;
  for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
    const std::optional<RigPart> part = rigPartOf(rig, only(rig, bone));
    if (!part) {
      ++onIk;
      continue;
    }
    BoundMotion few = bound;
    few.keepBones(part->indices, part->rig.morphs.count > 0);
    RigPose pose(part->rig);
    evaluatePose(part->rig, few, frame, pose);
    for (std::size_t i = 0; i < part->bones.size(); ++i) {
      EXPECT_EQ(std::memcmp(&pose.transforms[i], &whole.transforms[part->bones[i]], sizeof(RigidTransform)), 0)
          << name << ", bone " << part->bones[i] << " in the part of " << bone;
    }
  }
  return onIk;
}

TEST(RigPart, PosesItsBonesAsTheWholeRigDoes) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {1, 12, 0});
  made.append(1, {2, 13, 1}, {0, 0.5F, true, true, false});  // inherits from a bone with keys
  made.append(2, {3, 13, 1}, {2, -1, true, false, false});   // inherits what that one inherits
  made.append(0, {4, 9, 0}, {3, 0.25F, true, true, true});   // from a transform in the model
  made.bone(6, {5, 9, 0});                                   // before its parent
  made.bone(4, {5, 8, 0});
  made.bone(0, {0, 5, 0});  // two bones of a leg and its goal
  made.bone(7, {0, 1, 0});
  made.bone(model::kNoIndex, {0, 1, 0});
  made.chain(9, 8, {7});
  made.append(0, {1, 5, 0}, {7, 1, true, false, false});  // inherits from a link
  for (int bone = 0; bone < 11; ++bone) {
    const auto size = static_cast<float>(bone + 1);
    made.key(bone, 0, {size, 0, -size}, test::aboutX(size));
    made.key(bone, 20, {0, size, 1}, test::aboutY(10 * size));
  }
  model::Morph& morph = made.morph(model::MorphKind::Bone);
  morph.offsets = std::vector<model::BoneOffset>{{1, {0, 1, 0}, {0, 0.6F, 0, 0.8F}}};
  made.weigh(0, 0.75F);
  EXPECT_EQ(compareParts(made.model, made.motion, 7.5, "hand-made"), 3U) << "the leg and what inherits from it";
}

TEST(RigPart, PosesTheBonesOfEveryReferencePairAsTheWholeRigDoes) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  std::size_t posed = 0;
  for (const test::ReferencePair& pair : test::loadReferencePairs(*reference)) {
    const std::size_t onIk = compareParts(pair.model, pair.motion, pair.motion.frameRange().last / 3.0, pair.name);
    posed += pair.model.bones.size() - onIk;
  }
  EXPECT_GT(posed, 100U);
}

}  // namespace
}  // namespace furitsuke::eval
