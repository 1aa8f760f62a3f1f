// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "app/commands/curve_commands.h"
#include "app/commands/file_exchange_commands.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/frame_commands.h"
#include "app/commands/key_commands.h"
#include "app/commands/pose/pose_file_commands.h"
#include "app/commands/select_commands.h"
#include "app/commands/track_commands.h"
#include "app/panels/curves/curve_panel.h"
#include "app/session/file_paths.h"
#include "core/io/motion_file.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

/// Commands that edit keys and exchange them with files, on the sample motion.
class Editing : public test::TimelineCommandTest {
 protected:
  Editing() {
    EXPECT_TRUE(files.opening->open(writeMotion("dance.vmd")));
    arm = *motion::findTrack(document().motion(), "右腕");
  }
  [[nodiscard]] std::string armKeys() { return test::keysOf(document().motion(), arm); }
  [[nodiscard]] std::string framesOf(const char* track) {
    return test::framesOf(document().motion(), *motion::findTrack(document().motion(), track));
  }
  [[nodiscard]] motion::Motion load(const QString& name) const {
    auto loaded = io::loadMotion(session::toPath(pathOf(name)));
    EXPECT_TRUE(loaded) << name.toStdString();
    return loaded ? std::move(loaded->motion) : motion::Motion();
  }
  void selectNoTrack() {
    document().state().setSelection({});
    document().state().setCurrentTrack({});
  }

  panels::CurvePanel curvePanel;
  FileCommands files{context()};
  FileExchangeCommands exchange{context()};
  SelectCommands select{context()};
  KeyCommands keys{context(), timeline};
  TrackCommands tracks{context(), keys};
  CurveCommands curves{context(), curvePanel};
  FrameCommands frames{context(), {transport, timeline}};
  PoseFileCommands poses{context(), *files.opening};
  motion::TrackId arm;
};

TEST_F(Editing, ValuesOfEveryKindAreSet) {
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
  const motion::VisibilityIkKey property = *document().motion().property.find(5);
  EXPECT_FALSE(property.visible);
  ASSERT_EQ(property.ik.size(), 2U);
  EXPECT_FALSE(property.ik[0].enabled);
  EXPECT_TRUE(property.ik[1].enabled);
  run("key.set ik=右足ＩＫ:remove");
  EXPECT_EQ(document().motion().property.find(5)->ik.size(), 1U);
}

TEST_F(Editing, TracksAreAddedByNameWithAKeyAtThePlayhead) {
  run("frame.goto frame=7\ntrack.add name=下半身\ntrack.add name=morph:笑い");
  const motion::Motion& motion = document().motion();
  const auto waist = motion::findTrack(motion, "下半身");
  const auto smile = motion::findTrack(motion, "morph:笑い");
  ASSERT_TRUE(waist && smile);
  EXPECT_EQ(motion.frames(*waist).back(), 7);
  EXPECT_EQ(document().state().currentTrack(), smile);
}

TEST_F(Editing, CurvesAreSetPerChannel) {
  run("select track=右腕 frames=10\ncurve.set channel=rotation points=10,20,30,40");
  motion::BoneKey key = *document().motion().bones[0].keys.find(10);
  EXPECT_EQ(key.curves[3], (motion::Curve{10, 20, 30, 40}));
  EXPECT_EQ(key.curves[0], motion::kLinearCurve);
  run("curve.easeInOut");
  key = *document().motion().bones[0].keys.find(10);
  EXPECT_NE(key.curves[0], motion::kLinearCurve);
  EXPECT_EQ(key.curves[0], key.curves[3]);
  EXPECT_NE(failureOf("curve.set channel=x points=1,2,3,128"), "");
  EXPECT_NE(failureOf("curve.set channel=w points=1,2,3,4"), "");
}

TEST_F(Editing, TheSelectionIsExportedWithRebasedOrOriginalFrames) {
  run("select track=右腕 frames=10-20\nfile.exportSelection path=" + pathOf("rebased.vmd") +
      "\nfile.exportSelection frames=kept path=" + pathOf("kept.vmd"));
  const motion::Motion rebased = load("rebased.vmd"), kept = load("kept.vmd");
  EXPECT_EQ(test::keysOf(rebased, *motion::findTrack(rebased, "右腕")), "0:10 10:20");
  EXPECT_EQ(test::keysOf(kept, *motion::findTrack(kept, "右腕")), "10:10 20:20");
  EXPECT_EQ(kept.bones.size(), 1U);
}

TEST_F(Editing, AMotionIsExportedAsMmdWritesIt) {
  run("file.exportLikeMmd path=" + pathOf("mmd.vmd"));
  const motion::Motion exported = load("mmd.vmd");
  EXPECT_EQ(test::keysOf(exported, *motion::findTrack(exported, "右腕")), "0:0 10:10 20:20");
  EXPECT_TRUE(exported.camera.empty()) << "keys of a model";
  EXPECT_FALSE(document().isModified()) << "a copy";
}

TEST_F(Editing, MotionsAreInsertedAtThePlayhead) {
  const QString other = writeMotion("other.vmd", test::sampleMotion());
  run("frame.goto frame=100\nfile.insertMotion path=" + other);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20 100:0 110:10 120:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(Editing, PosesAreExportedAndImported) {
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
  EXPECT_NE(failureOf("pose.import path=" + pathOf("dance.vmd")), "");
  document().state().setSelection({});
  EXPECT_NE(failureOf("pose.export frame=15 which=selected path=" + pathOf("empty.vpd")), "") << "nothing is selected";
  EXPECT_FALSE(QFileInfo::exists(pathOf("empty.vpd")));
  document().history().undoStack()->undo();
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");

  run("pose.open path=" + pathOf("all.vpd"));
  EXPECT_EQ(workspace.count(), 2);
  EXPECT_FALSE(document().isModified());
}

TEST_F(Editing, ThePlayheadGoesFromKeyToKey) {
  run("select track=右腕 frames=0\nframe.nextKey\nframe.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 20);
  run("frame.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 20) << "there is no later key";
  run("frame.previousKey");
  EXPECT_EQ(document().state().currentFrame(), 10);
  selectNoTrack();
  run("frame.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 15) << "without a track, keys of all tracks";
  run("select track=右腕 frames=0\nframe.goto frame=10\nframe.nextKeyOfAny");
  EXPECT_EQ(document().state().currentFrame(), 15) << "a key of another track";
  run("frame.previousKeyOfAny");
  EXPECT_EQ(document().state().currentFrame(), 10);
  run("frame.first\nframe.previous");
  EXPECT_EQ(document().state().currentFrame(), 0);
}

TEST_F(Editing, SkipsLockedTracksAndAddingKeysToThemIsAnError) {
  document().state().setLocked({arm}, true);
  document().state().setSelection(motion::selectAllKeys(document().motion()));
  run("key.move by=5");
  EXPECT_EQ(framesOf("右腕"), "0 10 20");
  EXPECT_EQ(framesOf("左腕"), "0 5 35") << "with MMD's rule for frame 0";
  EXPECT_NE(failureOf("key.add track=右腕 frame=3").find("右腕 is locked"), std::string::npos);
  EXPECT_NE(failureOf("select track=右腕").find("右腕 is locked"), std::string::npos);
  EXPECT_EQ(framesOf("右腕"), "0 10 20");
}

}  // namespace
}  // namespace furitsuke::commands
