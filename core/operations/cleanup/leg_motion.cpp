// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/leg_motion.h"

#include <algorithm>
#include <cmath>

#include "core/eval/rig/posed_frames.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

std::optional<std::size_t> chainCalled(const retarget::StandardBones& bones, const std::string& text) {
  const auto chain = bones.findIk(text);
  return chain ? std::optional(static_cast<std::size_t>(*chain)) : std::nullopt;
}

double distanceOf(const eval::Rig& rig, std::size_t a, std::size_t b) {
  return glm::distance(rig.bones[a].rest, rig.bones[b].rest);
}

std::optional<Leg> legOf(const model::Model& model, const eval::Rig& rig, const retarget::StandardBones& bones,
                         const std::string& side) {
  const auto chain = chainCalled(bones, side + "足ＩＫ");
  if (!chain || model.ik[*chain].links.size() < 2) return {};
  const model::IkChain& foot = model.ik[*chain];
  Leg leg;
  leg.side = side;
  leg.chain = *chain;
  leg.goal = static_cast<std::size_t>(foot.goal);
  leg.ankle = static_cast<std::size_t>(foot.target);
  leg.knee = static_cast<std::size_t>(foot.links[0].bone);
  leg.thigh = static_cast<std::size_t>(foot.links[1].bone);
  leg.toe = leg.ankle;
  const auto toeChain = chainCalled(bones, side + "つま先ＩＫ");
  if (toeChain && isBelow(rig, static_cast<std::size_t>(model.ik[*toeChain].goal), leg.goal)) {
    leg.toeChain = toeChain;
    leg.toe = static_cast<std::size_t>(model.ik[*toeChain].target);
  } else if (const auto toe = boneCalled(bones, side + "つま先")) {
    leg.toe = *toe;
  }
  leg.thighLength = distanceOf(rig, leg.thigh, leg.knee);
  leg.shinLength = distanceOf(rig, leg.knee, leg.ankle);
  const auto isChild = [&rig](std::size_t bone, std::size_t parent) {
    return rig.bones[bone].parent == static_cast<model::BoneIndex>(parent);
  };
  const bool isLeg =
      isChild(leg.knee, leg.thigh) && isChild(leg.ankle, leg.knee) && leg.thighLength > 0 && leg.shinLength > 0;
  return isLeg ? std::optional(leg) : std::nullopt;
}

}  // namespace

std::optional<std::size_t> boneCalled(const retarget::StandardBones& bones, const std::string& text) {
  const model::BoneIndex bone = bones.find(text);
  return bone == model::kNoIndex ? std::nullopt : std::optional(static_cast<std::size_t>(bone));
}

bool isBelow(const eval::Rig& rig, std::size_t bone, std::size_t ancestor) {
  model::BoneIndex at = static_cast<model::BoneIndex>(bone);
  // A damaged model can contain a loop of parents.
  for (std::size_t steps = 0; at != model::kNoIndex && steps <= rig.bones.size(); ++steps) {
    if (static_cast<std::size_t>(at) == ancestor) return true;
    at = rig.bones[static_cast<std::size_t>(at)].parent;
  }
  return false;
}

double Leg::bendAt(double distance) const {
  const double cosine =
      (distance * distance - thighLength * thighLength - shinLength * shinLength) / (2 * thighLength * shinLength);
  return std::acos(std::clamp(cosine, -1.0, 1.0));
}

std::vector<Leg> legsOf(const model::Model& model, const eval::Rig& rig) {
  const retarget::StandardBones bones(model);
  std::vector<Leg> legs;
  for (const char* side : {"左", "右"}) {
    if (auto leg = legOf(model, rig, bones, side)) legs.push_back(*std::move(leg));
  }
  return legs;
}

Error legModelMissing() { return Error::because(Core::tr("needs the model of the motion, which has the legs")); }

Error legsMissing() {
  return Error::because(
      Core::tr("the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh"));
}

bool isLegChosen(const OperationInput& in, const Leg& leg) {
  if (in.scope == nullptr || (!in.scope->keys && in.scope->tracks.empty())) return true;
  for (const std::size_t bone : {leg.goal, leg.thigh, leg.knee, leg.ankle}) {
    const model::ModelName& name = in.model->bones[bone].name;
    if (!in.scope->keys && isBoneInScope(in.scope->tracks, name.text)) return true;
    const auto track = in.motion.findBone(name.bytes);
    if (in.scope->keys && track && !in.keys.frames(*track).empty()) return true;
  }
  return false;
}

FrameRange chosenFrames(const OperationInput& in) {
  const bool isWhole = in.scope == nullptr || (!in.scope->keys && in.scope->frames.empty());
  return isWhole ? FrameRange{0, in.motion.frameRange().last} : in.frames;
}

std::optional<std::size_t> centerOf(const model::Model& model, const eval::Rig& rig, const std::vector<Leg>& legs) {
  const auto center = boneCalled(retarget::StandardBones(model), "センター");
  const bool isUsable = center && std::ranges::all_of(legs, [&](const Leg& leg) {
                          return isBelow(rig, leg.thigh, *center) && !isBelow(rig, leg.goal, *center);
                        });
  return isUsable ? center : std::nullopt;
}

LegFrame legFrameOf(const eval::Rig& rig, const eval::RigPose& pose, const Leg& leg) {
  LegFrame frame;
  frame.hipsRotation = parentTransform(rig, pose, leg.thigh).rotation;
  frame.thigh = pose.transforms[leg.thigh];
  frame.knee = pose.transforms[leg.knee];
  frame.ankle = pose.transforms[leg.ankle];
  frame.goal = pose.transforms[leg.goal];
  frame.goalParent = parentTransform(rig, pose, leg.goal);
  frame.toe = pose.transforms[leg.toe].position;
  frame.hasIk = pose.ikEnabled[leg.chain] != 0;
  frame.hasToeIk = frame.hasIk && leg.toeChain && pose.ikEnabled[*leg.toeChain] != 0;
  return frame;
}

LegMotion sampledLegs(const OperationInput& in, const eval::Rig& rig, const std::vector<Leg>& legs,
                      std::optional<std::size_t> center, FrameRange frames) {
  LegMotion sampled{frames, std::vector<std::vector<LegFrame>>(legs.size()), {}};
  const std::int64_t count = std::int64_t{frames.last} - frames.first + 1;
  if (!in.control.requireSamples(count * static_cast<std::int64_t>(rig.bones.size()))) return sampled;
  eval::BoundMotion bound(in.motion, *in.model, rig);
  bound.setPreExtrapolation(in.preExtrapolation);
  const auto size = static_cast<std::size_t>(std::max<std::int64_t>(count, 0));
  for (std::vector<LegFrame>& leg : sampled.legs) leg.resize(size);
  if (center) sampled.centerParent.resize(size);
  const auto isCanceled = [&in] { return in.control.isCanceled(); };
  eval::forEachPosedFrame(rig, bound, frames.first, size, isCanceled, [&](std::size_t at, const eval::RigPose& pose) {
    for (std::size_t i = 0; i < legs.size(); ++i) sampled.legs[i][at] = legFrameOf(rig, pose, legs[i]);
    if (center) sampled.centerParent[at] = parentTransform(rig, pose, *center);
  });
  return sampled;
}

}  // namespace furitsuke::operations
