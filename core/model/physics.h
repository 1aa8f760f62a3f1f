// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke::model {

/// Values as in the files.
enum class BodyShape : std::uint8_t { Sphere, Box, Capsule };
enum class BodyMode : std::uint8_t {
  FollowsBone,
  Physics,
  PhysicsAtBone,  ///< rotation by physics, position from the bone
};

struct RigidBody {
  ModelName name;
  BoneIndex bone = kNoIndex;
  std::uint8_t group = 0;  ///< 0..15
  std::uint16_t mask = 0;  ///< bit g: collides with group g
  BodyShape shape = BodyShape::Sphere;
  Vec3 size{};      ///< sphere: radius; box: half extents; capsule: radius and height
  Vec3 position{};  ///< in the rest pose, from the model's origin
  Vec3 rotation{};  ///< radians
  float mass = 0;
  float linearDamping = 0;
  float angularDamping = 0;
  float restitution = 0;
  float friction = 0;
  BodyMode mode = BodyMode::FollowsBone;
};

/// Values as in PMX; all but the first since version 2.1.
enum class JointKind : std::uint8_t { Spring, SixDegrees, Point, ConeTwist, Slider, Hinge };

struct Joint {
  ModelName name;
  JointKind kind = JointKind::Spring;
  std::int32_t bodyA = kNoIndex;
  std::int32_t bodyB = kNoIndex;
  Vec3 position{};  ///< in the rest pose, from the model's origin
  Vec3 rotation{};  ///< radians
  Vec3 moveLower{}, moveUpper{};
  Vec3 rotationLower{}, rotationUpper{};  ///< radians
  Vec3 moveSpring{}, rotationSpring{};
};

struct SoftAnchor {
  std::int32_t body;
  std::uint32_t vertex;
  bool near;
};

/// Stored but not simulated; no known MMD-compatible program simulates soft bodies.
struct SoftBody {
  ModelName name;
  std::uint8_t shape = 0;  ///< 0 triangle mesh, 1 rope
  std::int32_t material = kNoIndex;
  std::uint8_t group = 0;
  std::uint16_t mask = 0;
  std::uint8_t flags = 0;
  std::int32_t bendingDistance = 0;
  std::int32_t clusterCount = 0;
  float mass = 0;
  float margin = 0;
  std::int32_t aeroModel = 0;
  std::array<float, 12> config{};
  std::array<float, 6> cluster{};
  std::array<std::int32_t, 4> iterations{};
  std::array<std::byte, 12> stiffness{};
  std::vector<SoftAnchor> anchors;
  std::vector<std::uint32_t> pins;  ///< vertices
};

}  // namespace furitsuke::model
