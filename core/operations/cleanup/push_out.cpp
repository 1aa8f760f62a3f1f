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

#include "core/eval/rig/posed_frames.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/hand_overlap.h"
#include "core/operations/cleanup/held_chain.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/operations/cleanup/penetration_resolver.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// Smaller offsets of a hand are none: model units.
constexpr double kLeastOffset = 1e-3;

/// A hand deeper than this is reported as still inside: model units.
constexpr double kStillInside = 0.05;

class PushingOut {
 public:
  PushingOut(const OperationInput& in, const eval::Rig& rig, FrameRange chosen)
      : in_(in),
        rig_(rig),
        overlap_(*in.model, rig),
        chosen_(chosen),
        blend_(in.arguments.frame("blend")),
        distance_(in.arguments.number("distance")),
        pose_(in, rig) {
    // Long ways out begin earlier than the blend.
    constexpr std::int64_t kLongest = 30;
    const std::int64_t reach = 2 * std::int64_t{blend_} + kLongest;
    frames_ = {static_cast<Frame>(std::max<std::int64_t>(0, chosen.first - reach)),
               static_cast<Frame>(std::min<std::int64_t>(in.motion.frameRange().last, chosen.last + reach))};
  }

  Result<OperationResult> run() {
    constexpr std::int64_t kPosesPerFrame = 16;
    const std::int64_t count = std::int64_t{frames_.last} - frames_.first + 1;
    in_.control.requireSamples(kPosesPerFrame * count * static_cast<std::int64_t>(rig_.bones.size()));
    if (in_.control.isStopped()) return OperationResult();
    if (overlap_.hands().empty()) {
      return Error::because(Core::tr("the model has no 左手首 or 右手首, or no rigid bodies on head, body and legs"));
    }
    const retarget::StandardBones names(*in_.model);
    upperBody_ = boneCalled(names, "上半身");
    for (std::size_t hand = 0; hand < overlap_.hands().size(); ++hand) {
      const std::string side = overlap_.hands()[hand].starts_with("左") ? "左" : "右";
      const auto arm = armOf(names, rig_, side);
      if (!arm) {
        return Error::because(Core::trWith("the model has no arm with %1腕, %1ひじ and %1手首"), side);
      }
      pushHand(hand, *arm);
    }
    for (const auto& [bone, ofBone] : locals_) in_.control.requireKeys(static_cast<std::int64_t>(ofBone.size()));
    if (in_.control.isStopped()) return OperationResult();
    MovedBones bones(in_);
    for (const auto& [bone, ofBone] : locals_) bones.set(bone, ofBone);
    const Status reduced = bones.reduce(in_.arguments.number("position"), in_.arguments.number("angle"));
    if (!reduced) return reduced.error();
    OperationResult result = bones.take();
    if (insideCount_ > 0) {
      std::string text = argumentText(std::round(deepest_ * 100) / 100);
      result.notes.push_back(operationNote("edit.push-out.inside", {}, {insideCount_, std::move(text)}));
    }
    return result;
  }

 private:
  void pushHand(std::size_t hand, const HeldChain& arm) {
    const auto count = static_cast<std::size_t>(frames_.last - frames_.first) + 1;
    const std::vector<bool> isInside = framesInside(hand, count);
    const auto handAt = [&](std::size_t i) {
      pose_.sample(frameAt(i));
      return handFrame(hand, arm, isInside[i] ? distance_ : 0);
    };
    const double speed = in_.arguments.number("speed") / kFramesPerSecond;
    const std::vector<glm::dvec3> offsets =
        PenetrationResolver(isInside, handAt, {blend_, speed}, in_.control).offsets();
    for (std::size_t i = 0; i < count && !in_.control.isCanceled(); ++i) {
      if (glm::length(offsets[i]) < kLeastOffset) continue;
      pose_.sample(frameAt(i));
      move(arm, eval::rotated(upperBody(), offsets[i]));
      for (const std::size_t bone : arm.bones) locals_[bone].emplace_back(frameAt(i), pose_.keyed(bone));
      locals_[arm.end].emplace_back(frameAt(i), pose_.keyed(arm.end));
      const double depth = overlap_.deepest(hand, pose_.pose()).depth;
      if (depth > kStillInside) ++insideCount_;
      deepest_ = std::max(deepest_, depth);
    }
  }

