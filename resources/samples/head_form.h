// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>

#include "resources/samples/outline.h"

// The shape of the head, on which face and hair are placed. Heights are measured from the chin.
namespace furitsuke::samples {

inline constexpr double kSkullTop = 4.62;

/// The horizontal slice of the bare head at a height of 0..kSkullTop.
[[nodiscard]] Slice headSlice(double height);
/// A point of the skin in model space: an angle from the front toward the left, and a height.
[[nodiscard]] glm::dvec3 onHead(double angle, double height);
/// A point of the face's skin in model space, seen from the front at x.
[[nodiscard]] glm::dvec3 onFace(double x, double height);
/// The normal of the face there, unit length.
[[nodiscard]] glm::dvec3 faceNormal(double x, double height);
/// The normal for shading the head: rounder than the geometry, and flatter on the face, where form shadows would be
/// ugly.
[[nodiscard]] glm::dvec3 softNormal(const glm::dvec3& at);
/// A point of the hair: `lift` above the head, straight down below the ears.
[[nodiscard]] glm::dvec3 overHead(double degrees, double height, double lift);

}  // namespace furitsuke::samples
