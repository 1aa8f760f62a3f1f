// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::io {

namespace {

using format::vmd::Finding;

/// "bone \"%1\" is truncated to \"%2\"".
using CutText = PatternFor<std::string, std::string>;

/// What is left of the bytes of a name in its field, as a text.
std::string keptText(std::string_view kept, std::size_t width, TextEncoding encoding) {
  return nameFromStored(encoding, kept, width).text();
}

/// Reports names of one kind of track that are truncated, and those that become identical.
template <class Value, class FieldOf>
void findTrackLosses(const motion::Motion& motion, const MotionAsStored& stored, motion::TrackKind kind,
                     std::vector<motion::NamedTrack<Value>> motion::Motion::*tracks, CutText what, FieldOf&& fieldOf,
                     Diagnostics& losses) {
  std::map<std::string_view, const Name*> byField;
  for (std::uint32_t t = 0; t < (motion.*tracks).size(); ++t) {
    const Name& name = (motion.*tracks)[t].name;
    const std::string& bytes = (stored.motion().*tracks)[t].name.bytes;
    if ((motion.*tracks)[t].keys.empty()) continue;
    // The name as it will be read back: trailing spaces count as padding.
    const std::string_view field = nameInField(fieldOf(bytes));
    const auto report = [&](Finding finding, Message reason) {
      Diagnostic& loss = losses.emplace_back(makeDiagnostic(finding, std::move(reason)));
      loss.track = motion::trackPath(motion, {kind, t});
      loss.detail = name.text();
    };
    if (field.size() != bytes.size())
      report(Finding::LossNameCut, {what, name.text(), keptText(field, field.size(), stored.encoding())});
    const auto [place, isNew] = byField.try_emplace(field, &name);
    if (!isNew) {
      report(Finding::LossNameCollision,
             {Core::trWith("\"%1\" and \"%2\" become the same name in the file; of keys on the same frame only one is "
                           "kept"),
              name.text(), place->second->text()});
    }
  }
}

void findIkLosses(const motion::Motion& motion, const MotionAsStored& stored, Diagnostics& losses) {
  std::set<std::string_view> reported;
  for (const motion::VisibilityIkKey& key : stored.motion().property.values()) {
    for (const motion::IkState& ik : key.ik) {
      if (ik.name.size() <= format::vmd::PropertyRecord::kIkNameBytes || !reported.insert(ik.name).second) continue;
      const std::string_view kept = ikNameForField(ik.name);
      Diagnostic& loss = losses.emplace_back(makeDiagnostic(
          Finding::LossNameCut,
          {Core::trWith("IK bone \"%1\" is truncated to \"%2\""), keptText(ik.name, ik.name.size(), stored.encoding()),
           keptText(kept, kept.size(), stored.encoding())}));
      loss.track = motion::trackPath(motion, motion::kPropertyTrack);
    }
  }
}

void findModelNameLoss(const motion::Motion& motion, const MotionAsStored& stored, const VmdWriteOptions& options,
                       Diagnostics& losses) {
  const std::string& bytes = stored.motion().modelName.bytes;
  const std::string_view field = modelNameForField(bytes, format::vmd::modelNameBytesOf(options.version));
  if (field.size() == bytes.size()) return;
  Diagnostic& loss = losses.emplace_back(makeDiagnostic(
      Finding::LossNameCut, {Core::trWith("model name \"%1\" is truncated to \"%2\""), motion.modelName.text(),
                             keptText(field, field.size(), stored.encoding())}));
  loss.detail = motion.modelName.text();
}

/// Names that the encoding of the file lacks change that of all names, because a file has one.
void findEncodingLoss(const motion::Motion& motion, const MotionAsStored& stored, Diagnostics& losses) {
  if (stored.encoding() == motion.nameEncoding) return;
  losses.push_back(makeDiagnostic(
      Finding::LossNameEncoding,
      {Core::trWith("names are written in %1 instead of %2, which lacks some of their characters"),
       std::string(textEncodingName(stored.encoding())), std::string(textEncodingName(motion.nameEncoding))}));
}

/// Uncounted camera records are lost if the motion has camera keys, or if a reader could no longer find them by the
/// sizes of the following sections.
void findUncountedLoss(const motion::Motion& motion, const VmdSource& source, const VmdWriteOptions& options,
                       Diagnostics& losses) {
  if (source.file.uncountedCameras == 0) return;
  const Result<format::vmd::File> written = format::vmd::read(vmdFromMotion(motion, &source, options));
  if (written.ok() && written->uncountedCameras == source.file.uncountedCameras) return;
  losses.push_back(makeDiagnostic(Finding::LossCamerasUncounted,
                                  {Core::trCount("%n camera record after a camera count of 0 cannot be kept",
                                                 "%n camera records after a camera count of 0 cannot be kept"),
                                   Counted{source.file.uncountedCameras}},
                                  source.file.uncountedCameraAt));
}

/// Version 1 is that of MMD up to 2.x, whose files end after the light keys. Every later version of MMD appended a
/// section, which older programs do not read. The keys of these sections are therefore written, which disturbs no
/// program and loses nothing for those of today, and reported. Sections that a file of version 1 already has are not.
void findVersion1Losses(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options,
                        Diagnostics& losses) {
  if (options.version != 1) return;
  const auto report = [&](const auto& track, motion::TrackId id, format::vmd::SectionKind section,
                          PatternFor<Counted> reason) {
    const bool isKept = source != nullptr && source->file.version == 1 && source->file.section(section).count != 0;
    if (track.empty() || isKept) return;
    Diagnostic& loss = losses.emplace_back(makeDiagnostic(Finding::LossVersion1, {reason, Counted{track.size()}}));
    loss.track = motion::trackPath(motion, id);
    loss.count = track.size();
  };
  report(motion.selfShadow, motion::kSelfShadowTrack, format::vmd::SectionKind::SelfShadow,
         Core::trCount("%n self-shadow key: written, but programs of version 1 do not read them",
                       "%n self-shadow keys: written, but programs of version 1 do not read them"));
  report(motion.property, motion::kPropertyTrack, format::vmd::SectionKind::Property,
         Core::trCount("%n visibility and IK key: written, but programs of version 1 do not read them",
                       "%n visibility and IK keys: written, but programs of version 1 do not read them"));
}

/// Bytes after the last section are kept where that is possible, see vmdFromMotion().
void findTrailingLoss(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options,
                      Diagnostics& losses) {
  if (source == nullptr || source->file.damage || !motion.frameRange().isEmpty()) return;
  const std::size_t count = source->file.bytes.size() - source->file.trailingAt;
  if (count == 0) return;
  const Result<format::vmd::File> written = format::vmd::read(vmdFromMotion(motion, source, options));
  if (!written || written->trailingAt < written->bytes.size()) return;
  losses.push_back(
      makeDiagnostic(Finding::LossTrailing,
                     {Core::trCount("%n byte after the last section: not written, because the motion has no key left",
                                    "%n bytes after the last section: not written, because the motion has no key left"),
                      Counted{count}},
                     source->file.trailingAt));
}

}  // namespace

Diagnostics vmdLosses(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options) {
  Diagnostics losses;
  if (source != nullptr && source->file.damage) {
    losses.push_back(makeDiagnostic(
        Finding::LossDamage, {Core::trWith("the damaged part is not written: %1"), source->file.damage->sentence()},
        source->file.trailingAt));
  }
  const MotionAsStored stored(motion, source);
  findModelNameLoss(motion, stored, options, losses);
  findEncodingLoss(motion, stored, losses);
  findTrackLosses(motion, stored, motion::TrackKind::Bone, &motion::Motion::bones,
                  Core::trWith("bone \"%1\" is truncated to \"%2\""), boneNameForField, losses);
  findTrackLosses(motion, stored, motion::TrackKind::Morph, &motion::Motion::morphs,
                  Core::trWith("morph \"%1\" is truncated to \"%2\""), morphNameForField, losses);
  findIkLosses(motion, stored, losses);
  findVersion1Losses(motion, source, options, losses);
  findTrailingLoss(motion, source, options, losses);
  if (source != nullptr) findUncountedLoss(motion, *source, options, losses);
  return losses;
}

}  // namespace furitsuke::io
