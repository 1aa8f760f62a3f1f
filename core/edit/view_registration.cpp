// SPDX-License-Identifier: MIT
#include "core/edit/view_registration.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "core/edit/key_registration.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

constexpr double kSmallestKeyFov = 1;  // degrees
constexpr double kLargestKeyFov = 179;

template <class Value, class Change>
EditProposal proposeKey(const Motion& motion, TrackId id, const Track<Value>& track, Frame frame, Change&& change) {
  EditBuilder builder(motion);
  registerKey(builder, id, track, frame, std::forward<Change>(change));
  EditProposal proposal{builder.build(), {}};
  proposal.selection.add(id, frame);
  return proposal;
}

double nearestTurn(double angle, double reference) {
  constexpr double kTurn = glm::two_pi<double>();
  return angle + std::round((reference - angle) / kTurn) * kTurn;
}

}  // namespace

CameraKey cameraKeyOf(const CameraSample& view, const glm::dvec3& near) {
  CameraKey key = restCameraKey();
  key.distance = static_cast<float>(view.distance);
  key.target = toStored(view.target);
  key.rotation = toStored({nearestTurn(view.rotation.x, near.x), nearestTurn(view.rotation.y, near.y),
                           nearestTurn(view.rotation.z, near.z)});
  key.fov = static_cast<std::uint32_t>(std::lround(std::clamp(view.fov, kSmallestKeyFov, kLargestKeyFov)));
  key.perspective = view.perspective;
  return key;
}

EditProposal registerCamera(const Motion& motion, Frame frame, const CameraSample& view) {
  const glm::dvec3 before = sampleCamera(motion.camera, frame).rotation;
  return proposeKey(motion, kCameraTrack, motion.camera, frame, [&](CameraKey& key) {
    const auto curves = key.curves;
    key = cameraKeyOf(view, before);
    key.curves = curves;
  });
}

EditProposal registerLight(const Motion& motion, Frame frame, const LightSample& light) {
  const glm::dvec3 way = light.direction;
  const double longest = std::max({std::abs(way.x), std::abs(way.y), std::abs(way.z), 1.0});
  const auto level = [](double value) { return storedLightLevel(shownLightLevel(static_cast<float>(value))); };
  return proposeKey(motion, kLightTrack, motion.light, frame, [&](LightKey& key) {
    key.direction = toStored(way / longest);
    // What MMD cannot show exactly stays as it is stored until somebody changes it.
    if (toDouble(key.color) != light.color)
      key.color = {level(light.color.x), level(light.color.y), level(light.color.z)};
  });
}

}  // namespace furitsuke
