// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/cli/exit_status.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::cli {

struct NamedMotion {
  std::string file;  ///< as inputName() shows it
  const motion::Motion& motion;
};

/// Prints the bones and morphs of the model that differ between two motions, those with the largest distance first: as
/// lines or, with `list`, as objects at its end. Prints to standard error why motions cannot be compared.
[[nodiscard]] ExitStatus diffPoses(const NamedMotion& before, const NamedMotion& after, const model::Model& model,
                                   eval::PreExtrapolation rule, nlohmann::ordered_json* list);

}  // namespace furitsuke::cli
