// SPDX-License-Identifier: MIT
#include "core/physics/physics_world.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "core/physics/bullet_parts.h"
#include "core/physics/gravity.h"

namespace furitsuke::physics {

/// What an impulse morph does to one body.
struct BulletImpulse {
  model::MorphIndex morph;
  model::Impulse impulse;
};

/// The bodies and joints of one actor.
struct BulletActor {
  PhysicsRig rig;
  std::vector<std::unique_ptr<BulletBody>> bodies;  ///< as in the rig; null for absent ones
  std::vector<std::unique_ptr<btTypedConstraint>> joints;
  std::vector<BulletImpulse> impulses;
  std::vector<RigidTransformF> transforms;
  std::vector<std::uint8_t> isOff;  ///< of the last tick
  std::vector<std::uint8_t> hasRunAway;
  float scale = 1;
  bool isMoved = false;                                ///< `transform` is not the origin
  btTransform transform = btTransform::getIdentity();  ///< of the last tick
};

namespace {

constexpr float kFastestBody = 2000;   // units per second, seven times the fastest seen in real dances
constexpr int kMostPairs = 16384;      // bodies that may touch; dances of several models have a few thousand
constexpr int kGroundGroup = 1 << 15;  // bodies whose mask lacks group 16 fall through
constexpr int kAllGroups = 0xFFFF;

bool isZero(const Vec3& v) { return v.x == 0 && v.y == 0 && v.z == 0; }

void stop(btRigidBody& body) {
  const btVector3 none(0, 0, 0);
  body.setLinearVelocity(none);
  body.setAngularVelocity(none);
  body.setInterpolationLinearVelocity(none);
  body.setInterpolationAngularVelocity(none);
  body.clearForces();
}

/// A body whose physics is switched on goes on with the velocity of its bone, as in MMD. Bullet's own velocity of a
/// body that follows is that of the last step, which is 0 if a tick has several.
void keepVelocity(btRigidBody& body, const FollowedTransform& followed) {
  constexpr btScalar kTick = 1.0F / kTicksPerSecond;
  btVector3 linear, angular;
  btTransformUtil::calculateVelocity(followed.previous, followed.world, kTick, linear, angular);
  body.setLinearVelocity(linear);
  body.setAngularVelocity(angular);
  body.setInterpolationLinearVelocity(linear);
  body.setInterpolationAngularVelocity(angular);
}

void placeBody(BulletBody& body, const btTransform& transform) {
  body.followed.world = transform;
  body.body->setWorldTransform(transform);
  body.body->setInterpolationWorldTransform(transform);
  stop(*body.body);
}

/// The first step takes the inertia of bodies at rest, as in the programs whose numbers are compared. This is that of
/// an actor at rest in its place, so that a turned actor moves as at the origin.
void turnInertia(BulletActor& actor, std::size_t index) {
  btRigidBody& body = *actor.bodies[index]->body;
  const RigidTransformF rest{{}, glm::quat(actor.rig.bodies[index].restRotation)};
  body.setWorldTransform(actor.transform * toBullet(rest));
  body.updateInertiaTensor();
}

bool isRunaway(const btRigidBody& body) {
  const btVector3& origin = body.getWorldTransform().getOrigin();
  const btVector3& speed = body.getLinearVelocity();
  const btVector3& turn = body.getAngularVelocity();
  const bool isFinite = std::isfinite(origin.x() + origin.y() + origin.z()) &&
                        std::isfinite(turn.x() + turn.y() + turn.z()) &&
                        std::isfinite(body.getWorldTransform().getRotation().length2());
  // Also true for velocities that are not finite.
  return !isFinite || !(speed.length2() <= kFastestBody * kFastestBody);
}

/// What the morphs add to one body in this tick.
struct ImpulseSum {
  bool stops = false;
  btVector3 velocity{0, 0, 0}, torque{0, 0, 0};            ///< in the scene
  btVector3 localVelocity{0, 0, 0}, localTorque{0, 0, 0};  ///< in the axes of the body
};

void applyImpulses(BulletActor& actor, const eval::RigPose& pose) {
  std::map<std::int32_t, ImpulseSum> sums;
  for (const BulletImpulse& impulse : actor.impulses) {
    const double weight = pose.weights[static_cast<std::size_t>(impulse.morph)];
    if (weight == 0 || !std::isfinite(weight)) continue;
    ImpulseSum& sum = sums[impulse.impulse.body];
    if (isZero(impulse.impulse.velocity) && isZero(impulse.impulse.torque)) {
      sum.stops = true;
      continue;
    }
    const auto scaled = [weight](const Vec3& v) { return toBullet(v) * static_cast<float>(weight); };
    (impulse.impulse.local ? sum.localVelocity : sum.velocity) += scaled(impulse.impulse.velocity);
    (impulse.impulse.local ? sum.localTorque : sum.torque) += scaled(impulse.impulse.torque);
  }
  for (const auto& [index, sum] : sums) {
    const auto at = static_cast<std::size_t>(index);
    if (!isSimulated(actor.rig.bodies[at].role) || actor.isOff[at] != 0) continue;
    btRigidBody& body = *actor.bodies[at]->body;
    if (sum.stops) stop(body);
    const btMatrix3x3& axes = body.getWorldTransform().getBasis();
    body.applyCentralImpulse(sum.velocity);
    body.applyTorqueImpulse(sum.torque);
    body.applyCentralImpulse(axes * sum.localVelocity);
    body.applyTorqueImpulse(axes * sum.localTorque);
  }
}

/// Reads where the actor is. Actors at the origin are not transformed, so that their bits do not change.
void moveActor(BulletActor& actor, const RigidTransform* transform) {
  actor.isMoved = transform != nullptr && *transform != RigidTransform();
  if (actor.isMoved)
    actor.transform = toBullet(RigidTransformF{glm::vec3(transform->position), glm::quat(transform->rotation)});
}

/// Whether the world can have a body there. Also false for places that are not finite.
bool isUsable(const btTransform& transform) {
  const btVector3& origin = transform.getOrigin();
  const bool isNear =
      std::abs(origin.x()) <= kFarthest && std::abs(origin.y()) <= kFarthest && std::abs(origin.z()) <= kFarthest;
  return isNear && std::isfinite(transform.getRotation().length2());
}

/// The place in the world of a body on its bone; where it was last if the bone is too far away or nowhere.
btTransform placeInWorld(const BulletActor& actor, std::size_t body, const eval::RigPose& pose) {
  const btTransform inModel = transformOnBone(actor.rig.bodies[body], *actor.bodies[body], pose, actor.scale);
  const btTransform transform = actor.isMoved ? actor.transform * inModel : inModel;
  return isUsable(transform) ? transform : actor.bodies[body]->followed.world;
}

/// The place of a body in model space.
RigidTransformF transformInModel(const BulletActor& actor, const btTransform& world) {
  RigidTransformF transform = transformOf(actor.isMoved ? actor.transform.inverse() * world : world);
  if (actor.scale != 1) transform.position /= actor.scale;
  return transform;
}

}  // namespace

/// Lets pairs of bodies collide by their groups, and not more than kMostPairs: a tick of thousands of bodies in one
/// place would take minutes and gigabytes.
class PairFilter final : public btOverlapFilterCallback {
 public:
  explicit PairFilter(const btOverlappingPairCache& pairs) : pairs_(pairs) {}
  bool needBroadphaseCollision(btBroadphaseProxy* a, btBroadphaseProxy* b) const override {
    const bool accepts = (a->m_collisionFilterGroup & b->m_collisionFilterMask) != 0 &&
                         (b->m_collisionFilterGroup & a->m_collisionFilterMask) != 0;
    return accepts && pairs_.getNumOverlappingPairs() < kMostPairs;
  }

