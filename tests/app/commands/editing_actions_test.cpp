// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMimeData>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/session/workspace.h"
#include "core/edit/document/key_clipboard.h"
#include "core/io/motion_file.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
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
  [[nodiscard]] motion::Motion load(const QString& name) const {
    auto loaded = io::loadMotion(session::toPath(pathOf(name)));
    EXPECT_TRUE(loaded) << name.toStdString();
    return loaded ? std::move(loaded->motion) : motion::Motion();
  }
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

TEST_F(EditingActions, ValuesOfEveryKindAreSet) {
  run("select track=右腕 frames=10\nkey.set rotation=10,20,30 physics=off");
  const motion::BoneKey bone = *document().motion().bones[0].keys.find(10);
  const motion::EulerDegrees angles = motion::eulerFromRotation(bone.rotation);
  EXPECT_NEAR(angles.x, 10, 1e-4);
  EXPECT_NEAR(angles.y, 20, 1e-4);
  EXPECT_NEAR(angles.z, 30, 1e-4);
  EXPECT_FALSE(bone.physics);

  run("select track=morph:あ frames=15\nkey.set weight=0.75");
  EXPECT_FLOAT_EQ(document().motion().morphs[0].keys.find(15)->weight, 0.75F);

  run("select track=camera frames=40\nkey.set distance=45 rotation=10,0,0 fov=25 perspective=off target=1,2,3");
  const motion::CameraKey camera = *document().motion().camera.find(40);
  EXPECT_FLOAT_EQ(camera.distance, -45);
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::X, camera.rotation.x), 10, 1e-5);
  EXPECT_EQ(camera.fov, 25U);
  EXPECT_FALSE(camera.perspective);
  EXPECT_EQ(camera.target, (Vec3{1, 2, 3}));

  run("key.add track=light frame=5\nkey.set color=255,128,0 direction=0,-1,0");
  EXPECT_FLOAT_EQ(document().motion().light.find(5)->color.x, 255.0F / 256);
  run("key.add track=selfShadow frame=5\nkey.set mode=2 shadowDistance=5000");
  EXPECT_EQ(document().motion().selfShadow.find(5)->mode, 2);
  EXPECT_FLOAT_EQ(document().motion().selfShadow.find(5)->distance, 0.05F);
  run("key.add track=property frame=5\nkey.set visible=off ik=\"右足ＩＫ:off,左足ＩＫ:on\"");
  const motion::PropertyKey property = *document().motion().property.find(5);
  EXPECT_FALSE(property.visible);
  ASSERT_EQ(property.ik.size(), 2U);
  EXPECT_FALSE(property.ik[0].enabled);
  EXPECT_TRUE(property.ik[1].enabled);
  run("key.set ik=右足ＩＫ:remove");
  EXPECT_EQ(document().motion().property.find(5)->ik.size(), 1U);
}

TEST_F(EditingActions, TracksAreAddedByNameWithAKeyAtThePlayhead) {
  run("frame.goto frame=7\ntrack.add name=下半身\ntrack.add name=morph:笑い");
  const motion::Motion& motion = document().motion();
  const auto waist = motion::findTrack(motion, "下半身");
  const auto smile = motion::findTrack(motion, "morph:笑い");
  ASSERT_TRUE(waist && smile);
  EXPECT_EQ(motion.frames(*waist).front(), 7);
  EXPECT_EQ(document().state().currentTrack(), smile);
}

TEST_F(EditingActions, CurvesAreSetPerChannel) {
  run("select track=右腕 frames=10\ncurve.set channel=rotation points=10,20,30,40");
  motion::BoneKey key = *document().motion().bones[0].keys.find(10);
  EXPECT_EQ(key.curves[3], (motion::Curve{10, 20, 30, 40}));
  EXPECT_EQ(key.curves[0], motion::kLinearCurve);
  run("curve.easeInOut");
  key = *document().motion().bones[0].keys.find(10);
  EXPECT_NE(key.curves[0], motion::kLinearCurve);
  EXPECT_EQ(key.curves[0], key.curves[3]);
  EXPECT_FALSE(actions::runActionScript(window->actions(), "curve.set channel=x points=1,2,3,128"));
  EXPECT_FALSE(actions::runActionScript(window->actions(), "curve.set channel=w points=1,2,3,4"));
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
                           "track.add name=😀",
                           "select track=右腕\nkey.set ik=x",
                           "file.recent number=9",
                           "model.rename name=🎵"};
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

