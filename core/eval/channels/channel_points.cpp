// SPDX-License-Identifier: MIT
#include "core/eval/channels/channel_points.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace furitsuke::eval {

namespace {

/// From this number of points per column only the lowest and highest are kept: they are drawn as a vertical line.
constexpr int kCrowded = 5;

/// Takes points in ascending time and keeps the visible ones of each column.
class ColumnReducer {
 public:
  explicit ColumnReducer(const PlotColumns& columns) : columns_(columns) {}

  void add(double frame, double value) {
    const ChannelPoint point{frame, value};
    if (frame >= end_ || isFresh_) {
      flush();
      const double column = std::floor((frame - columns_.first) / columns_.framesPerColumn);
      end_ = columns_.first + (column + 1) * columns_.framesPerColumn;
      isFresh_ = false;
      count_ = 1;
      first_ = lowest_ = highest_ = last_ = point;
      return;
    }
    ++count_;
    if (value < lowest_.value) lowest_ = point;
    if (value > highest_.value) highest_ = point;
    last_ = point;
  }

  std::vector<ChannelPoint> take() {
    flush();
    return std::move(points_);
  }

 private:
  void flush() {
    if (isFresh_) return;
    const bool isLowFirst = lowest_.frame <= highest_.frame;
    const bool isCrowded = count_ >= kCrowded;
    if (!isCrowded || points_.empty()) put(first_);
    put(isLowFirst ? lowest_ : highest_);
    put(isLowFirst ? highest_ : lowest_);
    if (!isCrowded) put(last_);
    isFresh_ = true;
  }
  void put(const ChannelPoint& point) {
    if (points_.empty() || points_.back() != point) points_.push_back(point);
  }

  PlotColumns columns_;
  std::vector<ChannelPoint> points_;
  ChannelPoint first_, lowest_, highest_, last_;
  double end_ = -std::numeric_limits<double>::infinity();  ///< of the current column
  int count_ = 0;                                          ///< points added to the column
  bool isFresh_ = true;                                    ///< the column is empty
};

}  // namespace

std::vector<ChannelPoint> channelPoints(const ChannelCurve& curve, const PlotColumns& columns) {
  if (curve.size() == 0 || columns.count <= 0) return {};
  const std::span<const Frame> frames = curve.frames();
  const double left = columns.first;
  const double right = columns.first + columns.count * columns.framesPerColumn;
  ColumnReducer reducer(columns);
  reducer.add(left, curve.at(left));
  // The first key after the left edge ends the first visible span.
  const auto begin = std::ranges::upper_bound(frames, left, {}, [](Frame frame) { return static_cast<double>(frame); });
  for (auto key = static_cast<std::size_t>(begin - frames.begin()); key < frames.size(); ++key) {
    const double frame = frames[key];
    if (key >= curve.firstSpan()) {
      const double start = curve.spanFrame(key);
      // Only the rest value is a corner without a key.
      if (key == 0 && start > left && start < right) reducer.add(start, curve.spanStart(key));
      const double seen = std::max(start, left);
      const double length = std::min(frame, right) - seen;
      // In other channels a span starts with the end value of the previous one.
      if (start >= left && curve.info().channel == ValueChannel::RotationAngle) reducer.add(start, 0);
      if (length > columns.framesPerColumn && !curve.isStraight(key)) {
        const double until = std::min(frame, right);
        SpanWalk walk(curve, key);
        const double firstColumn = std::floor((seen - left) / columns.framesPerColumn) + 1;
        for (double column = firstColumn;; ++column) {
          const double columnStart = left + column * columns.framesPerColumn;
          if (columnStart >= until) break;
          reducer.add(columnStart, walk.at((columnStart - start) / (frame - start)));
        }
      }
      if (frame > right) {
        reducer.add(right, curve.at(right));
        return reducer.take();
      }
      if (curve.isHeld(key)) reducer.add(frame, curve.spanEnd(key));
    }
    if (frame > right) break;
    reducer.add(frame, curve.keyValue(key));
  }
  if (frames.back() < right || frames.front() > right) reducer.add(right, curve.at(right));
  return reducer.take();
}

}  // namespace furitsuke::eval
