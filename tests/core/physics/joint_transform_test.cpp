// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/physics/joint_transform.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/physics/body_poser.h"
#include "core/physics/physics_world.h"

namespace furitsuke::physics {
namespace {

using model::JointKind;

/// A body on a bone and a loose one that a joint holds to it.
model::Model heldModel(const model::Joint& joint, const glm::dvec3& loosePosition) {
  model::Model made;
  made.bones.emplace_back().position = {0, 10, 0};
  for (int i = 0; i < 2; ++i) {
    model::RigidBody& body = made.bodies.emplace_back();
    body.bone = i == 0 ? 0 : model::kNoIndex;
    body.mode = i == 0 ? model::BodyMode::FollowsBone : model::BodyMode::Physics;
    body.size = {0.3F, 0, 0};
    body.position = {0, 10, 0};
    body.mass = 1;
    body.linearDamping = body.angularDamping = 0.9F;
  }
  made.bodies[1].position = {static_cast<float>(loosePosition.x), static_cast<float>(loosePosition.y),
                             static_cast<float>(loosePosition.z)};
  made.joints.push_back(joint);
  made.joints[0].bodyA = 0;
  made.joints[0].bodyB = 1;
  return made;
}

struct HeldBody {
  glm::dvec3 position{0, 0, 0};
  glm::dquat rotation{1, 0, 0, 0};
};

/// The loose body after five seconds of gravity in that direction.
HeldBody pulled(const model::Model& model, const glm::dvec3& direction) {
  const eval::Rig rig = eval::makeRig(model);
  const PhysicsRig physics = makePhysicsRig(model, rig);
  eval::RigPose pose(rig);
  eval::evaluatePose(rig, eval::BoundMotion(), 0, pose);
  PhysicsSettings settings;
  settings.gravityDirection = direction;
  settings.ground = false;
  PhysicsWorld world(settings);
  world.add(model, physics);
  const ActorInput state{&pose};
  world.transform({&state, 1});
  for (int tick = 0; tick < 300; ++tick) world.tick({&state, 1}, tick);
  const RigidTransformF& transform = world.transforms(0)[1];
  return {glm::dvec3(transform.position), glm::dquat(transform.rotation)};
}

struct KindRow {
  const char* name;
  JointKind kind;
  int axis;    ///< that turns, or along which it moves
  int fields;  ///< the axis of the stored limits that are about it
};

model::Joint jointOf(JointKind kind) {
  model::Joint joint;
  joint.kind = kind;
  joint.position = {0, 10, 0};
  joint.rotation = {0.3F, -0.8F, 0.5F};
  return joint;
}

float& component(Vec3& vector, int axis) { return axis == 0 ? vector.x : axis == 1 ? vector.y : vector.z; }

TEST(JointLimits, TurnsAreThoseOfTheSecondBodyInTheSimulation) {
  const KindRow rows[] = {{"spring x", JointKind::Spring, 0, 0},  {"spring y", JointKind::Spring, 1, 1},
                          {"spring z", JointKind::Spring, 2, 2},  {"six z", JointKind::SixDegrees, 2, 2},
                          {"slider x", JointKind::Slider, 0, 0},  {"hinge z", JointKind::Hinge, 2, 0},
                          {"cone y", JointKind::ConeTwist, 1, 1}, {"cone z", JointKind::ConeTwist, 2, 2}};
  for (const KindRow& row : rows) {
    model::Joint joint = jointOf(row.kind);
    component(joint.rotationLower, row.fields) = -0.2F;
    component(joint.rotationUpper, row.fields) = 0.6F;
    if (row.kind == JointKind::Hinge || row.kind == JointKind::ConeTwist) joint.moveSpring = {0.9F, 0.3F, 1};
    if (row.kind == JointKind::ConeTwist) {
      joint.rotationLower = {0.3F, 0.5F, 0.7F};
      joint.moveUpper.x = 0.05F;  // Bullet's default for spans that count as locked
    }
    const glm::dquat frame = restRotation(joint.rotation);
    glm::dvec3 arm(0, 0, 0), forward(0, 0, 0);
    arm[(row.axis + 1) % 3] = 1;
    forward[(row.axis + 2) % 3] = 1;  // where a turn about the axis moves the arm
    const model::Model model = heldModel(joint, glm::dvec3(0, 10, 0) + eval::rotated(frame, arm));
    const JointRange range = jointLimits(joint).turn[static_cast<std::size_t>(row.axis)];
    for (const double sign : {-1.0, 1.0}) {
      const HeldBody held = pulled(model, eval::rotated(frame, sign * forward));
      const glm::dquat turn = glm::conjugate(frame) * held.rotation * frame;
      const double angle = 2 * std::atan2(eval::vectorPart(turn)[row.axis], turn.w);
      EXPECT_NEAR(angle, sign < 0 ? range.lower : range.upper, 0.1) << row.name << ' ' << sign;
    }
  }
}

TEST(JointLimits, MovementsAreThoseOfTheSecondBodyInTheSimulation) {
  const KindRow rows[] = {{"spring x", JointKind::Spring, 0, 0},
                          {"spring y", JointKind::Spring, 1, 1},
                          {"six z", JointKind::SixDegrees, 2, 2},
                          {"slider x", JointKind::Slider, 0, 0}};
  for (const KindRow& row : rows) {
    model::Joint joint = jointOf(row.kind);
    component(joint.moveLower, row.fields) = -0.5F;
    component(joint.moveUpper, row.fields) = 1.5F;
    const glm::dquat frame = restRotation(joint.rotation);
    glm::dvec3 along(0, 0, 0);
    along[row.axis] = 1;
    const model::Model model = heldModel(joint, {0, 10, 0});
    const JointRange range = jointLimits(joint).move[static_cast<std::size_t>(row.axis)];
    EXPECT_EQ(range, (JointRange{-0.5, 1.5})) << row.name;
    for (const double sign : {-1.0, 1.0}) {
      const HeldBody held = pulled(model, eval::rotated(frame, sign * along));
      const glm::dvec3 moved = eval::rotatedBack(frame, held.position - glm::dvec3(0, 10, 0));
      EXPECT_NEAR(moved[row.axis], sign < 0 ? range.lower : range.upper, 0.1) << row.name << ' ' << sign;
    }
  }
}

TEST(JointLimits, OtherAxesOfAKindAreLockedOrFree) {
  model::Joint joint = jointOf(JointKind::Point);
  joint.moveLower = joint.rotationLower = {-1, -1, -1};
  joint.moveUpper = joint.rotationUpper = {1, 1, 1};
  struct Row {
    JointKind kind;
    const char* move;  ///< x, y, z: '-' locked, '.' limited, 'o' free
    const char* turn;
  };
  const Row rows[] = {{JointKind::Spring, "...", "..."}, {JointKind::SixDegrees, "...", "..."},
                      {JointKind::Point, "---", "ooo"},  {JointKind::ConeTwist, "---", "..."},
                      {JointKind::Slider, ".--", ".--"}, {JointKind::Hinge, "---", "--."}};
  for (const Row& row : rows) {
    joint.kind = row.kind;
    const JointLimits limits = jointLimits(joint);
    const auto text = [](const std::array<JointRange, 3>& ranges) {
      std::string letters;
      for (const JointRange& range : ranges) letters += range.isFree() ? 'o' : range.isLocked() ? '-' : '.';
      return letters;
    };
    EXPECT_EQ(text(limits.move), row.move) << static_cast<int>(row.kind);
    EXPECT_EQ(text(limits.turn), row.turn) << static_cast<int>(row.kind);
  }
  joint.kind = JointKind::Spring;
  std::swap(joint.rotationLower, joint.rotationUpper);
  EXPECT_TRUE(jointLimits(joint).turn[1].isFree()) << "a lower limit above the upper one";
}

class JointTransformTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::optional<RigidTransformF> transform() const {
    return jointTransform(model.joints[0], makePhysicsRig(model, eval::makeRig(model)), transforms);
  }
  static void expectAt(const std::optional<RigidTransformF>& transform, const glm::dvec3& position,
                       const glm::dquat& rotation) {
    ASSERT_TRUE(transform);
    EXPECT_LT(glm::distance(glm::dvec3(transform->position), position), 1e-5);
    EXPECT_LT(eval::degreesBetween(glm::dquat(transform->rotation), rotation), 1e-3);
  }

