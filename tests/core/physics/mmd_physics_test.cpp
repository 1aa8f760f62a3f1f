// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/core/eval/reference_csv.h"
#include "tests/core/physics/physics_pairs.h"
#include "tests/support/corpus.h"

// How far bones that physics moves are from those of MMD itself, see reference/mmd. MMD was let settle in the pose of
// frame 0 for about 5 s, and then played.
namespace furitsuke::physics {
namespace {

namespace fs = std::filesystem;

struct PairRow {
  const char* name;
  const char* model;  ///< in the corpus
  const char* motion;
  double first;      ///< largest mean distance in frames 0 to 10
  double later;      ///< from frame 30 on
  int leftOut = -1;  ///< a bone whose body hangs on a joint that is torn apart, as in reference/physics
};

using BonePositions = std::map<double, std::map<int, glm::dvec3>>;

BonePositions positionsIn(const fs::path& path) {
  BonePositions positions;
  for (const auto& row : test::readNumberCsv(path)) {
    positions[row[0]][static_cast<int>(row[1])] = {row[2], row[3], row[4]};
  }
  return positions;
}

class MmdPhysics : public ::testing::TestWithParam<PairRow> {};

TEST_P(MmdPhysics, BonesMoveAsInMmd) {
  const auto reference = test::referenceFolder();
  const auto corpus = test::corpusFolder();
  if (!reference || !corpus) GTEST_SKIP() << "FURITSUKE_REFERENCE or FURITSUKE_CORPUS is not set";
  const PairRow& row = GetParam();
  const fs::path runs = *reference / "mmd" / "physics";
  const BonePositions mmd = positionsIn(runs / (std::string(row.name) + ".mmd931-run1.csv.gz"));
  ASSERT_FALSE(mmd.empty());
  const auto pair = test::loadPhysicsPair(*corpus / "models" / row.model, *corpus / "motions" / row.motion);
  pair->bound.setPreExtrapolation(eval::PreExtrapolation::Rest);
  constexpr int kSettled = 5 * kTicksPerSecond;
  PhysicsSettings settings;
  settings.settleTicks = kSettled;
  const auto last = static_cast<std::int64_t>(std::ceil(mmd.rbegin()->first * kTicksPerFrame));
  const auto history = std::make_shared<RunHistory>(simulatedBodies(pair->actors()));
  SimulatedRun run(pair->actors(), settings, history);
  run.advanceTo(last);
  test::ShownPair shown(*pair, history);
  double first = 0, later = 0;
  int firstCount = 0, laterCount = 0;
  constexpr double kFirst = 10, kLater = 30;
  for (const auto& [frame, bones] : mmd) {
    if (frame > kFirst && frame < kLater) continue;
    const std::vector<RigidTransform>& own = shown.bonesAt(frame);
    for (const auto& [bone, position] : bones) {
      if (bone == row.leftOut) continue;
      const double distance = glm::length(own[static_cast<std::size_t>(bone)].position - position);
      (frame <= kFirst ? first : later) += distance;
      ++(frame <= kFirst ? firstCount : laterCount);
    }
  }
  first /= firstCount;
  later /= laterCount;
  RecordProperty("distances", std::to_string(first) + " " + std::to_string(later));
  EXPECT_LE(first, row.first) << "frames 0 to 10";
  EXPECT_LE(later, row.later) << "from frame 30 on";
}

// First: twice what was measured at 60 steps when MMD was. Later: 1.5 times the distance between two runs of MMD, else
// .2. Two pairs are farther from MMD than that, .009 and .018, and are held where they are: runs whose first pose was
// held for another time have .020 to .030 and .019 to .023.
INSTANTIATE_TEST_SUITE_P(
    Pairs, MmdPhysics,
    ::testing::Values(PairRow{"luka_galaxias", "luka.pmx", "dance_galaxias_v2.vmd", .2, 1.5 * .023},
                      PairRow{"mikupmd_galaxias", "miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd", .24, .032},
                      PairRow{"anmicius_wavefile", "anmicius.pmx", "dance_wavefile_lat.vmd", .04, .024},
                      PairRow{"luka_step", "luka.pmx", "dance_step.vmd", .26, .2},
                      PairRow{"gene_mortifying", "gene/Gene_light.pmx", "gene_mortifying.vmd", .04, .2, 221}),
    [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace furitsuke::physics
