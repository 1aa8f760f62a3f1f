// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::format::nmd {

/// How the value of a field is stored in the wire format of protocol buffers.
enum class WireType : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, StartGroup = 3, EndGroup = 4, Fixed32 = 5 };

/// A field of a message.
struct WireField {
  std::uint32_t number = 0;
  WireType type = WireType::Varint;
  std::uint64_t value = 0;    ///< of the numeric types
  ByteView bytes;             ///< of the type Bytes
  std::size_t at = 0;         ///< of its first byte in the file
  bool isCut = false;         ///< the message ends inside `bytes`
  std::size_t contentAt = 0;  ///< of `bytes` in the file

  [[nodiscard]] bool isFlagSet() const noexcept { return value != 0; }
  /// The value of a float; 0 for another type.
  [[nodiscard]] float number32() const noexcept {
    return type == WireType::Fixed32 ? std::bit_cast<float>(static_cast<std::uint32_t>(value)) : 0.0F;
  }
};

/// Reads the fields of a message in their order. A field that does not fit in the message ends the reading and sets
/// error(); of the type Bytes it is returned with what there is of it.
class WireReader {
 public:
  /// `at`: of the message in the file.
  explicit WireReader(ByteView bytes, std::size_t at = 0) : in_(bytes), at_(at) {}
  /// The message in a field of the type Bytes.
  explicit WireReader(const WireField& field) : WireReader(field.bytes, field.contentAt) {}

  /// The next field; nothing at the end of the message and after an error.
  std::optional<WireField> next() {
    if (error_ || in_.remaining() == 0) return {};
    WireField field;
    field.at = at_ + in_.offset();
    const std::uint64_t tag = varint();
    field.number = static_cast<std::uint32_t>(tag >> 3U);
    field.type = static_cast<WireType>(tag & 7U);
    if (!error_ && (field.number == 0 || (tag >> 3U) > kMaxFieldNumber)) fail(field.at, Core::tr("is no field"));
    if (!error_) readValue(field);
    return error_ && !field.isCut ? std::nullopt : std::optional(field);
  }

  [[nodiscard]] const std::optional<Error>& error() const noexcept { return error_; }

 private:
  static constexpr std::uint64_t kMaxFieldNumber = (1U << 29U) - 1;

  void fail(std::size_t at, Message reason) {
    if (!error_) error_ = Error::at(at, Core::tr("message"), std::move(reason));
  }

  std::uint64_t varint() {
    const std::size_t at = at_ + in_.offset();
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const auto byte = in_.read<std::uint8_t>();
      if (!in_.ok()) break;
      value |= std::uint64_t{byte & 0x7FU} << shift;
      if ((byte & 0x80U) == 0) return value;
    }
    fail(at, in_.ok() ? Core::tr("a number has more than 10 bytes") : Core::tr("ends inside a number"));
    return 0;
  }

  void readValue(WireField& field) {
    switch (field.type) {
      case WireType::Varint: field.value = varint(); return;
      case WireType::Fixed64: field.value = in_.read<std::uint64_t>(); break;
      case WireType::Fixed32: field.value = in_.read<std::uint32_t>(); break;
      case WireType::Bytes: {
        const std::uint64_t size = varint();
        if (error_) return;
        field.isCut = size > in_.remaining();
        if (field.isCut) {
          fail(field.at, {Core::trWith("a field of %1 bytes, %2 are left"), size, in_.remaining()});
        }
        field.contentAt = at_ + in_.offset();
        field.bytes = in_.take(field.isCut ? in_.remaining() : static_cast<std::size_t>(size));
        return;
      }
      case WireType::StartGroup:
      case WireType::EndGroup:
      default: return fail(field.at, Core::tr("has an unknown type of field"));
    }
    if (!in_.ok()) fail(field.at, Core::tr("ends inside a field"));
  }

  ByteReader in_;
  std::size_t at_ = 0;
  std::optional<Error> error_;
};

}  // namespace furitsuke::format::nmd
