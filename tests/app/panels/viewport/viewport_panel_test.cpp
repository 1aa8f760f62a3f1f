// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/viewport_panel.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMenu>
#include <QStyleHints>
#include <QTest>
#include <QUndoStack>
#include <algorithm>
#include <future>

#include "app/panels/viewport/light_ball.h"
#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"
#include "tests/support/tail_model.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

class ViewportPanelTest : public ::testing::Test {
 protected:
  ViewportPanelTest() {
    theme::applyTheme(*qApp, "dark");
    panel.resize(480, 400);
    panel.show();
  }

  void addActor() {
    stage.addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
    QApplication::processEvents();
  }
  [[nodiscard]] QPoint positionOf(model::BoneIndex bone) {
    for (const BoneMark& mark : panel.overlay().marks()) {
      if (mark.bone == bone) return mark.at.toPoint();
    }
    ADD_FAILURE() << "no mark for bone " << bone;
    return {};
  }

  session::Stage stage;
  ViewportPanel panel{stage};
};

#define NEEDS_OPENGL(panel) \
  if (!(panel).picture(8, 8, false)) GTEST_SKIP() << "OpenGL is not available"

TEST_F(ViewportPanelTest, WithoutModelsThereIsNoPictureAndOpenGlIsNotStarted) {
  const auto picture = panel.picture(64, 64, false);
  ASSERT_FALSE(picture);
  EXPECT_EQ(picture.error().reason, "no model is loaded");
}

TEST_F(ViewportPanelTest, WithoutOpenGlItShowsTheReason) {
  panel.setSurfaceChoice(SurfaceChoice::NoOpenGl);
  addActor();
  EXPECT_FALSE(panel.picture(64, 64, false));
  panel.grab();
}

TEST_F(ViewportPanelTest, ThePictureShowsTheModel) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(1);
  const auto picture = panel.picture(64, 64, true);
  ASSERT_TRUE(picture);
  const auto at = [&](std::uint32_t x, std::uint32_t y) { return &picture->pixels[(y * 64 + x) * 4]; };
  EXPECT_EQ(at(0, 0)[3], 0) << "transparent in the background";
  EXPECT_EQ(at(32, 32)[3], 255);
  EXPECT_GT(at(32, 32)[0], 3 * at(32, 32)[1]) << "red";
}

// Many models at a late frame: the simulation takes seconds, the pause after a change a fraction of one.
TEST_F(ViewportPanelTest, TheWindowIsNotHeldUntilALateFrameIsSimulated) {
  constexpr Frame kLate = 30'000;
  edit::MotionDocument document(test::swingingHead());
  const auto tail = std::make_shared<model::Model>(test::tailModel());
  for (int i = 0; i < 20; ++i) {
    stage.addActor(std::make_unique<scene::Actor>(tail, std::make_shared<image::ModelImages>()), {});
  }
  stage.addMotion(document);
  stage.setPosition(kLate);
  QTest::qWait(500);
  ASSERT_TRUE(stage.physics().isSimulating());
  EXPECT_LT(stage.physics().exactUpTo().value_or(0), kLate) << "the event loop waited for it";
  stage.removeMotion(document);
}

TEST_F(ViewportPanelTest, TheWindowIsNotHeldWhileTheRendererIsCreated) {
  auto renderer = render::OffscreenRenderer::create();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  std::promise<Result<std::unique_ptr<render::OffscreenRenderer>>> promise;
  panel.setPendingRenderer(promise.get_future());
  addActor();
  QTest::qWait(20);  // nothing waits for the promise
  promise.set_value(std::move(renderer));
  EXPECT_TRUE(panel.awaitRenderer());
  EXPECT_FALSE(panel.awaitRenderer()) << "it is there";
  // Only pictures of the last second count, so a slow machine needs more than one.
  EXPECT_TRUE(test::waitFor([this] {
    panel.setOptions(panel.options());
    return panel.picturesPerSecond() > 0;
  }));
}

