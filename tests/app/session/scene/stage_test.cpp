// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/stage.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <functional>
#include <memory>

#include "app/session/bone_posing.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "core/edit/document/view_registration.h"
#include "core/motion/key_edits.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::session {
namespace {

motion::Motion danceOf(std::string_view model, std::initializer_list<Frame> frames = {0, 10}) {
  motion::Motion motion;
  motion.modelName = test::nameOf(model);
  test::addBone(motion, "センター", frames);
  test::addBone(motion, "右腕", {0});
  return motion;
}

motion::Motion cameraMotion() {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  key.distance = -20;
  keys.append(0, key);
  keys.append(90, key);
  motion.camera = motion::Track<motion::CameraKey>(keys);
  return motion;
}

void closeAsStep(Stage& stage, const edit::MotionDocument& motion) {
  const edit::SceneStep step(stage.sceneDocument(), "close");
  stage.closeMotion(motion);
}

class StageTest : public ::testing::Test {
 protected:
  scene::Actor& add(std::string_view name) {
    return stage.addActor(test::actorNamed(name, {"センター", "右腕", "左腕"}), {});
  }
  double xOf(const scene::Actor& actor) {
    stage.evaluated();
    return actor.pose().transforms[0].position.x;
  }

  edit::MotionDocument miku{danceOf("初音ミク")}, luka{danceOf("巡音ルカ", {0, 40})}, camera{cameraMotion()};
  Stage stage;
};

TEST_F(StageTest, AMotionIsAssignedToTheModelWithItsName) {
  const scene::Actor& first = add("初音ミク");
  const scene::Actor& second = add("巡音ルカ");
  stage.addMotion(miku);
  stage.addMotion(luka);
  EXPECT_EQ(stage.motionOf(first.id()), &miku);
  EXPECT_EQ(stage.motionOf(second.id()), &luka);
}

TEST_F(StageTest, AMotionWithAnotherNameIsAssignedToAnIdleModelOrTheActiveOne) {
  const scene::Actor& first = add("MEIKO");
  const scene::Actor& second = add("KAITO");
  stage.addMotion(miku);
  EXPECT_EQ(stage.motionOf(second.id()), &miku) << "the active model is idle";
  stage.addMotion(luka);
  EXPECT_EQ(stage.motionOf(first.id()), &luka) << "the only idle model";
  edit::MotionDocument third(danceOf("がくぽ"));
  stage.addMotion(third);
  EXPECT_EQ(stage.motionOf(second.id()), &third) << "every model has a motion";
  stage.removeMotion(third);
  EXPECT_EQ(stage.motionOf(second.id()), &miku) << "the motion that it replaced";
}

TEST_F(StageTest, AnAddedModelGetsAnUnassignedMotion) {
  stage.addMotion(luka);
  stage.addMotion(miku);
  EXPECT_EQ(stage.motionOf(add("初音ミク").id()), &miku) << "the name matches";
  EXPECT_EQ(stage.motionOf(add("KAITO").id()), &luka) << "idle";
  EXPECT_EQ(stage.motionOf(add("MEIKO").id()), nullptr);
  scene::Actor& prop = stage.addActor(test::actorNamed("stick", {"one"}), {});
  EXPECT_EQ(stage.motionOf(prop.id()), nullptr);
}

TEST_F(StageTest, AMotionIsAssignedToAModelThatHasItsBones) {
  const scene::Actor& dancer = add("KAITO");
  stage.addActor(test::actorNamed("六畳間", {"部屋", "扉", "窓"}), {});
  stage.addMotion(miku);
  EXPECT_EQ(stage.motionOf(dancer.id()), &miku);
  stage.addActor(test::actorNamed("舞台", {"床", "幕"}), {});
  stage.addMotion(luka);
  EXPECT_EQ(stage.motionOf(dancer.id()), &luka)
      << "the only model with its bones, though it is neither idle nor active";
}

TEST_F(StageTest, AMatchingNameReplacesAGuess) {
  const scene::Actor& first = add("KAITO");
  const scene::Actor& second = add("巡音ルカ");
  stage.addMotion(miku);
  EXPECT_EQ(stage.motionOf(second.id()), &miku) << "a guess: the active model";
  stage.addMotion(luka);
  EXPECT_EQ(stage.motionOf(second.id()), &luka);
  EXPECT_EQ(stage.motionOf(first.id()), &miku) << "the guessed motion moves to the idle model";
  const scene::Actor& third = add("初音ミク");
  EXPECT_EQ(stage.motionOf(third.id()), &miku) << "the motion has the name of the new model";
  EXPECT_EQ(stage.motionOf(first.id()), nullptr);
}

TEST_F(StageTest, AnAssignmentByTheUserIsNotAGuess) {
  const scene::Actor& first = add("巡音ルカ");
  stage.addMotion(miku);
  stage.assignMotion(first.id(), nullptr);
  stage.assignMotion(first.id(), &miku);
  stage.addMotion(luka);
  EXPECT_EQ(stage.motionOf(first.id()), &luka) << "there is no other model, so the motion is replaced, as in MMD";
  const scene::Actor& other = add("初音ミク");
  EXPECT_EQ(stage.motionOf(other.id()), &miku);
}

TEST_F(StageTest, ANewMotionMovesTheActiveModelUntilItIsClosed) {
  const scene::Actor& dancer = add("初音ミク");
  stage.addMotion(miku);
  edit::MotionDocument fresh;
  stage.addMotion(fresh);
  EXPECT_EQ(stage.motionOf(dancer.id()), &fresh);
  stage.removeMotion(fresh);
  EXPECT_EQ(stage.motionOf(dancer.id()), &miku);
}

TEST_F(StageTest, LookingAtAMotionAssignsItToNoModel) {
  const scene::Actor& dancer = add("KAITO");
  edit::MotionDocument first(danceOf("a")), second(danceOf("b")), stranger{[] {
    motion::Motion motion;
    test::addBone(motion, "尻尾", {0});
    return motion;
  }()};
  for (edit::MotionDocument* each : {&first, &second, &stranger}) stage.addMotion(*each);
  EXPECT_EQ(stage.motionOf(dancer.id()), &stranger) << "opened last, though the model has none of its bones";
  const scene::SceneState before = stage.state();
  for (edit::MotionDocument* each : {&first, &second, &stranger, &first}) {
    stage.show(*each);
    EXPECT_EQ(stage.state(), before);
  }
  stage.assignMotion(first);
  EXPECT_EQ(stage.motionOf(dancer.id()), &first);
  EXPECT_EQ(stage.actorOf(first), &dancer);
  stage.removeMotion(first);
  EXPECT_EQ(stage.motionOf(dancer.id()), &second) << "the open motion with most of its bones";
}

TEST_F(StageTest, AMotionOfSeveralModelsIsThatOfTheActiveOne) {
  scene::Actor& first = add("初音ミク");
  scene::Actor& second = add("巡音ルカ");
  stage.addMotion(miku);
  stage.assignMotion(second.id(), &miku);
  ASSERT_EQ(stage.motionOf(first.id()), &miku);
  stage.setActive(second.id());
  EXPECT_EQ(stage.actorOf(miku), &second);
  stage.setActive(first.id());
  EXPECT_EQ(stage.actorOf(miku), &first);
}

TEST_F(StageTest, AnAddedModelGetsTheMotionInFront) {
  edit::MotionDocument first(danceOf("a")), second(danceOf("b")), third(danceOf("c"));
  for (edit::MotionDocument* each : {&first, &second, &third}) stage.addMotion(*each);
  stage.show(second);
  EXPECT_EQ(stage.motionOf(add("KAITO").id()), &second);
}

TEST_F(StageTest, AMotionReturnsToTheModelThatItMovedLast) {
  const scene::Actor& first = add("a");
  const scene::Actor& second = add("b");
  stage.assignMotion(first.id(), nullptr);
  stage.addMotion(miku);
  stage.assignMotion(second.id(), nullptr);
  stage.assignMotion(first.id(), &miku);
  stage.assignMotion(first.id(), nullptr);
  stage.setActive(second.id());
  stage.assignMotion(miku);
  EXPECT_EQ(stage.motionOf(first.id()), &miku);
  stage.show(miku);
  EXPECT_EQ(stage.active(), &first);
}

TEST_F(StageTest, APinKeepsTheMotionOfAModel) {
  const scene::Actor& dancer = add("初音ミク");
  stage.addMotion(miku);
  session::setPinned(stage, dancer.id(), true);
  edit::MotionDocument other(danceOf("初音ミク"));
  stage.addMotion(other);
  stage.assignMotion(other);
  EXPECT_EQ(stage.motionOf(dancer.id()), &miku);
  EXPECT_FALSE(isOnStage(stage, other)) << "the only model is pinned";
  const scene::Actor& second = add("KAITO");
  stage.assignMotion(other);
  EXPECT_EQ(stage.motionOf(second.id()), &other);
  session::setPinned(stage, dancer.id(), false);
  stage.setActive(dancer.id());
  stage.removeMotion(other);
  edit::MotionDocument third(danceOf("初音ミク"));
  stage.addMotion(third);
  EXPECT_EQ(stage.motionOf(dancer.id()), &third);
}

TEST_F(StageTest, AnIdlePropWithOneOfTheBonesDoesNotTakeTheDance) {
  const scene::Actor& dancer = add("KAITO");
  stage.addMotion(miku);
  const scene::Actor& prop = stage.addActor(test::actorNamed("stick", {"センター"}), {});
  edit::MotionDocument second(danceOf("b"));
  stage.addMotion(second);
  EXPECT_EQ(stage.motionOf(dancer.id()), &second);
  EXPECT_EQ(stage.motionOf(prop.id()), nullptr) << "active and idle, but with half of the bones only";
}

TEST_F(StageTest, ModelsWithTheSameNameGetDifferentTitles) {
  EXPECT_EQ(add("a").title, "a");
  EXPECT_EQ(add("a").title, "a (2)");
  EXPECT_EQ(add("a").title, "a (3)");
}

TEST_F(StageTest, AHiddenModelStillMovesAttachedModels) {
  scene::Actor& attachment = add("初音ミク");
  stage.addMotion(miku);
  scene::Actor& prop = stage.addActor(test::actorNamed("stick", {"one"}), {});
  scene::Placement onBone;
  onBone.attachment = attachment.id();
  onBone.attachmentBone = 0;
  session::setPlacement(stage, prop.id(), onBone);
  session::setShown(stage, attachment.id(), false);
  stage.setPosition(10);
  EXPECT_DOUBLE_EQ(stage.evaluated().worldOf(prop)[3].x, 10);
}

TEST_F(StageTest, ACameraMotionIsAssignedToTheCameraOnly) {
  const scene::Actor& actor = add("初音ミク");
  stage.addMotion(camera);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &camera);
  EXPECT_EQ(stage.motionOf(ScenePart::Light), nullptr);
  EXPECT_EQ(stage.motionOf(actor.id()), nullptr);
  EXPECT_EQ(stage.evaluated().camera().distance, -20);
  EXPECT_EQ(lastFrameOn(stage), 90);
  stage.removeMotion(camera);
  EXPECT_EQ(stage.evaluated().camera().distance, eval::sampleCamera({}, 0).distance);
}

