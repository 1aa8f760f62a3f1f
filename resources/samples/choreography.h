// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "core/motion/motion.h"
#include "core/motion/rotation.h"

// The notation that the sample's dance is written in: keys on beats, in degrees and units.
namespace furitsuke::sample {

inline constexpr int kFramesPerBeat = 15;  // 120 beats a minute at 30 frames a second
inline constexpr int kBeatsPerBar = 4;

/// Frame of a place in the music; fractions of a beat are rounded to whole frames.
[[nodiscard]] Frame at(int bar, double beat);

inline constexpr Curve kEaseIn{64, 0, 110, 110};
inline constexpr Curve kEaseOut{17, 17, 63, 127};
inline constexpr Curve kEaseInOut{64, 0, 63, 127};
inline constexpr Curve kAccent{20, 100, 60, 127};   // arrives early and holds
inline constexpr Curve kFloating{90, 10, 50, 117};  // slow at both ends

/// One bone key: where it is and how it gets there.
struct Step {
  Frame frame;
  EulerDegrees turn;
  Vec3 move = {0, 0, 0};
  Curve curve = kEaseInOut;
};

/// Writes bone and morph keys into a motion; the right side mirrors the left.
class Choreography {
 public:
  explicit Choreography(Motion& motion) : motion_(motion) {}

  void bone(std::string_view name, std::initializer_list<Step> steps);
  /// `name` without its side: 左 gets the steps as they are, 右 mirrored and `delay` frames later.
  void pair(std::string_view name, std::initializer_list<Step> steps, Frame delay = 0);
  void physics(std::string_view name, Frame from, Frame to);

  struct Weight {
    Frame frame;
    float weight;
  };
  void morph(std::string_view name, std::initializer_list<Weight> weights);
  /// Closes and opens a morph (a blink, a syllable) within `length` frames around each frame.
  void pulse(std::string_view name, std::initializer_list<Frame> frames, Frame length, float weight = 1);

 private:
  Motion& motion_;
};

}  // namespace furitsuke::sample
