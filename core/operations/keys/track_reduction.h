// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/motion/key_replacement.h"
#include "core/operations/key_steps.h"
#include "core/operations/keys/joined_span.h"
#include "core/operations/keys/kept_key.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

struct TrackReductionOptions {
  double scale = 1;        ///< of the reach
  bool keepsTurns = true;  ///< whether keys where a value reverses by more than the reach are always kept
};

/// Chooses the keys of one track to keep: after each key the furthest one that a single span can reach. Keys where a
/// value steps, both sides of a cut, keys that scale a bone and those beside them, the ends of stretches without
/// movement and the ends of each run are always kept. Used inside core/operations only; Spans is one of the classes of
/// joined_span.h.
template <class Spans>
class TrackReduction {
 public:
  using Value = typename Spans::Value;
  using Kept = KeptKey<Value>;

  /// The track and the control must outlive this object. After a cancellation nothing is joined any more.
  TrackReduction(const motion::Track<Value>& track, motion::KeyRuns runs, Spans spans, const OperationControl& control,
                 TrackReductionOptions options = {})
      : track_(track), runs_(std::move(runs)), spans_(std::move(spans)), control_(control), options_(options) {
    for (const motion::KeyRun& run : runs_) {
      if (control_.isCanceled()) return;
      joinRun(run);
    }
  }

