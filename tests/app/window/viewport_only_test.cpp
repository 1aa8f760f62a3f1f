// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/session/playback.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::window {
namespace {

class ViewportOnly : public test::WindowTest {
 protected:
  ViewportOnly() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    window->resize(1500, 900);
    window->show();
    settleLayout();
  }
  static void settleLayout() {
    for (int i = 0; i < 10; ++i) settle();
    QTest::qWait(600);
  }
  /// The panels and bars that can be seen.
  [[nodiscard]] QStringList seen() const {
    QStringList seen;
    for (const panels::PanelInfo& panel : panels::panelTable()) {
      if (window->docks().isInFront(panel.id)) seen.append(panel.id);
    }
    for (const char* name : {"toolbar", "playbackBar"}) {
      const auto* bar = window->findChild<QToolBar*>(name);
      if (bar != nullptr && bar->isVisible()) seen.append(name);
    }
    if (window->menuBar()->height() > 0) seen.append("menus");
    if (window->statusBar()->isVisible()) seen.append("status");
    return seen;
  }
  [[nodiscard]] bool isOn() const { return window->actions().action("view.viewportOnly")->isChecked(); }
};

TEST_F(ViewportOnly, ShowsNothingElseAndGivesTheLayoutBack) {
  run("view.scene on=no\nview.graph on=yes");
  settleLayout();
  const QStringList before = seen();
  const QByteArray layout = window->docks().savedLayout(panels::DockArea::kLayoutVersion);
  const QString described = window->docks().describedLayout();
  const int width = window->docks().dock("viewport")->width();
  for (int times = 0; times < 3; ++times) {
    run("view.viewportOnly");
    settleLayout();
    EXPECT_EQ(seen(), QStringList({"viewport", "playbackBar"}));
    EXPECT_EQ(window->docks().dock("viewport")->width(), window->width());
    EXPECT_TRUE(window->isFullScreen());
    EXPECT_TRUE(window->docks().dock("viewport")->isAncestorOf(window->focusWidget()));
    EXPECT_EQ(window->docks().savedLayout(panels::DockArea::kLayoutVersion), layout) << "what is stored";
    EXPECT_EQ(window->docks().describedLayout(), described) << "what a project stores";
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    settleLayout();
    EXPECT_FALSE(isOn());
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_EQ(seen(), before);
    EXPECT_TRUE(test::waitFor([&] { return window->docks().describedLayout() == described; }))
        << window->docks().describedLayout().toStdString() << "\n"
        << described.toStdString();
    EXPECT_EQ(window->docks().dock("viewport")->width(), width);
  }
}

TEST_F(ViewportOnly, ShowsTheFrameAndRunsShortcuts) {
  run("view.viewportOnly");
  settleLayout();
  const auto* frame = window->findChild<QToolBar*>("playbackBar")->findChild<QLabel*>("frame");
  ASSERT_NE(frame, nullptr);
  run("frame.goto frame=7");
  settle();
  EXPECT_TRUE(frame->text().startsWith("frame 7 / ")) << frame->text().toStdString();
  EXPECT_FALSE(window->playback().isPlaying());
  QTest::keyClick(window.get(), Qt::Key_Space);
  EXPECT_TRUE(window->playback().isPlaying());
  QTest::keyClick(window.get(), Qt::Key_Space);
  run("view.viewportOnly");
}

TEST_F(ViewportOnly, ANewLayoutIsWhatComesBack) {
  run("view.viewportOnly");
  settleLayout();
  run("view.resetLayout\nview.viewportOnly");
  settleLayout();
  EXPECT_TRUE(seen().contains("timeline"));
  EXPECT_TRUE(seen().contains("menus"));
}

}  // namespace
}  // namespace furitsuke::window
