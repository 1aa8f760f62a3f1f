// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
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
  bool fitsVmd = true;  ///< false: names are longer than a VMD can hold
};

class BakedPairs : public testing::TestWithParam<BakedPair> {};

TEST_P(BakedPairs, ShowWithoutPhysicsWhatTheyShowedWithIt) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const BakedPair& row = GetParam();
  const auto model = io::loadModel(*folder / "models" / row.model);
  auto motion = io::loadMotion(*folder / "motions" / row.motion);
  ASSERT_TRUE(model.ok() && motion.ok());
  const test::ShownPoses shown = test::posesWithPhysics(model->model, motion->motion, row.last);
  const std::string frames = "0-" + std::to_string(row.last);
  for (const char* bound : {"0", ""}) {
    const bool isExact = *bound != '\0';
    const OperationArguments::Texts texts =
        isExact ? OperationArguments::Texts{{"position", "0"}, {"angle", "0"}} : OperationArguments::Texts{};
    const test::RunResult baked =
        test::resultIn({.frames = frames, .model = &model->model}, motion->motion, "bake-physics", texts);
    ASSERT_EQ(baked.error, "");
    EXPECT_EQ(baked.notes.size(), row.fitsVmd ? 0U : 1U);
    const double position = isExact ? 1e-4 : 0.0201;
    const double degrees = isExact ? 2e-3 : 0.501;
    const auto expectClose = [&](const test::ShownPoses& poses, const char* what) {
      const test::ShownDistance apart = test::distanceBetween(shown, poses);
      EXPECT_LE(apart.position, position) << what << frames;
      EXPECT_LE(apart.degrees, degrees) << what << frames;
    };
    expectClose(test::posesWithoutPhysics(model->model, baked.motion, row.last), "without physics ");
    expectClose(test::posesWithPhysics(model->model, baked.motion, row.last), "with physics ");
    if (!row.fitsVmd) continue;
    const auto saved = io::motionFromBytes(io::vmdFromMotion(baked.motion, motion->source.get()));
    ASSERT_TRUE(saved.ok());
    expectClose(test::posesWithoutPhysics(model->model, saved->motion, row.last), "saved, without physics ");
    expectClose(test::posesWithPhysics(model->model, saved->motion, row.last), "saved, with physics ");
  }
}

INSTANTIATE_TEST_SUITE_P(Corpus, BakedPairs,
                         testing::Values(BakedPair{"luka.pmx", "dance_galaxias_v2.vmd", 300, false},
                                         BakedPair{"miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd", 100},
                                         BakedPair{"low_miku/miku.pmd", "dance_wavefile_lat.vmd", 60},
                                         BakedPair{"mokou/mokou_A.pmd", "dance_kiss_me_L.vmd", 20}));

}  // namespace
}  // namespace furitsuke::operations
