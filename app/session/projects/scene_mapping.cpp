// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes from and to the content of a project.
#include <algorithm>
#include <utility>

#include "app/session/recovery/scene_snapshot.h"

namespace furitsuke::session {

namespace {

std::string utf8(const QString& text) { return text.toStdString(); }

/// The index of a motion of the project, which gets it if it has it not yet.
std::size_t indexOfMotion(io::SceneProject& project, const MotionReference& motion) {
  const std::string file = utf8(motion.file);
  const std::string title = file.empty() ? utf8(motion.title) : std::string();
  const auto found = std::ranges::find_if(project.motions, [&](const io::ProjectMotion& each) {
    return each.file.path == file && (!file.empty() || each.title == title);
  });
  if (found != project.motions.end()) return static_cast<std::size_t>(found - project.motions.begin());
  project.motions.push_back({.file = {file}, .title = title});
  return project.motions.size() - 1;
}

std::optional<MotionReference> motionAt(const io::SceneProject& project, const std::optional<std::size_t>& index) {
  if (!index) return std::nullopt;
  const io::ProjectMotion& motion = project.motions[*index];
  return MotionReference{QString::fromStdString(motion.file.path), QString::fromStdString(motion.title)};
}

scene::Placement actorPlacement(const io::ProjectActor& model) {
  scene::Placement placement;
  placement.position = model.position;
  placement.rotation = model.rotation;
  placement.scale = model.scale;
  placement.opacity = model.opacity;
  placement.castsShadow = model.castsShadow;
  placement.attachmentBone =
      model.attachmentBone < 0 ? model::kNoIndex : static_cast<model::BoneIndex>(model.attachmentBone);
  return placement;
}

}  // namespace

SceneSnapshot SceneSnapshot::of(const io::SceneProject& project) {
  SceneSnapshot record;
  for (const io::ProjectActor& model : project.models) {
    record.models.push_back({QString::fromStdString(model.file.path), model.isShown, model.isPinned,
                             actorPlacement(model), model.attachment, motionAt(project, model.motion),
                             model.attachmentBoneName, model.outsideParents, model.accessoryKeys});
  }
  for (std::size_t i = 0; i < project.motions.size(); ++i) {
    QStringList media;
    for (const io::FileReference& file : project.motions[i].media) media.append(QString::fromStdString(file.path));
    record.motions.push_back({*motionAt(project, i), project.motions[i].frame, media});
  }
  record.active = project.active;
  record.front = motionAt(project, project.front);
  record.parts = {motionAt(project, project.camera), motionAt(project, project.light),
                  motionAt(project, project.selfShadow)};
  record.cameraParents = project.cameraParents;
  record.physics = project.physics;
  record.source = project;
  return record;
}

io::SceneProject SceneSnapshot::project() const {
  io::SceneProject project;
  for (const OpenMotion& open : motions) {
    io::ProjectMotion& motion = project.motions[indexOfMotion(project, open.motion)];
    motion.frame = open.frame;
    motion.media.clear();
    for (const QString& file : open.media) motion.media.push_back({utf8(file)});
  }
  const auto index = [&project](const std::optional<MotionReference>& motion) {
    return motion ? std::optional(indexOfMotion(project, *motion)) : std::nullopt;
  };
  for (const Model& model : models) {
    io::ProjectActor& actor = project.models.emplace_back();
    actor.file.path = utf8(model.file);
    actor.isShown = model.isShown;
    actor.isPinned = model.isPinned;
    actor.position = model.placement.position;
    actor.rotation = model.placement.rotation;
    actor.scale = model.placement.scale;
    actor.opacity = model.placement.opacity;
    actor.castsShadow = model.placement.castsShadow;
    actor.attachment = model.attachment;
    actor.attachmentBone = model.placement.attachmentBone;
    actor.attachmentBoneName = model.attachmentBone;
    actor.motion = index(model.motion);
    actor.outsideParents = model.outsideParents;
    actor.accessoryKeys = model.accessoryKeys;
  }
  project.active = active;
  project.front = index(front);
  project.camera = index(parts[0]);
  project.cameraParents = cameraParents;
  project.light = index(parts[1]);
  project.selfShadow = index(parts[2]);
  project.physics = physics;
  return project;
}

}  // namespace furitsuke::session
