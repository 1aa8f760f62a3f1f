// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_clipboard_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QTimer>

#include "app/commands/frame_commands.h"
#include "app/commands/select_commands.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/widgets/value_field.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

/// Copying and pasting poses of the sample motion, without a model.
class PoseClipboard : public test::TimelineCommandTest {
 protected:
  PoseClipboard() {
    QApplication::clipboard()->clear();
    addMotion();
  }
  [[nodiscard]] std::string keys(const char* bone) {
    const auto id = document().motion().findBone(test::nameOf(bone).bytes);
    return id ? test::keysOf(document().motion(), *id) : "none";
  }
  /// Sets these values (percent) in the next dialog and calls options() after each.
  template <class Look>
  void tryShares(std::initializer_list<int> shares, bool accept, Look options) {
    QTimer::singleShot(0, [=, values = std::vector<int>(shares)] {
      auto* dialog = qobject_cast<dialogs::PoseShareDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      for (const int share : values) {
        dialog->findChild<widgets::ValueField*>()->setValue(share);
        options(share);
      }
      accept ? dialog->accept() : dialog->reject();
    });
  }

  SelectCommands select{context()};
  FrameCommands frames{context(), {transport, timeline}};
  PoseClipboardCommands commands{context()};
};

TEST_F(PoseClipboard, APoseIsPastedAtAnotherFrame) {
  EXPECT_NE(failureOf("pose.paste"), "") << "nothing was copied";
  run("pose.copy frame=20\nframe.goto frame=25\npose.paste");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  document().history().undoStack()->undo();
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
}

TEST_F(PoseClipboard, OnlyTheSelectedTracksAreCopied) {
  run("select track=右腕 frames=10\npose.copy frame=10");
  document().state().setSelection({});
  run("pose.paste frame=25");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:10");
  EXPECT_EQ(keys("左腕"), "0:0 30:30");
}

TEST_F(PoseClipboard, APoseIsPastedMirroredIntoAnotherMotion) {
  run("select track=右腕 frames=20\npose.copy frame=20");
  addMotion({});
  run("pose.pasteMirrored frame=4");
  EXPECT_EQ(keys("左腕"), "0:0 4:-20");
  EXPECT_EQ(keys("右腕"), "none");
}

TEST_F(PoseClipboard, APartOfThePoseIsBlendedWithTheKey) {
  run("select track=右腕 frames=20\npose.copy frame=20\npose.pastePart frame=0 percent=25");
  EXPECT_EQ(keys("右腕"), "0:5 10:10 20:20");
}

TEST_F(PoseClipboard, TheDialogPreviewsThePart) {
  run("select track=右腕 frames=20\npose.copy frame=20\nframe.goto frame=0");
  tryShares({75, 10}, false,
            [this](int share) { EXPECT_EQ(keys("右腕"), share == 75 ? "0:15 10:10 20:20" : "0:2 10:10 20:20"); });
  actions.call("pose.pastePart");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  tryShares({100}, true, [](int) {});
  actions.call("pose.pastePart");
  EXPECT_EQ(keys("右腕"), "0:20 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(PoseClipboard, TheTextOfAPoseFileIsPastedAsAPose) {
  run("pose.copy frame=20");
  QApplication::clipboard()->setText(QApplication::clipboard()->text());
  run("pose.paste frame=25");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  QApplication::clipboard()->setText("Vocaloid Pose Data file\r\n\r\nmiku.osm;\r\n1;\r\n\r\nBone0{右腕\r\n  1.0,");
  EXPECT_NE(failureOf("pose.paste"), "") << "an incomplete pose";
}

TEST_F(PoseClipboard, AMotionWithoutBonesHasNoPoseToCopy) {
  addMotion({});
  EXPECT_NE(failureOf("pose.copy"), "");
}

}  // namespace
}  // namespace furitsuke::commands
