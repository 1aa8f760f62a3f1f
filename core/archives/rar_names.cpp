// SPDX-License-Identifier: MIT
#include "core/archives/rar_names.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace furitsuke::archives {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kSignature4 = "Rar!\x1A\x07\0"sv;
constexpr std::string_view kSignature5 = "Rar!\x1A\x07\x01\0"sv;

// A header: checksum u16, type u8, flags u16, size u16; with content after it, its size u32.
constexpr std::size_t kHeaderBytes = 7;
constexpr std::uint8_t kFileHeader = 0x74;
constexpr unsigned kHasContent = 0x8000;
// A file: then, from byte 26 on, size of the name u16, attributes u32; for large files the upper halves of both sizes.
constexpr std::size_t kNameSizeAt = 26;
constexpr std::size_t kFileBytes = 32;
constexpr std::size_t kLargeBytes = 8;
constexpr unsigned kIsLarge = 0x100;
constexpr unsigned kHasUnicodeName = 0x200;

}  // namespace

bool isRar5(ByteView rar) { return asChars(rar).starts_with(kSignature5); }

std::vector<RarName> namesInRar4(ByteView rar) {
  std::vector<RarName> names;
  if (!asChars(rar).starts_with(kSignature4)) return names;
  for (ByteView rest = rar.subspan(kSignature4.size()); rest.size() >= kHeaderBytes;) {
    const auto type = loadLe<std::uint8_t>(rest.data() + 2);
    const unsigned flags = loadLe<std::uint16_t>(rest.data() + 3);
    const std::size_t size = loadLe<std::uint16_t>(rest.data() + 5);
    const bool isLarge = (flags & kIsLarge) != 0;
    if (size < kHeaderBytes || size > rest.size()) break;
    std::uint64_t content = 0;
    if ((flags & kHasContent) != 0 && size >= kHeaderBytes + 4) content = loadLe<std::uint32_t>(rest.data() + 7);
    if (type == kFileHeader) {
      const std::size_t nameAt = kFileBytes + (isLarge ? kLargeBytes : 0);
      if (size < nameAt) break;
      const std::size_t nameBytes = loadLe<std::uint16_t>(rest.data() + kNameSizeAt);
      if (nameBytes > size - nameAt) break;
      if (isLarge) content += std::uint64_t{loadLe<std::uint32_t>(rest.data() + kFileBytes)} << 32U;
      const std::string_view name = asChars(rest.subspan(nameAt, nameBytes));
      names.push_back({std::string(name.substr(0, name.find('\0'))), (flags & kHasUnicodeName) != 0});
    }
    rest = rest.subspan(size);
    if (content > rest.size()) break;
    rest = rest.subspan(static_cast<std::size_t>(content));
  }
  return names;
}

}  // namespace furitsuke::archives
