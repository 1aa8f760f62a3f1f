// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bone_posing.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/model/morph_page.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/properties/section_header.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/timeline/track_labels.h"
#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/binding_check.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/number_field.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// A window at frame 15 with a model of three bones, one above the other, which a.vmd moves.
class PosingInWindow : public test::WindowTest {
 protected:
  PosingInWindow() { open(); }
  void open() {
    motion::Motion dance = sampleMotion();
    dance.camera = {};
    EXPECT_TRUE(window->files().open(writeMotion("a.vmd", dance)));
    window->stage().addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
    run("viewport.home\nframe.goto frame=15\nviewport.frameAll\npose.spaceGlobal");
    settle();
    stage().binding().checkNow();
    window->messages().clear();  // the model lacks some bones of the motion
  }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] session::Posing& posing() { return stage().posing(); }
  [[nodiscard]] panels::ViewportOverlay& overlay() { return window->docks().panel<panels::ViewportPanel>()->overlay(); }
  [[nodiscard]] bool isDrawn() {
    return static_cast<bool>(window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false));
  }
  /// A point on the handle.
  [[nodiscard]] QPoint pointOn(const eval::PoseHandle& handle) {
    const panels::PoseTool& tool = overlay().placedPoseTool();
    for (const panels::HandleShape& shape : tool.shapes()) {
      if (shape.handle != handle) continue;
      for (const QLineF& line : shape.lines) {
        const QPoint at = line.center().toPoint();
        if (tool.handleUnder(at) == handle) return at;
      }
      const QPoint middle = shape.area.boundingRect().center().toPoint();
      if (tool.handleUnder(middle) == handle) return middle;
    }
    ADD_FAILURE() << "no handle " << static_cast<int>(handle.kind) << ' ' << handle.axis;
    return {};
  }
  void send(QEvent::Type type, QPoint at, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers keys = Qt::NoModifier) {
    const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : button;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
    QMouseEvent event(type, at, overlay().mapToGlobal(at), changed, held, keys);
    QApplication::sendEvent(&overlay(), &event);
  }
  /// Drags a handle without releasing the button.
  QPoint grab(const eval::PoseHandle& handle, QPoint by) {
    const QPoint at = pointOn(handle);
    send(QEvent::MouseButtonPress, at);
    for (int i = 1; i <= 4; ++i) send(QEvent::MouseMove, at + by * i / 4);
    return at + by;
  }
  void drag(const eval::PoseHandle& handle, QPoint by) { send(QEvent::MouseButtonRelease, grab(handle, by)); }
  [[nodiscard]] std::optional<Vec3> draftOf(const char* bone) {
    const motion::BonePose* pose = document().history().draft().findBone(test::nameOf(bone).bytes);
    return pose == nullptr ? std::nullopt : std::optional(pose->translation);
  }
  [[nodiscard]] const motion::BoneKey* key(const char* bone, Frame frame) {
    const auto track = motion::findTrack(document().motion(), bone);
    return track ? document().motion().bones[track->index].keys.find(frame) : nullptr;
  }
  void setDraft(float x) {
    motion::PoseDraft draft;
    draft.set(motion::BonePose{test::nameOf("右腕"), {x, 0, 0}, {0, 0, 0, 1}});
    document().history().setDraft("pose", draft);
  }
  QPushButton* choice(const QString& text) {
    for (QPushButton* button : window->messages().findChildren<QPushButton*>()) {
      if (button->text() == text) return button;
    }
    ADD_FAILURE() << "no button " << text.toStdString();
    return nullptr;
  }
};

#define NEEDS_PICTURE() \
  if (!isDrawn()) GTEST_SKIP() << "OpenGL is not available"

const eval::PoseHandle kMoveX{eval::HandleKind::MoveAxis, 0};
const eval::PoseHandle kMoveY{eval::HandleKind::MoveAxis, 1};
const eval::PoseHandle kTurnZ{eval::HandleKind::TurnAxis, 2};

