// SPDX-License-Identifier: MIT
#include "core/scene/scene_state.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace furitsuke::scene {

namespace {

std::vector<ActorId> orderOf(const SceneState& state) {
  std::vector<ActorId> ids;
  for (const ActorState& actor : state.actors) ids.push_back(actor.id);
  return ids;
}

/// All members but the id. The names are there so that this does not compile without a new member.
template <class Actor>
auto valuesOf(Actor& actor) {
  auto& [id, title, isShown, isPinned, placement, motion, isGuess, places] = actor;
  return std::tie(title, isShown, isPinned, placement, motion, isGuess, places);
}

/// Sets what differs between the two, and leaves the rest to other changes.
void setChanged(ActorState& actor, const ActorState& from, const ActorState& to) {
  const auto changed = [](auto& value, const auto& before, const auto& after) {
    if (before != after) value = after;
  };
  [&]<std::size_t... I>(auto values, auto before, auto after, std::index_sequence<I...>) {
    (changed(std::get<I>(values), std::get<I>(before), std::get<I>(after)), ...);
  }
  (valuesOf(actor), valuesOf(from), valuesOf(to), std::make_index_sequence<7>());
}

/// Actors that are not in the order come last, as they are.
void sortBy(std::vector<ActorState>& actors, const std::vector<ActorId>& order) {
  const auto rank = [&order](const ActorState& actor) { return std::ranges::find(order, actor.id) - order.begin(); };
  std::ranges::stable_sort(actors, std::ranges::less(), rank);
}

/// Calls visit(member, change) for each value of a state and its change.
template <class Values, class Changes, class Visit>
void eachValue(const Values& values, Changes& changes, Visit visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) { (visit(std::get<I>(values), std::get<I>(changes)), ...); }
  (std::make_index_sequence<std::tuple_size_v<Values>>());
}

}  // namespace

const ActorState* SceneState::find(ActorId id) const {
  const auto found = std::ranges::find(actors, id, &ActorState::id);
  return found == actors.end() ? nullptr : &*found;
}

ActorState* SceneState::find(ActorId id) { return const_cast<ActorState*>(std::as_const(*this).find(id)); }

bool SceneState::hasMotion(MotionId id) const {
  return std::ranges::find(motions, id, &MotionState::id) != motions.end();
}

SceneEdit SceneEdit::between(const SceneState& before, const SceneState& after) {
  SceneEdit edit;
  for (const ActorState& old : before.actors) {
    const ActorState* now = after.find(old.id);
    if (now == nullptr) {
      edit.actors_.push_back({old, std::nullopt});
    } else if (*now != old) {
      edit.actors_.push_back({old, *now});
    }
  }
  for (const ActorState& now : after.actors) {
    if (before.find(now.id) == nullptr) edit.actors_.push_back({std::nullopt, now});
  }
  const auto addMotions = [&edit](const SceneState& from, const SceneState& to, Side side) {
    for (std::size_t i = 0; i < from.motions.size(); ++i) {
      if (!to.hasMotion(from.motions[i].id)) edit.motions_.push_back({from.motions[i], i, side});
    }
  };
  addMotions(before, after, Side::Before);
  addMotions(after, before, Side::After);
  for (const ScenePart part : kSceneParts) {
    if (before.part(part) != after.part(part)) edit.parts_.push_back({part, before.part(part), after.part(part)});
  }
  std::vector<ActorId> from = orderOf(before), to = orderOf(after);
  if (from != to) edit.order_ = {std::move(from), std::move(to)};
  eachValue(kValues, edit.values_, [&](auto member, auto& change) {
    if (before.*member != after.*member) change.emplace(before.*member, after.*member);
  });
  return edit;
}

bool SceneEdit::isEmpty() const noexcept {
  bool hasValues = false;
  eachValue(kValues, values_, [&](auto, const auto& change) { hasValues = hasValues || change.has_value(); });
  return actors_.empty() && motions_.empty() && parts_.empty() && order_.empty() && !hasValues;
}

bool SceneEdit::onlyOpens() const {
  if (!motions_.empty()) return true;
  const bool isInOrder =
      order_.empty() || (order_.front().size() <= order_.back().size() &&
                         std::ranges::equal(order_.front(), std::span(order_.back()).first(order_.front().size())));
  return isInOrder && parts_.empty() &&
         std::ranges::none_of(actors_, [](const ActorChange& change) { return change.before.has_value(); });
}

bool SceneEdit::addsOrRemoves() const {
  return !motions_.empty() || std::ranges::any_of(actors_, [](const ActorChange& change) {
    return change.before.has_value() != change.after.has_value();
  });
}

void SceneEdit::apply(SceneState& state, Side side) {
  applyActors(state, side);
  applyMotions(state, side);
  for (const PartChange& change : parts_) state.part(change.part) = side == Side::Before ? change.before : change.after;
  if (!order_.empty()) sortBy(state.actors, side == Side::Before ? order_.front() : order_.back());
  eachValue(kValues, values_, [&](auto member, auto& change) {
    if (!change) return;
    auto& [from, to] = *change;
    (side == Side::Before ? to : from) = state.*member;
    state.*member = side == Side::Before ? from : to;
  });
}

void SceneEdit::applyActors(SceneState& state, Side side) {
  for (ActorChange& change : actors_) {
    auto& [from, to] = change;
    std::optional<ActorState>& wanted = side == Side::Before ? from : to;
    std::optional<ActorState>& other = side == Side::Before ? to : from;
    const ActorId id = (wanted ? wanted : other)->id;
    ActorState* present = state.find(id);
    if (wanted && other) {
      if (present != nullptr) setChanged(*present, *other, *wanted);
    } else if (wanted && present == nullptr) {
      state.actors.push_back(*wanted);
    } else if (!wanted && present != nullptr) {
      other = *present;
      std::erase_if(state.actors, [id](const ActorState& actor) { return actor.id == id; });
    }
  }
}

void SceneEdit::applyMotions(SceneState& state, Side side) {
  std::vector<MotionState>& motions = state.motions;
  for (MotionChange& change : motions_) {
    if (change.has == side) continue;
    const auto present = std::ranges::find(motions, change.motion.id, &MotionState::id);
    if (present == motions.end()) continue;
    change.motion = *present;
    motions.erase(present);
  }
  // The first one first, so that each comes to its place.
  for (const MotionChange& change : motions_) {
    if (change.has != side || state.hasMotion(change.motion.id)) continue;
    motions.insert(motions.begin() + static_cast<std::ptrdiff_t>(std::min(change.place, motions.size())),
                   change.motion);
  }
}

bool SceneEdit::mentions(ActorId id) const {
  return std::ranges::any_of(
      actors_, [id](const ActorChange& change) { return (change.before ? change.before : change.after)->id == id; });
}

bool SceneEdit::mentionsMotion(MotionId id) const {
  return std::ranges::any_of(motions_, [id](const MotionChange& change) { return change.motion.id == id; });
}

}  // namespace furitsuke::scene
