// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/session/scene/stage.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::window {
namespace {

/// The window with a model and its motion, walked through with the Tab key.
class TabWalk : public test::WindowTest {
 protected:
  TabWalk() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", test::dancerMotion())));
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::dancer()), nullptr), {});
    run("edit.selectAll");
    window->activateWindow();
    settle();
  }

  static std::string nameOf(const QWidget& widget) {
    QStringList names;
    for (const QWidget* at = &widget; at != nullptr && !at->isWindow(); at = at->parentWidget())
      names.prepend(at->objectName().isEmpty() ? QString(at->metaObject()->className()).section(':', -1)
                                               : at->objectName());
    return names.join('/').toStdString();
  }

  /// What of the window around the widget is drawn.
  [[nodiscard]] QImage pictureAround(const QWidget& widget) const {
    constexpr int kAround = 4;  // pixels, of a ring outside the control
    const QWidget& top = *widget.window();
    const QRect at(widget.mapTo(&top, QPoint()), widget.size());
    return widget.window()->grab(at.adjusted(-kAround, -kAround, kAround, kAround)).toImage();
  }

  /// The widget can be seen at least in part, and looks different while it has the focus.
  void expectSeen(QWidget& widget, const std::string& from) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);  // its viewport covers it
    const QWidget& seen = area != nullptr ? *area->viewport() : widget;
    QWidget* around = widget.parentWidget();
    while (around != nullptr && !around->inherits("QAbstractItemView")) around = around->parentWidget();
    const auto* list = qobject_cast<const QAbstractScrollArea*>(around);
    // In the smallest window a list may have room for less than a row.
    const bool hasRoom = list == nullptr || list->viewport()->height() >= widget.height();
    EXPECT_TRUE(widget.isVisible() && (!hasRoom || !seen.visibleRegion().isEmpty()))
        << from << ": " << nameOf(widget) << ", " << (list == nullptr ? 0 : list->viewport()->height());
    if (widget.window() != window.get() || checked_.contains(&widget)) return;
    checked_.insert(&widget);
    const QImage with = pictureAround(widget);
    QWidget* frame = window->findChild<QWidget*>("frameField");
    (&widget == frame ? window->findChild<QWidget*>("speedField") : frame)->setFocus();
    const QImage without = pictureAround(widget);
    widget.setFocus(Qt::TabFocusReason);
    EXPECT_NE(with, without) << from << ": no ring around " << nameOf(widget);
  }
  /// Presses Tab until another control has the focus. A canvas may have several things to go through.
  static void pressTab(const std::string& from) {
    QWidget* focused = QApplication::focusWidget();
    ASSERT_NE(focused, nullptr) << from;
    for (int i = 0; i < 4 && QApplication::focusWidget() == focused; ++i) QTest::keyClick(focused, Qt::Key_Tab);
    ASSERT_NE(QApplication::focusWidget(), nullptr) << from;
    ASSERT_NE(QApplication::focusWidget(), focused) << from << ": stays in " << nameOf(*focused);
    settle();  // a list scrolls to what is in its rows by later events
  }

  QSet<QWidget*> checked_;
};

TEST_F(TabWalk, EveryStopIsSeenHasARingAndTheWalkComesBackToItsStart) {
  constexpr int kMost = 150;
  for (const QSize size : {QSize(1600, 1000), QSize(853, 480)}) {
    window->resize(size);
    run("view.resetLayout");
    for (int i = 0; i < 10; ++i) settle();
    QTest::qWait(600);  // the layout settles
    for (const panels::PanelInfo& info : panels::panelTable()) {
      window->docks().reveal(info.id);
      for (int i = 0; i < 3; ++i) settle();
      QWidget* start = panels::DockArea::focusTarget(*window->docks().dock(info.id));
      if (start == nullptr) continue;
      start->setFocus(Qt::TabFocusReason);
      const std::string from = QString("%1 at %2").arg(info.id).arg(size.width()).toStdString();
      start = QApplication::focusWidget();  // a panel may have a focus proxy
      ASSERT_NE(start, nullptr) << from;
      int steps = 0;
      do {
        ASSERT_NO_FATAL_FAILURE(pressTab(from));
        expectSeen(*QApplication::focusWidget(), from);
      } while (QApplication::focusWidget() != start && ++steps < kMost);
      EXPECT_LT(steps, kMost) << from << ": never comes back to " << nameOf(*start);
    }
  }
}

TEST_F(TabWalk, APanelBehindAnotherTabIsHiddenAndPassesItsFocusOn) {
  window->resize(1600, 1000);
  run("view.resetLayout");
  QTest::qWait(600);
  window->docks().reveal("curves");
  settle();
  QWidget* inside = panels::DockArea::focusTarget(*window->docks().dock("curves"));
  ASSERT_NE(inside, nullptr);
  inside->setFocus();
  window->docks().reveal("properties");
  settle();
  EXPECT_FALSE(inside->isVisible());
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(inside);
  ASSERT_NE(spoken, nullptr);
  EXPECT_TRUE(spoken->state().invisible);
  QWidget* focused = QApplication::focusWidget();
  ASSERT_NE(focused, nullptr);
  EXPECT_TRUE(window->docks().dock("properties")->isAncestorOf(focused)) << nameOf(*focused);
  const QSize before = window->docks().dock("properties")->size();
  window->docks().reveal("curves");
  settle();
  EXPECT_TRUE(inside->isVisible());
  EXPECT_EQ(window->docks().dock("curves")->size(), before) << "the layout keeps the room of a hidden panel";
}

}  // namespace
}  // namespace furitsuke::window
