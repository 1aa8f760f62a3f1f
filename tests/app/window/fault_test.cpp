// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/odd_places.h"
#include "tests/support/waiting.h"

namespace furitsuke::window {
namespace {

namespace fs = std::filesystem;
using test::bytesOf;

/// A window with dance.vmd open and edited, and a folder for invalid paths.
class WindowFaults : public test::WindowTest {
 protected:
  WindowFaults() : path(writeMotion("dance.vmd", sampleMotion())), before(test::bytesOf(path)) {
    EXPECT_TRUE(window->files().open(path));
    run("select track=右腕 frames=10\nkey.move by=1");
    changed = document().motion();
    fs::create_directory(session::toPath(pathOf("odd")));
  }
  /// Checks that nothing is lost: the edit can be undone and saved elsewhere.
  void expectEditsKept(const fs::path& target) {
    EXPECT_EQ(window->workspace().count(), 1) << target;
    EXPECT_EQ(document().motion(), changed) << target;
    EXPECT_TRUE(document().isModified()) << target;
    EXPECT_TRUE(document().history().undoStack()->canUndo()) << target;
    EXPECT_EQ(document().file().path(), session::toPath(path)) << target;
  }
  void expectReported(const std::string& reason) {
    EXPECT_TRUE(test::waitFor([&] { return window->messages().text().contains(QString::fromStdString(reason)); }))
        << reason << ", but the message is: " << window->messages().text().toStdString();
    EXPECT_EQ(window->messages().severity(), Severity::Error) << reason;
    window->messages().clear();
  }

  QString path;
  QByteArray before;
  motion::Motion changed;
};

TEST_F(WindowFaults, OpenErrorsAreReportedAndKeepTheOpenMotion) {
  for (const auto& [place, reason] : test::unreadablePlaces(session::toPath(pathOf("odd")))) {
    window->files().openSoon({session::fromPath(place)});
    expectReported(reason);
    expectEditsKept(place);
  }
}

TEST_F(WindowFaults, SaveErrorsAreReportedAndKeepTheEdits) {
  for (const auto& [place, reason] : test::unwritablePlaces(session::toPath(pathOf("odd")))) {
    if (place.extension() != ".vmd") continue;  // refused by its name
    const Status atOnce = actions::runActionScript(window->actions(), "file.saveAs path=" + session::fromPath(place));
    if (!atOnce) {
      EXPECT_NE(atOnce.error().message().find(reason), std::string::npos) << atOnce.error().message();
    } else {
      expectReported(reason);
    }
    expectEditsKept(place);
  }
  EXPECT_EQ(test::bytesOf(path), before);
}

TEST_F(WindowFaults, AFullDiskIsReportedAndSavingWorksAgainLater) {
  {
    const test::FullDisk full(64);
    window->actions().action("file.save")->trigger();
    expectReported("File too large");
  }
  EXPECT_EQ(test::bytesOf(path), before);
  expectEditsKept("full");
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_NE(test::bytesOf(path), before);
}

TEST_F(WindowFaults, ADeletedFileIsReportedAndSavingWritesItAgain) {
  QFile::remove(path);
  ASSERT_TRUE(test::waitFor([this] { return window->messages().text().contains("moved or deleted"); }));
  answerNext("accept");
  window->actions().action("file.revert")->trigger();
  expectReported("does not exist");
  expectEditsKept("vanished");
  window->actions().action("file.save")->trigger();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_TRUE(QFile::exists(path));
}

}  // namespace
}  // namespace furitsuke::window
