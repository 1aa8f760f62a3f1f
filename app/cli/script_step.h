// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::cli {

/// The script in a file, or the bundled one of that name if there is no such file. An Error names the file and the
/// line.
[[nodiscard]] Result<std::shared_ptr<const scripts::ScriptOperation>> openScript(const std::string& file);

/// The values of "key=value" words. An Error for a word without "=".
[[nodiscard]] Result<operations::OperationArguments::Texts> scriptValues(const std::vector<std::string>& words);

/// The bundled scripts, one line each.
[[nodiscard]] std::string scriptList();

}  // namespace furitsuke::cli
