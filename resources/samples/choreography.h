// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/rotation.h"
#include "resources/samples/figure.h"

// The notation that the sample's dance is written in: keys on beats, in degrees and units; hands go to places.
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

/// Where a hand is held, for the left one: places as in the rest pose, to which they move with the upper body.
struct ArmPose {
  glm::dvec3 wrist;
  glm::dvec3 elbow;                   ///< the way in which the elbow points
  glm::dvec3 palm;                    ///< where the palm looks
  std::optional<glm::dvec3> fingers;  ///< where the fingers point; else on with the forearm
};
struct ArmStep {
  Frame frame;
  ArmPose pose;
  Curve curve = kEaseInOut;
};

/// How far fingers are bent, in degrees at each of the three joints: thumb, fore, middle, third, little.
struct HandPose {
  std::array<double, 5> bend;
};
struct HandStep {
  Frame frame;
  HandPose pose;
};

/// A place of a foot on the floor, from where it rests.
struct FootStep {
  Frame frame;        ///< when it has arrived
  double x, z;        ///< model units
  double turn = 0;    ///< degrees
  int frames = 8;     ///< how long it takes to get there; 0: it turns or slides with what carries it
  double lift = 0.7;  ///< model units, half way
};

/// Writes bone and morph keys into a motion; the right side mirrors the left.
class Choreography {
 public:
  explicit Choreography(Motion& motion) : motion_(motion) {}

  void bone(std::string_view name, std::initializer_list<Step> steps);
  void bone(std::string_view name, const std::vector<Step>& steps);
  /// `name` without its side: 左 gets the steps as they are, 右 mirrored and `delay` frames later.
  void pair(std::string_view name, std::initializer_list<Step> steps, Frame delay = 0);
  void physics(std::string_view name, Frame from, Frame to);

  /// Shoulder, arm, elbow, twist and wrist of one side. Poses are given for the left arm.
  void arm(const Side& side, const std::vector<ArmStep>& steps);
  void hand(const Side& side, const std::vector<HandStep>& steps);
  /// The foot stands still between its steps. x and turn are those of the model, not mirrored.
  void foot(const Side& side, const std::vector<FootStep>& steps);

  struct Weight {
    Frame frame;
    float weight;
  };
  void morph(std::string_view name, std::initializer_list<Weight> weights);
  /// Closes and opens a morph (a blink, a syllable) within `length` frames around each frame.
  void pulse(std::string_view name, std::initializer_list<Frame> frames, Frame length, float weight = 1);

 private:
  struct Turn {
    Frame frame;
    glm::dquat rotation;
    Curve curve;
  };
  void turns(const std::string& name, const std::vector<Turn>& keys);

  Motion& motion_;
};

}  // namespace furitsuke::sample
