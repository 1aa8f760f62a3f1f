// SPDX-License-Identifier: MIT
#include "core/physics/bullet_parts.h"

namespace furitsuke::physics {

namespace {

constexpr int kAxes = 6;  // three of movement, three of rotation

/// What 2.75 had as defaults and newer versions do not: the error reduction at limits, and lever arms that do not
/// depend on the masses.
void setSixDegrees(const model::Joint& joint, btGeneric6DofConstraint& made) {
  constexpr float kErrorReduction = 0.5F;
  made.setLinearLowerLimit(toBullet(joint.moveLower));
  made.setLinearUpperLimit(toBullet(joint.moveUpper));
  made.setAngularLowerLimit(toBullet(joint.rotationLower));
  made.setAngularUpperLimit(toBullet(joint.rotationUpper));
  for (int axis = 0; axis < kAxes; ++axis) made.setParam(BT_CONSTRAINT_STOP_ERP, kErrorReduction, axis);
  made.setUseFrameOffset(false);
}

void setSprings(const model::Joint& joint, float scale, btGeneric6DofSpringConstraint& made) {
  const float stiffness[kAxes] = {joint.moveSpring.x,     joint.moveSpring.y,     joint.moveSpring.z,
                                  joint.rotationSpring.x, joint.rotationSpring.y, joint.rotationSpring.z};
  for (int axis = 0; axis < kAxes; ++axis) {
    if (stiffness[axis] == 0) continue;
    made.enableSpring(axis, true);
    const bool rotates = axis >= kAxes / 2;
    // A body of twice the size needs four times the torque; the speed that a spring aims at is torque times damping.
    made.setStiffness(axis, rotates ? stiffness[axis] * (scale * scale) : stiffness[axis]);
    if (rotates && scale != 1) made.setDamping(axis, 1 / (scale * scale));
  }
}

/// The joint with all lengths times `scale`.
model::Joint scaledJoint(model::Joint joint, float scale) {
  if (scale == 1) return joint;
  joint.position = scaled(joint.position, scale);
  if (joint.kind == model::JointKind::Spring || joint.kind == model::JointKind::SixDegrees) {
    joint.moveLower = scaled(joint.moveLower, scale);
    joint.moveUpper = scaled(joint.moveUpper, scale);
  } else if (joint.kind == model::JointKind::Slider) {
    joint.moveLower.x *= scale;
    joint.moveUpper.x *= scale;
  }
  return joint;
}

}  // namespace

std::unique_ptr<btTypedConstraint> makeJoint(const model::Joint& stored, float scale, btRigidBody& a,
                                             const btTransform& restA, btRigidBody& b, const btTransform& restB) {
  const model::Joint joint = scaledJoint(stored, scale);
  const btTransform transform = restTransform(joint.position, joint.rotation);
  const btTransform inA = restA.inverse() * transform;
  const btTransform inB = restB.inverse() * transform;
  // The fields of the kinds since PMX 2.1: PMX specification.
  switch (joint.kind) {
    case model::JointKind::Spring: break;
    case model::JointKind::SixDegrees: {
      auto made = std::make_unique<btGeneric6DofConstraint>(a, b, inA, inB, true);
      setSixDegrees(joint, *made);
      return made;
    }
    case model::JointKind::Point:
      return std::make_unique<btPoint2PointConstraint>(a, b, inA.getOrigin(), inB.getOrigin());
    case model::JointKind::ConeTwist: {
      auto made = std::make_unique<btConeTwistConstraint>(a, b, inA, inB);
      made->setLimit(joint.rotationLower.z, joint.rotationLower.y, joint.rotationLower.x, joint.moveSpring.x,
                     joint.moveSpring.y, joint.moveSpring.z);
      made->setDamping(joint.moveLower.x);
      made->setFixThresh(joint.moveUpper.x);
      if (joint.moveLower.z != 0) {
        made->enableMotor(true);
        made->setMaxMotorImpulse(joint.moveUpper.z);
        made->setMotorTargetInConstraintSpace(restTransform({}, joint.rotationSpring).getRotation());
      }
      return made;
    }
    case model::JointKind::Slider: {
      auto made = std::make_unique<btSliderConstraint>(a, b, inA, inB, true);
      made->setLowerLinLimit(joint.moveLower.x);
      made->setUpperLinLimit(joint.moveUpper.x);
      made->setLowerAngLimit(joint.rotationLower.x);
      made->setUpperAngLimit(joint.rotationUpper.x);
      made->setPoweredLinMotor(joint.moveSpring.x != 0);
      made->setTargetLinMotorVelocity(joint.moveSpring.y);
      made->setMaxLinMotorForce(joint.moveSpring.z);
      made->setPoweredAngMotor(joint.rotationSpring.x != 0);
      made->setTargetAngMotorVelocity(joint.rotationSpring.y);
      made->setMaxAngMotorForce(joint.rotationSpring.z);
      return made;
    }
    case model::JointKind::Hinge: {
      auto made = std::make_unique<btHingeConstraint>(a, b, inA, inB, true);
      made->setLimit(joint.rotationLower.x, joint.rotationUpper.x, joint.moveSpring.x, joint.moveSpring.y,
                     joint.moveSpring.z);
      made->enableAngularMotor(joint.rotationSpring.x != 0, joint.rotationSpring.y, joint.rotationSpring.z);
      return made;
    }
  }
  auto made = std::make_unique<btGeneric6DofSpringConstraint>(a, b, inA, inB, true);
  setSixDegrees(joint, *made);
  setSprings(joint, scale, *made);
  return made;
}

}  // namespace furitsuke::physics
