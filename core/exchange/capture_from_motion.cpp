// SPDX-License-Identifier: MIT
#include "core/exchange/capture_from_motion.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/exchange_losses.h"
#include "core/exchange/face_baker.h"
#include "core/retarget/body_math.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::exchange {

namespace {

constexpr double kCentimetersPerUnit = 8;
constexpr std::array kBothSides = {retarget::Side::Left, retarget::Side::Right};

/// From the space of MMD to that of the file: the z axis is reversed, and lengths are in centimeters.
glm::dvec3 toFile(const glm::dvec3& v) { return glm::dvec3(v.x, v.y, -v.z) * kCentimetersPerUnit; }
glm::dquat toFile(const glm::dquat& q) { return {q.w, -q.x, -q.y, q.z}; }

/// A joint of the file and the bone that moves it.
struct BakedJoint {
  retarget::HumanoidBone role = retarget::HumanoidBone::Hips;
  model::BoneIndex bone = model::kNoIndex;    ///< whose position the joint has
  model::BoneIndex turner = model::kNoIndex;  ///< whose rotation it has
  JointIndex parent = kNoJoint;
  glm::dquat toTPose{1, 0, 0, 0};  ///< from rest, in the space of the file
  glm::dvec3 rest{0, 0, 0};        ///< in the space of the file
};

class BodyBaker {
 public:
  BodyBaker(const retarget::HumanoidModel& model, const CaptureBakeOptions& options)
      : model_(model), options_(options) {
    findTPose();
    addJoints();
  }

  Result<BakedCapture> bake(const motion::Motion& motion, operations::OperationControl* control) {
    const Result<BakedFrames> frames = bakedFrames(motion, options_);
    if (!frames) return frames.error();
    BakedCapture baked;
    baked.motion.joints = restJoints();
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      baked.motion.knownRoles.emplace_back(joints_[i].role, static_cast<JointIndex>(i));
    }
    CapturedClip& clip = baked.motion.clips.emplace_back();
    clip.frameTime = 1.0 / options_.framesPerSecond;
    clip.frameCount = frames->count;
    if (const Status done = bakeClip(motion, *frames, clip, control); !done) return done.error();
    addLosses(motion, baked.losses);
    return baked;
  }

 private:
  /// The smallest rotations that turn arms sideward and legs down; hands and feet follow forearms and shins.
  void findTPose() {
    toTPose_.values.fill({1, 0, 0, 0});
    for (const retarget::Side side : kBothSides) {
      const auto role = [side](retarget::Limb limb) { return retarget::roleOf(side, limb); };
      const glm::dvec3 sideward(side == retarget::Side::Left ? 1 : -1, 0, 0), down(0, -1, 0);
      const auto turn = [&](retarget::Limb limb, retarget::Limb end, const glm::dvec3& direction) {
        toTPose_[role(limb)] =
            retarget::arcBetween(toFile(model_.rest(role(end)) - model_.rest(role(limb))), direction);
      };
      turn(retarget::Limb::UpperArm, retarget::Limb::LowerArm, sideward);
      turn(retarget::Limb::LowerArm, retarget::Limb::Hand, sideward);
      turn(retarget::Limb::UpperLeg, retarget::Limb::LowerLeg, down);
      turn(retarget::Limb::LowerLeg, retarget::Limb::Foot, down);
      toTPose_[role(retarget::Limb::Hand)] = toTPose_[role(retarget::Limb::LowerArm)];
      for (auto limb = static_cast<std::size_t>(retarget::Limb::Thumb1); limb < retarget::kLimbCount; ++limb) {
        toTPose_[role(static_cast<retarget::Limb>(limb))] = toTPose_[role(retarget::Limb::LowerArm)];
      }
    }
  }

  JointIndex addJoint(retarget::HumanoidBone role, model::BoneIndex bone, JointIndex parent, model::BoneIndex turner) {
    BakedJoint joint;
    joint.role = role;
    joint.bone = bone;
    joint.turner = turner;
    joint.parent = parent;
    joint.toTPose = toTPose_[role];
    joint.rest = toFile(role == retarget::HumanoidBone::Hips ? model_.restHips() : model_.restOf(bone));
    joints_.push_back(joint);
    return static_cast<JointIndex>(joints_.size()) - 1;
  }

  /// Adds a joint for the bone of the role; without one returns the parent, which then carries the next joints.
  JointIndex addRole(retarget::HumanoidBone role, JointIndex parent) {
    const model::BoneIndex bone = model_.bone(role);
    return bone == model::kNoIndex ? parent : addJoint(role, bone, parent, bone);
  }

