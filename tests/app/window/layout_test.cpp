// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDockWidget>
#include <QTabBar>
#include <QTest>
#include <QThread>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/curves/curve_canvas.h"
#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/panels/tab_icons.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::window {
namespace {

/// A screen for all sizes of these tests: windows are fitted to theirs.
[[maybe_unused]] const bool isLargeScreen = [] {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" FURITSUKE_LARGE_SCREEN);
  return true;
}();

class Layout : public test::WindowTest {
 protected:
  void openMotion() {
    ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    run("select track=右腕 frames=10");
    settle();
  }
  /// Docks are laid out by events that post further events.
  static void settleLayout() {
    for (int i = 0; i < 10; ++i) settle();
  }
  void resizeTo(QSize size) {
    window->resize(size);
    settleLayout();
  }
  /// The next start of the program, with the motion open.
  void startAgain() {
    restart();
    openMotion();
  }
  [[nodiscard]] QDockWidget& dock(const QString& name) const { return *window->docks().dock(name); }
  [[nodiscard]] QString front() const {
    QStringList ids;
    for (const panels::PanelInfo& info : panels::panelTable()) {
      if (window->docks().isInFront(info.id)) ids += info.id;
    }
    return ids.join(' ');
  }
  /// "ID WIDTHxHEIGHT" of all docks in sight.
  [[nodiscard]] QString sizes() const {
    QStringList texts;
    for (const QString& id : front().split(' ')) {
      texts += QString("%1 %2x%3").arg(id).arg(dock(id).width()).arg(dock(id).height());
    }
    return texts.join(", ");
  }
};

TEST_F(Layout, TheDefaultFitsEverySizeWithTheViewportAsTheLargestPanel) {
  const struct {
    QSize size;
    const char* front;
  } rows[] = {
      {{1920, 1080}, "viewport timeline curves properties model"},
      {{1600, 1000}, "viewport timeline properties model"},
      {{1280, 720}, "viewport timeline properties model"},
      {{853, 480}, "viewport timeline properties"},
  };
  openMotion();
  for (const auto& row : rows) {
    const std::string name = QString("%1x%2").arg(row.size.width()).arg(row.size.height()).toStdString();
    resizeTo(row.size);
    run("view.resetLayout");
    settleLayout();
    EXPECT_EQ(window->size(), row.size);
    EXPECT_EQ(front().toStdString(), row.front) << name;
    const auto areaOf = [&](const QString& id) { return dock(id).width() * dock(id).height(); };
    for (const QString& id : front().split(' ')) {
      EXPECT_TRUE(window->docks().rect().contains(dock(id).geometry())) << id.toStdString() << " at " << name;
      EXPECT_GE(areaOf("viewport"), areaOf(id)) << id.toStdString() << " at " << name;
    }
    window->docks().reveal("curves");
    settleLayout();
    const auto& canvas = *dock("curves").findChild<panels::CurveCanvas*>();
    EXPECT_GE(canvas.height(), 160) << name;
    EXPECT_TRUE(dock("curves").rect().contains(QRect(canvas.mapTo(&dock("curves"), QPoint()), canvas.size()))) << name;
  }
}

TEST_F(Layout, ADefaultThatFollowsAnotherAfterABusyTimeIsApplied) {
  openMotion();
  resizeTo({853, 480});
  run("view.resetLayout");
  settleLayout();
  resizeTo({1600, 1000});
  // The time after which the first layout has settled passes without events.
  QThread::msleep(700);
  run("view.resetLayout");
  settleLayout();
  EXPECT_EQ(front().toStdString(), "viewport timeline properties model");
}

TEST_F(Layout, ComesBackAfterARestart) {
  openMotion();
  for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)}) {
    resizeTo(size);
    for (const bool reset : {true, false}) {
      if (reset) run("view.resetLayout");
      settleLayout();
      if (!reset) window->docks().resizeDocks({&dock("scene")}, {200}, Qt::Horizontal);
      settleLayout();
      const QString before = sizes();
      for (int i = 0; i < 3; ++i) {
        window->close();
        startAgain();
        EXPECT_EQ(sizes().toStdString(), before.toStdString()) << "start " << i << (reset ? ", default" : ", changed");
      }
    }
  }
}

TEST_F(Layout, IsTheSameAfterTenStartsWithAndWithoutAMotion) {
  const auto addModel = [this] { window->stage().addActor(test::actorNamed("model", {"センター"}), {}); };
  for (const bool hasMotion : {false, true}) {
    SCOPED_TRACE(hasMotion ? "with a motion" : "with a model alone");
    hasMotion ? openMotion() : addModel();
    resizeTo({1600, 1000});
    run("view.resetLayout");
    settleLayout();
    const QString before = sizes();
    for (int i = 0; i < 10; ++i) {
      window->close();
      restart();
      hasMotion ? openMotion() : addModel();
      settleLayout();
      ASSERT_EQ(sizes().toStdString(), before.toStdString()) << "start " << i;
    }
  }
}

TEST_F(Layout, TheFirstPoseOfAModelWithoutAMotionMovesNothing) {
  window->stage().addActor(test::actorNamed("model", {"センター"}), {});
  resizeTo({1600, 1000});
  const auto place = [this] {
    return QRect(dock("viewport").mapTo(window.get(), QPoint(0, 0)), dock("viewport").size());
  };
  const QRect before = place();
  run("pose.pick bones=センター\npose.values translation=1,0,0");
  settleLayout();
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(place(), before);
}

TEST_F(Layout, IsStoredWhenItChanges) {
  openMotion();
  resizeTo({1500, 900});
  window->docks().resizeDocks({&dock("scene")}, {210}, Qt::Horizontal);
  run("view.log on=off\nview.findings on=on");
  const QString before = sizes();
  QTest::qWait(700);
  window->setUnattended(true);  // a killed program stores nothing more
  startAgain();
  EXPECT_EQ(sizes().toStdString(), before.toStdString());
  EXPECT_TRUE(dock("log").isHidden());
}

