// SPDX-License-Identifier: MIT
#include "core/io/motion/vmd_key_codec.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/base/cp932.h"
#include "core/base/name.h"
#include "core/format/vmd/vmd_block.h"

namespace furitsuke::io {

namespace {

static_assert(sizeof(std::array<motion::Curve, motion::kBoneChannelCount>) ==
              sizeof(std::array<format::vmd::CurveBytes, 4>));
static_assert(sizeof(std::array<motion::Curve, motion::kCameraChannelCount>) ==
              sizeof(std::array<format::vmd::CurveBytes, 6>));

template <class T>
void patchField(std::byte* at, const T& before, const T& after) {
  if (!(before == after)) storeLe(at, after);
}

void patchFloat(std::byte* at, float before, float after) {
  if (!sameBits(before, after)) storeLe(at, after);
}

std::byte perspectiveByte(bool perspective) { return perspective ? std::byte{0} : std::byte{1}; }

void encodeCurvesOf(const motion::CameraKey& key, std::byte* at) {
  format::vmd::encodeCameraCurves(
      std::bit_cast<std::array<format::vmd::CurveBytes, motion::kCameraChannelCount>>(key.curves), at);
}

std::array<format::vmd::CurveBytes, motion::kBoneChannelCount> blockCurves(const motion::BoneKey& key) {
  return std::bit_cast<std::array<format::vmd::CurveBytes, motion::kBoneChannelCount>>(key.curves);
}

void encodeBlockOf(const motion::BoneKey& key, std::byte* at) {
  format::vmd::encodeBlock(blockCurves(key), key.physics, at);
}

std::string_view cutToBytes(std::string_view name, std::size_t limit) { return name.substr(0, limit); }

}  // namespace

void BoneCodec::decode(Record record, bool flagged, Value& value) {
  value.translation = record.translation();
  value.rotation = record.rotation();
  value.curves =
      std::bit_cast<std::array<motion::Curve, motion::kBoneChannelCount>>(format::vmd::decodeBlock(record.block()));
  value.physics = !format::vmd::isPhysicsOff(record.block(), flagged);
}

void BoneCodec::patch(std::byte* at, const Value& before, const Value& after) {
  patchField(at + Record::kTranslationAt, before.translation, after.translation);
  patchField(at + Record::kRotationAt, before.rotation, after.rotation);
  if (before.curves != after.curves) {
    format::vmd::patchBlock(blockCurves(before), blockCurves(after), at + Record::kBlockAt);
  }
  if (before.physics != after.physics) format::vmd::patchPhysics(after.physics, at + Record::kBlockAt);
}

void BoneCodec::encode(std::byte* at, const Value& value) {
  storeLe(at + Record::kTranslationAt, value.translation);
  storeLe(at + Record::kRotationAt, value.rotation);
  encodeBlockOf(value, at + Record::kBlockAt);
}

void BoneCodec::imitate(std::byte* at, Record pattern, bool flagged) {
  format::vmd::imitateBlock(pattern.block(), flagged, at + Record::kBlockAt);
}

void MorphCodec::decode(Record record, bool /*flagged*/, Value& value) { value.weight = record.weight(); }

void MorphCodec::patch(std::byte* at, const Value& before, const Value& after) {
  patchFloat(at + Record::kWeightAt, before.weight, after.weight);
}

void MorphCodec::encode(std::byte* at, const Value& value) { storeLe(at + Record::kWeightAt, value.weight); }

void CameraCodec::decode(Record record, bool /*flagged*/, Value& value) {
  value.distance = record.distance();
  value.target = record.target();
  value.rotation = record.rotation();
  value.fov = record.fov();
  value.curves = std::bit_cast<std::array<motion::Curve, motion::kCameraChannelCount>>(
      format::vmd::decodeCameraCurves(record.curves()));
  value.perspective = record.perspectiveByte() == 0;
}

void CameraCodec::patch(std::byte* at, const Value& before, const Value& after) {
  patchFloat(at + Record::kDistanceAt, before.distance, after.distance);
  patchField(at + Record::kTargetAt, before.target, after.target);
  patchField(at + Record::kRotationAt, before.rotation, after.rotation);
  patchField(at + Record::kFovAt, before.fov, after.fov);
  if (before.curves != after.curves) encodeCurvesOf(after, at + Record::kCurvesAt);
  if (before.perspective != after.perspective) at[Record::kPerspectiveAt] = perspectiveByte(after.perspective);
}

void CameraCodec::encode(std::byte* at, const Value& value) {
  storeLe(at + Record::kDistanceAt, value.distance);
  storeLe(at + Record::kTargetAt, value.target);
  storeLe(at + Record::kRotationAt, value.rotation);
  storeLe(at + Record::kFovAt, value.fov);
  encodeCurvesOf(value, at + Record::kCurvesAt);
  at[Record::kPerspectiveAt] = perspectiveByte(value.perspective);
}

void LightCodec::decode(Record record, bool /*flagged*/, Value& value) { value = {record.color(), record.direction()}; }

void LightCodec::patch(std::byte* at, const Value& before, const Value& after) {
  patchField(at + Record::kColorAt, before.color, after.color);
  patchField(at + Record::kDirectionAt, before.direction, after.direction);
}

void LightCodec::encode(std::byte* at, const Value& value) {
  storeLe(at + Record::kColorAt, value.color);
  storeLe(at + Record::kDirectionAt, value.direction);
}

void SelfShadowCodec::decode(Record record, bool /*flagged*/, Value& value) {
  value = {record.mode(), record.distance()};
}

void SelfShadowCodec::patch(std::byte* at, const Value& before, const Value& after) {
  patchField(at + Record::kModeAt, before.mode, after.mode);
  patchFloat(at + Record::kDistanceAt, before.distance, after.distance);
}

void SelfShadowCodec::encode(std::byte* at, const Value& value) {
  storeLe(at + Record::kModeAt, value.mode);
  storeLe(at + Record::kDistanceAt, value.distance);
}

motion::VisibilityIkKey decodeProperty(format::vmd::PropertyRecord record) {
  motion::VisibilityIkKey key{record.visibleByte() != 0, {}};
  key.ik.reserve(record.ikCount());
  for (std::uint32_t i = 0; i < record.ikCount(); ++i) {
    key.ik.push_back({std::string(nameInField(record.ikNameField(i))), record.ikEnabledByte(i) != 0});
  }
  return key;
}

std::size_t propertyRecordSize(const motion::VisibilityIkKey& key) {
  return format::vmd::PropertyRecord::kFixedSize + format::vmd::PropertyRecord::kIkSize * key.ik.size();
}

namespace {

/// The index of the entry of `before` with the IK bone `name`; tries index `place` first.
std::optional<std::uint32_t> entryNamed(const format::vmd::PropertyRecord& before, std::string_view name,
                                        std::size_t index) {
  const auto matches = [&](std::uint32_t i) { return nameInField(before.ikNameField(i)) == name; };
  const std::uint32_t count = before.ikCount();
  if (index < count && matches(static_cast<std::uint32_t>(index))) return static_cast<std::uint32_t>(index);
  for (std::uint32_t i = 0; i < count; ++i) {
    if (matches(i)) return i;
  }
  return {};
}

}  // namespace

void encodeProperty(std::byte* at, Frame frame, const motion::VisibilityIkKey& key,
                    const format::vmd::PropertyRecord* before) {
  using Record = format::vmd::PropertyRecord;
  const auto boolByte = [](bool value) { return value ? std::byte{1} : std::byte{0}; };
  // Any nonzero byte means true; the byte is kept if its meaning is unchanged.
  const auto keptByte = [&](std::uint8_t old, bool value) {
    return (old != 0) == value ? static_cast<std::byte>(old) : boolByte(value);
  };
  storeLe(at, static_cast<std::uint32_t>(frame));
  at[Record::kVisibleAt] = before != nullptr ? keptByte(before->visibleByte(), key.visible) : boolByte(key.visible);
  storeLe(at + Record::kIkCountAt, static_cast<std::uint32_t>(key.ik.size()));
  std::byte* entry = at + Record::kFixedSize;
  for (std::size_t i = 0; i < key.ik.size(); ++i, entry += Record::kIkSize) {
    const motion::IkState& ik = key.ik[i];
    const auto old = before != nullptr ? entryNamed(*before, ik.name, i) : std::nullopt;
    if (old) {
      std::memcpy(entry, before->ikNameField(*old).data(), Record::kIkNameBytes);
      entry[Record::kIkNameBytes] = keptByte(before->ikEnabledByte(*old), ik.enabled);
    } else {
      writeNameField(entry, Record::kIkNameBytes, ikNameForField(ik.name));
      entry[Record::kIkNameBytes] = boolByte(ik.enabled);
    }
  }
}

std::string_view boneNameForField(std::string_view name) { return cutToBytes(name, kBoneNameBytes); }

std::string_view morphNameForField(std::string_view name) { return cutToBytes(name, kMorphNameBytes); }

std::string_view ikNameForField(std::string_view name) {
  // A name that fills the field was read from a file and is written back unchanged.
  return name.size() <= kIkNameBytes ? name : cutToBytes(name, kIkMatchBytes);
}

std::string_view modelNameForField(std::string_view name, std::size_t width) { return cutToBytes(name, width); }

void writeNameField(std::byte* at, std::size_t width, std::string_view name) {
  std::memset(at, 0, width);
  std::memcpy(at, name.data(), std::min(width, name.size()));
}

}  // namespace furitsuke::io
