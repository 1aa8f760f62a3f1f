// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <filesystem>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/io/json/annotation_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

using test::bytesOf;

/// A window with dance.vmd open.
class Saving : public test::WindowTest {
 protected:
  Saving() : path(writeMotion("dance.vmd", sampleMotion())), before(test::bytesOf(path)) {
    EXPECT_TRUE(window->files().open(path));
  }
  void change() { run("select track=右腕 frames=10\nkey.move by=1"); }

  QString path;
  QByteArray before;
};

TEST_F(Saving, ClosingAModifiedMotionAsksAndCancelKeepsIt) {
  change();
  answerNext("cancel");
  EXPECT_FALSE(window->closing().close(&document()));
  EXPECT_TRUE(asked.contains("dance.vmd"));
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(test::bytesOf(path), before);
}

TEST_F(Saving, DiscardClosesTheMotionAndKeepsTheFile) {
  change();
  answerNext("discard");
  EXPECT_TRUE(window->closing().close(&document()));
  EXPECT_EQ(window->workspace().count(), 0);
  EXPECT_EQ(test::bytesOf(path), before);
}

TEST_F(Saving, SaveWritesTheFileKeepsABackupAndCloses) {
  change();
  answerNext("save");
  EXPECT_TRUE(window->closing().close(&document()));
  EXPECT_EQ(window->workspace().count(), 0);
  EXPECT_NE(test::bytesOf(path), before);
  EXPECT_EQ(test::bytesOf(path + ".bak"), before);
}

TEST_F(Saving, ClosingTheWindowAsksOnceForAllMotions) {
  change();
  run("file.new\nkey.add track=センター");
  answerNext("cancel");
  EXPECT_FALSE(window->close());
  EXPECT_TRUE(asked.contains("2"));
  EXPECT_EQ(window->workspace().count(), 2);
  answerNext("discard");
  EXPECT_TRUE(window->close());
}

TEST_F(Saving, TheSaveShortcutSavesWithoutAQuestion) {
  change();
  window->activateWindow();
  QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_NE(test::bytesOf(path), before);
  EXPECT_EQ(document().file().path(), session::toPath(path));
}

TEST_F(Saving, RevertAsksIfChangesWouldBeLost) {
  const motion::Motion opened = document().motion();
  change();
  answerNext("accept");
  window->actions().action("file.revert")->trigger();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_EQ(document().motion(), opened);
}

TEST_F(Saving, SavingANewMotionAsksForAName) {
  run("file.new\nkey.add track=センター");
  const QString target = pathOf("fresh.vmd");
  QTimer::singleShot(0, qApp, [&] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->selectFile(target);
    QMetaObject::invokeMethod(dialog, "accept");
  });
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_TRUE(QFile::exists(target));
  EXPECT_EQ(document().file().path(), session::toPath(target));
  EXPECT_FALSE(document().isModified());
}

TEST_F(Saving, ACopyOfTheSampleIsOfferedInTheFolderOfTheUser) {
  settings->setLastFolder(folder.path());
  run("help.sample");
  QString offered;
  QTimer::singleShot(0, qApp, [&offered] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    offered = dialog->directory().absolutePath();
    dialog->reject();
  });
  window->actions().action("file.saveAs")->trigger();
  EXPECT_TRUE(test::waitFor([&offered] { return !offered.isEmpty(); }));
  EXPECT_EQ(offered, folder.path()) << "that of the sample usually cannot be written";
}

TEST_F(Saving, AnExtensionThatSaysAnotherFormatIsRefused) {
  for (const char* id : {"file.save", "file.saveAs", "file.saveAsVersion1", "file.exportLikeMmd"}) {
    const QString target = folder.filePath("dance.json");
    actions::ActionArguments arguments;
    arguments.set("path", target);
    const Status status = window->actions().runScripted(id, arguments);
    ASSERT_FALSE(status) << id;
    EXPECT_NE(status.error().message().find("cannot write .json; known extensions are .vmd"), std::string::npos)
        << status.error().message();
    EXPECT_FALSE(QFile::exists(target)) << id;
  }
  EXPECT_EQ(document().file().path(), session::toPath(path));
}

TEST_F(Saving, ANameIsSavedWithTheExtensionOfWhatIsWritten) {
  struct Row {
    const char* typed;
    const char* answer;  ///< to the question about the extension; empty if it is not asked
    const char* saved;
  };
  for (const Row& row : {Row{"a", "", "a.vmd"}, Row{"b v1.2", "", "b v1.2.vmd"}, Row{"c.json", "accept", "c.vmd"},
                         Row{"d.json", "cancel", ""}}) {
    SCOPED_TRACE(row.typed);
    QTimer::singleShot(0, qApp, [this, &row] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      // After the loop of the dialog has ended.
      if (*row.answer != '\0') QTimer::singleShot(100, qApp, [this, &row] { answerNext(row.answer); });
      dialog->selectFile(folder.filePath(row.typed));
      QMetaObject::invokeMethod(dialog, "accept");
    });
    window->actions().action("file.saveAs")->trigger();
    if (*row.saved != '\0') {
      const QString target = folder.filePath(row.saved);
      EXPECT_TRUE(test::waitFor([&target] { return QFile::exists(target); })) << row.saved;
      EXPECT_TRUE(test::waitFor([this, &target] { return document().file().path() == session::toPath(target); }));
    }
    EXPECT_FALSE(QFile::exists(folder.filePath("d.vmd")));
  }
}

