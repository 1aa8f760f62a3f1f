// SPDX-License-Identifier: MIT
#pragma once

#include <assimp/DefaultIOSystem.h>

#include <filesystem>

namespace furitsuke::props {

/// Lets assimp open files only for reading, and only in one folder and below it. Otherwise a prop could refer to any
/// file on the disk as its material library or buffer.
class ConfinedFiles : public Assimp::DefaultIOSystem {
 public:
  explicit ConfinedFiles(const std::filesystem::path& folder);

  bool Exists(const char* file) const override;
  Assimp::IOStream* Open(const char* file, const char* mode) override;

 private:
  [[nodiscard]] bool mayRead(const char* file) const;

  std::filesystem::path folder_;
};

}  // namespace furitsuke::props
