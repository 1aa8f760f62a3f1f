// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/texture_budget.h"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <utility>

#include "app/session/background_work.h"
#include "app/session/scene/stage.h"
#include "core/image/picture_budget.h"
#include "core/model/texture_findings.h"
#include "tests/app/session/stage_actors.h"

namespace furitsuke::session {
namespace {

/// A model with one square texture.
std::unique_ptr<scene::Actor> actorWithTexture(std::string_view name, std::uint32_t side) {
  model::Model model = test::actorNamed(name, {"センター"})->model();
  model.textures = {"skin.png"};
  image::Image picture{side, side, {}};
  picture.pixels.resize(std::size_t{side} * side * 4, 100);
  image::ModelImages images;
  images.textures = {std::make_shared<const image::Image>(std::move(picture))};
  return std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)),
                                        std::make_shared<const image::ModelImages>(std::move(images)));
}

std::uint32_t sideOf(const scene::Actor& actor) { return actor.images()->textures[0]->width; }

TEST(TextureBudget, ScalesTheLargestTexturesOfTheSceneDown) {
  Stage stage;
  BackgroundWork work;
  TextureBudget budget(stage, work);
  budget.setBudget(image::pictureBytes(image::PictureSize{64, 64}) * 3 / 2);
  const Diagnostic missing =
      makeDiagnostic(model::TextureFinding::Missing, Message::verbatim("1 texture not found: x.png"));

  const scene::Actor& large = stage.addActor(actorWithTexture("MEIKO", 64), {{}, {missing}});
  work.finish();
  EXPECT_EQ(sideOf(large), 64U) << "alone it fits";

  const scene::Actor& small = stage.addActor(actorWithTexture("KAITO", 48), {});
  work.finish();
  EXPECT_EQ(sideOf(large), 32U);
  EXPECT_EQ(sideOf(small), 48U);
  const Diagnostics& findings = stage.infoOf(large.id()).diagnostics;
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0], missing) << "the other findings stay";
  EXPECT_EQ(findings[1].code, "model.texture.halved");
  EXPECT_EQ(findings[1].detail, "skin.png (64 x 64 → 32 x 32)");
  EXPECT_TRUE(stage.infoOf(small.id()).diagnostics.empty());

  const scene::Actor& third = stage.addActor(actorWithTexture("GUMI", 64), {});
  work.finish();
  EXPECT_EQ(sideOf(third), 32U);
  EXPECT_EQ(stage.infoOf(large.id()).diagnostics.size(), 2U) << "one finding, with the size in the file";
}

TEST(TextureBudget, LeavesAModelAloneThatGotOtherTexturesInTheMeantime) {
  BackgroundWork::setGrace(std::chrono::milliseconds(0));
  Stage stage;
  BackgroundWork work;
  TextureBudget budget(stage, work);
  budget.setBudget(image::pictureBytes(image::PictureSize{32, 32}));
  const scene::Actor& actor = stage.addActor(actorWithTexture("MEIKO", 64), {});
  stage.setTextures(actor.id(), {*actorWithTexture("MEIKO", 8)->images(), {}});
  work.finish();
  BackgroundWork::setGrace(std::chrono::milliseconds(15));
  EXPECT_EQ(sideOf(actor), 8U);
  EXPECT_TRUE(stage.infoOf(actor.id()).diagnostics.empty());
}

}  // namespace
}  // namespace furitsuke::session
