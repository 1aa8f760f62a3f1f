// SPDX-License-Identifier: GPL-3.0-or-later
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/session/large_steps.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/motion/key_edits.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

constexpr Frame kFrames = 30'000;
constexpr const char* kBones[] = {"右腕", "左腕", "右足", "左足"};

/// A window with a motion of 120,000 keys, all of them selected and copied. No job is done at once.
class LargeEditing : public test::WindowTest {
 protected:
  LargeEditing() : grace(std::chrono::milliseconds(0)) {
    motion::Motion motion;
    for (const char* bone : kBones) {
      motion::Keys<motion::BoneKey> keys;
      for (Frame frame = 0; frame < kFrames; ++frame)
        keys.append(frame, test::boneKeyAt(static_cast<float>(frame % 7)));
      motion.bones[motion.ensureBone(test::nameOf(bone)).index].keys = motion::Track<motion::BoneKey>(std::move(keys));
    }
    path = writeMotion("large.vmd", motion);
    EXPECT_TRUE(window->files().open(path));
    run("edit.selectAll\nedit.copy");
  }
  [[nodiscard]] int steps() { return document().history().undoStack()->count(); }
  void call(const QString& line) {
    const QStringList words = *actions::splitScriptLine(line);
    const auto arguments = actions::parseActionArguments(*actions::findAction(words.first()), words.mid(1));
    ASSERT_TRUE(arguments) << line.toStdString();
    window->actions().call(words.first(), *arguments);
  }

  test::GraceOfJobs grace;
  QString path;
};

TEST_F(LargeEditing, ManyKeysAreChangedInTheBackgroundAsOneStep) {
  const char* lines[] = {"key.add frame=40000",
                         "edit.paste frame=40000",
                         "edit.pasteMirrored frame=7",
                         "edit.delete",
                         "edit.cut",
                         "key.move by=3",
                         "key.move by=3 copy=on",
                         "key.set translation=1,2,3",
                         "curve.set channel=all points=1,2,3,4",
                         "curve.easeIn",
                         "graph.raise channel=translation.x by=2",
                         "graph.lower channel=translation.x"};
  const motion::Motion before = document().motion();
  for (const char* line : lines) {
    call(line);
    EXPECT_EQ(steps(), 0) << line << " held the window";
    EXPECT_EQ(document().motion(), before) << line;
    session::LargeSteps::of(document()).finish();
    ASSERT_EQ(steps(), 1) << line;
    EXPECT_TRUE(document().history().lastEdit()->changedKeys) << line << " counts its keys while the window waits";
    const motion::Motion after = document().motion();
    EXPECT_NE(after, before) << line;
    document().history().undoStack()->undo();
    EXPECT_EQ(document().motion(), before) << line;
    // A script waits, and does the same.
    run(QString("edit.selectAll\n") + line);
    if (!QString(line).startsWith("curve.easeIn")) {
      EXPECT_EQ(document().motion(), after) << line;
    }
    document().history().undoStack()->undo();
    document().history().undoStack()->clear();
    document().state().setSelection(motion::selectAllKeys(document().motion()));
  }
}

TEST_F(LargeEditing, AFileIsReadAndInsertedInTheBackground) {
  call("file.insertMotion path=\"" + path + "\" frame=40000");
  EXPECT_EQ(steps(), 0);
  ASSERT_TRUE(test::waitFor([this] { return steps() == 1; }));
  EXPECT_EQ(document().motion().keyCount(), 2U * std::size(kBones) * kFrames);
  call("file.insertMotion path=\"" + path + ".missing\" frame=0");
  ASSERT_TRUE(test::waitFor([this] { return !window->messages().text().isEmpty(); }));
  EXPECT_TRUE(window->messages().text().contains("missing")) << window->messages().text().toStdString();
}

TEST_F(LargeEditing, TheNextActionComesAfterTheStep) {
  call("key.move by=5");
  call("edit.undo");
  EXPECT_EQ(document().history().undoStack()->index(), 0);
  EXPECT_EQ(steps(), 1);
  call("key.move by=5");
  call("key.move by=2");
  session::LargeSteps::of(document()).finish();
  EXPECT_EQ(steps(), 2);
  EXPECT_EQ(document().motion().bones[0].keys.frames().back(), kFrames - 1 + 7);
}

TEST_F(LargeEditing, AnEditInTheMeantimeIsKept) {
  call("curve.set channel=x points=1,2,3,4");
  const motion::TrackId arm{motion::TrackKind::Bone, 0};
  motion::EditBuilder edit(document().motion());
  edit.set(arm, 5, test::boneKeyAt(99));
  document().history().push("edit", edit.build());
  session::LargeSteps::of(document()).finish();
  EXPECT_EQ(steps(), 2);
  const motion::BoneKey& key = *document().motion().bones[0].keys.find(5);
  EXPECT_EQ(key.translation.x, 99);
  EXPECT_EQ(key.curves[0].x1, 1);
}

TEST_F(LargeEditing, AClosedMotionTakesItsStepWithIt) {
  call("key.move by=5");
  window->workspace().remove(&document());
  settle();
  EXPECT_EQ(window->workspace().count(), 0);
}

TEST_F(LargeEditing, RepairsOfManyKeysRunInTheBackground) {
  motion::EditBuilder edit(document().motion());
  motion::BoneKey odd = test::boneKeyAt(1);
  odd.curves[0].x1 = 200;
  edit.set({motion::TrackKind::Bone, 0}, 5, odd);
  document().history().push("edit", edit.build());
  call("findings.repairAll");
  EXPECT_EQ(steps(), 1);
  session::LargeSteps::of(document()).finish();
  EXPECT_EQ(steps(), 2);
  EXPECT_LE(document().motion().bones[0].keys.find(5)->curves[0].x1, motion::kCurveMax);
  call("findings.repairAll");
  session::LargeSteps::of(document()).finish();
  EXPECT_EQ(steps(), 2);
  EXPECT_TRUE(window->messages().text().contains("repaired")) << window->messages().text().toStdString();
}

}  // namespace
}  // namespace furitsuke::commands
