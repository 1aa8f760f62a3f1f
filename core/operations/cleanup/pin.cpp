// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/held_chain.h"
#include "core/operations/cleanup/leg_keys.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// A part farther from its place does not reach it: model units.
constexpr double kReached = 0.05;

/// Where the part has to be at a frame.
struct HeldFrame {
  Frame frame = 0;
  RigidTransform source;
  RigidTransform wanted;  ///< where the weight is 1
  double weight = 1;
};

/// What is held: a foot, or the end of another chain.
struct HeldPart {
  std::optional<std::size_t> leg;  ///< into the legs
  std::optional<HeldChain> chain;
  std::size_t end = 0;
  std::size_t root = 0;
};

/// A bone of another model that is moved by a motion of its own. Both must outlive this object.
class OtherBone {
 public:
  OtherBone(const model::Model& model, std::size_t bone, const motion::Motion& motion,
            eval::PreExtrapolation preExtrapolation)
      : rig_(eval::makeRig(model)), bound_(motion, model, rig_), pose_(rig_), bone_(bone) {
    bound_.setPreExtrapolation(preExtrapolation);
  }

  [[nodiscard]] std::size_t bonesOfModel() const { return rig_.bones.size(); }
  [[nodiscard]] RigidTransform transformAt(Frame frame) {
    eval::evaluatePose(rig_, bound_, frame, pose_);
    return pose_.transforms[bone_];
  }

 private:
  eval::Rig rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
  std::size_t bone_;
};

class Pinning {
 public:
  explicit Pinning(const OperationInput& in)
      : in_(in), rig_(eval::makeRig(*in.model)), names_(*in.model), legs_(legsOf(*in.model, rig_)) {}

  Result<OperationResult> run() {
    const Result<HeldPart> part = partCalled(in_.arguments.text("part"));
    if (!part.ok()) return part.error();
    part_ = *part;
    if (const Status status = findTarget(); !status) return status.error();
    held_ = chosenFrames(in_);
    if (held_.isEmpty()) return OperationResult();
    const Frame blend = in_.arguments.frame("blend");
    const Frame last = in_.motion.frameRange().last;
    sampled_ = {std::max(0, held_.first - blend),
                static_cast<Frame>(std::min<std::int64_t>(last, std::int64_t{held_.last} + blend))};
    // Once to read and, for arms and heads, a few times to solve.
    constexpr std::int64_t kRounds = 8;
    const std::int64_t count = std::int64_t{sampled_.last} - sampled_.first + 1;
    in_.control.requireSamples(kRounds * count * static_cast<std::int64_t>(rig_.bones.size()));
    if (other_) in_.control.requireSamples(count * static_cast<std::int64_t>(other_->bonesOfModel()));
    if (in_.control.isStopped()) return OperationResult();
    readFrames(blend);
    if (in_.control.isStopped()) return OperationResult();
    Result<OperationResult> result = part_.leg ? holdFoot() : holdChain();
    if (result.ok() && !in_.control.isStopped()) noteShortfall(*result);
    return result;
  }

 private:
  [[nodiscard]] Result<HeldPart> partCalled(const std::string& name) const {
    const std::string side = name.starts_with("left") ? "左" : "右";
    HeldPart part;
    if (name.ends_with("foot")) {
      for (std::size_t i = 0; i < legs_.size(); ++i) {
        if (legs_[i].side == side) part.leg = i;
      }
      if (!part.leg) return legsMissing();
      part.end = legs_[*part.leg].ankle;
      part.root = legs_[*part.leg].thigh;
      return part;
    }
    part.chain = name == "head" ? headOf(names_, rig_) : armOf(names_, rig_, side);
    if (!part.chain) {
      return name == "head" ? Error::because(Core::tr("the model has no 頭 above 上半身"))
                            : Error::because(Core::trWith("the model has no arm with %1腕, %1ひじ and %1手首"), side);
    }
    part.end = part.chain->end;
    part.root = part.chain->root();
    return part;
  }

  Status findTarget() {
    if (in_.arguments.text("to") == "model") return findOtherTarget();
    if (in_.arguments.text("to") != "bone") return Done{};
    const std::string& name = in_.arguments.text("bone");
    target_ = boneCalled(names_, name);
    if (!target_) return Error::in(Message::verbatim("bone"), Core::trWith("the model has no \"%1\""), name);
    if (isBelow(rig_, *target_, part_.root)) {
      return Error::in(Message::verbatim("bone"),
                       Core::trWith("\"%1\" moves with the held part; choose a bone of another part"), name);
    }
    return Done{};
  }

