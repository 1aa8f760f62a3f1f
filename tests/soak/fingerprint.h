// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/edit/document/motion_document.h"

namespace furitsuke::soak {

/// A number that tells states of a document apart: keys, names, layers, annotations and draft, without selection and
/// file.
using Fingerprint = std::uint64_t;

/// Computes the fingerprint of one document again and again; costs only the tracks that have changed since.
class FingerprintOf {
 public:
  /// Without a preview that is being shown.
  [[nodiscard]] Fingerprint operator()(const edit::MotionDocument& document);

 private:
  motion::Motion last_;  ///< keeps its columns alive, so that a shared column is an unchanged one
  std::vector<std::uint64_t> bones_;
  std::vector<std::uint64_t> morphs_;
};

}  // namespace furitsuke::soak
