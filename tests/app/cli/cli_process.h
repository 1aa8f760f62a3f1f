// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/motion/motion.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {

struct CliResult {
  int status = -1;  ///< exit status, -1 if the program did not exit normally
  std::string out;
  std::string err;
};

/// Runs the real program in a temporary folder.
class CliTest : public ::testing::Test {
 protected:
  [[nodiscard]] CliResult run(const std::vector<std::string>& arguments) const;
  /// The same; standard input is a pipe with the content of a file in the folder.
  [[nodiscard]] CliResult runPiped(std::string_view from, const std::vector<std::string>& arguments) const;
  /// Whether there is a POSIX shell.
  [[nodiscard]] static bool hasShell();
  /// Runs a script of the shell in the folder, in which `furitsuke-cli` is the program.
  [[nodiscard]] CliResult shell(const std::string& script) const;
  /// The same; the program is killed after this time of computing, which gives a status that no command returns.
  [[nodiscard]] CliResult runFor(int seconds, const std::vector<std::string>& arguments) const;
  [[nodiscard]] std::filesystem::path file(std::string_view name) const {
    return folder_.path() / std::u8string(name.begin(), name.end());
  }
  void write(std::string_view name, ByteView bytes) const;
  [[nodiscard]] std::string read(std::string_view name) const;
  [[nodiscard]] bool exists(std::string_view name) const { return std::filesystem::exists(file(name)); }

 private:
  TempFolder folder_;
};

/// Keys on all six kinds of tracks.
[[nodiscard]] motion::Motion exampleMotion();

}  // namespace furitsuke::test
