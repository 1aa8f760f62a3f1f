// SPDX-License-Identifier: MIT
#pragma once

#include "core/convert/repair/motion_repair.h"

// The functions of the table of repairs; each is named after what it leaves behind.
namespace furitsuke::repair {

// Values of keys.
[[nodiscard]] MotionEdit finiteValues(const RepairScope& scope);
[[nodiscard]] MotionEdit unitRotations(const RepairScope& scope);
[[nodiscard]] MotionEdit rotationsOnOneSide(const RepairScope& scope);
[[nodiscard]] MotionEdit curvesInRange(const RepairScope& scope);
[[nodiscard]] MotionEdit cameraWithoutTurns(const RepairScope& scope);
[[nodiscard]] MotionEdit visibleFov(const RepairScope& scope);
[[nodiscard]] MotionEdit shownLightColors(const RepairScope& scope);
[[nodiscard]] MotionEdit shownShadowDistances(const RepairScope& scope);
[[nodiscard]] MotionEdit knownShadowModes(const RepairScope& scope);
[[nodiscard]] MotionEdit physicsOn(const RepairScope& scope);
[[nodiscard]] MotionEdit allIkNamed(const RepairScope& scope);
[[nodiscard]] MotionEdit ikNamedOnce(const RepairScope& scope);

// Which keys there are.
[[nodiscard]] MotionEdit withoutFarKeys(const RepairScope& scope);
[[nodiscard]] MotionEdit withoutNamelessKeys(const RepairScope& scope);
[[nodiscard]] MotionEdit withoutIgnoredHalf(const RepairScope& scope);
[[nodiscard]] MotionEdit startAtFrameZero(const RepairScope& scope);
[[nodiscard]] MotionEdit withinCameraLimit(const RepairScope& scope);
[[nodiscard]] MotionEdit withinModelLimit(const RepairScope& scope);
[[nodiscard]] MotionEdit withinKeyLimit(const RepairScope& scope);

// What the file says beside the keys.
[[nodiscard]] MotionEdit withoutShadowedRecords(const RepairScope& scope);
[[nodiscard]] MotionEdit curvesOfFirstRows(const RepairScope& scope);
[[nodiscard]] MotionEdit regularBlocks(const RepairScope& scope);
[[nodiscard]] MotionEdit knownPhysicsSwitch(const RepairScope& scope);
[[nodiscard]] MotionEdit namesWithoutSpaces(const RepairScope& scope);

// Names.
[[nodiscard]] MotionEdit namesInCp932(const RepairScope& scope);
[[nodiscard]] MotionEdit cameraModelName(const RepairScope& scope);
[[nodiscard]] MotionEdit givenModelName(const RepairScope& scope);
[[nodiscard]] MotionEdit wholeModelName(const RepairScope& scope);
[[nodiscard]] MotionEdit namesThatFit(const RepairScope& scope);

/// Calls f(id, track) for each track with keys of the kind Value that the scope covers.
template <class Value, class F>
void forTracks(const RepairScope& scope, F&& f) {
  const auto call = [&](TrackId id) {
    scope.motion.visit(id, [&](const auto& track) {
      using TrackValue = typename std::decay_t<decltype(track)>::ValueType;
      if constexpr (std::is_same_v<TrackValue, Value>) f(id, track);
    });
  };
  if (scope.track) return call(*scope.track);
  for (const TrackId id : scope.motion.trackIds()) call(id);
}

/// Calls change(value) on a copy of each key of that kind and collects what became of those that it changed.
template <class Value, class F>
void changeValues(const RepairScope& scope, EditBuilder& builder, F&& change) {
  forTracks<Value>(scope, [&](TrackId id, const Track<Value>& track) {
    for (std::size_t i = 0; i < track.size(); ++i) {
      Value value = track.values()[i];
      change(value);
      if (!(value == track.values()[i])) builder.set(id, track.frames()[i], std::move(value));
    }
  });
}

}  // namespace furitsuke::repair
