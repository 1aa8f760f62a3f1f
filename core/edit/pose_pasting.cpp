// SPDX-License-Identifier: MIT
#include "core/edit/pose_pasting.h"

#include <QMimeData>
#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>
#include <string>
#include <utility>

#include "core/base/cp932.h"
#include "core/convert/vpd_motion.h"
#include "core/edit/key_registration.h"
#include "core/edit/motion_document.h"
#include "core/eval/sample.h"
#include "core/eval/sample_pose.h"
#include "core/format/vpd/vpd_file.h"
#include "core/motion/operations/mirror.h"

namespace furitsuke {

namespace {

constexpr char kSignature[] = "Vocaloid Pose Data file";

std::string fileText(const Pose& pose) {
  const auto bytes = vpd::write(vpdFromPose(pose), {});
  if (!bytes) return {};
  return cp932::decode(asChars(*bytes));
}

/// The pose itself is kept for this program: a file has six decimals.
class PoseMimeData final : public QMimeData {
  Q_OBJECT

 public:
  explicit PoseMimeData(const Pose& pose) : pose_(pose) { setText(QString::fromStdString(fileText(pose))); }
  [[nodiscard]] const Pose& pose() const noexcept { return pose_; }

 private:
  Pose pose_;
};

glm::dquat blended(const glm::dquat& from, const glm::dquat& to, double share) {
  return glm::normalize(slerpShortest(from, to, share));
}

}  // namespace

Pose mirroredPose(const Pose& pose, const SideNames& names) {
  Motion motion = motionFromPose(pose);
  MirrorOptions options;
  options.names = names;
  applyResult(motion, mirrorKeys(motion, selectAllKeys(motion), options));
  Pose mirrored = samplePose(motion, 0);
  mirrored.modelName = pose.modelName;
  return mirrored;
}

EditProposal pastePose(const Motion& motion, const Pose& pose, Frame frame, double share) {
  EditBuilder builder(motion);
  EditProposal proposal;
  for (const BonePose& bone : pose.bones) {
    const auto id = motion.findBone(bone.name.bytes);
    if (!id) continue;
    const Track<BoneKey>& track = motion.bones[id->index].keys;
    const BoneSample now = sampleBone(track, frame);
    registerKey(builder, *id, track, frame, [&](BoneKey& key) {
      const bool isWhole = share == 1;
      key.translation =
          isWhole ? bone.translation : toStored(glm::mix(now.translation, usable(bone.translation), share));
      key.rotation = isWhole ? bone.rotation : toStored(blended(now.rotation, usable(bone.rotation), share));
    });
    proposal.selection.add(*id, frame);
  }
  for (const MorphPose& morph : pose.morphs) {
    const auto id = motion.findMorph(morph.name.bytes);
    if (!id) continue;
    const Track<MorphKey>& track = motion.morphs[id->index].keys;
    const double now = sampleMorph(track, frame);
    registerKey(builder, *id, track, frame, [&](MorphKey& key) {
      key.weight = share == 1 ? morph.weight : static_cast<float>(glm::mix(now, usable(morph.weight), share));
    });
    proposal.selection.add(*id, frame);
  }
  proposal.edits = builder.build();
  return proposal;
}

PoseDraft draftBeside(const PoseDraft& draft, const Pose& pose) {
  PoseDraft left = draft;
  for (const BonePose& bone : pose.bones) left.removeBone(bone.name.bytes);
  for (const MorphPose& morph : pose.morphs) left.removeMorph(morph.name.bytes);
  return left;
}

void pushPose(MotionDocument& document, const QString& text, const Pose& pose, Frame frame, double share) {
  document.endGesture();
  document.ensureTracks(motionFromPose(pose));
  EditProposal proposal = pastePose(document.motion(), pose, frame, share);
  MotionEdit edit{std::move(proposal.edits), {}};
  PoseDraft left = draftBeside(document.draft(), pose);
  if (left != document.draft()) edit.draft = DraftEdit{document.draft(), std::move(left)};
  document.push(text, std::move(edit), std::move(proposal.selection));
}

std::unique_ptr<QMimeData> mimeFromPose(const Pose& pose) { return std::make_unique<PoseMimeData>(pose); }

bool mayHavePose(const QMimeData* data) {
  if (data == nullptr) return false;
  return qobject_cast<const PoseMimeData*>(data) != nullptr ||
         (data->hasText() && data->text().trimmed().startsWith(kSignature));
}

std::optional<Pose> poseFromMime(const QMimeData* data) {
  if (!mayHavePose(data)) return {};
  if (const auto* own = qobject_cast<const PoseMimeData*>(data)) return own->pose();
  const std::string text = data->text().trimmed().toStdString();
  const auto file = vpd::read(asBytes(text));
  // Half a pose would be a wrong one, and nobody saw the text.
  if (!file.ok() || file->damage) return {};
  Diagnostics ignored;
  return poseFromVpd(*file, ignored);
}

}  // namespace furitsuke

#include "pose_pasting.moc"