TEST_F(ViewportPanelTest, TheFirstPictureOfAWindowInUseIsRefined) {
  session::Stage otherStage;
  ViewportPanel other{otherStage};
  other.setInUse();
  other.resize(panel.size());
  panel.show();
  other.show();
  otherStage.addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
  addActor();
  NEEDS_OPENGL(panel);
  panel.settle();
  const QImage whole = panel.grab().toImage();
  EXPECT_TRUE(test::waitFor([&] { return other.grab().toImage() == whole; }));
}

TEST_F(ViewportPanelTest, ARendererThatWasStartedEarlierDrawsTheSame) {
  session::Stage otherStage;
  ViewportPanel other{otherStage};
  other.resize(panel.size());
  auto actor = test::actorNamed("model", {"センター", "右腕", "左腕"});
  std::promise<scene::Scene> first;
  other.setPendingRenderer(startRenderer(first.get_future(), other.options().samples));
  scene::Scene scene;
  scene.actors.push_back(std::move(actor));
  scene.evaluate(0);
  scene::Scene copy = scene.snapshot();
  other.show();
  otherStage.addActor(std::move(scene.actors.front()), {});  // does not wait for the renderer
  first.set_value(std::move(copy));
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(1);
  other.camera().frameAll(1);
  EXPECT_EQ(other.picture(64, 64, true).value(), panel.picture(64, 64, true).value());
}

TEST_F(ViewportPanelTest, AClickPicksABoneAndShiftAddsAnother) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  QTest::mouseClick(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, positionOf(1));
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{1});
  QTest::mouseClick(&panel.overlay(), Qt::LeftButton, Qt::ShiftModifier, positionOf(2));
  EXPECT_EQ(stage.selectedBones(), (std::vector<model::BoneIndex>{1, 2}));
  QTest::mouseClick(&panel.overlay(), Qt::LeftButton, Qt::ControlModifier, positionOf(1));
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{2});
  QTest::mouseClick(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, QPoint(3, 200));
  EXPECT_TRUE(stage.selectedBones().empty());
}

TEST_F(ViewportPanelTest, ClickingAgainPicksTheBoneBehind) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  panel.camera().change([](session::FreeCamera& camera) { camera.zoom(-40); });
  const QPoint position = positionOf(1);
  std::vector<model::BoneIndex> picked;
  for (int i = 0; i < 3; ++i) {
    QTest::mouseClick(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, position);
    ASSERT_EQ(stage.selectedBones().size(), 1U);
    picked.push_back(stage.selectedBones().front());
  }
  std::ranges::sort(picked);
  EXPECT_EQ(picked, (std::vector<model::BoneIndex>{0, 1, 2})) << "from far away, the three marks cover each other";
}

TEST_F(ViewportPanelTest, ALongPressListsTheBonesUnderTheMouse) {
  addActor();
  NEEDS_OPENGL(panel);
  QGuiApplication::styleHints()->setMousePressAndHoldInterval(1);
  panel.camera().frameAll(panel.aspect());
  panel.camera().change([](session::FreeCamera& camera) { camera.zoom(-40); });
  QTest::mousePress(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, positionOf(1));
  QMenu* list = nullptr;
  ASSERT_TRUE(test::waitFor([&] { return (list = panel.overlay().findChild<QMenu*>("bones")) != nullptr; }));
  QStringList names;
  for (const QAction* entry : list->actions()) names.append(entry->text());
  names.sort();
  EXPECT_EQ(names, (QStringList{"センター", "右腕", "左腕"}));
  QAction* wanted = list->actions().at(1);
  const QString name = wanted->text();
  QTest::keyClick(list, Qt::Key_Down);
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_EQ(stage.selectedBones().size(), 1U);
  const auto chosen = static_cast<std::size_t>(stage.selectedBones().front());
  EXPECT_EQ(QString::fromStdString(stage.active()->model().bones[chosen].name.text), name);
}