  Status findOtherTarget() {
    const model::Model* model = in_.arguments.model("partner");
    if (model == nullptr) return Error::in(Message::verbatim("partner"), Core::tr("a file is needed"));
    const std::string& name = in_.arguments.text("bone");
    const auto bone = boneCalled(retarget::StandardBones(*model), name);
    if (!bone) return Error::in(Message::verbatim("bone"), Core::trWith("the other model has no \"%1\""), name);
    static const motion::Motion kAtRest;
    const motion::Motion* motion = in_.arguments.motion("partner-motion");
    other_.emplace(*model, *bone, motion == nullptr ? kAtRest : *motion, in_.preExtrapolation);
    return Done{};
  }

  /// The transform at a frame of what carries the part; that of the ground if nothing does.
  [[nodiscard]] RigidTransform parentBoneAt(Frame frame, const eval::RigPose& pose) {
    if (other_) return other_->transformAt(frame);
    return target_ ? pose.transforms[*target_] : RigidTransform{};
  }

  void readFrames(Frame blend) {
    eval::BoundMotion bound(in_.motion, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    eval::RigPose pose(rig_);
    eval::evaluatePose(rig_, bound, in_.arguments.frame("at"), pose);
    RigidTransform transform = pose.transforms[part_.end];
    if (in_.arguments.text("to") == "point") transform.position = in_.arguments.vector("point");
    const RigidTransform parentBone = parentBoneAt(in_.arguments.frame("at"), pose);
    const glm::dvec3 offset = eval::rotatedBack(parentBone.rotation, transform.position - parentBone.position);
    const glm::dquat turn = glm::conjugate(parentBone.rotation) * transform.rotation;
    for (std::int64_t at = sampled_.first; at <= sampled_.last && !in_.control.isCanceled(); ++at) {
      const auto frame = static_cast<Frame>(at);
      const double weight = weightAt(frame, blend);
      if (weight <= 0) continue;
      eval::evaluatePose(rig_, bound, frame, pose);
      const RigidTransform now = parentBoneAt(frame, pose);
      frames_.push_back({frame,
                         pose.transforms[part_.end],
                         {now.position + eval::rotated(now.rotation, offset), now.rotation * turn},
                         weight});
    }
  }

  [[nodiscard]] double weightAt(Frame frame, Frame blend) const {
    if (held_.contains(frame)) return 1;
    const Frame away = frame < held_.first ? held_.first - frame : frame - held_.last;
    return 1 - eased(static_cast<double>(away) / std::max(1, blend));
  }

  [[nodiscard]] Result<OperationResult> holdFoot() const {
    const LegMotion source = sampledLegs(in_, rig_, legs_, {}, sampled_);
    LegChanges changes;
    changes.holdsRoll = in_.arguments.flag("rotation");
    changes.feet.assign(legs_.size(),
                        std::vector<FootChange>(static_cast<std::size_t>(sampled_.last - sampled_.first) + 1));
    for (const HeldFrame& held : frames_) {
      FootChange& change = changes.feet[*part_.leg][static_cast<std::size_t>(held.frame - sampled_.first)];
      change.offset = (held.wanted.position - held.source.position) * held.weight;
      change.weight = held.weight;
      if (!in_.arguments.flag("rotation")) continue;
      change.turn = eval::scaledRotation(held.wanted.rotation * glm::conjugate(held.source.rotation), held.weight);
    }
    return LegKeys(in_, rig_, legs_, {}, source, changes)
        .make(in_.arguments.number("position"), in_.arguments.number("angle"));
  }

  [[nodiscard]] Result<OperationResult> holdChain() const {
    const HeldChain& chain = *part_.chain;
    const bool turns = in_.arguments.flag("rotation");
    std::map<std::size_t, FrameTransforms> locals;
    TurnedPose pose(in_, rig_);
    for (const HeldFrame& held : frames_) {
      if (in_.control.isCanceled()) break;
      pose.sample(held.frame);
      const glm::dvec3 position = glm::mix(held.source.position, held.wanted.position, held.weight);
      std::optional<glm::dquat> rotation;
      if (turns) {
        const glm::dquat whole = held.wanted.rotation * glm::conjugate(held.source.rotation);
        rotation = eval::scaledRotation(whole, held.weight) * held.source.rotation;
      }
      holdEnd(chain, position, rotation, pose);
      for (const std::size_t bone : chain.bones) locals[bone].emplace_back(held.frame, pose.keyed(bone));
      if (turns) locals[chain.end].emplace_back(held.frame, pose.keyed(chain.end));
    }
    for (const auto& [bone, ofBone] : locals) in_.control.requireKeys(static_cast<std::int64_t>(ofBone.size()));
    if (in_.control.isStopped()) return OperationResult();
    MovedBones bones(in_);
    for (const auto& [bone, ofBone] : locals) bones.set(bone, ofBone);
    const Status reduced = bones.reduce(in_.arguments.number("position"), in_.arguments.number("angle"));
    if (!reduced) return reduced.error();
    return bones.take();
  }

  void noteShortfall(OperationResult& result) const {
    motion::Motion changed = in_.motion;
    motion::applyEdit(changed, result.edit, motion::EditSide::After);
    eval::BoundMotion bound(changed, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    eval::RigPose pose(rig_);
    std::size_t count = 0;
    double farthest = 0;
    for (const HeldFrame& held : frames_) {
      if (held.weight < 1) continue;
      eval::evaluatePose(rig_, bound, held.frame, pose);
      const double distance = glm::distance(pose.transforms[part_.end].position, held.wanted.position);
      farthest = std::max(farthest, distance);
      if (distance > kReached + in_.arguments.number("position")) ++count;
    }
    if (count == 0) return;
    std::string text = argumentText(std::round(farthest * 100) / 100);
    result.notes.push_back(operationNote("edit.pin.short", {}, {count, std::move(text)}));
  }

  const OperationInput& in_;
  eval::Rig rig_;
  retarget::StandardBones names_;
  std::vector<Leg> legs_;
  HeldPart part_;
  std::optional<std::size_t> target_;  ///< the bone that carries the part
  std::optional<OtherBone> other_;     ///< the bone of another model that carries the part
  FrameRange held_;
  FrameRange sampled_;  ///< with the blends
  std::vector<HeldFrame> frames_;
};

Result<OperationResult> runPin(const OperationInput& in) {
  if (in.model == nullptr) return Error::because(Core::tr("needs the model of the motion"));
  return Pinning(in).run();
}

}  // namespace

Operation pinOperation() {
  return {
      .id = "pin",
      .text = Core::tr("Pin Hand, Foot or Head"),
      .help = Core::tr(
          "Hold a hand, a foot or the head at a place, on another bone or on a bone of another model during the chosen "
          "frames. The keys of the "
          "arm, of the leg or of the upper body are replaced there and, for the blend, before and after. A shoulder "
          "turns if the arm is too short. Feet are moved by foot IK where it is on, and otherwise by the rotations of "
          "the leg."),
      .parameters =
          {{.id = "part",
            .kind = ParameterKind::Choice,
            .help = Core::tr("What is held"),
            .initial = "right-hand",
            .choices = {"left-hand", "right-hand", "left-foot", "right-foot", "head"}},
           {.id = "to",
            .kind = ParameterKind::Choice,
            .help = Core::tr(
                "Where: at the place it has at one frame, at a given point, on a bone, or on a bone of another model"),
            .initial = "place",
            .choices = {"place", "point", "bone", "model"}},
           placeParameter(
               "at",
               Core::tr("The frame that shows the part in its place, at its distance from the bone, or with its "
                        "rotation"),
               ""),
           vectorParameter("point", Core::tr("The point for 手首, 足首 or 頭, if it is given"), "0,0,0",
                           Core::tr("model units")),
           {.id = "bone",
            .help = Core::tr("The bone that carries the part, such as 頭 or 右手首, if it is on a bone"),
            .names = NameKind::Bone},
           {.id = "partner",
            .kind = ParameterKind::ModelFile,
            .help = Core::tr("The other model, if the part is on a bone of another model")},
           {.id = "partner-motion",
            .kind = ParameterKind::MotionFile,
            .help = Core::tr("The motion of the other model; empty if it does not move")},
           flagParameter("rotation", Core::tr("Also hold the rotation of the part"), "true"),
           frameParameter("blend",
                          Core::tr("Time before and after the chosen frames in which the part moves to its place"), "6",
                          0, 600),
           numberParameter("position", Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.01",
                           Core::tr("model units"), 0, 1000),
           numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"), "0.2",
                           "degrees", 0, 180)},
      .run = runPin};
}

}  // namespace furitsuke::operations
