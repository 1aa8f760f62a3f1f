// SPDX-License-Identifier: GPL-3.0-or-later
// Compares samples with the numbers of other implementations and of a double-precision evaluation of the definition.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/io/motion_file.h"
#include "tests/core/eval/reference_csv.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

using test::angleBetween;

namespace fs = std::filesystem;

nlohmann::json readPairs(const fs::path& reference) {
  std::ifstream file(reference / "pairs.json");
  return nlohmann::json::parse(file);
}

/// The motion of an entry of pairs.json; its path is relative to the folder above the reference numbers.
motion::Motion motionOf(const fs::path& reference, const nlohmann::json& entry) {
  const fs::path path = reference / ".." / entry["motion"]["in_shared"].get<std::string>();
  Result<io::LoadedMotion> loaded = io::loadMotion(path);
  EXPECT_TRUE(loaded.ok()) << path << ": " << (loaded.ok() ? "" : loaded.error().message());
  return loaded.ok() ? std::move(loaded->motion) : motion::Motion{};
}

/// One pair of model and motion: local values of every bone at every listed frame.
void expectLocalValues(const fs::path& reference, const nlohmann::json& pair) {
  const auto name = pair["name"].get<std::string>();
  const motion::Motion motion = motionOf(reference, pair);
  std::vector<const motion::Track<motion::BoneKey>*> tracks(pair["bones"].size(), nullptr);
  const motion::Track<motion::BoneKey> none;
  for (const auto& bone : pair["bones"]) {
    const Result<Name> boneName = Name::fromText(bone["name"].get<std::string>());
    const auto track = boneName.ok() ? motion.findBone(boneName->bytes) : std::nullopt;
    const auto index = bone["index"].get<std::size_t>();
    tracks[index] = track ? &motion.bones[track->index].keys : &none;
  }
  double worstTranslation = 0;
  double worstAngle = 0;
  const auto rows = test::readNumberCsv(reference / "local" / (name + ".exact.csv.gz"));
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    const BoneSample sample =
        sampleBone(*tracks[static_cast<std::size_t>(row[1])], row[0], nullptr, nullptr, PreExtrapolation::Hold);
    const glm::dvec3 difference = sample.translation - glm::dvec3(row[2], row[3], row[4]);
    worstTranslation =
        std::max({worstTranslation, std::abs(difference.x), std::abs(difference.y), std::abs(difference.z)});
    worstAngle = std::max(worstAngle, test::angleBetween(sample.rotation, glm::dquat(row[8], row[5], row[6], row[7])));
  }
  EXPECT_LT(worstTranslation, 1e-5) << name;
  EXPECT_LT(worstAngle, 1e-5) << name;
}

TEST(ReferenceNumbers, LocalValuesAgreeWithTheExactSolution) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const auto pairs = readPairs(*reference);
  for (const auto& pair : pairs["pairs"]) expectLocalValues(*reference, pair);
}

/// nanoem counts the base morph of a PMD, like the list of names in pairs.json.
void expectMorphWeights(const fs::path& reference, const nlohmann::json& pair) {
  const auto name = pair["name"].get<std::string>();
  const fs::path file = reference / "morph" / (name + ".nanoem.csv.gz");
  if (!fs::exists(file)) return;
  const motion::Motion motion = motionOf(reference, pair);
  double worst = 0;
  for (const auto& row : test::readNumberCsv(file)) {
    const Result<Name> morph = Name::fromText(pair["morphs"][static_cast<std::size_t>(row[1])].get<std::string>());
    const auto track =
        morph.ok() ? motion.findMorph(std::string_view(morph->bytes).substr(0, kMorphNameBytes)) : std::nullopt;
    const double weight =
        track ? sampleMorph(motion.morphs[track->index].keys, row[0], nullptr, PreExtrapolation::Hold) : 0;
    worst = std::max(worst, std::abs(weight - row[2]));
  }
  EXPECT_LT(worst, 1e-6) << name;
}

TEST(ReferenceNumbers, MorphWeightsAgree) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const auto pairs = readPairs(*reference);
  for (const auto& pair : pairs["pairs"]) expectMorphWeights(*reference, pair);
}

/// The producers stop solving curves early: they differ from each other and from the exact value by this much (README
/// of the numbers, item 11, which rounds to 3e-4 and 2.2e-3).
void expectCamera(const fs::path& reference, const nlohmann::json& camera, const std::string& producer) {
  const auto name = camera["name"].get<std::string>();
  const motion::Motion motion = motionOf(reference, camera);
  double worstTarget = 0;
  double worstAngle = 0;
  double worstDistance = 0;
  double worstFov = 0;
  const auto rows = test::readNumberCsv(reference / "camera" / (name + "." + producer + ".csv"));
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    const CameraSample sample = sampleCamera(motion.camera, row[0], nullptr, PreExtrapolation::Hold);
    for (int axis = 0; axis < 3; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      worstTarget = std::max(worstTarget, std::abs(sample.target[axis] - row[1 + at]));
      worstAngle = std::max(worstAngle, std::abs(sample.rotation[axis] - row[4 + at]));
    }
    worstDistance = std::max(worstDistance, std::abs(sample.distance - row[7]));
    worstFov = std::max(worstFov, std::abs(sample.fov - row[8]));
  }
  EXPECT_LT(worstTarget, 3.2e-4) << name << ' ' << producer;
  EXPECT_LT(worstAngle, 4e-5) << name << ' ' << producer;
  EXPECT_LT(worstDistance, 2.3e-3) << name << ' ' << producer;
  EXPECT_LT(worstFov, 3e-4) << name << ' ' << producer;
}

TEST(ReferenceNumbers, CamerasAgreeWithinTheProducersOwnDifference) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const auto pairs = readPairs(*reference);
  for (const auto& camera : pairs["cameras"]) {
    for (const char* producer : {"saba-latercurve", "babylon-mmd"}) expectCamera(*reference, camera, producer);
  }
}

}  // namespace
}  // namespace furitsuke::eval
