// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <cstdlib>
#include <initializer_list>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/workspace.h"
#include "app/startup/given_files.h"
#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/value_field.h"
#include "app/window/main_window.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::window {
namespace {

using test::bytesOf;
using Window = test::WindowTest;

TEST_F(Window, EveryActionOfTheTableIsBound) { EXPECT_EQ(window->actions().unboundActions(), QStringList()); }

TEST_F(Window, OpensAMotionInATab) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  ASSERT_TRUE(window->files().open(path));
  const motion::Motion& motion = document().motion();
  EXPECT_EQ(test::keysOf(motion, *motion::findTrack(motion, "右腕")), "0:0 10:10 20:20");
  auto* tabs = window->findChild<QTabBar*>("documentTabs");
  ASSERT_EQ(tabs->count(), 1);
  EXPECT_EQ(tabs->tabText(0), "dance.vmd");
  EXPECT_TRUE(window->windowTitle().startsWith("dance.vmd"));
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(Window, EmptyPanelsShowTheirWholeText) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  for (const QSize size : {QSize(1600, 1000), QSize(1100, 700)}) {
    window->resize(size);
    window->show();
    settle();
    int seen = 0;
    for (const auto* label : window->findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->wordWrap()) continue;
      EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
      ++seen;
    }
    EXPECT_GE(seen, 2) << "properties and curves have nothing to show";
    const auto* curves = window->docks().dock("curves")->findChild<QScrollArea*>();
    EXPECT_EQ(curves->verticalScrollBar()->maximum(), 0);
  }
}

TEST_F(Window, OpensAFileOnlyOnce) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  ASSERT_TRUE(window->files().open(path));
  const edit::MotionDocument* first = &document();
  run("file.new");
  ASSERT_TRUE(window->files().open(path));
  EXPECT_EQ(&document(), first);
  EXPECT_EQ(window->workspace().count(), 2);
}

TEST_F(Window, AFileThatCannotBeOpenedIsReportedInTheWindow) {
  EXPECT_TRUE(window->files().openAll({pathOf("nowhere.vmd")}));
  EXPECT_TRUE(window->messages().isVisible());
  EXPECT_TRUE(window->messages().text().contains("nowhere.vmd"));
  EXPECT_EQ(window->workspace().count(), 0);
}

TEST_F(Window, UndoRestoresEveryByte) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  const QByteArray before = test::bytesOf(path);
  ASSERT_TRUE(window->files().open(path));
  run("select track=右腕 frames=10-20\nkey.move by=5\nedit.undo");
  EXPECT_FALSE(document().isModified());
  run("file.save path=" + pathOf("again.vmd"));
  EXPECT_EQ(test::bytesOf(pathOf("again.vmd")), before);
}

TEST_F(Window, ShortcutsWork) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const motion::Motion opened = document().motion();
  window->activateWindow();
  QTest::keyClick(window.get(), Qt::Key_Right);
  QTest::keyClick(window.get(), Qt::Key_Right);
  EXPECT_EQ(document().state().currentFrame(), 2);
  QTest::keyClick(window.get(), Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(document().state().currentFrame(), 10);
  QTest::keyClick(window.get(), Qt::Key_End);
  EXPECT_EQ(document().state().currentFrame(), 40);
  QTest::keyClick(window.get(), Qt::Key_A, Qt::ControlModifier);
  settle();
  EXPECT_EQ(document().state().selection().keyCount(), document().motion().keyCount());
  QTest::keyClick(window.get(), Qt::Key_Delete);
  EXPECT_TRUE(document().isModified());
  settle();
  QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(document().isModified());
  EXPECT_EQ(document().motion(), opened);
}

