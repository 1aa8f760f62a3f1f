// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <algorithm>

#include "app/commands/key_commands.h"
#include "app/commands/select_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/session/file_paths.h"
#include "core/motion/key_edits.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/app/session/grace_of_jobs.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// Closing and saving without a question; dance.vmd is open.
class FilesWithoutQuestions : public test::TimelineCommandTest {
 protected:
  FilesWithoutQuestions() : path(writeMotion("dance.vmd")) { EXPECT_TRUE(files.opening->open(path)); }
  void change() { run("select track=右腕 frames=10\nkey.move by=1"); }

  FileCommands files{context()};
  SelectCommands select{context()};
  KeyCommands keys{context(), timeline};
  QString path;
};

TEST_F(FilesWithoutQuestions, ClosingAnUnmodifiedMotionAsksNothing) {
  EXPECT_TRUE(files.closing->close(&document()));
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
    ASSERT_TRUE(files.opening->open(pathOf(row.name)));
    EXPECT_EQ(messages.text(), QString("%1 is cut off or damaged at byte %2: download it again. Open as a repaired, "
                                       "unsaved motion: %3.")
                                   .arg(row.name)
                                   .arg(row.bytes)
                                   .arg(row.text));
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
  ASSERT_TRUE(files.opening->open(pathOf("script.vmd")));
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
    ASSERT_TRUE(files.opening->open(file));
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
  ASSERT_TRUE(files.opening->open(file));
  ASSERT_TRUE(QFile::remove(file));
  ASSERT_TRUE(test::waitFor([&] { return messages.isVisible(); }));
  workspace.remove(&document());
  EXPECT_FALSE(messages.isVisible()) << messages.text().toStdString();
}

TEST_F(FilesWithoutQuestions, OpeningAnotherFileWithdrawsAFailure) {
  files.opening->openAll({pathOf("nowhere.vmd")});
  EXPECT_TRUE(messages.isVisible());
  EXPECT_TRUE(files.opening->openAll({path}) == std::nullopt);
  EXPECT_FALSE(messages.isVisible());
}

TEST_F(FilesWithoutQuestions, ClosingWaitsForASaveInProgress) {
  change();
  const motion::Motion changed = document().motion();
  actions.action("file.save")->trigger();
  EXPECT_TRUE(files.closing->close(&document())) << "without a question";
  EXPECT_EQ(workspace.count(), 0);
  EXPECT_EQ(edit::MotionDocument::open(session::toPath(path)).value()->motion(), changed);
}

TEST_F(FilesWithoutQuestions, AScriptDoesNotCloseUnsavedMotions) {
  change();
  EXPECT_NE(failureOf("file.close"), "");
  EXPECT_NE(failureOf("file.quit"), "");
  EXPECT_EQ(workspace.count(), 1);
}

/// A motion with more keys than are checked before it is shown, the first on frame 5, with a marker stored beside it.
class LargeFile : public test::WindowTest {
 protected:
  LargeFile() {
    motion::Motion motion;
    motion.modelName = test::nameOf("Test");
    for (const char* name : {"右腕", "左腕", "右足", "左足"}) {
      motion::Keys<motion::BoneKey> keys;
      for (Frame frame = 5; frame < 30'000; ++frame) keys.append(frame, motion::restBoneKey());
      motion.bones.push_back({test::nameOf(name), motion::Track(std::move(keys))});
    }
    path = writeMotion("large.vmd", motion);
    EXPECT_TRUE(window->files().open(path));
    run("marker.add\nfile.save");
    restart();  // otherwise opening the file would bring back the closed document
  }
  [[nodiscard]] static bool isChecked(const edit::MotionDocument& document) {
    return std::ranges::count(document.diagnostics(), "motion.frame.start", &Diagnostic::code) > 0;
  }
  [[nodiscard]] static motion::BoneKey moved() {
    motion::BoneKey key = motion::restBoneKey();
    key.translation.x = 1;
    return key;
  }
  [[nodiscard]] bool isOpened() const {
    return test::waitFor([this] { return !window->files().isOpening(); });
  }

  test::GraceOfJobs grace{std::chrono::milliseconds(0)};
  QString path;
};

TEST_F(LargeFile, IsShownWithItsMarkersBeforeItsFindingsAreKnown) {
  bool isCheckedAtFirst = true;
  std::size_t markers = 0;
  QObject::connect(&window->workspace(), &session::Workspace::currentChanged, window.get(),
                   [&](const edit::MotionDocument* opened) {
                     if (opened == nullptr) return;  // the window is closed
                     isCheckedAtFirst = isChecked(*opened);
                     markers = opened->motion().annotations.markers.size();
                   });
  window->files().openSoon({path});
  ASSERT_TRUE(isOpened());
  EXPECT_FALSE(isCheckedAtFirst);
  EXPECT_EQ(markers, 1U);
  EXPECT_TRUE(isChecked(document()));
  EXPECT_TRUE(document().areDiagnosticsCurrent());
  EXPECT_FALSE(document().isModified());
  EXPECT_EQ(window->docks().panel<panels::FindingsPanel>()->count(), static_cast<int>(document().diagnostics().size()));
}

TEST_F(LargeFile, CanBeEditedBeforeItsFindingsAreKnown) {
  QObject::connect(&window->workspace(), &session::Workspace::currentChanged, window.get(),
                   [](edit::MotionDocument* opened) {
                     if (opened == nullptr) return;  // the window is closed
                     motion::EditBuilder edit(opened->motion());
                     edit.set({motion::TrackKind::Bone, 0}, 10, moved());
                     opened->history().push("edit", edit.build());
                   });
  window->files().openSoon({path});
  ASSERT_TRUE(isOpened());
  EXPECT_EQ(*document().motion().bones[0].keys.find(10), moved());
  EXPECT_FALSE(document().areDiagnosticsCurrent()) << "the findings are not those of the edited motion";
  window->docks().reveal("findings");
  EXPECT_TRUE(test::waitFor([this] { return document().areDiagnosticsCurrent(); }));
  EXPECT_TRUE(isChecked(document()));
}

TEST_F(LargeFile, CanBeClosedBeforeItsFindingsAreKnown) {
  QObject::connect(&window->workspace(), &session::Workspace::currentChanged, window.get(),
                   [this](edit::MotionDocument* opened) {
                     if (opened == nullptr) return;
                     QMetaObject::invokeMethod(
                         window.get(), [this, opened] { window->workspace().remove(opened); }, Qt::QueuedConnection);
                   });
  window->files().openSoon({path});
  EXPECT_TRUE(isOpened());
  EXPECT_TRUE(test::waitFor([this] { return window->workspace().count() == 0; }));
}

}  // namespace
}  // namespace furitsuke::commands
