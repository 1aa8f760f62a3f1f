// SPDX-License-Identifier: MIT
#include "core/base/child_program.h"

namespace furitsuke {
inline namespace base {

bool canRunChildPrograms() noexcept { return false; }

Result<std::filesystem::path> childProgram(const std::string& name) {
  return Error::because(Core::trWith("the program %1 cannot be run on this system"), name);
}

ChildResult runChildProgram(const ChildRun& /*run*/) { return {}; }

}  // namespace base
}  // namespace furitsuke
