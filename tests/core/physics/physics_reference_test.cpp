// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/eval/reference_csv.h"
#include "tests/core/physics/ball_model.h"
#include "tests/core/physics/physics_pairs.h"
#include "tests/support/corpus.h"
#include "tests/support/tail_model.h"

// Simulated runs beside the numbers of other programs, in reference/physics; its README.md describes them.
namespace furitsuke::physics {
namespace {

namespace fs = std::filesystem;
using test::PhysicsPair;
using test::ShownPair;

/// Positions by frame, then by bone.
using BonePositions = std::map<double, std::map<int, glm::dvec3>>;

/// The limits of a pair in limits.csv.
struct PairLimits {
  double first = 0, later = 0;  ///< mean distance in frames 1 to 10, and from frame 30 on
  double stretch = 0;           ///< of joints, mean
  double overHalfUnit = 0;      ///< share of joints
  double speed = 0;             ///< units per second
};

/// A pair with its canonical run.
struct RunPair {
  std::unique_ptr<PhysicsPair> pair;
  std::shared_ptr<const RunHistory> history;
  PairLimits limits;
};

std::map<std::string, PairLimits> limitsIn(const fs::path& file) {
  std::map<std::string, PairLimits> limits;
  std::ifstream text(file);
  for (std::string line; std::getline(text, line);) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    constexpr std::size_t kFirst = 6, kLater = 7, kStretch = 9, kOverHalfUnit = 11, kSpeed = 13;
    if (cells.size() <= kSpeed || cells[0] == "pair") continue;
    const auto at = [&cells](std::size_t column) { return std::stod(cells[column]); };
    limits[cells[0]] = {at(kFirst), at(kLater), at(kStretch), at(kOverHalfUnit), at(kSpeed)};
  }
  return limits;
}

class PhysicsReference : public testing::Test {
 protected:
  void SetUp() override {
    if (!test::referenceFolder()) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
    EXPECT_FALSE(pairs().empty());
  }

  /// All pairs, simulated once for all tests.
  static const std::vector<RunPair>& pairs() {
    static const std::vector<RunPair> all = [] {
      std::vector<RunPair> made;
      const fs::path reference = *test::referenceFolder();
      const auto limits = limitsIn(reference / "physics" / "limits.csv");
      for (auto& pair : test::loadPhysicsPairs(reference)) {
        auto history = test::simulatePair(*pair, 0, lastTick(*pair));
        const PairLimits& own = limits.at(pair->name);
        made.push_back({std::move(pair), std::move(history), own});
      }
      return made;
    }();
    return all;
  }

