// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/vmd/vmd_key_codec.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::io {

namespace {

using format::vmd::Finding;

std::string cutReason(std::string_view what, const Name& name, std::string_view kept) {
  return std::string(what) + " \"" + name.text() + "\" is truncated to \"" + Name::fromBytes(kept).text() + '"';
}

/// Reports names of one kind of track that are truncated, and those that become identical.
template <class Value, class FieldOf>
void findTrackLosses(const motion::Motion& motion, motion::TrackKind kind,
                     const std::vector<motion::NamedTrack<Value>>& tracks, std::string_view what, FieldOf&& fieldOf,
                     Diagnostics& losses) {
  std::map<std::string_view, const Name*> byField;
  for (std::uint32_t t = 0; t < tracks.size(); ++t) {
    const Name& name = tracks[t].name;
    if (tracks[t].keys.empty()) continue;
    // The name as it will be read back: trailing spaces count as padding.
    const std::string_view field = nameInField(fieldOf(name.bytes));
    const auto report = [&](Finding finding, std::string reason) {
      Diagnostic& loss = losses.emplace_back(makeDiagnostic(finding, std::move(reason)));
      loss.track = motion::trackPath(motion, {kind, t});
      loss.detail = name.text();
    };
    if (field.size() != name.bytes.size()) report(Finding::LossNameCut, cutReason(what, name, field));
    const auto [place, isNew] = byField.try_emplace(field, &name);
    if (!isNew) {
      report(Finding::LossNameCollision,
             "\"" + name.text() + "\" and \"" + place->second->text() +
                 "\" become the same name in the file; of keys on the same frame only one is kept");
    }
  }
}

void findIkLosses(const motion::Motion& motion, Diagnostics& losses) {
  std::set<std::string_view> reported;
  for (const motion::PropertyKey& key : motion.property.values()) {
    for (const motion::IkState& ik : key.ik) {
      if (ik.name.size() <= format::vmd::PropertyRecord::kIkNameBytes || !reported.insert(ik.name).second) continue;
      Diagnostic& loss = losses.emplace_back(makeDiagnostic(
          Finding::LossNameCut, cutReason("IK bone", Name::fromBytes(ik.name), ikNameForField(ik.name))));
      loss.track = motion::trackPath(motion, motion::kPropertyTrack);
    }
  }
}

void findModelNameLoss(const motion::Motion& motion, const VmdWriteOptions& options, Diagnostics& losses) {
  const std::string_view field =
      modelNameForField(motion.modelName.bytes, format::vmd::modelNameBytesOf(options.version));
  if (field.size() == motion.modelName.bytes.size()) return;
  losses.emplace_back(makeDiagnostic(Finding::LossNameCut, cutReason("model name", motion.modelName, field))).detail =
      motion.modelName.text();
}

/// Uncounted camera records are lost if the motion has camera keys, or if a reader could no longer find them by the
/// sizes of the following sections.
void findUncountedLoss(const motion::Motion& motion, const VmdSource& source, const VmdWriteOptions& options,
                       Diagnostics& losses) {
  if (source.file.uncountedCameras == 0) return;
  const Result<format::vmd::File> written = format::vmd::read(vmdFromMotion(motion, &source, options));
  if (written.ok() && written->uncountedCameras == source.file.uncountedCameras) return;
  losses.push_back(makeDiagnostic(
      Finding::LossCamerasUncounted,
      countOf(source.file.uncountedCameras, "camera record") + " after a camera count of 0 cannot be kept",
      source.file.uncountedCameraAt));
}

/// Version 1 is that of MMD up to 2.x, whose files end after the light keys. Every later version of MMD appended a
/// section, which older programs do not read. The keys of these sections are therefore written, which disturbs no
/// program and loses nothing for those of today, and reported. Sections that a file of version 1 already has are not.
void findVersion1Losses(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options,
                        Diagnostics& losses) {
  if (options.version != 1) return;
  const auto report = [&](const auto& track, motion::TrackId id, format::vmd::SectionKind section, const char* noun) {
    const bool isKept = source != nullptr && source->file.version == 1 && source->file.section(section).count != 0;
    if (track.empty() || isKept) return;
    Diagnostic& loss = losses.emplace_back(makeDiagnostic(
        Finding::LossVersion1, countOf(track.size(), noun) + ": written, but programs of version 1 do not read them"));
    loss.track = motion::trackPath(motion, id);
    loss.count = track.size();
  };
  report(motion.selfShadow, motion::kSelfShadowTrack, format::vmd::SectionKind::SelfShadow, "self-shadow key");
  report(motion.property, motion::kPropertyTrack, format::vmd::SectionKind::Property, "visibility and IK key");
}

/// Bytes after the last section are kept where that is possible, see vmdFromMotion().
void findTrailingLoss(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options,
                      Diagnostics& losses) {
  if (source == nullptr || source->file.damage || !motion.frameRange().isEmpty()) return;
  const std::size_t count = source->file.bytes.size() - source->file.trailingAt;
  if (count == 0) return;
  const Result<format::vmd::File> written = format::vmd::read(vmdFromMotion(motion, source, options));
  if (!written || written->trailingAt < written->bytes.size()) return;
  losses.push_back(makeDiagnostic(
      Finding::LossTrailing,
      countOf(count, "byte") + " after the last section: not written, because the motion has no key left",
      source->file.trailingAt));
}

}  // namespace

Diagnostics vmdLosses(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options) {
  Diagnostics losses;
  if (source != nullptr && source->file.damage && !source->file.isHeaderShort()) {
    losses.push_back(makeDiagnostic(Finding::LossDamage,
                                    "the damaged part is not written: " + source->file.damage->message(),
                                    source->file.trailingAt));
  }
  findModelNameLoss(motion, options, losses);
  findTrackLosses(motion, motion::TrackKind::Bone, motion.bones, "bone", boneNameForField, losses);
  findTrackLosses(motion, motion::TrackKind::Morph, motion.morphs, "morph", morphNameForField, losses);
  findIkLosses(motion, losses);
  findVersion1Losses(motion, source, options, losses);
  findTrailingLoss(motion, source, options, losses);
  if (source != nullptr) findUncountedLoss(motion, *source, options, losses);
  return losses;
}

}  // namespace furitsuke::io
