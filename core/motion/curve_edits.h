// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "core/motion/edit.h"
#include "core/motion/selection.h"

namespace furitsuke::motion {

/// The channels of bone and camera keys that have curves. The first four are those of BoneChannel, all six those of
/// CameraChannel, so that one editor and one command handle both kinds of keys.
enum class CurveChannel : std::uint8_t { X, Y, Z, Rotation, Distance, Fov };
inline constexpr std::size_t kCurveChannelCount = kCameraChannelCount;

/// A set of channels.
class CurveChannels {
 public:
  constexpr CurveChannels() = default;
  constexpr CurveChannels(std::initializer_list<CurveChannel> channels) {
    for (const CurveChannel channel : channels) insert(channel);
  }
  /// The first `count` channels.
  [[nodiscard]] static constexpr CurveChannels firstOnes(std::size_t count) {
    return fromBits(static_cast<std::uint8_t>((1U << count) - 1U));
  }

  [[nodiscard]] constexpr bool isEmpty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(CurveChannel channel) const noexcept { return (bits_ & bit(channel)) != 0; }
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    std::size_t count = 0;
    for (std::size_t i = 0; i < kCurveChannelCount; ++i) count += (bits_ >> i) & 1U;
    return count;
  }
  constexpr void insert(CurveChannel channel) noexcept { bits_ = static_cast<std::uint8_t>(bits_ | bit(channel)); }
  constexpr void remove(CurveChannel channel) noexcept { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(channel)); }

  friend constexpr CurveChannels operator|(CurveChannels a, CurveChannels b) noexcept {
    return fromBits(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  friend constexpr CurveChannels operator&(CurveChannels a, CurveChannels b) noexcept {
    return fromBits(static_cast<std::uint8_t>(a.bits_ & b.bits_));
  }
  friend constexpr bool operator==(CurveChannels, CurveChannels) = default;

 private:
  [[nodiscard]] static constexpr unsigned bit(CurveChannel channel) noexcept {
    return 1U << static_cast<unsigned>(channel);
  }
  [[nodiscard]] static constexpr CurveChannels fromBits(std::uint8_t bits) noexcept {
    CurveChannels channels;
    channels.bits_ = bits;
    return channels;
  }

  std::uint8_t bits_ = 0;
};

inline constexpr CurveChannels kBoneCurveChannels = CurveChannels::firstOnes(kBoneChannelCount);
inline constexpr CurveChannels kCameraCurveChannels = CurveChannels::firstOnes(kCameraChannelCount);
inline constexpr CurveChannels kAllCurveChannels = kCameraCurveChannels;

/// The channels that keys of this kind have; empty for kinds without curves.
[[nodiscard]] constexpr CurveChannels curveChannelsOf(TrackKind kind) noexcept {
  if (kind == TrackKind::Bone) return kBoneCurveChannels;
  return kind == TrackKind::Camera ? kCameraCurveChannels : CurveChannels{};
}

/// New values for some of the four bytes of a curve; the others are not changed.
struct CurvePatch {
  std::optional<std::uint8_t> x1, y1, x2, y2;
  /// A patch of all four bytes.
  [[nodiscard]] static constexpr CurvePatch whole(const Curve& c) { return {c.x1, c.y1, c.x2, c.y2}; }
  friend constexpr bool operator==(const CurvePatch&, const CurvePatch&) = default;
};

/// The patched curve. Patched values above kCurveMax are clamped to it.
[[nodiscard]] Curve patchedCurve(Curve curve, const CurvePatch& patch);

/// One curve for each channel of a set, as copied from a key.
struct CurveSet {
  CurveChannels channels;
  std::array<Curve, kCurveChannelCount> curves{};  ///< valid only for `channels`
  friend bool operator==(const CurveSet& a, const CurveSet& b);
};

/// Sets the curve of these channels in every selected bone and camera key. Channels that a key does not have and keys
/// without curves are skipped. Values above kCurveMax are clamped to it.
[[nodiscard]] KeyEdits setCurve(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                                const Curve& curve);
/// The same for some of the four bytes of each curve.
[[nodiscard]] KeyEdits setCurve(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                                const CurvePatch& patch);
/// Multiplies one of the four numbers of each curve by `factor` and adds `by`; rounded, and clamped to 0..kCurveMax.
[[nodiscard]] KeyEdits adjustCurves(const Motion& motion, const KeySelection& selection, CurveChannels channels,
                                    std::uint8_t Curve::*number, double factor, double by);
/// Sets a different curve for each channel of `set`.
[[nodiscard]] KeyEdits setCurves(const Motion& motion, const KeySelection& selection, const CurveSet& set);

/// The curves of one key; no channels if there is no such key or it has no curves.
[[nodiscard]] CurveSet curvesOfKey(const Motion& motion, TrackId track, Frame frame);

/// A predefined curve and its id in actions and settings.
struct CurvePreset {
  std::string_view id;
  Curve curve;
};

/// "linear", "ease-in", "ease-out", "ease-in-out", "auto".
[[nodiscard]] std::span<const CurvePreset> curvePresets();
/// The preset with that id; nothing if there is none.
[[nodiscard]] std::optional<Curve> findCurvePreset(std::string_view id);

}  // namespace furitsuke::motion
