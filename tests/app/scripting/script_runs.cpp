// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/scripting/script_runs.h"

#include <gtest/gtest.h>

#include "core/scripts/bundled_scripts.h"
#include "core/scripts/script_reply.h"

namespace furitsuke::test {

namespace {

ScriptRun runNamed(const motion::Motion& motion, std::string_view name, std::string_view source,
                   const ScriptScene& scene) {
  const auto failed = [&motion](const Error& error) {
    return ScriptRun{motion, error.message(), scripts::lineOf(error)};
  };
  const auto script = scripts::ScriptOperation::make({std::string(name), std::string(source)},
                                                     scene.surroundings.language, {FURITSUKE_SCRIPT, scene.time});
  if (!script.ok()) return failed(script.error());
  (*script)->setSurroundings(scene.surroundings);
  const operations::Operation& operation = (*script)->operation();
  const auto arguments = operations::OperationArguments::read(operation.parameters, scene.values, {});
  if (!arguments.ok()) return failed(arguments.error());
  const auto outcome =
      operations::runOperation({&operation, *arguments, scene.scope}, motion, scene.model, scene.canceled);
  if (!outcome.ok()) return failed(outcome.error());
  ScriptRun run{outcome->motion};
  for (const Diagnostic& note : outcome->summary.notes) {
    if (note.code == scripts::kScriptLogNote) run.log.push_back(note.reason.english());
  }
  motion::Motion back = outcome->motion;
  motion::applyEdit(back, outcome->edit, motion::EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  return run;
}

}  // namespace

ScriptRun runScript(const motion::Motion& motion, std::string_view source, const ScriptScene& scene) {
  return runNamed(motion, "test", source, scene);
}

ScriptRun runBundled(const motion::Motion& motion, std::string_view name, const ScriptScene& scene) {
  return runNamed(motion, name, scripts::findBundledScript(name)->source, scene);
}

}  // namespace furitsuke::test
