// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_snapshot.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/workspace.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::session {

namespace {

/// The bone that carries a model: the one at the recorded index if it has the recorded name, or else the first one with
/// the name.
model::BoneIndex attachmentBoneOf(const SceneSnapshot::Model& model, const scene::Actor& attachment) {
  const auto& bones = attachment.model().bones;
  const model::BoneIndex bone = model.placement.attachmentBone;
  const bool exists = bone >= 0 && static_cast<std::size_t>(bone) < bones.size();
  if (exists &&
      (model.attachmentBone.empty() || bones[static_cast<std::size_t>(bone)].name.text == model.attachmentBone))
    return bone;
  const auto named =
      std::ranges::find_if(bones, [&model](const model::Bone& each) { return each.name.text == model.attachmentBone; });
  return model.attachmentBone.empty() || named == bones.end() ? model::kNoIndex
                                                              : static_cast<model::BoneIndex>(named - bones.begin());
}

std::string attachmentBoneName(const Stage& stage, const scene::Placement& placement) {
  const scene::Actor* attachment = placement.attachment == 0 ? nullptr : stage.scene().find(placement.attachment);
  if (attachment == nullptr || placement.attachmentBone < 0) return {};
  const auto bone = static_cast<std::size_t>(placement.attachmentBone);
  return bone < attachment->model().bones.size() ? attachment->model().bones[bone].name.text : std::string();
}

io::ProjectPhysics physicsOf(const StagePhysics& physics) {
  const physics::PhysicsSettings& settings = physics.settings();
  return {.mode = physicsModeId(physics.mode()).toStdString(),
          .gravity = settings.gravity,
          .gravityDirection = settings.gravityDirection,
          .ground = settings.ground,
          .stepsPerSecond = settings.stepsPerSecond,
          .settleTicks = settings.settleTicks,
          .gravityNoise = settings.gravityNoise,
          .seed = settings.seed};
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

QStringList mediaOf(const motion::Annotations& annotations) {
  QStringList files;
  const auto add = [&files](const std::string& file) {
    if (!file.empty()) files.append(QString::fromStdString(file));
  };
  if (annotations.sound) add(annotations.sound->file);
  if (annotations.background) add(annotations.background->file);
  if (annotations.reference) add(annotations.reference->file);
  return files;
}

/// The keys of bones or of the camera. Links to models that are not on the stage are only in the annotations of the
/// motion.
std::vector<io::ProjectParentKey> storedParents(const Stage& stage, const edit::MotionDocument* motion,
                                                const scene::Actor* own) {
  std::vector<io::ProjectParentKey> keys;
  if (motion == nullptr) return keys;
  for (const motion::OutsideParentKey& key : motion->motion().annotations.parents) {
    if (key.isCamera != (own == nullptr)) continue;
    if (keys.size() == io::kMaxProjectItems) break;  // more cannot be read; the annotations have all of them
    const motion::ParentTarget& target = key.target;
    io::ProjectParentKey& stored = keys.emplace_back();
    stored = {key.frame, key.bone, {}, target.bone, target.kind == motion::ParentKind::Ground, key.unknown};
    if (target.kind != motion::ParentKind::Own && target.kind != motion::ParentKind::Model) continue;
    const auto found = std::ranges::find_if(stage.actors(), [&](const auto& each) {
      return target.kind == motion::ParentKind::Own ? each.get() == own : each->title == target.model;
    });
    if (found == stage.actors().end()) {
      keys.pop_back();
    } else {
      stored.model = static_cast<std::size_t>(found - stage.actors().begin());
    }
  }
  return keys;
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
  motion.history().setAnnotations(QCoreApplication::translate("OutsideParents", "Set outside parents"),
                                  std::move(annotations));
}

/// For each model of the record the actor that was read from its file; nullptr if it is not open.
std::vector<const scene::Actor*> actorsOf(const SceneSnapshot& snapshot, const Stage& stage) {
  std::set<const scene::Actor*> used;
  std::vector<const scene::Actor*> actors;
  for (const SceneSnapshot::Model& model : snapshot.models) {
    const auto found = std::ranges::find_if(stage.actors(), [&](const auto& actor) {
      const bool isOther = snapshot.kept && snapshot.kept->find(actor->id()) != nullptr;
      return !isOther && !used.contains(actor.get()) && absolutePath(stage.infoOf(actor->id()).path) == model.file;
    });
    actors.push_back(found == stage.actors().end() ? nullptr : found->get());
    if (actors.back() != nullptr) used.insert(actors.back());
  }
  return actors;
}

}  // namespace

MotionReference MotionReference::of(const edit::MotionDocument& document) {
  return {absolutePath(document.file().path()), document.file().title(), document.id()};
}

edit::MotionDocument* MotionReference::find(const Workspace& workspace) const {
  if (id != 0) {
    const QList<edit::MotionDocument*> open = workspace.documents();
    const auto found = std::ranges::find(open, id, &edit::MotionDocument::id);
    return found == open.end() ? nullptr : *found;
  }
  if (!file.isEmpty()) return workspace.findFile(toPath(file));
  for (int i = 0; i < workspace.count(); ++i) {
    const edit::DocumentFile& open = workspace.document(i)->file();
    if (open.path().empty() && open.title() == title) return workspace.document(i);
  }
  return nullptr;
}

SceneSnapshot SceneSnapshot::of(const Stage& stage, const Workspace& workspace) {
  SceneSnapshot snapshot;
  const auto reference = [](const edit::MotionDocument* motion) -> std::optional<MotionReference> {
    return motion == nullptr ? std::nullopt : std::optional(MotionReference::of(*motion));
  };
  const auto indexOf = [&stage](std::uint64_t id) -> std::optional<std::size_t> {
    const auto found = std::ranges::find_if(stage.actors(), [id](const auto& actor) { return actor->id() == id; });
    if (found == stage.actors().end()) return std::nullopt;
    return static_cast<std::size_t>(found - stage.actors().begin());
  };
  for (const auto& actor : stage.actors()) {
    Model model{absolutePath(stage.infoOf(actor->id()).path),
                actor->shown,
                stage.isPinned(actor->id()),
                actor->placement,
                indexOf(actor->placement.attachment),
                reference(stage.motionOf(actor->id())),
                attachmentBoneName(stage, actor->placement),
                storedParents(stage, stage.motionOf(actor->id()), actor.get()),
                stage.state().find(actor->id())->accessoryKeys};
    model.placement.attachment = 0;
    snapshot.models.push_back(std::move(model));
  }
  if (stage.active() != nullptr) snapshot.active = indexOf(stage.active()->id());
  for (std::size_t i = 0; i < kSceneParts.size(); ++i) snapshot.parts[i] = reference(stage.motionOf(kSceneParts[i]));
  snapshot.cameraParents = storedParents(stage, stage.motionOf(ScenePart::Camera), nullptr);
  snapshot.front = reference(workspace.current());
  for (const edit::MotionDocument* document : workspace.documents()) {
    snapshot.motions.push_back(
        {MotionReference::of(*document), document->state().currentFrame(), mediaOf(document->motion().annotations)});
  }
  snapshot.physics = physicsOf(stage.physics());
  return snapshot;
}

QByteArray SceneSnapshot::toJson() const { return QByteArray::fromStdString(io::projectToJson(project())); }

std::optional<SceneSnapshot> SceneSnapshot::fromJson(const QByteArray& json) {
  const Result<io::SceneProject> project =
      io::projectFromJson({json.constData(), static_cast<std::size_t>(json.size())});
  return project ? std::optional(of(*project)) : std::nullopt;
}

bool SceneSnapshot::refersTo(const MotionReference& motion) const {
  return front == motion || std::ranges::find(parts, std::optional(motion)) != parts.end() ||
         std::ranges::any_of(models, [&](const Model& model) { return model.motion == motion; }) ||
         std::ranges::any_of(motions, [&](const OpenMotion& open) { return open.motion == motion; });
}

QStringList SceneSnapshot::missingFiles(const Stage& stage, const Workspace& workspace,
                                        const std::vector<MotionReference>& recovered) const {
  QStringList files;
  const std::vector<const scene::Actor*> actors = actorsOf(*this, stage);
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (actors[i] == nullptr) files.append(models[i].file);
  }
  const auto need = [&](const std::optional<MotionReference>& motion) {
    if (!motion || motion->file.isEmpty() || files.contains(motion->file)) return;
    if (motion->find(workspace) != nullptr || std::ranges::find(recovered, *motion) != recovered.end()) return;
    files.append(motion->file);
  };
  for (const Model& model : models) need(model.motion);
  for (const auto& part : parts) need(part);
  for (const OpenMotion& open : motions) need(open.motion);
  return files;
}

