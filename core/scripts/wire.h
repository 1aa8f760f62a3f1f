// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/scripts/track_columns.h"

// Parts that requests and replies have in common. Texts and lists begin with their length as u32.
namespace furitsuke::scripts {

inline void writeText(ByteWriter& out, std::string_view text) {
  out.write(static_cast<std::uint32_t>(text.size()));
  out.write(asBytes(text));
}
inline std::string readText(ByteReader& in) {
  const auto size = in.read<std::uint32_t>();
  return std::string(asChars(in.take(size)));
}

/// A number of items of at least `size` bytes; 0 if that many cannot follow, and then in.ok() is false.
inline std::size_t readCount(ByteReader& in, std::size_t size) {
  const std::size_t count = in.read<std::uint32_t>();
  if (count <= in.remaining() / size) return count;
  static_cast<void>(in.take(in.remaining() + 1));
  return 0;
}

inline void writeTexts(ByteWriter& out, const std::vector<std::string>& texts) {
  out.write(static_cast<std::uint32_t>(texts.size()));
  for (const std::string& text : texts) writeText(out, text);
}
inline std::vector<std::string> readTexts(ByteReader& in) {
  std::vector<std::string> texts;
  const std::size_t count = readCount(in, sizeof(std::uint32_t));
  for (std::size_t i = 0; i < count && in.ok(); ++i) texts.push_back(readText(in));
  return texts;
}

inline motion::TrackKind readTrackKind(ByteReader& in) {
  const auto kind = in.read<std::uint8_t>();
  if (kind < motion::kTrackKindCount) return static_cast<motion::TrackKind>(kind);
  static_cast<void>(in.take(in.remaining() + 1));
  return motion::TrackKind::Bone;
}

/// Frames, numbers and bytes, without their lengths.
inline void writeColumns(ByteWriter& out, const TrackColumns& columns) {
  out.write(std::as_bytes(std::span(columns.frames)));
  out.write(std::as_bytes(std::span(columns.numbers)));
  out.write(std::as_bytes(std::span(columns.bytes)));
}

template <class T>
[[nodiscard]] std::vector<T> columnFrom(ByteView bytes) {
  std::vector<T> column(bytes.size() / sizeof(T));
  if (!column.empty()) std::memcpy(column.data(), bytes.data(), column.size() * sizeof(T));
  return column;
}

}  // namespace furitsuke::scripts
