// SPDX-License-Identifier: MIT
#include "core/io/stored_path.h"

#include <algorithm>
#include <system_error>

namespace furitsuke::io {

std::filesystem::path pathFromUtf8(const std::string& text) {
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

std::string utf8FromPath(const std::filesystem::path& path) {
  const std::u8string text = path.generic_u8string();
  return {text.begin(), text.end()};
}

std::filesystem::path absoluteFolderOf(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(file, error);
  return (error ? file : absolute).parent_path();
}

std::string resolvedPath(const std::string& stored, const std::filesystem::path& folder) {
  const std::filesystem::path file = pathFromUtf8(stored);
  if (stored.empty() || !file.is_relative()) return stored;
  return utf8FromPath((folder / file).lexically_normal());
}

std::string storedPath(const std::string& absolute, const std::filesystem::path& folder, int foldersAbove) {
  const std::filesystem::path file = pathFromUtf8(absolute);
  if (!file.is_absolute()) return absolute;
  const std::filesystem::path relative = file.lexically_relative(folder.lexically_normal());
  const auto above = std::ranges::count(relative, std::filesystem::path(".."));
  return !relative.empty() && above <= foldersAbove ? utf8FromPath(relative) : absolute;
}

}  // namespace furitsuke::io
