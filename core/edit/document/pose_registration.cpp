// SPDX-License-Identifier: MIT
#include "core/edit/document/pose_registration.h"

#include <cstddef>
#include <utility>

#include "core/edit/document/motion_document.h"
#include "core/eval/insert_key.h"

namespace furitsuke::edit {

motion::Edit registeredPose(const motion::Motion& motion, const motion::PoseDraft& poses, Frame frame,
                            const motion::CurveSet& curves, eval::BeforeFirst rule) {
  motion::CurveChannels cut = motion::kBoneCurveChannels;
  for (std::size_t i = 0; i < motion::kBoneChannelCount; ++i) {
    if (curves.channels.contains(motion::CurveChannel(i))) cut.remove(motion::CurveChannel(i));
  }
  motion::EditBuilder builder(motion);
  motion::Edit proposal{.selection = motion::KeySelection{}};
  for (const motion::BonePose& pose : poses.bones()) {
    const auto track = motion.findBone(pose.name.bytes);
    if (!track) continue;
    motion::BoneKey key = eval::keyToRegister(builder, motion, *track, frame, cut, rule);
    key.translation = pose.translation;
    key.rotation = pose.rotation;
    for (std::size_t i = 0; i < motion::kBoneChannelCount; ++i) {
      if (curves.channels.contains(motion::CurveChannel(i))) key.curves[i] = curves.curves[i];
    }
    eval::addRestKey(builder, *track, motion.bones[track->index].keys, frame);
    builder.set(*track, frame, key);
    proposal.selection->add(*track, frame);
  }
  for (const motion::MorphPose& pose : poses.morphs()) {
    const auto track = motion.findMorph(pose.name.bytes);
    if (!track) continue;
    eval::addRestKey(builder, *track, motion.morphs[track->index].keys, frame);
    builder.set(*track, frame, motion::MorphKey{pose.weight});
    proposal.selection->add(*track, frame);
  }
  proposal.keys = builder.build();
  return proposal;
}

void registerPose(MotionDocument& document, const QString& text, const motion::PoseDraft& poses, Frame frame,
                  const motion::CurveSet& curves) {
  document.history().endGesture();
  for (const motion::BonePose& bone : poses.bones()) document.history().ensureTrack(motion::TrackKind::Bone, bone.name);
  for (const motion::MorphPose& morph : poses.morphs())
    document.history().ensureTrack(motion::TrackKind::Morph, morph.name);
  motion::Edit edit = registeredPose(document.motion(), poses, frame, curves, document.state().beforeFirst());
  motion::PoseDraft left = document.history().draft();
  left.remove(poses);
  if (left != document.history().draft()) edit.draft = motion::DraftEdit{document.history().draft(), std::move(left)};
  document.history().push(text, std::move(edit));
}

}  // namespace furitsuke::edit
