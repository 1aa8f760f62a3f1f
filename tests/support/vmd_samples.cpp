// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vmd_samples.h"

#include <algorithm>

namespace furitsuke::test {

namespace {

int digitValue(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  return digit - 'A' + 10;
}

}  // namespace

Bytes fromHex(std::string_view hex) {
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size();) {
    if (hex[i] == ' ' || hex[i] == '\n') {
      ++i;
      continue;
    }
    bytes.push_back(static_cast<std::byte>(digitValue(hex[i]) * 16 + digitValue(hex[i + 1])));
    i += 2;
  }
  return bytes;
}

VmdBuilder VmdBuilder::version1(std::string_view modelName) {
  VmdBuilder builder;
  builder.raw("Vocaloid Motion Data file").raw(std::string_view("\0\0\0\0\0", 5));
  return builder.name(modelName, 10);
}

VmdBuilder VmdBuilder::version2(std::string_view modelName) {
  VmdBuilder builder;
  builder.raw("Vocaloid Motion Data 0002").raw(std::string_view("\0\0\0\0\0", 5));
  return builder.name(modelName, 20);
}

VmdBuilder& VmdBuilder::name(std::string_view field, std::size_t width) {
  std::string padded(field.substr(0, width));
  padded.resize(width, '\0');
  return raw(padded);
}

VmdBuilder& VmdBuilder::count(std::uint32_t count) { return number(count); }

VmdBuilder& VmdBuilder::raw(ByteView bytes) {
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  return *this;
}

VmdBuilder& VmdBuilder::bone(std::string_view field, std::uint32_t frame, float x) {
  return bone(field, frame, {x, 0, 0}, {0, 0, 0, 1}, defaultBlock());
}

VmdBuilder& VmdBuilder::bone(std::string_view field, std::uint32_t frame, Vec3 translation, Quat rotation,
                             ByteView block) {
  return name(field, 15).number(frame).number(translation).number(rotation).raw(block);
}

VmdBuilder& VmdBuilder::morph(std::string_view field, std::uint32_t frame, float weight) {
  return name(field, 15).number(frame).number(weight);
}

VmdBuilder& VmdBuilder::camera(std::uint32_t frame, float distance) {
  number(frame).number(distance).number(Vec3{0, 10, 0}).number(Vec3{0, 0, 0});
  for (int channel = 0; channel < 6; ++channel) raw(fromHex("14 6B 14 6B"));
  return number(std::uint32_t{30}).number(std::uint8_t{0});
}

VmdBuilder& VmdBuilder::light(std::uint32_t frame, float red) {
  return number(frame).number(Vec3{red, 0.5F, 0.5F}).number(Vec3{-0.5F, -1.0F, 0.5F});
}

VmdBuilder& VmdBuilder::selfShadow(std::uint32_t frame, std::uint8_t mode, float distance) {
  return number(frame).number(mode).number(distance);
}

VmdBuilder& VmdBuilder::property(std::uint32_t frame, std::uint8_t visible, const std::vector<Ik>& ik) {
  number(frame).number(visible).count(static_cast<std::uint32_t>(ik.size()));
  for (const Ik& entry : ik) name(entry.field, 20).number(entry.enabled);
  return *this;
}

Bytes defaultBlock() {
  return fromHex(
      "14 14 00 00 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B "
      "14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 "
      "14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 "
      "14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B 00 00 00");
}

Bytes checkFile() {
  return fromHex(
      "56 6F 63 61 6C 6F 69 64 20 4D 6F 74 69 6F 6E 20 44 61 74 61 20 30 30 30 32 00 00 00 00 00 "
      "54 65 73 74 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 "
      "01 00 00 00 83 5A 83 93 83 5E 81 5B 00 00 00 00 00 00 00 1E 00 00 00 "
      "00 00 80 3F 00 00 20 C0 00 00 80 3E 00 00 00 00 9A 99 19 3F 00 00 00 00 CD CC 4C 3F "
      "14 00 63 0F 14 7F 0F 0A 6B 40 1E 5A 6B 7F 64 78 "
      "00 5A 28 14 7F 0F 0A 6B 40 1E 5A 6B 7F 64 78 00 "
      "5A 28 14 7F 0F 0A 6B 40 1E 5A 6B 7F 64 78 00 00 "
      "28 14 7F 0F 0A 6B 40 1E 5A 6B 7F 64 78 00 00 00 "
      "01 00 00 00 82 DC 82 CE 82 BD 82 AB 00 00 00 00 00 00 00 0F 00 00 00 00 00 40 3F "
      "01 00 00 00 3C 00 00 00 00 00 34 C2 00 00 00 00 00 00 20 41 00 00 00 00 "
      "00 00 80 BE 00 00 00 3F 00 00 00 00 "
      "14 6B 14 6B 14 6B 14 6B 14 6B 14 6B 0A 5A 28 78 14 6B 14 6B 14 6B 14 6B 1E 00 00 00 00 "
      "01 00 00 00 00 00 00 00 00 00 1A 3F 00 00 1A 3F 00 00 1A 3F 00 00 00 BF 00 00 80 BF 00 00 00 3F "
      "01 00 00 00 00 00 00 00 01 EC 51 38 3C "
      "01 00 00 00 00 00 00 00 01 01 00 00 00 "
      "8D B6 91 AB 82 68 82 6A 00 00 00 00 00 00 00 00 00 00 00 00 00");
}

}  // namespace furitsuke::test
