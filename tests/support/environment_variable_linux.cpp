// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <utility>

#include "tests/support/environment_variable.h"

namespace furitsuke::test {

EnvironmentVariable::EnvironmentVariable(std::string name, const std::filesystem::path& value)
    : name_(std::move(name)) {
  ::setenv(name_.c_str(), value.c_str(), 1);
}

EnvironmentVariable::~EnvironmentVariable() { ::unsetenv(name_.c_str()); }

}  // namespace furitsuke::test