 private:
  const btOverlappingPairCache& pairs_;
};

class PhysicsWorld::Impl {
 public:
  explicit Impl(const PhysicsSettings& settings)
      : dispatcher_(&configuration_),
        world_(&dispatcher_, &broadphase_, &solver_, &configuration_),
        settings_(settings),
        steps_(std::max(1, settings.stepsPerSecond / kTicksPerSecond)) {
    applyGravity(0);
    broadphase_.getOverlappingPairCache()->setOverlapFilterCallback(&filter_);
    // As in Bullet 2.75; the defaults of newer versions make hair twice as stiff.
    world_.getSolverInfo().m_numIterations = 10;
    world_.getSolverInfo().m_splitImpulse = 0;
    world_.getSolverInfo().m_restitutionVelocityThreshold = 0;
    dispatcher_.setDispatcherFlags(dispatcher_.getDispatcherFlags() &
                                   ~btCollisionDispatcher::CD_USE_RELATIVE_CONTACT_BREAKING_THRESHOLD);
    if (settings.ground) {
      btRigidBody::btRigidBodyConstructionInfo info(0, nullptr, &groundShape_);
      ground_ = std::make_unique<btRigidBody>(info);
      world_.addRigidBody(ground_.get(), kGroundGroup, kAllGroups);
    }
  }