TEST_F(Layout, TheViewportGetsTheRoomOfALargerWindow) {
  openMotion();
  resizeTo({1300, 800});
  run("view.resetLayout");
  settleLayout();
  QTest::qWait(600);
  const QSize scene = dock("model").size(), side = dock("properties").size(), below = dock("timeline").size();
  const QSize viewport = dock("viewport").size();
  for (const QSize more : {QSize(300, 0), QSize(0, 150), QSize(120, 80), QSize(0, 0)}) {
    resizeTo(QSize(1300, 800) + more);
    EXPECT_EQ(dock("model").width(), scene.width());
    EXPECT_EQ(dock("properties").width(), side.width());
    EXPECT_EQ(dock("timeline").height(), below.height());
    EXPECT_EQ(dock("viewport").size(), viewport + more);
  }
}

TEST_F(Layout, TabsWithoutRoomForTheirTitlesShowIconsAndNoTitleIsCut) {
  openMotion();
  bool showsIcons = false;
  for (const QSize size : {QSize(784, 752), QSize(1280, 720), QSize(1600, 1000), QSize(784, 752)}) {
    resizeTo(size);
    for (const auto* bar : window->docks().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      if (!bar->isVisible()) continue;
      QStringList titles;
      for (int i = 0; i < bar->count(); ++i) titles += bar->tabText(i);
      const bool hasRoom = bar->width() >= panels::TabIcons::widthOf(titles);
      const std::string name = titles.join(' ').toStdString() + " at " + std::to_string(size.width());
      EXPECT_LE(bar->tabRect(bar->count() - 1).right(), bar->width()) << name;
      for (int i = 0; i < bar->count(); ++i) {
        EXPECT_EQ(bar->tabIcon(i).isNull(), hasRoom) << name;
        EXPECT_EQ(bar->tabToolTip(i), titles[i]) << name;
      }
      showsIcons |= !hasRoom;
    }
  }
  EXPECT_TRUE(showsIcons);
}

TEST_F(Layout, TheActionOfAPanelBehindAnotherTabShowsIt) {
  openMotion();
  for (const char* expected : {"model", "poses", "poses closed", "poses"}) {
    const bool closes = QString(expected).endsWith("closed");
    const QString id = QString(expected).section(' ', 0, 0);
    if (closes || !front().contains(id)) window->actions().action("view." + id)->trigger();
    settleLayout();
    EXPECT_EQ(front().contains(id), !closes) << expected;
    EXPECT_EQ(dock(id).isHidden(), closes) << expected;
    EXPECT_EQ(window->actions().action("view." + id)->isChecked(), !closes) << expected;
  }
}

TEST_F(Layout, DeferredPanelsAreCreatedWhenTheyAreSeen) {
  const auto isCreated = [this](const QString& id) {
    return std::ranges::any_of(dock(id).findChildren<QWidget*>(), [](const QWidget* each) {
      return QByteArray(each->metaObject()->className()).startsWith("furitsuke::panels::");
    });
  };
  openMotion();
  settleLayout();
  QString last;
  for (const panels::PanelInfo& info : panels::panelTable()) {
    EXPECT_EQ(isCreated(info.id), !info.isDeferred) << info.id;
    if (!info.isDeferred) continue;
    last = info.id;
    window->actions().action("view." + last)->trigger();
    settleLayout();
    EXPECT_TRUE(front().contains(last)) << info.id;
    EXPECT_TRUE(isCreated(last)) << info.id;
  }
  QTest::qWait(600);  // the layout is settled
  const QString before = sizes();
  EXPECT_TRUE(front().contains(last)) << "a restored layout shows a deferred panel";
  window->close();
  startAgain();
  settleLayout();
  EXPECT_EQ(sizes().toStdString(), before.toStdString());
  for (const panels::PanelInfo& info : panels::panelTable()) {
    EXPECT_EQ(isCreated(info.id), !info.isDeferred || front().contains(info.id)) << info.id << " after the restart";
  }
}

/// The docks with controls that take the focus, in the order of the tab key.
QStringList docksInTabOrder(panels::DockArea& area) {
  QStringList ids;
  QWidget* first = area.dock(panels::panelTable().front().id);
  QWidget* each = first;
  do {
    for (const panels::PanelInfo& info : panels::panelTable()) {
      const bool isIn = each->focusPolicy() != Qt::NoFocus && area.dock(info.id)->isAncestorOf(each);
      if (isIn && ids.value(ids.size() - 1) != info.id) ids += info.id;
    }
    each = each->nextInFocusChain();
  } while (each != first);
  return ids;
}

TEST_F(Layout, ADeferredPanelHasItsPlaceInTheTabOrder) {
  openMotion();
  QStringList expected;
  for (const panels::PanelInfo& info : panels::panelTable()) {
    expected += info.id;
    window->docks().reveal(info.id);
  }
  QStringList order = docksInTabOrder(window->docks());
  order.removeDuplicates();  // some panels create buttons later
  expected.removeIf([&order](const QString& id) { return !order.contains(id); });
  EXPECT_EQ(order.join(' ').toStdString(), expected.join(' ').toStdString());
}

TEST_F(Layout, APanelThatIsShownBeforeAFileIsOpenIsInFrontAfterward) {
  run("view.log on=on\nview.curves on=off");
  openMotion();
  EXPECT_TRUE(front().contains("log")) << front().toStdString();
  EXPECT_TRUE(dock("curves").isHidden());
}

}  // namespace
}  // namespace furitsuke::window
