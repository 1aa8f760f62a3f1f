// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_conditions.h"

#include "tests/app/commands/command_fixture.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::commands {
namespace {

class Conditions : public test::CommandTest {
 protected:
  const CommandConditions when{context()};
};

TEST_F(Conditions, FollowMotionsAndSelection) {
  EXPECT_FALSE(when.hasDocument()());
  EXPECT_FALSE(when.hasSelection()());
  edit::MotionDocument& document = addMotion();
  EXPECT_TRUE(when.hasDocument()());
  EXPECT_FALSE(when.hasSelection()());
  document.state().setSelection(motion::selectAllKeys(document.motion()));
  EXPECT_TRUE(when.hasSelection()());
  workspace.remove(&document);
  EXPECT_FALSE(when.hasSelection()());
}

TEST_F(Conditions, FollowTheModelsOfTheStage) {
  EXPECT_FALSE(when.hasModel()());
  EXPECT_FALSE(when.hasActiveModel()());
  EXPECT_FALSE(when.hasPoseTarget()());
  const std::uint64_t first = stage.addActor(test::actorNamed("first", {"右腕"}), {}).id();
  EXPECT_TRUE(when.hasModel()());
  EXPECT_TRUE(when.hasActiveModel()());
  EXPECT_TRUE(when.hasPoseTarget()()) << "without a motion, the model can get one";
  EXPECT_FALSE(when.hasSeveralModels()());
  stage.addActor(test::actorNamed("second", {"右腕"}), {});
  EXPECT_TRUE(when.hasSeveralModels()());
  stage.removeActor(first);
  EXPECT_FALSE(when.hasSeveralModels()());
}

TEST_F(Conditions, AMotionWithoutAModelIsAPoseTarget) {
  addMotion();
  EXPECT_TRUE(when.hasPoseTarget()());
  EXPECT_FALSE(when.hasUnregisteredPose()());
}

}  // namespace
}  // namespace furitsuke::commands
