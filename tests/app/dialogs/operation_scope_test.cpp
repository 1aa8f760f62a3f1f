// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/dialogs/operation_dialog_fixture.h"

// The keys that an operation acts on, and what it leaves selected.
namespace furitsuke::dialogs {
namespace {

/// What a form acts on before the user chooses it there.
TEST_F(OperationDialogTest, HiddenStateDoesNotDecideTheScope) {
  const struct {
    const char* what;
    const char* script;
    const char* operation;
    const char* scope;
    const char* words;
  } rows[] = {
      {"a repeated range that is switched off",
       "playback.loopFrom frame=5\nplayback.loopTo frame=15\nplayback.loop on=off", "clean", "Whole motion",
       "of the motion"},
      {"a repeated range that is on", "playback.loopFrom frame=5\nplayback.loopTo frame=15\nplayback.loop on=on",
       "clean", "Repeated range", "in the repeated range"},
      {"keys that a step made", "playback.loop on=off\nkey.add track=右腕 frame=15", "clean", "Whole motion",
       "of the motion"},
      {"keys that a step made, and another changed", "key.add track=右腕 frame=15\ncurve.easeIn", "clean",
       "Whole motion", "of the motion"},
      {"chosen keys that were moved", "select track=右腕 frames=10-20\nkey.move by=1", "clean", "Selected keys",
       "The 2 selected key(s)"},
      {"chosen keys", "select track=右腕 frames=10-20", "shift", "Selected keys", "The 2 selected key(s)"},
      {"time, from the playhead", "select track=右腕 frames=99\nframe.goto frame=12", "shift", "From the playhead on",
       "from frame 12 on"},
      {"time, at the start", "frame.goto frame=0", "shift", "Whole motion", "of the motion"},
      {"frames to insert", "frame.goto frame=12", "insert-frames", "Whole motion", "from frame 12 on"},
      {"frames to remove", "frame.goto frame=12", "remove-frames", "Whole motion", "after frame 12"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    run(row.script);
    panels::OperationDialog& dialog = ask(row.operation);
    EXPECT_TRUE(dialog.findChild<QComboBox*>("scope")->currentText().startsWith(row.scope))
        << dialog.findChild<QComboBox*>("scope")->currentText().toStdString();
    const auto* words = dialog.findChild<QLabel*>("scopeText");
    EXPECT_TRUE(words != nullptr && words->text().contains(row.words))
        << (words == nullptr ? "" : words->text().toStdString());
    press(dialog, "cancel");
    while (document().history().undoStack()->canUndo()) document().history().undoStack()->undo();
    document().state().setSelection({});
  }
}

TEST_F(OperationDialogTest, TimeIsChangedFromThePlayheadOnInAllTracks) {
  document().state().setCurrentFrame(12);
  panels::OperationDialog& dialog = ask("scale-time");
  type(dialog, "factor", "2");
  EXPECT_TRUE(waitForKeys("0:0 10:10 28:20")) << armKeys() << ": around the playhead";
  EXPECT_EQ(test::framesOf(document().motion(), *motion::findTrack(document().motion(), "morph:あ")), "0 18");
}

TEST_F(OperationDialogTest, AnOperationLeavesNoSelectionThatWasNotThere) {
  panels::OperationDialog& dialog = ask("shift");
  type(dialog, "by", "5");
  ASSERT_TRUE(waitForKeys("5:0 15:10 25:20"));
  press(dialog, "apply");
  EXPECT_TRUE(document().state().selection().isEmpty());
  document().history().undoStack()->undo();
  run("operation.shift by=5");
  EXPECT_TRUE(document().state().selection().isEmpty()) << "from a script too";
  document().state().setSelection(motion::selectKeys(document().motion(), arm, {15, 15}));
  run("operation.shift by=5 selected=on");
  EXPECT_EQ(document().state().selection(), motion::selectKeys(document().motion(), arm, {20, 20}))
      << "what was selected stays so";
}

}  // namespace
}  // namespace furitsuke::dialogs