  void addJoints() {
    const JointIndex hips = addRole(retarget::HumanoidBone::Hips, kNoJoint);
    const JointIndex chest = addRole(retarget::HumanoidBone::Chest, addRole(retarget::HumanoidBone::Spine, hips));
    addRole(retarget::HumanoidBone::Head, addRole(retarget::HumanoidBone::Neck, chest));
    for (const retarget::Side side : kBothSides) {
      JointIndex arm = chest;
      for (const retarget::Limb limb :
           {retarget::Limb::Shoulder, retarget::Limb::UpperArm, retarget::Limb::LowerArm, retarget::Limb::Hand}) {
        arm = addRole(retarget::roleOf(side, limb), arm);
      }
      JointIndex finger = arm;
      for (auto limb = static_cast<std::size_t>(retarget::Limb::Thumb1); limb < retarget::kLimbCount; ++limb) {
        if ((limb - static_cast<std::size_t>(retarget::Limb::Thumb1)) % 3 == 0) finger = arm;
        finger = addRole(retarget::roleOf(side, static_cast<retarget::Limb>(limb)), finger);
      }
      JointIndex leg = hips;
      for (const retarget::Limb limb : {retarget::Limb::UpperLeg, retarget::Limb::LowerLeg, retarget::Limb::Foot})
        leg = addRole(retarget::roleOf(side, limb), leg);
      if (model_.has(retarget::roleOf(side, retarget::Limb::Toes))) {
        addRole(retarget::roleOf(side, retarget::Limb::Toes), leg);
      } else if (model_.toes(side) != model::kNoIndex && model_.toes(side) != model_.toeIk(side)) {
        addJoint(retarget::roleOf(side, retarget::Limb::Toes), model_.toes(side), leg,
                 model_.bone(retarget::roleOf(side, retarget::Limb::Foot)));
      }
    }
  }

  [[nodiscard]] std::string nameOf(const BakedJoint& joint) const {
    const model::ModelName& name = model_.model().bones[static_cast<std::size_t>(joint.bone)].name;
    if (options_.names == JointNaming::Japanese) return name.text;
    const auto isSame = [&](const BakedJoint& other) {
      return &other != &joint &&
             model_.model().bones[static_cast<std::size_t>(other.bone)].name.english == name.english;
    };
    const bool isEnglish =
        options_.names == JointNaming::English && isPortableName(name.english) && std::ranges::none_of(joints_, isSame);
    return isEnglish ? name.english : humanoidJointName(joint.role);
  }

  [[nodiscard]] std::vector<CapturedJoint> restJoints() const {
    std::vector<CapturedJoint> joints;
    for (const BakedJoint& joint : joints_) {
      CapturedJoint& captured = joints.emplace_back();
      captured.name = nameOf(joint);
      captured.parent = joint.parent;
      captured.tip = toStored(eval::rotated(joint.toTPose, toFile(tailOf(joint))));
      const BakedJoint* parent = joint.parent == kNoJoint ? nullptr : &joints_[static_cast<std::size_t>(joint.parent)];
      captured.translation =
          toStored(parent == nullptr ? joint.rest : eval::rotated(parent->toTPose, joint.rest - parent->rest));
    }
    return joints;
  }

  /// Where a last bone points, in model units.
  [[nodiscard]] glm::dvec3 tailOf(const BakedJoint& joint) const {
    const model::Bone& bone = model_.model().bones[static_cast<std::size_t>(joint.bone)];
    const bool isAtBone = bone.tailIsBone && bone.tailBone != model::kNoIndex;
    const glm::dvec3 tail =
        isAtBone ? model_.restOf(bone.tailBone) - toDouble(bone.position) : toDouble(bone.tailOffset);
    const double length = glm::length(tail);
    const bool isUsable = !bone.tailIsBone || isAtBone;
    if (isUsable && length > 0.01 && length < 100) return tail;
    return joint.role == retarget::HumanoidBone::Head ? glm::dvec3(0, 1, 0) : glm::dvec3(0, 0, -0.25);
  }

  Status bakeClip(const motion::Motion& motion, const BakedFrames& frames, CapturedClip& clip,
                  operations::OperationControl* control) {
    clip.tracks.resize(joints_.size());
    const auto times = frames.times();
    for (JointTracks& tracks : clip.tracks) {
      tracks.rotation.times = times;
      tracks.rotation.values.reserve(clip.frameCount);
    }
    clip.tracks.front().translation.times = times;
    FaceBaker face(motion, model_.model(), model_.eyes(), times, clip);
    const eval::Rig rig = eval::makeRig(model_.model());
    eval::BoundMotion bound(motion, model_.model(), rig);
    bound.setPreExtrapolation(options_.preExtrapolation);
    eval::RigPose pose(rig);
    stretches_.assign(joints_.size(), 0);
    for (std::size_t i = 0; i < frames.count; ++i) {
      if (control != nullptr && control->isCanceled()) return Error::canceled();
      if (control != nullptr) control->setProgress(static_cast<double>(i) / static_cast<double>(frames.count));
      eval::evaluatePose(rig, bound, frames.frame(i), pose);
      appendPose(pose, clip);
      face.append(pose);
    }
    return Done{};
  }

  [[nodiscard]] static glm::dvec3 positionOf(const eval::RigPose& pose, model::BoneIndex bone) {
    return pose.transforms[static_cast<std::size_t>(bone)].position;
  }

