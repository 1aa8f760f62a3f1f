// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/props_panel.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QTest>
#include <QUndoStack>
#include <functional>
#include <optional>
#include <utility>

#include "app/session/scene/prop_editing.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "core/scene/vac.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::panels {
namespace {

class PropsPanelTest : public ::testing::Test {
 protected:
  PropsPanelTest() {
    theme::applyTheme(*qApp, "dark");
    model = &stage.addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
    prop = &stage.addActor(test::actorNamed("flower", {"root"}), {});
    panel.show();
    QApplication::processEvents();
  }
  void type(const QString& name, const QString& text) {
    for (widgets::NumberField* field : panel.findChildren<widgets::NumberField*>()) {
      if (field->accessibleName() != name) continue;
      field->setFocus();
      field->setText(text);
      field->setModified(true);
      QTest::keyClick(field, Qt::Key_Return);
      return;
    }
    FAIL() << name.toStdString();
  }
  void choose(const QString& box, const QString& text) {
    for (QComboBox* found : panel.findChildren<QComboBox*>()) {
      if (found->accessibleName() != box) continue;
      const int index = found->findText(text);
      ASSERT_GE(index, 0) << text.toStdString();
      found->setCurrentIndex(index);
      emit found->activated(index);
      return;
    }
    FAIL() << box.toStdString();
  }
  [[nodiscard]] QStringList choicesOf(const QString& box) {
    QStringList texts;
    for (const QComboBox* found : panel.findChildren<QComboBox*>()) {
      for (int i = 0; found->accessibleName() == box && i < found->count(); ++i) texts.append(found->itemText(i));
    }
    return texts;
  }

