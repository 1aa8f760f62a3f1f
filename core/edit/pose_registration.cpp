// SPDX-License-Identifier: MIT
#include "core/edit/pose_registration.h"

#include <cstddef>
#include <utility>

#include "core/edit/motion_document.h"
#include "core/eval/insert_key.h"

namespace furitsuke {

EditProposal registeredPose(const Motion& motion, const PoseDraft& poses, Frame frame, const CurveSet& curves) {
  CurveChannels cut = kBoneCurveChannels;
  for (std::size_t i = 0; i < kBoneChannelCount; ++i) {
    if (curves.channels.contains(CurveChannel(i))) cut.remove(CurveChannel(i));
  }
  EditBuilder builder(motion);
  EditProposal proposal;
  for (const BonePose& pose : poses.bones()) {
    const auto track = motion.findBone(pose.name.bytes);
    if (!track) continue;
    BoneKey key = keyToRegister(builder, motion, *track, frame, cut);
    key.translation = pose.translation;
    key.rotation = pose.rotation;
    for (std::size_t i = 0; i < kBoneChannelCount; ++i) {
      if (curves.channels.contains(CurveChannel(i))) key.curves[i] = curves.curves[i];
    }
    builder.set(*track, frame, key);
    proposal.selection.add(*track, frame);
  }
  for (const MorphPose& pose : poses.morphs()) {
    const auto track = motion.findMorph(pose.name.bytes);
    if (!track) continue;
    builder.set(*track, frame, MorphKey{pose.weight});
    proposal.selection.add(*track, frame);
  }
  proposal.edits = builder.build();
  return proposal;
}

void registerPose(MotionDocument& document, const QString& text, const PoseDraft& poses, Frame frame,
                  const CurveSet& curves) {
  document.endGesture();
  for (const BonePose& bone : poses.bones()) document.ensureTrack(TrackKind::Bone, bone.name);
  for (const MorphPose& morph : poses.morphs()) document.ensureTrack(TrackKind::Morph, morph.name);
  EditProposal proposal = registeredPose(document.motion(), poses, frame, curves);
  MotionEdit edit{std::move(proposal.edits), {}};
  PoseDraft left = document.draft();
  left.remove(poses);
  if (left != document.draft()) edit.draft = DraftEdit{document.draft(), std::move(left)};
  document.push(text, std::move(edit), std::move(proposal.selection));
}

}  // namespace furitsuke
