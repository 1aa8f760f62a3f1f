// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QSet>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QWindow>

#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/curves/point_fields.h"
#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/number_field.h"
#include "app/widgets/value_field.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::window {
namespace {

class FocusTest : public test::WindowTest {
 protected:
  FocusTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    run("select track=右腕 frames=10");
    window->activateWindow();
    settle();
  }
  /// A widget of the timeline that takes the focus.
  QWidget& timeline() const {
    for (auto* each : window->docks().panel<panels::TimelinePanel>()->findChildren<QWidget*>()) {
      if (each->focusPolicy() == Qt::StrongFocus && each->inherits("furitsuke::panels::DopeSheet")) return *each;
    }
    ADD_FAILURE() << "no sheet";
    return *window;
  }
  [[nodiscard]] QWidget& field(const QString& kind) const {
    if (kind == "frame") return *window->findChild<widgets::ValueField*>("frameField");
    if (kind == "speed") return *window->findChild<QComboBox*>("speedField");
    if (kind == "curve") {
      window->docks().reveal("curves");
      return *window->docks().panel<panels::CurvePanel>()->findChild<panels::PointFields*>()->field(0);
    }
    for (auto* each : window->docks().panel<panels::PropertyPanel>()->findChildren<widgets::NumberField*>()) {
      if (each->isVisible() && each->shown()) return *each;
    }
    ADD_FAILURE() << kind.toStdString();
    return *window;
  }
};

TEST_F(FocusTest, TheNameOfANewMarkerIsTypedInSightAndGivesTheFocusBack) {
  window->docks().reveal("graph");
  QWidget* graph = panels::DockArea::focusTarget(*window->docks().dock("graph"));
  ASSERT_NE(graph, nullptr);
  graph->setFocus();
  window->actions().action("marker.add")->trigger();
  settle();
  auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_NE(name, nullptr);
  EXPECT_EQ(name->objectName(), "markerName");
  EXPECT_TRUE(window->docks().isInFront("timeline"));
  QTest::keyClicks(name, "verse");
  QTest::keyClick(name, Qt::Key_Return);
  settle();
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  EXPECT_TRUE(window->docks().dock("timeline")->isAncestorOf(QApplication::focusWidget()));
  EXPECT_EQ(document().motion().annotations.markers.at(0).name, "verse");
}

TEST_F(FocusTest, ReturnsToTheTimelineWhenANumberIsEntered) {
  for (const char* kind : {"frame", "speed", "property", "curve"}) {
    QWidget& number = field(kind);
    timeline().setFocus();
    number.setFocus();
    ASSERT_TRUE(number.hasFocus()) << kind;
    if (auto* line = qobject_cast<QLineEdit*>(&number)) line->selectAll();
    QTest::keyClicks(&number, "2");
    settle();
    EXPECT_TRUE(number.hasFocus()) << kind;
    QTest::keyClick(&number, Qt::Key_Return);
    settle();
    EXPECT_TRUE(timeline().hasFocus()) << kind;
  }
}

TEST_F(FocusTest, TheShortcutOfAPanelFocusesItAndHidesItOnlyThere) {
  window->docks().reveal("timeline");
  window->docks().reveal("properties");
  auto& dock = *window->docks().dock("timeline");
  field("property").setFocus();
  const auto isFocused = [&] { return dock.isAncestorOf(window->focusWidget()); };
  ASSERT_FALSE(isFocused());
  for (const char* state : {"focused", "hidden", "focused"}) {
    QTest::keyClick(window->windowHandle(), Qt::Key_1, Qt::ControlModifier);
    settle();
    const bool isShown = QString(state) == "focused";
    EXPECT_EQ(!dock.isHidden(), isShown);
    EXPECT_EQ(isFocused(), isShown);
    EXPECT_EQ(window->actions().action("view.timeline")->isChecked(), isShown);
  }
  field("property").setFocus();
  window->actions().action("view.timeline")->trigger();
  settle();
  EXPECT_TRUE(dock.isHidden()) << "the entry of the menu is a switch";
}

