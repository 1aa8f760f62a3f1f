// SPDX-License-Identifier: GPL-3.0-or-later
// Compares poses with those of another program that uses the same rules, and with those of other implementations.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "tests/core/eval/reference_csv.h"
#include "tests/core/eval/reference_pair.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

using test::BoneClass;
using test::ReferencePair;
using test::ReferencePoses;

constexpr std::size_t kClassCount = 5;

/// The differences of the rows of one class.
struct Deviations {
  std::vector<double> positions, angles;
  std::size_t within = 0;

  void add(double position, double angle, double tolerance) {
    positions.push_back(position);
    angles.push_back(angle);
    within += position <= tolerance ? 1 : 0;
  }
  /// 0..1 of the rows.
  [[nodiscard]] double share() const {
    return positions.empty() ? 1 : static_cast<double>(within) / static_cast<double>(positions.size());
  }
};

double quantile(std::vector<double> values, double part) {
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

using ByClass = std::array<Deviations, kClassCount>;

/// One line per class, for reports about agreement.
void print(const ReferencePair& pair, const char* what, const ByClass& deviations) {
  for (std::size_t i = 0; i < kClassCount; ++i) {
    const Deviations& own = deviations[i];
    if (own.positions.empty()) continue;
    std::printf(
        "%s | %s | %s | rows %zu | position p99 %.1e, max %.1e | rotation p99 %.1e, max %.1e | within %.2f %%\n", what,
        pair.name.c_str(), test::boneClassName(static_cast<BoneClass>(i)), own.positions.size(),
        quantile(own.positions, 0.99), quantile(own.positions, 1), quantile(own.angles, 0.99), quantile(own.angles, 1),
        100 * own.share());
  }
}

/// Rows count as close if they differ by less than `unit`, which grows with the distance from the origin beyond
/// `reach`.
double tolerance(const RigidTransform& transform, double unit, double reach) {
  return unit * std::max(1.0, glm::length(transform.position) / reach);
}

/// Chains with several limited axes, or that depend on such: they amplify the smallest difference, and are compared by
/// the remaining distance to the goal.
bool hasAmplifyingChains(const ReferencePair& pair) {
  static const std::set<std::string> names{"axislimit_multi", "axislimit_chains", "gene_wavefile"};
  return names.contains(pair.name);
}

/// Producers that misread the curves of a motion are ignored for it.
std::vector<ReferencePoses> validProducers(const ReferencePair& pair) {
  static const std::set<std::string> flaggedCurves{"luka_suki", "yw_mcwalk"};
  std::vector<ReferencePoses> all;
  for (const char* producer : {"saba-latercurve", "babylon-mmd", "mmd-anim"}) {
    if (flaggedCurves.contains(pair.name) && producer == std::string("saba-latercurve")) continue;
    auto poses = pair.poses(producer);
    if (poses) all.push_back(std::move(*poses));
  }
  return all;
}

/// No other program evaluates append rotations of PMD bones, and all differ between keys that are off a fixed axis.
bool hasProducer(const ReferencePair& pair, BoneClass kind) {
  if (kind == BoneClass::Append) return pair.model.format != model::ModelFormat::Pmd;
  return kind != BoneClass::Axis || pair.name != "standard_synth";
}

class PoseReference : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (const auto reference = test::referenceFolder()) pairs() = test::loadReferencePairs(*reference);
  }
  static void TearDownTestSuite() { pairs().clear(); }
  void SetUp() override {
    if (!test::referenceFolder()) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
    ASSERT_FALSE(pairs().empty());
  }
  static std::vector<ReferencePair>& pairs() {
    static std::vector<ReferencePair> all;
    return all;
  }
};

