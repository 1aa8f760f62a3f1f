// SPDX-License-Identifier: MIT
#include "core/scripts/script_process.h"

namespace furitsuke::scripts {

Result<std::filesystem::path> scriptProgram(const ScriptProcess& /*process*/) {
  return Error::because("scripts are not supported on this system");
}

Result<Bytes> runScriptProcess(const ScriptProcess& /*process*/, ByteView /*request*/,
                               const std::function<bool()>& /*isCanceled*/) {
  return Error::because("scripts are not supported on this system");
}

}  // namespace furitsuke::scripts
