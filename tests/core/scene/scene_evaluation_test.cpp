// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <utility>

#include "core/scene/scene.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::scene {
namespace {

/// A model of that many vertices, all on the first bone, which moves by a unit a frame.
std::unique_ptr<Actor> largeActor(std::size_t vertices) {
  model::Model model = test::actorNamed("model", {"センター", "右腕"})->model();
  model::Mesh& mesh = model.mesh;
  while (mesh.size() < vertices) {
    mesh.positions.push_back({static_cast<float>(mesh.size()), 1, 2});
    mesh.normals.push_back({0, 0, -1});
    mesh.uvs.push_back({0, 0});
    mesh.deforms.push_back(model::DeformKind::Bdef1);
    mesh.bones.push_back({0, 0, 0, 0});
    mesh.weights.push_back({1, 0, 0, 0});
    mesh.edgeScales.push_back(1);
  }
  auto actor = std::make_unique<Actor>(std::make_shared<const model::Model>(std::move(model)),
                                       std::make_shared<image::ModelImages>());
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 100});
  actor->setMotion(motion);
  return actor;
}

motion::Motion hiddenUntil(Frame frame) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 100});
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, {false, {}});
  keys.append(frame, {true, {}});
  motion.property = motion::Track<motion::VisibilityIkKey>(std::move(keys));
  return motion;
}

TEST(SceneEvaluation, ManyLargeModelsAreEachPosedOnceWithTheSamePoseAsAlone) {
  Scene scene;
  for (const std::size_t vertices : {4U, 9'000U, 3'000U, 20'000U, 4U}) scene.actors.push_back(largeActor(vertices));
  scene.actors[2]->shown = false;
  std::vector<std::uint64_t> revisions;
  for (const auto& actor : scene.actors) revisions.push_back(actor->revision());
  for (const double frame : {0.0, 41.5, 100.0}) {
    scene.evaluate(frame);
    for (std::size_t i = 0; i < scene.actors.size(); ++i) {
      const Actor& actor = *scene.actors[i];
      EXPECT_EQ(actor.revision(), revisions[i] += i == 2 ? 0 : 1) << "a hidden model is left out";
      if (i == 2) continue;
      const std::unique_ptr<Actor> alone = actor.twin();
      alone->evaluate(frame);
      EXPECT_EQ(actor.mesh().positions, alone->mesh().positions);
      EXPECT_NEAR(actor.pose().transforms[1].position.x, frame, 1e-4);
    }
  }
}

TEST(SceneEvaluation, AModelThatTheMotionHidesIsPosedAndShownInTimeWithItsMesh) {
  Scene scene;
  scene.actors.push_back(largeActor(4));
  Actor& actor = *scene.actors.front();
  actor.setMotion(hiddenUntil(50));
  scene.evaluate(20);
  EXPECT_FALSE(actor.isVisible());
  EXPECT_NEAR(actor.pose().transforms[0].position.x, 20, 1e-4) << "what it carries still moves";
  scene.evaluate(60);
  EXPECT_TRUE(actor.isVisible());
  EXPECT_NEAR(actor.mesh().positions[0].x, 59, 1e-4);
}

TEST(SceneEvaluation, AFrameIsPosedAgainOnlyIfSomethingHasChanged) {
  const auto actor = largeActor(4);
  actor->evaluate(10);
  motion::Motion other;
  test::addBone(other, "右腕", {0, 100});
  eval::BoundDraft draft;
  draft.bones[0] = {{0, 3, 0}, {1, 0, 0, 0}};
  const struct {
    const char* name;
    std::function<void(Actor&)> change;
    bool isPosed;
  } rows[] = {
      {"nothing", [](Actor&) {}, false},
      {"a motion", [&](Actor& a) { a.setMotion(other); }, true},
      {"a draft", [&](Actor& a) { a.setDraft(draft); }, true},
      {"a live pose", [&](Actor& a) { a.setLivePose(eval::BoundDraft()); }, true},
      {"no live pose", [](Actor& a) { a.setLivePose({}); }, true},
      {"the rule before first keys", [](Actor& a) { a.setPreExtrapolation(eval::PreExtrapolation::Hold); }, true},
      {"the same rule", [](Actor& a) { a.setPreExtrapolation(eval::PreExtrapolation::Hold); }, false},
      {"no motion", [](Actor& a) { a.clearMotion(); }, true},
      {"given bodies", [](Actor& a) { a.showBodies({}, {}); }, true},
      {"no physics", [](Actor& a) { a.switchPhysicsOff(); }, true},
      {"no physics again", [](Actor& a) { a.switchPhysicsOff(); }, false},
      {"a run of a model without bodies", [](Actor& a) { a.showRun(nullptr, 0); }, false},
      {"a hidden material", [](Actor& a) { a.setMaterialShown(0, false); }, false},
      {"by request", [](Actor& a) { a.invalidate(); }, true},
      {"another frame", [](Actor& a) { a.evaluate(11); }, true},
  };
  for (const auto& row : rows) {
    row.change(*actor);
    const std::uint64_t before = actor->revision();
    actor->evaluate(10);
    EXPECT_EQ(actor->revision() > before, row.isPosed) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::scene
