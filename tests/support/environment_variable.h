// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace furitsuke::test {

/// A variable of the environment that has another value while this exists, also for programs that are started. It is
/// removed on destruction. Not for use while other threads read the environment.
class EnvironmentVariable {
 public:
  EnvironmentVariable(std::string name, const std::filesystem::path& value);
  ~EnvironmentVariable();
  EnvironmentVariable(const EnvironmentVariable&) = delete;
  EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

 private:
  std::string name_;
};

}  // namespace furitsuke::test
