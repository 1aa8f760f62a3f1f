// SPDX-License-Identifier: MIT
#include "core/base/temporary_file.h"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <system_error>
#include <vector>

#include "core/base/file_platform.h"
#include "core/base/file_saving.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTemporaryStart = ".furitsuke-";
constexpr std::string_view kTemporaryEnd = ".tmp";
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::size_t kRandomDigits = 16;

bool isStale(const fs::path& path, fs::file_time_type newest) {
  std::error_code error;
  if (!fs::is_regular_file(fs::symlink_status(path, error)) || !isOwnFile(path)) return false;
  const fs::file_time_type written = fs::last_write_time(path, error);
  return !error && written <= newest;
}

}  // namespace

fs::path temporaryPath(const fs::path& folder) {
  std::random_device random;
  std::string name(kTemporaryStart);
  for (std::size_t i = 0; i < kRandomDigits; i += 4) {
    const std::uint32_t bits = random();
    for (int shift = 0; shift < 16; shift += 4) name += kHexDigits[(bits >> shift) & 15U];
  }
  return folder / (name.append(kTemporaryEnd));
}

bool isTemporaryName(std::string_view name) {
  if (name.size() != kTemporaryStart.size() + kRandomDigits + kTemporaryEnd.size()) return false;
  if (!name.starts_with(kTemporaryStart) || !name.ends_with(kTemporaryEnd)) return false;
  return name.substr(kTemporaryStart.size(), kRandomDigits).find_first_not_of(kHexDigits) == std::string_view::npos;
}

void removeStaleTemporaries(const fs::path& folder, std::chrono::seconds age) {
  const fs::file_time_type newest = fs::file_time_type::clock::now() - age;
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator at(folder.empty() ? fs::path(".") : folder, error), end; !error && at != end;
       at.increment(error)) {
    // On Windows, a name that is not ASCII could not be converted.
    const fs::path name = at->path().filename();
    const auto& text = name.native();
    const bool isAscii = std::ranges::all_of(text, [](auto letter) { return letter > 0 && letter < 128; });
    if (isAscii && isTemporaryName(name.string())) found.push_back(at->path());
  }
  for (const fs::path& path : found) {
    if (isStale(path, newest)) fs::remove(path, error);
  }
}

}  // namespace base
}  // namespace furitsuke
