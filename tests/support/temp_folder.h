// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace furitsuke::test {

/// A new empty folder that is removed with its contents on destruction.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace furitsuke::test