  static std::int64_t lastTick(const PhysicsPair& pair) {
    return static_cast<std::int64_t>(pair.frames.back()) * kTicksPerFrame;
  }
};

BonePositions positionsIn(const fs::path& file) {
  BonePositions positions;
  for (const auto& row : test::readNumberCsv(file)) {
    positions[row[0]][static_cast<int>(row[1])] = {row[2], row[3], row[4]};
  }
  return positions;
}

BonePositions positionsOf(const RunPair& run) {
  BonePositions positions;
  ShownPair shown(*run.pair, run.history);
  for (const double frame : run.pair->frames) {
    const std::vector<RigidTransform>& bones = shown.bonesAt(frame);
    for (const int bone : run.pair->bones) positions[frame][bone] = bones[static_cast<std::size_t>(bone)].position;
  }
  return positions;
}

double meanDistance(const BonePositions& a, const BonePositions& b, const std::vector<int>& bones, double first,
                    double last) {
  double sum = 0;
  int count = 0;
  for (const auto& [frame, own] : a) {
    if (frame < first || frame > last || !b.contains(frame)) continue;
    for (const int bone : bones) {
      const auto other = b.at(frame).find(bone);
      if (other == b.at(frame).end()) continue;
      sum += glm::length(own.at(bone) - other->second);
      ++count;
    }
  }
  return count == 0 ? std::numeric_limits<double>::infinity() : sum / count;
}

TEST_F(PhysicsReference, BonesMoveAsInProgramsWithTheSettingsOfMmd) {
  constexpr double kEnd = 1e9;
  for (const RunPair& run : pairs()) {
    const PhysicsPair& pair = *run.pair;
    const BonePositions own = positionsOf(run);
    double first = std::numeric_limits<double>::infinity();
    double later = first;
    for (const char* producer : {"bullet275", "saba-bullet275", "babylon120"}) {
      const fs::path numbers = *test::referenceFolder() / "physics" / (pair.name + "." + producer + ".csv.gz");
      if (!fs::exists(numbers)) continue;
      const BonePositions theirs = positionsIn(numbers);
      first = std::min(first, meanDistance(own, theirs, pair.bones, 1, 10));
      later = std::min(later, meanDistance(own, theirs, pair.bones, 30, kEnd));
    }
    RecordProperty(pair.name, std::to_string(first) + " " + std::to_string(later));
    EXPECT_LE(first, run.limits.first) << pair.name << " frames 1 to 10";
    EXPECT_LE(later, run.limits.later) << pair.name << " from frame 30 on";
  }
}

TEST_F(PhysicsReference, JointsHoldAndBodiesStaySlow) {
  for (const RunPair& run : pairs()) {
    const PhysicsPair& pair = *run.pair;
    test::JointStretch stretch(pair);
    ShownPair shown(pair, run.history);
    float speed = 0;
    for (std::int64_t tick = 1; tick < run.history->endTick(); ++tick) {
      speed = std::max(speed, test::fastestBody(*run.history, tick));
      if (tick % 3 != 0) continue;
      (void)shown.bonesAt(static_cast<double>(tick) / kTicksPerFrame);
      stretch.add(shown.bodies());
    }
    // Chaotic in this pair. With gravity changed by 0 to 8 millionths, 17 runs have 0.12 to 0.39 % of the joints over
    // half a unit (limit 0.20 %) and a largest speed of 47 to 96 units/s, in frames 228 to 240 (limit 71). Most of that
    // share is one joint of the skirt, YB_0_3: its body is caught behind a leg at frame 140 and is released after 8,
    // 45, 74 or 80 ticks. The program of the limits has a skeleton of its own; these settings on it give 0.16 %.
    // With the C library of Windows, whose functions round in another way, another pair has 105 units/s (limit 86).
    constexpr double kLibrary = std::filesystem::path::preferred_separator == '/' ? 1 : 1.3;
    const double chaos = (pair.name == "anmicius_wavefile" ? 2 : 1) * kLibrary;
    RecordProperty(pair.name, std::to_string(stretch.mean()) + " " + std::to_string(stretch.shareOverHalfUnit()) + " " +
                                  std::to_string(speed));
    EXPECT_LE(stretch.mean(), run.limits.stretch) << pair.name;
    EXPECT_LE(stretch.shareOverHalfUnit(), run.limits.overHalfUnit * chaos) << pair.name;
    EXPECT_LE(speed, run.limits.speed * chaos) << pair.name;
  }
}

TEST_F(PhysicsReference, BonesOfAModelAtRestComeToRest) {
  // The larger bound is for the C library of Windows, whose functions round in another way: 0.033 were measured.
  constexpr double kFirst = 150, kLast = 180;
  constexpr double kFarthestMove = std::filesystem::path::preferred_separator == '/' ? 0.03 : 0.04;
  for (const RunPair& run : pairs()) {
    if (!run.pair->motion.bones.empty()) continue;
    ShownPair shown(*run.pair, run.history);
    const std::vector<RigidTransform> first = shown.bonesAt(kFirst);
    const std::vector<RigidTransform>& last = shown.bonesAt(kLast);
    double farthest = 0;
    for (const int bone : run.pair->bones) {
      const auto at = static_cast<std::size_t>(bone);
      farthest = std::max(farthest, glm::length(last[at].position - first[at].position));
    }
    RecordProperty(run.pair->name, std::to_string(farthest));
    EXPECT_LE(farthest, kFarthestMove) << run.pair->name;
  }
}

TEST_F(PhysicsReference, BodiesThatOnlyRotateTheirBonesKeepTheDistanceToTheParent) {
  std::size_t compared = 0;
  for (const RunPair& run : pairs()) {
    const PhysicsPair& pair = *run.pair;
    const PhysicsRig rig = makePhysicsRig(pair.model, pair.rig);
    ShownPair shown(pair, run.history);
    for (const double frame : pair.frames) {
      const std::vector<RigidTransform>& bones = shown.bonesAt(frame);
      for (const WrittenBone& written : rig.written) {
        const auto bone = static_cast<std::size_t>(written.bone);
        const model::BoneIndex parent = pair.rig.bones[bone].parent;
        const bool onlyRotates = !written.bodies.empty() &&
                                 rig.bodies[static_cast<std::size_t>(written.bodies.back())].role == BodyRole::Rotates;
        if (!onlyRotates || parent == model::kNoIndex || shown.isMovedByKeys(bone)) continue;
        const double distance = glm::length(bones[bone].position - bones[static_cast<std::size_t>(parent)].position);
        EXPECT_NEAR(distance, glm::length(pair.rig.bones[bone].offset), 2e-5) << pair.name << " " << bone;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 1000U);
}

TEST_F(PhysicsReference, WithAllBodiesOffTheBitsAreThoseWithoutPhysics) {
  for (const RunPair& run : pairs()) {
    const PhysicsPair& pair = *run.pair;
    BodyPoser poser(std::make_shared<PhysicsRig>(makePhysicsRig(pair.model, pair.rig)));
    const std::vector<std::uint8_t> areOff(pair.model.bodies.size(), 1);
    const std::vector<RigidTransformF> transforms(pair.model.bodies.size());
    eval::RigPose pose(pair.rig), expected(pair.rig);
    for (const double frame : pair.frames) {
      pair.bound.sample(frame, pose);
      eval::applyMorphs(pair.rig, pose);
      eval::poseBonesBeforePhysics(pair.rig, pose);
      poser.poseBones(pair.rig, transforms, areOff, pose);
      eval::evaluatePose(pair.rig, pair.bound, frame, expected);
      EXPECT_TRUE(test::areSameBits(pose.transforms, expected.transforms)) << pair.name << " " << frame;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
