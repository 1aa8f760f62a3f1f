// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recovery_commands.h"

#include "app/commands/file_commands.h"
#include "core/edit/journal/journal.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

/// A window that keeps journals.
class Recovering : public test::WindowTest {
 protected:
  Recovering() : path(writeMotion("dance.vmd", sampleMotion())) { startJournal(); }

  void startJournal() { window->recovery().start(settings->journalFolder()); }
  [[nodiscard]] std::vector<std::filesystem::path> journals() const {
    window->recovery().waitUntilWritten();
    return edit::journal::journalFolders(session::toPath(settings->journalFolder()));
  }

  QString path;
};

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

}  // namespace
}  // namespace furitsuke::commands
