// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <utility>

#include "tests/support/environment_variable.h"

namespace furitsuke::test {

EnvironmentVariable::EnvironmentVariable(std::string name, const std::filesystem::path& value)
    : name_(std::move(name)) {
  ::_wputenv((std::wstring(name_.begin(), name_.end()) + L'=' + value.wstring()).c_str());
}

// An empty value removes the variable.
EnvironmentVariable::~EnvironmentVariable() { ::_wputenv((std::wstring(name_.begin(), name_.end()) + L'=').c_str()); }

}  // namespace furitsuke::test
