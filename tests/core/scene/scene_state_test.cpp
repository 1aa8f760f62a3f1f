// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene_state.h"

#include <gtest/gtest.h>

#include <functional>

namespace furitsuke::scene {
namespace {

SceneState threeActors() {
  SceneState state;
  for (const ActorId id : {1U, 2U, 3U})
    state.actors.push_back({.id = id, .title = std::string(1, static_cast<char>('a' + id))});
  for (const MotionId id : {11U, 12U, 13U, 14U}) state.motions.push_back({.id = id});
  return state;
}

struct StateChange {
  const char* name;
  std::function<void(SceneState&)> change;
};

const std::vector<StateChange>& changes() {
  static const std::vector<StateChange> rows = {
      {"nothing", [](SceneState&) {}},
      {"hide", [](SceneState& s) { s.find(2)->isShown = false; }},
      {"place", [](SceneState& s) { s.find(2)->placement.position.x = 4; }},
      {"assign", [](SceneState& s) { s.find(3)->motion = 7; }},
      {"add", [](SceneState& s) { s.actors.push_back({.id = 9, .title = "new"}); }},
      {"remove the first", [](SceneState& s) { s.actors.erase(s.actors.begin()); }},
      {"remove all", [](SceneState& s) { s.actors.clear(); }},
      {"reorder", [](SceneState& s) { std::swap(s.actors[0], s.actors[2]); }},
      {"reorder and remove",
       [](SceneState& s) {
         std::swap(s.actors[0], s.actors[2]);
         s.actors.erase(s.actors.begin() + 1);
       }},
      {"camera",
       [](SceneState& s) {
         s.part(ScenePart::Camera) = {5, true};
       }},
      {"close a motion", [](SceneState& s) { s.motions.erase(s.motions.begin() + 1); }},
      {"close two motions", [](SceneState& s) { s.motions.erase(s.motions.begin() + 1, s.motions.begin() + 3); }},
      {"close all motions", [](SceneState& s) { s.motions.clear(); }},
      {"open a motion",
       [](SceneState& s) {
         if (!s.hasMotion(19)) s.motions.insert(s.motions.begin(), {.id = 19, .file = "a.vmd"});
       }},
      {"replace all motions",
       [](SceneState& s) {
         s.motions = {{.id = 20}, {.id = 21}};
       }},
      {"range",
       [](SceneState& s) {
         s.time = {{3, 9}, true};
       }},
      {"gravity", [](SceneState& s) { s.physics.gravity = 1; }},
      {"physics off", [](SceneState& s) { s.physicsMode = PhysicsMode::Off; }},
      {"project", [](SceneState& s) { s.file = "/b.furitsuke"; }},
  };
  return rows;
}

TEST(SceneEdit, LeadsToEachSideFromTheOther) {
  for (const StateChange& row : changes()) {
    SCOPED_TRACE(row.name);
    const SceneState before = threeActors();
    SceneState after = before;
    row.change(after);
    SceneEdit edit = SceneEdit::between(before, after);
    EXPECT_EQ(edit.isEmpty(), before == after);
    SceneState state = before;
    for (int round = 0; round < 2; ++round) {
      edit.apply(state, SceneEdit::Side::After);
      EXPECT_EQ(state, after);
      edit.apply(state, SceneEdit::Side::Before);
      EXPECT_EQ(state, before);
    }
  }
}

TEST(SceneEdit, StepsCanBeTakenBackInAnyOrder) {
  for (const StateChange& first : changes()) {
    for (const StateChange& second : changes()) {
      SCOPED_TRACE(std::string(first.name) + ", " + second.name);
      const SceneState start = threeActors();
      SceneState middle = start;
      first.change(middle);
      if (middle.actors.size() < 3 || middle.motions.size() < 4) continue;  // the second change needs all of them
      SceneState end = middle;
      second.change(end);
      SceneEdit one = SceneEdit::between(start, middle), two = SceneEdit::between(middle, end);
      SceneState state = end;
      two.apply(state, SceneEdit::Side::Before);
      one.apply(state, SceneEdit::Side::Before);
      EXPECT_EQ(state, start);
    }
  }
}

TEST(SceneEdit, LeavesOtherActorsAlone) {
  const SceneState before = threeActors();
  SceneState after = before;
  after.find(1)->isShown = false;
  SceneEdit edit = SceneEdit::between(before, after);
  after.find(2)->title = "later";
  after.actors.push_back({.id = 8});
  edit.apply(after, SceneEdit::Side::Before);
  EXPECT_TRUE(after.find(1)->isShown);
  EXPECT_EQ(after.find(2)->title, "later");
  EXPECT_NE(after.find(8), nullptr);
  EXPECT_TRUE(edit.mentions(1));
  EXPECT_FALSE(edit.mentions(2));
}

TEST(SceneEdit, LeavesOtherMembersOfAnActorAlone) {
  const std::function<void(ActorState&)> members[] = {
      [](ActorState& actor) { actor.title = "other"; }, [](ActorState& actor) { actor.isShown = false; },
      [](ActorState& actor) { actor.isPinned = true; }, [](ActorState& actor) { actor.placement.scale = 2; },
      [](ActorState& actor) { actor.motion = 6; },      [](ActorState& actor) { actor.isGuess = true; }};
  for (std::size_t undone = 0; undone < std::size(members); ++undone) {
    for (std::size_t kept = 0; kept < std::size(members); ++kept) {
      if (kept == undone) continue;
      const SceneState before = threeActors();
      SceneState state = before, wanted = before;
      members[undone](*state.find(2));
      SceneEdit edit = SceneEdit::between(before, state);
      members[kept](*state.find(2));  // without a step, such as by opening a motion
      members[kept](*wanted.find(2));
      edit.apply(state, SceneEdit::Side::Before);
      EXPECT_EQ(state, wanted) << undone << ", " << kept;
    }
  }
}

TEST(SceneEdit, DoesNotBringBackAnActorThatItDidNotRemove) {
  const SceneState before = threeActors();
  SceneState state = before;
  state.find(2)->isShown = false;
  SceneEdit edit = SceneEdit::between(before, state);
  state.actors.erase(state.actors.begin() + 1);
  const SceneState without = state;
  edit.apply(state, SceneEdit::Side::Before);
  EXPECT_EQ(state, without);
}

TEST(SceneEdit, AMotionComesBackAsItIsNow) {
  SceneState state = threeActors();
  SceneState closed = state;
  closed.motions.erase(closed.motions.begin() + 1);
  SceneEdit edit = SceneEdit::between(state, closed);
  EXPECT_TRUE(edit.mentionsMotion(12));
  EXPECT_FALSE(edit.mentionsMotion(11));
  EXPECT_TRUE(edit.onlyOpens());
  std::swap(closed.motions[0], closed.motions[2]);  // the tabs were moved, which undo does not take back
  edit.apply(closed, SceneEdit::Side::Before);
  ASSERT_EQ(closed.motions.size(), 4U);
  EXPECT_EQ(closed.motions[0].id, 14U);
  EXPECT_EQ(closed.motions[1].id, 12U);
  closed.motions[1].file = "saved.vmd";
  edit.apply(closed, SceneEdit::Side::After);
  edit.apply(closed, SceneEdit::Side::Before);
  EXPECT_EQ(closed.motions[1].file, "saved.vmd");
}

TEST(SceneEdit, AnActorComesBackAsItWasWhenItLeft) {
  const SceneState before = threeActors();
  SceneState after = before;
  after.actors.push_back({.id = 9, .title = "new"});
  SceneEdit edit = SceneEdit::between(before, after);
  after.find(9)->motion = 4;  // without a step, such as by opening a motion
  edit.apply(after, SceneEdit::Side::Before);
  edit.apply(after, SceneEdit::Side::After);
  EXPECT_EQ(after.find(9)->motion, 4U);
}

}  // namespace
}  // namespace furitsuke::scene
