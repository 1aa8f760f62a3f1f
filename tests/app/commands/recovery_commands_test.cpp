// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recovery_commands.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <chrono>

#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/key_commands.h"
#include "app/commands/select_commands.h"
#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/edit/journal/journal.h"
#include "core/motion/edit.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// A profile in which an earlier run of the program has crashed.
class CrashedRuns : public test::TimelineCommandTest {
 protected:
  CrashedRuns() : path(writeMotion("dance.vmd")) { recovery.start(settings); }

  [[nodiscard]] std::vector<std::filesystem::path> journals() {
    recovery.waitUntilWritten();
    return edit::journal::journalFolders(session::toPath(settings.journalFolder()));
  }
  /// Simulates a run that opens the file, makes `steps` steps and crashes. Returns its last motion.
  [[nodiscard]] motion::Motion crashAfterSteps(const QString& file, int steps) const {
    auto opened = edit::MotionDocument::open(session::toPath(file));
    EXPECT_TRUE(opened);
    edit::MotionDocument& document = **opened;
    edit::Journal journal(session::toPath(settings.journalFolder()), "test");
    journal.watch(document);
    for (int i = 0; i < steps; ++i) {
      motion::EditBuilder builder(document.motion());
      builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 100 + i, test::boneKeyAt(1));
      document.history().push("step", builder.build());
    }
    journal.waitUntilWritten();
    return document.motion();
  }
  void damageEndOfLog() {
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
    recovery.offer();
    EXPECT_TRUE(buttons.isEmpty()) << buttons.join(' ').toStdString();
  }
  [[nodiscard]] QString messageText() const { return messages.isVisible() ? messages.text() : QString(); }

  FileCommands files{context()};
  SelectCommands select{context()};
  KeyCommands keys{context(), timeline};
  RecoveryCommands recovery{context(), *files.opening};
  QString path;
};

TEST_F(CrashedRuns, AsksNothingIfThereIsNothingToRecover) {
  offer({});
  actions.action("recovery.show")->trigger();
  EXPECT_EQ(messageText(), "There is nothing to recover.");
}

TEST_F(CrashedRuns, ActionsCalledWithoutTheirArgumentsFail) {
  QStringList failed;
  QObject::connect(&actions, &actions::ActionSet::failed, &window, [&failed](const QString& id) { failed.append(id); });
  for (const char* id : {"recovery.list", "recovery.delete"}) actions.call(id);
  EXPECT_EQ(failed, QStringList({"recovery.list", "recovery.delete"}));
}

TEST_F(CrashedRuns, OpensAMotionAsModifiedWithItsHistory) {
  const Bytes before = *readFile(session::toPath(path));
  const motion::Motion lost = crashAfterSteps(path, 3);
  offer({"recover"});
  ASSERT_EQ(workspace.count(), 1);
  EXPECT_EQ(document().motion(), lost);
  EXPECT_TRUE(document().isModified());
  EXPECT_EQ(document().file().path(), session::toPath(path));
  EXPECT_EQ(document().history().undoStack()->count(), 3);
  EXPECT_EQ(*readFile(session::toPath(path)), before) << "the file is not touched";
  EXPECT_TRUE(messageText().contains("dance.vmd")) << messageText().toStdString();
  EXPECT_TRUE(messageText().contains("3")) << messageText().toStdString();
  EXPECT_EQ(journals().size(), 1U) << "its own journal replaces the old one";
  offer({});
}

TEST_F(CrashedRuns, AsksAfterSearchingInTheBackground) {
  const motion::Motion lost = crashAfterSteps(path, 3);
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, [] {
    const QWidget* question = QApplication::activeModalWidget();
    auto* button = question == nullptr ? nullptr : question->findChild<QAbstractButton*>("recover");
    if (button != nullptr) QTest::mouseClick(button, Qt::LeftButton);
  });
  timer.start(10);
  recovery.offerWhenFound();
  ASSERT_TRUE(test::waitFor([this] { return workspace.count() == 1; }));
  EXPECT_EQ(document().motion(), lost);
}

TEST_F(CrashedRuns, LaterKeepsTheJournals) {
  (void)crashAfterSteps(path, 1);
  offer({"later"});
  EXPECT_EQ(workspace.count(), 0);
  EXPECT_EQ(journals().size(), 1U);
}

TEST_F(CrashedRuns, DeletingAsksForConfirmation) {
  (void)crashAfterSteps(path, 1);
  offer({"delete", "accept"});
  EXPECT_TRUE(journals().empty());
  EXPECT_EQ(workspace.count(), 0);
}

TEST_F(CrashedRuns, OpensOnlyTheCheckedMotions) {
  const QString other = writeMotion("other.vmd");
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
  ASSERT_EQ(workspace.count(), 1);
  EXPECT_EQ(document().file().title(), "other.vmd");
  EXPECT_EQ(journals().size(), 2U);
}

