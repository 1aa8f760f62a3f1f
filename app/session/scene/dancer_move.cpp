// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/dancer_move.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>
#include <utility>

#include "app/session/bone_posing.h"
#include "app/session/scene/stage.h"
#include "core/edit/document/pose_registration.h"
#include "core/operations/dancers/dancer_place.h"
#include "core/operations/dancers/dancer_roots.h"

namespace furitsuke::session {

namespace {

/// The rotation and scale from the space of the bone's translation to the world.
glm::dmat3 worldOfParent(const scene::Scene& scene, const scene::Actor& actor, model::BoneIndex bone) {
  const glm::dmat3 world(scene.worldOf(actor));
  const model::BoneIndex parent = actor.model().bones[static_cast<std::size_t>(bone)].parent;
  if (parent == model::kNoIndex) return world;
  return world * glm::mat3_cast(actor.pose().transforms[static_cast<std::size_t>(parent)].rotation);
}

}  // namespace

bool DancerMove::begin(Extent extent) {
  cancel();
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) return false;
  const std::vector<model::BoneIndex> bones = operations::dancerRoots(actor->model());
  if (bones.empty()) return false;
  edit::MotionDocument* document = stage_.posing().motionForPose(nullptr);
  if (document == nullptr) return false;
  extent_ = extent;
  document_ = document;
  model_ = actor->sharedModel();
  roots_.clear();
  draft_ = document->history().draft();
  const scene::Scene& scene = stage_.evaluated();
  for (const model::BoneIndex bone : bones) {
    const model::Bone& part = model_->bones[static_cast<std::size_t>(bone)];
    const auto track = operations::trackOfBone(document->motion(), part);
    const Name name = track ? document->motion().bones[track->index].name : Name::fromBytes(part.name.bytes);
    const eval::LocalTransform& own = actor->ownMoves()[static_cast<std::size_t>(bone)];
    const glm::dmat3 world = worldOfParent(scene, *actor, bone);
    const bool isFlat = glm::determinant(world) == 0;
    roots_.push_back(
        {{name, toStored(own.translation), toStored(own.rotation)}, isFlat ? glm::dmat3(1) : glm::inverse(world)});
  }
  document->history().endGesture();
  for (const Root& root : roots_) document->history().ensureTrack(motion::TrackKind::Bone, root.pose.name);
  document->history().beginGesture(
      [extent] { return extent == Extent::Dance ? tr("Move whole dance") : tr("Move dancer"); });
  return true;
}

bool DancerMove::isMoving() const { return document_ != nullptr && document_->history().isInGesture(); }

motion::PoseDraft DancerMove::posesAt(const glm::dvec3& by) const {
  motion::PoseDraft poses;
  for (const Root& root : roots_) {
    motion::BonePose pose = root.pose;
    pose.translation = toStored(toDouble(pose.translation) + root.fromWorld * by);
    poses.set(std::move(pose));
  }
  return poses;
}

void DancerMove::moveTo(const glm::dvec3& by) {
  if (!isMoving()) return;
  edit::EditHistory& history = document_->history();
  const motion::PoseDraft poses = posesAt(by);
  motion::PoseDraft draft = draft_;
  if (extent_ == Extent::Playhead) {
    // What was unregistered of these bones is registered with the move.
    draft.remove(poses);
    history.updateGesture([poses, frame = document_->state().currentFrame(),
                           rule = document_->state().preExtrapolation(),
                           selection = history.gestureSelection()](const motion::Motion& motion) {
      motion::Edit edit = edit::registeredPose(motion, poses, frame, {}, rule);
      edit.selection = selection;
      return edit;
    });
  } else {
    for (const motion::BonePose& pose : poses.bones()) {
      if (draft.findBone(pose.name.bytes) != nullptr) draft.set(pose);
    }
    const glm::dvec3 local = roots_.front().fromWorld * by;
    history.updateGesture(
        [model = model_, local, selection = history.gestureSelection()](const motion::Motion& motion) {
          motion::Edit edit = operations::movedDance(motion, *model, local);
          edit.selection = selection;
          return edit;
        });
  }
  history.updateGestureDraft(std::move(draft));
}

void DancerMove::end() {
  if (isMoving()) document_->history().endGesture();
  document_ = nullptr;
}

void DancerMove::cancel() {
  if (isMoving()) document_->history().cancelGesture();
  document_ = nullptr;
}

QStringList rootNames(const scene::Actor& actor) {
  QStringList names;
  for (const model::BoneIndex bone : operations::dancerRoots(actor.model())) {
    names.append(QString::fromStdString(actor.model().bones[static_cast<std::size_t>(bone)].name.text));
  }
  return names;
}

bool isDancer(const scene::Actor& actor) { return actor.model().bones.size() > 1; }

}  // namespace furitsuke::session
