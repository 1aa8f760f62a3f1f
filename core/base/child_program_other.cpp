// SPDX-License-Identifier: MIT
#include "core/base/child_program.h"

namespace furitsuke {
inline namespace base {

bool canRunChildPrograms() noexcept { return false; }

Result<std::filesystem::path> childProgram(const std::string& name) {
  return Error::because("the program " + name + " cannot be run on this system");
}

ChildResult runChildProgram(const ChildRun& /*run*/) { return {}; }

}  // namespace base
}  // namespace furitsuke