  ~Impl() {
    for (const BulletActor& actor : actors_) {
      for (const auto& joint : actor.joints) world_.removeConstraint(joint.get());
    }
    for (const BulletActor& actor : actors_) {
      for (const auto& body : actor.bodies) {
        if (body) world_.removeRigidBody(body->body.get());
      }
    }
    if (ground_) world_.removeRigidBody(ground_.get());
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void add(const model::Model& model, const PhysicsRig& rig, double scale) {
    BulletActor actor;
    actor.rig = rig;
    actor.scale = static_cast<float>(scale);
    actor.transforms.resize(rig.bodies.size());
    actor.isOff.assign(rig.bodies.size(), 0);
    actor.hasRunAway.assign(rig.bodies.size(), 0);
    for (std::size_t i = 0; i < rig.bodies.size(); ++i) {
      actor.bodies.push_back(makeBody(model.bodies[i], rig.bodies[i], actor.scale));
      if (!actor.bodies.back()) continue;
      actor.transforms[i] = transformInModel(actor, actor.bodies.back()->followed.world);
      world_.addRigidBody(actor.bodies.back()->body.get(), 1 << model.bodies[i].group, model.bodies[i].mask);
    }
    for (const std::int32_t index : rig.joints) {
      const model::Joint& joint = model.joints[static_cast<std::size_t>(index)];
      BulletBody& a = *actor.bodies[static_cast<std::size_t>(joint.bodyA)];
      BulletBody& b = *actor.bodies[static_cast<std::size_t>(joint.bodyB)];
      actor.joints.push_back(makeJoint(joint, actor.scale, *a.body, a.followed.world, *b.body, b.followed.world));
      world_.addConstraint(actor.joints.back().get(), false);
    }
    for (std::size_t i = 0; i < model.morphs.size(); ++i) {
      if (const auto* list = std::get_if<std::vector<model::Impulse>>(&model.morphs[i].offsets)) {
        for (const model::Impulse& impulse : *list) {
          actor.impulses.push_back({static_cast<model::MorphIndex>(i), impulse});
        }
      }
    }
    actors_.push_back(std::move(actor));
  }

  void transform(std::span<const ActorInput> states) {
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      moveActor(actors_[i], states[i].transform);
      switchBodies(actors_[i], states[i]);
      for (std::size_t k = 0; k < actors_[i].bodies.size(); ++k) {
        BulletBody* body = actors_[i].bodies[k].get();
        if (body == nullptr) continue;
        if (actors_[i].isMoved) turnInertia(actors_[i], k);
        placeBody(*body, placeInWorld(actors_[i], k, *states[i].pose));
      }
      readPlaces(actors_[i]);
    }
  }