TEST_F(PosingInWindow, DraggingAHandlePosesEnterRegistersAndUndoRestores) {
  NEEDS_PICTURE();
  run("pose.pick bones=右腕");
  const glm::dvec3 before = stage().evaluated().actors[0]->pose().transforms[1].position;
  const QPoint end = grab(kMoveX, {60, 0});
  ASSERT_TRUE(draftOf("右腕")) << "shown while it is dragged";
  const glm::dvec3 held = stage().evaluated().actors[0]->pose().transforms[1].position;
  EXPECT_GT(held.x, before.x + 0.1);
  EXPECT_NEAR(held.y, before.y, 1e-6) << "only along the handle";
  send(QEvent::MouseButtonRelease, end);
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "one drag, one step";
  EXPECT_EQ(key("右腕", 15), nullptr) << "the pose is not registered yet";
  EXPECT_TRUE(document().isModified());
  auto* status = window->findChild<QLabel*>("statusDraft");
  EXPECT_TRUE(status->text().contains("1 bone")) << status->text().toStdString();
  const Vec3 posed = *draftOf("右腕");
  overlay().setFocus();
  settle();
  QTest::keyClick(&overlay(), Qt::Key_Return);
  ASSERT_NE(key("右腕", 15), nullptr);
  EXPECT_EQ(key("右腕", 15)->translation, posed);
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_FALSE(status->isVisible());
  EXPECT_NEAR(glm::length(stage().evaluated().actors[0]->pose().transforms[1].position - held), 0, 1e-5);
  run("edit.undo");
  EXPECT_EQ(key("右腕", 15), nullptr);
  EXPECT_EQ(draftOf("右腕"), posed);
  run("edit.undo");
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_FALSE(document().isModified());
  EXPECT_NEAR(glm::length(stage().evaluated().actors[0]->pose().transforms[1].position - before), 0, 1e-9);
}

TEST_F(PosingInWindow, BonesCanBePosedWithTheMotionCameraExceptDuringPlayback) {
  NEEDS_PICTURE();
  motion::Motion film;
  film.camera = sampleMotion().camera;
  edit::MotionDocument& dance = document();
  ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", film)));
  run("frame.goto frame=15\npose.pick bones=右腕\nviewport.ratio21x9\nviewport.safeFrames on=on");
  const panels::ViewportCamera& camera = window->docks().panel<panels::ViewportPanel>()->camera();
  ASSERT_TRUE(camera.looksThroughMotion());
  const auto marks = [&] { return overlay().marks().size(); };
  EXPECT_EQ(marks(), 3U);
  const glm::dvec3 before = stage().evaluated().actors[0]->pose().transforms[1].position;
  drag(kMoveY, {0, -40});
  EXPECT_TRUE(camera.looksThroughMotion()) << "the view was not changed";
  EXPECT_NE(dance.history().draft().findBone(test::nameOf("右腕").bytes), nullptr);
  EXPECT_GT(stage().evaluated().actors[0]->pose().transforms[1].position.y, before.y + 0.1);
  window->playback().play();
  EXPECT_EQ(marks(), 0U);
  EXPECT_TRUE(overlay().placedPoseTool().shapes().empty());
  window->playback().pause();
  EXPECT_EQ(marks(), 3U);
}

TEST_F(PosingInWindow, PosingWhileACameraMotionIsCurrentUsesItsFrame) {
  edit::MotionDocument& dance = document();
  motion::Motion film;
  film.camera = sampleMotion().camera;
  for (const char* posing : {"pose.values translation=1,2,3", "pose.resetAll"}) {
    ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", film)));
    edit::MotionDocument& camera = document();
    run("frame.goto frame=17\npose.pick bones=右腕");
    ASSERT_EQ(&document(), &camera);
    run(posing);
    ASSERT_EQ(&document(), &dance) << "undo is available in the changed motion: " << posing;
    EXPECT_EQ(dance.state().currentFrame(), 17) << posing;
    run("pose.register");
    EXPECT_NE(key("右腕", 17), nullptr) << posing;
    EXPECT_EQ(key("右腕", 15), nullptr) << posing;
    run("edit.undo\nedit.undo");
    EXPECT_TRUE(dance.history().draft().isEmpty());
    EXPECT_FALSE(dance.isModified());
    EXPECT_FALSE(camera.isModified());
    run("view.nextTab\nfile.close");
  }
}

