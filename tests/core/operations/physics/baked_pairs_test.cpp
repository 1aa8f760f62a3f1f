// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/physics/physics_rig.h"
#include "tests/core/operations/physics/physics_poses.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

// Models and dances of other people, baked.
namespace furitsuke::operations {
namespace {

struct BakedPair {
  const char* model;
  const char* motion;
  Frame last;
  const char* note;
  bool fitsVmd = true;  ///< false: names are longer than a VMD can hold
};

/// What keys can show of the poses: in MMD no key moves PMD bones of most types, so that those that physics moves stay
/// at their distance from their parents, and with them all that hangs on them. All other bones, and all rotations, can
/// be shown.
test::ShownPoses withinKeys(const model::Model& model, const test::ShownPoses& poses) {
  const eval::Rig rig = eval::makeRig(model);
  std::vector<bool> onlyRotates(model.bones.size(), false);
  for (const physics::WrittenBone& written : physics::makePhysicsRig(model, rig).written) {
    const auto bone = static_cast<std::size_t>(written.bone);
    onlyRotates[bone] = !written.bodies.empty() && model.bones[bone].keyUse != model::KeyUse::All;
  }
  test::ShownPoses result = poses;
  for (std::size_t frame = 0; frame < poses.size(); ++frame) {
    const auto keepDistance = [&](model::BoneIndex index) {
      const auto bone = static_cast<std::size_t>(index);
      if (rig.bones[bone].parent == model::kNoIndex) return;
      const auto parent = static_cast<std::size_t>(rig.bones[bone].parent);
      const RigidTransform& above = poses[frame][parent];
      const glm::dvec3 apart = onlyRotates[bone] ? eval::rotated(above.rotation, rig.bones[bone].offset)
                                                 : poses[frame][bone].position - above.position;
      result[frame][bone].position = result[frame][parent].position + apart;
    };
    for (const auto* layers : {&rig.beforePhysics, &rig.afterPhysics}) {
      for (const eval::RigLayer& layer : *layers) std::ranges::for_each(layer.bones, keepDistance);
    }
  }
  return result;
}

class BakedPairs : public testing::TestWithParam<BakedPair> {};

TEST_P(BakedPairs, ShowWithoutPhysicsWhatTheyShowedWithIt) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const BakedPair& row = GetParam();
  const auto model = io::loadModel(*folder / "models" / row.model);
  auto motion = io::loadMotion(*folder / "motions" / row.motion);
  ASSERT_TRUE(model.ok() && motion.ok());
  const test::ShownPoses physics = test::posesWithPhysics(model->model, motion->motion, row.last);
  const test::ShownPoses shown = withinKeys(model->model, physics);
  const std::string frames = "0-" + std::to_string(row.last);
  for (const char* bound : {"0", ""}) {
    const bool isExact = *bound != '\0';
    const OperationArguments::Texts texts =
        isExact ? OperationArguments::Texts{{"position", "0"}, {"angle", "0"}} : OperationArguments::Texts{};
    const test::RunResult baked =
        test::resultIn({.frames = frames, .model = &model->model}, motion->motion, "bake-physics", texts);
    ASSERT_EQ(baked.error, "");
    ASSERT_EQ(baked.notes.size(), 1U);
    EXPECT_EQ(baked.notes[0].code, row.note);
    const double position = isExact ? 1e-4 : 0.0201;
    const double degrees = isExact ? 2e-3 : 0.501;
    const auto expectClose = [&](const test::ShownPoses& poses, const char* what) {
      const test::ShownDistance apart = test::distanceBetween(shown, poses);
      EXPECT_LE(apart.position, position) << what << frames;
      EXPECT_LE(apart.degrees, degrees) << what << frames;
    };
    const test::ShownPoses plain = test::posesWithoutPhysics(model->model, baked.motion, row.last);
    expectClose(plain, "without physics ");
    if (isExact) {
      EXPECT_NEAR(baked.errors.at(0).value, test::distanceBetween(physics, plain).position, 1e-4);
    }
    expectClose(test::posesWithPhysics(model->model, baked.motion, row.last), "with physics ");
    if (!row.fitsVmd) continue;
    const auto saved = io::motionFromBytes(io::vmdFromMotion(baked.motion, motion->source.get()));
    ASSERT_TRUE(saved.ok());
    expectClose(test::posesWithoutPhysics(model->model, saved->motion, row.last), "saved, without physics ");
    expectClose(test::posesWithPhysics(model->model, saved->motion, row.last), "saved, with physics ");
  }
}

INSTANTIATE_TEST_SUITE_P(
    Corpus, BakedPairs,
    testing::Values(BakedPair{"luka.pmx", "dance_galaxias_v2.vmd", 300, "edit.physics.long-names", false},
                    BakedPair{"miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd", 100, "edit.physics.inexact"},
                    BakedPair{"low_miku/miku.pmd", "dance_wavefile_lat.vmd", 60, "edit.physics.inexact"},
                    BakedPair{"mokou/mokou_A.pmd", "dance_kiss_me_L.vmd", 20, "edit.physics.inexact"}));

}  // namespace
}  // namespace furitsuke::operations
