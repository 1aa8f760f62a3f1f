// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/stage.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/session/binding_check.h"
#include "app/session/bone_posing.h"
#include "app/session/bone_selection.h"
#include "app/session/comparison.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/props/prop_history.h"
#include "core/motion/places/last_frame.h"

namespace furitsuke::session {

namespace {

/// The model name in the motion equals the name of the model, truncated to the bytes that a VMD stores.
bool isNamedAfter(const motion::Motion& motion, const model::Model& model) {
  const std::string_view name = motion.modelName.bytes;
  return !name.empty() && std::string_view(model.name.bytes).substr(0, kModelNameBytes) == name;
}

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
      props_(new PropHistory(*this)),
      physics_(std::make_unique<StagePhysics>(*this)) {
  connect(this, &Stage::castChanged, binding_.get(), &BindingCheck::checkSoon);
  connect(binding_.get(), &BindingCheck::changed, this, &Stage::bindingChanged);
}
Stage::~Stage() = default;

const scene::Scene& Stage::evaluated() {
  if (!std::exchange(isStale_, false)) return scene_;
  refreshMotions();
  physics_->prepare(scene_, position_);
  scene_.evaluate(position_);
  return scene_;
}

void Stage::refreshMotions() {
  for (const auto& actor : scene_.actors) {
    Member& member = cast_.at(actor->id());
    if (std::exchange(member.isDraftStale, false)) {
      const bool shows = draftsShown_ && member.motion != nullptr;
      actor->setDraft(shows ? eval::boundDraft(member.motion->history().draft(), *member.info.names)
                            : eval::BoundDraft());
    }
    if (!std::exchange(member.isStale, false)) continue;
    member.motion == nullptr ? actor->clearMotion() : actor->setMotion(member.motion->motion());
    const motion::Annotations none;
    const motion::Annotations& links = member.motion == nullptr ? none : member.motion->motion().annotations;
    member.parents = links.parents;
    member.places = links.places;
  }
  const motion::Motion none;
  for (const ScenePart each : kSceneParts) {
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
    }
  }
}

void Stage::touch(Poses poses) {
  if (poses == Poses::Changed) ++motionRevision_;
  isStale_ = true;
  emit changed();
}

void Stage::changeMovement(std::int64_t fromTick) {
  ++motionRevision_;
  physics_->invalidate(fromTick);
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
  Member& member = cast_[added.id()];
  member.info = std::move(info);
  member.info.names = std::make_shared<const model::NameIndex>(added.model());
  scene_.actors.push_back(std::move(actor));
  changeMovement();
  active_ = added.id();
  assignFreeMotion(added);
  bones_.clear();
  updateBonesFromKeys();
  emit castChanged();
  emit activeChanged();
  touch();
  return added;
}

std::size_t Stage::matchingTracks(std::uint64_t id, const motion::Motion& motion) const {
  return session::matchingTracks(*cast_.at(id).info.names, motion);
}

void Stage::assignGuess(std::uint64_t id, edit::MotionDocument* document) {
  assignMotion(id, document);
  cast_.at(id).isGuess = document != nullptr;
}

void Stage::assignFreeMotion(const scene::Actor& actor) {
  edit::MotionDocument* best = nullptr;
  std::size_t most = 0, front = 0;
  for (const auto& [document, lastActor] : documents_) {
    if (document == nullptr || isForCamera(document->motion())) continue;
    const scene::Actor* moved = actorOf(*document);
    const bool isFree = moved == nullptr || (cast_.at(moved->id()).isGuess && !infoOf(moved->id()).isPinned);
    if (isFree && isNamedAfter(document->motion(), actor.model())) {
      if (moved != nullptr) assignGuess(moved->id(), nullptr);
      return assignMotion(actor.id(), document);
    }
    const std::size_t known = moved == nullptr ? matchingTracks(actor.id(), document->motion()) : 0;
    if (document == front_) front = known;
    if (known <= most) continue;
    best = document;
    most = known;
  }
  if (2 * front > most) best = front_;
  if (best != nullptr) assignGuess(actor.id(), best);
}

void Stage::removeActor(std::uint64_t id) {
  const auto found = std::ranges::find_if(scene_.actors, [id](const auto& actor) { return actor->id() == id; });
  if (found == scene_.actors.end()) return;
  const auto place = static_cast<std::size_t>(found - scene_.actors.begin());
  scene_.actors.erase(found);
  cast_.erase(id);
  changeMovement();
  if (active_ == id) {
    active_ = scene_.actors.empty() ? 0 : scene_.actors[std::min(place, scene_.actors.size() - 1)]->id();
    bones_.clear();
    emit activeChanged();
  }
  emit castChanged();
  touch();
}

void Stage::moveActor(std::uint64_t id, std::size_t place) {
  auto& actors = scene_.actors;
  const auto found = std::ranges::find_if(actors, [id](const auto& actor) { return actor->id() == id; });
  if (found == actors.end() || place >= actors.size()) return;
  const auto target = actors.begin() + static_cast<std::ptrdiff_t>(place);
  found < target ? std::rotate(found, found + 1, target + 1) : std::rotate(target, found, found + 1);
  changeMovement();
  emit castChanged();
  touch();
}

void Stage::setShown(std::uint64_t id, bool shown) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr || actor->shown == shown) return;
  actor->shown = shown;
  emit castChanged();
  touch();
}

