// SPDX-License-Identifier: MIT
#include <array>
#include <cstring>
#include <unordered_map>

#include "core/check/repair/repair_functions.h"
#include "core/io/key_faults.h"
#include "core/io/vmd/vmd_key_codec.h"

namespace furitsuke::check::repair {

namespace {

/// Calls f(id, track, index, record) for each key that was read from a record of the file.
template <class Record, class Value, class F>
void forRecords(const RepairScope& scope, format::vmd::SectionKind section, F&& f) {
  if (scope.source == nullptr) return;
  const format::vmd::File& file = scope.source->file;
  forTracks<Value>(scope, [&](motion::TrackId id, const motion::Track<Value>& track) {
    for (std::size_t i = 0; i < track.size(); ++i) {
      const motion::SourceRecord record = track.sources()[i];
      if (record < file.section(section).count) f(id, track, i, file.template record<Record>(section, record));
    }
  });
}

/// Detaches keys from their records, so that they are written as new records after the others, in the form that MMD
/// writes.
template <class Value>
void writeAnew(motion::EditBuilder& builder, motion::TrackId id, const motion::Track<Value>& track, std::size_t i) {
  builder.move(id, track.frames()[i], track.values()[i], motion::kNoSource);
}

template <class F>
motion::Edit writeAnewBlocks(const RepairScope& scope, F&& isWanted) {
  motion::EditBuilder builder(scope.motion);
  forRecords<format::vmd::BoneRecord, motion::BoneKey>(
      scope, format::vmd::SectionKind::Bone,
      [&](motion::TrackId id, const motion::Track<motion::BoneKey>& track, std::size_t i,
          format::vmd::BoneRecord record) {
        if (isWanted(record.block())) writeAnew(builder, id, track, i);
      });
  return {builder.build(), {}};
}

template <class Codec>
void writeAnewSpaced(const RepairScope& scope, motion::EditBuilder& builder) {
  using Record = typename Codec::Record;
  using Value = typename Codec::Value;
  forRecords<Record, Value>(scope, Codec::kSection,
                            [&](motion::TrackId id, const motion::Track<Value>& track, std::size_t i, Record record) {
                              const std::string_view field = record.nameField();
                              const std::string_view text = field.substr(0, field.find('\0', 1));
                              if (text.ends_with(' ')) writeAnew(builder, id, track, i);
                            });
}

/// A key takes the position of the first record that it hides. When its own record is removed, the other records are
/// removed too.
template <class Value>
void takeHiddenPlaces(const RepairScope& scope, motion::EditBuilder& builder) {
  forTracks<Value>(scope, [&](motion::TrackId id, const motion::Track<Value>& track) {
    std::unordered_map<motion::SourceRecord, motion::SourceRecord> hidden;
    for (const auto& [record, winner] : scope.source->shadowed[static_cast<std::size_t>(id.kind)]) {
      hidden.try_emplace(winner, record);
    }
    if (hidden.empty()) return;
    for (std::size_t i = 0; i < track.size(); ++i) {
      const auto place = hidden.find(track.sources()[i]);
      if (place != hidden.end()) builder.move(id, track.frames()[i], track.values()[i], place->second);
    }
  });
}

}  // namespace

motion::Edit withoutShadowedRecords(const RepairScope& scope) {
  if (scope.source == nullptr) return {};
  motion::EditBuilder builder(scope.motion);
  takeHiddenPlaces<motion::BoneKey>(scope, builder);
  takeHiddenPlaces<motion::MorphKey>(scope, builder);
  takeHiddenPlaces<motion::CameraKey>(scope, builder);
  takeHiddenPlaces<motion::LightKey>(scope, builder);
  takeHiddenPlaces<motion::SelfShadowKey>(scope, builder);
  takeHiddenPlaces<motion::PropertyKey>(scope, builder);
  return {builder.build(), {}};
}

motion::Edit curvesOfFirstRows(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  forRecords<format::vmd::BoneRecord, motion::BoneKey>(
      scope, format::vmd::SectionKind::Bone,
      [&](motion::TrackId id, const motion::Track<motion::BoneKey>& track, std::size_t i,
          format::vmd::BoneRecord record) {
        // Curves that were edited later are intended.
        if (!io::hasOnlyFirstRow(record.block()) || track.values()[i].curves[1] != motion::Curve{}) return;
        motion::BoneKey key = track.values()[i];
        key.curves = io::curvesOfFirstRow(record.block());
        builder.set(id, track.frames()[i], key);
      });
  return {builder.build(), {}};
}

motion::Edit regularBlocks(const RepairScope& scope) {
  return writeAnewBlocks(scope, [](const std::byte* block) { return !format::vmd::isRegularBlock(block); });
}

motion::Edit knownPhysicsSwitch(const RepairScope& scope) {
  return writeAnewBlocks(scope, [](const std::byte* block) { return !io::isPhysicsKnown(block); });
}

motion::Edit namesWithoutSpaces(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  writeAnewSpaced<io::BoneCodec>(scope, builder);
  writeAnewSpaced<io::MorphCodec>(scope, builder);
  return {builder.build(), {}};
}

}  // namespace furitsuke::check::repair
