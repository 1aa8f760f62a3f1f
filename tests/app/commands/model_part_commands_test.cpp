// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/morph_commands.h"
#include "app/commands/scene/material_commands.h"
#include "app/panels/model/morph_page.h"
#include "app/session/bone_posing.h"
#include "app/session/bone_selection.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

/// A stage with the dancer's motion, to which a test adds the dancer.
class ModelParts : public test::CommandTest {
 protected:
  ModelParts() { stage.addMotion(addMotion(test::dancerMotion())); }
  scene::Actor& addActor(model::Model model = test::dancer()) {
    auto actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), nullptr);
    return stage.addActor(std::move(actor), {});
  }

  panels::MorphPage sliders;
  MorphCommands morphs{context(), sliders};
  MaterialCommands materials{context()};
};

TEST_F(ModelParts, MorphsArePosedAndReleased) {
  scene::Actor& dancer = addActor();
  EXPECT_NE(failureOf("morph.release"), "") << "no morph is posed";
  run("morph.hold name=笑い weight=0.5\nmorph.hold name=a weight=0.25");
  stage.evaluated();
  EXPECT_EQ(dancer.draft().weights, (std::map<model::MorphIndex, double>{{0, 0.25}, {1, 0.5}}));
  EXPECT_EQ(dancer.pose().keyedWeights[1], 0.5);
  EXPECT_EQ(document().motion().keyCount(), test::dancerMotion().keyCount()) << "nothing is registered";
  run("morph.release name=smile");
  EXPECT_EQ(document().history().draft().morphs().size(), 1U);
  run("morph.release");
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_NE(failureOf("morph.hold name=nobody weight=1").find("nobody"), std::string::npos);
}

TEST_F(ModelParts, AMovedMorphIsRegisteredWithoutTheSelectedBones) {
  scene::Actor& dancer = addActor();
  stage.selectBones({*session::findBoneByName(dancer.model(), "右腕")});
  document().state().setCurrentFrame(77);
  run("morph.hold name=笑い weight=0.5");
  const auto framesOf = [this](const char* track) {
    return test::framesOf(document().motion(), *motion::findTrack(document().motion(), track));
  };
  ASSERT_TRUE(stage.posing().registerSelected());
  EXPECT_EQ(framesOf("morph:笑い"), "0 77") << "with its rest at the start";
  EXPECT_EQ(framesOf("右腕"), "0 10") << "only the morph was posed";
  ASSERT_TRUE(stage.posing().registerSelected());
  EXPECT_EQ(framesOf("右腕"), "0 10 77") << "without a pose, the selected bones are registered";
}

TEST_F(ModelParts, MaterialsAreHiddenAndShown) {
  model::Model model = test::dancer();
  for (const char* name : {"顔", "服"}) {
    model::Material material;
    material.name = model::ModelName::fromText(name, "");
    model.materials.push_back(material);
  }
  const scene::Actor& dancer = addActor(std::move(model));
  EXPECT_NE(failureOf("material.showAll"), "") << "no material is hidden";
  run("material.show name=服");
  EXPECT_EQ(dancer.hiddenMaterials(), std::set<std::size_t>{1});
  run("material.show name=服 on=off\nmaterial.show name=顔 on=off");
  EXPECT_EQ(dancer.hiddenMaterials().size(), 2U);
  run("material.showAll");
  EXPECT_TRUE(dancer.hiddenMaterials().empty());
}

}  // namespace
}  // namespace furitsuke::commands
