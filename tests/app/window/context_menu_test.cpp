// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTreeWidget>

#include "app/actions/action_set.h"
#include "app/actions/context_menus.h"
#include "app/panels/curves/curve_canvas.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::window {
namespace {

class ContextMenus : public test::WindowTest {
 protected:
  /// Right-clicks the widget; nullptr if no menu opens.
  static QMenu* menuAt(QWidget& widget, QPoint at) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  /// The ids of the actions, or the texts of other entries; "-" for a separator.
  static std::string entriesOf(const QMenu& menu) {
    QStringList all;
    for (const QAction* action : menu.actions()) {
      all.append(action->isSeparator()            ? QStringLiteral("-")
                 : action->objectName().isEmpty() ? action->text()
                                                  : action->objectName());
    }
    return all.join(' ').toStdString();
  }
};

TEST_F(ContextMenus, EveryMenuHasGroupsOfSevenAtMost) {
  using actions::ContextMenu;
  for (const ContextMenu menu :
       {ContextMenu::Tab, ContextMenu::Keys, ContextMenu::MarkerLane, ContextMenu::Ruler, ContextMenu::Curve,
        ContextMenu::ModelRow, ContextMenu::CameraRow, ContextMenu::Viewport}) {
    int run = 0;
    const QList<QAction*> entries = actions::contextActions(window->actions(), menu);
    ASSERT_FALSE(entries.isEmpty());
    EXPECT_NE(entries.first(), nullptr);
    EXPECT_NE(entries.last(), nullptr);
    for (const QAction* entry : entries) {
      run = entry == nullptr ? 0 : run + 1;
      EXPECT_LE(run, 7) << static_cast<int>(menu);
    }
  }
}

TEST_F(ContextMenus, TheMenuOfKeysShowsItsGroups) {
  run("file.new");
  settle();
  QMenu* menu = menuAt(*window->findChild<panels::DopeSheet*>(), QPoint(40, 10));
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(entriesOf(*menu).starts_with("edit.cut edit.copy edit.paste edit.pasteMirrored edit.delete - key.add"));
  menu->close();
}

TEST_F(ContextMenus, TheRulerOffersTheFrameUnderTheMouse) {
  run("file.new\nkey.add track=camera frame=0\nkey.add track=camera frame=200\nframe.goto frame=7\ntimeline.zoomFit");
  settle();
  auto* ruler = window->findChild<panels::TimeRuler*>();
  const QPoint at(ruler->width() / 2, 8);
  struct Row {
    int entry;
    std::function<Frame()> changed;
  };
  Frame shown = 0;
  const Row rows[] = {{1, [this] { return document().motion().annotations.markers.at(0).frame; }},
                      {3, [this] { return window->playback().loopRange().first; }},
                      {4, [this] { return window->playback().loopRange().last; }},
                      {0, [this] { return document().state().currentFrame(); }}};
  for (const Row& row : rows) {
    EXPECT_EQ(document().state().currentFrame(), 7) << "the menu leaves the playhead where it is";
    QMenu* menu = menuAt(*ruler, at);
    ASSERT_NE(menu, nullptr);
    const QString text = menu->actions().at(0)->text();
    shown = text.mid(text.lastIndexOf(' ') + 1).toInt();
    EXPECT_NEAR(shown, 100, 15);
    menu->actions().at(row.entry)->trigger();
    menu->close();
    settle();
    EXPECT_EQ(row.changed(), shown) << row.entry;
    QApplication::focusWidget() == nullptr ? void() : QApplication::focusWidget()->clearFocus();
  }
}

TEST_F(ContextMenus, EntriesActAtTheFrameWhereTheMenuWasOpened) {
  run("file.new\nkey.add track=camera frame=0\nkey.add track=camera frame=200\nkey.add track=light frame=0\n"
      "select track=camera frames=0\nframe.goto frame=7\ntimeline.zoomFit");
  settle();
  auto* sheet = window->findChild<panels::DopeSheet*>();
  auto& view = window->docks().panel<panels::TimelinePanel>()->view();
  int lightRow = 0;
  while (view.rows().tracksOf(lightRow) != std::vector{motion::kLightTrack}) ++lightRow;
  const QPoint at(static_cast<int>(view.scale().xOf(100)),
                  view.rowTop(lightRow) + panels::TimelineView::kRowHeight / 2);
  const auto choose = [&](const char* id) {
    QMenu* menu = menuAt(*sheet, at);
    ASSERT_NE(menu, nullptr);
    QAction* entry = menu->findChild<QAction*>(id);
    for (QAction* each : menu->actions()) {
      if (each->objectName() == id) entry = each;
    }
    ASSERT_NE(entry, nullptr) << id;
    EXPECT_TRUE(entry->text().contains("100")) << entry->text().toStdString();
    entry->trigger();
    menu->close();
    settle();
  };
  run("edit.copy");
  choose("marker.add");
  EXPECT_EQ(document().motion().annotations.markers.at(0).frame, 100);
  QApplication::focusWidget() == nullptr ? void() : QApplication::focusWidget()->clearFocus();
  choose("key.add");
  EXPECT_EQ(test::framesOf(document().motion(), motion::kLightTrack), "0 100");
  EXPECT_EQ(test::framesOf(document().motion(), motion::kCameraTrack), "0 200") << "not on the row of the selected key";
  choose("edit.paste");
  EXPECT_EQ(test::framesOf(document().motion(), motion::kCameraTrack), "0 100 200");
  choose("edit.selectColumn");
  EXPECT_EQ(document().state().selection().frameRange(), (FrameRange{100, 100}));
  EXPECT_EQ(document().state().currentFrame(), 7);
  choose("frame.goto");
  EXPECT_EQ(document().state().currentFrame(), 100);
}

TEST_F(ContextMenus, TheViewportOffersPosesAndViews) {
  run("file.new");
  window->stage().addActor(test::actorNamed("one", {"センター"}), {});
  settle();
  auto* overlay = window->findChild<panels::ViewportOverlay*>();
  QTest::mouseClick(overlay, Qt::RightButton, Qt::NoModifier, QPoint(5, overlay->height() / 2));
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(entriesOf(*menu).starts_with("pose.register pose.resetAll")) << entriesOf(*menu);
  EXPECT_NE(entriesOf(*menu).find("viewport.frameAll"), std::string::npos);
  menu->close();
}

TEST_F(ContextMenus, TheSquareOfTheCurvePanelOffersCurves) {
  run("file.new\nkey.add track=camera frame=0\nkey.add track=camera frame=20\nedit.selectAll");
  window->docks().reveal("curves");
  settle();
  auto* canvas = window->findChild<panels::CurveCanvas*>();
  QMenu* menu = menuAt(*canvas, canvas->rect().center());
  ASSERT_NE(menu, nullptr);
  EXPECT_EQ(entriesOf(*menu),
            "curve.copy curve.paste - curve.linear curve.easeIn curve.easeOut curve.easeInOut curve.auto");
  menu->close();
}

TEST_F(ContextMenus, ARowOfTheSceneOffersWhatItsModelAndMotionCanDo) {
  run("file.new");
  window->stage().addActor(test::actorNamed("one", {"センター"}), {});
  window->stage().addActor(test::actorNamed("two", {"センター"}), {});
  window->docks().reveal("scene");
  settle();
  auto* list = window->docks().panel<panels::ModelsPanel>()->findChild<QTreeWidget*>();
  const auto menuOfRow = [&](int row) {
    return menuAt(*list->viewport(), list->visualItemRect(list->topLevelItem(row)).center() - QPoint(60, 0));
  };
  QMenu* menu = menuOfRow(0);
  ASSERT_NE(menu, nullptr);
  EXPECT_EQ(window->stage().active()->title, "one") << "the menu is for the row under the mouse";
  EXPECT_EQ(
      entriesOf(*menu),
      "Motion Edit This Motion - model.show model.pinMotion viewport.frameSelection model.bones - model.drawEarlier "
      "model.drawLater - model.add model.remove");
  menu->actions().at(0)->menu()->actions().at(1)->trigger();
  EXPECT_EQ(window->stage().motionOf(window->stage().active()->id()), &document());
  menu->close();
  settle();
  menu = menuOfRow(2);
  ASSERT_NE(menu, nullptr);
  EXPECT_EQ(entriesOf(*menu),
            "Motion Edit This Motion - viewport.motionCamera camera.register viewport.frameAll - model.add");
  menu->close();
}

}  // namespace
}  // namespace furitsuke::window