TEST_F(PosingInWindow, ADraftIsRegisteredOrDiscardedWhileAnotherMotionIsCurrent) {
  edit::MotionDocument& dance = document();
  motion::Motion film;
  film.camera = sampleMotion().camera;
  ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", film)));
  edit::MotionDocument& camera = document();
  for (const char* what : {"pose.register", "pose.registerAll", "pose.discard", "pose.discardSelected"}) {
    window->workspace().setCurrent(&dance);
    run("frame.goto frame=15\npose.pick bones=右腕\npose.values translation=1,2,3");
    window->workspace().setCurrent(&camera);
    run("frame.goto frame=18");
    run(what);
    ASSERT_EQ(&document(), &dance) << what;
    EXPECT_TRUE(dance.history().draft().isEmpty()) << what;
    EXPECT_EQ(key("右腕", 15), nullptr) << what;
    EXPECT_EQ(key("右腕", 18) != nullptr, std::string(what).starts_with("pose.register")) << what;
    run("edit.undo\nedit.undo");
    EXPECT_FALSE(dance.isModified()) << what;
  }
}

TEST_F(PosingInWindow, EscAndTheRightButtonCancelADrag) {
  NEEDS_PICTURE();
  run("pose.pick bones=右腕");
  for (const bool isKey : {true, false}) {
    const QPoint end = grab(kMoveX, {60, 0});
    EXPECT_TRUE(draftOf("右腕"));
    if (isKey) {
      overlay().setFocus();
      QTest::keyClick(&overlay(), Qt::Key_Escape);
    } else {
      send(QEvent::MouseButtonPress, end, Qt::RightButton);
    }
    EXPECT_FALSE(draftOf("右腕"));
    send(QEvent::MouseMove, end + QPoint(20, 0));
    EXPECT_FALSE(draftOf("右腕")) << "the drag has ended";
    send(QEvent::MouseButtonRelease, end);
    EXPECT_EQ(document().history().undoStack()->count(), 0);
  }
  EXPECT_EQ(stage().selectedBones(), std::vector<model::BoneIndex>{1}) << "the bone is still selected";
}

TEST_F(PosingInWindow, AClickOnAHandleIsNotADrag) {
  NEEDS_PICTURE();
  run("pose.pick bones=右腕");
  const QPoint at = pointOn(kTurnZ);
  send(QEvent::MouseButtonPress, at);
  send(QEvent::MouseMove, at + QPoint(1, 0));
  send(QEvent::MouseButtonRelease, at + QPoint(1, 0));
  EXPECT_TRUE(stage().selectedBones().empty()) << "the click hits no bone";
  EXPECT_EQ(document().history().undoStack()->count(), 0);
}

TEST_F(PosingInWindow, SeveralBonesRotateInPlaceAndOnlyTheTopmostMoves) {
  NEEDS_PICTURE();
  run("pose.pick bones=右腕,左腕\npose.toolMove");
  drag(kMoveY, {0, -50});
  EXPECT_TRUE(draftOf("右腕"));
  EXPECT_FALSE(draftOf("左腕")) << "it is a child of the other bone";
  run("edit.undo\npose.toolRotate");
  drag(kTurnZ, {0, 40});
  EXPECT_TRUE(draftOf("右腕"));
  EXPECT_TRUE(draftOf("左腕"));
  EXPECT_EQ(document().history().draft().findBone(test::nameOf("左腕").bytes)->rotation,
            document().history().draft().findBone(test::nameOf("右腕").bytes)->rotation);
}

TEST_F(PosingInWindow, SnappingMovesByWholeUnitsAndShiftIsTenTimesAsFast) {
  NEEDS_PICTURE();
  run("pose.pick bones=センター\npose.toolMove\npose.snap on=on");
  drag(kMoveX, {97, 0});
  const float x = draftOf("センター")->x;
  EXPECT_EQ(x, std::round(x));
  run("edit.undo\npose.snap on=off");
  const QPoint at = pointOn(kMoveX);
  send(QEvent::MouseButtonPress, at);
  send(QEvent::MouseMove, at + QPoint(20, 0));
  const float slow = draftOf("センター")->x;
  send(QEvent::MouseMove, at + QPoint(40, 0), Qt::LeftButton, Qt::ShiftModifier);
  EXPECT_NEAR(draftOf("センター")->x / slow, 11, 0.3)
      << "no jump, and ten times as far from the point where Shift was pressed";
  send(QEvent::MouseButtonRelease, at + QPoint(40, 0));
}

