// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "tests/core/physics/physics_pairs.h"
#include "tests/support/corpus.h"

// Whole dances, from the first key to the last. The benchmark physicsDance simulates the longest one.
namespace furitsuke::physics {
namespace {

#if defined(FURITSUKE_SANITIZED)
constexpr std::size_t kDances = 1;  // several times slower
#elif !defined(NDEBUG)
constexpr std::size_t kDances = 2;
#else
constexpr std::size_t kDances = 3;
#endif

TEST(PhysicsDances, NothingFliesAwayInWholeDances) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  constexpr float kFastest = 500;     // units per second
  constexpr double kMostWide = 0.01;  // share of joints that are pulled apart by more than half a unit
  struct Row {
    const char* model;
    const char* motion;
  };
  const std::vector<Row> rows = {Row{"miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd"}, Row{"luka.pmx", "dance_step.vmd"},
                                 Row{"anmicius.pmx", "dance_wavefile_lat.vmd"}};
  for (const Row& row : std::span(rows).first(kDances)) {
    const auto pair = test::loadPhysicsPair(*corpus / "models" / row.model, *corpus / "motions" / row.motion);
    const std::int64_t last = std::int64_t{pair->motion.frameRange().last} * kTicksPerFrame;
    const auto history = test::simulatePair(*pair, 0, last);
    ASSERT_EQ(history->endTick(), last + 1);
    test::ShownPair shown(*pair, history);
    test::JointStretch stretch(*pair);
    float speed = 0;
    bool isFinite = true;
    for (std::int64_t tick = 1; tick <= last; ++tick) {
      const float fastest = test::fastestBody(*history, tick);
      isFinite = isFinite && std::isfinite(fastest);
      speed = std::max(speed, fastest);
      if (tick % 16 != 0) continue;
      (void)shown.bonesAt(static_cast<double>(tick) / kTicksPerFrame);
      stretch.add(shown.bodies());
    }
    RecordProperty(pair->name, std::to_string(speed) + " " + std::to_string(stretch.shareOverHalfUnit()));
    EXPECT_TRUE(isFinite) << pair->name;
    EXPECT_LT(speed, kFastest) << pair->name;
    EXPECT_LE(stretch.shareOverHalfUnit(), kMostWide) << pair->name;
  }
}

}  // namespace
}  // namespace furitsuke::physics
