// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/dialogs/dancer_copy_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/formation_panel.h"
#include "app/panels/scene/formation_view.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/playback.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

/// Three models in a row, 5 units apart: Rin with a motion, Len with another one, Miku without.
class DancersInWindow : public test::WindowTest {
 protected:
  DancersInWindow() {
    rin = add("Rin", -5);
    rinMotion = addMotion("rin", rin->id());
    len = add("Len", 0);
    lenMotion = addMotion("len", len->id());
    miku = add("Miku", 5);
    activate(rin);
  }
  void showWindow() {
    window->resize(1000, 700);
    window->show();
    run("viewport.home\nviewport.frameAll");
    settle();
  }
  scene::Actor* add(const char* name, double x) {
    scene::Actor& actor = stage().addActor(test::actorNamed(name, {"センター", "右腕", "左腕"}), {});
    session::setPlacement(stage(), actor.id(), {.position = {x, 0, 0}});
    return &actor;
  }
  edit::MotionDocument* addMotion(const char* title, std::uint64_t actor) {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 10, 20});
    test::addBone(motion, "上半身", {0, 10});
    auto document = std::make_unique<edit::MotionDocument>(std::move(motion));
    document->file().setTitle(title);
    edit::MotionDocument* added = window->workspace().add(std::move(document));
    stage().assignMotion(actor, added);
    return added;
  }
  void activate(const scene::Actor* actor) { stage().setActive(actor->id()); }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] panels::ViewportPanel& viewport() { return *window->docks().panel<panels::ViewportPanel>(); }
  [[nodiscard]] panels::ViewportOverlay& overlay() { return viewport().overlay(); }
  /// A point on the square of the model, beside its bones.
  [[nodiscard]] QPoint besideBones(const scene::Actor& actor) {
    const double aspect = static_cast<double>(overlay().width()) / overlay().height();
    const glm::dvec3 at = actor.placement.position + glm::dvec3(0.8, 1.5, 0);
    return panels::projected(at, viewport().camera().shownView(aspect), overlay().size())->toPoint();
  }
  void click(QPoint at, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QTest::mouseClick(&overlay(), Qt::LeftButton, keys, at);
    settle();
  }
  [[nodiscard]] std::string framesOf(const edit::MotionDocument& document, const char* track) {
    const auto id = motion::findTrack(document.motion(), track);
    return id ? test::framesOf(document.motion(), *id) : "none";
  }
  template <class Field>
  [[nodiscard]] Field* field(const char* name) {
    return window->findChild<Field*>(QString::fromLatin1(name));
  }

  scene::Actor* rin = nullptr;
  scene::Actor* len = nullptr;
  scene::Actor* miku = nullptr;
  edit::MotionDocument* rinMotion = nullptr;
  edit::MotionDocument* lenMotion = nullptr;
};

TEST_F(DancersInWindow, ClickingAnotherModelActivatesItBringsItsMotionToTheFrontAndSelectsItsBone) {
  showWindow();
  EXPECT_EQ(window->workspace().current(), rinMotion);
  click(besideBones(*len));
  EXPECT_EQ(stage().active(), len);
  EXPECT_EQ(window->workspace().current(), lenMotion);
  EXPECT_EQ(stage().selectedBones(), std::vector<model::BoneIndex>{0}) << "the bone that moves the square";
  click(besideBones(*miku));
  EXPECT_EQ(stage().active(), miku);
  EXPECT_EQ(window->workspace().current(), lenMotion) << "there is no motion to bring to the front";
}

TEST_F(DancersInWindow, ClicksOnTheActiveModelDoWhatTheyDid) {
  showWindow();
  run("pose.pick bones=右腕");
  click(besideBones(*rin));
  EXPECT_EQ(stage().active(), rin);
  EXPECT_TRUE(stage().selectedBones().empty()) << "a click beside all bones selects none";
  for (const auto keys : {Qt::ShiftModifier, Qt::ControlModifier}) {
    click(besideBones(*len), keys);
    EXPECT_EQ(stage().active(), rin) << "a click with a modifier changes the selection";
  }
  QTest::mouseClick(&overlay(), Qt::RightButton, Qt::NoModifier, besideBones(*len));
  EXPECT_EQ(stage().active(), rin);
}