TEST_F(Window, AnAmbiguousShortcutShowsAMessage) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const QList<QKeySequence> taken = {QKeySequence("Ctrl+A")};
  window->actions().setShortcuts(actions::KeyPreset::Furitsuke, {{"edit.selectRow", taken}});
  window->activateWindow();
  settle();
  QTest::keyClick(window.get(), Qt::Key_A, Qt::ControlModifier);
  EXPECT_TRUE(document().state().selection().isEmpty());
  const auto* bar = window->findChild<widgets::MessageBar*>();
  EXPECT_TRUE(bar->text().startsWith("Ctrl+A did nothing")) << bar->text().toStdString();
  EXPECT_TRUE(bar->text().contains("Select All, Select Row")) << bar->text().toStdString();
  const auto* way = bar->findChild<QPushButton*>();
  ASSERT_NE(way, nullptr);
  EXPECT_EQ(way->text(), window->actions().action("keys.edit")->iconText());
}

TEST_F(Window, AMessageNeitherResizesPanelsNorTakesTheFocus) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  window->resize(1280, 720);
  window->show();
  settle();
  const auto places = [&] {
    std::vector<QRect> all;
    all.reserve(4);
    for (const char* dock : {"model", "viewport", "properties", "timeline"}) {
      all.push_back(window->docks().dock(dock)->geometry());
    }
    return all;
  };
  const std::vector<QRect> before = places();
  const QWidget* focus = QApplication::focusWidget();
  window->messages().showMessage(Severity::Error, "A message", {{"A choice", {}}});
  settle();
  EXPECT_EQ(places(), before);
  EXPECT_EQ(QApplication::focusWidget(), focus);
  const QRect bar(window->messages().mapTo(window.get(), QPoint()), window->messages().size());
  EXPECT_TRUE(window->messages().isVisible());
  EXPECT_TRUE(window->rect().contains(bar));
  EXPECT_FALSE(bar.intersects(window->statusBar()->geometry()));
  QWidget* timeline = window->docks().dock("timeline");
  EXPECT_FALSE(bar.intersects(QRect(timeline->mapTo(window.get(), QPoint()), timeline->size())))
      << "not over the last row or the playhead";
}

TEST_F(Window, TheExtensionButtonsOfNarrowBarsAreVisible) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  window->resize(800, 600);
  window->menuBar()->setMaximumWidth(400);  // as long as the menus of some languages are
  window->show();
  for (const char* theme : {"theme.light", "theme.dark"}) {
    run(theme);
    settle();
    for (auto* more : {window->findChild<QToolBar*>("toolbar")->findChild<QToolButton*>("qt_toolbar_ext_button"),
                       window->menuBar()->findChild<QToolButton*>("qt_menubar_ext_button")}) {
      ASSERT_TRUE(more->isVisible());
      const QImage picture = more->grab().toImage();
      const int ground = picture.pixelColor(picture.width() / 2, 3).lightness();
      int seen = 0;
      for (int y = 0; y < picture.height(); ++y) {
        for (int x = 2; x < picture.width() - 2; ++x) {
          seen += std::abs(picture.pixelColor(x, y).lightness() - ground) > 50 ? 1 : 0;
        }
      }
      EXPECT_GE(seen, 8) << theme << ' ' << more->objectName().toStdString();
    }
  }
}

TEST_F(Window, TypingAFrameMovesThePlayhead) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  auto* field = window->findChild<widgets::ValueField*>("frameField");
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "25");
  EXPECT_EQ(document().state().currentFrame(), 0) << "not while typing";
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(document().state().currentFrame(), 25);
}

TEST_F(Window, DroppedFilesAreOpened) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(writeMotion("a.vmd", sampleMotion())),
                QUrl::fromLocalFile(writeMotion("b.vmd", sampleMotion()))});
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &drop);
  EXPECT_TRUE(test::waitFor([this] { return window->workspace().count() == 2; }));
  EXPECT_EQ(document().file().title(), "b.vmd");
}

