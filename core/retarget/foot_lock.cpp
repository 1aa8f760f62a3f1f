// SPDX-License-Identifier: MIT
#include "core/retarget/foot_lock.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace furitsuke::retarget {

namespace {

/// Frames in which a foot is planted, both included.
struct PlantedSpan {
  std::size_t first = 0;
  std::size_t last = 0;
};

constexpr double kHighest = 0.05;       ///< of a planted ankle, in leg lengths
constexpr double kFastest = 0.01;       ///< of a planted ankle, in leg lengths per frame
constexpr std::size_t kLongEnough = 4;  ///< frames of a contact that is held whatever the foot does before and after
constexpr std::size_t kBlend = 4;

/// Steps of the foot to each frame from the one before, without the height; 0 for the first.
std::vector<double> levelSteps(std::span<const glm::dvec3> ankle) {
  std::vector<double> steps(ankle.size(), 0);
  for (std::size_t i = 1; i < ankle.size(); ++i) {
    steps[i] = std::hypot(ankle[i].x - ankle[i - 1].x, ankle[i].z - ankle[i - 1].z);
  }
  return steps;
}

/// Whether the foot comes to a stop, rather than gliding at a speed that happens to be low for a few frames: holding it
/// there would make it stutter.
bool isLanding(const PlantedSpan& span, std::span<const double> steps) {
  constexpr double kFaster = 1.5;  // how much, before and after
  const auto within = steps.subspan(span.first + 1, span.last - span.first);
  const double fastest = *std::ranges::max_element(within);
  const bool isReached = span.first == 0 || steps[span.first] > kFaster * fastest;
  const bool isLeft = span.last + 1 == steps.size() || steps[span.last + 1] > kFaster * fastest;
  return isReached && isLeft;
}

std::vector<PlantedSpan> plantedSpans(std::span<const glm::dvec3> ankle, double legLength) {
  const std::vector<double> steps = levelSteps(ankle);
  std::vector<PlantedSpan> spans;
  bool isPlanted = false;
  for (std::size_t i = 1; i < ankle.size(); ++i) {
    const bool isStill = steps[i] < kFastest * legLength && ankle[i].y < kHighest * legLength;
    if (isStill && !isPlanted) spans.push_back({i - 1, i});
    if (isStill) spans.back().last = i;
    isPlanted = isStill;
  }
  std::erase_if(spans, [&](const PlantedSpan& span) {
    return span.last - span.first + 1 < kLongEnough && !isLanding(span, steps);
  });
  return spans;
}

glm::dvec3 meanOf(std::span<const glm::dvec3> positions) {
  glm::dvec3 sum(0);
  for (const glm::dvec3& position : positions) sum += position;
  return sum / static_cast<double>(positions.size());
}

/// From `place` to `position`, without the height.
glm::dvec3 levelOffset(const glm::dvec3& point, const glm::dvec3& position) {
  return {point.x - position.x, 0, point.z - position.z};
}

/// 1 at a contact, 0 at the end of its blend, level at both.
double blendWeight(std::size_t distance, std::size_t length) {
  const double part = 1 - static_cast<double>(distance) / static_cast<double>(length);
  return part <= 0 ? 0 : part * part * (3 - 2 * part);
}

}  // namespace

void lockPlantedFoot(FootPath& path, double legLength) {
  const std::vector<PlantedSpan> spans = plantedSpans(path.captured, legLength);
  std::vector<glm::dvec3> changes(path.fitted.size(), glm::dvec3(0));
  const std::span<const glm::dvec3> fitted = path.fitted;
  for (std::size_t s = 0; s < spans.size(); ++s) {
    const PlantedSpan& span = spans[s];
    const glm::dvec3 position = meanOf(fitted.subspan(span.first, span.last - span.first + 1));
    for (std::size_t i = span.first; i <= span.last; ++i) changes[i] = levelOffset(position, fitted[i]);
    const std::size_t before = s == 0 ? span.first : span.first - spans[s - 1].last - 1;
    const std::size_t after = (s + 1 < spans.size() ? spans[s + 1].first : fitted.size()) - span.last - 1;
    const bool isFirst = s == 0, isLast = s + 1 == spans.size();
    const std::size_t in = std::min(kBlend, before + (isFirst ? kBlend : 1));
    const std::size_t out = std::min(kBlend, after + (isLast ? kBlend : 1));
    for (std::size_t k = 1; k < in && k <= before; ++k) {
      changes[span.first - k] += changes[span.first] * blendWeight(k, in);
    }
    for (std::size_t k = 1; k < out && k <= after; ++k) {
      changes[span.last + k] += changes[span.last] * blendWeight(k, out);
    }
  }
  for (std::size_t i = 0; i < changes.size(); ++i) path.fitted[i] += changes[i];
}

}  // namespace furitsuke::retarget
