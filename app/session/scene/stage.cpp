// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/stage.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "app/session/binding_check.h"
#include "app/session/bone_posing.h"
#include "app/session/bone_selection.h"
#include "app/session/comparison.h"
#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/assignment_rules.h"
#include "app/session/scene/prop_editing.h"
#include "core/motion/last_frame.h"

namespace furitsuke::session {

namespace {

std::string fileOf(const edit::MotionDocument& document) { return absolutePath(document.file().path()).toStdString(); }

}  // namespace

std::size_t matchingTracks(const model::NameIndex& names, const motion::Motion& motion) {
  const auto bones = std::ranges::count_if(motion.bones, [&names](const auto& track) {
    return !track.keys.empty() && names.findBone(track.name.bytes).has_value();
  });
  const auto morphs = std::ranges::count_if(motion.morphs, [&names](const auto& track) {
    return !track.keys.empty() && names.findMorph(track.name.bytes).has_value();
  });
  return static_cast<std::size_t>(bones + morphs);
}

Stage::Stage(QObject* parent)
    : QObject(parent),
      posing_(std::make_unique<Posing>(*this)),
      comparison_(std::make_unique<Comparison>(*this)),
      binding_(std::make_unique<BindingCheck>(*this)),
      props_(std::make_unique<PropEditing>(*this)),
      physics_(std::make_unique<StagePhysics>(*this)) {
  connect(&sceneDocument_, &edit::SceneDocument::changed, this, &Stage::onSceneChanged);
  connect(&sceneDocument_.undoStack(), &QUndoStack::indexChanged, this, &Stage::freeRemoved);
  connect(this, &Stage::actorsChanged, binding_.get(), &BindingCheck::checkSoon);
  connect(binding_.get(), &BindingCheck::changed, this, &Stage::bindingChanged);
}
Stage::~Stage() {
  // The history ends after the models.
  sceneDocument_.undoStack().disconnect(this);
}

const scene::Scene& Stage::evaluated() {
  if (!std::exchange(isStale_, false)) return scene_;
  refreshMotions();
  physics_->prepare(scene_, position_);
  scene_.evaluate(position_);
  return scene_;
}

void Stage::refreshMotions() {
  for (const auto& actor : scene_.actors) {
    Member& member = entries_.at(actor->id());
    if (std::exchange(member.isDraftStale, false)) {
      const bool shows = draftsShown_ && member.motion != nullptr;
      actor->setDraft(shows ? eval::boundDraft(member.motion->history().draft(), *member.info.names)
                            : eval::BoundDraft());
    }
    if (!std::exchange(member.isStale, false)) continue;
    const motion::Motion none;
    const motion::Motion& motion = member.motion == nullptr ? none : member.motion->motion();
    member.parents = motion.annotations.parents;
    member.accessoryKeys = motion.annotations.accessoryKeys;
    if (const auto& accessoryKeys = accessoryKeysOf(actor->id()); accessoryKeys != member.accessoryKeys) {
      motion::Motion shown = motion;
      shown.annotations.accessoryKeys = accessoryKeys;
      actor->setMotion(shown);
    } else {
      member.motion == nullptr ? actor->clearMotion() : actor->setMotion(motion);
    }
  }
  const motion::Motion none;
  for (const ScenePart each : kKeyParts) {
    PartMotion& part = parts_[static_cast<std::size_t>(each)];
    if (!std::exchange(part.isStale, false)) continue;
    const motion::Motion& motion = part.motion == nullptr ? none : part.motion->motion();
    switch (each) {
      case ScenePart::Camera:
        scene_.cameraTrack = eval::LayeredCamera(motion);
        scene_.cameraParents = motion.annotations.parents;
        break;
      case ScenePart::Light: scene_.lightTrack = eval::LayeredLight(motion); break;
      case ScenePart::SelfShadow: scene_.selfShadowTrack = eval::LayeredSelfShadow(motion); break;
      default: break;
    }
  }
}

void Stage::invalidate(Poses poses) {
  if (poses == Poses::Changed) ++motionRevision_;
  isStale_ = true;
  emit changed();
}

void Stage::changeMovement(std::int64_t fromTick) {
  ++motionRevision_;
  physics_->invalidate(fromTick);
}

const std::vector<motion::AccessoryKey>& Stage::accessoryKeysOf(std::uint64_t id) const {
  const edit::MotionDocument* document = motionOf(id);
  const bool hasKeys = document != nullptr && !document->motion().annotations.accessoryKeys.empty();
  return hasKeys ? document->motion().annotations.accessoryKeys : state().find(id)->accessoryKeys;
}

// --- the scene document ---------------------------------------------------------------------------------------------

/// What differs after a change of the scene document.
struct Stage::SceneChanges {
  bool actors = false, placements = false, movement = false, view = false, active = false, bones = false;
};

void Stage::onSceneChanged(const scene::SceneState& before) {
  const scene::SceneState& now = state();
  SceneChanges changes;
  const scene::ActorId wasActive = active_;
  for (const scene::ActorState& old : before.actors) {
    if (now.find(old.id) != nullptr) continue;
    leave(old.id);
    entries_.at(old.id).wasActive = old.id == wasActive;
    changes.actors = changes.movement = changes.view = true;
    if (active_ != old.id) continue;
    // The next one in drawing order, or the last one.
    const auto place = static_cast<std::size_t>(before.find(old.id) - before.actors.data());
    active_ = scene_.actors.empty() ? 0 : scene_.actors[std::min(place, scene_.actors.size() - 1)]->id();
    bones_.clear();
    changes.active = true;
  }
  for (const scene::ActorState& actor : now.actors) applyActor(actor, before.find(actor.id), changes);
  const auto rank = [&now](const auto& actor) { return now.find(actor->id()) - now.actors.data(); };
  if (!std::ranges::is_sorted(scene_.actors, std::ranges::less(), rank)) {
    std::ranges::sort(scene_.actors, std::ranges::less(), rank);
    changes.actors = changes.movement = changes.view = true;
  }
  applyParts(changes);
  if (changes.movement) changeMovement();
  if (changes.bones) updateBonesFromKeys();
  if (changes.placements) emit placementChanged();
  if (changes.actors) emit actorsChanged();
  if (changes.active) emit activeChanged();
  if (changes.view) invalidate();
  physics_->follow(before);
}

void Stage::applyActor(const scene::ActorState& now, const scene::ActorState* old, SceneChanges& changes) {
  if (old == nullptr) {
    scene_.actors.push_back(std::move(removed_.extract(now.id).mapped()));
    // Of several that come back, the one that was active is so again.
    if (!changes.active || entries_.at(now.id).wasActive) active_ = now.id;
    bones_.clear();
    changes.actors = changes.movement = changes.view = changes.active = changes.bones = true;
  } else if (*old == now) {
    return;
  } else if (now.isPinned != old->isPinned || now.title != old->title) {
    changes.actors = true;
  }
  scene::Actor& actor = *scene_.find(now.id);
  actor.title = now.title;
  if (std::exchange(actor.shown, now.isShown) != now.isShown) changes.actors = changes.view = true;
  if (std::exchange(actor.placement, now.placement) != now.placement)
    changes.placements = changes.movement = changes.view = true;
  Member& member = entries_.at(now.id);
  if (old != nullptr && old->accessoryKeys != now.accessoryKeys)
    member.isStale = changes.placements = changes.movement = changes.view = true;
  edit::MotionDocument* const motion = motionWithId(now.motion);
  if (member.motion == motion && old != nullptr) return;
  member.motion = motion;
  member.isStale = member.isDraftStale = true;
  for (KnownMotion& open : documents_) {
    if (motion != nullptr && open.document == motion) open.lastActor = now.id;
  }
  changes.actors = changes.movement = changes.view = true;
  changes.bones = changes.bones || now.id == active_;
}

void Stage::applyParts(SceneChanges& changes) {
  for (const ScenePart each : kSceneParts) {
    PartMotion& part = parts_[static_cast<std::size_t>(each)];
    edit::MotionDocument* const motion = motionWithId(state().part(each).motion);
    if (part.motion == motion) continue;
    part.motion = motion;
    part.isStale = changes.actors = changes.view = true;
  }
}

void Stage::leave(scene::ActorId id) {
  const auto found = std::ranges::find_if(scene_.actors, [id](const auto& actor) { return actor->id() == id; });
  entries_.at(id).motion = nullptr;
  (*found)->accessoryKeyDraft.reset();
  removed_[id] = std::move(*found);
  scene_.actors.erase(found);
}

void Stage::freeRemoved() {
  std::erase_if(removed_, [this](const auto& removed) {
    const bool isFreed = !sceneDocument_.isNeeded(removed.first);
    if (isFreed) entries_.erase(removed.first);
    return isFreed;
  });
}

std::uint64_t Stage::removedBytes() const {
  // The columns of the mesh, and what the actor and the renderer make of them.
  constexpr std::uint64_t kBytesOfVertex = 200, kBytesOfActor = 100'000;
  std::uint64_t bytes = 0;
  for (const auto& [id, actor] : removed_) {
    bytes += kBytesOfVertex * actor->model().mesh.size() + kBytesOfActor;
    if (actor->images() == nullptr) continue;
    std::set<const image::Image*> pictures;
    for (const auto& picture : actor->images()->textures) pictures.insert(picture.get());
    for (const image::Image* picture : pictures) bytes += picture == nullptr ? 0 : picture->pixels.size();
  }
  return bytes;
}

// --- models ---------------------------------------------------------------------------------------------------------

std::string Stage::unusedTitle(const std::string& title) const {
  const auto isUsed = [this](const std::string& candidate) {
    return std::ranges::any_of(scene_.actors, [&](const auto& actor) { return actor->title == candidate; });
  };
  std::string unused = title;
  for (int number = 2; isUsed(unused); ++number) unused = title + " (" + std::to_string(number) + ")";
  return unused;
}

scene::Actor& Stage::addActor(std::unique_ptr<scene::Actor> actor, ActorInfo info) {
  scene::Actor& added = *actor;
  added.title = unusedTitle(added.title);
  const edit::SceneStep step(sceneDocument_,
                             [title = QString::fromStdString(added.title)] { return tr("Add %1").arg(title); });
  Member& member = entries_[added.id()];
  member.info = std::move(info);
  member.info.names = std::make_shared<const model::NameIndex>(added.model());
  removed_[added.id()] = std::move(actor);
  scene::SceneState after = state();
  after.actors.push_back(
      {.id = added.id(), .title = added.title, .isShown = added.shown, .placement = added.placement});
  sceneDocument_.adapt(after);
  AssignmentRules(*this, after).giveMotion(added.id());
  sceneDocument_.adapt(after);
  return added;
}

void Stage::removeActor(std::uint64_t id) {
  scene::SceneState after = state();
  const scene::ActorState* actor = after.find(id);
  if (actor == nullptr) return;
  const auto text = [title = QString::fromStdString(actor->title)] { return tr("Remove %1").arg(title); };
  std::erase_if(after.actors, [id](const scene::ActorState& each) { return each.id == id; });
  sceneDocument_.change(text, after);
  freeRemoved();
}

void Stage::setTextures(std::uint64_t id, image::LoadedImages textures) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr) return;
  actor->setImages(std::make_shared<const image::ModelImages>(std::move(textures.images)));
  Diagnostics& findings = entries_.at(id).info.diagnostics;
  std::erase_if(findings, [](const Diagnostic& finding) { return finding.code.starts_with("model.texture."); });
  std::ranges::move(textures.diagnostics, std::back_inserter(findings));
  sortBySeverity(findings);
  ++motionRevision_;
  emit actorsChanged();
  invalidate();
}

