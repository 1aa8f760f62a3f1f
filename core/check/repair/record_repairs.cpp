// SPDX-License-Identifier: MIT
#include <unordered_map>

#include "core/check/repair/repair_functions.h"
#include "core/io/key_faults.h"
#include "core/io/motion/vmd_key_codec.h"

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

/// Detaches a key from its record, so that it is written as a new record after the others, in the form that MMD writes.
template <class Value>
void rewriteRecord(motion::EditBuilder& builder, motion::TrackId id, const motion::Track<Value>& track, std::size_t i) {
  builder.move(id, track.frames()[i], track.values()[i], motion::kNoSource);
}

template <class F>
motion::Edit rewriteBlocks(const RepairScope& scope, F&& mustRewrite) {
  motion::EditBuilder builder(scope.motion);
  forRecords<format::vmd::BoneRecord, motion::BoneKey>(
      scope, format::vmd::SectionKind::Bone,
      [&](motion::TrackId id, const motion::Track<motion::BoneKey>& track, std::size_t i,
          format::vmd::BoneRecord record) {
        if (mustRewrite(record.block())) rewriteRecord(builder, id, track, i);
      });
  return {builder.build(), {}};
}

template <class Codec>
void rewriteSpacePaddedNames(const RepairScope& scope, motion::EditBuilder& builder) {
  using Record = typename Codec::Record;
  using Value = typename Codec::Value;
  forRecords<Record, Value>(scope, Codec::kSection,
                            [&](motion::TrackId id, const motion::Track<Value>& track, std::size_t i, Record record) {
                              const std::string_view field = record.nameField();
                              const std::string_view text = field.substr(0, field.find('\0', 1));
                              if (text.ends_with(' ')) rewriteRecord(builder, id, track, i);
                            });
}

/// Assigns each key the first of the records that it overrides. Its previous record is then not written, nor are the
/// other records that it overrides.
template <class Value>
void dropHiddenRecords(const RepairScope& scope, motion::EditBuilder& builder) {
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
  dropHiddenRecords<motion::BoneKey>(scope, builder);
  dropHiddenRecords<motion::MorphKey>(scope, builder);
  dropHiddenRecords<motion::CameraKey>(scope, builder);
  dropHiddenRecords<motion::LightKey>(scope, builder);
  dropHiddenRecords<motion::SelfShadowKey>(scope, builder);
  dropHiddenRecords<motion::VisibilityIkKey>(scope, builder);
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
  return rewriteBlocks(scope, [](const std::byte* block) { return !format::vmd::isRegularBlock(block); });
}

motion::Edit knownPhysicsFlags(const RepairScope& scope) {
  return rewriteBlocks(scope, [](const std::byte* block) { return !io::isPhysicsKnown(block); });
}

motion::Edit namesWithoutSpaces(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  rewriteSpacePaddedNames<io::BoneCodec>(scope, builder);
  rewriteSpacePaddedNames<io::MorphCodec>(scope, builder);
  return {builder.build(), {}};
}

}  // namespace furitsuke::check::repair
