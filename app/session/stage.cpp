// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/stage.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/session/binding_check.h"
#include "app/session/bone_posing.h"
#include "app/session/bone_selection.h"
#include "app/session/comparison.h"
#include "core/io/vmd/vmd_key_codec.h"

namespace furitsuke::session {

namespace {

/// The model name in the motion equals the name of the model, truncated to the bytes that a VMD stores.
bool isNamedAfter(const motion::Motion& motion, const model::Model& model) {
  const std::string_view name = motion.modelName.bytes;
  return !name.empty() && std::string_view(model.name.bytes).substr(0, kModelNameBytes) == name;
}

/// An empty motion is a camera motion if it has the model name that MMD gives to camera motions.
bool isForCamera(const motion::Motion& motion) {
  if (motion.keyCount() > 0) return motion.isCameraMotion();
  return !motion.modelName.bytes.empty() && motion.modelName.bytes == nameInField(io::kCameraModelName);
}

}  // namespace

Stage::Stage(QObject* parent)
    : QObject(parent),
      posing_(std::make_unique<Posing>(*this)),
      comparison_(std::make_unique<Comparison>(*this)),
      binding_(std::make_unique<BindingCheck>(*this)) {
  connect(this, &Stage::castChanged, binding_.get(), &BindingCheck::checkSoon);
  connect(binding_.get(), &BindingCheck::changed, this, &Stage::bindingChanged);
}
Stage::~Stage() = default;

const scene::Scene& Stage::evaluated() {
  if (!std::exchange(isStale_, false)) return scene_;
  refreshMotions();
  scene_.evaluate(position_);
  return scene_;
}

void Stage::refreshMotions() {
  for (const auto& actor : scene_.actors) {
    Member& member = cast_.at(actor->id());
    if (std::exchange(member.isDraftStale, false)) {
      const bool shows = draftsShown_ && member.motion != nullptr;
      actor->setDraft(shows ? eval::boundDraft(member.motion->history().draft(), *member.names) : eval::BoundDraft());
    }
    if (!std::exchange(member.isStale, false)) continue;
    member.motion == nullptr ? actor->clearMotion() : actor->setMotion(member.motion->motion());
  }
  if (!std::exchange(cameraStale_, false)) return;
  const motion::Motion none;
  const motion::Motion& motion = camera_ == nullptr ? none : camera_->motion();
  scene_.cameraTrack = motion.camera;
  scene_.lightTrack = motion.light;
  scene_.selfShadowTrack = motion.selfShadow;
}

void Stage::touch() {
  isStale_ = true;
  emit changed();
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
  member.names = std::make_unique<model::NameIndex>(added.model());
  scene_.actors.push_back(std::move(actor));
  ++motionRevision_;
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
  const model::NameIndex& names = *cast_.at(id).names;
  const auto bones = std::ranges::count_if(motion.bones, [&names](const auto& track) {
    return !track.keys.empty() && names.findBone(track.name.bytes).has_value();
  });
  const auto morphs = std::ranges::count_if(motion.morphs, [&names](const auto& track) {
    return !track.keys.empty() && names.findMorph(track.name.bytes).has_value();
  });
  return static_cast<std::size_t>(bones + morphs);
}

void Stage::assignGuess(std::uint64_t id, edit::MotionDocument* document) {
  assignMotion(id, document);
  cast_.at(id).isGuess = document != nullptr;
}

void Stage::assignFreeMotion(const scene::Actor& actor) {
  edit::MotionDocument* best = nullptr;
  std::size_t most = 0;
  for (const auto& document : documents_) {
    if (document == nullptr || isForCamera(document->motion())) continue;
    const scene::Actor* moved = actorOf(*document);
    const bool isFree = moved == nullptr || cast_.at(moved->id()).isGuess;
    if (isFree && isNamedAfter(document->motion(), actor.model())) {
      if (moved != nullptr) assignGuess(moved->id(), nullptr);
      return assignMotion(actor.id(), document);
    }
    const std::size_t known = matchingTracks(actor.id(), document->motion());
    if (moved != nullptr || document == camera_ || known <= most) continue;
    best = document;
    most = known;
  }
  if (best != nullptr) assignGuess(actor.id(), best);
}

void Stage::removeActor(std::uint64_t id) {
  const auto found = std::ranges::find_if(scene_.actors, [id](const auto& actor) { return actor->id() == id; });
  if (found == scene_.actors.end()) return;
  const auto place = static_cast<std::size_t>(found - scene_.actors.begin());
  scene_.actors.erase(found);
  cast_.erase(id);
  ++motionRevision_;
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

void Stage::setPlacement(std::uint64_t id, const scene::Placement& placement) {
  scene::Actor* actor = scene_.find(id);
  if (actor == nullptr) return;
  actor->placement = placement;
  ++motionRevision_;
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
  connect(&document, &edit::MotionDocument::motionChanged, this, [this, &document] { onMotionChanged(&document); });
  connect(&document, &edit::MotionDocument::draftChanged, this, [this, &document] { onDraftChanged(&document); });
  for (const auto changes : {&edit::MotionDocument::selectionChanged, &edit::MotionDocument::currentTrackChanged}) {
    connect(&document, changes, this, [this, &document] {
      const scene::Actor* actor = active();
      if (!isSelecting_ && actor != nullptr && motionOf(actor->id()) == &document) updateBonesFromKeys();
    });
  }
}

void Stage::addMotion(edit::MotionDocument& document) {
  documents_.emplace_back(&document);
  follow(document);
  const motion::Motion& motion = document.motion();
  if (isForCamera(motion) || (camera_ == nullptr && !motion.camera.empty())) setCameraMotion(&document);
  if (isForCamera(motion) || scene_.actors.empty()) return;
  autoAssignMotion(document);
}

void Stage::autoAssignMotion(edit::MotionDocument& document) {
  const motion::Motion& motion = document.motion();
  for (const auto& actor : scene_.actors) {
    const Member& member = cast_.at(actor->id());
    if (!isNamedAfter(motion, actor->model()) || (member.motion != nullptr && !member.isGuess)) continue;
    edit::MotionDocument* const guessed = member.motion;
    assignMotion(actor->id(), &document);
    if (guessed != nullptr && actorOf(*guessed) == nullptr) autoAssignMotion(*guessed);
    return;
  }
  std::uint64_t best = active_;
  std::size_t most = 0;
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) != nullptr) continue;
    // If two models match equally well, prefer the active one.
    const std::size_t known = 2 * matchingTracks(actor->id(), motion) + (actor->id() == active_ ? 1 : 0);
    if (known <= std::max<std::size_t>(most, 1)) continue;
    best = actor->id();
    most = known;
  }
  // An empty motion does not replace the motion of a model.
  if (motion.keyCount() == 0 && motionOf(best) != nullptr) return;
  // No free model matches: as in MMD, assign it to the active model.
  assignGuess(best, &document);
}