void Stage::setRoles(std::uint64_t id, std::vector<std::pair<std::string, std::string>> roles) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr || actor->model().givenRoles == roles) return;
  // What shows parts of the model learns by the signal that it was replaced.
  const std::shared_ptr<const model::Model> before = actor->sharedModel();
  auto after = std::make_shared<model::Model>(*before);
  after->givenRoles = std::move(roles);
  actor->setModel(std::move(after));
  emit actorsChanged();
  invalidate();
}

void Stage::setActive(std::uint64_t id) {
  if (active_ == id || scene_.find(id) == nullptr) return;
  active_ = id;
  bones_.clear();
  updateBonesFromKeys();
  emit activeChanged();
  emit changed();
}

// --- motions --------------------------------------------------------------------------------------------------------

void Stage::follow(edit::MotionDocument& document) {
  binding_->follow(document);
  connect(&document, &edit::MotionDocument::motionChanged, this,
          [this, &document](const edit::MotionChange& change) { onMotionChanged(&document, change); });
  connect(&document, &edit::MotionDocument::draftChanged, this, [this, &document] { onDraftChanged(&document); });
  connect(&document, &edit::MotionDocument::annotationsChanged, this,
          [this, &document] { onAnnotationsChanged(document); });
  connect(&document, &edit::MotionDocument::fileChanged, this, [this, &document] { noteFile(document); });
  for (const auto changes : {&edit::MotionDocument::selectionChanged, &edit::MotionDocument::currentTrackChanged}) {
    connect(&document, changes, this, [this, &document] {
      const scene::Actor* actor = active();
      if (!isSelecting_ && actor != nullptr && motionOf(actor->id()) == &document) updateBonesFromKeys();
    });
  }
}

