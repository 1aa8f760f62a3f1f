// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/convert/vmd_findings.h"
#include "core/convert/vmd_key_codec.h"
#include "core/convert/vmd_motion.h"

namespace furitsuke {

namespace {

using vmd::Finding;

std::string cutReason(std::string_view what, const Name& name, std::string_view kept) {
  return std::string(what) + " \"" + name.text + "\" is cut to \"" + Name::fromBytes(kept).text + '"';
}

/// Names of one kind of track that are cut, and those that fall together after it.
template <class Value, class FieldOf>
void findTrackLosses(const Motion& motion, TrackKind kind, const std::vector<NamedTrack<Value>>& tracks,
                     std::string_view what, FieldOf&& fieldOf, Diagnostics& losses) {
  std::map<std::string_view, const Name*> byField;
  for (std::uint32_t t = 0; t < tracks.size(); ++t) {
    const Name& name = tracks[t].name;
    if (tracks[t].keys.empty()) continue;
    // As it will be read back: blanks at the end count as padding.
    const std::string_view field = nameInField(fieldOf(name.bytes));
    const auto tell = [&](Finding finding, std::string reason) {
      Diagnostic& loss = losses.emplace_back(vmd::makeDiagnostic(finding, std::move(reason)));
      loss.track = trackPath(motion, {kind, t});
      loss.detail = name.text;
    };
    if (field.size() != name.bytes.size()) tell(Finding::LossNameCut, cutReason(what, name, field));
    const auto [place, isNew] = byField.try_emplace(field, &name);
    if (!isNew) {
      tell(Finding::LossNameCollision, "\"" + name.text + "\" and \"" + place->second->text +
                                           "\" are the same name in the file; of keys on one frame one is lost");
    }
  }
}

void findIkLosses(const Motion& motion, Diagnostics& losses) {
  std::set<std::string_view> told;
  for (const PropertyKey& key : motion.property.values()) {
    for (const IkState& ik : key.ik) {
      if (ik.name.size() <= vmd::PropertyRecord::kIkNameBytes || !told.insert(ik.name).second) continue;
      Diagnostic& loss = losses.emplace_back(vmd::makeDiagnostic(
          Finding::LossNameCut, cutReason("IK bone", Name::fromBytes(ik.name), ikNameForField(ik.name))));
      loss.track = trackPath(motion, kPropertyTrack);
    }
  }
}

void findModelNameLoss(const Motion& motion, const VmdWriteOptions& options, Diagnostics& losses) {
  const std::size_t width = options.version == 1 ? vmd::kModelNameBytesV1 : vmd::kModelNameBytesV2;
  const std::string_view field = modelNameForField(motion.modelName.bytes, width);
  if (field.size() == motion.modelName.bytes.size()) return;
  losses.emplace_back(vmd::makeDiagnostic(Finding::LossNameCut, cutReason("model name", motion.modelName, field)))
      .detail = motion.modelName.text;
}

/// Uncounted cameras go when camera keys come, and when what follows no longer gives them away.
void findUncountedLoss(const Motion& motion, const VmdSource& source, const VmdWriteOptions& options,
                       Diagnostics& losses) {
  if (source.file.uncountedCameras == 0) return;
  const Result<vmd::File> written = vmd::read(vmdFromMotion(motion, &source, options));
  if (written.ok() && written->uncountedCameras == source.file.uncountedCameras) return;
  losses.push_back(vmd::makeDiagnostic(
      Finding::LossCamerasUncounted,
      countOf(source.file.uncountedCameras, "camera record") + " behind a camera count of 0 cannot be kept",
      source.file.uncountedCameraAt));
}

}  // namespace

Diagnostics vmdLosses(const Motion& motion, const VmdSource* source, const VmdWriteOptions& options) {
  Diagnostics losses;
  if (source != nullptr && source->file.damage) {
    losses.push_back(vmd::makeDiagnostic(Finding::LossDamage,
                                         "what follows the damage is not written: " + source->file.damage->message(),
                                         source->file.trailingAt));
  }
  findModelNameLoss(motion, options, losses);
  findTrackLosses(motion, TrackKind::Bone, motion.bones, "bone", boneNameForField, losses);
  findTrackLosses(motion, TrackKind::Morph, motion.morphs, "morph", morphNameForField, losses);
  findIkLosses(motion, losses);
  if (source != nullptr) findUncountedLoss(motion, *source, options, losses);
  return losses;
}

}  // namespace furitsuke
