// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <filesystem>
#include <string>

#include "core/archives/archive_names.h"
#include "core/archives/archive_reader.h"
#include "core/base/utf8.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

std::string archiveFault(ByteView bytes) {
  archives::UnpackLimits limits;
  limits.entries = 100;
  limits.bytes = std::uint64_t{4} << 20U;
  limits.fileBytes = std::uint64_t{2} << 20U;
  std::string fault;
  std::uint64_t total = 0;
  const Status unpacked = archives::unpack(bytes, limits, [&](const std::string& path, ByteView piece) -> Status {
    total += piece.size();
    const std::filesystem::path normal = std::filesystem::path(path).lexically_normal();
    if (path.empty() || normal.is_absolute() || *normal.begin() == ".." || normal.generic_string() != path) {
      fault = "a path leads elsewhere: " + path;
    }
    if (!utf8::isValid(path)) fault = "a path is not UTF-8";
    if (const auto again = archives::safePath(path); !again || *again != path) fault = "a path is not safe: " + path;
    return Done{};
  });
  if (total > limits.bytes) return "more bytes than the limit";
  if (!unpacked && unpacked.error().reason.isEmpty()) return "an error without a reason";
  return fault;
}

}  // namespace furitsuke::test