void SceneSnapshot::applyModels(Stage& stage, Workspace& workspace,
                                const std::vector<const scene::Actor*>& actors) const {
  std::size_t order = 0;
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (actors[i] == nullptr) continue;
    const Model& model = models[i];
    const std::uint64_t id = actors[i]->id();
    if (isWhole) session::setDrawingOrder(stage, id, order++);
    scene::Placement placement = model.placement;
    const scene::Actor* attachment = model.attachment ? actors[*model.attachment] : nullptr;
    placement.attachment = attachment == nullptr ? 0 : attachment->id();
    placement.attachmentBone = attachment == nullptr ? model::kNoIndex : attachmentBoneOf(model, *attachment);
    session::setPlacement(stage, id, placement);
    session::setAccessoryKeys(stage, id, model.accessoryKeys);
    session::setShown(stage, id, model.isShown);
    edit::MotionDocument* motion = model.motion ? model.motion->find(workspace) : nullptr;
    if (motion != nullptr || !model.motion) stage.assignMotion(id, motion);
    session::setPinned(stage, id, model.isPinned);
  }
}

void SceneSnapshot::applyMotions(Workspace& workspace) const {
  int order = 0;
  for (const OpenMotion& open : motions) {
    edit::MotionDocument* document = open.motion.find(workspace);
    if (document == nullptr) continue;
    const int at = workspace.indexOf(document);
    if (isWhole && at != order) workspace.move(at, order);
    ++order;
  }
}

