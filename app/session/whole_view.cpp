// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/whole_view.h"

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>

namespace furitsuke::session {

namespace {

constexpr std::size_t kSamplesOfMesh = 4000;

}  // namespace

SceneBox boxOf(const scene::Actor& actor) {
  SceneBox box;
  const auto& positions = actor.mesh().positions;
  const std::size_t step = std::max<std::size_t>(1, positions.size() / kSamplesOfMesh);
  for (std::size_t i = 0; i < positions.size(); i += step) box.add(toDouble(positions[i]));
  for (const RigidTransform& transform : actor.pose().transforms) {
    if (positions.empty()) box.add(transform.position);
  }
  return box;
}

eval::CameraSample cameraInFrontOf(const SceneBox& box, double aspect) {
  eval::CameraSample camera = eval::sampleCamera({}, 0);
  if (box.isEmpty()) return camera;
  constexpr double kMargin = 1.04;
  const glm::dvec3 half = (box.high - box.low) * (kMargin / 2);
  const double slope = std::tan(glm::radians(camera.fov) / 2);
  camera.target = (box.low + box.high) / 2.0;
  camera.distance = -(std::max(half.y / slope, half.x / (slope * aspect)) + half.z);
  return camera;
}

QImage toQImage(const image::Image& image) {
  const auto width = static_cast<int>(image.width);
  const auto height = static_cast<int>(image.height);
  return QImage(image.pixels.data(), width, height, 4 * width, QImage::Format_RGBA8888).copy();
}

}  // namespace furitsuke::session