TEST_F(StageTest, CameraAndLightComeFromDifferentMotions) {
  motion::Motion lit;
  motion::Keys<motion::LightKey> keys;
  motion::LightKey key = motion::restLightKey();
  key.color.x = 0.25F;
  keys.append(0, key);
  lit.light = motion::Track<motion::LightKey>(keys);
  edit::MotionDocument light(lit), second(cameraMotion());
  stage.addMotion(camera);
  stage.addMotion(light);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &camera) << "a motion with light keys alone replaces no camera";
  EXPECT_EQ(stage.motionOf(ScenePart::Light), &light);
  EXPECT_EQ(stage.evaluated().camera().distance, -20);
  EXPECT_FLOAT_EQ(static_cast<float>(stage.evaluated().light().color.x), 0.25F);
  stage.addMotion(second);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &second) << "the camera opened last";
  stage.show(camera);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &second) << "looking changes nothing";
  stage.choosePartMotion(ScenePart::Camera, &camera);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &camera) << "chosen by the user";
  stage.choosePartMotion(ScenePart::Camera, &second);
  stage.removeMotion(second);
  EXPECT_EQ(stage.motionOf(ScenePart::Camera), &camera) << "the other open motion with camera keys";
  stage.choosePartMotion(ScenePart::Light, nullptr);
  stage.show(light);
  EXPECT_EQ(stage.motionOf(ScenePart::Light), nullptr) << "chosen by the user";
}