void Stage::setTextures(std::uint64_t id, image::LoadedImages textures) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr) return;
  actor->setImages(std::make_shared<const image::ModelImages>(std::move(textures.images)));
  Diagnostics& findings = cast_.at(id).info.diagnostics;
  std::erase_if(findings, [](const Diagnostic& finding) { return finding.code.starts_with("model.texture."); });
  std::ranges::move(textures.diagnostics, std::back_inserter(findings));
  sortBySeverity(findings);
  ++motionRevision_;
  emit castChanged();
  touch();
}

void Stage::setPlacement(std::uint64_t id, const scene::Placement& placement) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr) return;
  actor->placement = placement;
  changeMovement();
  emit placementChanged();
  touch();
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
  for (const auto changes : {&edit::MotionDocument::selectionChanged, &edit::MotionDocument::currentTrackChanged}) {
    connect(&document, changes, this, [this, &document] {
      const scene::Actor* actor = active();
      if (!isSelecting_ && actor != nullptr && motionOf(actor->id()) == &document) updateBonesFromKeys();
    });
  }
}

void Stage::addMotion(edit::MotionDocument& document) {
  documents_.push_back({&document});
  front_ = &document;
  document.state().setBeforeFirst(scene_.beforeFirst);
  follow(document);
  const motion::Motion& motion = document.motion();
  takeParts(document, isForCamera(motion));
  if (isForCamera(motion)) {
    if (motion.keyCount() == 0) setPartMotion(ScenePart::Camera, &document, false);
  } else if (!scene_.actors.empty()) {
    assignTarget(document);
  }
}

void Stage::show(edit::MotionDocument& document) {
  front_ = &document;
  if (isForCamera(document.motion())) {
    for (const ScenePart part : kSceneParts) {
      if (hasKeysFor(document.motion(), part) && !partOf(part).isChosen) setPartMotion(part, &document, false);
    }
    return;
  }
  // The motion of the comparison is visible next to that of the model.
  if (comparison_->isOn() && comparison_->second() == &document) return;
  const bool isActive = active() != nullptr && motionOf(active_) == &document;
  if (isActive || scene_.actors.empty()) return;
  if (actorOf(document) == nullptr) assignTarget(document);
  if (const scene::Actor* actor = actorOf(document)) setActive(actor->id());
}

void Stage::takeParts(edit::MotionDocument& document, bool fromOthers) {
  for (const ScenePart part : kSceneParts) {
    const bool isFree = motionOf(part) == nullptr && !partOf(part).isChosen;
    if ((isFree || fromOthers) && hasKeysFor(document.motion(), part)) setPartMotion(part, &document, false);
  }
}