TEST_F(CrashedRuns, ReportsDamageAndAFileThatHasChanged) {
  (void)crashAfterSteps(path, 3);
  damageEndOfLog();
  motion::Motion other = test::sampleMotion();
  other.modelName = test::nameOf("リン");
  ASSERT_EQ(writeMotion("dance.vmd", other), path);
  offer({"recover"});
  ASSERT_EQ(workspace.count(), 1);
  EXPECT_TRUE(messageText().contains("lost")) << messageText().toStdString();
  EXPECT_TRUE(messageText().contains("another program")) << messageText().toStdString();
  EXPECT_EQ(messages.severity(), Severity::Warning);
  EXPECT_EQ(document().motion().modelName, test::sampleMotion().modelName);
  EXPECT_TRUE(document().file().isChangedOnDisk());
}

TEST_F(CrashedRuns, ReportsAFileThatIsNewerOrThatAnotherProgramChanged) {
  motion::Motion other = test::sampleMotion();
  other.modelName = test::nameOf("リン");
  const struct {
    std::chrono::hours age;
    const char* state;
    const char* message;
  } rows[] = {{std::chrono::hours(-1), "older than the file", "It may be newer"},
              {std::chrono::hours(5), "complete", "changed by another program since"}};
  for (const auto& row : rows) {
    (void)crashAfterSteps(path, 1);
    ASSERT_EQ(writeMotion("dance.vmd", other), path);
    std::filesystem::last_write_time(session::toPath(path), std::filesystem::file_time_type::clock::now() - row.age);
    QTimer::singleShot(0, qApp, [&row] {
      const auto* list = QApplication::activeModalWidget()->findChild<QTreeWidget*>();
      EXPECT_EQ(list->topLevelItem(0)->text(3), row.state);
    });
    offer({"recover"});
    EXPECT_TRUE(messageText().contains(row.message)) << messageText().toStdString();
    run("file.close discard=on");
    ASSERT_EQ(writeMotion("dance.vmd"), path);
  }
}

TEST_F(CrashedRuns, ListsUnreadableJournalsButCannotOpenThem) {
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

TEST_F(CrashedRuns, ReplacesTheSameOpenFileIfItIsUnmodified) {
  const motion::Motion lost = crashAfterSteps(path, 1);
  ASSERT_TRUE(files.opening->open(path));
  offer({"recover"});
  ASSERT_EQ(workspace.count(), 1);
  EXPECT_EQ(document().motion(), lost);
}

TEST_F(CrashedRuns, ScriptsListOpenAndDelete) {
  const motion::Motion lost = crashAfterSteps(path, 2);
  QTest::qWait(5);
  (void)crashAfterSteps(writeMotion("other.vmd"), 1);
  run("recovery.list path=\"" + pathOf("list.json") + "\"");
  QFile file(pathOf("list.json"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QJsonArray list = QJsonDocument::fromJson(file.readAll()).array();
  ASSERT_EQ(list.size(), 2);
  EXPECT_EQ(list[0].toObject()["title"].toString(), "other.vmd");
  EXPECT_EQ(list[1].toObject()["file"].toString(), path);
  EXPECT_EQ(list[1].toObject()["steps"].toInt(), 2);
  EXPECT_TRUE(list[1].toObject()["damage"].isNull());
  run("recovery.delete number=1\nrecovery.open number=1");
  EXPECT_EQ(document().motion(), lost);
  EXPECT_NE(failureOf("recovery.open").find("nothing to recover"), std::string::npos);
  EXPECT_NE(failureOf("recovery.show"), "");
  EXPECT_NE(failureOf("recovery.delete number=7"), "");
}

TEST_F(CrashedRuns, AJournalThatCannotBeWrittenIsReportedOnce) {
  QFile inTheWay(settings.journalFolder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  ASSERT_TRUE(files.opening->open(path));
  run("select track=右腕 frames=10\nkey.move by=1");
  ASSERT_TRUE(test::waitFor([this] { return messages.isVisible(); }));
  EXPECT_TRUE(messageText().contains("cannot be stored")) << messageText().toStdString();
  messages.clear();
  run("key.move by=1\nfile.save");
  recovery.waitUntilWritten();
  QTest::qWait(10);
  EXPECT_FALSE(messages.isVisible());
  EXPECT_FALSE(document().isModified());
}

TEST_F(CrashedRuns, TheReportDisappearsWhenNothingNeedsToBeStored) {
  QFile inTheWay(settings.journalFolder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  ASSERT_TRUE(files.opening->open(path));
  run("select track=右腕 frames=10\nkey.move by=1");
  ASSERT_TRUE(test::waitFor([this] { return messageText().contains("cannot be stored"); }));
  run("file.close discard=on");
  EXPECT_FALSE(messages.isVisible());
}

}  // namespace
}  // namespace furitsuke::commands
