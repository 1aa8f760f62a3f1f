// SPDX-License-Identifier: MIT
#include "core/edit/document/pose_pasting.h"

#include <QMimeData>
#include <algorithm>
#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>
#include <string>
#include <utility>

#include "core/edit/document/key_registration.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/document/pose_registration.h"
#include "core/eval/sample.h"
#include "core/eval/sample_pose.h"
#include "core/format/vpd/vpd_file.h"
#include "core/io/motion/vpd_motion.h"
#include "core/operations/sides/mirror.h"

namespace furitsuke::edit {

namespace {

constexpr char kSignature[] = "Vocaloid Pose Data file";

std::string fileText(const motion::Pose& pose) {
  const auto bytes = format::vpd::write(io::vpdFromPose(pose), {.encoding = TextEncoding::Utf8});
  return bytes ? std::string(asChars(*bytes)) : std::string();
}

/// Keeps the pose itself for this program, because a pose file has only six decimals.
class PoseMimeData final : public QMimeData {
  Q_OBJECT

 public:
  explicit PoseMimeData(const motion::Pose& pose) : pose_(pose) { setText(QString::fromStdString(fileText(pose))); }
  [[nodiscard]] const motion::Pose& pose() const noexcept { return pose_; }

 private:
  motion::Pose pose_;
};

glm::dquat blended(const glm::dquat& from, const glm::dquat& to, double share) {
  return glm::normalize(eval::slerpShortest(from, to, share));
}

}  // namespace

motion::Pose mirroredPose(const motion::Pose& pose, const operations::SideNames& names) {
  motion::Motion motion = io::motionFromPose(pose);
  operations::MirrorOptions options;
  options.names = names;
  motion::applyEdit(motion, operations::mirrorKeys(motion, motion::selectAllKeys(motion), options).edit,
                    motion::EditSide::After);
  motion::Pose mirrored = eval::samplePose(motion, 0);
  mirrored.modelName = pose.modelName;
  return mirrored;
}

std::size_t mirrorMotion(motion::Motion& keys, const model::Model* model) {
  const operations::OperationResult mirrored =
      operations::mirrorKeys(keys, motion::selectAllKeys(keys), operations::mirrorOptionsFor(model));
  motion::applyEdit(keys, mirrored.edit, motion::EditSide::After);
  const auto isEmpty = [](const auto& track) { return track.keys.empty(); };
  std::erase_if(keys.bones, isEmpty);
  std::erase_if(keys.morphs, isEmpty);
  return static_cast<std::size_t>(
      std::ranges::count_if(mirrored.notes, [](const Diagnostic& note) { return !note.track.empty(); }));
}

motion::Edit pastePose(const motion::Motion& motion, const motion::Pose& pose, Frame frame, double share,
                       eval::PreExtrapolation rule) {
  motion::EditBuilder builder(motion);
  motion::Edit proposal{.selection = motion::KeySelection{}};
  const bool isOnLayer = motion::isOnLayer(motion);
  for (const motion::BonePose& shown : pose.bones) {
    const auto id = motion.findBone(shown.name.bytes);
    if (!id) continue;
    const motion::BonePose bone = editedPose(motion, shown, frame, rule);
    const motion::Track<motion::BoneKey>& track = motion.bones[id->index].keys;
    const eval::BoneSample now = eval::sampleBone(track, frame, nullptr, nullptr, rule);
    registerKey(
        builder, *id, track, frame, rule,
        [&](motion::BoneKey& key) {
          const bool isWhole = share == 1;
          key.translation =
              isWhole ? bone.translation : toStored(glm::mix(now.translation, eval::usable(bone.translation), share));
          key.rotation = isWhole ? bone.rotation : toStored(blended(now.rotation, eval::usable(bone.rotation), share));
        },
        isOnLayer);
    proposal.selection->add(*id, frame);
  }
  for (const motion::MorphPose& shown : pose.morphs) {
    const auto id = motion.findMorph(shown.name.bytes);
    if (!id) continue;
    const motion::MorphPose morph = editedPose(motion, shown, frame, rule);
    const motion::Track<motion::MorphKey>& track = motion.morphs[id->index].keys;
    const double now = eval::sampleMorph(track, frame, nullptr, rule);
    registerKey(
        builder, *id, track, frame, rule,
        [&](motion::MorphKey& key) {
          key.weight = share == 1 ? morph.weight : static_cast<float>(glm::mix(now, eval::usable(morph.weight), share));
        },
        isOnLayer);
    proposal.selection->add(*id, frame);
  }
  proposal.keys = builder.build();
  return proposal;
}

motion::PoseDraft draftWithout(const motion::PoseDraft& draft, const motion::Pose& pose) {
  motion::PoseDraft left = draft;
  for (const motion::BonePose& bone : pose.bones) left.removeBone(bone.name.bytes);
  for (const motion::MorphPose& morph : pose.morphs) left.removeMorph(morph.name.bytes);
  return left;
}

void pushPose(MotionDocument& document, const LiveText& text, const motion::Pose& pose, Frame frame, double share) {
  document.history().endGesture();
  document.history().ensureTracks(io::motionFromPose(pose));
  motion::Edit edit = pastePose(document.motion(), pose, frame, share, document.state().preExtrapolation());
  motion::PoseDraft left = draftWithout(document.history().draft(), pose);
  if (left != document.history().draft()) edit.draft = motion::DraftEdit{document.history().draft(), std::move(left)};
  document.history().push(text, std::move(edit));
}

std::unique_ptr<QMimeData> mimeFromPose(const motion::Pose& pose) { return std::make_unique<PoseMimeData>(pose); }

bool mayHavePose(const QMimeData* data) {
  if (data == nullptr) return false;
  return qobject_cast<const PoseMimeData*>(data) != nullptr ||
         (data->hasText() && data->text().trimmed().startsWith(kSignature));
}

std::optional<motion::Pose> poseFromMime(const QMimeData* data) {
  if (!mayHavePose(data)) return {};
  if (const auto* own = qobject_cast<const PoseMimeData*>(data)) return own->pose();
  const std::string text = data->text().trimmed().toStdString();
  const auto file = format::vpd::read(asBytes(text));
  // An incomplete pose would be wrong, and the user has not seen the text.
  if (!file.ok() || file->damage) return {};
  Diagnostics ignored;
  return io::poseFromVpd(*file, ignored);
}

}  // namespace furitsuke::edit

#include "pose_pasting.moc"
