// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "resources/samples/shape.h"

// Lines and outlines from a few numbers, for Shape::sheet().
namespace furitsuke::sample {

inline constexpr double kPi = 3.14159265358979323846;

/// A smooth line through points with ascending x, which goes up and down only where the points do. Beyond the ends it
/// stays level.
[[nodiscard]] double curveThrough(std::span<const glm::dvec2> points, double x);

/// From 0 to 1 between two edges, level at both.
[[nodiscard]] double ramp(double from, double to, double x);

/// A point of a limb or a lock: where, and half of how wide and how thick it is there.
struct TubePoint {
  glm::dvec3 at;
  double wide, thick;
};

/// `count` points on a smooth line through the given ones, at even distances of the parameter.
[[nodiscard]] std::vector<TubePoint> smoothLine(std::span<const TubePoint> points, std::size_t count);

/// Outlines around a line. `up` shows where the thickness goes; `roundness` is 2 for ellipses, more for boxes.
[[nodiscard]] std::vector<Row> tube(std::span<const TubePoint> line, const glm::dvec3& up, std::size_t sides,
                                    double roundness = 2);
/// The same with the thickness away from a point, for what lies on something round.
[[nodiscard]] std::vector<Row> tubeAround(std::span<const TubePoint> line, const glm::dvec3& middle, std::size_t sides,
                                          double roundness = 2);

/// A slice through something upright: half its width, and how far it reaches to the front (-z) and to the back.
struct Slice {
  double y, wide, front, back;
};
/// Where the outline of a slice runs at an angle from the front (0) over the left (positive x).
[[nodiscard]] glm::dvec3 onSlice(const Slice& slice, double angle, double roundness = 2);
/// `sides` points around, from the back.
[[nodiscard]] Row outlineOf(const Slice& slice, std::size_t sides, double roundness = 2);
/// `count` slices on smooth lines through the given ones, which ascend or descend in y.
[[nodiscard]] std::vector<Slice> smoothSlices(std::span<const Slice> slices, std::size_t count);

}  // namespace furitsuke::sample
