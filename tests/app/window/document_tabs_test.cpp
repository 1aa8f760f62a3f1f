// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/session/workspace.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::window {
namespace {

class DocumentTabsTest : public test::WindowTest {
 protected:
  /// Opens a motion that is written as `name`, which may contain a folder.
  void open(const QString& name) {
    QDir(folder.path()).mkpath(QFileInfo(name).path());
    ASSERT_TRUE(window->files().open(writeMotion(name, sampleMotion())));
  }
  [[nodiscard]] QTabBar& tabs() { return *window->findChild<QTabBar*>("documentTabs"); }
  [[nodiscard]] QStringList titles() {
    QStringList all;
    for (int i = 0; i < tabs().count(); ++i) all.append(tabs().tabText(i));
    return all;
  }
  void edit() {
    motion::Annotations marked = document().motion().annotations;
    marked.markers.push_back({.frame = 1, .name = "a"});
    document().history().setAnnotations("Mark", std::move(marked));
  }
};

TEST_F(DocumentTabsTest, NamesOfManyTabsStayReadable) {
  window->resize(1100, 700);
  for (int i = 0; i < 12; ++i) open(QString("dance of the day number %1.vmd").arg(i + 10));
  settle();
  const QFontMetrics metrics(tabs().font());
  for (int i = 0; i < tabs().count(); ++i)
    EXPECT_GT(tabs().tabRect(i).width(), metrics.horizontalAdvance(tabs().tabText(i))) << i;
  EXPECT_TRUE(tabs().rect().contains(tabs().tabRect(11))) << "the current tab is scrolled into view";
  EXPECT_LE(tabs().window()->width(), 1100);
  open("a very very very very very very very very very very very very long name.vmd");
  settle();
  EXPECT_LT(tabs().tabRect(12).width(), 300) << "one name does not fill the row";
}

TEST_F(DocumentTabsTest, AButtonListsTheOpenMotions) {
  auto* list = window->findChild<QToolButton*>("documentList");
  open("one.vmd");
  EXPECT_TRUE(list->isHidden());
  open("two.vmd");
  open("rock & roll.vmd");
  EXPECT_TRUE(list->isVisible());
  edit();
  emit list->menu()->aboutToShow();
  const QList<QAction*> entries = list->menu()->actions();
  ASSERT_EQ(entries.size(), 3);
  EXPECT_EQ(entries.at(0)->text(), "one.vmd");
  EXPECT_EQ(entries.at(2)->text(), QString::fromUtf8("rock && roll.vmd ●"));
  EXPECT_TRUE(entries.at(2)->isChecked());
  entries.at(0)->trigger();
  EXPECT_EQ(tabs().currentIndex(), 0);
}

TEST_F(DocumentTabsTest, FoldersTellMotionsOfTheSameNameApart) {
  open("rock/dance.vmd");
  EXPECT_EQ(titles(), QStringList({"dance.vmd"}));
  open("pop/dance.vmd");
  EXPECT_EQ(titles(), QStringList({"dance.vmd (rock)", "dance.vmd (pop)"}));
  edit();
  EXPECT_EQ(titles().at(1), QString::fromUtf8("dance.vmd (pop) ●"));
  run("file.close discard=on");
  EXPECT_EQ(titles(), QStringList({"dance.vmd"})) << "the folder is not needed anymore";
}

TEST_F(DocumentTabsTest, ClosesOtherTabs) {
  struct Row {
    const char* action;
    const char* left;
  };
  const Row rows[] = {{"tab.closeOthers", "2.vmd"}, {"tab.closeRight", "1.vmd 2.vmd"}, {"tab.closeAll", ""}};
  for (const Row& row : rows) {
    for (const char* name : {"1.vmd", "2.vmd", "3.vmd", "4.vmd"}) open(name);
    window->workspace().setCurrent(window->workspace().document(1));
    run(row.action);
    EXPECT_EQ(titles().join(' ').toStdString(), row.left);
    if (tabs().count() > 0) run("tab.closeAll");
  }
  EXPECT_NE(window->actions().disabledReason("tab.closeAll"), "");
}

TEST_F(DocumentTabsTest, ClosingSeveralTabsAsksOnceAboutUnsavedChanges) {
  for (const char* name : {"1.vmd", "2.vmd", "3.vmd"}) {
    open(name);
    edit();
  }
  answerNext("cancel");
  window->actions().call("tab.closeOthers");
  EXPECT_EQ(tabs().count(), 3);
  EXPECT_EQ(titles().at(2), QString::fromUtf8("3.vmd ●"));
  answerNext("discard");
  window->actions().call("tab.closeOthers");
  EXPECT_EQ(titles(), QStringList({QString::fromUtf8("3.vmd ●")}));
}

TEST_F(DocumentTabsTest, TheContextMenuIsForTheTabUnderTheMouse) {
  open("1.vmd");
  open("2.vmd");
  const QPoint at = tabs().tabRect(0).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, tabs().mapToGlobal(at));
  QCoreApplication::sendEvent(&tabs(), &event);
  EXPECT_EQ(tabs().currentIndex(), 0);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  QStringList ids;
  for (const QAction* action : menu->actions()) ids.append(action->isSeparator() ? "-" : action->objectName());
  EXPECT_EQ(ids.join(' '),
            "file.save file.saveAs file.revert - model.pinMotion - tab.copyPath tab.showFolder - file.close "
            "tab.closeOthers tab.closeRight tab.closeAll");
  menu->close();
  run("tab.copyPath");
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QDir::toNativeSeparators(pathOf("1.vmd")));
}

}  // namespace
}  // namespace furitsuke::window
