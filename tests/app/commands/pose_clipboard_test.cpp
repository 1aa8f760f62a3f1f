// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QSpinBox>
#include <QTimer>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/session/stage.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class PoseClipboardActions : public test::WindowTest {
 protected:
  PoseClipboardActions() {
    QApplication::clipboard()->clear();
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  }
  [[nodiscard]] std::string keys(const char* bone) {
    const auto id = document().motion().findBone(test::nameOf(bone).bytes);
    return id ? test::keysOf(document().motion(), *id) : "none";
  }
  /// Sets these values (percent) in the next dialog and calls look() after each.
  template <class Look>
  void tryShares(std::initializer_list<int> shares, bool accept, Look look) {
    QTimer::singleShot(0, [=, values = std::vector<int>(shares)] {
      auto* dialog = qobject_cast<dialogs::PoseShareDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      for (const int share : values) {
        dialog->findChild<QSpinBox*>()->setValue(share);
        look(share);
      }
      accept ? dialog->accept() : dialog->reject();
    });
  }
};

TEST_F(PoseClipboardActions, APoseIsPastedAtAnotherFrame) {
  EXPECT_FALSE(window->actions().runScripted("pose.paste", {})) << "nothing was copied";
  run("pose.copy frame=20\nframe.goto frame=25\npose.paste");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
}

TEST_F(PoseClipboardActions, OnlyTheSelectedTracksAreCopied) {
  run("select track=右腕 frames=10\npose.copy frame=10\nedit.selectNone\npose.paste frame=25");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:10");
  EXPECT_EQ(keys("左腕"), "0:0 30:30");
}

TEST_F(PoseClipboardActions, OnlyPickedBonesAreCopiedIncludingTheDraft) {
  window->stage().addActor(test::actorNamed("model", {"右腕", "左腕"}), {});
  ASSERT_TRUE(window->files().open(writeMotion("of the model.vmd", sampleMotion())));
  settle();
  run("frame.goto frame=10\npose.pick bones=左腕\npose.values translation=7,0,0\npose.copy");
  run("pose.discard\nframe.goto frame=25\npose.paste");
  EXPECT_EQ(keys("左腕"), "0:0 25:7 30:30");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
}

TEST_F(PoseClipboardActions, APoseIsPastedMirroredIntoAnotherMotion) {
  run("select track=右腕 frames=20\npose.copy frame=20\nfile.new\npose.pasteMirrored frame=4");
  EXPECT_EQ(keys("左腕"), "4:-20");
  EXPECT_EQ(keys("右腕"), "none");
}

TEST_F(PoseClipboardActions, APartOfThePoseIsBlendedWithTheKey) {
  run("select track=右腕 frames=20\npose.copy frame=20\npose.pastePart frame=0 percent=25");
  EXPECT_EQ(keys("右腕"), "0:5 10:10 20:20");
}

TEST_F(PoseClipboardActions, TheDialogPreviewsThePart) {
  run("select track=右腕 frames=20\npose.copy frame=20\nframe.goto frame=0");
  tryShares({75, 10}, false,
            [this](int share) { EXPECT_EQ(keys("右腕"), share == 75 ? "0:15 10:10 20:20" : "0:2 10:10 20:20"); });
  window->actions().call("pose.pastePart");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  tryShares({100}, true, [](int) {});
  window->actions().call("pose.pastePart");
  EXPECT_EQ(keys("右腕"), "0:20 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(PoseClipboardActions, TheTextOfAPoseFileIsPastedAsAPose) {
  run("pose.copy frame=20");
  QApplication::clipboard()->setText(QApplication::clipboard()->text());
  run("pose.paste frame=25");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  QApplication::clipboard()->setText("Vocaloid Pose Data file\r\n\r\nmiku.osm;\r\n1;\r\n\r\nBone0{右腕\r\n  1.0,");
  EXPECT_FALSE(window->actions().runScripted("pose.paste", {})) << "an incomplete pose";
}

TEST_F(PoseClipboardActions, AMotionWithoutBonesHasNoPoseToCopy) {
  run("file.new");
  EXPECT_FALSE(window->actions().runScripted("pose.copy", {}));
}

}  // namespace
}  // namespace furitsuke::commands
