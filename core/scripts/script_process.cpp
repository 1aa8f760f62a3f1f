// SPDX-License-Identifier: MIT
#include "core/scripts/script_process.h"

#include <system_error>
#include <utility>

#include "core/base/child_program.h"
#include "core/operations/arguments.h"
#include "core/scripts/script_texts.h"

namespace furitsuke::scripts {

namespace {

Error outOfScriptTime(std::chrono::milliseconds time) {
  constexpr double kSecond = 1000;
  return Error::because(Core::trWith("the script took longer than %1 s and was stopped"),
                        operations::argumentText(static_cast<double>(time.count()) / kSecond));
}

}  // namespace

Result<std::filesystem::path> scriptProgram(const ScriptProcess& process) {
  if (!canRunChildPrograms()) return Error::because(Core::tr("scripts are not supported on this system"));
  std::error_code failed;
  const bool isGiven = !process.program.empty();
  if (isGiven && std::filesystem::exists(process.program, failed)) return process.program;
  if (!isGiven) {
    if (Result<std::filesystem::path> found = childProgram("furitsuke-script")) return found;
  }
  return Error::because(Core::tr("scripts need the program furitsuke-script in the folder of this one"));
}

Result<Bytes> runScriptProcess(const ScriptProcess& process, ByteView request,
                               const std::function<bool()>& isCanceled) {
  const Result<std::filesystem::path> found = scriptProgram(process);
  if (!found) return found.error();
  ChildResult result =
      runChildProgram({.program = *found, .input = request, .time = process.time, .isCanceled = isCanceled});
  switch (result.end) {
    case ChildEnd::NotStarted: return Error::because(Core::tr("cannot start furitsuke-script"));
    case ChildEnd::OutOfTime: return outOfScriptTime(process.time);
    case ChildEnd::Canceled: return Error::canceled();
    case ChildEnd::TooMuchOutput: return Error::because(Core::tr("the script has changed more than a motion can hold"));
    case ChildEnd::Crashed:
      return Error::because(Core::tr("the script used too much memory, or it crashed the script program"));
    case ChildEnd::Exited: break;
  }
  if (result.status == 0) return std::move(result.output);
  return Error::because(result.errors.empty() ? Core::tr("furitsuke-script failed") : scriptText(result.errors));
}

}  // namespace furitsuke::scripts