TEST_F(StageTest, TheFirstLightKeyOfTheCameraMotionIsSeen) {
  stage.addMotion(camera);
  EXPECT_EQ(stage.motionOf(ScenePart::Light), nullptr);
  camera.history().push("light", edit::registerLight(camera.motion(), 0, {{0.5, 0.5, 0.5}, {0, -1, 0}}));
  EXPECT_EQ(stage.motionOf(ScenePart::Light), &camera);
  EXPECT_DOUBLE_EQ(stage.evaluated().light().color.x, 0.5);
}

TEST_F(StageTest, ThePoseFollowsTheFrameEditsAndUndo) {
  const scene::Actor& actor = add("初音ミク");
  stage.addMotion(miku);
  stage.setPosition(10);
  EXPECT_DOUBLE_EQ(xOf(actor), 10);
  stage.setPosition(0);
  EXPECT_DOUBLE_EQ(xOf(actor), 0);
  QSignalSpy changes(&stage, &Stage::changed);
  const motion::TrackId track{motion::TrackKind::Bone, 0};
  miku.history().push("move", motion::moveKeys(miku.motion(), motion::selectKeys(miku.motion(), track, {10, 10}), -8,
                                               motion::FrameZeroRule::AsMmd));
  EXPECT_GE(changes.count(), 1);
  stage.setPosition(2);
  EXPECT_DOUBLE_EQ(xOf(actor), 10);
  miku.history().undoStack()->undo();
  EXPECT_NEAR(xOf(actor), 2, 0.5);
}

