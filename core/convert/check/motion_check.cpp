// SPDX-License-Identifier: MIT
#include "core/convert/check/motion_check.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "core/convert/check/check_findings.h"
#include "core/convert/check/check_tally.h"
#include "core/convert/key_faults.h"
#include "core/convert/vmd_findings.h"
#include "core/convert/vmd_key_codec.h"
#include "core/format/vmd/vmd_block.h"

namespace furitsuke {

namespace {

struct KeyCounts {
  std::size_t model = 0;
  std::size_t camera = 0;  ///< with light and self shadow, which MMD keeps apart from models as well
};

KeyCounts countKeys(const Motion& motion) {
  KeyCounts counts;
  for (const TrackId id : motion.trackIds()) {
    const bool isModel = id.kind == TrackKind::Bone || id.kind == TrackKind::Morph || id.kind == TrackKind::Property;
    (isModel ? counts.model : counts.camera) += motion.keyCount(id);
  }
  return counts;
}

void checkLimits(const KeyCounts& counts, const Motion& motion, Diagnostics& diagnostics) {
  const auto tell = [&](CheckFinding finding, std::size_t count, std::string_view noun) {
    diagnostics.emplace_back(makeDiagnostic(finding, countOf(count, noun))).count = count;
  };
  if (motion.camera.size() > kSaidCameraLimit) {
    tell(CheckFinding::ManyCameraKeys, motion.camera.size(), "camera key");
  }
  const std::size_t all = counts.model + counts.camera;
  if (all > kSaidKeyLimit) {
    tell(CheckFinding::TooManyKeys, all, "key");
  } else if (counts.model > kSaidModelLimit) {
    tell(CheckFinding::ManyModelKeys, counts.model, "key");
  }
}

/// What the file as a whole is for.
void checkPurpose(const LoadedMotion& loaded, Diagnostics& diagnostics) {
  const Motion& motion = loaded.motion;
  const KeyCounts counts = countKeys(motion);
  const bool isNamedCamera = motion.modelName.bytes == nameInField(kCameraModelName);
  if (counts.model + counts.camera == 0) diagnostics.push_back(makeDiagnostic(CheckFinding::Empty, "no keys"));
  if (counts.model > 0 && counts.camera > 0) {
    diagnostics.push_back(makeDiagnostic(
        CheckFinding::Mixed, countOf(counts.model, "key") + " of a model and " + countOf(counts.camera, "key") +
                                 " of camera, light and self shadow; under the name \"" + motion.modelName.text +
                                 "\" MMD ignores the " + (isNamedCamera ? "former" : "latter")));
  } else if (counts.model > 0 && isNamedCamera) {
    diagnostics.push_back(makeDiagnostic(
        CheckFinding::CameraNameOnModel,
        "a model's motion under the name \"" + motion.modelName.text + "\", which MMD loads onto no model"));
  }
  const FrameRange frames = motion.frameRange();
  if (!frames.isEmpty() && frames.first > 0) {
    Diagnostic& late = diagnostics.emplace_back(
        makeDiagnostic(CheckFinding::StartsLate, "the first key stands on frame " + std::to_string(frames.first)));
    late.detail = std::to_string(frames.first);
  }
  checkLimits(counts, motion, diagnostics);
}

/// Whether row 0 means straight lines in the channels that MMD reads from the empty rows.
bool isRowStraight(const std::byte* block) {
  const auto curves = curvesOfFirstRow(block);
  return std::all_of(curves.begin() + 1, curves.end(),
                     [](const Curve& curve) { return curve.x1 == curve.y1 && curve.x2 == curve.y2; });
}

/// Blocks of writers that fill only the first of the four rows; MMD takes one channel from each row.
void checkBlocks(const LoadedMotion& loaded, CheckTally& tally) {
  if (loaded.source == nullptr) return;
  const vmd::File& file = loaded.source->file;
  for (std::uint32_t t = 0; t < loaded.motion.bones.size(); ++t) {
    const Track<BoneKey>& keys = loaded.motion.bones[t].keys;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      // The curves of empty rows were read as zeros already, which is quicker to see than the block itself.
      if (keys.values()[i].curves[1] != Curve{} || keys.sources()[i] == kNoSource) continue;
      const auto* block = file.record<vmd::BoneRecord>(vmd::SectionKind::Bone, keys.sources()[i]).block();
      if (!hasOnlyFirstRow(block)) continue;
      tally.add(isRowStraight(block) ? CheckFinding::RowsEmpty : CheckFinding::RowsLost, {TrackKind::Bone, t},
                keys.frames()[i]);
    }
  }
}

/// What would be said about the VMD that this motion becomes. Its places mean nothing to a reader of the other file.
void checkAsVmd(const Motion& motion, Diagnostics& diagnostics) {
  Diagnostics told = vmdLosses(motion, nullptr);
  Result<vmd::File> file = vmd::read(vmdFromMotion(motion, nullptr));
  if (file) {
    Diagnostics more = motionFromVmd(std::move(*file)).diagnostics;
    std::ranges::move(more, std::back_inserter(told));
  }
  for (Diagnostic& diagnostic : told) diagnostic.offset.reset();
  std::ranges::move(told, std::back_inserter(diagnostics));
}

}  // namespace

Diagnostics checkMotion(const LoadedMotion& loaded) {
  Diagnostics diagnostics = loaded.diagnostics;
  const bool isForeign = loaded.format != FileKind::Vmd && loaded.format != FileKind::Vpd;
  if (isForeign) checkAsVmd(loaded.motion, diagnostics);
  checkPurpose(loaded, diagnostics);
  checkNameEncodings(loaded.motion, loaded.format == FileKind::Vmd, diagnostics);
  CheckTally tally;
  checkKeys(loaded.motion, tally);
  checkBlocks(loaded, tally);
  tally.report(loaded.motion, diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

Diagnostics checkEdited(const Motion& motion, const VmdSource* source) {
  Diagnostics findings = vmdLosses(motion, source);
  Result<LoadedMotion> saved = motionFromBytes(vmdFromMotion(motion, source));
  if (saved) {
    Diagnostics more = checkMotion(*saved);
    std::ranges::move(more, std::back_inserter(findings));
  }
  sortBySeverity(findings);
  return findings;
}

}  // namespace furitsuke