TEST_F(DancersInWindow, DuringPlaybackAClickChoosesNoModel) {
  showWindow();
  viewport().setPlaying(true);
  for (const char* bones : {"on", "off"}) {
    run(QStringLiteral("viewport.bones on=%1").arg(bones));
    click(besideBones(*len));
    EXPECT_EQ(stage().active(), rin) << bones;
  }
  viewport().setPlaying(false);
  click(besideBones(*len));
  EXPECT_EQ(stage().active(), len) << "also while the bones are hidden";
}

TEST_F(DancersInWindow, AllMotionsOfTheStageShareOnePlayhead) {
  showWindow();
  rinMotion->state().setCurrentFrame(12);
  click(besideBones(*len));
  EXPECT_EQ(lenMotion->state().currentFrame(), 12);
  lenMotion->state().setCurrentFrame(3);
  activate(rin);
  EXPECT_EQ(rinMotion->state().currentFrame(), 3);
  EXPECT_EQ(stage().position(), 3);
  edit::MotionDocument* late = addMotion("late", miku->id());
  EXPECT_EQ(late->state().currentFrame(), 3) << "a motion that is opened later, too";
}

TEST_F(DancersInWindow, AllMotionsOfTheStageShareOneLoopRange) {
  session::Playback& playback = window->playback();
  playback.setLoopRange({5, 15});
  activate(len);
  EXPECT_EQ(window->workspace().current(), lenMotion);
  EXPECT_EQ(playback.loopRange(), (FrameRange{5, 15}));
  playback.setLoopRange({});
  activate(rin);
  EXPECT_TRUE(playback.loopRange().isEmpty());
}

TEST_F(DancersInWindow, AMotionIsCopiedToSeveralDancersAsACanon) {
  run("dancer.copyMotion to=Len|Miku offset=5 step=10 place=1,0,0 placeStep=0,0,2");
  EXPECT_EQ(window->workspace().current(), rinMotion);
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 5 15 25");
  EXPECT_EQ(lenMotion->history().undoStack()->count(), 1);
  const edit::MotionDocument* made = stage().motionOf(miku->id());
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(made->motion().modelName.text(), "Miku");
  EXPECT_EQ(framesOf(*made, "右腕"), "0 15 25 35");
  EXPECT_EQ(framesOf(*made, "上半身"), "none") << "the model has no such bone";
  const auto center = motion::findTrack(made->motion(), "センター");
  ASSERT_TRUE(center);
  EXPECT_EQ(made->motion().bones[center->index].keys.values().front().translation, (Vec3{1, 0, 2}));
  EXPECT_EQ(rinMotion->history().undoStack()->count(), 0);
  lenMotion->history().undoStack()->undo();
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 10 20");
}

TEST_F(DancersInWindow, ModelsOfTheSameNameGetMotionsOfTheirOwn) {
  const scene::Actor* twin = add("Rin", 10);
  stage().assignMotion(rin->id(), nullptr);
  activate(len);
  run("dancer.copyMotion to=\"Rin (2)\" offset=30");
  EXPECT_EQ(stage().motionOf(rin->id()), nullptr) << "the first model of the name";
  const edit::MotionDocument* made = stage().motionOf(twin->id());
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(framesOf(*made, "右腕"), "0 30 40 50");
  EXPECT_EQ(stage().motionOf(len->id()), lenMotion);
  EXPECT_EQ(stage().motionOf(miku->id()), nullptr);
}

TEST_F(DancersInWindow, UndoTakesACopyBackFromAllDancersAndRedoRepeatsIt) {
  run("dancer.copyMotion to=Len|Miku offset=5 step=10");
  EXPECT_EQ(window->workspace().current(), rinMotion);
  ASSERT_NE(stage().motionOf(miku->id()), nullptr);
  run("edit.undo");
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 10 20");
  EXPECT_EQ(stage().motionOf(miku->id()), nullptr) << "the motion that was made for the copy";
  EXPECT_EQ(stage().actors().size(), 3U) << "and nothing else";
  run("edit.redo");
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 5 15 25");
  ASSERT_NE(stage().motionOf(miku->id()), nullptr);
  EXPECT_EQ(framesOf(*stage().motionOf(miku->id()), "右腕"), "0 15 25 35");
  window->workspace().setCurrent(lenMotion);
  run("key.add track=頭 frame=3");
  window->workspace().setCurrent(rinMotion);
  run("edit.undo");
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 5 15 25") << "a later step of that motion is not lost";
}

