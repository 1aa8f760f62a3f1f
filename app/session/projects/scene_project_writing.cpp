// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/scene_project_writing.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::session {

namespace {

using Index = std::optional<std::size_t>;

Index indexOfActor(const Stage& stage, scene::ActorId id) {
  const auto found = std::ranges::find_if(stage.actors(), [id](const auto& actor) { return actor->id() == id; });
  return found == stage.actors().end() ? std::nullopt : Index(found - stage.actors().begin());
}

io::ProjectMotion storedMotion(const edit::MotionDocument& document) {
  io::ProjectMotion motion{.file = {absolutePath(document.file().path()).toStdString()},
                           .frame = document.state().currentFrame()};
  if (motion.file.path.empty()) {
    motion.title = document.file().title().toStdString();
    motion.id = document.id();
  }
  const motion::Annotations& annotations = document.motion().annotations;
  const auto addMedia = [&motion](const auto& link) {
    if (link && !link->file.empty()) motion.media.push_back({link->file});
  };
  addMedia(annotations.sound);
  addMedia(annotations.background);
  addMedia(annotations.reference);
  return motion;
}

/// The keys of bones or, if `own` is nullptr, of the camera. Links to models that are not on the stage are only in the
/// annotations of the motion.
std::vector<io::ProjectParentKey> storedParents(const Stage& stage, const edit::MotionDocument* motion,
                                                const scene::Actor* own) {
  std::vector<io::ProjectParentKey> keys;
  if (motion == nullptr) return keys;
  for (const motion::OutsideParentKey& key : motion->motion().annotations.parents) {
    if (key.isCamera != (own == nullptr)) continue;
    if (keys.size() == io::kMaxProjectItems) break;  // more cannot be read; the annotations have all of them
    const motion::ParentTarget& target = key.target;
    const bool isOwn = target.kind == motion::ParentKind::Own;
    const scene::Actor* followed = isOwn ? own : stage.scene().findTitled(target.model);
    const bool follows = isOwn || target.kind == motion::ParentKind::Model;
    if (follows && followed == nullptr) continue;
    keys.push_back({key.frame, key.bone, follows ? indexOfActor(stage, followed->id()) : std::nullopt, target.bone,
                    target.kind == motion::ParentKind::Ground, key.unknown});
  }
  return keys;
}

std::string attachmentBoneName(const Stage& stage, const scene::Placement& placement) {
  const scene::Actor* attachment = placement.attachment == 0 ? nullptr : stage.scene().find(placement.attachment);
  if (attachment == nullptr || placement.attachmentBone < 0) return {};
  const auto bone = static_cast<std::size_t>(placement.attachmentBone);
  return bone < attachment->model().bones.size() ? attachment->model().bones[bone].name.text : std::string();
}

io::ProjectPhysics storedPhysics(const scene::SceneState& state) {
  const physics::PhysicsSettings& settings = state.physics;
  return {.mode = physicsModeId(state.physicsMode).toStdString(),
          .gravity = settings.gravity,
          .gravityDirection = settings.gravityDirection,
          .ground = settings.ground,
          .stepsPerSecond = settings.stepsPerSecond,
          .settleTicks = settings.settleTicks,
          .gravityNoise = settings.gravityNoise,
          .seed = settings.seed};
}

}  // namespace

std::optional<std::size_t> findMotion(const io::SceneProject& project, const io::ProjectMotion& motion) {
  const auto found = std::ranges::find_if(project.motions, [&motion](const io::ProjectMotion& each) {
    return each.file.path == motion.file.path && (!motion.file.path.empty() || each.id == motion.id);
  });
  return found == project.motions.end() ? std::nullopt : Index(found - project.motions.begin());
}

io::ProjectActor placedActor(const QString& file, bool isShown, const scene::Placement& placement) {
  return {.file = {file.toStdString()},
          .isShown = isShown,
          .position = placement.position,
          .rotation = placement.rotation,
          .scale = placement.scale,
          .opacity = placement.opacity,
          .castsShadow = placement.castsShadow,
          .attachmentBone = placement.attachmentBone};
}

io::SceneProject projectOf(const Stage& stage, const Workspace& workspace) {
  io::SceneProject project;
  std::map<const edit::MotionDocument*, std::size_t> indices;
  for (const edit::MotionDocument* document : workspace.documents()) {
    io::ProjectMotion motion = storedMotion(*document);
    const std::size_t index = findMotion(project, motion).value_or(project.motions.size());
    if (index == project.motions.size()) project.motions.emplace_back();
    project.motions[index] = std::move(motion);
    indices[document] = index;
  }
  const auto indexOf = [&indices](const edit::MotionDocument* motion) {
    const auto found = indices.find(motion);
    return found == indices.end() ? std::nullopt : Index(found->second);
  };
  for (const auto& actor : stage.actors()) {
    const edit::MotionDocument* motion = stage.motionOf(actor->id());
    io::ProjectActor& stored = project.models.emplace_back(
        placedActor(absolutePath(stage.infoOf(actor->id()).path), actor->shown, actor->placement));
    stored.isPinned = session::isPinned(stage, actor->id());
    stored.attachment = indexOfActor(stage, actor->placement.attachment);
    stored.attachmentBoneName = attachmentBoneName(stage, actor->placement);
    stored.motion = indexOf(motion);
    stored.outsideParents = storedParents(stage, motion, actor.get());
    stored.accessoryKeys = stage.state().find(actor->id())->accessoryKeys;
  }
  if (stage.active() != nullptr) project.active = indexOfActor(stage, stage.active()->id());
  project.front = indexOf(workspace.current());
  for (std::size_t i = 0; i < kSceneParts.size(); ++i)
    project.*io::kProjectParts[i] = indexOf(stage.motionOf(kSceneParts[i]));
  for (std::size_t i = 0; i < kMediaParts.size(); ++i) {
    const scene::PartState& part = stage.state().part(kMediaParts[i]);
    project.*io::kProjectNone[i] = part.isChosen && part.motion == 0;
  }
  project.cameraParents = storedParents(stage, stage.motionOf(ScenePart::Camera), nullptr);
  project.physics = storedPhysics(stage.state());
  return project;
}

}  // namespace furitsuke::session
