// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mvd_samples.h"

#include <numbers>
#include <utility>

#include "core/base/utf16.h"

namespace furitsuke::test {

namespace {

constexpr std::uint32_t kLinear = 0x6B6B1414;  // 20 20 107 107

void appendBytes(Bytes& to, const Bytes& more) { to.insert(to.end(), more.begin(), more.end()); }

}  // namespace

Bytes joinedBytes(const std::vector<Bytes>& parts) {
  Bytes all;
  for (const Bytes& part : parts) appendBytes(all, part);
  return all;
}

MvdWriter::MvdWriter(bool isUtf16, float version) : isUtf16_(isUtf16) {
  std::string signature = "Motion Vector Data file";
  signature.resize(30);
  bytes_ = toBytes(signature);
  appendBytes(bytes_, packed(version, static_cast<std::uint8_t>(isUtf16 ? 0 : 1)));
}

void MvdWriter::text(std::string_view text) {
  const std::string stored = isUtf16_ ? utf16::fromUtf8(text) : std::string(text);
  appendBytes(bytes_, packed(static_cast<std::int32_t>(stored.size())));
  appendBytes(bytes_, toBytes(stored));
}

void MvdWriter::object(std::string_view name, float fps) {
  text(name);
  text("English");
  appendBytes(bytes_, packed(fps, std::int32_t{0}));
}

void MvdWriter::names(const std::vector<std::pair<std::int32_t, std::string>>& names) {
  appendBytes(bytes_, packed(std::uint8_t{0}, std::uint8_t{0}, std::int32_t{0}, std::int32_t{0},
                             static_cast<std::int32_t>(names.size()), std::int32_t{0}));
  for (const auto& [key, name] : names) {
    appendBytes(bytes_, packed(key));
    text(name);
  }
}

void MvdWriter::section(std::uint8_t tag, std::uint8_t minorNumber, std::int32_t key, const std::vector<Bytes>& items,
                        const Bytes& extension, std::int32_t stated) {
  const auto size = static_cast<std::int32_t>(items.empty() ? 0 : items.front().size());
  appendBytes(bytes_, packed(tag, minorNumber, key, stated < 0 ? size : stated, static_cast<std::int32_t>(items.size()),
                             static_cast<std::int32_t>(extension.size())));
  appendBytes(bytes_, extension);
  appendBytes(bytes_, joinedBytes(items));
}

void MvdWriter::end() { appendBytes(bytes_, packed(std::uint8_t{255}, std::uint8_t{0})); }

Bytes MvdWriter::bytes() const { return bytes_; }

Bytes mvdBoneKey(int minorNumber, std::int64_t frame, std::int32_t stage, bool isSpline) {
  Bytes key = packed(stage, frame, static_cast<float>(frame), 2.0F, 3.0F, 0.0F, 0.6F, 0.0F, 0.8F, kLinear, kLinear,
                     kLinear, std::uint32_t{0x08070605});
  if (minorNumber >= 1)
    appendBytes(key, packed(static_cast<std::uint8_t>(isSpline), std::uint8_t{0}, std::uint16_t{0}));
  return key;
}

Bytes mvdPropertyKey(int minorNumber, std::int64_t frame, bool isVisible) {
  Bytes key = packed(frame, static_cast<std::uint8_t>(isVisible), std::uint8_t{1}, std::uint8_t{0}, std::uint8_t{1});
  if (minorNumber >= 1) appendBytes(key, packed(std::uint32_t{0}));
  appendBytes(key, packed(1.0F, std::uint32_t{0xFF000000}));
  if (minorNumber >= 2) appendBytes(key, packed(1.0F));
  appendBytes(key, packed(std::uint8_t{1}, std::uint8_t{0}));
  if (minorNumber >= 3) appendBytes(key, packed(std::int32_t{1}, std::int32_t{0}, std::int32_t{5}));
  return key;
}

Bytes mvdCameraKey(int minorNumber, std::int64_t frame, std::int32_t stage) {
  constexpr float kPi = std::numbers::pi_v<float>;
  Bytes key = packed(stage, frame, 45.0F, static_cast<float>(frame), 10.0F, 0.0F, 0.25F, kPi + 0.5F, -0.125F, kPi / 6);
  if (minorNumber == 0) appendBytes(key, packed(std::uint8_t{0}));  // without perspective
  if (minorNumber == 1) appendBytes(key, packed(std::uint8_t{1}, std::uint8_t{0}, 1.0F, std::uint8_t{1}));
  if (minorNumber == 3) appendBytes(key, packed(std::uint8_t{1}, std::uint8_t{0}, std::uint16_t{0}));
  appendBytes(key, packed(kLinear, kLinear, kLinear, std::uint32_t{0x08070605}));
  return key;
}

Bytes mvdOfMinors(int bone, int property, int camera, bool isUtf16, float fps) {
  MvdWriter writer(isUtf16);
  writer.object("初音ミク", fps);
  writer.names({{1, "センター"}, {2, "右足ＩＫ"}, {3, "左足ＩＫ"}, {4, "あ"}, {-1001, "追加"}});
  const Bytes stages = packed(std::int32_t{2});
  const Bytes stagesAndClip = packed(std::int32_t{2}, std::int32_t{-1});
  writer.section(16, static_cast<std::uint8_t>(bone), 1,
                 {mvdBoneKey(bone, 0), mvdBoneKey(bone, 30), mvdBoneKey(bone, 10, 1)},
                 bone >= 2 ? stagesAndClip : stages);
  writer.section(32, 0, 4, {packed(std::int64_t{0}, 0.0F, kLinear), packed(std::int64_t{15}, 1.0F, kLinear)});
  Bytes ik = packed(std::int32_t{2}, std::int32_t{2}, std::int32_t{3});
  if (property >= 3) appendBytes(ik, packed(std::int32_t{1}));
  const Bytes key = mvdPropertyKey(property, 0);
  // MikuMikuMoving states four bytes too few.
  const auto stated = static_cast<std::int32_t>(property >= 1 ? key.size() - 4 : key.size());
  writer.section(64, static_cast<std::uint8_t>(property), 0, {key, mvdPropertyKey(property, 20, false)}, ik, stated);
  writer.section(96, static_cast<std::uint8_t>(camera), 0,
                 {mvdCameraKey(camera, 0), mvdCameraKey(camera, 30), mvdCameraKey(camera, 5, 1)}, stages);
  if (camera >= 2) {
    writer.section(104, 2, 0,
                   {packed(std::int64_t{0}, std::uint8_t{1}, std::uint8_t{0}, 1.0F, std::uint8_t{1}, std::uint8_t{0},
                           0.1F, 1.0F, std::int32_t{-1}, std::int32_t{-1})});
  }
  writer.section(112, 0, 0,
                 {packed(std::int64_t{0}, -0.5F, -1.0F, 0.5F, std::uint8_t{255}, std::uint8_t{0}, std::uint8_t{51},
                         std::uint8_t{1})});
  writer.section(128, 1, 0, {packed(std::int64_t{0}, 0.98F, 0.0F, -1.0F, 0.0F, std::int32_t{2}, 1.0F, 1.0F)});
  writer.end();
  return writer.bytes();
}

}  // namespace furitsuke::test
