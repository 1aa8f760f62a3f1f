// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "core/base/frame.h"
#include "core/format/vmd/vmd_file.h"
#include "core/motion/motion.h"

// What a record means and how a key is put into one: a codec per kind of fixed-size record. decode() reads the value,
// patch() writes the fields of a value that changed and leaves all other bytes alone, encode() makes a new record.
// The frame and the name are the caller's.
namespace furitsuke {

struct BoneCodec {
  using Record = vmd::BoneRecord;
  using Value = BoneKey;
  static constexpr vmd::SectionKind kSection = vmd::SectionKind::Bone;
  static constexpr std::size_t kNameBytes = Record::kNameBytes;
  static constexpr std::size_t kFrameAt = Record::kFrameAt;
  /// `flagged`: see vmd::isPhysicsOff.
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct MorphCodec {
  using Record = vmd::MorphRecord;
  using Value = MorphKey;
  static constexpr vmd::SectionKind kSection = vmd::SectionKind::Morph;
  static constexpr std::size_t kNameBytes = Record::kNameBytes;
  static constexpr std::size_t kFrameAt = Record::kFrameAt;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct CameraCodec {
  using Record = vmd::CameraRecord;
  using Value = CameraKey;
  static constexpr vmd::SectionKind kSection = vmd::SectionKind::Camera;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct LightCodec {
  using Record = vmd::LightRecord;
  using Value = LightKey;
  static constexpr vmd::SectionKind kSection = vmd::SectionKind::Light;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct SelfShadowCodec {
  using Record = vmd::SelfShadowRecord;
  using Value = SelfShadowKey;
  static constexpr vmd::SectionKind kSection = vmd::SectionKind::SelfShadow;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

/// Property records have no fixed size: written whole, with the bytes of `before` wherever they mean the same.
[[nodiscard]] PropertyKey decodeProperty(vmd::PropertyRecord record);
[[nodiscard]] std::size_t propertyRecordSize(const PropertyKey& key);
/// `before` is the record that the key came from, or nullptr. Writes propertyRecordSize() bytes.
void encodeProperty(std::byte* at, Frame frame, const PropertyKey& key, const vmd::PropertyRecord* before);

/// The model name that MMD writes into camera motions, with the bytes that it leaves behind the NUL.
inline constexpr std::string_view kCameraModelName{"\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\0on Data",
                                                   vmd::kModelNameBytesV2};

/// The bytes of a name as its field stores them, without padding. Bones and model names are cut at a character;
/// morphs and IK names at the byte, because MMD compares exactly the bytes that fit. An IK name that is too long gets a
/// terminator, as MMD writes it.
[[nodiscard]] std::string_view boneNameForField(std::string_view name);
[[nodiscard]] std::string_view morphNameForField(std::string_view name);
[[nodiscard]] std::string_view ikNameForField(std::string_view name);
/// `width`: vmd::kModelNameBytesV1 or V2.
[[nodiscard]] std::string_view modelNameForField(std::string_view name, std::size_t width);
/// Writes `name`, which fits, padded with zeros.
void writeNameField(std::byte* at, std::size_t width, std::string_view name);

}  // namespace furitsuke
