// SPDX-License-Identifier: MIT
#include "core/check/repair/motion_repair.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "core/check/motion_check.h"
#include "core/check/repair/repair_functions.h"
#include "core/io/motion_format.h"

namespace furitsuke::check {

namespace {

constexpr bool kSafe = true;
constexpr bool kNeedsReview = false;

constexpr std::array kRepairs{
    // Safe repairs first, in the best order for applying them together: names before findings that depend on names.
    Repair{"motion.name.encoding", Core::tr("Write the names in CP932"), kSafe, false, repair::namesInCp932},
    Repair{"vmd.modelName.camera", Core::tr("Set the model name of camera motions"), kSafe, false,
           repair::cameraModelName},
    Repair{"vmd.modelName.undecodable", Core::tr("Remove the incomplete character"), kSafe, false,
           repair::wholeModelName},
    Repair{"vmd.name.spaces", Core::tr("Remove the spaces from the name"), kSafe, false, repair::namesWithoutSpaces},
    Repair{"vmd.value.notFinite", Core::tr("Use the values of the previous key"), kSafe, false, repair::finiteValues},
    Repair{"vmd.rotation.notUnit", Core::tr("Normalize the rotations"), kSafe, false, repair::unitRotations},
    Repair{"vmd.curve.range", Core::tr("Limit the curves to 127"), kSafe, false, repair::curvesInRange},
    Repair{"motion.curve.rowsEmpty", Core::tr("Fill in the other rows"), kSafe, false, repair::curvesOfFirstRows},
    Repair{"motion.curve.rowsLost", Core::tr("Use the curves of the first row"), kSafe, false,
           repair::curvesOfFirstRows},
    Repair{"vmd.curve.irregular", Core::tr("Write the interpolation as MMD does"), kSafe, false, repair::regularBlocks},
    Repair{"vmd.physics.unknown", Core::tr("Set the physics flag to on"), kSafe, false, repair::knownPhysicsFlags},
    Repair{"vmd.key.duplicate", Core::tr("Remove the hidden records"), kSafe, false, repair::withoutShadowedRecords},
    Repair{"motion.rotation.flip", Core::tr("Make the signs of the rotations consistent"), kSafe, false,
           repair::consistentRotationSigns},
    Repair{"vmd.selfShadow.mode", Core::tr("Limit the mode to 2"), kSafe, false, repair::knownShadowModes},
    Repair{"motion.ik.incomplete", Core::tr("Add the missing IK bones"), kSafe, false, repair::allIkNamed},
    Repair{"motion.ik.duplicate", Core::tr("Keep the last entry of each IK bone"), kSafe, false, repair::ikNamedOnce},
    // These remove something or change the visible motion.
    Repair{"motion.modelName.camera", Core::tr("Set the model name"), kNeedsReview, true, repair::givenModelName},
    Repair{"motion.modelName.empty", Core::tr("Set the model name"), kNeedsReview, true, repair::givenModelName},
    Repair{"motion.mixed", Core::tr("Remove the keys that MMD ignores"), kNeedsReview, false,
           repair::withoutIgnoredHalf},
    Repair{"motion.limit.camera", Core::tr("Remove the keys above the limit"), kNeedsReview, false,
           repair::withinCameraLimit},
    Repair{"motion.limit.model", Core::tr("Remove the keys above the limit"), kNeedsReview, false,
           repair::withinModelLimit},
    Repair{"motion.limit.keys", Core::tr("Remove the keys above the limit"), kNeedsReview, false,
           repair::withinKeyLimit},
    Repair{"motion.frame.start", Core::tr("Move all keys so that the first is at frame 0"), kNeedsReview, false,
           repair::startAtFrameZero},
    Repair{"motion.track.late", Core::tr("Add rest keys at frame 0"), kNeedsReview, false, repair::restAtFrameZero,
           "rest"},
    Repair{"motion.track.late", Core::tr("Copy the first keys to frame 0"), kNeedsReview, false,
           repair::firstKeyAtFrameZero, "copy"},
    Repair{"motion.frame.far", Core::tr("Remove the late keys"), kNeedsReview, false, repair::withoutFarKeys},
    Repair{"motion.camera.turn", Core::tr("Take the shorter path"), kNeedsReview, false, repair::cameraWithoutTurns},
    Repair{"motion.camera.fov", Core::tr("Limit the view angle to 1 to 125"), kNeedsReview, false, repair::visibleFov},
    Repair{"motion.light.color", Core::tr("Limit the colors to 0 to 1"), kNeedsReview, false,
           repair::lightColorsInRange},
    Repair{"motion.selfShadow.distance", Core::tr("Limit the distances to 0 to 0.1"), kNeedsReview, false,
           repair::shadowDistancesInRange},
    Repair{"vmd.name.empty", Core::tr("Remove the keys without a name"), kNeedsReview, false,
           repair::withoutNamelessKeys},
    Repair{"vmd.loss.nameCut", Core::tr("Shorten the name"), kNeedsReview, false, repair::namesThatFit},
    Repair{"bvmd.physics.off", Core::tr("Switch physics on"), kNeedsReview, false, repair::physicsOn},
};

constexpr std::array kNoRepairs{
    NoRepair{"vmd.name.full", Core::tr("The rest of the name is not in the file")},
    NoRepair{"vmd.modelName.full", Core::tr("The rest of the name is not in the file")},
    NoRepair{"vmd.name.collision", Core::tr("The file does not record which key belongs to which bone")},
    NoRepair{"vmd.damaged", Core::tr("The missing part is not in the file")},
    NoRepair{"vmd.header.short", Core::tr("Saving the motion writes the model name with all its bytes")},
    NoRepair{"motion.rotation.halfTurn", Core::tr("Only a key between the two can determine the direction")},
    NoRepair{"vmd.loss.nameCollision", Core::tr("One of the two needs another name, also in the model")},
};

/// Combines the steps into one edit from the values before the first step to those after the last.
motion::Edit joined(const motion::Motion& before, const motion::Motion& after, const std::vector<motion::Edit>& steps) {
  std::set<motion::TrackId> tracks;
  for (const motion::Edit& step : steps) {
    for (const motion::KeyEdit& edit : step.keys) tracks.insert(edit.track);
  }
  motion::Edit edit;
  for (const motion::TrackId id : tracks) {
    before.visit(id, [&](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      after.visit(id, [&](const auto& changed) {
        // Both motions have the same tracks, so the types always match.
        if constexpr (std::is_same_v<typename std::decay_t<decltype(changed)>::ValueType, Value>) {
          if (track == changed) return;
          const FrameRange range = track.frameRange().united(changed.frameRange());
          edit.keys.push_back({id, range, track.keys(), changed.keys()});
        }
      });
    });
  }
  for (const motion::Edit& step : steps) {
    for (const motion::NameEdit& name : step.names) {
      const auto known = std::ranges::find(edit.names, name.track, &motion::NameEdit::track);
      if (known == edit.names.end()) {
        edit.names.push_back(name);
      } else {
        known->after = name.after;
      }
    }
  }
  if (before.nameEncoding != after.nameEncoding) {
    edit.encoding = motion::EncodingEdit{before.nameEncoding, after.nameEncoding};
  }
  return edit;
}

}  // namespace

std::span<const Repair> repairs() { return kRepairs; }

std::span<const Repair> repairsOf(std::string_view code) {
  const auto first = std::ranges::find(kRepairs, code, &Repair::code);
  const auto end = std::find_if(first, kRepairs.end(), [code](const Repair& repair) { return repair.code != code; });
  return {first, end};
}

const Repair* findRepair(std::string_view code, std::string_view choice) {
  for (const Repair& repair : repairsOf(code)) {
    if (choice.empty() || repair.choice == choice) return &repair;
  }
  return nullptr;
}

std::span<const NoRepair> impossibleRepairs() { return kNoRepairs; }

std::string_view whyNoRepair(std::string_view code) {
  const auto* const found = std::ranges::find(kNoRepairs, code, &NoRepair::code);
  return found == kNoRepairs.end() ? std::string_view() : found->reason;
}

Diagnostics findingsNow(const motion::Motion& motion, const io::VmdSource* source, const Diagnostics& opened) {
  Diagnostics findings = checkEdited(motion, source);
  const auto isOfOtherFormat = [](std::string_view code) {
    const io::MotionFormat* format = io::findMotionFormat(code.substr(0, code.find('.')));
    return format != nullptr && format->kind != io::FileKind::Vmd;
  };
  for (const Diagnostic& reported : opened) {
    if (!isOfOtherFormat(reported.code)) continue;
    const Repair* repair = findRepair(reported.code);
    if (repair == nullptr || !repair->make({motion, source, {}, {}}).isEmpty()) findings.push_back(reported);
  }
  sortBySeverity(findings);
  return findings;
}

motion::Edit repairAll(const motion::Motion& motion, const io::VmdSource* source, const Diagnostics& findings) {
  std::set<std::string_view> codes;
  for (const Diagnostic& finding : findings) codes.insert(finding.code);
  std::vector<motion::Edit> steps;
  motion::Motion repaired;
  for (const Repair& repair : kRepairs) {
    if (!repair.isSafe || !codes.contains(repair.code)) continue;
    motion::Edit step = repair.make({steps.empty() ? motion : repaired, source, {}, {}});
    if (step.isEmpty()) continue;
    if (steps.empty()) repaired = motion;
    motion::applyEdit(repaired, step, motion::EditSide::After);
    steps.push_back(std::move(step));
  }
  if (steps.size() < 2) return steps.empty() ? motion::Edit{} : std::move(steps.front());
  return joined(motion, repaired, steps);
}

}  // namespace furitsuke::check
