// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_commands.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

#include "app/commands/key_commands.h"
#include "app/commands/select_commands.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// Closing and saving without a question; dance.vmd is open.
class FilesWithoutQuestions : public test::TimelineCommandTest {
 protected:
  FilesWithoutQuestions() : path(writeMotion("dance.vmd")) { EXPECT_TRUE(files.open(path)); }
  void change() { run("select track=右腕 frames=10\nkey.move by=1"); }

  FileCommands files{context()};
  SelectCommands select{context()};
  KeyCommands keys{context(), timeline};
  QString path;
};

TEST_F(FilesWithoutQuestions, ClosingAnUnmodifiedMotionAsksNothing) {
  EXPECT_TRUE(files.close(&document()));
  EXPECT_EQ(workspace.count(), 0);
}

TEST_F(FilesWithoutQuestions, ADamagedFileIsDescribedByWhatWasRead) {
  const struct {
    const char* name;
    qsizetype bytes;  ///< of the file that are left
    const char* text;
  } rows[] = {{"bones.vmd", 54 + 111 + 50, "1 of 3 bone keys, no morph keys"},
              {"none.vmd", 54 + 50, "0 of 3 bone keys, no morph keys"},
              {"morphs.vmd", 54 + 3 * 111 + 4 + 10, "3 bone keys, 0 of 1 morph keys"}};
  motion::Motion whole;
  whole.modelName = test::nameOf("Test");
  test::addBone(whole, "右腕", {0, 10, 20});
  test::addMorph(whole, "あ", {0});
  const QByteArray all = test::bytesOf(writeMotion("whole.vmd", whole));
  for (const auto& row : rows) {
    QFile cut(pathOf(row.name));
    ASSERT_TRUE(cut.open(QFile::WriteOnly));
    cut.write(all.first(row.bytes));
    cut.close();
    ASSERT_TRUE(files.open(pathOf(row.name)));
    EXPECT_EQ(messages.text(),
              QString("%1 is damaged. Open as a repaired, unsaved motion: %2.").arg(row.name, row.text));
  }
}

TEST_F(FilesWithoutQuestions, AModelNameThatIsTooShortIsNamedWhenAllKeysWereRead) {
  motion::Motion whole;
  whole.modelName = test::nameOf("Dummy Model Name");
  test::addBone(whole, "右腕", {0, 10, 20});
  QFile shorter(pathOf("script.vmd"));
  ASSERT_TRUE(shorter.open(QFile::WriteOnly));
  shorter.write(test::bytesOf(writeMotion("whole.vmd", whole)).remove(47, 3));
  shorter.close();
  ASSERT_TRUE(files.open(pathOf("script.vmd")));
  EXPECT_EQ(messages.text(), QString("%1 is damaged. Open as a repaired, unsaved motion: %2.")
                                 .arg("script.vmd", "a model name of 17 instead of 20 bytes, 3 bone keys"));
  EXPECT_TRUE(document().file().isRepaired());
}

TEST_F(FilesWithoutQuestions, ReloadingAFileChangedByAnotherProgramIsOffered) {
  motion::Motion other = test::sampleMotion();
  other.modelName = test::nameOf("リン");
  QTest::qWait(20);
  ASSERT_EQ(writeMotion("dance.vmd", other), path);
  ASSERT_TRUE(test::waitFor([&] { return messages.isVisible(); }));
  const auto buttons = messages.findChildren<QPushButton*>();
  ASSERT_EQ(buttons.size(), 3) << "reload, save as, keep";
  QTest::mouseClick(buttons.first(), Qt::LeftButton);
  EXPECT_TRUE(test::waitFor([&] { return document().motion().modelName == other.modelName; }));
  EXPECT_FALSE(messages.isVisible());
}

TEST_F(FilesWithoutQuestions, SavingElsewhereIsOfferedAfterEveryFailure) {
  for (const bool isAwaited : {true, false}) {  // the failure is known at once, or later
    const test::GraceOfJobs grace(std::chrono::milliseconds(isAwaited ? 10'000 : 0));
    const QString name = isAwaited ? "soon" : "late";
    ASSERT_TRUE(QDir().mkpath(pathOf(name)));
    const QString file = writeMotion(name + "/dance.vmd");
    ASSERT_TRUE(files.open(file));
    change();
    const motion::Motion changed = document().motion();
    ASSERT_TRUE(QDir(pathOf(name)).removeRecursively());
    ASSERT_TRUE(QFile(pathOf(name)).open(QFile::WriteOnly)) << "a file instead of the folder";
    actions.action("file.save")->trigger();
    ASSERT_TRUE(test::waitFor([&] { return messages.severity() == Severity::Error && messages.isVisible(); }));
    EXPECT_TRUE(messages.text().startsWith("dance.vmd could not be saved")) << messages.text().toStdString();
    const auto* choice = messages.findChild<QPushButton*>();
    ASSERT_NE(choice, nullptr);
    EXPECT_EQ(choice->text(), QStringLiteral("Save As…"));
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().motion(), changed);
    run("file.saveAs path=" + pathOf(name + "-elsewhere.vmd"));
    EXPECT_FALSE(messages.isVisible()) << "the reason is gone: " << messages.text().toStdString();
    EXPECT_FALSE(document().isModified());
  }
}

TEST_F(FilesWithoutQuestions, AMessageAboutTheFileGoesWithItsMotion) {
  const QString file = writeMotion("gone.vmd");
  ASSERT_TRUE(files.open(file));
  ASSERT_TRUE(QFile::remove(file));
  ASSERT_TRUE(test::waitFor([&] { return messages.isVisible(); }));
  workspace.remove(&document());
  EXPECT_FALSE(messages.isVisible()) << messages.text().toStdString();
}

TEST_F(FilesWithoutQuestions, OpeningAnotherFileWithdrawsAFailure) {
  files.openAll({pathOf("nowhere.vmd")});
  EXPECT_TRUE(messages.isVisible());
  EXPECT_TRUE(files.openAll({path}) == std::nullopt);
  EXPECT_FALSE(messages.isVisible());
}

TEST_F(FilesWithoutQuestions, ClosingWaitsForASaveInProgress) {
  change();
  const motion::Motion changed = document().motion();
  actions.action("file.save")->trigger();
  EXPECT_TRUE(files.close(&document())) << "without a question";
  EXPECT_EQ(workspace.count(), 0);
  EXPECT_EQ(edit::MotionDocument::open(session::toPath(path)).value()->motion(), changed);
}

TEST_F(FilesWithoutQuestions, AScriptDoesNotCloseUnsavedMotions) {
  change();
  EXPECT_NE(failureOf("file.close"), "");
  EXPECT_NE(failureOf("file.quit"), "");
  EXPECT_EQ(workspace.count(), 1);
}

}  // namespace
}  // namespace furitsuke::commands
