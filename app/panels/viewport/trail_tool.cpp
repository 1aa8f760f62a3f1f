// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/trail_tool.h"

#include <algorithm>
#include <iterator>

#include "app/panels/viewport/pose_handles.h"
#include "core/eval/sample.h"
#include "core/motion/key_edits.h"

namespace furitsuke::panels {

namespace {

const model::Bone& partOf(const scene::Actor& actor, model::BoneIndex bone) {
  return actor.model().bones[static_cast<std::size_t>(bone)];
}

QString partName(const scene::Actor& actor, model::BoneIndex bone) {
  return QString::fromStdString(partOf(actor, bone).name.text);
}

bool isDraggable(const model::Bone& part) { return part.movable && part.operable; }

/// The nearest ancestor for which `is` returns true; kNoIndex if there is none.
template <class Is>
model::BoneIndex above(const scene::Actor& actor, model::BoneIndex bone, const Is& is) {
  const auto parentOf = [&](model::BoneIndex of) { return actor.rig().bones[static_cast<std::size_t>(of)].parent; };
  model::BoneIndex found = parentOf(bone);
  while (found != model::kNoIndex && !is(partOf(actor, found))) found = parentOf(found);
  return found;
}

/// The goal of the IK chain that determines the position of the bone; kNoIndex if there is none. The topmost link of a
/// chain is not included, because it rotates about its own origin.
model::BoneIndex leadingGoal(const scene::Actor& actor, const eval::RigPose& pose, model::BoneIndex bone) {
  const std::vector<model::IkChain>& chains = actor.model().ik;
  for (std::size_t i = 0; i < chains.size() && i < pose.ikEnabled.size(); ++i) {
    const std::vector<model::IkLink>& links = chains[i].links;
    if (pose.ikEnabled[i] == 0 || links.empty()) continue;
    const bool isLink = std::find_if(links.begin(), std::prev(links.end()), [bone](const model::IkLink& link) {
                          return link.bone == bone;
                        }) != std::prev(links.end());
    if (isLink || chains[i].target == bone) return chains[i].goal;
  }
  return model::kNoIndex;
}

/// What the user can do instead of dragging the keys of a bone that only rotates.
QString alternativeFor(const scene::Actor& actor, model::BoneIndex bone) {
  const model::BoneIndex turner = above(actor, bone, [](const model::Bone& part) {
    return part.rotatable && part.operable && part.visible && !part.fixedAxis;
  });
  const model::BoneIndex mover = above(actor, bone, isDraggable);
  if (turner != model::kNoIndex && mover != model::kNoIndex && turner != mover) {
    return TrailTool::tr("Rotate %1 or drag the keys of %2 instead.")
        .arg(partName(actor, turner), partName(actor, mover));
  }
  if (mover != model::kNoIndex) return TrailTool::tr("Drag the keys of %1 instead.").arg(partName(actor, mover));
  return turner == model::kNoIndex ? QString() : TrailTool::tr("Rotate %1 instead.").arg(partName(actor, turner));
}

motion::Edit withTranslation(const motion::Motion& motion, motion::TrackId track, Frame frame,
                             const Vec3& translation) {
  motion::KeySelection one;
  one.add(track, frame);
  return {motion::changeKeys<motion::BoneKey>(motion, one,
                                              [&](motion::BoneKey& key, Frame) { key.translation = translation; }),
          {}};
}

}  // namespace

TrailTool::TrailTool(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {}

QString TrailTool::obstacleOf(const MotionTrails::Mark& key) const {
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) return {};
  const QString name = partName(*actor, key.bone);
  const edit::MotionDocument* motion = stage_.motionOf(actor->id());
  if (motion == nullptr || motion->state().isLocked(key.track)) return tr("The track of %1 is locked.").arg(name);
  const model::Bone& part = partOf(*actor, key.bone);
  if (isDraggable(part)) return {};
  if (part.movable) return tr("The model does not allow %1 to be moved.").arg(name);
  scene::SceneAtFrame sceneAtFrame(stage_.scene());
  sceneAtFrame.moveTo(key.frame);
  const model::BoneIndex goal = leadingGoal(*actor, sceneAtFrame.poseOf(*actor), key.bone);
  if (goal != model::kNoIndex) {
    return tr("%1 is controlled by IK. Drag the keys of %2 instead.").arg(name, partName(*actor, goal));
  }
  return tr("%1 only rotates, so its own keys do not move it. %2")
      .arg(name, alternativeFor(*actor, key.bone))
      .trimmed();
}

bool TrailTool::press(const MotionTrails::Mark& key, QPointF position, const eval::CameraView& view, QSizeF size) {
  cancel();
  (void)stage_.evaluated();  // evaluates the motions
  const scene::Actor* actor = stage_.active();
  document_ = actor == nullptr ? nullptr : stage_.motionOf(actor->id());
  if (document_ == nullptr || !document_->motion().contains(key.track) || !obstacleOf(key).isEmpty()) return false;
  const motion::BoneKey* held = document_->motion().bones[key.track.index].keys.find(key.frame);
  if (held == nullptr) return false;
  scene::SceneAtFrame sceneAtFrame(stage_.scene());
  sceneAtFrame.moveTo(key.frame);
  const eval::LocalTransform own{eval::usable(held->translation), eval::usable(held->rotation)};
  bone_ = eval::posedBone(actor->model(), actor->rig(), sceneAtFrame.poseOf(*actor), own, key.bone);
  const eval::PosingView seen =
      eval::posingView(view, sceneAtFrame.worldOf(*actor), size.width() / std::max(1.0, size.height()));
  axes_ = {seen.right, seen.up, seen.forward};
  size_ = size;
  drag_.emplace(eval::PoseHandle{eval::HandleKind::MoveView, 0}, bone_.origin, axes_, 1, seen,
                clipPlace(position, size));
  key_ = key;
  begun_ = false;
  emit changed();
  return true;
}

void TrailTool::drag(QPointF position, const eval::PoseSteps& steps, double speed) {
  if (!drag_) return;
  if (document_ != nullptr && !begun_) {
    emit aboutToDrag();
    document_->history().beginGesture([] { return tr("Drag key of trail"); });
    begun_ = true;
  }
  if (document_ == nullptr || !document_->history().isInGesture()) {  // ended by undo, for example
    begun_ = false;
    return cancel();
  }
  drag_->moveTo(clipPlace(position, size_), speed);
  const Vec3 translation = toStored(eval::changedMove(bone_, axes_, drag_->change(steps)).translation);
  if (!isFinite(translation)) return;
  document_->history().updateGesture(
      [track = key_->track, frame = key_->frame, translation,
       selection = document_->history().gestureSelection()](const motion::Motion& motion) {
        motion::Edit proposal = withTranslation(motion, track, frame, translation);
        proposal.selection = selection;
        return proposal;
      });
  emit changed();
}

void TrailTool::release() {
  if (!drag_) return;
  drag_.reset();
  key_.reset();
  if (begun_ && document_ != nullptr) document_->history().endGesture();
  emit changed();
}

void TrailTool::cancel() {
  if (!drag_) return;
  drag_.reset();
  key_.reset();
  if (begun_ && document_ != nullptr) document_->history().cancelGesture();
  emit changed();
}

}  // namespace furitsuke::panels
