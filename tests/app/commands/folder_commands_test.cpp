// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/folder_commands.h"

#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/key_commands.h"
#include "app/commands/select_commands.h"
#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::commands {
namespace {

/// A folder with 2.vmd, 10.vmd and 11.vmd; 2.vmd is open. There is no SessionBinder, so the stage is told by hand.
class FolderOfMotions : public test::TimelineCommandTest {
 protected:
  FolderOfMotions() {
    for (const char* name : {"11.vmd", "2.vmd", "10.vmd"}) EXPECT_FALSE(writeMotion(name).isEmpty());
    QObject::connect(&workspace, &session::Workspace::documentAdded, &stage,
                     [this](int index) { stage.addMotion(*workspace.document(index)); });
    QObject::connect(&workspace, &session::Workspace::documentRemoved, &stage,
                     [this](int, const edit::MotionDocument* removed) { stage.removeMotion(*removed); });
    EXPECT_TRUE(files.opening->open(pathOf("2.vmd")));
  }
  [[nodiscard]] std::string title() { return document().file().title().toStdString(); }

  FileCommands files{context()};
  FolderCommands folders{context(), *files.opening};
  SelectCommands select{context()};
  KeyCommands keys{context(), timeline};
};

TEST_F(FolderOfMotions, AreShownOneAfterTheOtherInTheOrderOfTheirNumbers) {
  const scene::Actor& model = stage.addActor(test::actorNamed("model", {"右腕"}), {});
  for (const char* expected : {"10.vmd", "11.vmd"}) {
    run("file.nextInFolder");
    EXPECT_EQ(title(), expected);
    EXPECT_EQ(stage.motionOf(model.id()), &document());
    EXPECT_EQ(workspace.count(), 1) << "an unedited motion is replaced";
  }
  EXPECT_NE(failureOf("file.nextInFolder").find("11.vmd is the last motion of its folder"), std::string::npos);
  run("file.previousInFolder\nfile.previousInFolder");
  EXPECT_EQ(title(), "2.vmd");
  EXPECT_NE(failureOf("file.previousInFolder").find("2.vmd is the first motion"), std::string::npos);
}

TEST_F(FolderOfMotions, MoveTheSameModelAndKeepThePlaceOfTheTab) {
  const scene::Actor& first = stage.addActor(test::actorNamed("first", {"右腕"}), {});
  stage.addActor(test::actorNamed("second", {"右腕"}), {});
  edit::MotionDocument& other = addMotion();
  workspace.setCurrent(workspace.document(0));
  ASSERT_EQ(stage.motionOf(first.id()), &document());
  run("file.nextInFolder");
  EXPECT_EQ(stage.motionOf(first.id()), &document());
  EXPECT_EQ(workspace.indexOf(&document()), 0);
  EXPECT_EQ(workspace.indexOf(&other), 1);
}

TEST_F(FolderOfMotions, AnEditedMotionStaysOpen) {
  run("select track=右腕 frames=10\nkey.move by=1\nfile.nextInFolder");
  EXPECT_EQ(title(), "10.vmd");
  EXPECT_EQ(workspace.count(), 2);
  run("file.previousInFolder");
  EXPECT_EQ(title(), "2.vmd");
  EXPECT_TRUE(document().isModified()) << "the open motion, not the file";
}

TEST_F(FolderOfMotions, AFileThatCannotBeReadIsReportedOnceAndPassed) {
  ASSERT_TRUE(writeFileAtomically(session::toPath(pathOf("10.vmd")), toBytes("no motion")));
  EXPECT_NE(failureOf("file.nextInFolder").find("10.vmd"), std::string::npos);
  EXPECT_EQ(title(), "2.vmd");
  run("file.nextInFolder");
  EXPECT_EQ(title(), "11.vmd");
}

}  // namespace
}  // namespace furitsuke::commands
