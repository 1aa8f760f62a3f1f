// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/trail_tool.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/viewport/pose_handles.h"
#include "core/eval/sample.h"
#include "core/motion/operations.h"

namespace furitsuke {

namespace {

const Bone& partOf(const Actor& actor, BoneIndex bone) { return actor.model().bones[static_cast<std::size_t>(bone)]; }

QString partName(const Actor& actor, BoneIndex bone) { return QString::fromStdString(partOf(actor, bone).name.text); }

bool isDraggable(const Bone& part) { return part.movable && part.operable; }

/// The nearest bone above that is of that kind.
template <class Is>
BoneIndex above(const Actor& actor, BoneIndex bone, const Is& is) {
  const auto parentOf = [&](BoneIndex of) { return actor.rig().bones[static_cast<std::size_t>(of)].parent; };
  BoneIndex found = parentOf(bone);
  while (found != kNoIndex && !is(partOf(actor, found))) found = parentOf(found);
  return found;
}

/// The goal of the chain that says where the origin of the bone is. The topmost link turns about its own.
BoneIndex leadingGoal(const Actor& actor, const RigPose& pose, BoneIndex bone) {
  const std::vector<IkChain>& chains = actor.model().ik;
  for (std::size_t i = 0; i < chains.size() && i < pose.ikEnabled.size(); ++i) {
    const std::vector<IkLink>& links = chains[i].links;
    if (pose.ikEnabled[i] == 0 || links.empty()) continue;
    const bool isLink = std::find_if(links.begin(), std::prev(links.end()), [bone](const IkLink& link) {
                          return link.bone == bone;
                        }) != std::prev(links.end());
    if (isLink || chains[i].target == bone) return chains[i].goal;
  }
  return kNoIndex;
}

QString wayOnFor(const Actor& actor, BoneIndex bone) {
  const BoneIndex turner = above(
      actor, bone, [](const Bone& part) { return part.rotatable && part.operable && part.visible && !part.fixedAxis; });
  const BoneIndex mover = above(actor, bone, isDraggable);
  if (turner != kNoIndex && mover != kNoIndex && turner != mover) {
    return TrailTool::tr("Turn %1 or drag the keys of %2 instead.")
        .arg(partName(actor, turner), partName(actor, mover));
  }
  if (mover != kNoIndex) return TrailTool::tr("Drag the keys of %1 instead.").arg(partName(actor, mover));
  return turner == kNoIndex ? QString() : TrailTool::tr("Turn %1 instead.").arg(partName(actor, turner));
}

EditProposal withTranslation(const Motion& motion, TrackId track, Frame frame, const Vec3& translation) {
  KeySelection one;
  one.add(track, frame);
  return {changeKeys<BoneKey>(motion, one, [&](BoneKey& key, Frame) { key.translation = translation; }), {}};
}

}  // namespace

TrailTool::TrailTool(Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {}

QString TrailTool::obstacleOf(const MotionTrails::Mark& key) const {
  const Actor* actor = stage_.active();
  if (actor == nullptr) return {};
  const QString name = partName(*actor, key.bone);
  const MotionDocument* motion = stage_.motionOf(actor->id());
  if (motion == nullptr || motion->isLocked(key.track)) return tr("The track of %1 is locked.").arg(name);
  const Bone& part = partOf(*actor, key.bone);
  if (isDraggable(part)) return {};
  if (part.movable) return tr("The model does not let a hand move %1.").arg(name);
  OtherMoment moment(stage_.scene());
  moment.moveTo(key.frame);
  const BoneIndex goal = leadingGoal(*actor, moment.poseOf(*actor), key.bone);
  if (goal != kNoIndex) {
    return tr("%1 is led by IK. Drag the keys of %2 instead.").arg(name, partName(*actor, goal));
  }
  return tr("%1 only turns, so its own keys do not move it. %2").arg(name, wayOnFor(*actor, key.bone)).trimmed();
}

bool TrailTool::press(const MotionTrails::Mark& key, QPointF place, const CameraView& view, QSizeF size) {
  cancel();
  (void)stage_.evaluated();  // brings the motions up to date
  const Actor* actor = stage_.active();
  document_ = actor == nullptr ? nullptr : stage_.motionOf(actor->id());
  if (document_ == nullptr || !document_->motion().contains(key.track) || !obstacleOf(key).isEmpty()) return false;
  const BoneKey* held = document_->motion().bones[key.track.index].keys.find(key.frame);
  if (held == nullptr) return false;
  OtherMoment moment(stage_.scene());
  moment.moveTo(key.frame);
  const BoneMove own{usable(held->translation), usable(held->rotation)};
  bone_ = posedBone(actor->model(), actor->rig(), moment.poseOf(*actor), own, key.bone);
  const PosingView seen = posingView(view, moment.worldOf(*actor), size.width() / std::max(1.0, size.height()));
  axes_ = {seen.right, seen.up, seen.forward};
  size_ = size;
  drag_.emplace(PoseHandle{HandleKind::MoveView, 0}, bone_.origin, axes_, 1, seen, clipPlace(place, size));
  key_ = key;
  begun_ = false;
  emit changed();
  return true;
}

void TrailTool::drag(QPointF place, const PoseSteps& steps, double speed) {
  if (!drag_) return;
  if (document_ != nullptr && !begun_) {
    emit aboutToDrag();
    document_->beginGesture(tr("Drag key of trail"));
    begun_ = true;
  }
  if (document_ == nullptr || !document_->isInGesture()) {  // undo, say, has ended it
    begun_ = false;
    return cancel();
  }
  drag_->moveTo(clipPlace(place, size_), speed);
  const Vec3 translation = toStored(changedMove(bone_, axes_, drag_->change(steps)).translation);
  if (!isFinite(translation)) return;
  document_->updateGesture([track = key_->track, frame = key_->frame, translation,
                            selection = document_->gestureSelection()](const Motion& motion) {
    EditProposal proposal = withTranslation(motion, track, frame, translation);
    proposal.selection = selection;
    return proposal;
  });
  emit changed();
}

void TrailTool::release() {
  if (!drag_) return;
  drag_.reset();
  key_.reset();
  if (begun_ && document_ != nullptr) document_->endGesture();
  emit changed();
}

void TrailTool::cancel() {
  if (!drag_) return;
  drag_.reset();
  key_.reset();
  if (begun_ && document_ != nullptr) document_->cancelGesture();
  emit changed();
}

}  // namespace furitsuke
