// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDir>
#include <QSlider>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/poses/poses_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class PoseLibraryActions : public test::WindowTest {
 protected:
  PoseLibraryActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    QDir(folder.path()).mkpath("poses");
    run("poses.folder path=" + library());
  }
  [[nodiscard]] QString library() const { return folder.filePath("poses"); }
  [[nodiscard]] panels::PosesPanel& panel() { return *window->docks().panel<panels::PosesPanel>(); }
  [[nodiscard]] std::string keys(const char* bone) {
    const auto id = document().motion().findBone(test::nameOf(bone).bytes);
    return id ? test::keysOf(document().motion(), *id) : "none";
  }
  [[nodiscard]] bool succeeds(const QString& id, std::initializer_list<std::pair<const char*, QString>> given) {
    actions::ActionArguments arguments;
    for (const auto& [name, value] : given) arguments.set(name, value);
    return window->actions().runScripted(id, arguments).ok();
  }
};

TEST_F(PoseLibraryActions, PickedBonesWithoutKeysCountAsSelected) {
  run("frame.goto frame=20\nposes.save name=arms\nframe.goto frame=25");
  window->stage().addActor(test::actorNamed("model", {"右腕", "左腕"}), {});
  run("model.setMotion motion=dance.vmd\npose.pick bones=右腕");
  ASSERT_TRUE(document().state().selection().isEmpty());
  run("poses.apply part=selected");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20");
  EXPECT_EQ(keys("左腕"), "0:0 30:30");
}

TEST_F(PoseLibraryActions, PosesApplyToTheActiveModelWhileACameraMotionIsCurrent) {
  run("frame.goto frame=20\nposes.save name=one");
  edit::MotionDocument& dance = document();
  window->stage().addActor(test::actorNamed("model", {"右腕", "左腕"}), {});
  run("model.setMotion motion=dance.vmd");
  motion::Motion film;
  film.camera = sampleMotion().camera;
  const auto bringCamera = [&] {
    ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", film)));
    ASSERT_TRUE(document().motion().isCameraMotion());
    run("frame.goto frame=25");
  };
  const auto expectPosed = [&](const char* how) {
    ASSERT_EQ(&document(), &dance) << how << ": undo is available in the changed motion";
    EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 25:20") << how;
    run("edit.undo\nview.nextTab");
    EXPECT_TRUE(document().motion().isCameraMotion()) << how;
    EXPECT_FALSE(document().isModified()) << how;
    run("file.close");
  };
  bringCamera();
  run("poses.apply");
  expectPosed("applied");
  bringCamera();
  auto* slider = panel().findChild<QSlider*>();
  slider->setSliderDown(true);
  slider->setValue(100);
  slider->setSliderDown(false);
  expectPosed("blended");
  run("pose.copy frame=20");
  bringCamera();
  run("pose.paste");
  expectPosed("pasted");
  bringCamera();
  run("pose.pastePart percent=100");
  expectPosed("pasted in part");
}

TEST_F(PoseLibraryActions, ApplyingAPoseCreatesAMotionForAModelWithoutOne) {
  run("frame.goto frame=20\nposes.save name=one\nfile.close");
  ASSERT_EQ(window->workspace().count(), 0);
  EXPECT_FALSE(succeeds("poses.apply", {})) << "there is no motion and no model";
  window->stage().addActor(test::actorNamed("model", {"右腕", "左腕"}), {});
  settle();
  panel().setCurrentPath(library() + "/one.vpd");
  QAction* apply = window->actions().action("poses.apply");
  EXPECT_TRUE(apply->isEnabled());
  EXPECT_TRUE(panel().findChild<QSlider*>()->isEnabled());
  EXPECT_FALSE(succeeds("poses.apply", {{"path", pathOf("dance.vmd")}}));
  EXPECT_EQ(window->workspace().count(), 0) << "a file that is not a pose creates no motion";
  run("poses.apply");
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(window->stage().motionOf(window->stage().active()->id()), &document());
  EXPECT_EQ(keys("右腕"), "0:20");
}

TEST_F(PoseLibraryActions, TheFolderIsRemembered) {
  run("poses.save name=one");
  restart();
  EXPECT_EQ(window->docks().panel<panels::PosesPanel>()->folder().entries().size(), 1);
}

}  // namespace
}  // namespace furitsuke::commands
