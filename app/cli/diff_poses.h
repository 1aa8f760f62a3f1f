// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/exit_status.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::cli {

struct NamedMotion {
  const std::string& file;
  const Motion& motion;
};

/// Prints which bones and morphs of the model differ by two motions, those with the largest distance first: as lines
/// for people or as an array of JSON. Says on the standard error why motions cannot be compared.
[[nodiscard]] ExitStatus diffPoses(const NamedMotion& before, const NamedMotion& after, const Model& model, bool json);

}  // namespace furitsuke::cli
