// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/retarget/fit_quality.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

// Dances of other people, made for one model and fitted to others.
namespace furitsuke::operations {
namespace {

constexpr const char* kSource = "miku_v2/miku_v2.pmd";
constexpr const char* kLuka = "luka.pmx";
constexpr const char* kGene = "gene/Gene_light.pmx";

struct FittedDance {
  const char* motion;
  const char* target;
};

struct LoadedDance {
  model::Model source, target;
  motion::Motion motion;
};

std::optional<LoadedDance> loadedDance(const FittedDance& dance) {
  const auto folder = test::corpusFolder();
  if (!folder) return {};
  const auto source = io::loadModel(*folder / "models" / kSource);
  const auto target = io::loadModel(*folder / "models" / dance.target);
  const auto motion = io::loadMotion(*folder / "motions" / dance.motion);
  if (!source.ok() || !target.ok() || !motion.ok()) return {};
  return LoadedDance{source->model, target->model, motion->motion};
}

using test::RunResult;

class FittedDances : public testing::TestWithParam<FittedDance> {
 protected:
  void SetUp() override {
    dance_ = loadedDance(GetParam());
    if (!dance_) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  }

  [[nodiscard]] RunResult fit(const char* hands, const char* others, const char* lock,
                              const char* position = "0.05") const {
    RunResult result =
        test::resultIn({.model = &dance_->target, .source = &dance_->source}, dance_->motion, "fit-to-model",
                       {{"source", "m"},
                        {"hands", hands},
                        {"body", others},
                        {"floor", others},
                        {"lock-feet", lock},
                        {"position", position}});
    EXPECT_EQ(result.error, "");
    return result;
  }

  static double measure(const RunResult& result, std::string_view id) {
    const auto at = std::ranges::find(result.metrics, id, &OperationMetric::id);
    EXPECT_NE(at, result.metrics.end()) << id;
    return at == result.metrics.end() ? NAN : at->value;
  }

  std::optional<LoadedDance> dance_;
};

/// What nobody sees: a millimeter in ten seconds.
constexpr double kNoSlide = 1e-5;
/// How far a foot that IK holds goes to and fro in legs per frame: half of the angle at which the IK of MMD ends.
constexpr double kTremble = 1.6e-4;

TEST_P(FittedDances, LookTheSameOnTheOtherModel) {
  const RunResult result = fit("false", "false", "false");
  EXPECT_LE(measure(result, "upperArmDegrees"), 0.1);
  EXPECT_LE(measure(result, "forearmDegrees"), 0.1);
  EXPECT_LE(measure(result, "armDegrees95"), 0.5);
  EXPECT_LE(measure(result, "handTurnDegrees"), 0.1);
  EXPECT_LE(measure(result, "thighDegrees"), 1.6);
  EXPECT_LE(measure(result, "shinDegrees"), 2.7);
  // Of a path of a few units, reduced keys may leave out a hundredth; with a key at every frame it is 1.0000.
  EXPECT_NEAR(measure(result, "hipPathRatio"), 1, 0.02);
  EXPECT_LE(measure(result, "offFloorInLegs"), 0.006);
  EXPECT_LE(measure(result, "slideInLegs"), 1.2 * measure(result, "sourceSlideInLegs") + kNoSlide);
  EXPECT_LE(result.motion.keyCount(), 2 * dance_->motion.keyCount()) << "keys are reduced, and most stay";
}

TEST_P(FittedDances, KeepHandsTogetherWithoutHaste) {
  const RunResult hands = fit("true", "false", "false");
  EXPECT_LE(measure(hands, "largestGapInArms"), 0.01);
  EXPECT_LE(measure(hands, "armDegrees95"), 12);
  EXPECT_LE(measure(hands, "armSpeedRatio"), 1.5);
}

TEST_P(FittedDances, HoldPlantedFeetAndHandsWhereTheyTouch) {
  const RunResult all = fit("true", "true", "true");
  EXPECT_LE(measure(all, "largestGapInArms"), 0.01);
  EXPECT_LE(measure(all, "armSpeedRatio"), 1.5);
  EXPECT_LE(measure(all, "slideInLegs"), std::max(0.3 * measure(all, "sourceSlideInLegs"), kTremble));
  // IK corrects legs whose keys were reduced; with a key at every frame it has nothing to do.
  EXPECT_LE(measure(fit("true", "true", "true", "0"), "slideInLegs"), kNoSlide);
}

INSTANTIATE_TEST_SUITE_P(Dances, FittedDances,
                         testing::ValuesIn(test::danceRows<FittedDance>({{"loop_camera_appeal01.vmd", kLuka},
                                                                         {"loop_camera_appeal01.vmd", kGene},
                                                                         {"dance_galaxias_v2.vmd", kGene},
                                                                         {"dance_galaxias_v2.vmd", kLuka},
                                                                         {"mmdjs_kishimen.vmd", kGene},
                                                                         {"mmdjs_kishimen.vmd", kLuka}})),
                         [](const testing::TestParamInfo<FittedDance>& row) {
                           std::string name = std::string(row.param.motion) + "_" + row.param.target;
                           std::ranges::replace_if(
                               name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
                           return name;
                         });

/// The figures of motions that were not fitted, as another program computed them from the poses
/// (reference/retarget/*_untouched.json).
TEST(FitQuality, EqualsTheFiguresOfAnotherProgram) {
  struct Row {
    FittedDance dance;
    double upperArm, forearm, thigh, shin, sourceSlide, slide, offFloor, hipPath;
    std::size_t together, planted;
  };
  for (const Row& row : test::danceRows<Row>(
           {{{"loop_camera_appeal01.vmd", kLuka}, 4.2621, 2.1887, 2.8251, 4.3792, 0, 0, 0.0016, 0.985, 295, 1531},
            {{"dance_galaxias_v2.vmd", kGene},
             4.739,
             6.5024,
             4.9607,
             5.7155,
             0.0002,
             0.0003,
             0.0072,
             0.7796,
             274,
             3218}})) {
    const auto dance = loadedDance(row.dance);
    if (!dance) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
    const auto quality =
        retarget::fitQuality({dance->motion, dance->source}, {dance->motion, dance->target},
                             {0, dance->motion.frameRange().last}, eval::PreExtrapolation::Rest, [] { return false; });
    ASSERT_TRUE(quality.ok()) << row.dance.motion;
    EXPECT_NEAR(quality->upperArm, row.upperArm, 0.01);
    EXPECT_NEAR(quality->forearm, row.forearm, 0.01);
    // The other program solves IK until it is exact. MMD ends earlier, which the legs of both models show: least at the
    // feet, and most at knees that are almost straight.
    EXPECT_NEAR(quality->thigh, row.thigh, 0.2);
    EXPECT_NEAR(quality->shin, row.shin, 0.45);
    EXPECT_NEAR(quality->sourceSlide, row.sourceSlide, 1e-4);
    EXPECT_NEAR(quality->slide, row.slide, 1e-4);
    EXPECT_NEAR(quality->offFloor, row.offFloor, 3e-4);
    EXPECT_NEAR(quality->hipPath, row.hipPath, 0.002);
    EXPECT_EQ(quality->togetherFrames, row.together);
    EXPECT_NEAR(static_cast<double>(quality->plantedFrames), static_cast<double>(row.planted), 6);
  }
}

}  // namespace
}  // namespace furitsuke::operations
