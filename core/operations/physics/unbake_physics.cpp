// SPDX-License-Identifier: MIT
#include "core/operations/physics/physics_operations.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/operations/ik_switches.h"
#include "core/operations/physics/physics_bones.h"
#include "core/operations/physics/replaced_keys.h"

namespace furitsuke::operations {

namespace {

/// Removes the keys of the runs at which physics is off. A key that follows another such key outside of the run stays
/// and switches physics on.
void switchOn(OperationResult& result, motion::TrackId id, const motion::Track<motion::BoneKey>& track,
              const motion::KeyRuns& runs) {
  motion::KeyRuns removed;
  motion::Keys<motion::BoneKey> switching;
  for (const motion::KeyRun& run : runs) {
    for (std::size_t i = run.first; i < run.end; ++i) {
      motion::BoneKey key = track.values()[i];
      if (key.physics) continue;
      if (i == run.first && i > 0 && !track.values()[i - 1].physics) {
        key.physics = true;
        switching.append(track.frames()[i], key, track.sources()[i]);
      } else {
        removed.push_back({i, i + 1});
      }
    }
  }
  if (!removed.empty() || !switching.empty()) propose(result, id, track, std::move(removed), std::move(switching));
}

/// Removes the property keys that say the same as those before them.
void removeRepeated(motion::Track<motion::VisibilityIkKey>& track, std::span<const Frame> frames) {
  for (const Frame frame : frames) {
    const motion::VisibilityIkKey* key = track.find(frame);
    if (key == nullptr) continue;
    const bool wasVisible = frame == 0 || eval::isVisible(track, frame - 0.5);
    const bool isRepeated = key->visible == wasVisible && std::ranges::all_of(key->ik, [&](const auto& state) {
                              return state.enabled == (frame == 0 || eval::isIkEnabled(track, state.name, frame - 0.5));
                            });
    if (isRepeated) track.replace({frame, frame}, {});
  }
}

/// Switches chains on in the property keys of these frames, and removes those that then change nothing.
void switchIkOn(OperationResult& result, const motion::Track<motion::VisibilityIkKey>& track,
                const std::vector<std::string>& names, std::span<const Frame> frames) {
  motion::Track<motion::VisibilityIkKey> changed = track;
  std::vector<Frame> switched;
  for (const Frame frame : frames) {
    motion::Keys<motion::VisibilityIkKey> key = changed.slice({frame, frame});
    if (key.empty()) continue;
    motion::VisibilityIkKey value = key.values.front();
    for (const std::string& name : names) {
      const auto count = value.ik.size();
      motion::IkState& state = ikStateIn(value, name);
      if (value.ik.size() > count) {
        value.ik.pop_back();  // it says nothing about this IK
      } else {
        state.enabled = true;
      }
    }
    if (value == key.values.front()) continue;
    key.values.edit().front() = std::move(value);
    changed.replace({frame, frame}, key);
    switched.push_back(frame);
  }
  removeRepeated(changed, switched);
  motion::KeyRuns whole;
  if (!track.empty()) whole.push_back({0, track.size()});
  motion::KeyReplacement<motion::VisibilityIkKey>(motion::kPropertyTrack, track, std::move(whole), changed.keys())
      .appendTo(result.edit.keys);
}

Result<OperationResult> runUnbakePhysics(const OperationInput& in) {
  if (in.model == nullptr) return checkPhysicsModel(nullptr, {}).error();
  const eval::Rig rig = eval::makeRig(*in.model);
  const std::vector<PhysicsBone> bones = physicsBones(*in.model, physics::makePhysicsRig(*in.model, rig), in.motion);
  if (const Status usable = checkPhysicsModel(in.model, bones); !usable) return usable.error();
  OperationResult result;
  motion::Motion work = in.motion;
  const RestoredKeys given = giveKeysBack(work, in.keys, in.arguments.flag("switch-ik"));
  OperationResult rest;  // changes of `work`
  for (const PhysicsBone& bone : bones) {
    if (in.control.isStopped()) return result;
    if (!bone.track || given.isWhole(*bone.track)) continue;
    const motion::Track<motion::BoneKey>& track = work.bones[bone.track->index].keys;
    switchOn(rest, *bone.track, track, motion::runsOf(track, in.keys.frames(*bone.track)));
  }
  const bool isIkGiven = std::ranges::find(given.tracks, motion::kPropertyTrack) != given.tracks.end();
  if (in.arguments.flag("switch-ik") && !isIkGiven) {
    std::vector<std::string> names;
    for (const std::int32_t chain : physicsChains(*in.model, rig, bones)) names.push_back(ikNameOf(*in.model, chain));
    switchIkOn(rest, work.property, names, in.keys.frames(motion::kPropertyTrack));
  }
  sortKeyEdits(rest);
  motion::applyEdits(work, rest.edit.keys, motion::EditSide::After);
  proposeDifferences(result, in.motion, work);
  result.edit.selection = std::move(rest.edit.selection);
  if (!given.tracks.empty()) result.edit.annotations = motion::AnnotationEdit{in.motion.annotations, work.annotations};
  sortKeyEdits(result);
  return result;
}

}  // namespace

Operation unbakePhysicsOperation() {
  return {
      .id = "unbake-physics",
      .text = Core::tr("Unbake Physics"),
      .help = Core::tr(
          "Return bones with rigid bodies from keys to physics. Where the keys are those of the operation that baked "
          "them, the keys that it has replaced come back. Otherwise the chosen keys of these bones at which physics "
          "is off are removed. If keys before them stay that switch physics off, the first of the chosen keys stays "
          "too, and switches it on."),
      .parameters = {flagParameter("switch-ik", Core::tr("Switch on IK that only moves such bones, in the chosen keys"),
                                   "true")},
      .run = runUnbakePhysics};
}

}  // namespace furitsuke::operations
