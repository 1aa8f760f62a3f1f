// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/scene_restore.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/workspace.h"
#include "core/io/stored_path.h"

namespace furitsuke::session {

namespace {

/// The bone that carries a model: the one at the stored index if it has the stored name, or else the first one with the
/// name.
model::BoneIndex attachmentBoneOf(const io::ProjectActor& model, const scene::Actor& attachment) {
  const auto& bones = attachment.model().bones;
  const std::string& name = model.attachmentBoneName;
  const bool exists = model.attachmentBone >= 0 && static_cast<std::size_t>(model.attachmentBone) < bones.size();
  if (exists && (name.empty() || bones[static_cast<std::size_t>(model.attachmentBone)].name.text == name))
    return model.attachmentBone;
  const auto named = std::ranges::find_if(bones, [&name](const model::Bone& each) { return each.name.text == name; });
  return name.empty() || named == bones.end() ? model::kNoIndex : static_cast<model::BoneIndex>(named - bones.begin());
}

void applyPhysics(StagePhysics& physics, const io::ProjectPhysics& recorded) {
  physics::PhysicsSettings settings = physics.settings();
  settings.gravity = recorded.gravity;
  settings.gravityDirection = recorded.gravityDirection;
  settings.ground = recorded.ground;
  for (const int steps : {60, 120, 240}) {
    if (recorded.stepsPerSecond == steps) settings.stepsPerSecond = steps;
  }
  settings.settleTicks = recorded.settleTicks;
  settings.gravityNoise = recorded.gravityNoise;
  settings.seed = recorded.seed;
  physics.setSettings(settings);
  if (const auto mode = physicsModeFromId(QString::fromStdString(recorded.mode))) physics.setMode(*mode);
}

/// Sets the outside parents of a motion: those of its bones, of which `own` is the model, or nullptr: of the camera.
void setParents(edit::MotionDocument& motion, const std::vector<io::ProjectParentKey>& keys, const scene::Actor* own,
                const std::vector<const scene::Actor*>& actors) {
  std::vector<motion::OutsideParentKey> present, parents;
  for (const motion::OutsideParentKey& key : motion.motion().annotations.parents) {
    if (key.isCamera == (own == nullptr)) present.push_back(key);
  }
  for (const io::ProjectParentKey& key : keys) {
    const scene::Actor* followed = key.model ? actors[*key.model] : nullptr;
    if (key.model && followed == nullptr) continue;
    motion::ParentTarget target{key.isGround ? motion::ParentKind::Ground : motion::ParentKind::None, {}, {}};
    if (followed != nullptr && followed == own) {
      target = {motion::ParentKind::Own, {}, key.target};
    } else if (followed != nullptr) {
      target = {motion::ParentKind::Model, followed->title, key.target};
    }
    parents.push_back({key.frame, key.bone, std::move(target), key.unknown, own == nullptr});
  }
  motion::sortKeys(parents);
  // The annotations of a motion may be newer than the project; the project knows which of two equal models is meant.
  const auto isAlike = [](const motion::OutsideParentKey& a, const motion::OutsideParentKey& b) {
    return a.frame == b.frame && a.bone == b.bone && a.target.kind == b.target.kind && a.target.bone == b.target.bone;
  };
  const bool isKnown = present.empty() || std::ranges::equal(present, parents, isAlike);
  if (!isKnown || present == parents) return;
  motion::Annotations annotations = motion.motion().annotations;
  std::erase_if(annotations.parents,
                [own](const motion::OutsideParentKey& key) { return key.isCamera == (own == nullptr); });
  annotations.parents.insert(annotations.parents.end(), parents.begin(), parents.end());
  motion::sortKeys(annotations.parents);
  motion.history().setAnnotations([] { return QCoreApplication::translate("OutsideParents", "Set outside parents"); },
                                  std::move(annotations));
}

}  // namespace

edit::MotionDocument* SceneRestore::motionAt(const Index& index, const Workspace& workspace) const {
  if (!index) return nullptr;
  const io::ProjectMotion& motion = project.motions[*index];
  if (openMotions.empty() && !motion.file.path.empty()) return workspace.findFile(io::pathFromUtf8(motion.file.path));
  const auto journal = recoveredMotions.find(motion.id);
  const scene::MotionId unsaved = journal == recoveredMotions.end() ? 0 : journal->second;
  const scene::MotionId id = openMotions.empty() ? unsaved : openMotions[*index];
  const QList<edit::MotionDocument*> open = workspace.documents();
  const auto found = std::ranges::find(open, id, &edit::MotionDocument::id);
  return found == open.end() ? nullptr : *found;
}

SceneRestore::Actors SceneRestore::actorsOn(const Stage& stage) const {
  Actors actors;
  for (const io::ProjectActor& model : project.models) {
    const auto found = std::ranges::find_if(stage.actors(), [&](const auto& actor) {
      const bool isOther = kept && kept->find(actor->id()) != nullptr;
      const bool isUsed = std::ranges::find(actors, actor.get()) != actors.end();
      return !isOther && !isUsed && absolutePath(stage.infoOf(actor->id()).path).toStdString() == model.file.path;
    });
    actors.push_back(found == stage.actors().end() ? nullptr : found->get());
  }
  return actors;
}

QStringList SceneRestore::missingFiles(const Stage& stage, const Workspace& workspace,
                                       const QStringList& recovered) const {
  QStringList files;
  const Actors actors = actorsOn(stage);
  for (std::size_t i = 0; i < actors.size(); ++i) {
    if (actors[i] == nullptr) files.append(QString::fromStdString(project.models[i].file.path));
  }
  const auto need = [&](const Index& motion) {
    const QString file = motion ? QString::fromStdString(project.motions[*motion].file.path) : QString();
    const bool isKnown = file.isEmpty() || files.contains(file) || recovered.contains(file);
    if (!isKnown && motionAt(motion, workspace) == nullptr) files.append(file);
  };
  for (const io::ProjectActor& model : project.models) need(model.motion);
  for (const auto part : io::kProjectParts) need(project.*part);
  for (std::size_t i = 0; i < project.motions.size(); ++i) need(i);
  return files;
}

void SceneRestore::applyModels(Stage& stage, const Workspace& workspace, const Actors& actors) const {
  std::size_t order = 0;
  for (std::size_t i = 0; i < actors.size(); ++i) {
    if (actors[i] == nullptr) continue;
    const io::ProjectActor& model = project.models[i];
    const std::uint64_t id = actors[i]->id();
    if (isWhole) session::setDrawingOrder(stage, id, order++);
    scene::Placement placement{.position = model.position,
                               .rotation = model.rotation,
                               .scale = model.scale,
                               .opacity = model.opacity,
                               .castsShadow = model.castsShadow};
    if (const scene::Actor* attachment = model.attachment ? actors[*model.attachment] : nullptr) {
      placement.attachment = attachment->id();
      placement.attachmentBone = attachmentBoneOf(model, *attachment);
    }
    session::setPlacement(stage, id, placement);
    session::setAccessoryKeys(stage, id, model.accessoryKeys);
    session::setShown(stage, id, model.isShown);
    edit::MotionDocument* motion = motionAt(model.motion, workspace);
    if (motion != nullptr || !model.motion) stage.assignMotion(id, motion);
    session::setPinned(stage, id, model.isPinned);
  }
}

void SceneRestore::applyParents(const Workspace& workspace, const Actors& actors) const {
  const auto apply = [&](const Index& index, const std::vector<io::ProjectParentKey>& keys, const scene::Actor* own) {
    edit::MotionDocument* motion = motionAt(index, workspace);
    const bool isOther = motion == nullptr || (kept && kept->hasMotion(motion->id()));
    if (!isOther && !keys.empty()) setParents(*motion, keys, own, actors);
  };
  for (std::size_t i = 0; i < actors.size(); ++i) {
    const io::ProjectActor& model = project.models[i];
    if (actors[i] != nullptr) apply(model.motion, model.outsideParents, actors[i]);
  }
  apply(project.camera, project.cameraParents, nullptr);
}

void SceneRestore::keepActors(Stage& stage) const {
  // The motions that were opened have taken models by their names.
  scene::SceneState after = stage.state();
  for (const scene::ActorState& actor : kept->actors) {
    if (scene::ActorState* now = after.find(actor.id)) *now = actor;
  }
  stage.sceneDocument().adapt(after);
}

std::vector<std::uint64_t> SceneRestore::apply(Stage& stage, Workspace& workspace) const {
  const edit::WithoutSceneSteps without(stage.sceneDocument());
  const Actors actors = actorsOn(stage);
  const scene::Actor* active = project.active ? actors[*project.active] : nullptr;
  edit::MotionDocument* front = motionAt(project.front, workspace);
  if (isWhole) {
    int order = 0;
    for (std::size_t i = 0; i < project.motions.size(); ++i) {
      if (const edit::MotionDocument* motion = motionAt(i, workspace))
        workspace.move(workspace.indexOf(motion), order++);
    }
    // First, because the motion that comes to the front takes a model, and the active model brings its motion there.
    if (front != nullptr) workspace.setCurrent(front);
    if (active != nullptr) stage.assignMotion(active->id(), nullptr);
    if (active != nullptr) stage.setActive(active->id());
  }
  applyModels(stage, workspace, actors);
  applyParents(workspace, actors);
  for (std::size_t i = 0; i < kSceneParts.size(); ++i) {
    const Index& part = project.*io::kProjectParts[i];
    edit::MotionDocument* motion = motionAt(part, workspace);
    // A project of an earlier version, or of another program, does not say which of several sounds is heard.
    const bool isGiven = motion != nullptr || (isWhole && !part && !isMedia(kSceneParts[i]));
    if (isGiven && stage.motionOf(kSceneParts[i]) != motion) stage.choosePartMotion(kSceneParts[i], motion);
  }
  for (std::size_t i = 0; i < kMediaParts.size(); ++i) {
    if (isWhole && project.*io::kProjectNone[i]) stage.choosePartMotion(kMediaParts[i], nullptr);
  }
  if (!isWhole) {
    if (active != nullptr) stage.setActive(active->id());
    if (front != nullptr) workspace.setCurrent(front);
  }
  if (kept) keepActors(stage);
  if (project.physics && !kept) applyPhysics(stage.physics(), *project.physics);
  // Files of earlier versions have a playhead for each motion; the one in front is where the user was. Motions that
  // were open already have theirs.
  if (project.front && openMotions.empty() && workspace.current() != nullptr && !kept)
    workspace.current()->state().setCurrentFrame(project.motions[*project.front].frame);
  std::vector<std::uint64_t> ids;
  for (const scene::Actor* actor : actors) ids.push_back(actor == nullptr ? 0 : actor->id());
  return ids;
}

}  // namespace furitsuke::session
