// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/assignment_rules.h"

#include <algorithm>
#include <string_view>

#include "app/session/scene/scene_part.h"
#include "app/session/scene/stage.h"

namespace furitsuke::session {

namespace {

void assign(scene::ActorState& actor, scene::MotionId motion, bool isGuess) {
  if (actor.motion == motion) return;
  actor.motion = motion;
  actor.isGuess = isGuess && motion != 0;
}

}  // namespace

bool isNamedAfter(const motion::Motion& motion, const scene::Actor& actor) {
  const std::string_view name = motion.modelName.bytes;
  return !name.empty() && nameWithin(actor.model().name.bytes, kModelNameBytes) == name;
}

bool AssignmentRules::isOpen(const edit::MotionDocument* document) const {
  return document != nullptr && state_.hasMotion(document->id());
}

scene::ActorState* AssignmentRules::actorOf(scene::MotionId motion) {
  scene::ActorState* active = stage_.active() == nullptr ? nullptr : state_.find(stage_.active()->id());
  if (active != nullptr && active->motion == motion) return active;
  const auto found = std::ranges::find(state_.actors, motion, &scene::ActorState::motion);
  return found == state_.actors.end() ? nullptr : &*found;
}

std::size_t AssignmentRules::matchingTracks(scene::ActorId id, const edit::MotionDocument& document) const {
  return session::matchingTracks(*stage_.infoOf(id).names, document.motion());
}

bool AssignmentRules::isNamedAfter(const edit::MotionDocument& document, scene::ActorId id) const {
  return session::isNamedAfter(document.motion(), *stage_.scene().find(id));
}

void AssignmentRules::addMotion(const edit::MotionDocument& document) {
  const motion::Motion& motion = document.motion();
  takeParts(document, isForCamera(motion) ? Takes::All : Takes::Opened);
  if (!isForCamera(motion)) return assignMotion(document);
  if (motion.keyCount() == 0) state_.part(ScenePart::Camera) = {document.id(), false};
}

void AssignmentRules::giveMotion(scene::ActorId id) {
  const edit::MotionDocument* best = nullptr;
  std::size_t most = 0, front = 0;
  scene::ActorState& actor = *state_.find(id);
  for (const auto& [document, lastActor] : stage_.documents_) {
    if (!isOpen(document) || isForCamera(document->motion())) continue;
    scene::ActorState* moved = actorOf(document->id());
    const bool isFree = moved == nullptr || (moved->isGuess && !moved->isPinned);
    if (isFree && isNamedAfter(*document, id)) {
      if (moved != nullptr) assign(*moved, 0, true);
      return assign(actor, document->id(), false);
    }
    const std::size_t known = moved == nullptr ? matchingTracks(id, *document) : 0;
    if (document == stage_.front_.data()) front = known;
    if (known <= most) continue;
    best = document;
    most = known;
  }
  if (2 * front > most) best = stage_.front_.data();
  if (best != nullptr) assign(actor, best->id(), true);
}

void AssignmentRules::takeParts(const edit::MotionDocument& document, Takes takes) {
  for (const ScenePart each : scene::kSceneParts) {
    scene::PartState& part = state_.part(each);
    // A motion without camera keys is that of a camera that stands still; one that names no file shows none.
    const edit::MotionDocument* now = stage_.motionOf(each);
    const bool isUsed = now != nullptr && (!isMedia(each) || provides(now->motion(), each));
    const bool isFree = !isUsed && part.motion != document.id() && !part.isChosen;
    const bool isTaken = isMedia(each) ? takes != Takes::Free && !part.isChosen : takes == Takes::All;
    if ((isFree || isTaken) && provides(document.motion(), each)) part = {document.id(), false};
  }
}

void AssignmentRules::takeFreeParts(const edit::MotionDocument& document) { takeParts(document, Takes::Free); }

scene::ActorState* AssignmentRules::namedTargetFor(const edit::MotionDocument& document) {
  scene::ActorState* best = nullptr;
  int rank = 0;
  for (scene::ActorState& actor : state_.actors) {
    if (actor.isPinned || !isNamedAfter(document, actor.id)) continue;
    const bool isActive = stage_.active() != nullptr && stage_.active()->id() == actor.id;
    const int own = stage_.motionOf(actor.id) == nullptr ? 4 : actor.isGuess ? 3 : isActive ? 2 : 1;
    if (own <= rank) continue;
    best = &actor;
    rank = own;
  }
  return best;
}

scene::ActorState* AssignmentRules::idleTargetFor(const edit::MotionDocument& document) {
  scene::ActorState* best = nullptr;
  std::size_t most = 0, mostOfAll = 0;
  for (scene::ActorState& actor : state_.actors) {
    const std::size_t known = matchingTracks(actor.id, document);
    mostOfAll = std::max(mostOfAll, known);
    // If two models match equally well, prefer the active one.
    const bool isActive = stage_.active() != nullptr && stage_.active()->id() == actor.id;
    const bool isBetter = known > most || (known == most && known > 0 && isActive);
    if (actor.motion != 0 || actor.isPinned || !isBetter) continue;
    best = &actor;
    most = known;
  }
  return 2 * most > mostOfAll ? best : nullptr;
}

scene::ActorState* AssignmentRules::targetFor(const edit::MotionDocument& document) {
  const auto& open = stage_.documents_;
  const auto own = std::ranges::find(open, &document, [](const KnownMotion& each) { return each.document.data(); });
  scene::ActorState* last = own == open.end() ? nullptr : state_.find(own->lastActor);
  if (last != nullptr && !last->isPinned) return last;
  if (scene::ActorState* named = namedTargetFor(document)) return named;
  if (scene::ActorState* idle = idleTargetFor(document)) return idle;
  scene::ActorState* active = stage_.active() == nullptr ? nullptr : state_.find(stage_.active()->id());
  scene::ActorState* best = active == nullptr || active->isPinned ? nullptr : active;
  // The active model, unless another one has at least twice as many of the tracks: a prop is not the dancer.
  std::size_t most = best == nullptr ? 0 : std::max<std::size_t>(2 * matchingTracks(best->id, document), 1) - 1;
  for (scene::ActorState& actor : state_.actors) {
    const std::size_t known = actor.isPinned ? 0 : matchingTracks(actor.id, document);
    if (known <= most) continue;
    best = &actor;
    most = known;
  }
  return best;
}

void AssignmentRules::assignMotion(const edit::MotionDocument& document) {
  scene::ActorState* target = targetFor(document);
  if (target == nullptr) return;
  const scene::MotionId guessed = target->isGuess ? target->motion : 0;
  const bool isNamed = isNamedAfter(document, target->id);
  assign(*target, document.id(), !isNamed);
  const edit::MotionDocument* displaced = guessed == 0 ? nullptr : stage_.motionWithId(guessed);
  if (!isNamed || displaced == nullptr || actorOf(guessed) != nullptr) return;
  if (scene::ActorState* idle = idleTargetFor(*displaced)) assign(*idle, guessed, true);
}

void AssignmentRules::removeMotion(const edit::MotionDocument& document) {
  std::vector<scene::ActorId> released;
  for (scene::ActorState& actor : state_.actors) {
    if (actor.motion != document.id()) continue;
    actor.isPinned = false;
    assign(actor, 0, false);
    released.push_back(actor.id);
  }
  for (const scene::ActorId id : released) giveMotion(id);
  for (const ScenePart each : scene::kSceneParts) {
    scene::PartState& part = state_.part(each);
    if (part.motion != document.id()) continue;
    const edit::MotionDocument* next = nullptr;
    for (const KnownMotion& open : stage_.documents_) {
      if (!isOpen(open.document)) continue;
      const motion::Motion& motion = open.document->motion();
      if (provides(motion, each) && (next == nullptr || isForCamera(motion))) next = open.document;
    }
    part = {next == nullptr ? 0 : next->id(), false};
  }
}

}  // namespace furitsuke::session
