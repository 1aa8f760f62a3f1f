// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "core/base/frame.h"
#include "core/format/vmd/vmd_file.h"
#include "core/motion/motion.h"

// Conversion of records to key values and back, with a codec for each kind of fixed-size record. decode() reads a
// value, patch() writes the fields that changed and keeps all other bytes, encode() writes a new record. The caller
// reads and writes the frame and the name.
namespace furitsuke::io {

struct BoneCodec {
  using Record = format::vmd::BoneRecord;
  using Value = motion::BoneKey;
  static constexpr format::vmd::SectionKind kSection = format::vmd::SectionKind::Bone;
  static constexpr std::size_t kNameBytes = Record::kNameBytes;
  static constexpr std::size_t kFrameAt = Record::kFrameAt;
  /// `flagged`: see vmd::isPhysicsOff.
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
  /// Gives a record that encode() wrote the interpolation block of the program that wrote `pattern`: see
  /// vmd::imitateBlock.
  static void imitate(std::byte* at, Record pattern, bool flagged);
};

struct MorphCodec {
  using Record = format::vmd::MorphRecord;
  using Value = motion::MorphKey;
  static constexpr format::vmd::SectionKind kSection = format::vmd::SectionKind::Morph;
  static constexpr std::size_t kNameBytes = Record::kNameBytes;
  static constexpr std::size_t kFrameAt = Record::kFrameAt;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct CameraCodec {
  using Record = format::vmd::CameraRecord;
  using Value = motion::CameraKey;
  static constexpr format::vmd::SectionKind kSection = format::vmd::SectionKind::Camera;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct LightCodec {
  using Record = format::vmd::LightRecord;
  using Value = motion::LightKey;
  static constexpr format::vmd::SectionKind kSection = format::vmd::SectionKind::Light;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

struct SelfShadowCodec {
  using Record = format::vmd::SelfShadowRecord;
  using Value = motion::SelfShadowKey;
  static constexpr format::vmd::SectionKind kSection = format::vmd::SectionKind::SelfShadow;
  static constexpr std::size_t kNameBytes = 0;
  static constexpr std::size_t kFrameAt = 0;
  static void decode(Record record, bool flagged, Value& value);
  static void patch(std::byte* at, const Value& before, const Value& after);
  static void encode(std::byte* at, const Value& value);
};

/// Property records have no fixed size. They are written completely, with the bytes of the original record wherever
/// their meaning is unchanged.
[[nodiscard]] motion::VisibilityIkKey decodeProperty(format::vmd::PropertyRecord record);
[[nodiscard]] std::size_t propertyRecordSize(const motion::VisibilityIkKey& key);
/// `before` is the record of the key in the file, or nullptr. Writes propertyRecordSize() bytes.
void encodeProperty(std::byte* at, Frame frame, const motion::VisibilityIkKey& key,
                    const format::vmd::PropertyRecord* before);

/// The model name that MMD writes into camera motions, with the bytes that it writes after the NUL.
inline constexpr std::string_view kCameraModelName{"\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\0on Data",
                                                   format::vmd::kModelNameBytesV2};

/// The bytes of a name as stored in its field, without padding. A name is truncated at the byte, even inside a
/// character, as in MMD: what is left of different names stays different as long as possible. An IK name that is too
/// long gets a terminator.
[[nodiscard]] std::string_view boneNameForField(std::string_view name);
[[nodiscard]] std::string_view morphNameForField(std::string_view name);
[[nodiscard]] std::string_view ikNameForField(std::string_view name);
/// `width`: vmd::kModelNameBytesV1 or V2.
[[nodiscard]] std::string_view modelNameForField(std::string_view name, std::size_t width);
/// Writes `name`, which must fit, padded with zeros.
void writeNameField(std::byte* at, std::size_t width, std::string_view name);

}  // namespace furitsuke::io
