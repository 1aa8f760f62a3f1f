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

// The notation of the sample's dance: keys on beats, in degrees and model units; hands are given by positions.
namespace furitsuke::samples {

inline constexpr int kFramesPerBeat = 15;  // 120 beats per minute at 30 frames per second
inline constexpr int kBeatsPerBar = 4;

/// The frame of a beat; fractions of a beat are rounded to whole frames.
[[nodiscard]] Frame at(int bar, double beat);

inline constexpr motion::Curve kEaseIn{64, 0, 110, 110};
inline constexpr motion::Curve kEaseOut{17, 17, 63, 127};
inline constexpr motion::Curve kEaseInOut{64, 0, 63, 127};
inline constexpr motion::Curve kAccent{20, 100, 60, 127};   // arrives early and holds
inline constexpr motion::Curve kFloating{90, 10, 50, 117};  // slow at both ends

/// One bone key: its value and the curve that leads to it.
struct Step {
  Frame frame;
  motion::EulerDegrees turn;
  Vec3 move = {0, 0, 0};
  motion::Curve curve = kEaseInOut;
};

/// The pose of an arm, given for the left one: positions in the rest pose, which move with the upper body.
struct ArmPose {
  glm::dvec3 wrist;
  glm::dvec3 elbow;                   ///< the direction that the elbow points in
  glm::dvec3 palm;                    ///< the direction that the palm faces
  std::optional<glm::dvec3> fingers;  ///< the direction of the fingers; otherwise that of the forearm
};
struct ArmStep {
  Frame frame;
  ArmPose pose;
  motion::Curve curve = kEaseInOut;
};

/// The bend of the fingers, in degrees at each of the three joints: thumb, fore, middle, third, little.
struct HandPose {
  std::array<double, 5> bend;
};
struct HandStep {
  Frame frame;
  HandPose pose;
};

/// A position of a foot on the floor, relative to its rest position.
struct FootStep {
  Frame frame;        ///< of arrival
  double x, z;        ///< model units
  double turn = 0;    ///< degrees
  int frames = 8;     ///< duration of the step; 0: the foot turns or slides with its parent
  double lift = 0.7;  ///< model units, half way through the step
};

/// Writes bone and morph keys into a motion; the right side mirrors the left.
class Choreography {
 public:
  explicit Choreography(motion::Motion& motion) : motion_(motion) {}

  void bone(std::string_view name, std::initializer_list<Step> steps);
  void bone(std::string_view name, const std::vector<Step>& steps);
  /// `name` without its side: 左 gets the steps as given, 右 mirrored and `delay` frames later.
  void pair(std::string_view name, std::initializer_list<Step> steps, Frame delay = 0);
  void physics(std::string_view name, Frame from, Frame to);

  /// Shoulder, arm, elbow, twist and wrist of one side. Poses are given for the left arm.
  void arm(const Side& side, const std::vector<ArmStep>& steps);
  void hand(const Side& side, const std::vector<HandStep>& steps);
  /// The foot does not move between its steps. x and turn are in model space, not mirrored.
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
    motion::Curve curve;
  };
  void turns(const std::string& name, const std::vector<Turn>& keys);

  motion::Motion& motion_;
};

}  // namespace furitsuke::samples