TEST_F(StageTest, NothingIsEvaluatedTwice) {
  const scene::Actor& actor = add("初音ミク");
  stage.addMotion(miku);
  stage.evaluated();
  const auto before = actor.revision();
  stage.evaluated();
  stage.setPosition(stage.position());
  stage.evaluated();
  EXPECT_EQ(actor.revision(), before);
}

TEST_F(StageTest, SelectedKeysAndBonesFollowEachOther) {
  add("初音ミク");
  stage.addMotion(miku);
  QSignalSpy picked(&stage, &Stage::bonesSelected);
  const motion::TrackId arm{motion::TrackKind::Bone, 1};
  miku.state().setSelection(motion::selectKeys(miku.motion(), arm));
  EXPECT_EQ(stage.selectedBones(), std::vector<model::BoneIndex>{1});
  EXPECT_EQ(picked.count(), 1);
  stage.selectBones({2, 0});
  EXPECT_EQ(stage.selectedBones(), (std::vector<model::BoneIndex>{0, 2}));
  EXPECT_TRUE(miku.state().selection().contains({motion::TrackKind::Bone, 0}, 0)) << "the key at the playhead";
  EXPECT_EQ(miku.state().selection().trackCount(), 1U) << "the third bone has no keys";
  EXPECT_EQ(miku.state().currentTrack(), (motion::TrackId{motion::TrackKind::Bone, 0}));
  stage.selectBones({});
  EXPECT_TRUE(miku.state().selection().isEmpty());
}