edit::MotionDocument* Stage::motionWithId(scene::MotionId id) const {
  if (!state().hasMotion(id)) return nullptr;
  const auto found = std::ranges::find_if(
      documents_, [id](const KnownMotion& known) { return known.document != nullptr && known.document->id() == id; });
  return found == documents_.end() ? nullptr : found->document.data();
}

void Stage::addMotion(edit::MotionDocument& document) {
  front_ = &document;
  if (std::ranges::find(documents_, &document, [](const KnownMotion& known) { return known.document.data(); }) ==
      documents_.end()) {
    documents_.push_back({&document});
    document.state().setPreExtrapolation(scene_.preExtrapolation);
    follow(document);
  }
  scene::SceneState after = state();
  if (!after.hasMotion(document.id())) after.motions.push_back({.id = document.id(), .file = fileOf(document)});
  sceneDocument_.adapt(after);
  AssignmentRules(*this, after).addMotion(document);
  sceneDocument_.adapt(after);
}

void Stage::noteFile(const edit::MotionDocument& document) {
  scene::SceneState after = state();
  const auto found = std::ranges::find(after.motions, document.id(), &scene::MotionState::id);
  if (found == after.motions.end()) return;
  found->file = fileOf(document);
  sceneDocument_.adapt(after);
}

void Stage::show(edit::MotionDocument& document) {
  front_ = &document;
  // The motion of the comparison is visible next to that of the model.
  if (comparison_->isOn() && comparison_->second() == &document) return;
  if (const scene::Actor* actor = actorOf(document)) setActive(actor->id());
}