TEST_F(PoseReference, AgreesWithAnIndependentEvaluationOfTheSameRules) {
  for (const ReferencePair& pair : pairs()) {
    const auto recommended = pair.poses("recommended");
    ASSERT_TRUE(recommended) << pair.name;
    const ReferencePoses own = pair.ownPoses(*recommended);
    ByClass deviations;
    for (const auto& [frame, poses] : *recommended) {
      for (std::size_t i = 0; i < poses.size(); ++i) {
        const RigidTransform& transform = own.at(frame)[i];
        const double close = pair.classes[i] == BoneClass::Ik ? 5e-3 : tolerance(poses[i], 1e-4, 100);
        deviations[static_cast<std::size_t>(pair.classes[i])].add(
            glm::length(transform.position - poses[i].position),
            test::angleBetween(transform.rotation, poses[i].rotation), close);
      }
    }
    print(pair, "recommended", deviations);
    for (std::size_t i = 0; i < kClassCount; ++i) {
      const auto kind = static_cast<BoneClass>(i);
      if (kind == BoneClass::Ik && hasAmplifyingChains(pair)) continue;
      EXPECT_GE(deviations[i].share(), kind == BoneClass::Ik ? 0.9 : 0.995)
          << pair.name << ' ' << test::boneClassName(kind);
    }
  }
}

/// Bones that depend on nothing else, by the exact key values.
ReferencePoses composedPoses(const ReferencePair& pair) {
  std::map<double, std::vector<LocalTransform>> locals;
  for (const auto& row : test::readNumberCsv(pair.folder / "local" / (pair.name + ".exact.csv.gz"))) {
    auto& frame = locals[row[0]];
    frame.resize(pair.model.bones.size());
    frame[static_cast<std::size_t>(row[1])] = {{row[2], row[3], row[4]}, {row[8], row[5], row[6], row[7]}};
  }
  ReferencePoses poses;
  for (const auto& [frame, local] : locals) {
    auto& pose = poses[frame];
    for (std::size_t i = 0; i < local.size(); ++i) {
      // From the bone up through its ancestors, which rotate everything below them.
      RigidTransform transform;
      for (auto up = static_cast<model::BoneIndex>(i); up != model::kNoIndex;) {
        const model::Bone& bone = pair.model.bones[static_cast<std::size_t>(up)];
        const LocalTransform& localTransform = local[static_cast<std::size_t>(up)];
        const glm::dvec3 above = bone.parent == model::kNoIndex
                                     ? glm::dvec3{}
                                     : toDouble(pair.model.bones[static_cast<std::size_t>(bone.parent)].position);
        transform.position = toDouble(bone.position) - above + localTransform.translation +
                             rotated(localTransform.rotation, transform.position);
        transform.rotation = localTransform.rotation * transform.rotation;
        up = bone.parent;
      }
      pose.push_back(transform);
    }
  }
  return poses;
}

TEST_F(PoseReference, PlainBonesFollowTheirExactKeys) {
  for (const ReferencePair& pair : pairs()) {
    const ReferencePoses composed = composedPoses(pair);
    const ReferencePoses own = pair.ownPoses(composed);
    for (const auto& [frame, poses] : composed) {
      for (std::size_t i = 0; i < poses.size(); ++i) {
        if (pair.classes[i] != BoneClass::Plain) continue;
        EXPECT_LE(glm::length(own.at(frame)[i].position - poses[i].position), tolerance(poses[i], 1e-4, 10))
            << pair.name << ' ' << pair.model.bones[i].name.text << ' ' << frame;
      }
    }
  }
}

