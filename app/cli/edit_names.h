// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/exit_status.h"
#include "app/cli/json_report.h"
#include "core/io/file_type.h"
#include "core/model/model.h"

namespace furitsuke::cli {

struct NameSuggestionOptions {
  std::vector<std::string> inputs;
  std::string output;  ///< the table; empty or "-" for standard output
  std::optional<io::FileKind> from;
  Reporting reporting;
  bool force = false;
};

/// Writes a table for `rename` from the names of the motions to likely names of the model, with the likeness of each
/// pair, and one line that counts the names with and without one. Partial when there are names without one, or when a
/// motion could not be read.
[[nodiscard]] ExitStatus suggestNamesFor(const NameSuggestionOptions& options, const model::Model& model);

}  // namespace furitsuke::cli