  JointTransformTest() {
    model::Joint joint = jointOf(JointKind::Spring);
    joint.position = {1, 11, 2};
    model = heldModel(joint, {2, 12, 2});
    model.bodies[0].rotation = {0.1F, 0.2F, 0.3F};
    for (const model::RigidBody& body : model.bodies) {
      transforms.push_back(
          {{body.position.x, body.position.y, body.position.z}, glm::quat(restRotation(body.rotation))});
    }
  }
  model::Model model;
  std::vector<RigidTransformF> transforms;
};

TEST_F(JointTransformTest, IsTheStoredOneAtRest) {
  expectAt(transform(), {1, 11, 2}, restRotation(model.joints[0].rotation));
}

TEST_F(JointTransformTest, IsCarriedByTheFirstBody) {
  const glm::dquat turn = glm::angleAxis(1.2, glm::normalize(glm::dvec3(1, 2, -1)));
  const glm::dvec3 pivot(0, 10, 0), moved(4, 5, 6);
  transforms[0] = {glm::vec3(moved), glm::quat(turn * restRotation(model.bodies[0].rotation))};
  transforms[1].position = {50, 50, 50};
  expectAt(transform(), moved + eval::rotated(turn, glm::dvec3(1, 11, 2) - pivot),
           turn * restRotation(model.joints[0].rotation));
}

TEST_F(JointTransformTest, WithoutTheFirstBodyItIsCarriedByTheSecondAndWithoutBothItStaysAtRest) {
  transforms[1].position += glm::vec3(3, 0, 0);
  model.joints[0].bodyA = model::kNoIndex;
  expectAt(transform(), {4, 11, 2}, restRotation(model.joints[0].rotation));
  model.joints[0].bodyA = 0;
  model.bodies[0].position.x = std::numeric_limits<float>::quiet_NaN();
  expectAt(transform(), {4, 11, 2}, restRotation(model.joints[0].rotation));
  model.joints[0].bodyB = model::kNoIndex;
  expectAt(transform(), {1, 11, 2}, restRotation(model.joints[0].rotation));
  model.joints[0].position.y = std::numeric_limits<float>::infinity();
  EXPECT_FALSE(transform());
}

}  // namespace
}  // namespace furitsuke::physics