TEST_F(ViewportPanelTest, BonesAreHiddenUntilTheMouseIsNearOrOneIsSelected) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  ViewportOverlay& overlay = panel.overlay();
  const auto drawn = [&overlay] { return overlay.drawnMarks().size(); };
  QTest::mouseMove(&overlay, QPoint(2, 2));
  EXPECT_EQ(drawn(), 0U) << "the figure can be watched";
  QTest::mouseMove(&overlay, positionOf(1));
  EXPECT_GE(drawn(), 1U);
  QTest::mouseMove(&overlay, QPoint(2, 2));
  EXPECT_EQ(drawn(), 0U);
  stage.selectBones({2});
  EXPECT_EQ(drawn(), 3U);
  stage.selectBones({});
  EXPECT_EQ(drawn(), 0U);
  ViewportOptions options = panel.options();
  options.allBones = true;
  panel.setOptions(options);
  EXPECT_EQ(drawn(), 3U);
  options.bones = false;
  panel.setOptions(options);
  EXPECT_EQ(drawn(), 0U);
}

TEST_F(ViewportPanelTest, ARightClickSelectsTheBoneAndAsksForTheMenuButADragTurnsTheView) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  ViewportOverlay& overlay = panel.overlay();
  int requests = 0;
  QObject::connect(&overlay, &ViewportOverlay::menuRequested, [&requests] { ++requests; });
  const QPoint position = positionOf(1);
  QTest::mousePress(&overlay, Qt::RightButton, Qt::NoModifier, position);
  QTest::mouseMove(&overlay, position + QPoint(40, 0));
  QTest::mouseRelease(&overlay, Qt::RightButton, Qt::NoModifier, position + QPoint(40, 0));
  EXPECT_EQ(requests, 0);
  EXPECT_TRUE(stage.selectedBones().empty());
  QTest::mouseClick(&overlay, Qt::RightButton, Qt::NoModifier, positionOf(1));
  EXPECT_EQ(requests, 1);
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{1});
}

TEST_F(ViewportPanelTest, TheAxesForPosingAreNamedInACorner) {
  addActor();
  EXPECT_TRUE(panel.overlay().badges().empty()) << "no bone is selected";
  stage.selectBones({1});
  const struct {
    eval::AxisSpace space;
    const char* text;
  } rows[] = {{eval::AxisSpace::Local, "Local axes"},
              {eval::AxisSpace::Global, "Global axes"},
              {eval::AxisSpace::Parent, "Parent axes"},
              {eval::AxisSpace::View, "View axes"}};
  for (const auto& row : rows) {
    PoseToolOptions options = panel.overlay().poseTool().options();
    options.space = row.space;
    panel.overlay().poseTool().setOptions(options);
    const std::vector<ViewportOverlay::Badge> badges = panel.overlay().badges();
    ASSERT_EQ(badges.size(), 1U);
    EXPECT_EQ(badges[0].text, row.text);
  }
  panel.setPlaying(true);
  EXPECT_TRUE(panel.overlay().badges().empty()) << "nothing is posed during playback";
}

TEST_F(ViewportPanelTest, AModelThatAKeyHidesIsNamed) {
  addActor();
  motion::Motion motion;
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, {true, {}});
  keys.append(10, {false, {}});
  motion.property = motion::Track<motion::VisibilityIkKey>(std::move(keys));
  edit::MotionDocument document(std::move(motion));
  stage.addMotion(document);
  stage.assignMotion(stage.active()->id(), &document);
  EXPECT_TRUE(panel.overlay().badges().empty());
  stage.setPosition(10);
  ASSERT_EQ(panel.overlay().badges().size(), 1U);
  EXPECT_TRUE(panel.overlay().badges()[0].text.startsWith("Hidden by the motion: "))
      << panel.overlay().badges()[0].text.toStdString();
  stage.active()->shown = false;
  EXPECT_TRUE(panel.overlay().badges().empty()) << "the user knows of it";
  stage.removeMotion(document);
}

