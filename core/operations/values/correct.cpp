// SPDX-License-Identifier: MIT
#include "core/operations/values/values_operations.h"

#include <glm/vec3.hpp>
#include <type_traits>
#include <utility>

#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke::operations {

namespace {

/// value * factor + offset.
struct Correction {
  double factor = 1;
  double offset = 0;
  [[nodiscard]] bool isNone() const noexcept { return factor == 1 && offset == 0; }
  [[nodiscard]] double of(double value) const noexcept { return value * factor + offset; }
};

struct AxisCorrections {
  glm::dvec3 factor{1, 1, 1};
  glm::dvec3 offset{0, 0, 0};
  [[nodiscard]] Correction axis(int i) const noexcept { return {factor[i], offset[i]}; }
};

/// MMD's "position and angle correction": each value of a key multiplied and moved, axis by axis.
struct KeyCorrections {
  AxisCorrections position;  ///< translation of bones, target of the camera; model units
  AxisCorrections angle;     ///< degrees as MMD's windows show them, of bones in the order YXZ
  Correction weight;         ///< of morphs
  Correction distance;       ///< of the camera and the self shadow, as MMD's windows show them
};

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
  const motion::EulerDegrees angles = motion::eulerFromRotation(rotation);
  rotation = motion::rotationFromEuler({x.of(angles.x), y.of(angles.y), z.of(angles.z)}, rotation);
}

void correctCameraAngle(float& angle, motion::Axis axis, const Correction& correction) {
  if (!correction.isNone())
    angle = motion::storedCameraAngle(axis, correction.of(motion::shownCameraAngle(axis, angle)));
}

void correctKey(motion::BoneKey& key, const KeyCorrections& corrections) {
  correctPosition(key.translation, corrections.position);
  correctRotation(key.rotation, corrections.angle);
}

void correctKey(motion::MorphKey& key, const KeyCorrections& corrections) {
  correctStored(key.weight, corrections.weight);
}

void correctKey(motion::CameraKey& key, const KeyCorrections& corrections) {
  correctPosition(key.target, corrections.position);
  correctCameraAngle(key.rotation.x, motion::Axis::X, corrections.angle.axis(0));
  correctCameraAngle(key.rotation.y, motion::Axis::Y, corrections.angle.axis(1));
  correctCameraAngle(key.rotation.z, motion::Axis::Z, corrections.angle.axis(2));
  const Correction& distance = corrections.distance;
  if (!distance.isNone())
    key.distance = motion::storedCameraDistance(distance.of(motion::shownCameraDistance(key.distance)));
}

void correctKey(motion::SelfShadowKey& key, const KeyCorrections& corrections) {
  const Correction& distance = corrections.distance;
  if (!distance.isNone())
    key.distance = motion::storedShadowDistance(distance.of(motion::shownShadowDistance(key.distance)));
}

/// Values without a correction keep their bits. A factor other than 1 on the angle of a bone starts from its principal
/// angles (x within -90..90).
Result<OperationResult> runCorrect(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  KeyCorrections corrections;
  corrections.position = {a.vector("position-factor"), a.vector("position-offset")};
  corrections.angle = {a.vector("angle-factor"), a.vector("angle-offset")};
  corrections.weight = {a.number("weight-factor"), a.number("weight-offset")};
  corrections.distance = {a.number("distance-factor"), a.number("distance-offset")};
  OperationResult result;
  forEachSelectedTrack(
      in.motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr (!std::is_same_v<Value, motion::LightKey> && !std::is_same_v<Value, motion::VisibilityIkKey>) {
          motion::Keys<Value> changed = motion::keysOfRuns(track, runs);
          for (Value& value : changed.values.edit()) correctKey(value, corrections);
          propose(result, id, track, {}, std::move(changed));
        }
      });
  return result;
}

}  // namespace

Operation correctOperation() {
  return {
      .id = "correct",
      .text = Core::tr("Correct Positions and Angles"),
      .help = Core::tr(
          "Multiply the values of keys and add to them, per axis. Changes positions of bones and of the camera target, "
          "angles of bones (in MMD's order YXZ) and of the camera, weights of morphs, and distances of the camera and "
          "the self shadow as displayed by MMD."),
      .parameters = {vectorParameter("position-factor", Core::tr("Factor for positions"), "1,1,1", ""),
                     vectorParameter("position-offset", Core::tr("Added after the multiplication"), "0,0,0",
                                     Core::tr("model units")),
                     vectorParameter("angle-factor", Core::tr("Factor for angles"), "1,1,1", ""),
                     vectorParameter("angle-offset", Core::tr("Added after the multiplication"), "0,0,0", "degrees"),
                     numberParameter("weight-factor", Core::tr("Factor for morph weights"), "1", ""),
                     numberParameter("weight-offset", Core::tr("Added after the multiplication"), "0", ""),
                     numberParameter("distance-factor", Core::tr("Factor for distances"), "1", ""),
                     numberParameter("distance-offset", Core::tr("Added after the multiplication"), "0",
                                     Core::tr("as displayed by MMD"))},
      .run = runCorrect};
}

}  // namespace furitsuke::operations
