// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// A message of protocol buffers, written without the code of the reader.
class WireMessage {
 public:
  WireMessage& number(std::uint32_t field, std::uint64_t value);
  WireMessage& real(std::uint32_t field, float value);
  WireMessage& text(std::uint32_t field, std::string_view value);
  WireMessage& message(std::uint32_t field, const WireMessage& value);
  /// Floats as fields 1, 2, ... of a message.
  WireMessage& vector(std::uint32_t field, std::initializer_list<float> values);
  [[nodiscard]] const Bytes& bytes() const { return bytes_; }

 private:
  void varint(std::uint64_t value);
  void tag(std::uint32_t field, std::uint32_t type) { varint(field << 3U | type); }
  void content(ByteView bytes);

  Bytes bytes_;
};

/// The head of a key.
[[nodiscard]] WireMessage nmdHead(std::uint64_t frame);
/// A bone key at `frame` with x = `frame`.
[[nodiscard]] WireMessage nmdBoneKey(std::uint64_t frame, std::uint64_t track = 1, std::uint32_t stage = 0);
/// An NMD with every kind of keys.
[[nodiscard]] WireMessage nmdOfEverything();

}  // namespace furitsuke::test
