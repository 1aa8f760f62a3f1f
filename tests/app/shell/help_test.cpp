// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QWhatsThis>
#include <set>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/help/control_help.h"
#include "app/help/manual_window.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::test {
namespace {

/// A part of a control that is one for the person, or of Qt's own frame around the panels.
bool belongsToAnother(const QWidget& widget) {
  if (widget.objectName().startsWith("qt_") || widget.inherits("QDockWidgetTitleButton")) return true;
  if (widget.inherits("QHeaderView")) return true;
  if (widget.inherits("QTabBar") && widget.parentWidget()->inherits("QMainWindow")) return true;  // of docks
  for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (around->inherits("QAbstractSpinBox") || around->inherits("QComboBox") || around->inherits("QLineEdit") ||
        around->inherits("QTabBar") || around->objectName().startsWith("qt_scrollarea")) {
      return true;
    }
    const auto* area = qobject_cast<const QAbstractScrollArea*>(around);
    if (area != nullptr && area->viewport() == &widget) return true;
    if (around->isWindow()) break;
  }
  return false;
}

bool isInteractive(const QWidget& widget) {
  if (widget.inherits("QMenu") || widget.inherits("QMenuBar") || widget.isWindow() || belongsToAnother(widget)) {
    return false;
  }
  const bool isControl = widget.inherits("QAbstractButton") || widget.inherits("QAbstractSpinBox") ||
                         widget.inherits("QComboBox") || widget.inherits("QLineEdit") ||
                         widget.inherits("QAbstractSlider") || widget.inherits("QAbstractItemView");
  return isControl || widget.focusPolicy() != Qt::NoFocus;
}

/// A hidden button that gets its words when it is shown.
bool hasNothingToShow(const QWidget& widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr && button->isHidden() && button->text().isEmpty() && button->icon().isNull();
}

std::string pathOfWidget(const QWidget& widget) {
  QStringList names;
  for (const QWidget* at = &widget; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
    const QString name = at->objectName();
    names.prepend(name.isEmpty() ? QString(at->metaObject()->className()).section(':', -1) : name);
  }
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return (names.join('/') + (button == nullptr ? QString() : " \"" + button->text() + '"')).toStdString();
}

std::string nameOfWidget(QWidget& widget) {
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
  return spoken == nullptr ? std::string() : spoken->text(QAccessible::Name).toStdString();
}

/// A window with a dance on a dancer, so that every panel has something to show.
class HelpTest : public WindowTest {
 protected:
  HelpTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<Actor>(std::make_shared<const Model>(dancer()), nullptr), {});
    run("edit.selectAll");
    settle();
  }
  [[nodiscard]] ManualWindow* manual() const { return window->findChild<ManualWindow*>("manual"); }
};

TEST_F(HelpTest, EveryControlHasANameAndSaysWhatItIs) {
  int count = 0;
  std::set<std::string> nameless, unexplained;
  for (QWidget* widget : window->findChildren<QWidget*>()) {
    if (widget->window() != window.get() || !isInteractive(*widget) || hasNothingToShow(*widget)) continue;
    ++count;
    if (nameOfWidget(*widget).empty()) nameless.insert(pathOfWidget(*widget));
    if (controlHelp(*widget).isEmpty()) unexplained.insert(pathOfWidget(*widget));
  }
  EXPECT_GT(count, 80) << "the walk has missed the controls";
  EXPECT_EQ(nameless, std::set<std::string>());
  EXPECT_EQ(unexplained, std::set<std::string>());
}

TEST_F(HelpTest, EveryPanelSaysWhatItIs) {
  for (const QString& name : DockArea::dockNames()) {
    EXPECT_GT(window->docks().dock(name)->whatsThis().size(), 40) << name.toStdString();
  }
}

TEST_F(HelpTest, EveryActionSaysWhatItIsWhereItStandsAndHowItIsCalled) {
  for (const ActionInfo& info : actionTable()) {
    const QString text = window->actions().action(info.id)->whatsThis();
    EXPECT_TRUE(text.contains(info.translatedTooltip().toHtmlEscaped())) << info.id;
    EXPECT_TRUE(text.contains(info.place().toHtmlEscaped())) << info.id;
  }
  EXPECT_TRUE(
      window->actions().action("marker.add")->whatsThis().contains(QString::fromUtf8("Markers › Add Marker  M")));
}

TEST_F(HelpTest, AClickTellsWhatAControlIsInPlaceOfWorkingIt) {
  run("key.set physics=off");
  settle();
  ASSERT_EQ(document().undoStack()->index(), 1);
  auto* button = window->findChild<QToolBar*>("toolbar")->widgetForAction(window->actions().action("edit.undo"));
  ASSERT_NE(button, nullptr);
  ASSERT_TRUE(button->isEnabled());
  const QUndoStack* steps = document().undoStack();
  const int before = steps->index();
  run("help.whatsThis");
  EXPECT_TRUE(QWhatsThis::inWhatsThisMode());
  QTest::mouseClick(button, Qt::LeftButton);
  settle();
  EXPECT_EQ(steps->index(), before);
  bool isShown = false;
  for (const QWidget* shown : QApplication::topLevelWidgets()) isShown |= shown->inherits("QWhatsThat");
  EXPECT_TRUE(isShown);
  QWhatsThis::hideText();
  QWhatsThis::leaveWhatsThisMode();
}

TEST_F(HelpTest, WhereAControlSaysNothingItsPanelSpeaks) {
  QWidget* sheet = window->docks().dock("log")->widget();
  ASSERT_TRUE(controlHelp(*sheet).isEmpty());
  QHelpEvent question(QEvent::QueryWhatsThis, QPoint(1, 1), sheet->mapToGlobal(QPoint(1, 1)));
  QApplication::sendEvent(sheet, &question);
  EXPECT_TRUE(question.isAccepted());
}

TEST_F(HelpTest, TheManualOpensOnce) {
  ASSERT_EQ(manual(), nullptr);
  run("help.manual");
  ASSERT_NE(manual(), nullptr);
  EXPECT_TRUE(manual()->isWindow());
  EXPECT_TRUE(manual()->isVisible());
  run("help.manual");
  EXPECT_EQ(window->findChildren<ManualWindow*>().size(), 1);
  EXPECT_EQ(window->actions().action("help.manual")->shortcut(), QKeySequence("F1"));
  EXPECT_TRUE(manual()->findChild<QTextBrowser*>()->toPlainText().contains("Ctrl+Shift+P"));
}

}  // namespace
}  // namespace furitsuke::test
