// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>

#include "app/commands/files/file_opening.h"
#include "app/session/scene/stage.h"
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
};

TEST_F(PoseClipboardActions, OnlyPickedBonesAreCopiedIncludingTheDraft) {
  window->stage().addActor(test::actorNamed("model", {"右腕", "左腕"}), {});
  ASSERT_TRUE(window->files().open(writeMotion("of the model.vmd", sampleMotion())));
  settle();
  run("frame.goto frame=10\npose.pick bones=左腕\npose.values translation=7,0,0\npose.copy");
  run("pose.discard\nframe.goto frame=25\npose.paste");
  EXPECT_EQ(keys("左腕"), "0:0 25:7 30:30");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
}

}  // namespace
}  // namespace furitsuke::commands