TEST_F(FocusTest, F6GoesAroundThePanelsWithARing) {
  timeline().setFocus();
  QSet<QString> seen;
  QStringList order;
  for (int i = 0; i < 20; ++i) {
    QTest::keyClick(window->windowHandle(), Qt::Key_F6);
    settle();
    const auto* ring = window->findChild<QWidget*>("panelRing");
    ASSERT_NE(ring, nullptr);
    EXPECT_TRUE(ring->isVisible());
    for (const panels::PanelInfo& info : panels::panelTable()) {
      const auto& dock = *window->docks().dock(info.id);
      if (!window->docks().isInFront(info.id) || !dock.isAncestorOf(window->focusWidget())) continue;
      order.append(info.id);
      EXPECT_EQ(ring->geometry(), dock.geometry()) << info.id;
      if (seen.contains(info.id)) i = 20;
      seen.insert(info.id);
    }
  }
  EXPECT_GE(seen.size(), 3) << order.join(' ').toStdString();
  QTest::keyClick(window->windowHandle(), Qt::Key_F6, Qt::ShiftModifier);
  settle();
  EXPECT_TRUE(window->docks().dock(order.at(order.size() - 2))->isAncestorOf(window->focusWidget())) << "back";
  QTest::mousePress(&timeline(), Qt::LeftButton);
  EXPECT_FALSE(window->findChild<QWidget*>("panelRing")->isVisible());
  QTest::mouseRelease(&timeline(), Qt::LeftButton);
}

TEST_F(FocusTest, ADoubleClickSelectsAWholeNumber) {
  for (const char* kind : {"frame", "property"}) {
    QWidget& number = field(kind);
    auto* line = qobject_cast<QLineEdit*>(&number);
    number.setFocus();
    line->setText("-12.5");
    line->deselect();
    QTest::mouseDClick(line, Qt::LeftButton, Qt::NoModifier, QPoint(line->width() - 8, line->height() / 2));
    EXPECT_EQ(line->selectedText().toStdString(), "-12.5") << kind;
  }
}

TEST_F(FocusTest, StaysInAFieldWithAProblem) {
  timeline().setFocus();
  QWidget& number = field("property");
  number.setFocus();
  QTest::keyClicks(&number, "1/0");
  QTest::keyClick(&number, Qt::Key_Return);
  settle();
  EXPECT_TRUE(number.hasFocus());
}

TEST_F(FocusTest, MovingItChangesNoDocumentSelectionOrModel) {
  ASSERT_TRUE(window->files().open(writeMotion("second.vmd", sampleMotion())));
  ASSERT_TRUE(window->files().open(writeMotion("third.vmd", sampleMotion())));
  for (const char* name : {"a", "b", "c"}) window->stage().addActor(test::actorNamed(name, {"センター", "右腕"}), {});
  window->workspace().setCurrent(window->workspace().document(1));
  window->stage().setActive(window->stage().actors().front()->id());
  run("select track=右腕 frames=10");
  for (const char* panel : {"scene", "model", "poses", "timeline", "graph", "findings", "comparison", "curves"}) {
    window->docks().reveal(panel);
    settle();
    const edit::MotionDocument* motion = window->workspace().current();
    const std::uint64_t active = window->stage().active()->id();
    const auto bones = window->stage().selectedBones();
    const auto keys = document().state().selection();
    QSet<QWidget*> seen;
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
      for (int i = 0; i < 100; ++i) {
        QWidget* focused = QApplication::focusWidget();
        seen.insert(focused);
        QTest::keyClick(focused == nullptr ? window.get() : focused, key);
        ASSERT_EQ(window->workspace().current(), motion) << panel << ' ' << i;
        ASSERT_EQ(window->stage().active()->id(), active) << panel << ' ' << i;
      }
    }
    settle();
    EXPECT_GE(seen.size(), 10) << panel;
    EXPECT_EQ(window->stage().selectedBones(), bones) << panel;
    EXPECT_EQ(document().state().selection(), keys) << panel;
    EXPECT_FALSE(document().isModified()) << panel;
  }
}

