// SPDX-License-Identifier: MIT
#include "core/motion/operations/correction.h"

#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

void correctStored(float& value, const Correction& correction) {
  if (!correction.isNone()) value = static_cast<float>(correction.of(value));
}

void correctPosition(Vec3& position, const AxisCorrections& corrections) {
  correctStored(position.x, corrections.axis(0));
  correctStored(position.y, corrections.axis(1));
  correctStored(position.z, corrections.axis(2));
}

void correctRotation(Quat& rotation, const AxisCorrections& corrections) {
  const Correction x = corrections.axis(0);
  const Correction y = corrections.axis(1);
  const Correction z = corrections.axis(2);
  if (x.isNone() && y.isNone() && z.isNone()) return;
  const EulerDegrees angles = eulerFromRotation(rotation);
  rotation = rotationFromEuler({x.of(angles.x), y.of(angles.y), z.of(angles.z)}, rotation);
}

void correctCameraAngle(float& angle, Axis axis, const Correction& correction) {
  if (!correction.isNone()) angle = storedCameraAngle(axis, correction.of(shownCameraAngle(axis, angle)));
}

void correctKey(BoneKey& key, const KeyCorrections& corrections) {
  correctPosition(key.translation, corrections.position);
  correctRotation(key.rotation, corrections.angle);
}

void correctKey(MorphKey& key, const KeyCorrections& corrections) { correctStored(key.weight, corrections.weight); }

void correctKey(CameraKey& key, const KeyCorrections& corrections) {
  correctPosition(key.target, corrections.position);
  correctCameraAngle(key.rotation.x, Axis::X, corrections.angle.axis(0));
  correctCameraAngle(key.rotation.y, Axis::Y, corrections.angle.axis(1));
  correctCameraAngle(key.rotation.z, Axis::Z, corrections.angle.axis(2));
  const Correction& distance = corrections.distance;
  if (!distance.isNone()) key.distance = storedCameraDistance(distance.of(shownCameraDistance(key.distance)));
}

void correctKey(SelfShadowKey& key, const KeyCorrections& corrections) {
  const Correction& distance = corrections.distance;
  if (!distance.isNone()) key.distance = storedShadowDistance(distance.of(shownShadowDistance(key.distance)));
}

}  // namespace

OperationResult correctKeys(const Motion& motion, const KeySelection& keys, const KeyCorrections& corrections) {
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    if constexpr (!std::is_same_v<Value, LightKey> && !std::is_same_v<Value, PropertyKey>) {
      Keys<Value> changed = keysOfRuns(track, runs);
      for (Value& value : changed.values.edit()) correctKey(value, corrections);
      propose(result, id, track, {}, std::move(changed));
    }
  });
  return result;
}

}  // namespace furitsuke
