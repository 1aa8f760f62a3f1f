// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/corpus.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace furitsuke::test {

namespace {

// With the sanitizers, a large motion takes half a minute and does not find more than a small one.
#ifdef FURITSUKE_SANITIZED
constexpr std::uintmax_t kLargestMotion = 1'000'000;
#else
constexpr std::uintmax_t kLargestMotion = std::numeric_limits<std::uintmax_t>::max();
#endif

std::optional<std::filesystem::path> folderFromEnvironment(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || !std::filesystem::is_directory(value)) return {};
  return std::filesystem::path(value);
}

}  // namespace

std::optional<std::filesystem::path> corpusFolder() { return folderFromEnvironment("FURITSUKE_CORPUS"); }
std::optional<std::filesystem::path> referenceFolder() { return folderFromEnvironment("FURITSUKE_REFERENCE"); }

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, std::string_view extension) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || entry.path().extension() != extension) continue;
    if (extension != ".vmd" || entry.file_size() <= kLargestMotion) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace furitsuke::test