  /// For each frame, whether it is chosen and the hand is inside the body.
  [[nodiscard]] std::vector<bool> framesInside(std::size_t hand, std::size_t count) const {
    eval::BoundMotion bound(in_.motion, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    std::vector<std::uint8_t> isInside(count, 0);  // not bits, which threads would share
    const auto isCanceled = [this] { return in_.control.isCanceled(); };
    eval::forEachPosedFrame(rig_, bound, frames_.first, count, isCanceled,
                            [&](std::size_t i, const eval::RigPose& pose) {
                              if (!chosen_.contains(frameAt(i))) return;
                              isInside[i] = overlap_.deepest(hand, pose).depth > kLeastOffset ? 1 : 0;
                            });
    return {isInside.begin(), isInside.end()};
  }

  [[nodiscard]] Frame frameAt(std::size_t i) const { return frames_.first + static_cast<Frame>(i); }

  /// The rotation of the upper body in the sampled pose: a hand that turns with the body is not moved.
  [[nodiscard]] glm::dquat upperBody() const {
    return upperBody_ ? pose_.transform(*upperBody_).rotation : eval::kNoRotation;
  }

  /// The hand of the sampled pose.
  [[nodiscard]] HandFrame handFrame(std::size_t hand, const HeldChain& arm, double distance) const {
    const glm::dvec3 shoulder = pose_.transform(arm.bones[1]).position;
    const glm::dvec3 elbow = pose_.transform(arm.bones[0]).position;
    const glm::dvec3 wrist = pose_.transform(arm.end).position;
    return {overlap_.around(hand, pose_.pose(), upperBody(), distance),
            eval::rotatedBack(upperBody(), wrist - shoulder),
            glm::distance(shoulder, elbow) + glm::distance(elbow, wrist)};
  }

  /// Moves the hand of the sampled pose without turning it.
  void move(const HeldChain& arm, const glm::dvec3& offset) {
    const RigidTransform wrist = pose_.transform(arm.end);
    holdEnd(arm, wrist.position + offset, wrist.rotation, pose_);
  }

  const OperationInput& in_;
  const eval::Rig& rig_;
  HandOverlap overlap_;
  FrameRange chosen_;
  FrameRange frames_;  ///< with the blends
  Frame blend_;
  double distance_;
  TurnedPose pose_;
  std::optional<std::size_t> upperBody_;
  std::map<std::size_t, FrameTransforms> locals_;
  std::size_t insideCount_ = 0;
  double deepest_ = 0;
};

Result<OperationResult> runPushOut(const OperationInput& in) {
  if (in.model == nullptr) return Error::because(Core::tr("needs the model of the motion"));
  const FrameRange chosen = chosenFrames(in);
  if (chosen.isEmpty()) return OperationResult();
  const eval::Rig rig = eval::makeRig(*in.model);
  return PushingOut(in, rig, chosen).run();
}

}  // namespace

Operation pushOutOperation() {
  return {
      .id = "push-out",
      .text = Core::tr("Push Hands out of Body"),
      .help = Core::tr(
          "Move hands that are inside the rigid bodies of head, body and legs out along a short way whose direction "
          "turns slowly. The keys of the arms are replaced there and, for the blend, before and after; a shoulder "
          "turns if "
          "the arm is too short. The rotation of the hands stays."),
      .parameters = {numberParameter("distance", Core::tr("How far outside hands are kept"), "0.02",
                                     Core::tr("model units"), 0, 10),
                     frameParameter("blend", Core::tr("Time over which the movement begins and ends"), "8", 1, 600),
                     numberParameter(
                         "speed",
                         Core::tr("Largest speed of the movement relative to the upper body; longer movements begin "
                                  "earlier and end later"),
                         "10", Core::tr("model units/s"), 0.1, 10'000),
                     numberParameter("position",
                                     Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.01",
                                     Core::tr("model units"), 0, 1000),
                     numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"),
                                     "0.2", Core::tr("degrees"), 0, 180)},
      .run = runPushOut};
}

}  // namespace furitsuke::operations
