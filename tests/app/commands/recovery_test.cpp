// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/recovery_commands.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/edit/journal/journal.h"
#include "core/motion/edit.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

/// A window with a profile in which an earlier run of the program has crashed.
class Recovering : public test::WindowTest {
 protected:
  Recovering() : path(writeMotion("dance.vmd", sampleMotion())) { startJournal(); }

  void startJournal() { window->recovery().start(settings->journalFolder()); }
  [[nodiscard]] std::vector<std::filesystem::path> journals() const {
    window->recovery().waitUntilWritten();
    return edit::journal::journalFolders(session::toPath(settings->journalFolder()));
  }
  /// Simulates a run that opens the file, makes `steps` steps and crashes. Returns its last motion.
  [[nodiscard]] motion::Motion crashAfterSteps(const QString& file, int steps) const {
    auto opened = edit::MotionDocument::open(session::toPath(file));
    EXPECT_TRUE(opened);
    edit::MotionDocument& document = **opened;
    edit::Journal journal(session::toPath(settings->journalFolder()), "test");
    journal.watch(document);
    for (int i = 0; i < steps; ++i) {
      motion::EditBuilder builder(document.motion());
      builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 100 + i, test::boneKeyAt(1));
      document.history().push("step", builder.build());
    }
    journal.waitUntilWritten();
    return document.motion();
  }
  void damageEndOfLog() const {
    const auto log = session::toPath(session::fromPath(edit::journal::logPath(journals().at(0))));
    std::filesystem::resize_file(log, std::filesystem::file_size(log) - 1);
  }
  /// Offers the journals and clicks the buttons one after the other, each in its own question.
  void offer(QStringList buttons) {
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
      QWidget* question = QApplication::activeModalWidget();
      if (question == nullptr || buttons.isEmpty()) return;
      if (auto* button = question->findChild<QAbstractButton*>(buttons.first()); button != nullptr) {
        buttons.removeFirst();
        QTest::mouseClick(button, Qt::LeftButton);
      }
    });
    timer.start(10);
    window->recovery().offer();
    EXPECT_TRUE(buttons.isEmpty()) << buttons.join(' ').toStdString();
  }
  [[nodiscard]] QString messageText() const {
    return window->messages().isVisible() ? window->messages().text() : QString();
  }

  QString path;
};

TEST_F(Recovering, AsksNothingIfThereIsNothingToRecover) {
  offer({});
  window->actions().action("recovery.show")->trigger();
  EXPECT_EQ(messageText(), "There is nothing to recover.");
}

TEST_F(Recovering, OpensAMotionAsModifiedWithItsHistory) {
  const QByteArray before = test::bytesOf(path);
  const motion::Motion lost = crashAfterSteps(path, 3);
  offer({"recover"});
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(document().motion(), lost);
  EXPECT_TRUE(document().isModified());
  EXPECT_EQ(document().file().path(), session::toPath(path));
  EXPECT_EQ(document().history().undoStack()->count(), 3);
  EXPECT_EQ(test::bytesOf(path), before) << "the file is not touched";
  EXPECT_TRUE(messageText().contains("dance.vmd")) << messageText().toStdString();
  EXPECT_TRUE(messageText().contains("3")) << messageText().toStdString();
  EXPECT_EQ(journals().size(), 1U) << "its own journal replaces the old one";
  offer({});
}

TEST_F(Recovering, AsksAfterSearchingInTheBackground) {
  const motion::Motion lost = crashAfterSteps(path, 3);
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, [] {
    const QWidget* question = QApplication::activeModalWidget();
    auto* button = question == nullptr ? nullptr : question->findChild<QAbstractButton*>("recover");
    if (button != nullptr) QTest::mouseClick(button, Qt::LeftButton);
  });
  timer.start(10);
  window->recovery().offerWhenFound();
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->workspace().count() == 1; }));
  EXPECT_EQ(document().motion(), lost);
}

TEST_F(Recovering, LaterKeepsTheJournals) {
  (void)crashAfterSteps(path, 1);
  offer({"later"});
  EXPECT_EQ(window->workspace().count(), 0);
  EXPECT_EQ(journals().size(), 1U);
}

TEST_F(Recovering, DeletingAsksForConfirmation) {
  (void)crashAfterSteps(path, 1);
  offer({"delete", "accept"});
  EXPECT_TRUE(journals().empty());
  EXPECT_EQ(window->workspace().count(), 0);
}

TEST_F(Recovering, OpensOnlyTheCheckedMotions) {
  const QString other = writeMotion("other.vmd", sampleMotion());
  (void)crashAfterSteps(other, 1);
  QTest::qWait(5);
  (void)crashAfterSteps(path, 2);
  QTimer::singleShot(0, qApp, [] {
    auto* list = QApplication::activeModalWidget()->findChild<QTreeWidget*>();
    ASSERT_EQ(list->topLevelItemCount(), 2);
    EXPECT_EQ(list->topLevelItem(0)->text(0), "dance.vmd") << "the newest first";
    EXPECT_EQ(list->topLevelItem(0)->text(1), "2");
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    auto* recover = QApplication::activeModalWidget()->findChild<QAbstractButton*>("recover");
    EXPECT_TRUE(recover->isEnabled());
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    EXPECT_FALSE(recover->isEnabled());
    list->topLevelItem(1)->setCheckState(0, Qt::Checked);
  });
  offer({"recover"});
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(document().file().title(), "other.vmd");
  EXPECT_EQ(journals().size(), 2U);
}