TEST_F(PosingInWindow, TheToolDeterminesTheHandlesAndIsRemembered) {
  NEEDS_PICTURE();
  run("pose.pick bones=右腕");
  const auto has = [&](eval::HandleKind kind) {
    return std::ranges::any_of(overlay().placedPoseTool().shapes(),
                               [kind](const panels::HandleShape& shape) { return shape.handle.kind == kind; });
  };
  struct Row {
    const char* tool;
    bool moves, turns, turnsFreely;
  };
  for (const Row& row : {Row{"pose.toolBoth", true, true, false},
                         {"pose.toolMove", true, false, false},
                         {"pose.toolRotate", false, true, true},
                         {"pose.toolSelect", false, false, false}}) {
    run(row.tool);
    EXPECT_EQ(has(eval::HandleKind::MoveAxis), row.moves) << row.tool;
    EXPECT_EQ(has(eval::HandleKind::TurnAxis), row.turns) << row.tool;
    EXPECT_EQ(has(eval::HandleKind::TurnFree), row.turnsFreely) << row.tool;
    EXPECT_TRUE(window->actions().action(row.tool)->isChecked());
  }
  run("pose.toolRotate\npose.spaceView\npose.snap on=on\npose.autoKey on=on\npose.leaveKeep");
  restart();
  for (const char* id : {"pose.toolRotate", "pose.spaceView", "pose.snap", "pose.autoKey", "pose.leaveKeep"}) {
    EXPECT_TRUE(window->actions().action(id)->isChecked()) << id << " is remembered";
  }
}

TEST_F(PosingInWindow, AutoKeyRegistersADragAsOneStep) {
  NEEDS_PICTURE();
  run("pose.autoKey on=on\npose.pick bones=右腕");
  drag(kMoveX, {60, 0});
  EXPECT_TRUE(document().history().draft().isEmpty());
  ASSERT_NE(key("右腕", 15), nullptr);
  EXPECT_GT(key("右腕", 15)->translation.x, 15.1F) << "the motion has 15 at this frame";
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_EQ(key("右腕", 15), nullptr);
}

TEST_F(PosingInWindow, ANewKeyGetsTheDisplayedCurve) {
  run("select track=右腕 frames=20\ncurve.set channel=all points=10,20,30,40");
  settle();
  run("pose.values translation=1,2,3\npose.register");
  ASSERT_NE(key("右腕", 15), nullptr);
  EXPECT_EQ(key("右腕", 15)->translation, (Vec3{1, 2, 3}));
  EXPECT_EQ(key("右腕", 15)->curves[0], (motion::Curve{10, 20, 30, 40}));
  EXPECT_EQ(key("右腕", 20)->curves[0], (motion::Curve{10, 20, 30, 40})) << "the later key keeps its curve";
  EXPECT_TRUE(document().state().selection().contains(*motion::findTrack(document().motion(), "右腕"), 15))
      << "the new key is selected";
  run("edit.undo\npose.curvesAsMmd on=on\npose.register");
  EXPECT_EQ(key("右腕", 15)->curves[0], (motion::Curve{64, 0, 87, 87}));
}

TEST_F(PosingInWindow, EnterWithoutADraftAddsKeysToTheSelectedTracks) {
  run("select track=morph:あ frames=0\npose.register");
  const auto morph = motion::findTrack(document().motion(), "morph:あ");
  EXPECT_TRUE(document().motion().morphs[morph->index].keys.hasKey(15));
  run("pose.pick bones=センター\npose.register");
  ASSERT_NE(key("センター", 15), nullptr) << "a selected bone without a track";
}

// --- leaving a draft -------------------------------------------------------------------------------------------------

