// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/outline.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace furitsuke::samples {

namespace {

double slope(const glm::dvec2& a, const glm::dvec2& b) { return (b.y - a.y) / (b.x - a.x); }

/// The slope at a point that never overshoots (Fritsch and Carlson, the harmonic mean of both sides).
double slopeAt(std::span<const glm::dvec2> points, std::size_t i) {
  if (i == 0) return slope(points[0], points[1]);
  if (i + 1 == points.size()) return slope(points[i - 1], points[i]);
  const double before = slope(points[i - 1], points[i]);
  const double after = slope(points[i], points[i + 1]);
  return before * after <= 0 ? 0 : 2 * before * after / (before + after);
}

double power(double x, double exponent) { return std::copysign(std::pow(std::abs(x), exponent), x); }

template <class T>
T catmullRom(const T& a, const T& b, const T& c, const T& d, double t) {
  return 0.5 * (2.0 * b + (c - a) * t + (2.0 * a - 5.0 * b + 4.0 * c - d) * (t * t) +
                (3.0 * b - a - 3.0 * c + d) * (t * t * t));
}

Row ringAt(std::span<const TubePoint> line, std::size_t i, const glm::dvec3& up, std::size_t sides, double roundness) {
  // Two rings may be at the same position: a step in the outline.
  std::size_t before = i == 0 ? 0 : i - 1, after = std::min(i + 1, line.size() - 1);
  while (after + 1 < line.size() && line[after].at == line[before].at) ++after;
  while (before > 0 && line[after].at == line[before].at) --before;
  const glm::dvec3 along = line[after].at - line[before].at;
  const glm::dvec3 side = glm::normalize(glm::cross(along, up));
  const glm::dvec3 over = glm::normalize(glm::cross(side, along));
  Row row;
  for (std::size_t k = 0; k < sides; ++k) {
    const double angle = 2 * kPi * static_cast<double>(k) / static_cast<double>(sides);
    row.push_back(line[i].at + side * (line[i].wide * power(std::cos(angle), 2 / roundness)) +
                  over * (line[i].thick * power(std::sin(angle), 2 / roundness)));
  }
  return row;
}

}  // namespace

double curveThrough(std::span<const glm::dvec2> points, double x) {
  if (x <= points.front().x) return points.front().y;
  if (x >= points.back().x) return points.back().y;
  std::size_t i = 1;
  while (points[i].x < x) ++i;
  const glm::dvec2& a = points[i - 1];
  const glm::dvec2& b = points[i];
  const double width = b.x - a.x;
  const double t = (x - a.x) / width;
  const double from = slopeAt(points, i - 1) * width;
  const double to = slopeAt(points, i) * width;
  return a.y + t * (from + t * (3 * (b.y - a.y) - 2 * from - to + t * (from + to - 2 * (b.y - a.y))));
}

double ramp(double from, double to, double x) {
  const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

std::vector<TubePoint> smoothLine(std::span<const TubePoint> points, std::size_t count) {
  std::vector<TubePoint> line;
  const auto at = [&points](std::ptrdiff_t i) -> const TubePoint& {
    return points[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i, 0, std::ssize(points) - 1))];
  };
  for (std::size_t i = 0; i < count; ++i) {
    const double position =
        static_cast<double>(i) / static_cast<double>(count - 1) * static_cast<double>(points.size() - 1);
    const auto k = std::min(static_cast<std::ptrdiff_t>(position), std::ssize(points) - 2);
    const double t = position - static_cast<double>(k);
    const TubePoint &a = at(k - 1), &b = at(k), &c = at(k + 1), &d = at(k + 2);
    line.push_back({catmullRom(a.at, b.at, c.at, d.at, t),
                    std::max(catmullRom(a.wide, b.wide, c.wide, d.wide, t), 0.004),
                    std::max(catmullRom(a.thick, b.thick, c.thick, d.thick, t), 0.004)});
  }
  return line;
}

std::vector<Row> tube(std::span<const TubePoint> line, const glm::dvec3& up, std::size_t sides, double roundness) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < line.size(); ++i) rows.push_back(ringAt(line, i, up, sides, roundness));
  return rows;
}

std::vector<Row> tubeAround(std::span<const TubePoint> line, const glm::dvec3& middle, std::size_t sides,
                            double roundness) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < line.size(); ++i) {
    rows.push_back(ringAt(line, i, line[i].at - middle, sides, roundness));
  }
  return rows;
}

glm::dvec3 onSlice(const Slice& slice, double angle, double roundness) {
  const double middle = 0.5 * (slice.front + slice.back);
  const double depth = 0.5 * (slice.back - slice.front);
  return {slice.wide * power(std::sin(angle), 2 / roundness), slice.y,
          middle - depth * power(std::cos(angle), 2 / roundness)};
}

Row outlineOf(const Slice& slice, std::size_t sides, double roundness) {
  Row row;
  for (std::size_t k = 0; k < sides; ++k) {
    row.push_back(onSlice(slice, kPi + 2 * kPi * static_cast<double>(k) / static_cast<double>(sides), roundness));
  }
  return row;
}

std::vector<Slice> smoothSlices(std::span<const Slice> slices, std::size_t count) {
  const double last = static_cast<double>(slices.size() - 1);
  std::vector<glm::dvec2> y, wide, front, back;
  for (std::size_t i = 0; i < slices.size(); ++i) {
    const double x = static_cast<double>(i);
    y.emplace_back(x, slices[i].y);
    wide.emplace_back(x, slices[i].wide);
    front.emplace_back(x, slices[i].front);
    back.emplace_back(x, slices[i].back);
  }
  std::vector<Slice> result;
  for (std::size_t i = 0; i < count; ++i) {
    const double x = last * static_cast<double>(i) / static_cast<double>(count - 1);
    result.push_back({curveThrough(y, x), curveThrough(wide, x), curveThrough(front, x), curveThrough(back, x)});
  }
  return result;
}

}  // namespace furitsuke::samples