TEST_F(Saving, AnExtensionOfAnotherTypeNamesTheActionThatWritesIt) {
  struct Row {
    const char* typed;
    const char* said;
  };
  for (const Row& row : {Row{"pose.vpd", "To write a .vpd file, use “Export Pose at Playhead”."},
                         Row{"walk.BVH", "To write a .bvh file, use “Export Motion for Other Programs”."},
                         Row{"table.json", "Cannot write .json; known extensions are .vmd"}}) {
    QString text;
    QTimer::singleShot(0, qApp, [&] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      QTimer::singleShot(100, qApp, [&text] {
        auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(question, nullptr);
        for (const QLabel* label : question->findChildren<QLabel*>()) text += label->text() + '\n';
        question->reject();
      });
      dialog->selectFile(folder.filePath(row.typed));
      QMetaObject::invokeMethod(dialog, "accept");
    });
    window->actions().action("file.saveAs")->trigger();
    EXPECT_TRUE(test::waitFor([&text] { return !text.isEmpty(); }));
    EXPECT_TRUE(text.contains(row.said)) << text.toStdString();
  }
}

TEST_F(Saving, TheSampleIsNeverSavedInItsPlace) {
  settings->setLastFolder(folder.path());
  run("help.sample");
  edit::MotionDocument& sample = document();
  const std::filesystem::path samplePath = sample.file().path();
  ASSERT_TRUE(session::isSampleFile(session::fromPath(samplePath)));
  const Bytes written = readFile(samplePath).value();
  run("marker.add frame=3 name=a");
  const Status scripted = window->actions().runScripted("file.save", {});
  ASSERT_FALSE(scripted);
  EXPECT_NE(scripted.error().message().find("the sample of the program"), std::string::npos);
  bool isAsked = false;
  QTimer::singleShot(0, qApp, [&isAsked] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    isAsked = dialog != nullptr;
    if (dialog != nullptr) dialog->reject();
  });
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(test::waitFor([&isAsked] { return isAsked; })) << "for another place";
  EXPECT_TRUE(readFile(samplePath).value() == written);
  EXPECT_FALSE(std::filesystem::exists(io::annotationPath(samplePath)));
  EXPECT_TRUE(sample.isModified());
}

TEST_F(Saving, OverwritingADamagedFileAsks) {
  // Cut in the middle of the second bone record.
  QFile file(pathOf("damaged.vmd"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(before.left(54 + 111 + 30));
  file.close();
  ASSERT_TRUE(window->files().open(pathOf("damaged.vmd")));
  EXPECT_TRUE(document().file().isRepaired());
  EXPECT_TRUE(document().isModified());
  EXPECT_TRUE(window->messages().text().contains("damaged.vmd"));

  // A script cannot answer, so it must name a file.
  EXPECT_FALSE(actions::runActionScript(window->actions(), "file.save"));
  EXPECT_EQ(test::bytesOf(pathOf("damaged.vmd")).size(), 54 + 111 + 30);
  answerNext("accept");
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_EQ(test::bytesOf(pathOf("damaged.vmd.bak")).size(), 54 + 111 + 30);
}

TEST_F(Saving, QuestionsBeforeALossHaveASafeDefaultAndATitle) {
  const auto cancelAndLook = [this](const char* action) {
    QString title, button;
    QTimer::singleShot(0, qApp, [&] {
      const QWidget* question = QApplication::activeModalWidget();
      ASSERT_NE(question, nullptr);
      title = question->windowTitle();
      for (auto* each : question->findChildren<QPushButton*>()) {
        if (each->isDefault()) button = each->objectName();
      }
      QTest::mouseClick(question->findChild<QPushButton*>("cancel"), Qt::LeftButton);
    });
    window->actions().action(action)->trigger();
    return title + '/' + button;
  };
  change();
  EXPECT_EQ(cancelAndLook("file.revert"), "Discard Changes/cancel");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::Append));
  file.write("x");
  file.close();
  EXPECT_TRUE(test::waitFor([this] { return document().file().isChangedOnDisk(); }));
  EXPECT_EQ(cancelAndLook("file.save"), "Overwrite File/saveAs");
  EXPECT_TRUE(document().isModified());
}

}  // namespace
}  // namespace furitsuke::commands
