// SPDX-License-Identifier: MIT
#include "core/check/motion_check.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/check/check_finding_counter.h"
#include "core/check/check_findings.h"
#include "core/check/foreign_names.h"
#include "core/check/key_check.h"
#include "core/check/repair/repair_functions.h"
#include "core/format/vmd/vmd_block.h"
#include "core/io/key_faults.h"
#include "core/io/model/motion_binding.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/model/name_index.h"

namespace furitsuke::check {

namespace {

struct KeyCounts {
  std::size_t model = 0;
  std::size_t camera = 0;  ///< with light and self shadow, which MMD also loads separately from models
};

KeyCounts countKeys(const motion::Motion& motion) {
  KeyCounts counts;
  for (const motion::TrackId id : motion.trackIds()) {
    const bool isModel = id.kind == motion::TrackKind::Bone || id.kind == motion::TrackKind::Morph ||
                         id.kind == motion::TrackKind::Property;
    (isModel ? counts.model : counts.camera) += motion.keyCount(id);
  }
  return counts;
}

void checkLimits(const KeyCounts& counts, const motion::Motion& motion, Diagnostics& diagnostics) {
  const auto report = [&](CheckFinding finding, std::size_t count, PatternFor<Counted> reason) {
    diagnostics.emplace_back(makeDiagnostic(finding, {reason, Counted{count}})).count = count;
  };
  constexpr PatternFor<Counted> kKeys = Core::trCount("%n key", "%n keys");
  if (motion.camera.size() > io::kReportedCameraLimit) {
    report(CheckFinding::ManyCameraKeys, motion.camera.size(), Core::trCount("%n camera key", "%n camera keys"));
  }
  const std::size_t all = counts.model + counts.camera;
  if (all > io::kReportedKeyLimit) {
    report(CheckFinding::TooManyKeys, all, kKeys);
  } else if (counts.model > io::kReportedModelLimit) {
    report(CheckFinding::ManyModelKeys, counts.model, kKeys);
  }
}

void checkLateTracks(const motion::Motion& motion, Diagnostics& diagnostics) {
  const std::vector<motion::TrackId> late = repair::lateTracks(motion);
  if (late.empty()) return;
  const std::string first = trackPath(motion, late.front());
  Diagnostic& finding = diagnostics.emplace_back(makeDiagnostic(
      CheckFinding::TracksStartLate, {Core::trCount("%n track after frame 0, the first of them %1 on frame %2",
                                                    "%n tracks after frame 0, the first of them %1 on frame %2"),
                                      Counted{late.size()}, first, motion.frames(late.front()).front()}));
  finding.count = late.size();
  finding.detail = first;
}

/// Checks the kind of the motion (model or camera), its first frame and its number of keys.
void checkWholeMotion(const io::LoadedMotion& loaded, Diagnostics& diagnostics) {
  const motion::Motion& motion = loaded.motion;
  const KeyCounts counts = countKeys(motion);
  const bool isNamedCamera = motion.modelName.bytes == nameInField(io::kCameraModelName);
  if (counts.model + counts.camera == 0)
    diagnostics.push_back(makeDiagnostic(CheckFinding::Empty, Core::tr("no keys")));
  if (counts.model > 0 && counts.camera > 0) {
    const Message model(Core::trCount("%n key of a model", "%n keys of a model"), Counted{counts.model});
    const Message camera(
        Core::trCount("%n key of camera, light and self shadow", "%n keys of camera, light and self shadow"),
        Counted{counts.camera});
    using Reason = PatternFor<Message, Message, std::string>;
    const Reason reason = isNamedCamera
                              ? Reason(Core::trWith("%1 and %2; under the name \"%3\" MMD ignores the former"))
                              : Reason(Core::trWith("%1 and %2; under the name \"%3\" MMD ignores the latter"));
    diagnostics.push_back(makeDiagnostic(CheckFinding::Mixed, {reason, model, camera, motion.modelName.text()}));
  } else if (counts.model > 0 && isNamedCamera) {
    diagnostics.push_back(makeDiagnostic(CheckFinding::CameraNameOnModel,
                                         {Core::trWith("a motion of a model with the model name \"%1\", which MMD does "
                                                       "not load for a model"),
                                          motion.modelName.text()}));
  }
  if (counts.model > 0 && counts.camera == 0 && motion.modelName.bytes.empty())
    diagnostics.push_back(makeDiagnostic(CheckFinding::NoModelName, Core::tr("no model name")));
  const FrameRange frames = motion.frameRange();
  if (!frames.isEmpty() && frames.first > 0) {
    Diagnostic& late = diagnostics.emplace_back(
        makeDiagnostic(CheckFinding::StartsLate, {Core::trWith("the first key is on frame %1"), frames.first}));
    late.detail = std::to_string(frames.first);
  }
  if (frames.first == 0) checkLateTracks(motion, diagnostics);
  checkLimits(counts, motion, diagnostics);
}

/// Whether row 0 has linear curves in the channels that MMD reads from the empty rows.
bool isRowStraight(const std::byte* block) {
  const auto curves = io::curvesOfFirstRow(block);
  return std::all_of(curves.begin() + 1, curves.end(),
                     [](const motion::Curve& curve) { return curve.x1 == curve.y1 && curve.x2 == curve.y2; });
}

/// Checks for blocks of which only the first row is filled. Some programs write such blocks, but MMD reads one channel
/// from each of the four rows.
void checkBlocks(const io::LoadedMotion& loaded, CheckFindingCounter& counter) {
  if (loaded.source == nullptr) return;
  const format::vmd::File& file = loaded.source->file;
  for (std::uint32_t t = 0; t < loaded.motion.bones.size(); ++t) {
    const motion::Track<motion::BoneKey>& keys = loaded.motion.bones[t].keys;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      // The curves of empty rows were read as zeros, which is faster to test than the block itself.
      if (keys.values()[i].curves[1] != motion::Curve{} || keys.sources()[i] == motion::kNoSource) continue;
      const auto* block =
          file.record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, keys.sources()[i]).block();
      if (!io::hasOnlyFirstRow(block)) continue;
      counter.add(isRowStraight(block) ? CheckFinding::RowsEmpty : CheckFinding::RowsLost, {motion::TrackKind::Bone, t},
                  keys.frames()[i]);
    }
  }
}