scene::Actor* Stage::namedTargetFor(const motion::Motion& motion) const {
  scene::Actor* best = nullptr;
  int rank = 0;
  for (const auto& actor : scene_.actors) {
    const Member& member = cast_.at(actor->id());
    if (member.info.isPinned || !isNamedAfter(motion, actor->model())) continue;
    const int own = member.motion == nullptr ? 4 : member.isGuess ? 3 : actor->id() == active_ ? 2 : 1;
    if (own <= rank) continue;
    best = actor.get();
    rank = own;
  }
  return best;
}

scene::Actor* Stage::idleTargetFor(const motion::Motion& motion) const {
  scene::Actor* best = nullptr;
  std::size_t most = 0, mostOfAll = 0;
  for (const auto& actor : scene_.actors) {
    const std::size_t known = matchingTracks(actor->id(), motion);
    mostOfAll = std::max(mostOfAll, known);
    const Member& member = cast_.at(actor->id());
    // If two models match equally well, prefer the active one.
    const bool isBetter = known > most || (known == most && known > 0 && actor->id() == active_);
    if (member.motion != nullptr || member.info.isPinned || !isBetter) continue;
    best = actor.get();
    most = known;
  }
  return 2 * most > mostOfAll ? best : nullptr;
}

scene::Actor* Stage::targetFor(const edit::MotionDocument& document) const {
  const motion::Motion& motion = document.motion();
  const auto open =
      std::ranges::find(documents_, &document, [](const OpenMotion& each) { return each.document.data(); });
  if (open != documents_.end() && scene_.find(open->lastActor) != nullptr && !infoOf(open->lastActor).isPinned)
    return scene_.find(open->lastActor);
  if (scene::Actor* named = namedTargetFor(motion)) return named;
  if (scene::Actor* idle = idleTargetFor(motion)) return idle;
  scene::Actor* best = infoOf(active_).isPinned ? nullptr : active();
  // The active model, unless another one has at least twice as many of the tracks: a prop is not the dancer.
  std::size_t most = best == nullptr ? 0 : std::max<std::size_t>(2 * matchingTracks(active_, motion), 1) - 1;
  for (const auto& actor : scene_.actors) {
    const std::size_t known = infoOf(actor->id()).isPinned ? 0 : matchingTracks(actor->id(), motion);
    if (known <= most) continue;
    best = actor.get();
    most = known;
  }
  return best;
}

void Stage::assignTarget(edit::MotionDocument& document) {
  const scene::Actor* target = targetFor(document);
  if (target == nullptr) return;
  const Member& member = cast_.at(target->id());
  edit::MotionDocument* const guessed = member.isGuess ? member.motion.data() : nullptr;
  const bool isNamed = isNamedAfter(document.motion(), target->model());
  isNamed ? assignMotion(target->id(), &document) : assignGuess(target->id(), &document);
  if (!isNamed || guessed == nullptr || actorOf(*guessed) != nullptr) return;
  if (const scene::Actor* idle = idleTargetFor(guessed->motion())) assignGuess(idle->id(), guessed);
}

void Stage::removeMotion(const edit::MotionDocument& document) {
  std::erase_if(documents_,
                [&](const OpenMotion& open) { return open.document == nullptr || open.document == &document; });
  document.disconnect(this);
  if (comparison_->second() == &document) comparison_->stop();
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) != &document) continue;
    cast_.at(actor->id()).info.isPinned = false;
    assignMotion(actor->id(), nullptr);
    assignFreeMotion(*actor);
  }
  for (const ScenePart part : kSceneParts) {
    if (motionOf(part) != &document) continue;
    edit::MotionDocument* next = nullptr;
    for (const OpenMotion& open : documents_) {
      const motion::Motion& motion = open.document->motion();
      if (hasKeysFor(motion, part) && (next == nullptr || isForCamera(motion))) next = open.document;
    }
    setPartMotion(part, next, false);
  }
}

