// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>

#include "resources/samples/outline.h"

// The form of the head, on which face and hair lie. Heights are measured from the chin.
namespace furitsuke::sample {

inline constexpr double kSkullTop = 4.62;

/// The slice through the bare head at a height of 0..kSkullTop.
[[nodiscard]] Slice headSlice(double height);
/// On the skin, in the model: an angle from the front over the left, and a height.
[[nodiscard]] glm::dvec3 onHead(double angle, double height);
/// On the skin of the face, seen from the front at x, in the model.
[[nodiscard]] glm::dvec3 onFace(double x, double height);
/// Which way the face looks there, of unit length.
[[nodiscard]] glm::dvec3 faceNormal(double x, double height);
/// Which way light finds the head: rounder than it is, and flatter on the face, where shadows of its form would be
/// ugly.
[[nodiscard]] glm::dvec3 softNormal(const glm::dvec3& at);
/// Where hair lies: `lift` above the head, straight down below the ears.
[[nodiscard]] glm::dvec3 overHead(double degrees, double height, double lift);

}  // namespace furitsuke::sample