  /// Joins less around a frame, or half a frame later, to reduce the error there. Returns the frames that may have
  /// changed; empty when nothing is joined there.
  [[nodiscard]] FrameRange tighten(Frame frame, bool isHalf = false) {
    const std::size_t after = motion::seekFrame(keptFrames_, 0, isHalf ? frame + 1 : frame);
    if (after == 0 || after == kept_.size() || (!isHalf && keptFrames_[after] == frame)) return {};
    const std::size_t first = kept_[after - 1].index;
    const std::size_t last = kept_[after].index;
    if (last - first == 1 || kept_[after].isRunStart) return {};
    std::vector<Kept> joined;
    // The length of a span is about proportional to the fourth root of the reach.
    constexpr double kTighter = 0.5;
    join(first, last, kept_[after].scale * kTighter, joined);
    joined.back().isFixed = kept_[after].isFixed;
    const auto place = kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(after));
    kept_.insert(place, joined.begin(), joined.end());
    std::vector<Frame> frames;
    frames.reserve(joined.size());
    for (const Kept& kept : joined) frames.push_back(track_.frames()[kept.index]);
    const auto framePlace = keptFrames_.erase(keptFrames_.begin() + static_cast<std::ptrdiff_t>(after));
    keptFrames_.insert(framePlace, frames.begin(), frames.end());
    return {track_.frames()[first], track_.frames()[last]};
  }

  [[nodiscard]] const std::vector<Kept>& kept() const noexcept { return kept_; }
  /// Some of those of kept().
  void setKept(std::vector<Kept> kept) {
    kept_ = std::move(kept);
    keptFrames_.clear();
    for (const Kept& key : kept_) keptFrames_.push_back(track_.frames()[key.index]);
  }
  /// The remaining keys of all runs.
  [[nodiscard]] motion::Keys<Value> keys() const {
    motion::Keys<Value> keys;
    keys.reserve(kept_.size());
    for (const Kept& kept : kept_) {
      keys.append(track_.frames()[kept.index], kept.value, track_.sources()[kept.index]);
    }
    return keys;
  }
  [[nodiscard]] const motion::KeyRuns& runs() const noexcept { return runs_; }
  [[nodiscard]] const Spans& spans() const noexcept { return spans_; }
  /// Calls f(FrameRange) for each joined span; its ends are remaining keys.
  template <class F>
  void forEachJoined(F&& f) const {
    for (std::size_t i = 1; i < kept_.size(); ++i) {
      if (kept_[i].index - kept_[i - 1].index > 1 && !kept_[i].isRunStart)
        f(FrameRange{keptFrames_[i - 1], keptFrames_[i]});
    }
  }

 private:
  /// The maximum length of a joined span: curves are too coarse for longer ones, and fitting them takes too long. Two
  /// minutes.
  static constexpr Frame kLongestSpan = 3600;
  /// Longer stretches are divided, to limit memory.
  static constexpr Frame kLongestStretch = 1 << 16;
  /// Below this fraction of the reach nothing is joined.
  static constexpr double kSmallestScale = 1e-6;
  /// Stretches without movement of at least this length keep both ends.
  static constexpr Frame kShortestHold = 5;

  [[nodiscard]] std::vector<std::uint8_t> fixedKeys(const motion::KeyRun& run) const {
    std::vector<std::uint8_t> fixed(run.end - run.first, 0);
    fixed.front() = fixed.back() = 1;
    const auto frames = track_.frames();
    std::size_t holdStart = run.first;
    Frame stretchStart = frames[run.first];
    for (std::size_t i = run.first + 1; i < run.end; ++i) {
      const auto fix = [&](std::size_t key) { fixed[key - run.first] = 1; };
      if (isStep(track_.values()[i - 1], track_.values()[i])) fix(i);
      if (spans_.isCut(i)) fix(i - 1), fix(i);
      if (frames[i] - frames[i - 1] > kLongestSpan) fix(i - 1), fix(i);
      if (frames[i] - stretchStart > kLongestStretch) {
        fix(i);
        stretchStart = frames[i];
      }
      if (!spans_.isStill(i)) {
        holdStart = i;
      } else if (frames[i] - frames[holdStart] >= kShortestHold && (i + 1 == run.end || !spans_.isStill(i + 1))) {
        fix(holdStart), fix(i);
      }
    }
    if (options_.keepsTurns) spans_.fixTurns(run.first, fixed);
    return fixed;
  }

  void joinRun(const motion::KeyRun& run) {
    const std::vector<std::uint8_t> fixed = fixedKeys(run);
    const std::size_t start = kept_.size();
    kept_.push_back({run.first, track_.values()[run.first], 1, true, true});
    for (std::size_t from = run.first; from + 1 < run.end;) {
      std::size_t to = from + 1;
      while (fixed[to - run.first] == 0) ++to;
      join(from, to, options_.scale, kept_);
      kept_.back().isFixed = true;
      from = to;
    }
    for (std::size_t i = start; i < kept_.size(); ++i) keptFrames_.push_back(track_.frames()[kept_[i].index]);
  }

  /// Appends the remaining keys after `first`, up to and including `last`.
  void join(std::size_t first, std::size_t last, double scale, std::vector<Kept>& out) {
    if (last - first > 1 && !control_.isCanceled()) spans_.load(first, last);
    while (first < last) {
      Kept next{first + 1, track_.values()[first + 1], scale, false, false};
      Value value = next.value;
      // Doubles the step while joining succeeds, then bisects between the last success and the first failure.
      std::size_t tooFar = last + 1;
      for (std::size_t step = 2; next.index < last && tooFar > last; step *= 2) {
        const std::size_t to = std::min(first + step, last);
        if (canJoin(first, to, scale, value)) {
          next = {to, value, scale, false, false};
        } else {
          tooFar = to;
        }
      }
      while (tooFar <= last && tooFar - next.index > 1) {
        const std::size_t middle = next.index + (tooFar - next.index) / 2;
        if (canJoin(first, middle, scale, value)) {
          next = {middle, value, scale, false, false};
        } else {
          tooFar = middle;
        }
      }
      out.push_back(next);
      first = next.index;
    }
  }

  [[nodiscard]] bool isHold(std::size_t first, std::size_t last) const {
    for (std::size_t i = first + 1; i <= last; ++i) {
      if (!spans_.isStill(i)) return false;
    }
    return true;
  }

  bool canJoin(std::size_t first, std::size_t last, double scale, Value& value) {
    if (last - first == 1) {
      value = track_.values()[last];
      return true;
    }
    return !control_.isCanceled() && scale > kSmallestScale &&
           (track_.frames()[last] - track_.frames()[first] <= kLongestSpan || isHold(first, last)) &&
           spans_.join(first, last, scale, value);
  }

  const motion::Track<Value>& track_;
  motion::KeyRuns runs_;
  Spans spans_;
  const OperationControl& control_;
  TrackReductionOptions options_;
  std::vector<Kept> kept_;         ///< ascending
  std::vector<Frame> keptFrames_;  ///< of each
};

}  // namespace furitsuke::operations
