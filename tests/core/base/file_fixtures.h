// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "core/base/file.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {

/// The content of a file, or "error: " and why it cannot be read.
[[nodiscard]] inline std::string contentOf(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path);
  return bytes ? std::string(asChars(*bytes)) : "error: " + bytes.error().message();
}

[[nodiscard]] inline std::set<std::string> namesIn(const std::filesystem::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.insert(displayPath(entry.path().filename()));
  }
  return names;
}

/// Files whose names look like those of temporary files.
class StaleTemporaries : public testing::Test {
 protected:
  void make(const std::string& name, std::chrono::hours age) const {
    const std::filesystem::path path = folder.path() / std::u8string(name.begin(), name.end());
    std::ofstream(path) << "x";
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - age);
  }

  TempFolder folder;
  const std::string stale = ".furitsuke-0123456789abcdef.tmp";
};

/// A file with the content "old".
class Backups : public testing::Test {
 protected:
  Backups() { EXPECT_TRUE(writeFileAtomically(path, asBytes("old")).ok()); }

  TempFolder folder;
  std::filesystem::path path = folder.path() / "a.vmd";
  std::filesystem::path backup = folder.path() / "a.vmd.bak";
};

}  // namespace furitsuke::test