scene::SceneState Stage::without(const edit::MotionDocument& document) const {
  scene::SceneState after = state();
  std::erase_if(after.motions, [&](const scene::MotionState& motion) { return motion.id == document.id(); });
  AssignmentRules(*this, after).removeMotion(document);
  if (after.motions.empty()) after.time.range = {};
  return after;
}

void Stage::closeMotion(const edit::MotionDocument& document) {
  if (comparison_->second() == &document) comparison_->stop();
  sceneDocument_.adapt(without(document));
}

void Stage::removeMotion(const edit::MotionDocument& document) {
  std::erase_if(documents_,
                [&](const KnownMotion& known) { return known.document == nullptr || known.document == &document; });
  document.disconnect(this);
  if (comparison_->second() == &document) comparison_->stop();
  sceneDocument_.adapt(without(document));
}

bool Stage::isNeeded(const edit::MotionDocument& document) const {
  return sceneDocument_.isMotionNeeded(document.id());
}

void Stage::assignMotion(std::uint64_t id, edit::MotionDocument* document) {
  const scene::Actor* actor = scene_.find(id);
  if (actor == nullptr || motionOf(id) == document) return;
  const QString title = QString::fromStdString(actor->title);
  const QString motion = document == nullptr ? QString() : document->file().title();
  const auto text = [title, motion] {
    return motion.isNull() ? tr("Remove the motion of %1").arg(title) : tr("Assign %1 to %2").arg(motion, title);
  };
  scene::SceneState after = state();
  after.find(id)->motion = document == nullptr ? 0 : document->id();
  after.find(id)->isGuess = false;
  sceneDocument_.change(text, after);
}

void Stage::assignMotion(const edit::MotionDocument& document) {
  scene::SceneState after = state();
  AssignmentRules(*this, after).assignMotion(document);
  sceneDocument_.change([title = document.file().title()] { return tr("Assign %1").arg(title); }, after);
}

scene::Actor* Stage::actorOf(const edit::MotionDocument& document) const {
  if (active() != nullptr && motionOf(active_) == &document) return active();
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) == &document) return actor.get();
  }
  return nullptr;
}

void Stage::choosePartMotion(ScenePart part, edit::MotionDocument* document) {
  scene::SceneState after = state();
  after.part(part) = {document == nullptr ? 0 : document->id(), true};
  const auto text = [part] {
    switch (part) {
      case ScenePart::Camera: return tr("Assign the camera motion");
      case ScenePart::Light: return tr("Assign the light motion");
      case ScenePart::SelfShadow: return tr("Assign the shadow motion");
      case ScenePart::Sound: return tr("Assign the sound");
      case ScenePart::Background: return tr("Assign the background");
      case ScenePart::Reference: return tr("Assign the reference");
    }
    return QString();
  };
  sceneDocument_.change(text, after);
}

