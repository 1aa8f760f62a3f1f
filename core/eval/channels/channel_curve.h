// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <span>

#include "core/eval/channels/unrolled_rotations.h"
#include "core/eval/channels/value_channel.h"
#include "core/eval/sample_span.h"

namespace furitsuke::eval {

/// Values from lowest to highest; empty if highest < lowest.
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

/// One channel of one track as a function of time, by the rules of core/eval/sample.h. A cheap view; the motion must
/// outlive it and not change.
class ChannelCurve {
 public:
  /// The channel must belong to the track's kind. `rotations` are those of the track; only Euler channels use them.
  ChannelCurve(const motion::Motion& motion, motion::TrackId track, ValueChannel channel,
               UnrolledRotations rotations = {}, PreExtrapolation rule = PreExtrapolation::Rest);

  [[nodiscard]] const ValueChannelInfo& info() const noexcept { return *info_; }
  [[nodiscard]] std::span<const Frame> frames() const noexcept { return frames_; }
  [[nodiscard]] std::size_t size() const noexcept { return frames_.size(); }

  /// At the key's frame, or the rest value for kRestKey.
  [[nodiscard]] double keyValue(std::size_t key) const;
  /// At a whole or fractional frame. The track must have a key.
  [[nodiscard]] double at(double frame, SampleCursor* cursor = nullptr) const;

  // --- the span that ends at the key `later`, which is at least firstSpan() -----------------------------------------

  /// 0 if the track starts from rest, whose span ends at the first key; otherwise 1.
  [[nodiscard]] std::size_t firstSpan() const noexcept { return startsFromRest(frames_, rule_) ? 0 : 1; }
  /// Its start frame: that of the previous key, or 0.
  [[nodiscard]] Frame spanFrame(std::size_t later) const { return later == 0 ? 0 : frames_[later - 1]; }

  /// Its start value: that of the previous key or of rest, except for RotationAngle, which starts at 0 in every span.
  [[nodiscard]] double spanStart(std::size_t later) const;
  /// Its end value: the start value if the span is held, otherwise that of its key.
  [[nodiscard]] double spanEnd(std::size_t later) const;
  /// Keeps its start value until the next key: the channel steps, or the camera is cut.
  [[nodiscard]] bool isHeld(std::size_t later) const;
  /// Whether the span is a straight line from start to end.
  [[nodiscard]] bool isStraight(std::size_t later) const;
  /// t from 0 to 1; the ends are limits from inside the span.
  [[nodiscard]] double inSpan(std::size_t later, double t) const;
  /// Its curve; kLinearCurve for channels without one.
  [[nodiscard]] motion::Curve curve(std::size_t later) const;

 private:
  friend class SpanWalk;
  [[nodiscard]] const motion::BoneKey& boneKey(std::size_t key) const;
  [[nodiscard]] motion::SelfShadowKey shadowKey(std::size_t key) const;

  const ValueChannelInfo* info_;
  std::span<const Frame> frames_;
  UnrolledRotations rotations_;
  PreExtrapolation rule_;
  // The values of the track; only the span of its kind is set.
  std::span<const motion::BoneKey> bones_;
  std::span<const motion::MorphKey> morphs_;
  std::span<const motion::CameraKey> cameras_;
  std::span<const motion::LightKey> lights_;
  std::span<const motion::SelfShadowKey> shadows_;
};

/// The values at ascending times within the span that ends at the key `later`. Faster than ChannelCurve::inSpan() for
/// Euler channels, which follow the rotation from the start of the span or from the last time. The curve must outlive
/// it.
class SpanWalk {
 public:
  SpanWalk(const ChannelCurve& curve, std::size_t later);
  /// t from 0 to 1, not less than before.
  [[nodiscard]] double at(double t);

 private:
  const ChannelCurve& curve_;
  std::size_t later_;
  double height_ = 0;            ///< of the curve, at the last time
  motion::EulerDegrees angles_;  ///< at the last time, in an Euler channel
};

/// Of the keys within the frames. Only Euler angles can leave this range between two keys.
[[nodiscard]] ValueRange valueRange(const ChannelCurve& curve, FrameRange frames = kAllFrames);
/// Whether any key has a different value from the first one.
[[nodiscard]] bool isMoving(const ChannelCurve& curve);

}  // namespace furitsuke::eval