TEST_F(PosingInWindow, LeavingADraftAsksAndKeepsIt) {
  setDraft(7);
  run("frame.goto frame=16");
  EXPECT_TRUE(window->messages().text().contains("15")) << window->messages().text().toStdString();
  EXPECT_EQ(draftOf("右腕"), (Vec3{7, 0, 0})) << "the draft is kept";
  run("frame.goto frame=15");
  EXPECT_TRUE(window->messages().text().isEmpty()) << "there is no question at the frame of the draft";
  run("frame.goto frame=18");
  QTest::mouseClick(choice("Register at Frame 15"), Qt::LeftButton);
  ASSERT_NE(key("右腕", 15), nullptr);
  EXPECT_EQ(key("右腕", 15)->translation, (Vec3{7, 0, 0}));
  EXPECT_TRUE(document().history().draft().isEmpty());
  setDraft(8);
  run("frame.goto frame=3");
  QTest::mouseClick(choice("Keep"), Qt::LeftButton);
  run("frame.goto frame=4");
  EXPECT_TRUE(window->messages().text().isEmpty()) << "the question is asked once";
  EXPECT_EQ(draftOf("右腕"), (Vec3{8, 0, 0}));
  setDraft(9);
  run("frame.goto frame=5");
  QTest::mouseClick(choice("Discard"), Qt::LeftButton);
  EXPECT_TRUE(document().history().draft().isEmpty());
  run("edit.undo");
  EXPECT_EQ(draftOf("右腕"), (Vec3{9, 0, 0})) << "discarding can be undone";
}

TEST_F(PosingInWindow, LeavingADraftKeepsOrRegistersItAccordingToTheSetting) {
  run("pose.leaveKeep");
  setDraft(7);
  run("frame.goto frame=16");
  EXPECT_TRUE(window->messages().text().isEmpty());
  EXPECT_EQ(draftOf("右腕"), (Vec3{7, 0, 0}));
  run("pose.leaveRegister");
  setDraft(8);
  run("frame.goto frame=18");
  EXPECT_TRUE(document().history().draft().isEmpty());
  ASSERT_NE(key("右腕", 16), nullptr) << "the frame of the draft";
  EXPECT_EQ(key("右腕", 16)->translation, (Vec3{8, 0, 0}));
  EXPECT_EQ(document().state().currentFrame(), 18);
}

TEST_F(PosingInWindow, PlaybackHidesTheDraftAndPosingStopsPlayback) {
  setDraft(7);
  EXPECT_EQ(stage().evaluated().actors[0]->draft().bones.size(), 1U);
  window->playback().play();
  EXPECT_TRUE(stage().evaluated().actors[0]->draft().isEmpty());
  ASSERT_TRUE(posing().begin("pose"));
  EXPECT_FALSE(window->playback().isPlaying());
  posing().cancel();
  EXPECT_EQ(stage().evaluated().actors[0]->draft().bones.size(), 1U);
}

// --- numbers, resets, morphs -----------------------------------------------------------------------------------------

TEST_F(PosingInWindow, HiddenValuesOfThePoseDoNotFollowIt) {
  run("pose.pick bones=右腕");
  window->actions().call("pose.values");
  settle();
  auto* dialog = window->findChild<QDialog*>("poseValues");
  ASSERT_NE(dialog, nullptr);
  const auto* title = dialog->findChild<QLabel*>();
  EXPECT_EQ(title->text(), "右腕");
  dialog->hide();
  run("pose.pick bones=左腕");
  settle();
  EXPECT_EQ(title->text(), "右腕") << "nothing is evaluated for it";
  dialog->show();
  settle();
  EXPECT_EQ(title->text(), "左腕");
  dialog->reject();
  EXPECT_EQ(window->focusWidget(), &overlay()) << "the next Enter registers the pose";
}

