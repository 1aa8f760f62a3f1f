// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/select_commands.h"

#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

class Select : public test::CommandTest {
 protected:
  SelectCommands commands{context()};
};

TEST_F(Select, NeedsAMotion) { EXPECT_FALSE(run("select track=右腕")); }

TEST_F(Select, SelectsTheKeysOfATrackInARange) {
  const edit::MotionDocument& document = addMotion();
  ASSERT_TRUE(run("select track=右腕 frames=5-20"));
  EXPECT_EQ(document.state().selection().keyCount(), 2U);
  ASSERT_TRUE(run("select track=左腕"));
  EXPECT_EQ(document.state().selection().keyCount(), 2U) << "replaces the selection";
  ASSERT_TRUE(run("select track=右腕 frames=10 add=on"));
  EXPECT_EQ(document.state().selection().keyCount(), 3U);
}

TEST_F(Select, RefusesUnknownAndLockedTracks) {
  edit::MotionDocument& document = addMotion();
  const Status unknown = run("select track=首");
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message().find("the motion has no track '首'"), std::string::npos);
  document.state().setLocked({*motion::findTrack(document.motion(), "右腕")}, true);
  const Status locked = run("select track=右腕");
  ASSERT_FALSE(locked);
  EXPECT_NE(locked.error().message().find("右腕 is locked"), std::string::npos);
  EXPECT_TRUE(document.state().selection().isEmpty());
}

}  // namespace
}  // namespace furitsuke::commands