TEST_F(FocusTest, UndoAfterANumberOfACurveUndoesTheChangeOfTheKeys) {
  QWidget& number = field("curve");
  timeline().setFocus();
  number.setFocus();
  static_cast<QLineEdit&>(number).selectAll();
  QTest::keyClicks(&number, "33");
  QTest::keyClick(&number, Qt::Key_Return);
  settle();
  ASSERT_TRUE(document().isModified());
  QTest::keyClick(window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_FALSE(document().isModified());
}

TEST_F(FocusTest, EnterPressesTheFocusedButtonOfAPanel) {
  window->docks().reveal("timeline");
  auto* panel = window->docks().panel<panels::TimelinePanel>();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
    panel->expandAll();
    const int before = panel->view().rows().count();
    for (auto* button : panel->findChildren<QToolButton*>()) {
      if (button->accessibleName() != "Fold all groups") continue;
      button->setFocus();
      QTest::keyClick(button, key, key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
    }
    EXPECT_LT(panel->view().rows().count(), before) << key;
  }
}

TEST_F(FocusTest, GoesToTheWorkWhenTheFirstIsOpened) {
  struct Row {
    const char* name;
    std::function<void()> open;
    const char* panel;
  };
  const Row rows[] = {
      {"a motion", [this] { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }, "timeline"},
      {"a new motion", [this] { run("file.new"); }, "timeline"},
      {"a model", [this] { window->stage().addActor(test::actorNamed("model", {"センター"}), {}); }, "viewport"},
      {"a new motion of a model",
       [this] {
         window->stage().addActor(test::actorNamed("model", {"センター"}), {});
         settle();
         auto* button = window->docks().panel<panels::TimelinePanel>()->findChild<QToolButton*>();
         if (button != nullptr) button->setFocus();
         run("file.new");
       },
       "timeline"},
  };
  for (const Row& row : rows) {
    while (window->workspace().count() > 0) window->workspace().remove(window->workspace().document(0));
    while (!window->stage().actors().empty()) window->stage().removeActor(window->stage().actors().front()->id());
    settle();
    for (auto* button : window->findChild<widgets::EmptyState*>()->findChildren<QAbstractButton*>()) button->setFocus();
    row.open();
    settle();
    ASSERT_NE(QApplication::focusWidget(), nullptr) << row.name;
    EXPECT_TRUE(window->docks().dock(row.panel)->isAncestorOf(QApplication::focusWidget()) &&
                qobject_cast<QLineEdit*>(QApplication::focusWidget()) == nullptr)
        << row.name << ": " << QApplication::focusWidget()->accessibleName().toStdString();
  }
}

TEST_F(FocusTest, EnterPressesTheButtonOfAnEmptyPanel) {
  window->closing().closeEverything();
  settle();
  const auto* start = window->findChild<widgets::EmptyState*>();
  ASSERT_NE(start, nullptr);
  bool isPressed = false;
  QAction* sample = window->actions().action("help.sample");
  QObject::connect(sample, &QAction::triggered, window.get(), [&] { isPressed = true; });
  for (auto* button : start->findChildren<QAbstractButton*>()) {
    if (button->text() != sample->iconText() && button->text() != sample->text()) continue;
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Return);
  }
  EXPECT_TRUE(isPressed);
}

TEST_F(FocusTest, EnterAndDownInASearchGoToTheFirstHit) {
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
  settle();
  for (const char* panel : {"timeline", "model"}) {
    window->docks().reveal(panel);
    settle();
    const auto& dock = *window->docks().dock(panel);
    if (auto* pages = dock.findChild<QTabWidget*>("modelParts")) pages->setCurrentIndex(1);  // the bones
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down}) {
      QLineEdit* search = nullptr;
      for (auto* each : dock.findChildren<QLineEdit*>()) {
        if (each->isVisible() && each->accessibleName().startsWith("Search")) search = each;
      }
      ASSERT_NE(search, nullptr) << panel;
      search->setText(QString::fromUtf8("腕"));
      search->setFocus();
      QTest::keyClick(search, key);
      settle();
      QWidget* focused = QApplication::focusWidget();
      ASSERT_NE(focused, nullptr);
      EXPECT_TRUE(dock.isAncestorOf(focused) && focused != search)
          << panel << ' ' << focused->metaObject()->className();
      const auto* list = qobject_cast<QAbstractItemView*>(focused);
      if (list == nullptr) continue;
      EXPECT_TRUE(list->currentIndex().data().toString().contains(QString::fromUtf8("腕"))) << panel;
    }
  }
}

TEST_F(FocusTest, ReturnsToTheWindowIfNothingElseHadIt) {
  QWidget& number = field("frame");
  number.setFocus();
  QTest::keyClick(&number, Qt::Key_Enter, Qt::KeypadModifier);
  settle();
  EXPECT_FALSE(number.hasFocus());
}

}  // namespace
}  // namespace furitsuke::window
