// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/operations/run.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::test {

struct ScriptRun {
  motion::Motion motion;   ///< after the run; the given one if it failed
  std::string error = {};  ///< empty if it did not fail
  int line = 0;            ///< of the error; 0: none
  std::vector<std::string> log = {};
};

struct ScriptScene {
  operations::OperationArguments::Texts values = {};
  operations::OperationScope scope = {};
  const model::Model* model = nullptr;
  scripts::ScriptSurroundings surroundings = {};
  /// Long enough for a slow machine: only the tests of the limit wait for it.
  std::chrono::milliseconds time = std::chrono::seconds(60);
  const std::atomic<bool>* canceled = nullptr;
};

/// Runs a script in the real furitsuke-script. Checks that undo restores the motion.
[[nodiscard]] ScriptRun runScript(const motion::Motion& motion, std::string_view source, const ScriptScene& scene = {});
/// The same with a bundled script.
[[nodiscard]] ScriptRun runBundled(const motion::Motion& motion, std::string_view name, const ScriptScene& scene = {});

}  // namespace furitsuke::test