void SceneSnapshot::applyParents(Workspace& workspace, const std::vector<const scene::Actor*>& actors) const {
  const auto opened = [&](const std::optional<MotionReference>& reference) {
    edit::MotionDocument* motion = reference ? reference->find(workspace) : nullptr;
    return motion == nullptr || (kept && kept->hasMotion(motion->id())) ? nullptr : motion;
  };
  for (std::size_t i = 0; i < models.size(); ++i) {
    edit::MotionDocument* motion = opened(models[i].motion);
    if (motion == nullptr || actors[i] == nullptr || models[i].outsideParents.empty()) continue;
    setParents(*motion, models[i].outsideParents, actors[i], actors);
  }
  edit::MotionDocument* motion = opened(parts[static_cast<std::size_t>(ScenePart::Camera)]);
  if (motion != nullptr && !cameraParents.empty()) setParents(*motion, cameraParents, nullptr, actors);
}

void SceneSnapshot::keepActors(Stage& stage) const {
  // The motions that were opened have taken models by their names.
  scene::SceneState after = stage.state();
  for (const scene::ActorState& actor : kept->actors) {
    if (scene::ActorState* now = after.find(actor.id)) *now = actor;
  }
  stage.sceneDocument().adapt(after);
}

std::vector<std::uint64_t> SceneSnapshot::apply(Stage& stage, Workspace& workspace) const {
  const edit::WithoutSceneSteps without(stage.sceneDocument());
  const std::vector<const scene::Actor*> actors = actorsOf(*this, stage);
  const scene::Actor* activeActor = active ? actors[*active] : nullptr;
  edit::MotionDocument* current = front ? front->find(workspace) : nullptr;
  applyMotions(workspace);
  if (isWhole) {
    // First, because the motion that comes to the front takes a model, and the active model brings its motion there.
    if (current != nullptr) workspace.setCurrent(current);
    if (activeActor != nullptr) stage.assignMotion(activeActor->id(), nullptr);
    if (activeActor != nullptr) stage.setActive(activeActor->id());
  }
  applyModels(stage, workspace, actors);
  applyParents(workspace, actors);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    edit::MotionDocument* motion = parts[i] ? parts[i]->find(workspace) : nullptr;
    const bool isGiven = motion != nullptr || (isWhole && !parts[i]);
    if (isGiven && stage.motionOf(kSceneParts[i]) != motion) stage.choosePartMotion(kSceneParts[i], motion);
  }
  if (!isWhole) {
    if (activeActor != nullptr) stage.setActive(activeActor->id());
    if (current != nullptr) workspace.setCurrent(current);
  }
  if (kept) keepActors(stage);
  if (physics && !kept) applyPhysics(stage.physics(), *physics);
  // Files of earlier versions have a playhead for each motion; the one in front is where the user was.
  const auto inFront = std::ranges::find_if(motions, [this](const OpenMotion& open) { return open.motion == front; });
  if (inFront != motions.end() && workspace.current() != nullptr && !kept) {
    workspace.current()->state().setCurrentFrame(inFront->frame);
  }
  std::vector<std::uint64_t> ids;
  for (const scene::Actor* actor : actors) ids.push_back(actor == nullptr ? 0 : actor->id());
  return ids;
}

}  // namespace furitsuke::session