TEST_F(Window, FailedFilesAreReportedAfterTheOthersAreOpen) {
  const QString a = writeMotion("a.vmd", sampleMotion());
  window->files().openSoon({a, pathOf("nowhere.vmd"), a});
  EXPECT_TRUE(test::waitFor([this] { return window->messages().isVisible(); }));
  EXPECT_TRUE(window->messages().text().contains("nowhere.vmd"));
  EXPECT_EQ(window->workspace().count(), 1) << "the same file twice opens one motion";
}

TEST_F(Window, FilesOfTheCommandLineOpenAtTheRequestedFrame) {
  const struct {
    const char* name;
    bool isSlow, isUnattended;
  } rows[] = {{"for the user", false, false}, {"for the user, large", true, false}, {"for a script", true, true}};
  for (const auto& row : rows) {
    restart();
    const test::GraceOfJobs grace(std::chrono::seconds(row.isSlow ? 0 : 60));
    startup::CommandLine line;
    line.files = {writeMotion("a.vmd", sampleMotion()),
                  row.isSlow ? writeMotion("b.vmd", sampleMotion()) : pathOf("nowhere.vmd")};
    if (row.isUnattended) line.actions = "script.txt";
    line.frame = 7;
    ASSERT_TRUE(startup::openGivenFiles(*window, line)) << row.name;
    EXPECT_EQ(window->files().isOpening(), row.isSlow && !row.isUnattended) << row.name;
    ASSERT_TRUE(test::waitFor([this] { return !window->files().isOpening(); })) << row.name;
    EXPECT_EQ(document().state().currentFrame(), 7) << row.name;
  }
  startup::CommandLine line;
  line.files = {pathOf("nowhere.vmd")};
  line.actions = "script.txt";
  EXPECT_FALSE(startup::openGivenFiles(*window, line)) << "otherwise a script would continue with another motion";
}

TEST_F(Window, ControlTabSwitchesMotions) {
  run("file.new\nfile.new\nfile.new");
  EXPECT_EQ(window->workspace().indexOf(&document()), 2);
  QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier);
  EXPECT_EQ(window->workspace().indexOf(&document()), 0);
  run("view.previousTab");
  EXPECT_EQ(window->workspace().indexOf(&document()), 2);
  run("file.close discard=on");
  EXPECT_EQ(window->workspace().count(), 2);
  EXPECT_EQ(window->findChild<QTabBar*>("documentTabs")->count(), 2);
}

TEST_F(Window, ClickingAFindingGoesToItsKey) {
  motion::Motion motion = sampleMotion();
  const QString path = writeMotion("odd.vmd", motion);
  // Two records on one frame: frame 20 of the first bone (third record) is put on frame 10.
  QByteArray bytes = test::bytesOf(path);
  const int thirdFrame = 50 + 4 + 2 * 111 + 15;
  bytes[thirdFrame] = 10;
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
  file.close();
  ASSERT_TRUE(window->files().open(path));
  run("frame.goto frame=33");
  panels::FindingsPanel* panel = window->docks().panel<panels::FindingsPanel>();
  auto* list = panel->findChild<QTreeWidget*>();
  ASSERT_GT(panel->count(), 0);
  int row = -1;
  for (int i = 0; i < list->topLevelItemCount(); ++i) {
    if (list->topLevelItem(i)->text(2) == "vmd.key.duplicate") row = i;
  }
  ASSERT_GE(row, 0);
  window->docks().reveal("findings");
  settle();
  QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                    list->visualItemRect(list->topLevelItem(row)).center());
  EXPECT_EQ(document().state().currentFrame(), 10);
  ASSERT_TRUE(document().state().currentTrack());
  EXPECT_EQ(motion::trackPath(document().motion(), *document().state().currentTrack()), "右腕");
  EXPECT_TRUE(document().state().selection().contains(*document().state().currentTrack(), 10));
}

