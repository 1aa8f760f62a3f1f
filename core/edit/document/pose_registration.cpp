// SPDX-License-Identifier: MIT
#include "core/edit/document/pose_registration.h"

#include <cstddef>
#include <optional>
#include <utility>

#include "core/edit/document/motion_document.h"
#include "core/eval/insert_key.h"
#include "core/eval/layered_values.h"
#include "core/eval/sampled_key.h"

namespace furitsuke::edit {

namespace {

/// A new key between two keys with the curves of MMD, whose next key is changed in `builder`; nothing elsewhere.
std::optional<motion::BoneKey> keyBetweenAsInMmd(motion::EditBuilder& builder, motion::TrackId id,
                                                 const motion::Track<motion::BoneKey>& track, Frame frame,
                                                 eval::PreExtrapolation rule) {
  const std::size_t at = track.lowerBound(frame);
  const bool isBetween = at > 0 ? at < track.size() : frame > 0 && eval::startsFromRest(track.frames(), rule);
  if (!isBetween || track.hasKey(frame)) return {};
  motion::BoneKey key = eval::sampledKey(track, frame, rule);
  motion::BoneKey next = track.values()[at];
  motion::setMmdCurves(key, next);
  builder.set(id, track.frames()[at], std::move(next));
  return key;
}

/// The key of a bone, without its new pose, with the curves that registering gives it.
motion::BoneKey keyToRegister(motion::EditBuilder& builder, const motion::Motion& motion, motion::TrackId id,
                              Frame frame, const motion::CurveSet& curves, eval::PreExtrapolation rule,
                              motion::SpanCurves between) {
  if (between == motion::SpanCurves::Mmd) {
    auto key = keyBetweenAsInMmd(builder, id, motion.bones[id.index].keys, frame, rule);
    if (key) return *key;
  }
  motion::CurveChannels cut = motion::kBoneCurveChannels;
  for (std::size_t i = 0; i < motion::kBoneChannelCount; ++i) {
    if (curves.channels.contains(motion::CurveChannel(i))) cut.remove(motion::CurveChannel(i));
  }
  motion::BoneKey key = eval::keyToRegister(builder, motion, id, frame, cut, rule);
  for (std::size_t i = 0; i < motion::kBoneChannelCount; ++i) {
    if (curves.channels.contains(motion::CurveChannel(i))) key.curves[i] = curves.curves[i];
  }
  return key;
}

}  // namespace

motion::BonePose editedPose(const motion::Motion& motion, const motion::BonePose& shown, Frame frame,
                            eval::PreExtrapolation rule) {
  if (!motion::hasLayers(motion)) return shown;
  const eval::BoneSample sample{eval::usable(shown.translation), eval::usable(shown.rotation)};
  const eval::BoneSample edited = eval::LayeredBone(motion, shown.name.bytes).editedFor(sample, frame, rule);
  return {shown.name, toStored(edited.translation), toStored(edited.rotation)};
}

motion::MorphPose editedPose(const motion::Motion& motion, const motion::MorphPose& shown, Frame frame,
                             eval::PreExtrapolation rule) {
  if (!motion::hasLayers(motion)) return shown;
  const eval::LayeredMorph layered(motion, shown.name.bytes);
  return {shown.name, static_cast<float>(layered.editedFor(eval::usable(shown.weight), frame, rule))};
}

motion::Edit registeredPose(const motion::Motion& motion, const motion::PoseDraft& poses, Frame frame,
                            const motion::CurveSet& curves, eval::PreExtrapolation rule, motion::SpanCurves between) {
  motion::EditBuilder builder(motion);
  motion::Edit proposal{.selection = motion::KeySelection{}};
  const bool isOnLayer = motion::isOnLayer(motion);
  for (const motion::BonePose& shown : poses.bones()) {
    const auto track = motion.findBone(shown.name.bytes);
    if (!track) continue;
    const motion::BonePose pose = editedPose(motion, shown, frame, rule);
    motion::BoneKey key = keyToRegister(builder, motion, *track, frame, curves,
                                        isOnLayer ? eval::kPreExtrapolationOfLayers : rule, between);
    key.translation = pose.translation;
    key.rotation = pose.rotation;
    if (!isOnLayer) eval::addRestKey(builder, *track, motion.bones[track->index].keys, frame);
    builder.set(*track, frame, key);
    proposal.selection->add(*track, frame);
  }
  for (const motion::MorphPose& pose : poses.morphs()) {
    const auto track = motion.findMorph(pose.name.bytes);
    if (!track) continue;
    if (!isOnLayer) eval::addRestKey(builder, *track, motion.morphs[track->index].keys, frame);
    builder.set(*track, frame, motion::MorphKey{editedPose(motion, pose, frame, rule).weight});
    proposal.selection->add(*track, frame);
  }
  proposal.keys = builder.build();
  return proposal;
}

StepEdit registerPose(MotionDocument& document, const LiveText& text, const motion::PoseDraft& poses, Frame frame,
                      const motion::CurveSet& curves, motion::SpanCurves between) {
  document.history().endGesture();
  for (const motion::BonePose& bone : poses.bones()) document.history().ensureTrack(motion::TrackKind::Bone, bone.name);
  for (const motion::MorphPose& morph : poses.morphs())
    document.history().ensureTrack(motion::TrackKind::Morph, morph.name);
  motion::Edit edit =
      registeredPose(document.motion(), poses, frame, curves, document.state().preExtrapolation(), between);
  motion::PoseDraft left = document.history().draft();
  left.remove(poses);
  if (left != document.history().draft()) edit.draft = motion::DraftEdit{document.history().draft(), std::move(left)};
  return document.history().push(text, std::move(edit));
}

}  // namespace furitsuke::edit
