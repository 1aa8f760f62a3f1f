// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/physics/body_poser.h"
#include "core/physics/simulated_run.h"
#include "tests/core/eval/reference_csv.h"
#include "tests/support/corpus.h"

// Simulated runs beside the numbers of other programs, in reference/physics; its README.md describes them.
namespace furitsuke::physics {
namespace {

namespace fs = std::filesystem;

/// Positions by frame, then by bone.
using BonePositions = std::map<double, std::map<int, glm::dvec3>>;

/// A model with a motion, or at rest.
struct PhysicsPair {
  std::string name;
  model::Model model;
  motion::Motion motion;
  std::vector<double> frames;
  std::vector<int> bones;
};

struct PairLimits {
  double first = 0, later = 0;  ///< mean distance in frames 1 to 10, and from frame 30 on
};

BonePositions positionsIn(const fs::path& file) {
  BonePositions positions;
  for (const auto& row : test::readNumberCsv(file)) {
    positions[row[0]][static_cast<int>(row[1])] = {row[2], row[3], row[4]};
  }
  return positions;
}

PhysicsPair loadPair(const fs::path& reference, const nlohmann::json& entry) {
  PhysicsPair pair;
  pair.name = entry["name"];
  auto model = io::loadModel(reference / ".." / entry["model"]["in_shared"].get<std::string>());
  EXPECT_TRUE(model.ok()) << pair.name;
  pair.model = std::move(model->model);
  if (!entry["motion"].is_null()) {
    auto motion = io::loadMotion(reference / ".." / entry["motion"]["in_shared"].get<std::string>());
    EXPECT_TRUE(motion.ok()) << pair.name;
    pair.motion = std::move(motion->motion);
  }
  pair.frames = entry["frames"].get<std::vector<double>>();
  for (const int bone : entry["bone_indices"]) {
    const auto out = entry["left_out"].get<std::vector<int>>();
    if (std::ranges::find(out, bone) == out.end()) pair.bones.push_back(bone);
  }
  return pair;
}

BonePositions simulate(const PhysicsPair& pair) {
  const eval::Rig rig = eval::makeRig(pair.model);
  eval::BoundMotion bound(pair.motion, pair.model, rig);
  bound.setBeforeFirst(eval::BeforeFirst::Hold);  // as the other programs do
  const std::vector<PhysicsActor> actors = {{&pair.model, &rig, &bound}};
  const auto history = std::make_shared<RunHistory>(simulatedBodies(actors));
  SimulatedRun run(actors, {}, history);
  BodyPoser poser(std::make_shared<PhysicsRig>(makePhysicsRig(pair.model, rig)));
  poser.show(history, 0);
  run.advanceTo(static_cast<std::int64_t>(pair.frames.back()) * kTicksPerFrame);
  EXPECT_TRUE(run.runaways().empty()) << pair.name;
  BonePositions positions;
  eval::RigPose pose(rig);
  for (const double frame : pair.frames) {
    bound.sample(frame, pose);
    eval::applyMorphs(rig, pose);
    eval::poseBonesBeforePhysics(rig, pose);
    poser.poseBones(rig, bound, frame, pose);
    for (const int bone : pair.bones) positions[frame][bone] = pose.stances[static_cast<std::size_t>(bone)].position;
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

std::map<std::string, PairLimits> limitsIn(const fs::path& file) {
  std::map<std::string, PairLimits> limits;
  std::ifstream text(file);
  for (std::string line; std::getline(text, line);) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    constexpr std::size_t kFirst = 6, kLater = 7;
    if (cells.size() > kLater && cells[0] != "pair")
      limits[cells[0]] = {std::stod(cells[kFirst]), std::stod(cells[kLater])};
  }
  return limits;
}

TEST(PhysicsReference, BonesMoveAsInProgramsWithTheSettingsOfMmd) {
  const auto folder = test::referenceFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const fs::path physics = *folder / "physics";
  const auto limits = limitsIn(physics / "limits.csv");
  std::ifstream file(physics / "pairs.json");
  constexpr double kEnd = 1e9;
  const auto pairs = nlohmann::json::parse(file)["pairs"];
  EXPECT_FALSE(pairs.empty());
  for (const auto& entry : pairs) {
    const PhysicsPair pair = loadPair(*folder, entry);
    const BonePositions own = simulate(pair);
    double first = std::numeric_limits<double>::infinity();
    double later = first;
    for (const char* producer : {"bullet275", "saba-bullet275", "babylon120"}) {
      const fs::path numbers = physics / (pair.name + "." + producer + ".csv.gz");
      if (!fs::exists(numbers)) continue;
      const BonePositions theirs = positionsIn(numbers);
      first = std::min(first, meanDistance(own, theirs, pair.bones, 1, 10));
      later = std::min(later, meanDistance(own, theirs, pair.bones, 30, kEnd));
    }
    RecordProperty(pair.name, std::to_string(first) + " " + std::to_string(later));
    const PairLimits limit = limits.at(pair.name);
    EXPECT_LE(first, limit.first) << pair.name << " frames 1 to 10";
    EXPECT_LE(later, limit.later) << pair.name << " from frame 30 on";
  }
}

}  // namespace
}  // namespace furitsuke::physics
