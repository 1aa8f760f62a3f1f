// SPDX-License-Identifier: MIT
#include "core/archives/zip_names.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace furitsuke::archives {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kEndSignature = "PK\5\6"sv;  ///< of the end of the directory
constexpr std::uint32_t kEntrySignature = 0x02014B50;   ///< "PK\1\2"
constexpr std::size_t kEndBytes = 22;
constexpr std::size_t kEntryBytes = 46;
constexpr std::size_t kMaxComment = 65'535;
constexpr unsigned kUtf8Flag = 0x800;

}  // namespace

std::set<std::string> namesMarkedAsUtf8(ByteView zip) {
  std::set<std::string> names;
  const std::size_t tail = std::min(zip.size(), kEndBytes + kMaxComment);
  const std::string_view end = asChars(zip.last(tail));
  const std::size_t at = end.rfind(kEndSignature);
  if (at == std::string_view::npos || tail - at < kEndBytes) return names;
  const auto directory = loadLe<std::uint32_t>(zip.data() + (zip.size() - tail + at) + 16);
  if (directory >= zip.size()) return names;
  for (ByteView rest = zip.subspan(directory); rest.size() >= kEntryBytes;) {
    if (loadLe<std::uint32_t>(rest.data()) != kEntrySignature) break;
    const auto flags = loadLe<std::uint16_t>(rest.data() + 8);
    const std::size_t nameBytes = loadLe<std::uint16_t>(rest.data() + 28);
    const std::size_t bytes =
        kEntryBytes + nameBytes + loadLe<std::uint16_t>(rest.data() + 30) + loadLe<std::uint16_t>(rest.data() + 32);
    if (bytes > rest.size()) break;
    if ((flags & kUtf8Flag) != 0) names.emplace(asChars(rest.subspan(kEntryBytes, nameBytes)));
    rest = rest.subspan(bytes);
  }
  return names;
}

}  // namespace furitsuke::archives