TEST_F(Window, ThemeLayoutAndRecentFilesAreRemembered) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  ASSERT_TRUE(window->files().open(path));
  run("theme.light\nview.log on=off\nedit.frameZeroAsMmd on=off\nkeys.mmd");
  window->resize(1100, 700);
  window->close();
  restart();
  EXPECT_EQ(settings->themeId(), "light");
  EXPECT_FALSE(settings->isOn("edit.frameZeroAsMmd"));
  EXPECT_EQ(settings->recentFiles(), QStringList{path});
  EXPECT_FALSE(window->docks().dock("log")->toggleViewAction()->isChecked());
  EXPECT_FALSE(window->actions().action("view.log")->isChecked());
  EXPECT_TRUE(window->actions().action("keys.mmd")->isChecked());
  EXPECT_EQ(window->actions().action("edit.redo")->shortcut(), QKeySequence("Ctrl+X"));
  EXPECT_EQ(window->size(), QSize(1100, 700));
  run("file.recent number=1");
  EXPECT_EQ(window->workspace().count(), 1);
  run("view.resetLayout");
  EXPECT_TRUE(window->docks().dock("log")->toggleViewAction()->isChecked());
}

TEST_F(Window, SafeModeReadsAndWritesNothing) {
  settings->setThemeId("light");
  settings->sync();
  session::Settings safe(folder.filePath("profile"), session::Settings::Mode::Safe);
  EXPECT_EQ(safe.themeId(), "dark");
  safe.setThemeId("light");
  safe.addRecentFile("/x.vmd", session::RecentKind::Motion);
  EXPECT_EQ(session::Settings(folder.filePath("profile")).recentFiles(), QStringList());
}

TEST_F(Window, ThemeChangesWhileRunning) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const QImage dark = window->grab().toImage();
  run("theme.light");
  settle();
  const QImage light = window->grab().toImage();
  EXPECT_LT(dark.pixelColor(5, dark.height() / 2).lightness(), 80);
  EXPECT_GT(light.pixelColor(5, light.height() / 2).lightness(), 200);
  EXPECT_TRUE(window->actions().action("theme.light")->isChecked());
  EXPECT_FALSE(window->actions().action("theme.dark")->isChecked());
}

TEST_F(Window, StatusShowsFrameSelectionAndModel) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  run("frame.goto frame=30\nselect track=右腕 frames=0-10");
  const auto text = [&](const char* name) { return window->findChild<QLabel*>(name)->text(); };
  EXPECT_EQ(text("statusFrame"), "frame 30 / 40");
  EXPECT_TRUE(text("statusSelection").startsWith("2 "));
  EXPECT_EQ(text("statusModel"), QString::fromUtf8("初音ミク"));
  run("view.findings on=off");
  QTest::mouseClick(window->findChild<QToolButton*>("statusFindings"), Qt::LeftButton);
  EXPECT_TRUE(window->docks().dock("findings")->isVisible());
}

TEST_F(Window, StatusShowsTheEncodingOfTheNamesAndOffersOthers) {
  auto* encoding = window->findChild<QToolButton*>("statusEncoding");
  EXPECT_TRUE(encoding->isHidden()) << "no motion is open";
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  EXPECT_FALSE(encoding->isHidden());
  EXPECT_EQ(encoding->text(), "CP932");
  run("operation.name-encoding encoding=GBK keep=names");
  EXPECT_EQ(encoding->text(), "GBK");
  run("edit.undo");
  EXPECT_EQ(encoding->text(), "CP932");
  QTest::mouseClick(encoding, Qt::LeftButton);
  settle();
  const auto* dialog = window->findChild<panels::OperationDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->operation().id, "name-encoding");
}

TEST_F(Window, RecentMenuOpensFiles) {
  const QString path = writeMotion("dance.vmd", sampleMotion());
  settings->addRecentFile(path, session::RecentKind::Motion);
  QMenu* menu = window->actions().menu("file/recent");
  emit menu->aboutToShow();
  ASSERT_FALSE(menu->actions().isEmpty());
  menu->actions().first()->trigger();
  EXPECT_TRUE(test::waitFor([this] { return window->workspace().count() == 1; }));
}

}  // namespace
}  // namespace furitsuke::window