TEST_F(ViewportPanelTest, PlatesDoNotCoverTheFigureOrTheLightBall) {
  addActor();
  NEEDS_OPENGL(panel);
  stage.selectBones({1});
  ViewportOptions options = panel.options();
  for (const bool lightBall : {false, true}) {
    options.lightBall = lightBall;
    panel.setOptions(options);
    const QRect all = panel.overlay().rect();
    const QRect middle(all.width() / 3, 0, all.width() / 3, all.height());
    ASSERT_FALSE(panel.overlay().badges().empty());
    for (const ViewportOverlay::Badge& badge : panel.overlay().badges()) {
      EXPECT_TRUE(all.contains(badge.rect));
      EXPECT_FALSE(badge.rect.intersects(middle));
      if (lightBall) {
        EXPECT_FALSE(badge.rect.intersects(panel.lightBall().geometry()));
      }
    }
  }
}

TEST_F(ViewportPanelTest, TheLightBallFollowsTheLightOfTheMotion) {
  addActor();
  NEEDS_OPENGL(panel);
  motion::Motion lit;
  motion::LightKey key;
  key.direction = {0, -1, 0};
  motion::EditBuilder first(lit);
  first.set(motion::kLightTrack, 0, key);
  motion::applyEdit(lit, {.keys = first.build()}, motion::EditSide::After);
  edit::MotionDocument document(lit);
  stage.addMotion(document);
  ViewportOptions options = panel.options();
  options.lightBall = true;
  panel.setOptions(options);
  const QPointF above = panel.lightBall().spot();
  key.direction = {-1, 0, 0};
  motion::EditBuilder builder(document.motion());
  builder.set(motion::kLightTrack, 0, key);
  document.history().push("light", motion::Edit{.keys = builder.build()});
  EXPECT_NE(panel.lightBall().spot(), above);
  document.history().undoStack()->undo();
  EXPECT_EQ(panel.lightBall().spot(), above);
}

TEST_F(ViewportPanelTest, ClickingAKeyOfATrailRequestsItsFrame) {
  addActor();
  NEEDS_OPENGL(panel);
  motion::Motion walk;
  test::addBone(walk, "センター", {0, 6});  // 6 units along x
  edit::MotionDocument document(walk);
  stage.addMotion(document);
  panel.camera().frameAll(panel.aspect());
  panel.camera().change([](session::FreeCamera& camera) { camera.zoom(-14); });
  ViewportOverlay& overlay = panel.overlay();
  const eval::CameraView view = panel.camera().shownView(panel.aspect());
  std::vector<Frame> asked;
  QObject::connect(&overlay, &ViewportOverlay::frameChosen, &overlay, [&](Frame frame) { asked.push_back(frame); });
  stage.selectBones({0});
  const QPoint key = projected({6, 0, 0}, view, overlay.size()).value().toPoint();
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, key);
  EXPECT_TRUE(asked.empty()) << "trails are off by default";
  stage.selectBones({0});
  ViewportOptions options = panel.options();
  options.trails = true;
  panel.setOptions(options);
  ASSERT_TRUE(test::waitFor([&] { return !overlay.trails().trails().empty() && overlay.trails().isComplete(); }));
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, key);
  EXPECT_EQ(asked, std::vector<Frame>{6});
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{0}) << "the selection is kept";
  QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, positionOf(2));
  EXPECT_EQ(asked.size(), 1U) << "a bone is still picked";
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{2});
  stage.removeMotion(document);
}

TEST_F(ViewportPanelTest, ABoxPicksTheBonesInsideIt) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  const QPoint low = positionOf(0);
  const QPoint middle = positionOf(1);
  QTest::mousePress(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, low + QPoint(-20, 15));
  QTest::mouseMove(&panel.overlay(), middle + QPoint(20, -15));
  QTest::mouseRelease(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, middle + QPoint(20, -15));
  EXPECT_EQ(stage.selectedBones(), (std::vector<model::BoneIndex>{0, 1}));
}

struct DragRow {
  const char* name;
  Qt::MouseButton button;
  Qt::KeyboardModifiers keys;
  bool turns, moves, zooms;
};