TEST_F(StageTest, RemovingTheActiveModelActivatesItsNeighbor) {
  const auto first = add("a").id();
  const auto second = add("b").id();
  const auto third = add("c").id();
  stage.setActive(second);
  stage.removeActor(second);
  EXPECT_EQ(stage.active()->id(), third);
  stage.removeActor(third);
  EXPECT_EQ(stage.active()->id(), first);
  stage.removeActor(first);
  EXPECT_EQ(stage.active(), nullptr);
  stage.removeActor(first);
  EXPECT_TRUE(stage.evaluated().actors.empty());
}

TEST_F(StageTest, TheDrawingOrderCanBeChanged) {
  const auto first = add("a").id();
  const auto second = add("b").id();
  const auto third = add("c").id();
  const auto order = [&] {
    std::vector<std::uint64_t> ids;
    for (const auto& actor : stage.actors()) ids.push_back(actor->id());
    return ids;
  };
  session::setDrawingOrder(stage, third, 0);
  EXPECT_EQ(order(), (std::vector{third, first, second}));
  session::setDrawingOrder(stage, third, 2);
  EXPECT_EQ(order(), (std::vector{first, second, third}));
  session::setDrawingOrder(stage, first, 9);
  EXPECT_EQ(order(), (std::vector{first, second, third}));
}

TEST_F(StageTest, AHiddenModelIsNeitherDrawnNorEvaluated) {
  const scene::Actor& actor = add("初音ミク");
  stage.evaluated();
  const auto before = actor.revision();
  session::setShown(stage, actor.id(), false);
  stage.setPosition(5);
  stage.evaluated();
  EXPECT_FALSE(actor.isVisible());
  EXPECT_EQ(actor.revision(), before);
}

struct SceneChange {
  const char* name;
  std::function<void(Stage& stage, std::uint64_t id)> make;
};

TEST_F(StageTest, EveryChangeOfTheSceneIsAStepThatUndoTakesBack) {
  add("初音ミク");
  const std::uint64_t id = add("巡音ルカ").id();
  add("KAITO");
  stage.addMotion(miku);
  stage.addMotion(camera);
  const SceneChange rows[] = {
      {"add", [](Stage& s, std::uint64_t) { s.addActor(test::actorNamed("x", {"one"}), {}); }},
      {"remove", [](Stage& s, std::uint64_t each) { s.removeActor(each); }},
      {"order", [](Stage& s, std::uint64_t each) { session::setDrawingOrder(s, each, 0); }},
      {"hide", [](Stage& s, std::uint64_t each) { session::setShown(s, each, false); }},
      {"pin", [](Stage& s, std::uint64_t each) { session::setPinned(s, each, true); }},
      {"place",
       [](Stage& s, std::uint64_t each) {
         session::setPlacement(s, each, {.position = {1, 2, 3}});
       }},
      {"assign", [this](Stage& s, std::uint64_t each) { s.assignMotion(each, &miku); }},
      {"camera", [](Stage& s, std::uint64_t) { s.choosePartMotion(ScenePart::Camera, nullptr); }},
      {"close", [this](Stage& s, std::uint64_t) { closeAsStep(s, miku); }},
      {"close the camera", [this](Stage& s, std::uint64_t) { closeAsStep(s, camera); }},
      {"gravity",
       [](Stage& s, std::uint64_t) {
         physics::PhysicsSettings settings = s.physics().settings();
         settings.gravity = 1;
         s.physics().setSettings(settings);
       }},
  };
  QUndoStack& steps = stage.sceneDocument().undoStack();
  for (const SceneChange& row : rows) {
    SCOPED_TRACE(row.name);
    const scene::SceneState before = stage.state();
    const int count = steps.index();
    row.make(stage, id);
    const scene::SceneState after = stage.state();
    EXPECT_NE(after, before);
    EXPECT_EQ(steps.index(), count + 1);
    EXPECT_FALSE(steps.undoText().isEmpty());
    steps.undo();
    EXPECT_EQ(stage.state(), before);
    steps.redo();
    EXPECT_EQ(stage.state(), after);
    steps.undo();
    EXPECT_EQ(stage.actors().size(), 3U);
    EXPECT_TRUE(stage.scene().find(id)->shown);
    EXPECT_EQ(stage.scene().find(id)->placement, scene::Placement());
  }
}

