// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/select_commands.h"

#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

class Select : public test::CommandTest {
 protected:
  SelectCommands commands{context()};
};

TEST_F(Select, NeedsAMotion) { EXPECT_NE(failureOf("select track=右腕"), ""); }

TEST_F(Select, SelectsTheKeysOfATrackInARange) {
  const edit::MotionDocument& document = addMotion();
  run("select track=右腕 frames=5-20");
  EXPECT_EQ(document.state().selection().keyCount(), 2U);
  run("select track=左腕");
  EXPECT_EQ(document.state().selection().keyCount(), 2U) << "replaces the selection";
  run("select track=右腕 frames=10 add=on");
  EXPECT_EQ(document.state().selection().keyCount(), 3U);
}

TEST_F(Select, RefusesUnknownAndLockedTracks) {
  edit::MotionDocument& document = addMotion();
  EXPECT_NE(failureOf("select track=首").find("the motion has no track '首'"), std::string::npos);
  document.state().setLocked({*motion::findTrack(document.motion(), "右腕")}, true);
  EXPECT_NE(failureOf("select track=右腕").find("右腕 is locked"), std::string::npos);
  EXPECT_TRUE(document.state().selection().isEmpty());
}

}  // namespace
}  // namespace furitsuke::commands
