// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "resources/samples/shape.h"

// Lines and outlines from a few numbers, for Shape::sheet().
namespace furitsuke::samples {

inline constexpr double kPi = 3.14159265358979323846;

/// A smooth line through points with ascending x that rises and falls only where the points do. Constant beyond the
/// ends.
[[nodiscard]] double curveThrough(std::span<const glm::dvec2> points, double x);

/// From 0 to 1 between two edges, level at both.
[[nodiscard]] double ramp(double from, double to, double x);

/// A point of a limb or a lock: its position, half width and half thickness.
struct TubePoint {
  glm::dvec3 at;
  double wide, thick;
};

/// `count` points on a smooth line through the given ones, at equal distances of the parameter.
[[nodiscard]] std::vector<TubePoint> smoothLine(std::span<const TubePoint> points, std::size_t count);

/// Outlines around a line. `up` is the direction of the thickness; `roundness` is 2 for ellipses, more for boxes.
[[nodiscard]] std::vector<Row> tube(std::span<const TubePoint> line, const glm::dvec3& up, std::size_t sides,
                                    double roundness = 2);
/// The same with the thickness pointing away from a point, for lines on a round surface.
[[nodiscard]] std::vector<Row> tubeAround(std::span<const TubePoint> line, const glm::dvec3& middle, std::size_t sides,
                                          double roundness = 2);

/// A horizontal slice: its half width, and its extent to the front (-z) and to the back.
struct Slice {
  double y, wide, front, back;
};
/// The outline of a slice at an angle from the front (0) toward the left (positive x).
[[nodiscard]] glm::dvec3 onSlice(const Slice& slice, double angle, double roundness = 2);
/// `sides` points around the slice, starting at the back.
[[nodiscard]] Row outlineOf(const Slice& slice, std::size_t sides, double roundness = 2);
/// `count` slices on smooth lines through the given ones, which ascend or descend in y.
[[nodiscard]] std::vector<Slice> smoothSlices(std::span<const Slice> slices, std::size_t count);

}  // namespace furitsuke::samples