void Stage::removeMotion(const edit::MotionDocument& document) {
  std::erase_if(documents_, [&](const auto& open) { return open == nullptr || open == &document; });
  document.disconnect(this);
  if (comparison_->second() == &document) comparison_->stop();
  for (auto& [id, member] : cast_) {
    if (member.motion == &document) assignMotion(id, nullptr);
  }
  if (camera_ == &document) setCameraMotion(nullptr);
}

void Stage::assignMotion(std::uint64_t id, edit::MotionDocument* document) {
  Member& member = cast_.at(id);
  if (member.motion == document) return;
  member.motion = document;
  member.isStale = member.isDraftStale = true;
  member.isGuess = false;
  ++motionRevision_;
  if (id == active_) updateBonesFromKeys();
  emit castChanged();
  touch();
}

scene::Actor* Stage::actorOf(const edit::MotionDocument& document) const {
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) == &document) return actor.get();
  }
  return nullptr;
}

void Stage::setCameraMotion(edit::MotionDocument* document) {
  if (camera_ == document) return;
  camera_ = document;
  cameraStale_ = true;
  emit castChanged();
  touch();
}

bool Stage::uses(const edit::MotionDocument& document) const {
  return camera_ == &document || actorOf(document) != nullptr;
}

void Stage::onMotionChanged(edit::MotionDocument* document) {
  bool isShown = camera_ == document;
  cameraStale_ = cameraStale_ || isShown;
  for (auto& [id, member] : cast_) {
    if (member.motion != document) continue;
    member.isStale = isShown = true;
    ++motionRevision_;
  }
  if (isShown) touch();
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

// --- time -----------------------------------------------------------------------------------------------------------

void Stage::setPosition(double frame) {
  if (position_ == frame) return;
  position_ = frame;
  touch();
}

Frame Stage::lastFrame() const {
  Frame last = 0;
  const auto see = [&last](const edit::MotionDocument* document) {
    if (document == nullptr) return;
    const FrameRange frames = document->motion().frameRange();
    if (!frames.isEmpty()) last = std::max(last, frames.last);
  };
  see(camera_);
  for (const auto& [id, member] : cast_) see(member.motion);
  return last;
}

// --- bones ----------------------------------------------------------------------------------------------------------

bool Stage::isSelected(model::BoneIndex bone) const { return std::ranges::binary_search(bones_, bone); }

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
  if (document != nullptr) bones = bonesOfSelection(*cast_.at(active_).names, *document);
  if (bones == bones_) return;
  bones_ = std::move(bones);
  emit bonesSelected();
  emit changed();
}

}  // namespace furitsuke::session
