// SPDX-License-Identifier: MIT
#include "core/eval/camera_view.h"

#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

namespace furitsuke::eval {

namespace {

constexpr double kSmallestFov = 0.1;   // degrees; a view angle of 0 shows nothing
constexpr double kLargestFov = 179.0;  // degrees; 180 is not possible
constexpr double kSmallestWidth = 0.02;
/// Model units in front of and behind the eye. Less than kFarPlane, because the depth buffer divides it evenly.
constexpr double kParallelReach = 20'000;

const glm::dvec3 kX(1, 0, 0);
const glm::dvec3 kY(0, 1, 0);
const glm::dvec3 kZ(0, 0, 1);

}  // namespace

CameraView viewOf(const CameraSample& camera, double aspect) {
  const glm::dmat4 turn = glm::rotate(
      glm::rotate(glm::rotate(glm::dmat4(1), -camera.rotation.y, kY), -camera.rotation.x, kX), -camera.rotation.z, kZ);
  CameraView seen;
  seen.forward = glm::dvec3(turn[2]);
  seen.up = glm::dvec3(turn[1]);
  seen.eye = camera.target + seen.forward * camera.distance;
  seen.view = glm::transpose(turn) * glm::translate(glm::dmat4(1), -seen.eye);
  seen.fov = std::clamp(camera.fov, kSmallestFov, kLargestFov);
  if (camera.perspective) {
    seen.projection = glm::perspectiveLH_NO(glm::radians(seen.fov), aspect, kNearPlane, kFarPlane);
  } else {
    const double half = std::max(std::abs(camera.distance), kSmallestWidth) / 2;
    // As in every orthographic view, objects behind the eye are visible, too.
    seen.projection = glm::orthoLH_NO(-half, half, -half / aspect, half / aspect, -kParallelReach, kParallelReach);
  }
  return seen;
}

}  // namespace furitsuke::eval
