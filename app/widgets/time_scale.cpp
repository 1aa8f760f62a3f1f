// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/time_scale.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::widgets {

namespace {

Frame clampedToFrame(double frame) noexcept {
  return static_cast<Frame>(std::clamp(frame, 0.0, static_cast<double>(kMaxFrame)));
}

}  // namespace

Frame TimeScale::nearestFrame(double x) const noexcept { return clampedToFrame(std::floor(frameAt(x) + 0.5)); }

FrameRange TimeScale::framesBetween(double left, double right) const noexcept {
  const double first = std::ceil(frameAt(left));
  const double last = std::floor(frameAt(right));
  if (last < first || last < 0.0 || first > static_cast<double>(kMaxFrame)) return {};
  return {clampedToFrame(first), clampedToFrame(last)};
}

void TimeScale::zoomAbout(double x, double factor) noexcept {
  const double under = frameAt(x);
  pixelsPerFrame_ = std::clamp(pixelsPerFrame_ * factor, kMinPixelsPerFrame, kMaxPixelsPerFrame);
  origin_ = under - x / pixelsPerFrame_;
}

void TimeScale::fit(FrameRange range, double width, double margin) noexcept {
  if (range.isEmpty() || width <= 2 * margin) return;
  const double span = static_cast<double>(range.last) - range.first;
  if (span > 0) {
    pixelsPerFrame_ = std::clamp((width - 2 * margin) / span, kMinPixelsPerFrame, kMaxPixelsPerFrame);
  }
  origin_ = span > 0 ? range.first - margin / pixelsPerFrame_ : range.first - width / 2 / pixelsPerFrame_;
}

}  // namespace furitsuke::widgets
