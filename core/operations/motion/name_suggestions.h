// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/arguments.h"

namespace furitsuke::operations {

struct NameCandidate {
  std::string path;     ///< of a bone or morph of the model, in the form of trackPath()
  double likeness = 0;  ///< 0..1
};

/// A track with keys but without a bone or morph of the model, and possible replacements.
struct NameSuggestion {
  std::string path;                       ///< trackPath()
  std::vector<NameCandidate> candidates;  ///< most similar first; without those that have keys in this motion
  bool moves = true;                      ///< hasMovement() of the track
};

/// For each bone and morph of the motion that the model lacks, first those that move, up to `most` of the model by
/// likenessOf(), comparing their Japanese and English names and names that a VMD has truncated. A bone that stands for
/// one of MMD's own models by the structure of the skeleton is suggested for it, whatever it is called, and the
/// hips for センター in a skeleton of few bones.
[[nodiscard]] std::vector<NameSuggestion> suggestNames(const motion::Motion& motion, const model::Model& model,
                                                       std::size_t most = 5);

/// From this likeness on, two names probably mean the same: they differ in one of three characters at most, and not in
/// their side, a number or a place.
constexpr double kLikely = 0.65;

/// The table for `rename` that gives each name its best candidate of at least this likeness. No candidate is used
/// twice: the more similar name gets it.
[[nodiscard]] PairTable renamesOf(const std::vector<NameSuggestion>& suggestions, double least = kLikely);

}  // namespace furitsuke::operations
