// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/vector.h"

// Small VMD files built byte by byte, without the codec, for tests of the codec and of everything that uses it.
namespace furitsuke::test {

/// Bytes from "14 00 63 0F": two hex digits each, white space between them.
[[nodiscard]] Bytes fromHex(std::string_view hex);

/// Writes a VMD piece by piece.
class VmdBuilder {
 public:
  /// 30 bytes of signature and the name padded with zeros.
  static VmdBuilder version1(std::string_view modelName = "Test");
  static VmdBuilder version2(std::string_view modelName = "Test");

  VmdBuilder& count(std::uint32_t count);
  VmdBuilder& raw(ByteView bytes);
  VmdBuilder& raw(std::string_view text) { return raw(asBytes(text)); }
  /// With the curve block that MMD writes into a new key.
  VmdBuilder& bone(std::string_view field, std::uint32_t frame, float x = 0.0F);
  VmdBuilder& bone(std::string_view field, std::uint32_t frame, Vec3 translation, Quat rotation, ByteView block);
  VmdBuilder& morph(std::string_view field, std::uint32_t frame, float weight);
  /// A plausible key with linear curves.
  VmdBuilder& camera(std::uint32_t frame, float distance = -45.0F);
  VmdBuilder& light(std::uint32_t frame, float red = 0.5F);
  VmdBuilder& selfShadow(std::uint32_t frame, std::uint8_t mode = 1, float distance = 0.01125F);
  struct Ik {
    std::string_view field;
    std::uint8_t enabled;
  };
  VmdBuilder& property(std::uint32_t frame, std::uint8_t visible, const std::vector<Ik>& ik);

  [[nodiscard]] const Bytes& bytes() const { return bytes_; }

 private:
  VmdBuilder& name(std::string_view field, std::size_t width);
  template <class T>
  VmdBuilder& number(T value) {
    std::array<std::byte, sizeof(T)> raw;
    storeLe(raw.data(), value);
    return this->raw(ByteView(raw));
  }

  Bytes bytes_;
};

/// The curve block of a new key: linear curves, physics on.
[[nodiscard]] Bytes defaultBlock();

/// The 336-byte file with one record in each section that the format description gives as an executable check.
[[nodiscard]] Bytes checkFile();

}  // namespace furitsuke::test
