// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operate/arguments.h"

namespace furitsuke {

struct NameCandidate {
  std::string path;     ///< of a bone or morph of the model, as trackPath() would have it
  double likeness = 0;  ///< 0..1
};

/// A track with keys that the model has no bone or morph for, and what may be meant.
struct NameSuggestion {
  std::string path;                       ///< trackPath()
  std::vector<NameCandidate> candidates;  ///< most alike first; those that have keys in this motion already are none
};

/// For each bone and morph of the motion that the model lacks, up to `most` of the model's by likenessOf(), by their
/// Japanese and their English names, and by names that a VMD has cut.
[[nodiscard]] std::vector<NameSuggestion> suggestNames(const Motion& motion, const Model& model, std::size_t most = 5);

/// The table for `rename` that gives each name its best candidate of at least this likeness, none to two names: where
/// two ask for one, the more alike gets it.
[[nodiscard]] PairTable renamesOf(const std::vector<NameSuggestion>& suggestions, double least = 0.6);

}  // namespace furitsuke