  void tick(std::span<const ActorInput> states, std::int64_t number) {
    applyGravity(number);
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      moveActor(actors_[i], states[i].transform);
      switchBodies(actors_[i], states[i]);
      followBones(actors_[i], *states[i].pose);
      applyImpulses(actors_[i], *states[i].pose);
    }
    const float step = 1.0F / static_cast<float>(kTicksPerSecond * steps_);
    // Without substeps Bullet advances by exactly this step and keeps no remainder.
    for (int i = 0; i < steps_; ++i) world_.stepSimulation(step, 0, step);
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      catchRunaways(i, *states[i].pose);
      readPlaces(actors_[i]);
    }
  }

  [[nodiscard]] std::span<const RigidTransformF> transforms(std::size_t actor) const {
    return actors_[actor].transforms;
  }
  [[nodiscard]] const std::vector<RunawayBody>& runaways() const noexcept { return runaways_; }

 private:
  /// Gravity is a property of each body, set only when it changes.
  void applyGravity(std::int64_t tick) {
    const glm::vec3 gravity(gravityAt(settings_, tick));
    if (gravity_ == gravity) return;
    gravity_ = gravity;
    world_.setGravity({gravity.x, gravity.y, gravity.z});
  }

  /// Makes the bodies that were switched off since the last tick follow their bones, and releases the others.
  void switchBodies(BulletActor& actor, const ActorInput& state) {
    for (std::size_t i = 0; i < actor.bodies.size(); ++i) {
      const std::uint8_t isOff = i < state.isOff.size() && isSimulated(actor.rig.bodies[i].role) ? state.isOff[i] : 0;
      if (isOff == actor.isOff[i]) continue;
      actor.isOff[i] = isOff;
      const bool wasFollowing = !actor.bodies[i]->followed.isFresh;
      btRigidBody& body = *actor.bodies[i]->body;
      const int kinematic = btCollisionObject::CF_KINEMATIC_OBJECT;
      const int flags = body.getCollisionFlags();
      body.setCollisionFlags(isOff != 0 ? flags | kinematic : flags & ~kinematic);
      world_.getBroadphase()->getOverlappingPairCache()->cleanProxyFromPairs(body.getBroadphaseProxy(), &dispatcher_);
      stop(body);
      actor.bodies[i]->followed.isFresh = true;
      if (isOff == 0 && wasFollowing) keepVelocity(body, actor.bodies[i]->followed);
    }
  }

  void followBones(BulletActor& actor, const eval::RigPose& pose) {
    for (std::size_t i = 0; i < actor.bodies.size(); ++i) {
      const RigBody& body = actor.rig.bodies[i];
      if (body.role == BodyRole::Follows || actor.isOff[i] != 0) {
        FollowedTransform& followed = actor.bodies[i]->followed;
        const btTransform next = placeInWorld(actor, i, pose);
        followed.previous = std::exchange(followed.isFresh, false) ? next : followed.world;
        followed.world = next;
      }
    }
  }

  void catchRunaways(std::size_t index, const eval::RigPose& pose) {
    BulletActor& actor = actors_[index];
    for (std::size_t i = 0; i < actor.bodies.size(); ++i) {
      if (!isSimulated(actor.rig.bodies[i].role) || !isRunaway(*actor.bodies[i]->body)) continue;
      placeBody(*actor.bodies[i], placeInWorld(actor, i, pose));
      if (std::exchange(actor.hasRunAway[i], 1) == 0) runaways_.push_back({index, i});
    }
  }

  static void readPlaces(BulletActor& actor) {
    for (std::size_t i = 0; i < actor.bodies.size(); ++i) {
      if (actor.bodies[i]) actor.transforms[i] = transformInModel(actor, actor.bodies[i]->body->getWorldTransform());
    }
  }

  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_;
  btDbvtBroadphase broadphase_;
  PairFilter filter_{*broadphase_.getOverlappingPairCache()};
  btSequentialImpulseConstraintSolver solver_;
  btDiscreteDynamicsWorld world_;
  PhysicsSettings settings_;
  int steps_;                         ///< in a tick
  std::optional<glm::vec3> gravity_;  ///< of the last tick
  btStaticPlaneShape groundShape_{btVector3(0, 1, 0), 0};
  std::unique_ptr<btRigidBody> ground_;
  std::deque<BulletActor> actors_;
  std::vector<RunawayBody> runaways_;
};

PhysicsWorld::PhysicsWorld(const PhysicsSettings& settings) : impl_(std::make_unique<Impl>(settings)) {}
PhysicsWorld::~PhysicsWorld() = default;
void PhysicsWorld::add(const model::Model& model, const PhysicsRig& rig, double scale) {
  impl_->add(model, rig, scale);
}
void PhysicsWorld::transform(std::span<const ActorInput> actors) { impl_->transform(actors); }
void PhysicsWorld::tick(std::span<const ActorInput> actors, std::int64_t number) { impl_->tick(actors, number); }
std::span<const RigidTransformF> PhysicsWorld::transforms(std::size_t actor) const { return impl_->transforms(actor); }
const std::vector<RunawayBody>& PhysicsWorld::runaways() const { return impl_->runaways(); }

}  // namespace furitsuke::physics
