// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/motion_trails.h"
#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/trail_tool.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/startup/screenshot.h"
#include "app/widgets/message_bar.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class TrailCommandsTest : public test::WindowTest {
 protected:
  [[nodiscard]] bool isChecked(const char* id) const { return window->actions().action(id)->isChecked(); }
  panels::ViewportPanel& viewport() { return *window->docks().panel<panels::ViewportPanel>(); }
};

TEST_F(TrailCommandsTest, TrailsAreOffByDefaultAndRemembered) {
  EXPECT_FALSE(viewport().options().trails);
  EXPECT_TRUE(isChecked("viewport.trails30"));
  run("viewport.trails60");
  EXPECT_TRUE(viewport().options().trails) << "choosing a length shows them";
  EXPECT_EQ(viewport().overlay().trails().length(), 60);
  EXPECT_FALSE(isChecked("viewport.trails30"));
  restart();
  EXPECT_TRUE(isChecked("viewport.trails"));
  EXPECT_TRUE(isChecked("viewport.trails60"));
  EXPECT_EQ(viewport().overlay().trails().length(), 60);
  run("viewport.trails on=off");
  EXPECT_FALSE(viewport().options().trails);
}

TEST_F(TrailCommandsTest, AScreenshotContainsCompleteTrails) {
  constexpr Frame kFar = 200;
  motion::Motion dance;
  test::addBone(dance, "右腕", {0, kFar});
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", dance)));
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  run("viewport.trails on=on\npose.pick bones=右腕");
  panels::MotionTrails& trails = viewport().overlay().trails();
  trails.setLength(kFar);
  trails.setTimeBudget({});
  (void)trails.trails();
  ASSERT_FALSE(trails.isComplete());
  ASSERT_TRUE(startup::saveScreenshot(*window, {}, pathOf("picture.png")));
  EXPECT_TRUE(trails.isComplete());
  EXPECT_EQ(trails.trails().front().points.size(), std::size_t{kFar} + 1);
}

TEST_F(TrailCommandsTest, TheOnionSkinIsOffByDefaultAndRemembered) {
  EXPECT_FALSE(viewport().options().onionSkin);
  EXPECT_EQ(viewport().onionSkinOptions(), (panels::OnionSkinOptions{2, 5}));
  run("viewport.ghosts4");
  EXPECT_TRUE(viewport().options().onionSkin);
  run("viewport.ghostStep10");
  EXPECT_TRUE(viewport().options().onionSkin) << "choosing again does not switch it off";
  restart();
  EXPECT_TRUE(isChecked("viewport.onionSkin"));
  EXPECT_EQ(viewport().onionSkinOptions(), (panels::OnionSkinOptions{4, 10}));
  EXPECT_TRUE(isChecked("viewport.ghosts4"));
  EXPECT_FALSE(isChecked("viewport.ghosts2"));
  EXPECT_TRUE(isChecked("viewport.ghostStep10"));
}

TEST_F(TrailCommandsTest, ChoosingAFrameInTheViewportMovesThePlayhead) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  emit viewport().overlay().frameChosen(20);
  EXPECT_EQ(document().state().currentFrame(), 20);
  EXPECT_EQ(window->stage().position(), 20);
}

TEST_F(TrailCommandsTest, TrailKeysCanBeDraggedUnlessTheTrackIsLocked) {
  motion::Motion dance;
  test::addBone(dance, "右腕", {0, 10, 20});
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", dance)));
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  if (!viewport().picture(8, 8, false)) GTEST_SKIP() << "OpenGL is not available";
  run("viewport.home\nviewport.bones on=off\nviewport.trails on=on\nframe.goto frame=6\npose.pick bones=右腕");
  panels::ViewportOverlay& overlay = viewport().overlay();
  panels::MotionTrails& trails = overlay.trails();
  ASSERT_TRUE(test::waitFor([&] { return !trails.trails().empty() && trails.isComplete(); }));
  const auto key = [&] { return *document().motion().bones[0].keys.find(10); };
  const QPoint from =
      panels::projected({10, 1, 0}, viewport().camera().shownView(viewport().aspect()), overlay.size())->toPoint();
  const auto drag = [&] {
    QTest::mousePress(&overlay, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 3; ++i) QTest::mouseMove(&overlay, from + QPoint(0, -10 * i));
    QTest::mouseRelease(&overlay, Qt::LeftButton, {}, from + QPoint(0, -30));
  };
  window->playback().play();
  drag();
  EXPECT_FALSE(window->playback().isPlaying());
  EXPECT_GT(key().translation.y, 0.5F);
  EXPECT_EQ(key().translation.x, 10) << "straight up";
  run("edit.undo\nselect track=右腕 frames=10\ntimeline.lock on=on\nframe.goto frame=6\npose.pick bones=右腕");
  drag();
  EXPECT_EQ(key().translation, (Vec3{10, 0, 0}));
  EXPECT_EQ(window->messages().text(), "The track of 右腕 is locked.");
}

}  // namespace
}  // namespace furitsuke::commands
