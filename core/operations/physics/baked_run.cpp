// SPDX-License-Identifier: MIT
#include "core/operations/physics/baked_run.h"

#include <cstdint>
#include <memory>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/physics/body_poser.h"
#include "core/physics/shown_keys.h"
#include "core/physics/simulated_run.h"

namespace furitsuke::operations {

namespace {

/// The key of a bone without curves of its own.
motion::BoneKey bakedKey(const eval::LocalTransform& local) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = toStored(local.translation);
  key.rotation = toStored(local.rotation);
  key.physics = false;
  return key;
}

class RunBaker {
 public:
  RunBaker(const OperationInput& in, const PhysicsScene& scene, const physics::PhysicsSettings& settings,
           const BakeTolerance& tolerance)
      : in_(in),
        scene_(scene),
        tolerance_(tolerance),
        physics_(std::make_shared<physics::PhysicsRig>(scene.physics)),
        motion_(in.motion, scene.model, scene.rig),
        poser_(physics_),
        keys_(scene.model, scene.rig, physics_, scene.chains),
        pose_(scene.rig),
        isBaked_(scene.rig.bones.size()),
        isInexact_(scene.rig.bones.size()),
        isCompared_(scene.rig.bones.size(), 1),
        settleTicks_(settings.settleTicks) {
    for (const PhysicsBone& bone : scene.bones) isCompared_[bone.bone] = bone.isChosen ? 1 : 0;
    motion_.setPreExtrapolation(in.preExtrapolation);
    const std::vector<physics::PhysicsActor> actors = {{&scene.model, &scene.rig, &motion_}};
    const auto history = std::make_shared<physics::RunHistory>(physics::simulatedBodies(actors));
    run_ = std::make_unique<physics::SimulatedRun>(actors, settings, history);
    poser_.show(history, 0);
    baked_.keys.resize(scene.bones.size());
    baked_.chainsOff.resize(scene.chains.size());
  }

  BakedRun run() {
    for (std::int64_t settled = 0; !run_->settle(kSettlingStep); settled += kSettlingStep) {
      if (in_.control.isCanceled()) return {};
      showProgress(settled);
    }
    for (Frame frame = 0; frame <= in_.frames.last; ++frame) {
      if (in_.control.isCanceled()) break;
      showProgress(settleTicks_ + std::int64_t{frame} * physics::kTicksPerFrame);
      run_->advanceTo(std::int64_t{frame} * physics::kTicksPerFrame);
      if (frame >= in_.frames.first) bakeFrame(frame);
    }
    for (const PhysicsBone& bone : scene_.bones) {
      if (!bone.isNamed || !bone.isChosen) isInexact_[bone.bone] = 0;  // that has another reason
    }
    for (std::size_t bone = 0; bone < isInexact_.size(); ++bone) {
      if (isInexact_[bone] != 0) baked_.inexactBones.push_back(nameOf(bone));
    }
    for (const physics::RunawayBody& runaway : run_->runaways()) {
      baked_.runaways.push_back(scene_.model.bodies[runaway.body].name.text);
    }
    return std::move(baked_);
  }

 private:
  static constexpr std::int64_t kSettlingStep = 64;

  /// @param ticks simulated, of the settling too
  void showProgress(std::int64_t ticks) const {
    const std::int64_t all = settleTicks_ + (std::int64_t{in_.frames.last} + 1) * physics::kTicksPerFrame;
    in_.control.setProgress(static_cast<double>(ticks) / static_cast<double>(all));
  }

  [[nodiscard]] const std::string& nameOf(std::size_t bone) const { return scene_.model.bones[bone].name.text; }