TEST_F(PosingInWindow, TypedNumbersApplyToAllSelectedBones) {
  run("pose.pick bones=右腕,左腕");
  settle();
  window->actions().action("pose.values")->trigger();
  settle();
  auto* dialog = window->findChild<QDialog*>("poseValues");
  ASSERT_NE(dialog, nullptr);
  const auto field = [&](const QString& name) {
    for (widgets::NumberField* each : dialog->findChildren<widgets::NumberField*>()) {
      if (each->accessibleName() == name) return each;
    }
    return static_cast<widgets::NumberField*>(nullptr);
  };
  ASSERT_NE(field("Position X"), nullptr);
  EXPECT_EQ(field("Position X")->shown(), 15) << "both bones have this value";
  const auto enter = [&](const QString& name, const QString& text) {
    field(name)->setFocus();
    field(name)->selectAll();
    QTest::keyClicks(field(name), text);
    QTest::keyClick(field(name), Qt::Key_Return);
  };
  enter("Position Y", "2.5");
  EXPECT_EQ(draftOf("右腕"), (Vec3{15, 2.5F, 0}));
  EXPECT_EQ(draftOf("左腕"), (Vec3{15, 2.5F, 0}));
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  enter("Rotation X", "200");
  settle();
  ASSERT_TRUE(field("Rotation X")->shown());
  EXPECT_NEAR(*field("Rotation X")->shown(), 200, 0.001) << "as it was typed";
  run("pose.pick bones=右腕\npose.values translation=1,2,3 rotation=0,90,0\npose.pick bones=右腕,左腕");
  settle();
  EXPECT_FALSE(field("Position X")->shown()) << "mixed";
  EXPECT_FALSE(window->actions().runScripted("pose.pick", [] {
    actions::ActionArguments unknown;
    unknown.set("bones", QString("nobody"));
    return unknown;
  }()));
}

TEST_F(PosingInWindow, ResetAndDiscardAffectTheSelectedBones) {
  run("pose.pick bones=右腕\npose.values translation=1,2,3 rotation=0,90,0\npose.resetRotation");
  EXPECT_EQ(draftOf("右腕"), (Vec3{1, 2, 3}));
  EXPECT_EQ(document().history().draft().findBone(test::nameOf("右腕").bytes)->rotation, (Quat{0, 0, 0, 1}));
  run("pose.resetTranslation");
  EXPECT_EQ(draftOf("右腕"), (Vec3{0, 0, 0})) << "the rest pose, although the motion has 15";
  run("pose.pick bones=左腕\npose.resetAll\npose.discardSelected");
  EXPECT_FALSE(draftOf("左腕"));
  EXPECT_TRUE(draftOf("右腕"));
  run("pose.registerAll");
  EXPECT_EQ(key("右腕", 15)->translation, (Vec3{0, 0, 0})) << "even if it is not selected";
  run("pose.pick bones=右腕\npose.resetAll\npose.discard");
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_FALSE(window->actions().runScripted("pose.discard", {}));
}

TEST_F(PosingInWindow, DraggingAMorphSliderIsOneStep) {
  while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
  stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::dancer()), nullptr), {});
  panels::MorphPage& sliders = window->docks().panel<panels::ModelPanel>()->morphs();
  emit sliders.dragStarted();
  for (const double weight : {0.25, 0.5, 0.75}) emit sliders.weightRequested(0, weight);
  emit sliders.dragFinished();
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(stage().evaluated().actors[0]->pose().keyedWeights[0], 0.75);
  emit sliders.undoLastRequested();
  EXPECT_TRUE(document().history().draft().isEmpty()) << "the first click of a double-click is undone";
  emit sliders.weightRequested(0, 1);
  run("pose.register");
  const auto morph = motion::findTrack(document().motion(), "morph:あ");
  EXPECT_EQ(document().motion().morphs[morph->index].keys.find(15)->weight, 1);
}

TEST_F(PosingInWindow, PosingCreatesAMotionForAModelWithoutOne) {
  while (window->workspace().count() > 0) window->workspace().remove(&document());
  EXPECT_EQ(posing().document(), nullptr);
  run("pose.pick bones=右腕\npose.values translation=1,0,0");
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(posing().document(), &document());
  EXPECT_EQ(document().motion().modelName.text(), "model");
  EXPECT_EQ(draftOf("右腕"), (Vec3{1, 0, 0}));
  EXPECT_EQ(stage().selectedBones(), std::vector<model::BoneIndex>{1}) << "the bone stays selected";
  run("pose.register");
  EXPECT_EQ(key("右腕", 0)->translation, (Vec3{1, 0, 0})) << "in the new motion";
}

// --- saving ----------------------------------------------------------------------------------------------------------