TEST_F(Recovering, ReportsDamageAndAFileThatHasChanged) {
  (void)crashAfterSteps(path, 3);
  damageEndOfLog();
  motion::Motion other = sampleMotion();
  other.modelName = test::nameOf("リン");
  ASSERT_EQ(writeMotion("dance.vmd", other), path);
  offer({"recover"});
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_TRUE(messageText().contains("lost")) << messageText().toStdString();
  EXPECT_TRUE(messageText().contains("another program")) << messageText().toStdString();
  EXPECT_EQ(window->messages().severity(), Severity::Warning);
  EXPECT_EQ(document().motion().modelName, sampleMotion().modelName);
  EXPECT_TRUE(document().file().isChangedOnDisk());
}

TEST_F(Recovering, ListsUnreadableJournalsButCannotOpenThem) {
  (void)crashAfterSteps(path, 1);
  std::filesystem::resize_file(edit::journal::logPath(journals().at(0)), 10);
  QTimer::singleShot(0, qApp, [] {
    QWidget* question = QApplication::activeModalWidget();
    question->findChild<QTreeWidget*>()->topLevelItem(0)->setCheckState(0, Qt::Checked);
    EXPECT_FALSE(question->findChild<QAbstractButton*>("recover")->isEnabled());
  });
  offer({"delete", "accept"});
  EXPECT_TRUE(journals().empty());
}

TEST_F(Recovering, ReplacesTheSameOpenFileIfItIsUnmodified) {
  const motion::Motion lost = crashAfterSteps(path, 1);
  ASSERT_TRUE(window->files().open(path));
  offer({"recover"});
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(document().motion(), lost);
}

TEST_F(Recovering, ScriptsListOpenAndDelete) {
  const motion::Motion lost = crashAfterSteps(path, 2);
  QTest::qWait(5);
  (void)crashAfterSteps(writeMotion("other.vmd", sampleMotion()), 1);
  run("recovery.list path=\"" + pathOf("list.json") + "\"");
  const QJsonArray list = QJsonDocument::fromJson(test::bytesOf(pathOf("list.json"))).array();
  ASSERT_EQ(list.size(), 2);
  EXPECT_EQ(list[0].toObject()["title"].toString(), "other.vmd");
  EXPECT_EQ(list[1].toObject()["file"].toString(), path);
  EXPECT_EQ(list[1].toObject()["steps"].toInt(), 2);
  EXPECT_TRUE(list[1].toObject()["damage"].isNull());
  run("recovery.delete number=1\nrecovery.open number=1");
  EXPECT_EQ(document().motion(), lost);
  const Status again = actions::runActionScript(window->actions(), "recovery.open");
  ASSERT_FALSE(again.ok());
  EXPECT_TRUE(QString::fromStdString(again.error().message()).contains("nothing to recover"));
  EXPECT_FALSE(actions::runActionScript(window->actions(), "recovery.show").ok());
  EXPECT_FALSE(actions::runActionScript(window->actions(), "recovery.delete number=7").ok());
}

TEST_F(Recovering, EveryOpenMotionHasAJournalUntilItIsClosed) {
  ASSERT_TRUE(window->files().open(path));
  EXPECT_TRUE(journals().empty());
  run("select track=右腕 frames=10\nkey.move by=1");
  run("file.new\nkey.add track=センター");
  EXPECT_EQ(journals().size(), 2U);
  run("file.close discard=on");
  EXPECT_EQ(journals().size(), 1U);
  answerNext("save");
  EXPECT_TRUE(window->files().close(&document()));
  EXPECT_TRUE(journals().empty());
}

TEST_F(Recovering, AWindowThatClosesLeavesNoJournal) {
  ASSERT_TRUE(window->files().open(path));
  run("select track=右腕 frames=10\nkey.move by=1");
  answerNext("discard");
  EXPECT_TRUE(window->close());
  restart();
  startJournal();
  EXPECT_TRUE(journals().empty());
}

TEST_F(Recovering, AJournalThatCannotBeWrittenIsReportedOnce) {
  QFile inTheWay(settings->journalFolder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  ASSERT_TRUE(window->files().open(path));
  run("select track=右腕 frames=10\nkey.move by=1");
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->messages().isVisible(); }, 5000));
  EXPECT_TRUE(messageText().contains("cannot be stored")) << messageText().toStdString();
  window->messages().clear();
  run("key.move by=1\nfile.save");
  window->recovery().waitUntilWritten();
  settle();
  EXPECT_FALSE(window->messages().isVisible());
  EXPECT_FALSE(document().isModified());
}

}  // namespace
}  // namespace furitsuke::commands
