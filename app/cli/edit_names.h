// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/exit_status.h"
#include "core/model/model.h"

namespace furitsuke::cli {

struct NameSuggestionOptions {
  std::vector<std::string> inputs;
  std::string output;  ///< the table; empty: the standard output
  bool json = false;
  bool force = false;
};

/// Writes a table for `rename` from the names of the motions to the most alike ones of the model, and tells for which
/// there is none. Partial when there are such, or when a motion could not be read.
[[nodiscard]] ExitStatus suggestNamesFor(const NameSuggestionOptions& options, const Model& model);

}  // namespace furitsuke::cli
