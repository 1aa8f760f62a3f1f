// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>
#include <cstdio>
#include <functional>

#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/eval/rig/pose_count.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

// How many poses the window evaluates for what a user does.
namespace furitsuke::test {
namespace {

class PoseCost : public WindowTest {
 protected:
  /// With the events that follow.
  void expect(const char* name, std::uint64_t most, const std::function<void()>& work) {
    settle();
    const std::uint64_t before = eval::evaluatedPoses();
    work();
    settle();
    const std::uint64_t poses = eval::evaluatedPoses() - before;
    std::printf("%-28s evaluates %4llu poses\n", name, static_cast<unsigned long long>(poses));
    EXPECT_LE(poses, most) << name;
  }
  [[nodiscard]] panels::ViewportOverlay& overlay() { return window->docks().panel<panels::ViewportPanel>()->overlay(); }
  void mouse(QEvent::Type type, QPointF at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, overlay().mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&overlay(), &event);
  }
};

TEST_F(PoseCost, EachStepEvaluatesThePoseOnce) {
  expect("adding a model", 2, [this] {
    window->stage().addActor(actorNamed("model", {"センター", "右腕", "左腕"}), {});
  });
  motion::Motion dance = sampleMotion();
  dance.camera = {};
  expect("opening a motion", 1, [&] { ASSERT_TRUE(window->files().open(writeMotion("a.vmd", dance))); });
  expect("going to a frame", 1, [this] { run("frame.goto frame=15"); });
  if (!window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false)) {
    GTEST_SKIP() << "OpenGL is not available";
  }
  run("viewport.home\nviewport.frameAll\npose.spaceGlobal");
  expect("picking a bone", 0, [this] { run("pose.pick bones=右腕"); });
  QPointF at;
  for (const panels::HandleShape& shape : overlay().placedPoseTool().shapes()) {
    if (shape.handle == eval::PoseHandle{eval::HandleKind::MoveView, 0}) at = shape.area.boundingRect().center();
  }
  ASSERT_FALSE(at.isNull());
  expect("pressing the button", 0, [&] { mouse(QEvent::MouseButtonPress, at); });
  expect("the first step of a drag", 1, [&] { mouse(QEvent::MouseMove, at + QPointF(20, 0)); });
  for (int i = 1; i <= 3; ++i) {
    expect("a further step", 1, [&] { mouse(QEvent::MouseMove, at + QPointF(20 + i, 0)); });
  }
  expect("releasing the button", 0, [&] { mouse(QEvent::MouseButtonRelease, at + QPointF(23, 0)); });
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "it was dragged";
  expect("registering the pose", 1, [this] { run("pose.register"); });
  expect("undoing it", 1, [this] { run("edit.undo"); });
}

}  // namespace
}  // namespace furitsuke::test
