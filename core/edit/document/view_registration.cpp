// SPDX-License-Identifier: MIT
#include "core/edit/document/view_registration.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "core/edit/document/key_registration.h"
#include "core/eval/insert_key.h"
#include "core/eval/layered_values.h"
#include "core/eval/layered_views.h"
#include "core/motion/units.h"

namespace furitsuke::edit {

namespace {

constexpr double kSmallestKeyFov = 1;  // degrees
constexpr double kLargestKeyFov = 179;

template <class Value, class Change>
motion::Edit proposeKey(const motion::Motion& motion, motion::TrackId id, const motion::Track<Value>& track,
                        Frame frame, eval::PreExtrapolation rule, Change&& change) {
  motion::EditBuilder builder(motion);
  const bool isOnLayer = motion::isOnLayer(motion);
  registerKey(builder, id, track, frame, isOnLayer ? eval::kPreExtrapolationOfLayers : rule,
              std::forward<Change>(change), isOnLayer);
  motion::Edit proposal{.keys = builder.build(), .selection = motion::KeySelection{}};
  proposal.selection->add(id, frame);
  return proposal;
}

double nearestTurn(double angle, double reference) {
  constexpr double kTurn = glm::two_pi<double>();
  return angle + std::round((reference - angle) / kTurn) * kTurn;
}

glm::dvec3 nearestTurns(const glm::dvec3& angles, const glm::dvec3& reference) {
  return {nearestTurn(angles.x, reference.x), nearestTurn(angles.y, reference.y), nearestTurn(angles.z, reference.z)};
}

}  // namespace

motion::CameraKey cameraKeyOf(const eval::CameraSample& view, const glm::dvec3& near) {
  motion::CameraKey key = motion::restCameraKey();
  key.distance = static_cast<float>(view.distance);
  key.target = toStored(view.target);
  key.rotation = toStored(nearestTurns(view.rotation, near));
  key.fov = static_cast<std::uint32_t>(std::lround(std::clamp(view.fov, kSmallestKeyFov, kLargestKeyFov)));
  key.perspective = view.perspective;
  return key;
}

motion::Edit registerCamera(const motion::Motion& motion, Frame frame, const eval::CameraSample& view) {
  const eval::LayeredCamera camera(motion);
  eval::CameraSample shown = view;
  shown.rotation = nearestTurns(view.rotation, camera.sample(frame).rotation);
  const eval::CameraSample edited = motion::hasLayers(motion) ? camera.editedFor(shown, frame) : shown;
  return proposeKey(motion, motion::kCameraTrack, motion.camera, frame, eval::PreExtrapolation::Rest,
                    [&](motion::CameraKey& key) {
                      const auto curves = key.curves;
                      key = cameraKeyOf(edited, edited.rotation);
                      key.curves = curves;
                    });
}

motion::Edit cutCamera(const motion::Motion& motion, Frame frame, const eval::CameraSample& view) {
  if (frame == 0) return registerCamera(motion, frame, view);
  motion::Motion cut = motion;
  const auto apply = [&cut](const motion::Edit& edit) { motion::applyEdit(cut, edit, motion::EditSide::After); };
  apply(eval::insertSampledKey(cut, motion::kCameraTrack, frame - 1));
  apply(registerCamera(cut, frame, view));
  motion::EditBuilder builder(motion);
  for (std::size_t i = 0; i < cut.camera.size(); ++i)
    builder.set(motion::kCameraTrack, cut.camera.frames()[i], cut.camera.values()[i]);
  motion::Edit edit{.keys = builder.build(), .selection = motion::KeySelection{}};
  edit.selection->add(motion::kCameraTrack, frame);
  return edit;
}

motion::Edit registerLight(const motion::Motion& motion, Frame frame, const eval::LightSample& light,
                           eval::PreExtrapolation rule) {
  if (motion::hasLayers(motion)) {
    // As it is, because the levels that MMD can show are those of the result.
    const eval::LightSample edited = eval::LayeredLight(motion).editedFor(light, frame, rule);
    return proposeKey(motion, motion::kLightTrack, motion.light, frame, rule, [&](motion::LightKey& key) {
      key = {toStored(edited.color), toStored(edited.direction)};
    });
  }
  const glm::dvec3 direction = light.direction;
  const double longest = std::max({std::abs(direction.x), std::abs(direction.y), std::abs(direction.z), 1.0});
  const auto level = [](double value) {
    return motion::storedLightLevel(motion::shownLightLevel(static_cast<float>(value)));
  };
  return proposeKey(motion, motion::kLightTrack, motion.light, frame, rule, [&](motion::LightKey& key) {
    key.direction = toStored(direction / longest);
    // A color that MMD cannot show exactly is kept as stored until the user changes it.
    if (toDouble(key.color) != light.color)
      key.color = {level(light.color.x), level(light.color.y), level(light.color.z)};
  });
}

}  // namespace furitsuke::edit
