// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stage/stage.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/stage/bone_selection.h"
#include "app/stage/comparison.h"
#include "app/stage/posing.h"
#include "core/convert/vmd_key_codec.h"

namespace furitsuke {

namespace {

/// A motion is called after a model when the names agree as far as a VMD holds them.
bool isNamedAfter(const Motion& motion, const Model& model) {
  const std::string_view name = motion.modelName.bytes;
  return !name.empty() && std::string_view(model.name.bytes).substr(0, kModelNameBytes) == name;
}

/// One that was just begun says by its name what it will be.
bool filmsOnly(const Motion& motion) {
  if (motion.keyCount() > 0) return motion.isCameraMotion();
  return !motion.modelName.bytes.empty() && motion.modelName.bytes == nameInField(kCameraModelName);
}

}  // namespace

Stage::Stage(QObject* parent)
    : QObject(parent), posing_(std::make_unique<Posing>(*this)), comparison_(std::make_unique<Comparison>(*this)) {}
Stage::~Stage() = default;

const Scene& Stage::evaluated() {
  if (!std::exchange(isStale_, false)) return scene_;
  bringUpMotions();
  scene_.evaluate(position_);
  return scene_;
}

void Stage::bringUpMotions() {
  for (const auto& actor : scene_.actors) {
    Member& member = cast_.at(actor->id());
    if (std::exchange(member.isDraftStale, false)) {
      const bool shows = draftsShown_ && member.motion != nullptr;
      actor->setDraft(shows ? boundDraft(member.motion->draft(), *member.names) : BoundDraft());
    }
    if (!std::exchange(member.isStale, false)) continue;
    member.motion == nullptr ? actor->clearMotion() : actor->setMotion(member.motion->motion());
  }
  if (!std::exchange(cameraStale_, false)) return;
  const Motion none;
  const Motion& motion = camera_ == nullptr ? none : camera_->motion();
  scene_.cameraTrack = motion.camera;
  scene_.lightTrack = motion.light;
  scene_.selfShadowTrack = motion.selfShadow;
}

void Stage::touch() {
  isStale_ = true;
  emit changed();
}

// --- models
// ------------------------------------------------------------------------------------------------------------

std::string Stage::unusedTitle(const std::string& title) const {
  const auto isUsed = [this](const std::string& wanted) {
    return std::ranges::any_of(scene_.actors, [&](const auto& actor) { return actor->title == wanted; });
  };
  std::string unused = title;
  for (int number = 2; isUsed(unused); ++number) unused = title + " (" + std::to_string(number) + ")";
  return unused;
}

Actor& Stage::addActor(std::unique_ptr<Actor> actor, CastEntry entry) {
  Actor& added = *actor;
  added.title = unusedTitle(added.title);
  Member& member = cast_[added.id()];
  member.entry = std::move(entry);
  member.names = std::make_unique<NameIndex>(added.model());
  scene_.actors.push_back(std::move(actor));
  ++motionRevision_;
  active_ = added.id();
  takeIdleMotion(added);
  bones_.clear();
  takeBonesFromKeys();
  emit castChanged();
  emit activeChanged();
  touch();
  return added;
}

std::size_t Stage::knownTracks(std::uint64_t id, const Motion& motion) const {
  const NameIndex& names = *cast_.at(id).names;
  const auto bones = std::ranges::count_if(motion.bones, [&names](const auto& track) {
    return !track.keys.empty() && names.findBone(track.name.bytes).has_value();
  });
  const auto morphs = std::ranges::count_if(motion.morphs, [&names](const auto& track) {
    return !track.keys.empty() && names.findMorph(track.name.bytes).has_value();
  });
  return static_cast<std::size_t>(bones + morphs);
}

void Stage::guessMotion(std::uint64_t id, MotionDocument* document) {
  assignMotion(id, document);
  cast_.at(id).isGuess = document != nullptr;
}

void Stage::takeIdleMotion(const Actor& actor) {
  MotionDocument* best = nullptr;
  std::size_t most = 0;
  for (const auto& document : documents_) {
    if (document == nullptr || filmsOnly(document->motion())) continue;
    const Actor* moved = actorOf(*document);
    const bool isFree = moved == nullptr || cast_.at(moved->id()).isGuess;
    if (isFree && isNamedAfter(document->motion(), actor.model())) {
      if (moved != nullptr) guessMotion(moved->id(), nullptr);
      return assignMotion(actor.id(), document);
    }
    const std::size_t known = knownTracks(actor.id(), document->motion());
    if (moved != nullptr || document == camera_ || known <= most) continue;
    best = document;
    most = known;
  }
  if (best != nullptr) guessMotion(actor.id(), best);
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
  Actor* actor = scene_.find(id);
  if (actor == nullptr || actor->shown == shown) return;
  actor->shown = shown;
  emit castChanged();
  touch();
}

void Stage::setPlacement(std::uint64_t id, const Placement& placement) {
  Actor* actor = scene_.find(id);
  if (actor == nullptr) return;
  actor->placement = placement;
  ++motionRevision_;
  touch();
}

void Stage::setActive(std::uint64_t id) {
  if (active_ == id || scene_.find(id) == nullptr) return;
  active_ = id;
  bones_.clear();
  takeBonesFromKeys();
  emit activeChanged();
  emit changed();
}

// --- motions
// -----------------------------------------------------------------------------------------------------------

void Stage::follow(MotionDocument& document) {
  connect(&document, &MotionDocument::motionChanged, this, [this, &document] { onMotionChanged(&document); });
  connect(&document, &MotionDocument::draftChanged, this, [this, &document] { onDraftChanged(&document); });
  for (const auto changes : {&MotionDocument::selectionChanged, &MotionDocument::currentTrackChanged}) {
    connect(&document, changes, this, [this, &document] {
      const Actor* actor = active();
      if (!picking_ && actor != nullptr && motionOf(actor->id()) == &document) takeBonesFromKeys();
    });
  }
}

void Stage::addMotion(MotionDocument& document) {
  documents_.emplace_back(&document);
  follow(document);
  const Motion& motion = document.motion();
  if (filmsOnly(motion) || (camera_ == nullptr && !motion.camera.empty())) setCameraMotion(&document);
  if (filmsOnly(motion) || scene_.actors.empty()) return;
  placeMotion(document);
}

void Stage::placeMotion(MotionDocument& document) {
  const Motion& motion = document.motion();
  for (const auto& actor : scene_.actors) {
    const Member& member = cast_.at(actor->id());
    if (!isNamedAfter(motion, actor->model()) || (member.motion != nullptr && !member.isGuess)) continue;
    MotionDocument* const guessed = member.motion;
    assignMotion(actor->id(), &document);
    if (guessed != nullptr && actorOf(*guessed) == nullptr) placeMotion(*guessed);
    return;
  }
  std::uint64_t best = active_;
  std::size_t most = 0;
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) != nullptr) continue;
    // Of two that know as much the active one is meant.
    const std::size_t known = 2 * knownTracks(actor->id(), motion) + (actor->id() == active_ ? 1 : 0);
    if (known <= std::max<std::size_t>(most, 1)) continue;
    best = actor->id();
    most = known;
  }
  // A motion that was just begun takes nobody's dance away.
  if (motion.keyCount() == 0 && motionOf(best) != nullptr) return;
  // Nobody rests who knows it: as in MMD it goes to whom the person works on.
  guessMotion(best, &document);
}