TEST_F(DancersInWindow, AMotionThatMovesSeveralModelsIsNotCopiedIntoItself) {
  stage().assignMotion(len->id(), rinMotion);
  run("dancer.copyMotion to=Len offset=10");
  EXPECT_EQ(framesOf(*rinMotion, "右腕"), "0 10 20");
  ASSERT_NE(stage().motionOf(len->id()), rinMotion);
  EXPECT_EQ(framesOf(*stage().motionOf(len->id()), "右腕"), "0 10 20 30");
}

TEST_F(DancersInWindow, OnlySelectedKeysAreCopiedOnRequestAndBeatsHaveTheTempoOfTheMotion) {
  motion::Annotations annotations;
  annotations.tempo = motion::Tempo{.beatsPerMinute = 90};  // 20 frames for a beat
  rinMotion->history().setAnnotations("tempo", annotations);
  run("select track=右腕 frames=10-20");
  run("dancer.copyMotion to=Len selection=on offset=2 unit=beats");
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 10 20 50 60");
}

TEST_F(DancersInWindow, WhatCannotBeCopiedIsReported) {
  const auto failureOf = [&](const char* name, const QString& value) {
    actions::ActionArguments arguments;
    arguments.set("to", QString(name));
    if (!value.isEmpty()) arguments.set("unit", value);
    const Status status = window->actions().runScripted("dancer.copyMotion", arguments);
    return status ? std::string() : status.error().message();
  };
  EXPECT_EQ(failureOf("Nobody", {}), "dancer.copyMotion: no model is named 'Nobody'");
  EXPECT_EQ(failureOf("Len", "beats"), "dancer.copyMotion: The motion has no tempo, so beats have no length.");
  EXPECT_EQ(failureOf("Len", {}), "");
}

TEST_F(DancersInWindow, TheDialogShowsBeforeCopyingWhatTheModelsLack) {
  window->actions().action("dancer.copyMotion")->trigger();
  auto* dialog = window->findChild<dialogs::DancerCopyDialog*>();
  ASSERT_NE(dialog, nullptr);
  auto* targets = field<QListWidget>("targets");
  ASSERT_EQ(targets->count(), 2);
  EXPECT_EQ(targets->item(0)->text(), "Len (len)");
  EXPECT_EQ(targets->item(1)->text(), "Miku (new motion)");
  EXPECT_EQ(targets->item(1)->checkState(), Qt::Checked) << "models without a motion are suggested";
  auto* missing = field<QListWidget>("missing");
  ASSERT_EQ(missing->count(), 1);
  EXPECT_EQ(missing->item(0)->text(), QString::fromUtf8("Miku lacks: 上半身"));
  targets->item(0)->setCheckState(Qt::Checked);
  EXPECT_EQ(missing->count(), 2);
  EXPECT_TRUE(field<QPushButton>("copy")->isEnabled());
  for (int i = 0; i < 2; ++i) targets->item(i)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(field<QPushButton>("copy")->isEnabled());
  targets->item(0)->setCheckState(Qt::Checked);
  field<widgets::ValueField>("offset")->setValue(7);
  EXPECT_EQ(lenMotion->history().undoStack()->count(), 0);
  field<QPushButton>("copy")->click();
  EXPECT_EQ(framesOf(*lenMotion, "右腕"), "0 7 17 27");
}

TEST_F(DancersInWindow, TheFormationIsOpenedAndItsOptionsAreRemembered) {
  showWindow();
  run("formation.wholeDance on=on\nformation.snap on=off");
  run("dancer.move by=0,0,4 whole=on");
  EXPECT_EQ(framesOf(*rinMotion, "センター"), "0");
  rinMotion->state().setCurrentFrame(10);
  run("dancer.move by=1,0,0");
  EXPECT_EQ(framesOf(*rinMotion, "センター"), "0 10");
  EXPECT_EQ(rinMotion->history().undoStack()->count(), 2);
  run("view.formation on=on");
  settle();
  auto* panel = window->docks().panel<panels::FormationPanel>();
  EXPECT_TRUE(panel->isVisible());
  EXPECT_EQ(panel->view().markers().size(), 3U);
  restart();
  EXPECT_TRUE(window->actions().action("formation.wholeDance")->isChecked());
  EXPECT_FALSE(window->actions().action("formation.snap")->isChecked());
}

TEST_F(DancersInWindow, MovingADancerWithoutAMotionMakesOne) {
  activate(miku);
  run("dancer.move by=2,0,3");
  const edit::MotionDocument* made = stage().motionOf(miku->id());
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(window->workspace().current(), made);
  EXPECT_EQ(framesOf(*made, "センター"), "0");
}

}  // namespace
}  // namespace furitsuke::commands