TEST_F(PosingInWindow, SavingAsksWhatToDoWithTheDraft) {
  setDraft(7);
  answerNext("cancel");
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(asked.contains("1 bone")) << asked.toStdString();
  EXPECT_TRUE(document().file().hasUnsavedSteps()) << "canceled";
  answerNext("leave");
  window->actions().action("file.save")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return !document().file().isSaving(); }));
  EXPECT_FALSE(document().file().hasUnsavedSteps());
  EXPECT_TRUE(draftOf("右腕")) << "the draft is kept, but not in the file";
  answerNext("register");
  window->actions().action("file.save")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return !document().file().isSaving(); }));
  EXPECT_FALSE(document().isModified());
  EXPECT_NE(key("右腕", 15), nullptr);
}

TEST_F(PosingInWindow, ClosingWithADraftAsksEvenIfEverythingElseIsSaved) {
  setDraft(7);
  answerNext("leave");
  window->actions().action("file.save")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return !document().file().isSaving(); }));
  answerNext("cancel");
  EXPECT_FALSE(window->closing().close(&document()));
  EXPECT_TRUE(asked.contains("a.vmd"));
  answerNext("discard");
  EXPECT_TRUE(window->closing().close(&document()));
  EXPECT_EQ(window->workspace().count(), 0);
}

/// Rows of the timeline, bones of the model and the texts that name them.
class OneSelection : public PosingInWindow {
 protected:
  OneSelection() { window->docks().reveal("properties"); }
  [[nodiscard]] panels::TimelinePanel& timeline() { return *window->docks().panel<panels::TimelinePanel>(); }
  void clickRow(const char* name, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const panels::TimelineView& view = timeline().view();
    const auto track = motion::findTrack(timeline().document()->motion(), name);
    ASSERT_TRUE(track && view.rows().rowOf(*track));
    auto* labels = timeline().findChild<panels::TrackLabels*>();
    timeline().findChild<panels::TimelineView*>()->revealTrack(*track);
    const QPoint at(80, view.rowTop(*view.rows().rowOf(*track)) + panels::TimelineView::kRowHeight / 2);
    QTest::mouseClick(labels, Qt::LeftButton, modifiers, at);
    settle();
  }
  [[nodiscard]] QString status() { return window->findChild<QLabel*>("statusSelection")->text(); }
  [[nodiscard]] QString properties() {
    QStringList texts;
    auto* panel = window->docks().panel<panels::PropertyPanel>();
    for (const auto* header : panel->findChildren<panels::SectionHeader*>())
      if (header->isVisibleTo(panel)) texts.append(header->accessibleName());
    return texts.join(' ');
  }
};

TEST_F(OneSelection, RowsAreTheirBonesAndBonesAreTheirRows) {
  clickRow("右腕");
  EXPECT_EQ(stage().selectedBones(), std::vector<model::BoneIndex>{1});
  clickRow("左腕", Qt::ControlModifier);
  EXPECT_EQ(stage().selectedBones(), (std::vector<model::BoneIndex>{1, 2}));
  EXPECT_TRUE(status().contains("2 bone")) << status().toStdString();
  EXPECT_TRUE(status().contains("2 row")) << status().toStdString();
  stage().selectBones({2});
  settle();
  EXPECT_EQ(timeline().view().bonesOfSelectedRows().size(), 1U);
  EXPECT_TRUE(status().contains("左腕")) << status().toStdString();
}

TEST_F(OneSelection, RegisteringAddsKeysToTheSelectedRows) {
  clickRow("右腕");
  clickRow("左腕", Qt::ControlModifier);
  run("frame.goto frame=13\npose.register");
  const motion::Motion& motion = timeline().document()->motion();
  for (const char* name : {"右腕", "左腕"}) {
    EXPECT_TRUE(std::ranges::binary_search(motion.frames(*motion::findTrack(motion, name)), 13U)) << name;
  }
}

TEST_F(OneSelection, ABoneWithoutATrackIsNamedEverywhere) {
  clickRow("右腕");
  ASSERT_FALSE(motion::findTrack(timeline().document()->motion(), "センター"));
  stage().selectBones({0});
  settle();
  EXPECT_TRUE(properties().contains("センター")) << properties().toStdString();
  EXPECT_FALSE(properties().contains("右腕")) << properties().toStdString();
  EXPECT_TRUE(status().contains("センター")) << status().toStdString();
  EXPECT_TRUE(timeline().view().bonesOfSelectedRows().empty()) << "the row of another bone";
}

}  // namespace
}  // namespace furitsuke::commands