void Stage::onMotionChanged(edit::MotionDocument* document, const edit::MotionChange& change) {
  scene::SceneState after = state();
  AssignmentRules(*this, after).takeFreeParts(*document);
  sceneDocument_.adapt(after);
  bool isShown = false;
  bool movesModel = false;
  for (PartMotion& part : parts_) {
    if (part.motion == document) part.isStale = isShown = true;
  }
  for (auto& [id, member] : entries_) {
    if (member.motion != document) continue;
    member.isStale = isShown = movesModel = true;
  }
  if (movesModel) {
    ++motionRevision_;
    if (const auto tick = firstChangedTick(document->motion(), change)) physics_->invalidate(*tick);
  }
  if (isShown) invalidate();
}

void Stage::onAnnotationsChanged(const edit::MotionDocument& document) {
  const motion::Annotations& now = document.motion().annotations;
  scene::SceneState after = state();
  AssignmentRules(*this, after).takeFreeParts(document);
  sceneDocument_.adapt(after);
  emit mediaChanged();
  bool areLinked = false, arePlaced = false;
  for (auto& [id, member] : entries_) {
    if (member.motion != &document) continue;
    const bool isPlaced = member.accessoryKeys != now.accessoryKeys;
    const bool isOther = isPlaced || member.parents != now.parents;
    arePlaced = arePlaced || isPlaced;
    if (isOther) member.isStale = areLinked = true;
  }
  PartMotion& camera = parts_[static_cast<std::size_t>(ScenePart::Camera)];
  const bool isFilmed = camera.motion == &document && scene_.cameraParents != document.motion().annotations.parents;
  camera.isStale = camera.isStale || isFilmed;
  if (areLinked) changeMovement();
  if (arePlaced) emit placementChanged();
  const bool isHeavy = physics_->followGravity();
  if (areLinked || isHeavy) {
    invalidate(Poses::Changed);
  } else if (isFilmed) {
    invalidate();
  }
}

void Stage::onDraftChanged(const edit::MotionDocument* document) {
  bool isShown = false;
  for (auto& [id, member] : entries_) {
    if (member.motion != document) continue;
    member.isDraftStale = isShown = true;
  }
  if (isShown) invalidate();
}

void Stage::setDraftsShown(bool on) {
  if (std::exchange(draftsShown_, on) == on) return;
  for (auto& [id, member] : entries_) member.isDraftStale = true;
  invalidate();
}

void Stage::setPreExtrapolation(eval::PreExtrapolation rule) {
  if (std::exchange(scene_.preExtrapolation, rule) == rule) return;
  for (const KnownMotion& known : documents_) known.document->state().setPreExtrapolation(rule);
  changeMovement();
  invalidate();
}

// --- time -----------------------------------------------------------------------------------------------------------

void Stage::setPosition(double frame) {
  if (position_ == frame) return;
  position_ = frame;
  invalidate();
}

// --- bones ----------------------------------------------------------------------------------------------------------

void Stage::selectBones(std::vector<model::BoneIndex> bones) {
  const scene::Actor* actor = active();
  if (actor == nullptr) return;
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  if (bones == bones_) return;
  bones_ = std::move(bones);
  if (edit::MotionDocument* document = motionOf(actor->id())) {
    isSelecting_ = true;
    selectBonesInDocument(actor->model(), bones_, *document);
    isSelecting_ = false;
  }
  emit bonesSelected();
  emit changed();
}

void Stage::updateBonesFromKeys() {
  const scene::Actor* actor = active();
  edit::MotionDocument* document = actor == nullptr ? nullptr : motionOf(actor->id());
  std::vector<model::BoneIndex> bones;
  if (document != nullptr) bones = bonesOfSelection(*entries_.at(active_).info.names, *document);
  if (bones == bones_) return;
  bones_ = std::move(bones);
  emit bonesSelected();
  emit changed();
}

Frame lastFrameOn(const Stage& stage) {
  Frame last = 0;
  const auto see = [&last](const edit::MotionDocument* document) {
    if (document != nullptr) last = std::max(last, motion::lastFrameOf(document->motion()));
  };
  for (const ScenePart part : kKeyParts) see(stage.motionOf(part));
  for (const auto& actor : stage.actors()) {
    see(stage.motionOf(actor->id()));
    if (const auto& accessoryKeys = stage.accessoryKeysOf(actor->id()); !accessoryKeys.empty())
      last = std::max(last, accessoryKeys.back().frame);
  }
  return last;
}

bool isOnStage(const Stage& stage, const edit::MotionDocument& document) {
  return stage.actorOf(document) != nullptr ||
         std::ranges::any_of(kKeyParts, [&](ScenePart part) { return stage.motionOf(part) == &document; });
}

}  // namespace furitsuke::session
