// SPDX-License-Identifier: GPL-3.0-or-later
// Small models of which each shows one rule of MikuMikuDance 9.31.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/core/eval/reference_pair.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

struct ProbeRow {
  const char* name;
  double position, angle;      ///< largest differences
  std::set<std::string> left;  ///< bones without a known rule
};

class MmdProbe : public ::testing::TestWithParam<ProbeRow> {};

TEST_P(MmdProbe, MovesAsInMmd) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const ProbeRow& row = GetParam();
  const test::ReferencePair pair = test::loadMmdProbe(*reference, row.name);
  const test::ReferencePoses mmd = pair.poses();
  ASSERT_FALSE(mmd.empty());
  const test::ReferencePoses own = pair.ownPoses(mmd);
  for (const auto& [frame, poses] : mmd) {
    for (std::size_t i = 0; i < poses.size(); ++i) {
      const std::string& name = pair.model.bones[i].name.text;
      if (row.left.contains(name)) continue;
      const RigidTransform& transform = own.at(frame)[i];
      const bool isIk = pair.classes[i] == test::BoneClass::Ik;
      EXPECT_LT(glm::length(transform.position - poses[i].position), isIk ? row.position : std::min(row.position, 2e-4))
          << name << ' ' << frame;
      EXPECT_LT(test::angleBetween(transform.rotation, glm::normalize(poses[i].rotation)),
                isIk ? row.angle : std::min(row.angle, 7e-4))
          << name << ' ' << frame;
    }
  }
}

// Chains differ by the rounding of angles near 0, more where they are nearly stretched.
const ProbeRow kProbes[]{
    {"bind", 1e-4, 1e-4, {}},
    // Keys off unit length scale a bone; the rotation in a scaled matrix is not defined.
    {"keys", 1e-4, 1e-4, {"n00", "n01", "n02", "n03", "n04", "nzero"}},
    {"morph", 1e-4, 1e-4, {}},
    {"loopsa", 5e-3, 3e-3, {}},
    {"pmd", 2e-3, 1e-3, {}},
    // fY needs a bone that comes later, nL0 .. nE have a bone between links, the end of oL0 .. is not below a link.
    {"order", 4e-2, 2e-2, {"fY", "nL0", "nX", "nL1", "nE", "oL0", "oL1", "oX", "oE"}},
};
INSTANTIATE_TEST_SUITE_P(Probes, MmdProbe, ::testing::ValuesIn(kProbes),
                         [](const auto& row) { return std::string(row.param.name); });

/// A sample of a curve may end one step of the bisection away.
TEST(MmdCurve, RisesAsInMmd) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const test::ReferencePair pair = test::loadMmdProbe(*reference, "curve");
  const test::ReferencePoses mmd = pair.poses();
  const test::ReferencePoses own = pair.ownPoses(mmd);
  std::size_t rows = 0;
  std::size_t close = 0;
  for (const auto& [frame, poses] : mmd) {
    for (std::size_t i = 0; i < poses.size(); ++i, ++rows) {
      // Of 1000 units.
      close += glm::length(own.at(frame)[i].position - poses[i].position) < 2e-3 ? 1 : 0;
    }
  }
  EXPECT_GT(static_cast<double>(close) / static_cast<double>(rows), 0.999);
}

}  // namespace
}  // namespace furitsuke::eval
