// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/repair/motion_repair.h"

// The functions of the repair table, each named after its result.
namespace furitsuke::check::repair {

// Values of keys.
[[nodiscard]] motion::Edit finiteValues(const RepairScope& scope);
[[nodiscard]] motion::Edit unitRotations(const RepairScope& scope);
[[nodiscard]] motion::Edit consistentRotationSigns(const RepairScope& scope);
[[nodiscard]] motion::Edit curvesInRange(const RepairScope& scope);
[[nodiscard]] motion::Edit cameraWithoutTurns(const RepairScope& scope);
[[nodiscard]] motion::Edit visibleFov(const RepairScope& scope);
[[nodiscard]] motion::Edit lightColorsInRange(const RepairScope& scope);
[[nodiscard]] motion::Edit shadowDistancesInRange(const RepairScope& scope);
[[nodiscard]] motion::Edit knownShadowModes(const RepairScope& scope);
[[nodiscard]] motion::Edit physicsOn(const RepairScope& scope);
[[nodiscard]] motion::Edit allIkNamed(const RepairScope& scope);
[[nodiscard]] motion::Edit ikNamedOnce(const RepairScope& scope);

// Removing and moving keys.
[[nodiscard]] motion::Edit withoutFarKeys(const RepairScope& scope);
[[nodiscard]] motion::Edit withoutNamelessKeys(const RepairScope& scope);
[[nodiscard]] motion::Edit withoutIgnoredHalf(const RepairScope& scope);
[[nodiscard]] motion::Edit startAtFrameZero(const RepairScope& scope);
[[nodiscard]] motion::Edit restAtFrameZero(const RepairScope& scope);
[[nodiscard]] motion::Edit firstKeyAtFrameZero(const RepairScope& scope);
/// The tracks that begin after frame 0 with another value than rest. Visibility is not one of them: it has no
/// movement before its first key.
[[nodiscard]] std::vector<motion::TrackId> lateTracks(const motion::Motion& motion);
[[nodiscard]] motion::Edit withinCameraLimit(const RepairScope& scope);
[[nodiscard]] motion::Edit withinModelLimit(const RepairScope& scope);
[[nodiscard]] motion::Edit withinKeyLimit(const RepairScope& scope);

// Records of the file besides the keys.
[[nodiscard]] motion::Edit withoutShadowedRecords(const RepairScope& scope);
[[nodiscard]] motion::Edit curvesOfFirstRows(const RepairScope& scope);
[[nodiscard]] motion::Edit regularBlocks(const RepairScope& scope);
[[nodiscard]] motion::Edit knownPhysicsFlags(const RepairScope& scope);
[[nodiscard]] motion::Edit namesWithoutSpaces(const RepairScope& scope);

// Names.
[[nodiscard]] motion::Edit namesInCp932(const RepairScope& scope);
[[nodiscard]] motion::Edit cameraModelName(const RepairScope& scope);
[[nodiscard]] motion::Edit givenModelName(const RepairScope& scope);
[[nodiscard]] motion::Edit wholeModelName(const RepairScope& scope);
[[nodiscard]] motion::Edit namesThatFit(const RepairScope& scope);

/// Calls f(id, track) for each track in the scope whose keys are of type Value.
template <class Value, class F>
void forTracks(const RepairScope& scope, F&& f) {
  const auto call = [&](motion::TrackId id) {
    scope.motion.visit(id, [&](const auto& track) {
      using TrackValue = typename std::decay_t<decltype(track)>::ValueType;
      if constexpr (std::is_same_v<TrackValue, Value>) f(id, track);
    });
  };
  if (scope.track) return call(*scope.track);
  for (const motion::TrackId id : scope.motion.trackIds()) call(id);
}

/// Calls change(value) on a copy of each key of type Value in the scope and adds the changed keys to `builder`.
template <class Value, class F>
void changeValues(const RepairScope& scope, motion::EditBuilder& builder, F&& change) {
  forTracks<Value>(scope, [&](motion::TrackId id, const motion::Track<Value>& track) {
    for (std::size_t i = 0; i < track.size(); ++i) {
      Value value = track.values()[i];
      change(value);
      if (!(value == track.values()[i])) builder.set(id, track.frames()[i], std::move(value));
    }
  });
}

}  // namespace furitsuke::check::repair