TEST_F(EditingActions, TheSelectionIsExportedWithRebasedOrOriginalFrames) {
  run("select track=右腕 frames=10-20\nfile.exportSelection path=" + pathOf("rebased.vmd") +
      "\nfile.exportSelection frames=kept path=" + pathOf("kept.vmd"));
  const motion::Motion rebased = load("rebased.vmd"), kept = load("kept.vmd");
  EXPECT_EQ(test::keysOf(rebased, *motion::findTrack(rebased, "右腕")), "0:10 10:20");
  EXPECT_EQ(test::keysOf(kept, *motion::findTrack(kept, "右腕")), "10:10 20:20");
  EXPECT_EQ(kept.bones.size(), 1U);
}

TEST_F(EditingActions, MotionsAreInsertedAtThePlayhead) {
  const QString other = writeMotion("other.vmd", sampleMotion());
  run("frame.goto frame=100\nfile.insertMotion path=" + other);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20 100:0 110:10 120:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(EditingActions, PosesAreExportedAndImported) {
  run("pose.export frame=15 path=" + pathOf("all.vpd") + "\npose.export frame=0 which=nonRest morphs=off path=" +
      pathOf("moved.vpd") + "\nselect track=右腕\npose.export frame=15 which=selected path=" + pathOf("one.vpd"));
  const motion::Motion all = load("all.vpd"), moved = load("moved.vpd"), one = load("one.vpd");
  EXPECT_EQ(all.bones.size(), 2U);
  EXPECT_EQ(all.morphs.size(), 1U);
  EXPECT_EQ(test::keysOf(all, *motion::findTrack(all, "右腕")), "0:15");
  EXPECT_EQ(moved.bones.size(), 0U) << "all bones rest at frame 0";
  EXPECT_EQ(one.bones.size(), 1U);
  EXPECT_EQ(one.morphs.size(), 0U);

  run("pose.import frame=50 path=" + pathOf("all.vpd"));
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20 50:15");
  EXPECT_FALSE(actions::runActionScript(window->actions(), "pose.import path=" + pathOf("dance.vmd")));
  run("edit.selectNone");
  const Status empty =
      actions::runActionScript(window->actions(), "pose.export frame=15 which=selected path=" + pathOf("empty.vpd"));
  EXPECT_FALSE(empty) << "nothing is selected";
  EXPECT_FALSE(QFileInfo::exists(pathOf("empty.vpd")));
  run("edit.undo");
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");

  run("pose.open path=" + pathOf("all.vpd"));
  EXPECT_EQ(window->workspace().count(), 2);
  EXPECT_FALSE(document().isModified());
}

TEST_F(EditingActions, TheModelIsRenamed) {
  run("model.rename name=鏡音リン");
  EXPECT_EQ(document().motion().modelName.text, "鏡音リン");
  run("edit.undo");
  EXPECT_EQ(document().motion().modelName.text, "初音ミク");
}

TEST_F(EditingActions, ThePlayheadGoesFromKeyToKey) {
  run("select track=右腕 frames=0\nframe.nextKey\nframe.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 20);
  run("frame.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 20) << "there is no later key";
  run("frame.previousKey");
  EXPECT_EQ(document().state().currentFrame(), 10);
  run("edit.selectNone");
  document().state().setCurrentTrack({});
  run("frame.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 15) << "without a track, keys of all tracks";
  run("select track=右腕 frames=0\nframe.goto frame=10\nframe.nextKeyOfAny");
  EXPECT_EQ(document().state().currentFrame(), 15) << "a key of another track";
  run("frame.previousKeyOfAny");
  EXPECT_EQ(document().state().currentFrame(), 10);
  run("frame.first\nframe.previous");
  EXPECT_EQ(document().state().currentFrame(), 0);
}

}  // namespace
}  // namespace furitsuke::commands