TEST_F(StageTest, ARemovedModelIsFreedWhenNoStepCanBringItBack) {
  const std::uint64_t id = add("a").id();
  const std::weak_ptr<const model::Model> held = stage.scene().find(id)->sharedModel();
  stage.removeActor(id);
  EXPECT_FALSE(held.expired());
  stage.sceneDocument().undoStack().undo();
  EXPECT_EQ(stage.active()->id(), id);
  stage.sceneDocument().undoStack().redo();
  stage.sceneDocument().undoStack().clear();
  EXPECT_TRUE(held.expired());
}

TEST_F(StageTest, ClosingADocumentResetsItsModelToTheRestPose) {
  const scene::Actor& actor = add("MEIKO");
  auto closing = std::make_unique<edit::MotionDocument>(danceOf("MEIKO"));
  stage.addMotion(*closing);
  stage.setPosition(10);
  EXPECT_DOUBLE_EQ(xOf(actor), 10);
  stage.removeMotion(*closing);
  closing.reset();
  EXPECT_DOUBLE_EQ(xOf(actor), 0);
}

TEST_F(StageTest, PosingEndsWhenItsModelIsNoLongerActive) {
  const scene::Actor& first = add("初音ミク");
  const scene::Actor& second = stage.addActor(test::actorNamed("prop", {"センター"}), {});
  stage.addMotion(miku);
  stage.assignMotion(first.id(), &miku);
  stage.assignMotion(second.id(), &miku);
  Posing& posing = stage.posing();
  const std::pair<const char*, std::function<void()>> rows[] = {
      {"another one is", [&] { stage.setActive(second.id()); }},
      {"it is removed", [&] { stage.removeActor(first.id()); }},
      {"all are removed", [&] {
         stage.removeActor(first.id());
         stage.removeActor(second.id());
       }}};
  for (const auto& [name, change] : rows) {
    SCOPED_TRACE(name);
    stage.setActive(first.id());
    ASSERT_TRUE(posing.begin("pose"));
    posing.poseBones({{2, {{1, 0, 0}, {1, 0, 0, 0}}}});
    change();
    EXPECT_FALSE(posing.isPosing());
    posing.poseBones({{1, {{2, 0, 0}, {1, 0, 0, 0}}}});
    posing.poseMorph(0, 1);
    posing.end();
    EXPECT_EQ(miku.history().draft().bones().size(), 1U) << "what was posed before is kept";
    miku.history().undoStack()->undo();
    while (stage.actors().size() < 2) stage.sceneDocument().undoStack().undo();
    EXPECT_TRUE(miku.history().draft().isEmpty());
  }
}

TEST_F(StageTest, UndoOfTheLastPosingTakesBackNothingElse) {
  add("初音ミク");
  stage.addMotion(miku);
  Posing& posing = stage.posing();
  const auto pose = [&posing] {
    ASSERT_TRUE(posing.begin("pose"));
    posing.poseBones({{1, {{1, 0, 0}, {1, 0, 0, 0}}}});
    posing.end();
  };
  for (const bool autoKey : {false, true}) {
    SCOPED_TRACE(autoKey);
    posing.setAutoKey(autoKey);
    miku.history().setModelName(test::nameOf(autoKey ? "a" : "b"));
    const int steps = miku.history().undoStack()->index();
    pose();
    EXPECT_EQ(miku.history().undoStack()->index(), steps + 1);
    posing.undoLast();
    EXPECT_EQ(miku.history().undoStack()->index(), steps);
    posing.undoLast();
    EXPECT_EQ(miku.history().undoStack()->index(), steps) << "taken back already";
    if (!autoKey) continue;
    const motion::TrackId arm{motion::TrackKind::Bone, 1};
    miku.state().setLocked({arm}, true);
    pose();
    EXPECT_EQ(miku.history().undoStack()->index(), steps) << "the track is locked";
    posing.undoLast();
    EXPECT_EQ(miku.history().undoStack()->index(), steps) << "nothing was posed";
  }
}

}  // namespace
}  // namespace furitsuke::session
