// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/free_camera.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/trigonometric.hpp>

namespace furitsuke::session {

namespace {

constexpr double kTurnPerPixel = 0.4;  // degrees
constexpr double kZoomPerStep = 0.9;
constexpr double kNearest = 1.2;       // model units from the target, which the near plane must not cut off
constexpr double kFarthest = 8'000;    // model units, well inside the far plane
constexpr double kFrameMargin = 1.08;  // factor of the radius of the framed box
constexpr double kSmallestRadius = 0.25;

}  // namespace

void SceneBox::add(const glm::dvec3& point) {
  if (!std::isfinite(point.x + point.y + point.z)) return;
  low = isEmpty() ? point : glm::min(low, point);
  high = glm::max(high, point);
  if (high.x < low.x) high = point;
}

void FreeCamera::reset() { sample_ = eval::sampleCamera({}, 0); }

void FreeCamera::orbit(double right, double down) {
  sample_.rotation.y -= glm::radians(right * kTurnPerPixel);
  sample_.rotation.x -= glm::radians(down * kTurnPerPixel);
}

void FreeCamera::pan(double right, double down, double width, double height) {
  width = std::max(width, 1.0);
  const eval::CameraView view = eval::viewOf(sample_, width / std::max(height, 1.0));
  const double depth = sample_.perspective ? std::abs(sample_.distance) : 1;
  const double unitsPerPixel = 2 * depth / (view.projection[0][0] * width);
  const glm::dvec3 rightwards = glm::cross(view.up, view.forward);
  sample_.target += (view.up * down - rightwards * right) * unitsPerPixel;
}

void FreeCamera::zoom(double steps) {
  const double side = sample_.distance > 0 ? 1 : -1;
  const double distance = std::abs(sample_.distance) * std::pow(kZoomPerStep, steps);
  sample_.distance = side * std::clamp(distance, kNearest, kFarthest);
}

void FreeCamera::lookFrom(StandardView view) {
  constexpr double kQuarter = glm::half_pi<double>();
  switch (view) {
    case StandardView::Front: sample_.rotation = {0, 0, 0}; break;
    case StandardView::Back: sample_.rotation = {0, 2 * kQuarter, 0}; break;
    // The left view shows the left side of the model.
    case StandardView::Left: sample_.rotation = {0, kQuarter, 0}; break;
    case StandardView::Right: sample_.rotation = {0, -kQuarter, 0}; break;
    case StandardView::Top: sample_.rotation = {-kQuarter, 0, 0}; break;
    case StandardView::Bottom: sample_.rotation = {kQuarter, 0, 0}; break;
  }
  if (sample_.distance > 0) sample_.distance = -sample_.distance;
}

void FreeCamera::frame(const SceneBox& box, double aspect) {
  if (box.isEmpty()) return;
  sample_.target = (box.low + box.high) / 2.0;
  const double radius = std::max(glm::distance(box.low, box.high) / 2, kSmallestRadius);
  double distance = 2 * radius * std::max(aspect, 1.0);  // the width of an orthographic view
  if (sample_.perspective) {
    const double half = glm::radians(sample_.fov) / 2;
    distance = radius / std::sin(std::min(half, std::atan(std::tan(half) * aspect)));
  }
  sample_.distance = -std::clamp(distance * kFrameMargin, kNearest, kFarthest);
}

}  // namespace furitsuke::session
