// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_library_commands.h"
#include "app/session/file_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSlider>
#include <QTest>

#include "app/commands/frame_commands.h"
#include "app/commands/select_commands.h"
#include "app/panels/poses/poses_panel.h"
#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/io/motion_file.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

/// An empty library of poses, and the sample motion.
class PoseLibrary : public test::TimelineCommandTest {
 protected:
  PoseLibrary() {
    addMotion();
    QDir(folder.path()).mkpath("poses");
    run("poses.folder path=" + library());
  }
  [[nodiscard]] QString library() const { return pathOf("poses"); }
  [[nodiscard]] std::string keys(const char* bone) {
    const auto id = document().motion().findBone(test::nameOf(bone).bytes);
    return id ? test::keysOf(document().motion(), *id) : "none";
  }
  [[nodiscard]] bool succeeds(const QString& id, std::initializer_list<std::pair<const char*, QString>> given) {
    actions::ActionArguments arguments;
    for (const auto& [name, value] : given) arguments.set(name, value);
    EXPECT_FALSE(actions.unboundActions().contains(id));
    return actions.runScripted(id, arguments).ok();
  }

  panels::PosesPanel panel;
  SelectCommands select{context()};
  FrameCommands frames{context(), {transport, timeline}};
  PoseLibraryCommands commands{context(), panel};
};

TEST_F(PoseLibrary, APoseIsSavedToTheLibraryAndApplied) {
  run("frame.goto frame=20\nposes.save name=raised\nframe.goto frame=25\nposes.apply");
  EXPECT_EQ(panel.currentPath(), library() + "/raised.vpd") << "the saved pose is selected";
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(PoseLibrary, OnlySelectedTracksAreSaved) {
  run("select track=右腕 frames=20\nframe.goto frame=20\nposes.save name=arms/right");
  const auto loaded = io::loadMotion((library() + "/arms/right.vpd").toStdString());
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->motion.bones.size(), 1U);
  EXPECT_EQ(panel.folder().tags(), QStringList{"arms"});
}

struct ApplyRow {
  const char* how;
  const char* right;
  const char* left;
};

TEST_F(PoseLibrary, ApplyUsesPartMirrorAndPercent) {
  run("select track=右腕 frames=20\nframe.goto frame=20\nposes.save name=arm");
  document().state().setSelection({});
  const QString path = "poses.apply frame=25 path=" + library() + "/arm.vpd ";
  const ApplyRow rows[] = {{"percent=50", "0:0 10:10 20:20 25:20", "0:0 30:30"},
                           {"mirrored=on", "0:0 10:10 20:20", "0:0 25:-20 30:30"},
                           {"part=bones", "0:0 10:10 20:20 25:20", "0:0 30:30"}};
  for (const ApplyRow& row : rows) {
    run(path + row.how);
    EXPECT_EQ(keys("右腕"), row.right) << row.how;
    EXPECT_EQ(keys("左腕"), row.left) << row.how;
    document().history().undoStack()->undo();
  }
  EXPECT_FALSE(succeeds("poses.apply", {{"path", library() + "/arm.vpd"}, {"part", "morphs"}}))
      << "the pose has no morphs";
  run("select track=左腕 frames=30");
  EXPECT_FALSE(succeeds("poses.apply", {{"path", library() + "/arm.vpd"}, {"part", "selected"}}));
}

TEST_F(PoseLibrary, SavingOverwritesNothingAndStaysInTheLibrary) {
  run("poses.save name=one");
  EXPECT_FALSE(succeeds("poses.save", {{"name", "one"}}));
  run("poses.save name=one overwrite=on");
  for (const char* name : {"../out", "/tmp/out", "", "  ", "a/../../out"}) {
    EXPECT_FALSE(succeeds("poses.save", {{"name", name}})) << name;
  }
  EXPECT_FALSE(QFileInfo::exists(pathOf("out.vpd")));
}

TEST_F(PoseLibrary, InvalidPosesAndFoldersAreErrors) {
  QFile bad(library() + "/bad.vpd");
  ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
  bad.write("Vocaloid Pose Data file\r\n\r\nx.osm;\r\n1;\r\n\r\nBone0{arm\r\n  1,");
  bad.close();
  EXPECT_FALSE(succeeds("poses.apply", {{"path", bad.fileName()}}));
  EXPECT_FALSE(succeeds("poses.apply", {{"path", writeMotion("dance.vmd")}}));
  EXPECT_FALSE(succeeds("poses.apply", {})) << "no pose is selected";
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  EXPECT_FALSE(succeeds("poses.folder", {{"path", pathOf("nowhere")}}));
}

TEST_F(PoseLibrary, TheBlendSliderPreviewsThePoseAndMakesOneStep) {
  run("select track=右腕 frames=20\nframe.goto frame=20\nposes.save name=arm\nframe.goto frame=0");
  auto* slider = panel.findChild<QSlider*>();
  slider->setSliderDown(true);
  slider->setValue(50);
  EXPECT_EQ(keys("右腕"), "0:10 10:10 20:20");
  slider->setValue(100);
  slider->setSliderDown(false);
  EXPECT_EQ(keys("右腕"), "0:20 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  slider->setSliderDown(true);
  slider->setValue(150);
  QTest::keyClick(slider, Qt::Key_Escape);
  EXPECT_EQ(keys("右腕"), "0:20 10:10 20:20");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(PoseLibrary, BlendingHidesTheDraftAndCancelingRestoresIt) {
  run("select track=右腕 frames=20\nframe.goto frame=20\nposes.save name=arm\nframe.goto frame=0");
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("右腕"), {7, 0, 0}, {0, 0, 0, 1}});
  document().history().setDraft("pose", draft);
  auto* slider = panel.findChild<QSlider*>();
  slider->setSliderDown(true);
  slider->setValue(50);
  EXPECT_TRUE(document().history().draft().isEmpty());
  QTest::keyClick(slider, Qt::Key_Escape);
  EXPECT_EQ(document().history().draft(), draft);
  run("poses.apply");
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_EQ(keys("右腕"), "0:20 10:10 20:20");
}

TEST_F(PoseLibrary, DroppedFilesAreCopiedWithoutOverwriting) {
  run("frame.goto frame=20\nposes.save name=one");
  const Bytes before = *readFile(session::toPath(library() + "/one.vpd"));
  ASSERT_TRUE(QFile::copy(library() + "/one.vpd", pathOf("two.vpd")));
  QFile other(pathOf("one.vpd"));
  ASSERT_TRUE(other.open(QIODevice::WriteOnly));
  other.write("Vocaloid Pose Data file");
  other.close();
  emit panel.filesDropped({pathOf("one.vpd"), pathOf("two.vpd")});
  EXPECT_EQ(panel.folder().entries().size(), 2);
  EXPECT_EQ(*readFile(session::toPath(library() + "/one.vpd")), before);
}

}  // namespace
}  // namespace furitsuke::commands