  session::Stage stage;
  PropsPanel panel{stage};
  scene::Actor* model = nullptr;
  scene::Actor* prop = nullptr;
};

TEST_F(PropsPanelTest, PropsAreListedBeforeModels) {
  EXPECT_EQ(choicesOf("Prop"), (QStringList{"flower", "model"}));
  EXPECT_EQ(panel.shownProp(), prop->id());
}

TEST_F(PropsPanelTest, EachNumberChangesThePlacementAsOneUndoStep) {
  const scene::Placement initial = prop->placement;
  const struct {
    const char* name;
    double (*read)(const scene::Placement& placement);
    const char* text;
    double expected;
  } rows[] = {
      {"Position X", [](const scene::Placement& p) { return p.position.x; }, "1.5", 1.5},
      {"Position Y", [](const scene::Placement& p) { return p.position.y; }, "-2", -2},
      {"Position Z", [](const scene::Placement& p) { return p.position.z; }, "3", 3},
      {"Angle X", [](const scene::Placement& p) { return scene::degreesOf(p.rotation).x; }, "30", 30},
      {"Angle Y", [](const scene::Placement& p) { return scene::degreesOf(p.rotation).y; }, "40", 40},
      {"Angle Z", [](const scene::Placement& p) { return scene::degreesOf(p.rotation).z; }, "50", 50},
      {"Size", [](const scene::Placement& p) { return p.scale; }, "2", 2},
      {"Opacity", [](const scene::Placement& p) { return p.opacity; }, "0.5", 0.5},
  };
  int steps = stage.sceneDocument().undoStack().count();
  for (const auto& row : rows) {
    type(row.name, row.text);
    EXPECT_NEAR(row.read(prop->placement), row.expected, 1e-9) << row.name;
    EXPECT_EQ(stage.sceneDocument().undoStack().count(), ++steps) << row.name;
  }
  while (stage.sceneDocument().undoStack().count() > 0 && prop->placement != initial)
    stage.sceneDocument().undoStack().undo();
  EXPECT_EQ(prop->placement, initial);
}

TEST_F(PropsPanelTest, SwitchesHideThePropAndItsShadow) {
  for (QCheckBox* box : panel.findChildren<QCheckBox*>()) box->click();
  EXPECT_FALSE(prop->shown);
  EXPECT_FALSE(prop->placement.castsShadow);
  stage.sceneDocument().undoStack().undo();
  stage.sceneDocument().undoStack().undo();
  EXPECT_TRUE(prop->shown);
  EXPECT_TRUE(prop->placement.castsShadow);
}

TEST_F(PropsPanelTest, ThePropFollowsTheBoneOfItsParent) {
  EXPECT_EQ(choicesOf("Parent model"), (QStringList{"No parent", "model"})) << "not itself";
  choose("Parent model", "model");
  EXPECT_EQ(prop->placement.attachment, model->id());
  EXPECT_EQ(prop->placement.attachmentBone, 0);
  choose("Parent bone", "右腕");
  EXPECT_EQ(prop->placement.attachmentBone, 1);
  choose("Prop", "model");
  EXPECT_EQ(choicesOf("Parent model"), QStringList("No parent")) << "the prop is carried by this model";
  choose("Prop", "flower");
  EXPECT_EQ(choicesOf("Parent bone"), (QStringList{"センター", "右腕", "左腕"}));
  stage.sceneDocument().undoStack().undo();
  stage.sceneDocument().undoStack().undo();
  EXPECT_EQ(prop->placement.attachment, 0U);
}

TEST_F(PropsPanelTest, APropWithKeysGetsAKeyAtThePlayhead) {
  motion::Motion motion;
  motion.annotations.accessoryKeys = {{.frame = 0}, {.frame = 20, .position = {10, 0, 0}}};
  edit::MotionDocument document(std::move(motion));
  stage.addMotion(document);
  stage.assignMotion(prop->id(), &document);
  const int steps = stage.sceneDocument().undoStack().count();
  stage.setPosition(5);
  QApplication::processEvents();
  const auto shown = [this](const QString& name) {
    for (const widgets::NumberField* field : panel.findChildren<widgets::NumberField*>()) {
      if (field->accessibleName() == name) return field->text();
    }
    return QString();
  };
  EXPECT_EQ(shown("Position X"), "2.5") << "between the keys";
  type("Angle Y", "720");
  type("Opacity", "0.5");
  const std::vector<motion::AccessoryKey>& accessoryKeys = document.motion().annotations.accessoryKeys;
  ASSERT_EQ(accessoryKeys.size(), 3U);
  EXPECT_EQ(accessoryKeys[1].frame, 5);
  EXPECT_EQ(accessoryKeys[1].position.x, 2.5);
  EXPECT_NEAR(accessoryKeys[1].angles.y, 12.566370614, 1e-6) << "two turns";
  EXPECT_EQ(accessoryKeys[1].opacity, 0.5);
  EXPECT_EQ(stage.sceneDocument().undoStack().count(), steps) << "steps of the motion";
  EXPECT_EQ(stage.evaluated().actors[1]->shownPlacement().opacity, 0.5);
  document.history().undoStack()->undo();
  document.history().undoStack()->undo();
  EXPECT_EQ(document.motion().annotations.accessoryKeys.size(), 2U);
  choose("Parent model", "model");
  EXPECT_EQ(prop->placement.attachment, model->id());
  EXPECT_EQ(stage.sceneDocument().undoStack().count(), steps + 1) << "keys have no carrier";
  EXPECT_EQ(document.motion().annotations.accessoryKeys.size(), 2U);
  for (const Frame frame : {0, 20}) EXPECT_TRUE(stage.props().removeKey(prop->id(), frame));
  EXPECT_FALSE(stage.props().removeKey(prop->id(), 20));
  EXPECT_EQ(prop->placement.position.x, 10) << "stays where the last key placed it";
  stage.removeMotion(document);
}

TEST_F(PropsPanelTest, ADragEndsWithItsPropWhateverHappensMeanwhile) {
  auto* label = panel.findChild<widgets::DragLabel*>();
  QUndoStack& steps = stage.sceneDocument().undoStack();
  const scene::SceneState start = stage.state();
  const int count = steps.count();
  const struct {
    const char* name;
    std::function<void()> meanwhile;
    std::function<void()> end;
    int steps;
  } rows[] = {
      {"nothing", [] {}, [&] { emit label->dragFinished(); }, 1},
      {"canceled", [] {}, [&] { emit label->dragCanceled(); }, 0},
      {"the prop is removed", [&] { stage.removeActor(prop->id()); }, [&] { emit label->dragFinished(); }, 1},
      {"and the panel shows another",
       [&] {
         stage.removeActor(prop->id());
         QApplication::processEvents();
       },
       [&] {
         emit label->dragged(7);
         emit label->dragFinished();
       },
       1},
      {"and it is canceled", [&] { stage.removeActor(prop->id()); }, [&] { emit label->dragCanceled(); }, 1},
      {"the model is hidden", [&] { session::setShown(stage, model->id(), false); },
       [&] { emit label->dragFinished(); }, 2},
      {"a step is undone", [&] { steps.undo(); },
       [&] {
         emit label->dragged(9);
         emit label->dragFinished();
         steps.undo();
         steps.redo();
       },
       0},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    choose("Prop", "flower");
    emit label->dragStarted();
    emit label->dragged(3);
    row.meanwhile();
    row.end();
    QApplication::processEvents();
    if (row.steps > 0) {
      EXPECT_EQ(steps.count(), count + row.steps);
    }
    while (steps.index() > count) steps.undo();
    while (steps.index() < count) steps.redo();
    EXPECT_EQ(stage.state(), start);
    QApplication::processEvents();
  }
}

TEST_F(PropsPanelTest, ACanceledDragOfAPropWithKeysShowsItsKeysAgain) {
  motion::Motion motion;
  motion.annotations.accessoryKeys = {{.frame = 0}, {.frame = 20, .position = {10, 0, 0}}};
  edit::MotionDocument document(std::move(motion));
  stage.addMotion(document);
  stage.assignMotion(prop->id(), &document);
  QApplication::processEvents();
  auto* label = panel.findChild<widgets::DragLabel*>();
  const auto place = [this](double frame) {
    stage.setPosition(frame);
    return stage.evaluated().actors[1]->shownPlacement().position.x;
  };
  for (const bool isRemoved : {false, true}) {
    emit label->dragStarted();
    emit label->dragged(30);
    EXPECT_NE(place(10), 5);
    if (isRemoved) stage.removeActor(prop->id());
    emit label->dragCanceled();
    if (isRemoved) stage.sceneDocument().undoStack().undo();
    EXPECT_EQ(place(10), 5) << isRemoved;
    EXPECT_EQ(place(20), 10) << isRemoved;
    QApplication::processEvents();
  }
  stage.removeMotion(document);
}

TEST_F(PropsPanelTest, KeysWithoutAMotionAreStepsOfTheScene) {
  QUndoStack& steps = stage.sceneDocument().undoStack();
  const int before = steps.count();
  motion::AccessoryKey state = stage.props().stateOf(prop->id());
  stage.props().setKey("key", prop->id(), 0, state);
  state.position.x = 10;
  stage.props().setKey("key", prop->id(), 20, state);
  EXPECT_EQ(steps.count(), before + 2);
  stage.setPosition(5);
  EXPECT_EQ(stage.evaluated().find(prop->id())->shownPlacement().position.x, 2.5);
  EXPECT_EQ(session::lastFrameOn(stage), 20);
  QApplication::processEvents();
  type("Opacity", "0.5");
  ASSERT_EQ(stage.accessoryKeysOf(prop->id()).size(), 3U) << "a change sets the key at the playhead";
  EXPECT_EQ(stage.accessoryKeysOf(prop->id())[1].opacity, 0.5);
  EXPECT_EQ(steps.count(), before + 3);
  for (const std::size_t left : {2U, 1U, 0U}) {
    steps.undo();
    EXPECT_EQ(stage.accessoryKeysOf(prop->id()).size(), left);
  }
  EXPECT_EQ(stage.evaluated().find(prop->id())->shownPlacement().position.x, 0);
  steps.redo();
  EXPECT_TRUE(stage.props().removeKey(prop->id(), 0));
  EXPECT_EQ(steps.count(), before + 2);
  steps.undo();
  EXPECT_EQ(stage.accessoryKeysOf(prop->id()).size(), 1U) << "one step";
}

// A prop is seen where neither the list of models nor a key hides it.
TEST_F(PropsPanelTest, HidingInTheListAndByKeysAreTwoThings) {
  const std::uint64_t id = prop->id();
  const auto isSeen = [&](double frame) {
    stage.setPosition(frame);
    return stage.evaluated().find(id)->isVisible();
  };
  const auto box = [this] { return panel.findChildren<QCheckBox*>().front(); };
  motion::AccessoryKey state = stage.props().stateOf(id);
  stage.props().setKey("key", id, 0, state);
  state.isVisible = false;
  stage.props().setKey("key", id, 10, state);
  EXPECT_TRUE(isSeen(5));
  EXPECT_FALSE(isSeen(15));
  session::setShown(stage, id, false);
  EXPECT_FALSE(isSeen(5));
  QApplication::processEvents();
  EXPECT_TRUE(box()->isChecked()) << "by the key";
  type("Opacity", "0.5");
  EXPECT_EQ(stage.accessoryKeysOf(id).size(), 3U);
  EXPECT_TRUE(stage.accessoryKeysOf(id)[1].isVisible) << "the list makes no hidden keys";
  session::setShown(stage, id, true);
  EXPECT_TRUE(isSeen(5));
  EXPECT_FALSE(isSeen(15)) << "the list does not show what a key hides";
  session::setShown(stage, id, false);
  QApplication::processEvents();
  EXPECT_FALSE(box()->isChecked());
  box()->click();
  EXPECT_TRUE(isSeen(15)) << "who makes it visible wants to see it";
  stage.sceneDocument().undoStack().undo();
  EXPECT_FALSE(isSeen(15));
  EXPECT_FALSE(prop->shown);
}

TEST_F(PropsPanelTest, TheFirstKeyOfAHiddenPropHidesItInsteadOfTheList) {
  const std::uint64_t id = prop->id();
  session::setShown(stage, id, false);
  stage.props().setKey("key", id, 0, stage.props().stateOf(id));
  EXPECT_FALSE(stage.accessoryKeysOf(id)[0].isVisible);
  EXPECT_TRUE(prop->shown);
  EXPECT_FALSE(stage.evaluated().find(id)->isVisible());
  motion::AccessoryKey state = stage.props().stateOf(id);
  state.isVisible = true;
  stage.props().setKey("key", id, 10, state);
  stage.setPosition(10);
  EXPECT_TRUE(stage.evaluated().find(id)->isVisible()) << "a later key shows it";
  stage.sceneDocument().undoStack().undo();
  stage.sceneDocument().undoStack().undo();
  EXPECT_FALSE(prop->shown) << "one step";
}

TEST_F(PropsPanelTest, ButtonsGoFromKeyToKey) {
  motion::Motion motion;
  motion.annotations.accessoryKeys = {{.frame = 3}, {.frame = 20}};
  edit::MotionDocument document(std::move(motion));
  stage.addMotion(document);
  stage.assignMotion(prop->id(), &document);
  std::optional<Frame> wanted;
  QObject::connect(&panel, &PropsPanel::frameRequested, [&wanted](Frame frame) { wanted = frame; });
  const auto button = [this](const QString& name) {
    for (QAbstractButton* each : panel.findChildren<QAbstractButton*>()) {
      if (each->accessibleName() == name || each->text() == name) return each;
    }
    return static_cast<QAbstractButton*>(nullptr);
  };
  const struct {
    double position;
    std::optional<Frame> previous, next;
    bool hasKey;
  } rows[] = {{0, {}, 3, false}, {3, {}, 20, true}, {3.5, {}, 20, true},
              {9, 3, 20, false}, {20, 3, {}, true}, {99, 20, {}, false}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.position);
    stage.setPosition(row.position);
    QApplication::processEvents();
    EXPECT_EQ(button("Remove Key")->isEnabled(), row.hasKey);
    for (const auto& [name, expected] : {std::pair("Go to the previous key of the prop", row.previous),
                                         std::pair("Go to the next key of the prop", row.next)}) {
      wanted.reset();
      button(name)->click();
      EXPECT_EQ(wanted, expected) << name;
    }
  }
  stage.removeMotion(document);
}

TEST_F(PropsPanelTest, APropThatBecomesActiveIsShown) {
  const scene::Actor& second = stage.addActor(test::actorNamed("lamp", {"root"}), {});
  stage.setActive(second.id());
  QApplication::processEvents();
  EXPECT_EQ(panel.shownProp(), second.id()) << "which is new in the list";
  stage.setActive(prop->id());
  EXPECT_EQ(panel.shownProp(), prop->id());
  stage.setActive(model->id());
  EXPECT_EQ(panel.shownProp(), prop->id()) << "models are chosen in the list";
}

TEST_F(PropsPanelTest, StepsThatReferToARemovedModelStayAndItComesBack) {
  choose("Parent model", "model");
  const std::uint64_t attachment = model->id();
  stage.removeActor(attachment);
  type("Size", "3");
  QUndoStack& steps = stage.sceneDocument().undoStack();
  steps.undo();
  EXPECT_EQ(prop->placement.scale, 1);
  steps.undo();
  EXPECT_EQ(stage.scene().find(attachment), model) << "the same model";
  EXPECT_EQ(prop->placement.attachment, attachment);
  steps.undo();
  EXPECT_EQ(prop->placement.attachment, 0U);
}

}  // namespace
}  // namespace furitsuke::panels