void Stage::removeMotion(const MotionDocument& document) {
  std::erase_if(documents_, [&](const auto& open) { return open == nullptr || open == &document; });
  document.disconnect(this);
  if (comparison_->second() == &document) comparison_->stop();
  for (auto& [id, member] : cast_) {
    if (member.motion == &document) assignMotion(id, nullptr);
  }
  if (camera_ == &document) setCameraMotion(nullptr);
}

void Stage::assignMotion(std::uint64_t id, MotionDocument* document) {
  Member& member = cast_.at(id);
  if (member.motion == document) return;
  member.motion = document;
  member.isStale = member.isDraftStale = true;
  member.isGuess = false;
  ++motionRevision_;
  if (id == active_) takeBonesFromKeys();
  emit castChanged();
  touch();
}

Actor* Stage::actorOf(const MotionDocument& document) const {
  for (const auto& actor : scene_.actors) {
    if (motionOf(actor->id()) == &document) return actor.get();
  }
  return nullptr;
}

void Stage::setCameraMotion(MotionDocument* document) {
  if (camera_ == document) return;
  camera_ = document;
  cameraStale_ = true;
  emit castChanged();
  touch();
}

bool Stage::uses(const MotionDocument& document) const { return camera_ == &document || actorOf(document) != nullptr; }

void Stage::onMotionChanged(MotionDocument* document) {
  bool isShown = camera_ == document;
  cameraStale_ = cameraStale_ || isShown;
  for (auto& [id, member] : cast_) {
    if (member.motion != document) continue;
    member.isStale = isShown = true;
    ++motionRevision_;
  }
  if (isShown) touch();
}

void Stage::onDraftChanged(const MotionDocument* document) {
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

// --- time
// --------------------------------------------------------------------------------------------------------------

void Stage::setPosition(double frame) {
  if (position_ == frame) return;
  position_ = frame;
  touch();
}

Frame Stage::lastFrame() const {
  Frame last = 0;
  const auto see = [&last](const MotionDocument* document) {
    if (document == nullptr) return;
    const FrameRange frames = document->motion().frameRange();
    if (!frames.isEmpty()) last = std::max(last, frames.last);
  };
  see(camera_);
  for (const auto& [id, member] : cast_) see(member.motion);
  return last;
}

// --- bones
// -------------------------------------------------------------------------------------------------------------

bool Stage::isSelected(BoneIndex bone) const { return std::ranges::binary_search(bones_, bone); }

void Stage::selectBones(std::vector<BoneIndex> bones) {
  const Actor* actor = active();
  if (actor == nullptr) return;
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  if (bones == bones_) return;
  bones_ = std::move(bones);
  if (MotionDocument* document = motionOf(actor->id())) {
    picking_ = true;
    showBonesInDocument(actor->model(), bones_, *document);
    picking_ = false;
  }
  emit bonesSelected();
  emit changed();
}

void Stage::takeBonesFromKeys() {
  const Actor* actor = active();
  MotionDocument* document = actor == nullptr ? nullptr : motionOf(actor->id());
  std::vector<BoneIndex> bones;
  if (document != nullptr) bones = bonesOfSelection(*cast_.at(active_).names, *document);
  if (bones == bones_) return;
  bones_ = std::move(bones);
  emit bonesSelected();
  emit changed();
}

}  // namespace furitsuke
