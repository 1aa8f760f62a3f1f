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
  auto& [id, title, isShown, isPinned, placement, motion, isGuess] = actor;
  return std::tie(title, isShown, isPinned, placement, motion, isGuess);
}

/// Sets what differs between the two, and leaves the rest to other changes.
void setChanged(ActorState& actor, const ActorState& from, const ActorState& to) {
  const auto changed = [](auto& value, const auto& before, const auto& after) {
    if (before != after) value = after;
  };
  [&]<std::size_t... I>(auto values, auto before, auto after, std::index_sequence<I...>) {
    (changed(std::get<I>(values), std::get<I>(before), std::get<I>(after)), ...);
  }
  (valuesOf(actor), valuesOf(from), valuesOf(to), std::make_index_sequence<6>());
}

/// Actors that are not in the order come last, as they are.
void sortBy(std::vector<ActorState>& actors, const std::vector<ActorId>& order) {
  const auto rank = [&order](const ActorState& actor) { return std::ranges::find(order, actor.id) - order.begin(); };
  std::ranges::stable_sort(actors, std::ranges::less(), rank);
}

}  // namespace

const ActorState* SceneState::find(ActorId id) const {
  const auto found = std::ranges::find(actors, id, &ActorState::id);
  return found == actors.end() ? nullptr : &*found;
}

ActorState* SceneState::find(ActorId id) { return const_cast<ActorState*>(std::as_const(*this).find(id)); }

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
  for (const ScenePart part : kSceneParts) {
    if (before.part(part) != after.part(part)) edit.parts_.push_back({part, before.part(part), after.part(part)});
  }
  std::vector<ActorId> from = orderOf(before), to = orderOf(after);
  if (from != to) edit.order_ = {std::move(from), std::move(to)};
  return edit;
}

bool SceneEdit::onlyAdds() const {
  const bool isInOrder =
      order_.empty() || (order_.front().size() <= order_.back().size() &&
                         std::ranges::equal(order_.front(), std::span(order_.back()).first(order_.front().size())));
  return isInOrder && parts_.empty() &&
         std::ranges::none_of(actors_, [](const ActorChange& change) { return change.before.has_value(); });
}

void SceneEdit::apply(SceneState& state, Side side) {
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
  for (const PartChange& change : parts_) state.part(change.part) = side == Side::Before ? change.before : change.after;
  if (!order_.empty()) sortBy(state.actors, side == Side::Before ? order_.front() : order_.back());
}

bool SceneEdit::mentions(ActorId id) const {
  return std::ranges::any_of(
      actors_, [id](const ActorChange& change) { return (change.before ? change.before : change.after)->id == id; });
}

}  // namespace furitsuke::scene
