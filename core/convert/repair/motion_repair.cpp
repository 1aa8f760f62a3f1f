// SPDX-License-Identifier: MIT
#include "core/convert/repair/motion_repair.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/convert/check/motion_check.h"
#include "core/convert/repair/repair_functions.h"

namespace furitsuke {

namespace {

constexpr bool kSafe = true;
constexpr bool kAsk = false;

constexpr std::array kRepairs{
    // Safe ones first, in the order in which they are best done together: names before what is told by names.
    Repair{"motion.name.encoding", "Write the names in CP932", kSafe, false, repair::namesInCp932},
    Repair{"vmd.modelName.camera", "Give the motion the name of camera motions", kSafe, false, repair::cameraModelName},
    Repair{"vmd.modelName.undecodable", "Remove the half of a character", kSafe, false, repair::wholeModelName},
    Repair{"vmd.name.spaces", "Write the name without spaces", kSafe, false, repair::namesWithoutSpaces},
    Repair{"vmd.value.notFinite", "Take the values of the key before", kSafe, false, repair::finiteValues},
    Repair{"vmd.rotation.notUnit", "Make the rotations unit length", kSafe, false, repair::unitRotations},
    Repair{"vmd.curve.range", "Limit the curves to 127", kSafe, false, repair::curvesInRange},
    Repair{"motion.curve.rowsEmpty", "Fill in the other rows", kSafe, false, repair::curvesOfFirstRows},
    Repair{"motion.curve.rowsLost", "Take the curves of the first row", kSafe, false, repair::curvesOfFirstRows},
    Repair{"vmd.curve.irregular", "Write the interpolation as MMD does", kSafe, false, repair::regularBlocks},
    Repair{"vmd.physics.unknown", "Write the physics switch as on", kSafe, false, repair::knownPhysicsSwitch},
    Repair{"vmd.key.duplicate", "Remove the hidden records", kSafe, false, repair::withoutShadowedRecords},
    Repair{"motion.rotation.flip", "Turn the signs to one side", kSafe, false, repair::rotationsOnOneSide},
    Repair{"vmd.selfShadow.mode", "Limit the mode to 2", kSafe, false, repair::knownShadowModes},
    Repair{"motion.ik.incomplete", "Name every IK bone", kSafe, false, repair::allIkNamed},
    Repair{"motion.ik.duplicate", "Keep the last entry of each IK bone", kSafe, false, repair::ikNamedOnce},
    // These remove something or change what is seen.
    Repair{"motion.modelName.camera", "Give the model's name", kAsk, true, repair::givenModelName},
    Repair{"motion.mixed", "Remove the keys that MMD ignores", kAsk, false, repair::withoutIgnoredHalf},
    Repair{"motion.limit.camera", "Remove the keys above the limit", kAsk, false, repair::withinCameraLimit},
    Repair{"motion.limit.model", "Remove the keys above the limit", kAsk, false, repair::withinModelLimit},
    Repair{"motion.limit.keys", "Remove the keys above the limit", kAsk, false, repair::withinKeyLimit},
    Repair{"motion.frame.start", "Move all keys to begin at frame 0", kAsk, false, repair::startAtFrameZero},
    Repair{"motion.frame.far", "Remove the keys that stand so late", kAsk, false, repair::withoutFarKeys},
    Repair{"motion.camera.turn", "Turn the shorter way", kAsk, false, repair::cameraWithoutTurns},
    Repair{"motion.camera.fov", "Limit the view angle to 1 to 125", kAsk, false, repair::visibleFov},
    Repair{"motion.light.color", "Limit the colours to 0 to 1", kAsk, false, repair::shownLightColors},
    Repair{"motion.selfShadow.distance", "Limit the distances to 0 to 0.1", kAsk, false, repair::shownShadowDistances},
    Repair{"vmd.name.empty", "Remove the keys without a name", kAsk, false, repair::withoutNamelessKeys},
    Repair{"vmd.loss.nameCut", "Shorten the name", kAsk, false, repair::namesThatFit},
    Repair{"bvmd.physics.off", "Switch physics on", kAsk, false, repair::physicsOn},
};

constexpr std::array kNoRepairs{
    NoRepair{"vmd.name.full", "The rest of the name is not in the file"},
    NoRepair{"vmd.modelName.full", "The rest of the name is not in the file"},
    NoRepair{"vmd.name.collision", "Which key belongs to which bone is not in the file"},
    NoRepair{"vmd.damaged", "What is missing is not in the file"},
    NoRepair{"motion.rotation.halfTurn", "Which way the bone should turn only a key between the two can tell"},
    NoRepair{"vmd.loss.nameCollision", "One of the two needs another name, in the model as well"},
};

/// The steps as one: what they touched, as it was and as it is.
MotionEdit joined(const Motion& before, const Motion& after, const std::vector<MotionEdit>& steps) {
  std::set<TrackId> tracks;
  for (const MotionEdit& step : steps) {
    for (const KeyEdit& edit : step.keys) tracks.insert(edit.track);
  }
  MotionEdit edit;
  for (const TrackId id : tracks) {
    before.visit(id, [&](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      after.visit(id, [&](const auto& changed) {
        // The alternative always holds: both motions have the same tracks.
        if constexpr (std::is_same_v<typename std::decay_t<decltype(changed)>::ValueType, Value>) {
          if (track == changed) return;
          const FrameRange range = track.frameRange().united(changed.frameRange());
          edit.keys.push_back({id, range, track.keys(), changed.keys()});
        }
      });
    });
  }
  for (const MotionEdit& step : steps) {
    for (const NameEdit& name : step.names) {
      const auto known = std::ranges::find(edit.names, name.track, &NameEdit::track);
      if (known == edit.names.end()) {
        edit.names.push_back(name);
      } else {
        known->after = name.after;
      }
    }
  }
  return edit;
}

}  // namespace

std::span<const Repair> repairs() { return kRepairs; }

const Repair* findRepair(std::string_view code) {
  const auto* const found = std::ranges::find(kRepairs, code, &Repair::code);
  return found == kRepairs.end() ? nullptr : &*found;
}

std::span<const NoRepair> impossibleRepairs() { return kNoRepairs; }

std::string_view whyNoRepair(std::string_view code) {
  const auto* const found = std::ranges::find(kNoRepairs, code, &NoRepair::code);
  return found == kNoRepairs.end() ? std::string_view() : found->reason;
}

Diagnostics findingsNow(const Motion& motion, const VmdSource* source, const Diagnostics& opened) {
  Diagnostics findings = checkEdited(motion, source);
  const auto isOfOtherFormat = [](std::string_view code) {
    return code.starts_with("vpd.") || code.starts_with("bvmd.") || code.starts_with("json.") ||
           code.starts_with("csv.");
  };
  for (const Diagnostic& told : opened) {
    if (!isOfOtherFormat(told.code)) continue;
    const Repair* repair = findRepair(told.code);
    if (repair == nullptr || !repair->make({motion, source, {}, {}}).isEmpty()) findings.push_back(told);
  }
  sortBySeverity(findings);
  return findings;
}

MotionEdit repairAll(const Motion& motion, const VmdSource* source, const Diagnostics& findings) {
  std::set<std::string_view> codes;
  for (const Diagnostic& finding : findings) codes.insert(finding.code);
  std::vector<MotionEdit> steps;
  Motion repaired;
  for (const Repair& repair : kRepairs) {
    if (!repair.isSafe || !codes.contains(repair.code)) continue;
    MotionEdit step = repair.make({steps.empty() ? motion : repaired, source, {}, {}});
    if (step.isEmpty()) continue;
    if (steps.empty()) repaired = motion;
    applyEdit(repaired, step, EditSide::After);
    steps.push_back(std::move(step));
  }
  if (steps.size() < 2) return steps.empty() ? MotionEdit{} : std::move(steps.front());
  return joined(motion, repaired, steps);
}

}  // namespace furitsuke