TEST_F(ViewportPanelTest, TheMouseMovesTheCameraAsInMmd) {
  addActor();
  NEEDS_OPENGL(panel);
  const DragRow rows[] = {{"right", Qt::RightButton, Qt::NoModifier, true, false, false},
                          {"shift right", Qt::RightButton, Qt::ShiftModifier, false, true, false},
                          {"middle", Qt::MiddleButton, Qt::NoModifier, false, true, false},
                          {"ctrl right", Qt::RightButton, Qt::ControlModifier, false, false, true},
                          {"alt left", Qt::LeftButton, Qt::AltModifier, true, false, false}};
  for (const DragRow& row : rows) {
    panel.camera().change([](session::FreeCamera& camera) { camera.reset(); });
    const eval::CameraSample before = panel.camera().sample();
    QTest::mousePress(&panel.overlay(), row.button, row.keys, {100, 100});
    QTest::mouseMove(&panel.overlay(), {140, 130});
    QTest::mouseRelease(&panel.overlay(), row.button, row.keys, {140, 130});
    const eval::CameraSample after = panel.camera().sample();
    EXPECT_EQ(after.rotation != before.rotation, row.turns) << row.name;
    EXPECT_EQ(after.target != before.target, row.moves) << row.name;
    EXPECT_EQ(after.distance != before.distance, row.zooms) << row.name;
  }
}

TEST_F(ViewportPanelTest, AnotherButtonDoesNotAffectADrag) {
  addActor();
  NEEDS_OPENGL(panel);
  panel.camera().frameAll(panel.aspect());
  const eval::CameraSample before = panel.camera().sample();
  QTest::mousePress(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, positionOf(0) + QPoint(-20, 15));
  QTest::mousePress(&panel.overlay(), Qt::RightButton, Qt::NoModifier, QPoint(100, 100));
  QTest::mouseMove(&panel.overlay(), positionOf(1) + QPoint(20, -15));
  QTest::mouseRelease(&panel.overlay(), Qt::RightButton, Qt::NoModifier, positionOf(1) + QPoint(20, -15));
  QTest::mouseRelease(&panel.overlay(), Qt::LeftButton, Qt::NoModifier, positionOf(1) + QPoint(20, -15));
  EXPECT_EQ(stage.selectedBones(), (std::vector<model::BoneIndex>{0, 1}));
  EXPECT_EQ(panel.camera().sample().rotation, before.rotation);
}

TEST_F(ViewportPanelTest, ADragLeavesTheMotionCameraWithoutAJump) {
  addActor();
  NEEDS_OPENGL(panel);
  motion::Motion film;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  key.distance = -12;
  key.fov = 40;
  keys.append(0, key);
  film.camera = motion::Track<motion::CameraKey>(keys);
  edit::MotionDocument document(film);
  stage.addMotion(document);
  panel.camera().setThroughMotion(true);
  stage.evaluated();
  EXPECT_EQ(panel.camera().sample().distance, -12);
  panel.camera().change([](session::FreeCamera& camera) { camera.orbit(1, 0); });
  EXPECT_FALSE(panel.camera().looksThroughMotion());
  EXPECT_EQ(panel.camera().sample().distance, -12);
  EXPECT_EQ(panel.camera().sample().fov, 40);
  stage.removeMotion(document);
}

TEST_F(ViewportPanelTest, TheCameraFollowsABone) {
  addActor();
  NEEDS_OPENGL(panel);
  motion::Motion walk;
  test::addBone(walk, "センター", {0, 30});  // 30 units along x
  edit::MotionDocument document(walk);
  stage.addMotion(document);
  stage.selectBones({1});
  panel.camera().followSelectedBone();
  const double before = panel.camera().sample().target.x;
  stage.setPosition(30);
  stage.evaluated();
  panel.camera().updateFollowing();
  EXPECT_NEAR(panel.camera().sample().target.x - before, 30, 1e-6);
  // The camera follows in the same way in a copy of the scene at another frame.
  scene::Scene copy = stage.evaluated().snapshot();
  copy.evaluate(15);
  EXPECT_NEAR(panel.viewSampler()(copy).target.x - before, 15, 1e-6);
  panel.camera().stopFollowing();
  stage.setPosition(0);
  stage.evaluated();
  panel.camera().updateFollowing();
  EXPECT_NEAR(panel.camera().sample().target.x - before, 30, 1e-6);
  stage.removeMotion(document);
}

}  // namespace
}  // namespace furitsuke::panels
