// SPDX-License-Identifier: MIT
#include <cstddef>
#include <string_view>
#include <unordered_map>

#include "core/base/name.h"
#include "core/format/vmd/vmd_records.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::io {

namespace {

using format::vmd::SectionKind;

struct RecordPosition {
  std::uint32_t frame = 0;
  std::string_view name;  ///< of the track; empty for sections without names
};

RecordPosition placeOf(const format::vmd::File& file, SectionKind kind, motion::SourceRecord i) {
  switch (kind) {
    case SectionKind::Bone: {
      const auto record = file.record<format::vmd::BoneRecord>(kind, i);
      return {record.frame(), nameInField(record.nameField())};
    }
    case SectionKind::Morph: {
      const auto record = file.record<format::vmd::MorphRecord>(kind, i);
      return {record.frame(), nameInField(record.nameField())};
    }
    case SectionKind::Camera: return {file.record<format::vmd::CameraRecord>(kind, i).frame(), {}};
    case SectionKind::Light: return {file.record<format::vmd::LightRecord>(kind, i).frame(), {}};
    case SectionKind::SelfShadow: return {file.record<format::vmd::SelfShadowRecord>(kind, i).frame(), {}};
    case SectionKind::Property: return {file.propertyRecord(i).frame(), {}};
  }
  return {};
}

std::string_view fieldNameOf(const motion::Motion& motion, motion::TrackId id) {
  if (id.kind == motion::TrackKind::Bone) return motion.bones[id.index].name.bytes;
  if (id.kind == motion::TrackKind::Morph) return motion.morphs[id.index].name.bytes;
  return {};
}

}  // namespace

std::size_t droppedDuplicates(const motion::Motion& edited, const VmdSource& source) {
  const MotionAsStored stored(edited, &source);
  const motion::Motion& motion = stored.motion();
  std::size_t dropped = 0;
  for (std::size_t section = 0; section < source.shadowed.size(); ++section) {
    if (source.shadowed[section].empty()) continue;
    const auto kind = static_cast<SectionKind>(section);
    std::unordered_map<motion::SourceRecord, std::size_t> byWinner;
    for (const ShadowedRecord& each : source.shadowed[section]) ++byWinner[each.winner];
    std::size_t kept = 0;
    for (const motion::TrackId id : motion.trackIds()) {
      if (static_cast<std::size_t>(id.kind) != section) continue;
      const std::string_view name = fieldNameOf(motion, id);
      motion.visit(id, [&](const auto& track) {
        for (std::size_t k = 0; k < track.size(); ++k) {
          const auto winner = byWinner.find(track.sources()[k]);
          if (winner == byWinner.end()) continue;
          const RecordPosition position = placeOf(source.file, kind, winner->first);
          if (position.frame == static_cast<std::uint32_t>(track.frames()[k]) && position.name == name)
            kept += winner->second;
        }
      });
    }
    dropped += source.shadowed[section].size() - kept;
  }
  return dropped;
}

}  // namespace furitsuke::io