/// Adds the findings about the motion saved as a VMD. Their offsets are removed, because they do not refer to the
/// original file.
void checkAsVmd(const motion::Motion& motion, Diagnostics& diagnostics) {
  Diagnostics reported = io::vmdLosses(motion, nullptr);
  Result<format::vmd::File> file = format::vmd::read(io::vmdFromMotion(motion, nullptr));
  if (file) {
    Diagnostics more = io::motionFromVmd(std::move(*file)).diagnostics;
    std::ranges::move(more, std::back_inserter(reported));
  }
  for (Diagnostic& diagnostic : reported) diagnostic.offset.reset();
  std::ranges::move(reported, std::back_inserter(diagnostics));
}

}  // namespace

Diagnostic damageFinding(const Error& damage) {
  Message reason =
      damage.section.isEmpty() ? damage.reason : Message(Core::trWith("%1: %2"), damage.section, damage.reason);
  Diagnostic finding = makeDiagnostic(CheckFinding::Damaged, std::move(reason));
  finding.offset = damage.offset;
  return finding;
}

Diagnostics checkMotion(const io::LoadedMotion& loaded) {
  Diagnostics diagnostics = loaded.diagnostics;
  const bool isForeign = loaded.format != io::FileKind::Vmd && loaded.format != io::FileKind::Vpd;
  if (isForeign) checkAsVmd(loaded.motion, diagnostics);
  checkWholeMotion(loaded, diagnostics);
  checkNameEncodings(loaded.motion, loaded.format == io::FileKind::Vmd, diagnostics);
  CheckFindingCounter counter;
  checkKeys(loaded.motion, counter);
  checkBlocks(loaded, counter);
  counter.report(loaded.motion, diagnostics);
  sortBySeverity(diagnostics);
  return diagnostics;
}

Diagnostics checkEdited(const motion::Motion& motion, const io::VmdSource* source) {
  Diagnostics findings = io::vmdLosses(motion, source);
  Result<io::LoadedMotion> saved = io::motionFromBytes(io::vmdFromMotion(motion, source));
  if (saved) {
    Diagnostics more = checkMotion(*saved);
    std::ranges::move(more, std::back_inserter(findings));
  }
  sortBySeverity(findings);
  return findings;
}

void addModelFindings(Diagnostics& findings, const motion::Motion& motion, const model::Model& model,
                      model::NameMatching matching) {
  const io::MotionBinding binding = io::bindMotion(motion, model, matching);
  // A bone's name of 15 bytes is complete if the model has it, although MMD does not bind it.
  std::unordered_set<std::string_view> names;
  for (const model::Bone& bone : model.bones) names.insert(model::withoutTrailingSpaces(bone.name.bytes));
  std::erase_if(findings, [&](const Diagnostic& finding) {
    if (finding.code != "vmd.name.full") return false;
    const auto track = motion::findTrack(motion, finding.track);
    if (!track) return false;
    if (track->kind == motion::TrackKind::Bone) {
      return names.contains(model::withoutTrailingSpaces(motion.bones[track->index].name.bytes));
    }
    return track->kind == motion::TrackKind::Morph && binding.morphs[track->index] != model::kNoIndex;
  });
  std::ranges::move(io::bindingFindings(motion, model, matching), std::back_inserter(findings));
  sortBySeverity(findings);
}

}  // namespace furitsuke::check
