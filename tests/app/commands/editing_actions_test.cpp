// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "core/edit/document/key_clipboard.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class EditingActions : public test::WindowTest {
 protected:
  EditingActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    arm = *motion::findTrack(document().motion(), "右腕");
  }
  [[nodiscard]] std::string armKeys() { return test::keysOf(document().motion(), arm); }
  motion::TrackId arm;
};

TEST_F(EditingActions, ScriptsEditKeys) {
  struct Row {
    const char* script;
    const char* keys;
  };
  const Row rows[] = {
      {"select track=右腕 frames=10-20\nkey.move by=5", "0:0 15:10 25:20"},
      {"select track=右腕 frames=10\nkey.move by=10", "0:0 20:10"},
      {"select track=右腕 frames=10\nkey.move by=2 copy=on", "0:0 10:10 12:10 20:20"},
      {"select track=右腕 frames=0\nkey.move by=5", "0:0 5:0 10:10 20:20"},
      {"edit.frameZeroAsMmd on=off\nselect track=右腕 frames=0\nkey.move by=5", "5:0 10:10 20:20"},
      {"select track=右腕 frames=10-20\nedit.delete", "0:0"},
      {"select track=右腕 frames=10\nkey.moveLater\nkey.moveLater\nkey.moveEarlier", "0:0 11:10 20:20"},
      {"key.add track=右腕 frame=15", "0:0 10:10 15:15 20:20"},
      {"select track=右腕 frames=20\nedit.copy\nedit.paste frame=40", "0:0 10:10 20:20 40:20"},
      {"select track=右腕 frames=10-20\nedit.cut\nedit.paste frame=30", "0:0 30:10 40:20"},
      {"edit.selectRow track=右腕\nkey.set translation=7,8,9", "0:7 10:7 20:7"},
      {"edit.selectColumn frame=20\nkey.set translation=-1,0,0", "0:0 10:10 20:-1"},
      {"edit.selectAll\nedit.selectNone\nselect track=右腕 frames=20\nselect track=右腕 frames=10 add=on\n"
       "key.set translation=3,0,0",
       "0:0 10:3 20:3"},
  };
  for (const Row& row : rows) {
    const motion::Motion before = document().motion();
    run(row.script);
    EXPECT_EQ(armKeys(), row.keys) << row.script;
    run("edit.frameZeroAsMmd on=on");
    while (document().history().undoStack()->canUndo()) document().history().undoStack()->undo();
    EXPECT_EQ(document().motion(), before) << row.script;
  }
}

TEST_F(EditingActions, InvalidCommandsAreErrors) {
  const char* scripts[] = {"select track=無い骨",
                           "edit.delete",
                           "key.move by=1",
                           "key.add",
                           "edit.undo",
                           "select track=右腕\nkey.set",
                           "select track=右腕\nkey.set weight=1",
                           "select track=右腕\ncurve.set channel=fov points=1,2,3,4",
                           "select track=右腕\nkey.set ik=x",
                           "file.recent number=9"};
  for (const char* script : scripts) {
    run("edit.selectNone");
    document().state().setCurrentTrack({});
    EXPECT_FALSE(actions::runActionScript(window->actions(), script)) << script;
  }
}

TEST_F(EditingActions, KeysArePastedIntoAnotherMotion) {
  run("select track=右腕 frames=10-20\nedit.copy\nfile.new\nedit.paste frame=100");
  const auto track = motion::findTrack(document().motion(), "右腕");
  ASSERT_TRUE(track);
  EXPECT_EQ(test::keysOf(document().motion(), *track), "100:10 110:20");
  EXPECT_EQ(document().state().selection().keyCount(), 2U);
}

TEST_F(EditingActions, KeysAreReadFromTheBytesOfAnotherProcess) {
  run("select track=右腕 frames=10-20\nedit.copy");
  const QMimeData* own = QApplication::clipboard()->mimeData();
  QMimeData foreign;  // what another process sees: only the bytes
  foreign.setData(edit::kKeysMimeType, own->data(edit::kKeysMimeType));
  EXPECT_EQ(own->data(edit::kKeysFrameMimeType), "10");
  const auto keys = edit::keysFromMime(&foreign);
  ASSERT_TRUE(keys);
  EXPECT_EQ(test::keysOf(*keys, *motion::findTrack(*keys, "右腕")), "0:10 10:20");
  foreign.setData(edit::kKeysMimeType, "no keys at all");
  EXPECT_FALSE(edit::keysFromMime(&foreign));
}

TEST_F(EditingActions, TheModelIsRenamed) {
  run("model.rename name=鏡音リン");
  EXPECT_EQ(document().motion().modelName.text(), "鏡音リン");
  run("edit.undo");
  EXPECT_EQ(document().motion().modelName.text(), "初音ミク");
}

}  // namespace
}  // namespace furitsuke::commands
