// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/model.h"

// The joint positions and bones of the sample model. Model units; the model faces -z, its left is at +x.
namespace furitsuke::samples {

/// One half of the body.
struct Side {
  double sign;  ///< of x
  std::string_view japanese, english;

  [[nodiscard]] std::string named(std::string_view name) const { return std::string(japanese) + std::string(name); }
  /// Converts a position given for the left half.
  [[nodiscard]] glm::dvec3 place(const glm::dvec3& left) const { return {left.x * sign, left.y, left.z}; }
};
inline constexpr std::array<Side, 2> kSides{{{1, "左", "L"}, {-1, "右", "R"}}};

// Of the left half.
inline constexpr glm::dvec3 kHip{0.62, 6.4, 0.02};
inline constexpr glm::dvec3 kKnee{0.66, 3.75, -0.14};
inline constexpr glm::dvec3 kAnkle{0.69, 0.95, 0.14};
inline constexpr glm::dvec3 kToe{0.72, 0.12, -0.75};
inline constexpr glm::dvec3 kShoulder{0.32, 10.3, 0.06};
inline constexpr glm::dvec3 kArm{1.02, 10.08, 0.06};
inline constexpr glm::dvec3 kElbow{2.36, 8.98, 0.08};
inline constexpr glm::dvec3 kWrist{3.62, 7.946, 0.02};
/// Where the pigtail is tied, and its joints.
inline constexpr glm::dvec3 kTailTie{1.95, 14.75, 0.55};
inline constexpr std::array<glm::dvec3, 4> kTail{
    {{2.3, 14.55, 0.6}, {3.1, 13.1, 0.75}, {3.25, 11.6, 0.8}, {3.0, 10.0, 0.7}}};
inline constexpr glm::dvec3 kHeadJoint{0, 11.35, 0.12};
/// The lowest point of the chin is above this point, the origin of the head's modeling.
inline constexpr glm::dvec3 kHeadOrigin{0, 11.15, 0};
inline constexpr double kFloor = 0;

/// The skirt hangs on this many bone chains around the waist, half of them on each side.
inline constexpr int kSkirtColumns = 8;
/// Radians from the front toward the left.
[[nodiscard]] double skirtAngle(int column);
[[nodiscard]] std::string skirtBone(int column, int row);

/// The bones of the model, by name.
class Skeleton {
 public:
  Skeleton();

  [[nodiscard]] const std::vector<model::Bone>& bones() const { return bones_; }
  [[nodiscard]] const std::vector<model::IkChain>& ik() const { return ik_; }
  /// The bone must exist.
  [[nodiscard]] model::BoneIndex index(std::string_view name) const { return indices_.at(std::string(name)); }
  [[nodiscard]] const glm::dvec3& position(std::string_view name) const;

 private:
  model::Bone& add(std::string_view name, std::string_view english, const glm::dvec3& position,
                   std::string_view parent);
  model::Bone& addFor(const Side& side, std::string_view name, std::string_view english, const glm::dvec3& left,
                      std::string_view parent);
  void append(model::Bone& bone, std::string_view source, double ratio);
  void addTrunk();
  void addHair(const Side& side);
  void addArm(const Side& side);
  void addFingers(const Side& side);
  void addLegs();
  void addLegIk(const Side& side);
  void addFollowingLeg(const Side& side);
  void addSkirt();
  /// Sets the bone `tail` as the tail of the bone.
  void point(std::string_view name, std::string_view tail);

  std::vector<model::Bone> bones_;
  std::vector<model::IkChain> ik_;
  std::vector<glm::dvec3> positions_;
  std::unordered_map<std::string, model::BoneIndex> indices_;
};

/// One finger of the left hand: start, direction, length and thickness.
struct Finger {
  std::string_view name, english;
  int firstNumber;  ///< of its first bone
  glm::dvec3 root, direction;
  double length, radius;
};
[[nodiscard]] std::array<Finger, 5> fingers();
/// The name of its bone `joint` from 0 to 2, without the side.
[[nodiscard]] std::string fingerBone(const Finger& finger, int joint);
/// The joint `number` from 0 to 2 of a finger; 3 is its tip.
[[nodiscard]] glm::dvec3 fingerJoint(const Finger& finger, int number);
/// Along the arm, toward the front of the hand, and out of the palm.
struct HandAxes {
  glm::dvec3 along, front, palm;
};
[[nodiscard]] HandAxes handAxes();

}  // namespace furitsuke::samples
