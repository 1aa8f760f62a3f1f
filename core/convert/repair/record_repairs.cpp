// SPDX-License-Identifier: MIT
#include <array>
#include <cstring>
#include <unordered_map>

#include "core/convert/key_faults.h"
#include "core/convert/repair/repair_functions.h"
#include "core/convert/vmd_key_codec.h"

namespace furitsuke::repair {

namespace {

/// Calls f(id, track, index, record) for each key that came from a record of the file.
template <class Record, class Value, class F>
void forRecords(const RepairScope& scope, vmd::SectionKind section, F&& f) {
  if (scope.source == nullptr) return;
  const vmd::File& file = scope.source->file;
  forTracks<Value>(scope, [&](TrackId id, const Track<Value>& track) {
    for (std::size_t i = 0; i < track.size(); ++i) {
      const SourceRecord record = track.sources()[i];
      if (record < file.section(section).count) f(id, track, i, file.template record<Record>(section, record));
    }
  });
}

/// A key without its record is written anew, behind the others and as MMD writes it.
template <class Value>
void writeAnew(EditBuilder& builder, TrackId id, const Track<Value>& track, std::size_t i) {
  builder.move(id, track.frames()[i], track.values()[i], kNoSource);
}

template <class F>
MotionEdit writeAnewBlocks(const RepairScope& scope, F&& isWanted) {
  EditBuilder builder(scope.motion);
  forRecords<vmd::BoneRecord, BoneKey>(
      scope, vmd::SectionKind::Bone,
      [&](TrackId id, const Track<BoneKey>& track, std::size_t i, vmd::BoneRecord record) {
        if (isWanted(record.block())) writeAnew(builder, id, track, i);
      });
  return {builder.build(), {}};
}

template <class Codec>
void writeAnewSpaced(const RepairScope& scope, EditBuilder& builder) {
  using Record = typename Codec::Record;
  using Value = typename Codec::Value;
  forRecords<Record, Value>(scope, Codec::kSection,
                            [&](TrackId id, const Track<Value>& track, std::size_t i, Record record) {
                              const std::string_view field = record.nameField();
                              const std::string_view text = field.substr(0, field.find('\0', 1));
                              if (text.ends_with(' ')) writeAnew(builder, id, track, i);
                            });
}

/// A key takes the place of the first of the records that it hides; with its own record gone, the others go too.
template <class Value>
void takeHiddenPlaces(const RepairScope& scope, EditBuilder& builder) {
  forTracks<Value>(scope, [&](TrackId id, const Track<Value>& track) {
    std::unordered_map<SourceRecord, SourceRecord> hidden;
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

MotionEdit withoutShadowedRecords(const RepairScope& scope) {
  if (scope.source == nullptr) return {};
  EditBuilder builder(scope.motion);
  takeHiddenPlaces<BoneKey>(scope, builder);
  takeHiddenPlaces<MorphKey>(scope, builder);
  takeHiddenPlaces<CameraKey>(scope, builder);
  takeHiddenPlaces<LightKey>(scope, builder);
  takeHiddenPlaces<SelfShadowKey>(scope, builder);
  takeHiddenPlaces<PropertyKey>(scope, builder);
  return {builder.build(), {}};
}

MotionEdit curvesOfFirstRows(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  forRecords<vmd::BoneRecord, BoneKey>(
      scope, vmd::SectionKind::Bone,
      [&](TrackId id, const Track<BoneKey>& track, std::size_t i, vmd::BoneRecord record) {
        // Curves that were edited since are meant.
        if (!hasOnlyFirstRow(record.block()) || track.values()[i].curves[1] != Curve{}) return;
        BoneKey key = track.values()[i];
        key.curves = curvesOfFirstRow(record.block());
        builder.set(id, track.frames()[i], key);
      });
  return {builder.build(), {}};
}

MotionEdit regularBlocks(const RepairScope& scope) {
  return writeAnewBlocks(scope, [](const std::byte* block) { return !vmd::isRegularBlock(block); });
}

MotionEdit knownPhysicsSwitch(const RepairScope& scope) {
  return writeAnewBlocks(scope, [](const std::byte* block) { return !isPhysicsKnown(block); });
}

MotionEdit namesWithoutSpaces(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  writeAnewSpaced<BoneCodec>(scope, builder);
  writeAnewSpaced<MorphCodec>(scope, builder);
  return {builder.build(), {}};
}

}  // namespace furitsuke::repair
