// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/scene_document.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <algorithm>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::edit {
namespace {

class SceneDocumentTest : public ::testing::Test {
 protected:
  scene::SceneState with(std::string title) const {
    scene::SceneState state = document.state();
    if (state.actors.empty()) state.actors.push_back({.id = 1});
    state.actors.front().title = std::move(title);
    return state;
  }
  std::string title() const { return document.state().actors.empty() ? "" : document.state().actors.front().title; }

  SceneDocument document;
  QUndoStack& steps = document.undoStack();
};

TEST_F(SceneDocumentTest, AChangeIsOneStepAndToldOnce) {
  QSignalSpy changed(&document, &SceneDocument::changed);
  document.change("name", with("a"));
  document.change("name", with("a"));
  EXPECT_EQ(steps.count(), 1);
  EXPECT_EQ(changed.count(), 1);
  steps.undo();
  EXPECT_EQ(title(), "");
  steps.redo();
  EXPECT_EQ(title(), "a");
  EXPECT_EQ(changed.count(), 3);
}

TEST_F(SceneDocumentTest, ChangesWithinAStepAreOneStepWithItsText) {
  {
    const SceneStep outer(document, "outer");
    document.change("inner", with("a"));
    const SceneStep inner(document, "inner");
    document.adapt(with("b"));
  }
  ASSERT_EQ(steps.count(), 1);
  EXPECT_EQ(steps.text(0), "outer");
  steps.undo();
  EXPECT_EQ(title(), "");
}

TEST_F(SceneDocumentTest, TheLastStepsOfMotionsCanBeAPartOfAStep) {
  MotionDocument first{motion::Motion()}, second{motion::Motion()};
  const auto name = [](MotionDocument& motion, const char* text) {
    motion.history().setModelName(*Name::fromText(text));
  };
  {
    const SceneStep step(document, "copy");
    for (MotionDocument* each : {&first, &second}) {
      name(*each, "a");
      document.include(*each->history().undoStack());
    }
  }
  ASSERT_EQ(steps.count(), 1) << "although the scene is the same";
  steps.undo();
  EXPECT_EQ(first.motion().modelName.text() + second.motion().modelName.text(), "");
  steps.redo();
  EXPECT_EQ(first.motion().modelName.text() + second.motion().modelName.text(), "aa");
  EXPECT_EQ(historyToUndo(first.history().undoStack(), &steps), &steps);
  name(second, "b");
  steps.undo();
  EXPECT_EQ(first.motion().modelName.text(), "");
  EXPECT_EQ(second.motion().modelName.text(), "b") << "a later step stays";
}

TEST_F(SceneDocumentTest, IsArrangedByStepsThatDoMoreThanAddActors) {
  const auto added = [this](scene::ActorId id) {
    scene::SceneState state = document.state();
    state.actors.push_back({.id = id});
    return state;
  };
  document.change("add", added(1));
  document.change("add", added(2));
  EXPECT_FALSE(document.isArranged()) << "opening the files again gives the same";
  document.change("name", with("a"));
  EXPECT_TRUE(document.isArranged());
  steps.undo();
  EXPECT_FALSE(document.isArranged());
  steps.redo();
  document.setArranged();
  EXPECT_FALSE(document.isArranged());
  steps.undo();
  EXPECT_TRUE(document.isArranged()) << "what was stored is undone";
  scene::SceneState turned = document.state();
  std::ranges::reverse(turned.actors);
  document.change("order", turned);
  EXPECT_TRUE(document.isArranged());
  document.setArranged();
  turned.actors.pop_back();
  document.change("remove", turned);
  EXPECT_TRUE(document.isArranged());
}

TEST_F(SceneDocumentTest, AStepWithoutAChangeIsNone) {
  {
    const SceneStep step(document, "nothing");
    const scene::SceneState before = document.state();
    document.change("there", with("a"));
    document.change("and back", before);
  }
  EXPECT_EQ(steps.count(), 0);
}

TEST_F(SceneDocumentTest, WhatTheProgramArrangesIsNoStep) {
  {
    const WithoutSceneSteps without(document);
    document.change("by itself", with("a"));
  }
  document.adapt(with("b"));
  EXPECT_EQ(title(), "b");
  EXPECT_EQ(steps.count(), 0);
}

TEST_F(SceneDocumentTest, WhatFollowsFromUndoIsNoStep) {
  document.change("name", with("a"));
  QObject::connect(&document, &SceneDocument::changed, [this] {
    if (title() == "b") document.change("follows", with("c"));
  });
  document.change("name", with("b"));
  ASSERT_EQ(title(), "c");
  const int count = steps.count();
  while (steps.canUndo()) steps.undo();
  while (steps.canRedo()) steps.redo();
  EXPECT_EQ(steps.count(), count);
}

TEST_F(SceneDocumentTest, AGestureIsOneStepFromItsBeginning) {
  document.change("name", with("a"));
  for (const char* title : {"b", "c", "d"}) document.updateGesture("drag", with(title));
  EXPECT_EQ(steps.count(), 1);
  document.endGesture();
  ASSERT_EQ(steps.count(), 2);
  EXPECT_EQ(steps.text(1), "drag");
  steps.undo();
  EXPECT_EQ(title(), "a");
  document.endGesture();
  document.updateGesture("drag", with("b"));
  document.cancelGesture();
  EXPECT_EQ(title(), "a");
  EXPECT_TRUE(steps.canRedo()) << "a canceled gesture makes no step";
}

TEST_F(SceneDocumentTest, AGestureLeavesAloneWhatIsChangedMeanwhile) {
  const auto change = [this](auto set) {
    scene::SceneState state = document.state();
    set(state);
    return state;
  };
  const auto hide = [](scene::SceneState& state) { state.actors.front().isShown = false; };
  const auto assign = [](scene::SceneState& state) { state.actors.front().motion = 4; };
  const auto remove = [](scene::SceneState& state) { state.actors.clear(); };
  document.change("name", with("a"));
  const scene::SceneState start = document.state();
  document.updateGesture("drag", with("b"));
  document.change("hide", change(hide));
  document.adapt(change(assign));
  document.updateGesture("drag", with("c"));
  document.endGesture();
  ASSERT_EQ(steps.count(), 3);
  steps.undo();
  EXPECT_EQ(title(), "a");
  EXPECT_FALSE(document.state().actors.front().isShown);
  EXPECT_EQ(document.state().actors.front().motion, 4U);

  document.updateGesture("drag", with("b"));
  steps.undo();
  EXPECT_TRUE(document.state().actors.front().isShown);
  document.cancelGesture();
  EXPECT_EQ(title(), "a");
  EXPECT_TRUE(document.state().actors.front().isShown) << "undone during the gesture";

  document.updateGesture("drag", with("b"));
  document.change("remove", change(remove));
  document.endGesture();
  EXPECT_EQ(steps.count(), 2) << "nothing is left of the gesture";
  steps.undo();
  EXPECT_EQ(document.state().actors.front().title, "a");
  EXPECT_EQ(document.state().actors.size(), start.actors.size());
}

TEST_F(SceneDocumentTest, UndoDuringAGestureLosesNothing) {
  document.change("name", with("a"));
  document.change("name", with("b"));
  document.updateGesture("drag", with("c"));
  steps.undo();
  document.updateGesture("drag", with("d"));
  document.endGesture();
  EXPECT_EQ(title(), "d");
  steps.undo();
  EXPECT_EQ(title(), "a");
  steps.undo();
  EXPECT_EQ(title(), "");
}

TEST_F(SceneDocumentTest, TheOldestStepsCanBeForgotten) {
  struct Row {
    const char* name;
    int undone, forgotten, left;
    const char* first;  ///< the title when all that are left are undone
  };
  for (const Row& row : {Row{"one of three", 0, 1, 2, "a"}, Row{"two of three", 0, 2, 1, "b"}, Row{"all", 0, 3, 0, "c"},
                         Row{"with a step to redo", 1, 1, 2, "a"}, Row{"with two steps to redo", 2, 1, 2, "a"},
                         Row{"everything undone", 3, 1, 0, ""}}) {
    SCOPED_TRACE(row.name);
    steps.clear();
    document.adapt(with(""));
    document.setArranged();
    for (const char* title : {"a", "b", "c"}) document.change(title, with(title));
    const auto last = static_cast<const NumberedStep*>(steps.command(2));
    for (int i = 0; i < row.undone; ++i) steps.undo();
    const std::string now = title();
    const std::uint64_t number = last->number();
    QSignalSpy changed(&document, &SceneDocument::changed);
    for (int i = 0; i < row.forgotten; ++i) EXPECT_TRUE(document.forgetOldest());
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(title(), now);
    ASSERT_EQ(steps.count(), row.left);
    if (row.left > 0) {
      EXPECT_EQ(static_cast<const NumberedStep*>(steps.command(row.left - 1))->number(), number);
      EXPECT_TRUE(document.isArranged());
    }
    EXPECT_EQ(steps.count() - steps.index(), row.left == 0 ? 0 : row.undone);
    while (steps.canUndo()) steps.undo();
    EXPECT_EQ(title(), row.first);
    while (steps.canRedo()) steps.redo();
    EXPECT_EQ(title(), row.left > 0 ? "c" : row.first);
  }
  EXPECT_FALSE(document.forgetOldest());
}

TEST_F(SceneDocumentTest, UndoTakesBackTheLaterStepOfMotionAndScene) {
  MotionDocument motion;
  QUndoStack* keys = motion.history().undoStack();
  const auto rename = [&motion](const char* name) { motion.history().setModelName(*Name::fromText(name)); };
  EXPECT_EQ(historyToUndo(keys, &steps), nullptr);
  rename("x");
  document.change("name", with("a"));
  rename("y");
  EXPECT_EQ(historyToUndo(keys, &steps), keys);
  keys->undo();
  EXPECT_EQ(historyToUndo(keys, &steps), &steps);
  steps.undo();
  EXPECT_EQ(historyToUndo(keys, &steps), keys);
  EXPECT_EQ(historyToRedo(keys, &steps), &steps) << "undone last";
  steps.redo();
  EXPECT_EQ(historyToRedo(keys, &steps), keys);
  EXPECT_EQ(historyToUndo(nullptr, &steps), &steps) << "without a motion";
  keys->redo();
  EXPECT_EQ(historyToRedo(keys, &steps), nullptr);
  keys->undo();
  document.change("name", with("b"));
  steps.undo();
  EXPECT_EQ(historyToRedo(keys, &steps), &steps) << "though an earlier step of the motion is undone too";
}

}  // namespace
}  // namespace furitsuke::edit
