// SPDX-License-Identifier: GPL-3.0-or-later
// Compares poses, morphs and cameras with those of MikuMikuDance 9.31.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numbers>
#include <string>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/eval/sample.h"
#include "core/io/motion_file.h"
#include "tests/core/eval/reference_csv.h"
#include "tests/core/eval/reference_pair.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

using test::BoneClass;
using test::ReferencePair;
using test::ReferencePoses;

namespace fs = std::filesystem;

constexpr std::size_t kClassCount = 5;

/// The differences of the rows of one class.
struct Deviations {
  std::vector<double> positions, angles;

  [[nodiscard]] static double quantile(std::vector<double> values, double part) {
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
  }
  [[nodiscard]] double share(double limit) const {
    const auto within = std::ranges::count_if(positions, [limit](double value) { return value < limit; });
    return static_cast<double>(within) / static_cast<double>(positions.size());
  }
};

using ByClass = std::array<Deviations, kClassCount>;

ByClass deviationsOf(const ReferencePair& pair) {
  ByClass deviations;
  const ReferencePoses mmd = pair.poses();
  const ReferencePoses own = pair.ownPoses(mmd);
  for (const auto& [frame, poses] : mmd) {
    for (std::size_t i = 0; i < poses.size(); ++i) {
      const RigidTransform& transform = own.at(frame)[i];
      Deviations& of = deviations[static_cast<std::size_t>(pair.classes[i])];
      of.positions.push_back(glm::length(transform.position - poses[i].position));
      of.angles.push_back(test::angleBetween(transform.rotation, glm::normalize(poses[i].rotation)));
    }
  }
  return deviations;
}

void print(const ReferencePair& pair, const ByClass& deviations) {
  for (std::size_t i = 0; i < kClassCount; ++i) {
    const Deviations& own = deviations[i];
    if (own.positions.empty()) continue;
    std::printf(
        "%s | %s | rows %zu | within 1e-4 %.2f %%, 1e-3 %.2f %%, 1e-2 %.2f %% | median %.1e, p99 %.1e, max %.1e "
        "| rotation p99 %.1e, max %.1e\n",
        pair.name.c_str(), test::boneClassName(static_cast<BoneClass>(i)), own.positions.size(), 100 * own.share(1e-4),
        100 * own.share(1e-3), 100 * own.share(1e-2), Deviations::quantile(own.positions, 0.5),
        Deviations::quantile(own.positions, 0.99), Deviations::quantile(own.positions, 1),
        Deviations::quantile(own.angles, 0.99), Deviations::quantile(own.angles, 1));
  }
}

class MmdReference : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (const auto reference = test::referenceFolder()) pairs() = test::loadMmdPairs(*reference);
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

TEST_F(MmdReference, BonesMoveAsInMmd) {
  std::size_t rows = 0;
  double close = 0;
  for (const ReferencePair& pair : pairs()) {
    const ByClass deviations = deviationsOf(pair);
    print(pair, deviations);
    for (std::size_t i = 0; i < kClassCount; ++i) {
      const Deviations& own = deviations[i];
      if (own.positions.empty()) continue;
      const std::string what = pair.name + ' ' + test::boneClassName(static_cast<BoneClass>(i));
      if (static_cast<BoneClass>(i) == BoneClass::Ik) {
        // Nearly stretched knees are chaotic: the last bit of an angle decides.
        EXPECT_LT(Deviations::quantile(own.positions, 0.99), 0.03) << what;
        EXPECT_LT(Deviations::quantile(own.angles, 0.99), 0.012) << what;
        EXPECT_LT(Deviations::quantile(own.positions, 0.5), 3e-5) << what;
        rows += own.positions.size();
        close += own.share(1e-3) * static_cast<double>(own.positions.size());
        continue;
      }
      // A bone that is 2000 units from the origin has fewer digits, and angles near 0 come in steps.
      const double position = pair.name == "yw_run" ? 3e-4 : 1e-4;
      EXPECT_LT(Deviations::quantile(own.positions, 1), position) << what;
      EXPECT_LT(Deviations::quantile(own.angles, 1), 7e-4) << what;
    }
  }
  EXPECT_GT(close / static_cast<double>(rows), 0.89);
}

TEST_F(MmdReference, MorphsWeighAsInMmd) {
  for (const ReferencePair& pair : pairs()) {
    const fs::path file = *test::referenceFolder() / "mmd" / (pair.name + ".morph.mmd931.csv.gz");
    if (!fs::exists(file)) continue;
    RigPose pose(pair.rig);
    // MMD counts the base morph of a PMD.
    const std::size_t first = pair.model.format == model::ModelFormat::Pmd ? 1 : 0;
    for (const auto& row : test::readNumberCsv(file)) {
      const auto index = static_cast<std::size_t>(row[1]);
      if (index < first) continue;
      pair.bound.sample(row[0], pose);
      EXPECT_NEAR(pose.keyedWeights[index - first], row[2], 1e-6) << pair.name << ' ' << row[0];
    }
  }
}

TEST(MmdCamera, MovesAsInMmd) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  std::ifstream file(*reference / "mmd" / "pairs.json");
  for (const auto& entry : nlohmann::json::parse(file)) {
    const auto name = entry["name"].get<std::string>();
    const fs::path path = *reference / ".." / entry["motion"]["path"].get<std::string>();
    const fs::path numbers = *reference / "mmd" / "camera" / (name + ".mmd931.csv.gz");
    if (entry["kind"] != "camera" || !fs::exists(path) || !fs::exists(numbers)) continue;
    const auto motion = io::loadMotion(path);
    ASSERT_TRUE(motion.ok());
    std::size_t count = 0;
    std::size_t apart = 0;
    for (const auto& row : test::readNumberCsv(numbers)) {
      const CameraSample camera = sampleCamera(motion->motion.camera, row[0]);
      const std::array<double, 8> own{camera.target.x,   camera.target.y,   camera.target.z, camera.rotation.x,
                                      camera.rotation.y, camera.rotation.z, camera.distance, camera.fov};
      for (std::size_t i = 0; i < own.size(); ++i) {
        // Recovered from matrices of single precision, so that angles have no whole turns.
        const bool isAngle = i >= 3 && i < 6;
        const double away = isAngle ? std::remainder(own[i] - row[1 + i], 2 * std::numbers::pi) : own[i] - row[1 + i];
        ++count;
        apart += std::abs(away) > 2e-5 * std::max(1.0, std::abs(own[i])) ? 1 : 0;
        EXPECT_LT(std::abs(away), 2e-3) << name << ' ' << row[0] << ' ' << i;
      }
    }
    // A few samples end one step of the bisection away.
    std::printf("%s: %zu of %zu values apart\n", name.c_str(), apart, count);
    EXPECT_LT(static_cast<double>(apart), 0.02 * static_cast<double>(count)) << name;
  }
}

TEST(MmdCamera, SeesTheDistanceAsTheWidthOfAnOrthographicPicture) {
  for (const double aspect : {1.0, 16.0 / 9}) {
    const CameraView seen = viewOf({-40, {0, 10, 0}, {0, 0, 0}, 30, false}, aspect);
    EXPECT_DOUBLE_EQ(2 / seen.projection[0][0], 40);
    EXPECT_DOUBLE_EQ(2 / seen.projection[1][1], 40 / aspect);
  }
}

}  // namespace
}  // namespace furitsuke::eval
