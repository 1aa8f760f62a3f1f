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
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

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

}  // namespace
}  // namespace furitsuke::eval