TEST_F(PoseReference, IsCloseToOtherImplementations) {
  for (const ReferencePair& pair : pairs()) {
    const auto producers = validProducers(pair);
    ASSERT_FALSE(producers.empty()) << pair.name;
    const ReferencePoses own = pair.ownPoses(producers.front());
    ByClass deviations;
    for (const auto& [frame, transforms] : own) {
      for (std::size_t i = 0; i < transforms.size(); ++i) {
        double position = std::numeric_limits<double>::infinity();
        double angle = position;
        for (const ReferencePoses& other : producers) {
          const RigidTransform& transform = other.at(frame)[i];
          position = std::min(position, glm::length(transforms[i].position - transform.position));
          angle = std::min(angle, test::angleBetween(transforms[i].rotation, transform.rotation));
        }
        const double close = pair.classes[i] == BoneClass::Ik ? 0.12 : tolerance(transforms[i], 2e-3, 100);
        deviations[static_cast<std::size_t>(pair.classes[i])].add(position, angle, close);
      }
    }
    print(pair, "nearest", deviations);
    for (std::size_t i = 0; i < kClassCount; ++i) {
      const auto kind = static_cast<BoneClass>(i);
      if (!hasProducer(pair, kind)) continue;
      EXPECT_GE(deviations[i].share(), kind == BoneClass::Ik ? 0.97 : 0.995)
          << pair.name << ' ' << test::boneClassName(kind);
    }
  }
}

/// The mean distance of chains to their goals, over all frames.
double meanResidual(const ReferencePair& pair, const ReferencePoses& poses) {
  double sum = 0;
  std::size_t count = 0;
  for (const auto& entry : poses) {
    for (const model::IkChain& chain : pair.model.ik) {
      // For hair and ties, the growing step limit leaves slightly more on average, and less in the worst case.
      const std::string& name = pair.model.bones[static_cast<std::size_t>(chain.goal)].name.text;
      if (name.find("髪") != std::string::npos || name.find("ﾈｸﾀｲ") != std::string::npos) continue;
      sum += glm::length(entry.second[static_cast<std::size_t>(chain.goal)].position -
                         entry.second[static_cast<std::size_t>(chain.target)].position);
      ++count;
    }
  }
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

TEST_F(PoseReference, ChainsReachTheirGoalsAsWellAsTheBestImplementation) {
  for (const ReferencePair& pair : pairs()) {
    // mmd-anim treats a unit angle of 0 as unlimited.
    if (pair.model.ik.empty() || pair.name == "axislimit_small") continue;
    const auto producers = validProducers(pair);
    double best = std::numeric_limits<double>::infinity();
    for (const ReferencePoses& poses : producers) best = std::min(best, meanResidual(pair, poses));
    const double own = meanResidual(pair, pair.ownPoses(producers.front()));
    std::printf("residual | %s | own %.4f | best %.4f\n", pair.name.c_str(), own, best);
    EXPECT_LE(own, best * 1.02) << pair.name;
  }
}

/// PMX Editor converts a PMD to PMX with the layers and limits that the PMD format leaves to its reader.
TEST_F(PoseReference, PosesAPmdLikeThePmxConvertedFromIt) {
  const auto pairOf = [](const char* name) -> const ReferencePair& {
    return *std::ranges::find(pairs(), name, &ReferencePair::name);
  };
  const model::Model& pmd = pairOf("mikupmd_galaxias").model;
  const model::Model& pmx = pairOf("miku_walk").model;
  ASSERT_EQ(pmd.bones.size(), pmx.bones.size());
  const Rig pmdRig = makeRig(pmd);
  const Rig pmxRig = makeRig(pmx);
  RigPose pmdPose(pmdRig);
  RigPose pmxPose(pmxRig);
  for (const char* name : {"mikupmd_galaxias", "miku_walk"}) {
    const motion::Motion& motion = pairOf(name).motion;
    const BoundMotion onPmd(motion, pmd, pmdRig);
    const BoundMotion onPmx(motion, pmx, pmxRig);
    for (double frame = 0; frame < motion.frameRange().last; frame += 37.25) {
      evaluatePose(pmdRig, onPmd, frame, pmdPose);
      evaluatePose(pmxRig, onPmx, frame, pmxPose);
      for (std::size_t i = 0; i < pmd.bones.size(); ++i) {
        ASSERT_EQ(pmd.bones[i].name.text, pmx.bones[i].name.text);
        EXPECT_LT(glm::length(pmdPose.transforms[i].position - pmxPose.transforms[i].position), 1e-6)
            << name << ' ' << frame << ' ' << pmd.bones[i].name.text;
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::eval