  void bakeFrame(Frame frame) {
    motion_.sample(frame, pose_);
    eval::applyMorphs(scene_.rig, pose_);
    eval::poseBonesBeforePhysics(scene_.rig, pose_);
    poser_.poseBones(scene_.rig, motion_, frame, pose_);
    for (const PhysicsBone& bone : scene_.bones) {
      isBaked_[bone.bone] =
          bone.isNamed && keys_.isKeyed(bone.bone) ? poser_.writtenBones()[bone.bone] : std::uint8_t{0};
    }
    keys_.find(scene_.rig, motion_, frame, pose_, isBaked_);
    for (std::size_t i = 0; i < scene_.bones.size(); ++i) {
      const PhysicsBone& target = scene_.bones[i];
      if (isBaked_[target.bone] == 0 || !target.isChosen) continue;
      const eval::LocalTransform& key = keys_.key(target.bone);
      baked_.keys[i].append(frame, bakedKey(key));
      keys_.setEarlier(target.bone, key.rotation);
    }
    for (std::size_t i = 0; i < scene_.chains.size(); ++i) {
      if (keys_.switchesOff(static_cast<std::size_t>(scene_.chains[i]))) addFrame(baked_.chainsOff[i], frame);
    }
    compare(frame);
  }

  static void addFrame(std::vector<FrameRange>& ranges, Frame frame) {
    if (ranges.empty() || ranges.back().last + 1 != frame) ranges.push_back({frame, frame});
    ranges.back().last = frame;
  }

  void compare(Frame frame) {
    for (std::size_t bone = 0; bone < isInexact_.size(); ++bone) {
      if (isCompared_[bone] == 0) continue;
      const RigidTransform& shown = pose_.transforms[bone];
      const RigidTransform& keyed = keys_.pose().transforms[bone];
      note(ErrorKind::Position, glm::length(shown.position - keyed.position), bone, frame);
      note(ErrorKind::Angle, eval::degreesBetween(shown.rotation, keyed.rotation), bone, frame);
      if (isInexact_[bone] != 0) continue;
      const eval::LocalTransform wanted = physics::moveInPose(scene_.rig, pose_, bone);
      const eval::LocalTransform found = physics::moveInPose(scene_.rig, keys_.pose(), bone);
      const bool isFar = glm::length(wanted.translation - found.translation) > tolerance_.position ||
                         eval::degreesBetween(wanted.rotation, found.rotation) > tolerance_.angle;
      isInexact_[bone] = isFar ? 1 : 0;
    }
  }

  /// Not noteError(), which would copy the name for every bone and frame.
  void note(ErrorKind kind, double value, std::size_t bone, Frame frame) {
    double& largest = largest_[kind == ErrorKind::Position ? 0 : 1];
    if (value <= largest) return;
    largest = value;
    LargestError error;
    error.kind = kind;
    error.value = value;
    error.where = nameOf(bone);
    error.frame = frame;
    std::erase_if(baked_.errors, [kind](const LargestError& other) { return other.kind == kind; });
    baked_.errors.push_back(std::move(error));
  }

  const OperationInput& in_;
  const PhysicsScene& scene_;
  BakeTolerance tolerance_;
  std::shared_ptr<const physics::PhysicsRig> physics_;
  eval::BoundMotion motion_;
  physics::BodyPoser poser_;
  physics::ShownKeys keys_;
  eval::RigPose pose_;
  std::vector<std::uint8_t> isBaked_;     ///< of each bone, at the current frame
  std::vector<std::uint8_t> isInexact_;   ///< of each bone, at any frame
  std::vector<std::uint8_t> isCompared_;  ///< of each bone: not 0 unless physics goes on moving it
  std::int64_t settleTicks_;
  std::unique_ptr<physics::SimulatedRun> run_;
  double largest_[2] = {0, 0};
  BakedRun baked_;
};

}  // namespace

BakedRun bakedRun(const OperationInput& in, const PhysicsScene& scene, const physics::PhysicsSettings& settings,
                  const BakeTolerance& tolerance) {
  return RunBaker(in, scene, settings, tolerance).run();
}

}  // namespace furitsuke::operations
