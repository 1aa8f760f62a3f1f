// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <span>

#include "core/eval/channels/unrolled_rotations.h"
#include "core/eval/channels/value_channel.h"
#include "core/eval/sample_span.h"

namespace furitsuke {

/// Values from lowest to highest; empty when highest < lowest.
struct ValueRange {
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -std::numeric_limits<double>::infinity();

  [[nodiscard]] bool isEmpty() const noexcept { return highest < lowest; }
  void add(double value) noexcept {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  void add(const ValueRange& other) noexcept {
    if (other.isEmpty()) return;
    add(other.lowest);
    add(other.highest);
  }
  friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// One channel of one track as a function of time, by the same rules as core/eval/sample.h. A view that is made at no
/// cost; the motion must neither go nor change while it lives.
class ChannelCurve {
 public:
  /// The channel must be of the track's kind. `rotations` are those of the track; only an Euler channel looks at them.
  ChannelCurve(const Motion& motion, TrackId track, ValueChannel channel, UnrolledRotations rotations = {});

  [[nodiscard]] const ValueChannelInfo& info() const noexcept { return *info_; }
  [[nodiscard]] std::span<const Frame> frames() const noexcept { return frames_; }
  [[nodiscard]] std::size_t size() const noexcept { return frames_.size(); }

  /// At the key's own frame.
  [[nodiscard]] double keyValue(std::size_t key) const;
  /// At any moment. The track must have a key.
  [[nodiscard]] double at(double frame, SampleCursor* cursor = nullptr) const;

  // --- the span that ends at the key `later`, which is not the first ------------------------------------------------

  /// Where it starts: the value of the key before, but for RotationAngle, which starts at 0 in every span.
  [[nodiscard]] double spanStart(std::size_t later) const;
  /// What it runs to before its end: its start where it is held, else the value of its key.
  [[nodiscard]] double spanEnd(std::size_t later) const;
  /// It keeps its start until the next key: the channel steps, or the camera is cut.
  [[nodiscard]] bool isHeld(std::size_t later) const;
  /// A straight line from start to end tells all of it.
  [[nodiscard]] bool isStraight(std::size_t later) const;
  /// t from 0 to 1, both ends by their limit from within.
  [[nodiscard]] double inSpan(std::size_t later, double t) const;
  /// The curve that shapes it; kLinearCurve for channels without one.
  [[nodiscard]] Curve curve(std::size_t later) const;

 private:
  const ValueChannelInfo* info_;
  std::span<const Frame> frames_;
  UnrolledRotations rotations_;
  // The values of the track; one of them.
  std::span<const BoneKey> bones_;
  std::span<const MorphKey> morphs_;
  std::span<const CameraKey> cameras_;
  std::span<const LightKey> lights_;
  std::span<const SelfShadowKey> shadows_;
};

/// Of the keys within the frames. Nothing between two keys lies outside of theirs but Euler angles on their way.
[[nodiscard]] ValueRange valueRange(const ChannelCurve& curve, FrameRange frames = kAllFrames);
/// Some key has another value than the first one.
[[nodiscard]] bool isMoving(const ChannelCurve& curve);

}  // namespace furitsuke
