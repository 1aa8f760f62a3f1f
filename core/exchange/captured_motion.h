// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/vector.h"
#include "core/retarget/body_skeleton.h"

namespace furitsuke::exchange {

/// Index of a joint in CapturedMotion::joints.
using retarget::JointIndex;
using retarget::kNoJoint;

/// A joint of a captured skeleton, at rest. Lengths and axes are those of the file.
struct CapturedJoint {
  std::string name;              ///< UTF-8, as in the file; not necessarily unique
  JointIndex parent = kNoJoint;  ///< less than the joint's own index
  Vec3 translation{0, 0, 0};     ///< from its parent
  Quat rotation{0, 0, 0, 1};     ///< relative to its parent, unit length
  std::optional<Vec3> tip;       ///< the end of a last bone, from the joint
  friend bool operator==(const CapturedJoint&, const CapturedJoint&) = default;
};

/// Values over time; linear between them, constant before the first and after the last.
template <class Value>
struct CapturedTrack {
  /// Seconds from the start of the clip, strictly ascending, as many as `values`; tracks of a file often share them.
  std::shared_ptr<const std::vector<double>> times;
  std::vector<Value> values;

  [[nodiscard]] bool empty() const noexcept { return values.empty(); }
};

/// How a joint moves relative to its parent. A track without values leaves the joint at rest.
struct JointTracks {
  CapturedTrack<Vec3> translation;  ///< replaces CapturedJoint::translation
  CapturedTrack<Quat> rotation;     ///< replaces CapturedJoint::rotation; unit length, neighbors less than 180° apart
};

/// A facial expression or a morph over time.
struct ExpressionTrack {
  std::string name;       ///< UTF-8: a preset of VRM 1.0 such as "aa" if `isPreset`, otherwise any name
  bool isPreset = false;  ///< of VRM
  CapturedTrack<float> weights;
};

/// A camera that a joint carries: it looks along -z of the joint, with y up.
struct CapturedCamera {
  JointIndex joint = kNoJoint;
  double viewAngle = 0;  ///< vertical, radians; above 0
};

/// One of the animations of a file.
struct CapturedClip {
  std::string name;                          ///< UTF-8; empty in formats with one animation
  std::vector<JointTracks> tracks;           ///< of each joint
  std::vector<ExpressionTrack> expressions;  ///< names differ
  CapturedTrack<Quat> gaze;                  ///< of both eyes relative to the head, in the axes of the file
  std::size_t frameCount = 0;                ///< the largest number of values of a track
  double frameTime = 0;                      ///< seconds between frames, above 0
  /// Spans in which nothing was captured, from and to a time in seconds; ascending. A motion gets no keys inside them.
  std::vector<std::pair<double, double>> gaps = {};
  /// The view angle of each of CapturedMotion::cameras; without values it stays.
  std::vector<CapturedTrack<float>> viewAngles = {};
  /// Whether the time in seconds is inside a gap, not at one of its ends.
  [[nodiscard]] bool isInGap(double seconds) const noexcept {
    constexpr double kRounding = 1e-7;  // seconds
    for (const auto& [from, to] : gaps) {
      if (seconds > from + kRounding && seconds < to - kRounding) return true;
    }
    return false;
  }
  /// Of the last frame, in seconds; the first is at 0.
  [[nodiscard]] double duration() const noexcept {
    return frameCount == 0 ? 0 : static_cast<double>(frameCount - 1) * frameTime;
  }
};

/// The motion of a skeleton as other programs store it.
struct CapturedMotion {
  std::vector<CapturedJoint> joints;  ///< parents before their children; none: only a face was captured
  std::vector<CapturedClip> clips;    ///< at least one, unless CaptureReading::allowsStill
  /// Joints of which the file itself says what part of a body they are; see findRoles().
  std::vector<std::pair<retarget::HumanoidBone, JointIndex>> knownRoles;
  /// All joints that VRM names as bones of a person, with its names such as "upperChest".
  std::vector<std::pair<std::string, JointIndex>> humanBones = {};
  /// Parts that were not captured, for example because they are outside a picture. Their joints are at rest, and a
  /// motion gets no keys for them.
  std::vector<retarget::HumanoidBone> unseen = {};
  std::vector<CapturedCamera> cameras = {};  ///< with perspective
  /// Of the lengths, above 0. Only cameras need it: bodies are fitted by their own lengths.
  double metersPerUnit = 1;
};

}  // namespace furitsuke::exchange