void Stage::assignMotion(std::uint64_t id, edit::MotionDocument* document) {
  Member& member = cast_.at(id);
  if (member.motion == document) return;
  member.motion = document;
  member.isStale = member.isDraftStale = true;
  member.isGuess = false;
  for (OpenMotion& open : documents_) {
    if (document != nullptr && open.document == document) open.lastActor = id;
  }
  changeMovement();
  if (id == active_) updateBonesFromKeys();
  emit castChanged();
  touch();
}

scene::Actor* Stage::actorOf(const edit::MotionDocument& document) const {
  if (active() != nullptr && motionOf(active_) == &document) return active();
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) == &document) return actor.get();
  }
  return nullptr;
}

void Stage::setPinned(std::uint64_t id, bool on) {
  if (std::exchange(cast_.at(id).info.isPinned, on) != on) emit castChanged();
}

void Stage::setPartMotion(ScenePart part, edit::MotionDocument* document, bool isChosen) {
  PartMotion& entry = parts_[static_cast<std::size_t>(part)];
  entry.isChosen = isChosen;
  if (entry.motion == document) return;
  entry.motion = document;
  entry.isStale = true;
  emit castChanged();
  touch();
}

void Stage::choosePartMotion(ScenePart part, edit::MotionDocument* document) { setPartMotion(part, document, true); }

void Stage::onMotionChanged(edit::MotionDocument* document, const edit::MotionChange& change) {
  takeParts(*document, false);
  bool isShown = false;
  bool movesModel = false;
  for (PartMotion& part : parts_) {
    if (part.motion == document) part.isStale = isShown = true;
  }
  for (auto& [id, member] : cast_) {
    if (member.motion != document) continue;
    member.isStale = isShown = movesModel = true;
  }
  if (movesModel) {
    ++motionRevision_;
    if (const auto tick = firstChangedTick(document->motion(), change)) physics_->invalidate(*tick);
  }
  if (isShown) touch();
}

void Stage::onAnnotationsChanged(const edit::MotionDocument& document) {
  const motion::Annotations& now = document.motion().annotations;
  bool areLinked = false, arePlaced = false;
  for (auto& [id, member] : cast_) {
    if (member.motion != &document) continue;
    const bool isPlaced = member.places != now.places;
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
    touch(Poses::Changed);
  } else if (isFilmed) {
    touch();
  }
}

void Stage::onDraftChanged(const edit::MotionDocument* document) {
  bool isShown = false;
  for (auto& [id, member] : cast_) {
    if (member.motion != document) continue;
    member.isDraftStale = isShown = true;
  }
  if (isShown) touch();
}

void Stage::setDraftsShown(bool on) {
  if (std::exchange(draftsShown_, on) == on) return;
  for (auto& [id, member] : cast_) member.isDraftStale = true;
  touch();
}

void Stage::setBeforeFirst(eval::BeforeFirst rule) {
  if (std::exchange(scene_.beforeFirst, rule) == rule) return;
  for (const OpenMotion& open : documents_) open.document->state().setBeforeFirst(rule);
  changeMovement();
  touch();
}

// --- time -----------------------------------------------------------------------------------------------------------

void Stage::setPosition(double frame) {
  if (position_ == frame) return;
  position_ = frame;
  touch();
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
  if (document != nullptr) bones = bonesOfSelection(*cast_.at(active_).info.names, *document);
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
  for (const ScenePart part : kSceneParts) see(stage.motionOf(part));
  for (const auto& actor : stage.actors()) see(stage.motionOf(actor->id()));
  return last;
}

bool isOnStage(const Stage& stage, const edit::MotionDocument& document) {
  return stage.actorOf(document) != nullptr ||
         std::ranges::any_of(kSceneParts, [&](ScenePart part) { return stage.motionOf(part) == &document; });
}

}  // namespace furitsuke::session
