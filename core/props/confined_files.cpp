// SPDX-License-Identifier: MIT
#include "core/props/confined_files.h"

#include <algorithm>
#include <cstring>
#include <system_error>

namespace furitsuke::props {

namespace fs = std::filesystem;

ConfinedFiles::ConfinedFiles(const fs::path& folder) {
  std::error_code error;
  folder_ = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
}

bool ConfinedFiles::mayRead(const char* file) const {
  std::error_code error;
  const fs::path path = fs::canonical(file, error);
  if (error || folder_.empty() || !fs::is_regular_file(path, error)) return false;
  return std::mismatch(folder_.begin(), folder_.end(), path.begin(), path.end()).first == folder_.end();
}

bool ConfinedFiles::Exists(const char* file) const { return mayRead(file); }

Assimp::IOStream* ConfinedFiles::Open(const char* file, const char* mode) {
  const bool reads = std::strpbrk(mode, "wa+") == nullptr;
  return reads && mayRead(file) ? DefaultIOSystem::Open(file, mode) : nullptr;
}

}  // namespace furitsuke::props