  void appendPose(const eval::RigPose& pose, CapturedClip& clip) {
    std::vector<glm::dquat> world(joints_.size());
    std::vector<glm::dvec3> positions(joints_.size());
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      const BakedJoint& joint = joints_[i];
      const glm::dquat& turned = pose.transforms[static_cast<std::size_t>(joint.turner)].rotation;
      world[i] = glm::normalize(toFile(turned) * glm::conjugate(joint.toTPose));
      if (joint.parent == kNoJoint) {
        const auto leg = [&](retarget::Side side) {
          return positionOf(pose, model_.bone(retarget::roleOf(side, retarget::Limb::UpperLeg)));
        };
        positions[i] = toFile((leg(retarget::Side::Left) + leg(retarget::Side::Right)) / 2.0);
        clip.tracks[i].translation.values.push_back(toStored(positions[i]));
        append(clip.tracks[i].rotation.values, world[i]);
        continue;
      }
      const auto parent = static_cast<std::size_t>(joint.parent);
      append(clip.tracks[i].rotation.values, glm::conjugate(world[parent]) * world[i]);
      const glm::dvec3 offset = eval::rotated(joints_[parent].toTPose, joint.rest - joints_[parent].rest);
      positions[i] = positions[parent] + eval::rotated(world[parent], offset);
      const glm::dvec3 wanted = toFile(positionOf(pose, joint.bone));
      stretches_[i] = std::max(stretches_[i], glm::distance(positions[i], wanted));
    }
  }

  static void append(std::vector<Quat>& rotations, const glm::dquat& rotation) {
    const bool isOpposite = !rotations.empty() && glm::dot(toDouble(rotations.back()), rotation) < 0;
    rotations.push_back(toStored(glm::normalize(isOpposite ? -rotation : rotation)));
  }

  void addLosses(const motion::Motion& motion, Diagnostics& losses) const {
    const auto add = [&](ExchangeFinding finding, std::size_t count, const Message& reason,
                         const std::string& detail = {}) {
      Diagnostic& loss = losses.emplace_back(makeDiagnostic(finding, reason));
      loss.count = count;
      loss.detail = detail;
    };
    std::size_t bones = 0;
    for (const auto& track : motion.bones) bones += motion::hasMovement(track) && !isWritten(track.name) ? 1 : 0;
    if (bones > 0) {
      add(ExchangeFinding::LostBones, bones,
          {Core::trCount("%n bone with keys cannot be written, except for what it does to the skeleton of a person",
                         "%n bones with keys cannot be written, except for what they do to the skeleton of a person"),
           Counted{bones}});
    }
    constexpr double kSmallest = 0.1;  // centimeters
    const auto worst = std::ranges::max_element(stretches_);
    if (*worst > kSmallest) {
      const BakedJoint& joint = joints_[static_cast<std::size_t>(worst - stretches_.begin())];
      const std::string name = model_.model().bones[static_cast<std::size_t>(joint.bone)].name.text;
      add(ExchangeFinding::LostStretch, 0,
          {Core::trWith("%1 is up to %2 cm from its place, because limbs of the file have fixed lengths"), name,
           Decimals{*worst}},
          name);
    }
    addOtherLosses(motion, losses);
  }

  /// Whether a joint or the travel of the body has all that the keys of a bone do.
  [[nodiscard]] bool isWritten(const Name& name) const {
    const auto isBone = [&](model::BoneIndex bone) {
      return bone != model::kNoIndex && model_.model().bones[static_cast<std::size_t>(bone)].name.bytes == name.bytes;
    };
    if (isBone(model_.center()) || isBone(model_.eyes())) return true;
    for (const retarget::Side side : kBothSides) {
      if (isBone(model_.footIk(side)) || isBone(model_.toeIk(side))) return true;
    }
    return std::ranges::any_of(joints_, [&](const BakedJoint& joint) { return isBone(joint.bone); });
  }

  const retarget::HumanoidModel& model_;
  const CaptureBakeOptions& options_;
  retarget::HumanoidBoneValues<glm::dquat> toTPose_;
  std::vector<BakedJoint> joints_;
  std::vector<double> stretches_;  ///< the largest of each joint, centimeters
};

}  // namespace

Result<BakedCapture> captureFromMotion(const motion::Motion& motion, const model::Model& model,
                                       const CaptureBakeOptions& options, operations::OperationControl* control) {
  const Result<retarget::HumanoidModel> humanoid = retarget::HumanoidModel::of(model);
  if (!humanoid) return humanoid.error();
  return BodyBaker(*humanoid, options).bake(motion, control);
}

Diagnostics expressionLosses(const motion::Motion& motion) {
  std::size_t keys = 0;
  for (const auto& track : motion.morphs) keys += motion::hasMovement(track) ? track.keys.size() : 0;
  if (keys == 0) return {};
  Diagnostic loss = makeDiagnostic(ExchangeFinding::LostMorphs,
                                   {Core::trCount("%n morph key cannot be written; the format has no morphs",
                                                  "%n morph keys cannot be written; the format has no morphs"),
                                    Counted{keys}});
  loss.count = keys;
  return {loss};
}

}  // namespace furitsuke::exchange
