// SPDX-License-Identifier: MIT
#pragma once

#include <assimp/DefaultIOSystem.h>

#include <filesystem>

namespace furitsuke {

/// Lets assimp open files in one folder and below it, for reading. A prop may name any file of the disk as its
/// material library or its buffer.
class ConfinedFiles : public Assimp::DefaultIOSystem {
 public:
  explicit ConfinedFiles(const std::filesystem::path& folder);

  bool Exists(const char* file) const override;
  Assimp::IOStream* Open(const char* file, const char* mode) override;

 private:
  [[nodiscard]] bool mayRead(const char* file) const;

  std::filesystem::path folder_;
};

}  // namespace furitsuke
