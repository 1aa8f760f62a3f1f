// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/format/vmd/vmd_records.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/support/vmd_samples.h"

// Files with one key for each of very many names, as programs write that give every part of a stage its own morph.
namespace furitsuke::test {

/// How a name is made of six digits: `prefix`, the digits, and `suffix`.
struct NameStyle {
  const char* what;
  std::string_view prefix;
  std::string_view suffix;
};
inline constexpr NameStyle kNameStyles[] = {
    {"ASCII", "smile ", ""},
    {"14 bytes, 18 bytes as text", "\x82\xA0\x82\xA2\x82\xA4\x82\xA6", ""},
    {"15 bytes, cut inside a character", "\x82\xA0\x82\xA2\x82\xA4\x82\xA6", "\x82"},
};

inline std::string nameAt(const NameStyle& style, std::uint32_t record) {
  // The order of the names is not that of their bytes.
  const std::string digits = std::to_string(1'000'000 + record * 7ULL % 999'983).substr(1);
  return std::string(style.prefix) + digits + std::string(style.suffix);
}

/// The weight is the number of the record.
inline Bytes manyNamesFile(const NameStyle& style, std::uint32_t names) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(0).count(names);
  for (std::uint32_t i = 0; i < names; ++i) builder.morph(nameAt(style, i), i % 3, static_cast<float>(i));
  return builder.count(0).count(0).count(0).count(0).bytes();
}

inline io::ImportedMotion motionOfBytes(Bytes bytes) {
  return io::motionFromVmd(std::move(*format::vmd::read(std::move(bytes))));
}

}  // namespace furitsuke::test
