// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/following_camera.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <memory>

#include "core/eval/camera_view.h"
#include "core/motion/edit.h"
#include "core/scene/scene_at_frame.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::scene {
namespace {

/// The first bone moves along x and rotates by a quarter radian per frame; its children move with it.
motion::Motion turningMotion(const glm::dvec3& axis = {0, 3, 1}) {
  motion::Motion motion;
  const motion::TrackId root = test::addBone(motion, "センター", {0, 10, 20, 30, 40});
  motion::EditBuilder turned(motion);
  for (const Frame frame : {0, 10, 20, 30, 40}) {
    motion::BoneKey key = *motion.bones[root.index].keys.find(frame);
    key.rotation = toStored(glm::angleAxis(frame * 0.25, glm::normalize(axis)));
    turned.set(root, frame, key);
  }
  motion::applyEdits(motion, turned.build(), motion::EditSide::After);
  return motion;
}

class FollowingCameraTest : public ::testing::Test {
 protected:
  Actor& add(std::unique_ptr<Actor> actor, const motion::Motion& motion) {
    actor->setMotion(motion);
    scene.actors.push_back(std::move(actor));
    return *scene.actors.back();
  }
  [[nodiscard]] glm::dvec3 inWorld(const Actor& actor, model::BoneIndex bone, double frame, const glm::dvec3& at = {}) {
    SceneAtFrame moment(scene);
    moment.moveTo(frame);
    const RigidTransform& transform = moment.poseOf(actor).transforms[static_cast<std::size_t>(bone)];
    return glm::dvec3(moment.worldOf(actor) *
                      glm::dvec4(transform.position + glm::mat3_cast(transform.rotation) * at, 1));
  }
  [[nodiscard]] static eval::CameraSample someView() {
    eval::CameraSample view = eval::sampleCamera({}, 0);
    view.target = {3, 9, -2};
    view.rotation = {0.3, -0.8, 0.15};
    view.distance = -17;
    view.fov = 41;
    return view;
  }
  [[nodiscard]] std::vector<eval::CameraSample> follow(const Actor& actor, model::BoneIndex bone, bool turns,
                                                       double from) {
    return samplesOf({actor.id(), bone, someView(), from, turns}, scene, frames);
  }

  Scene scene;
  std::vector<Frame> frames = {0, 1, 7, 10, 14, 20, 25, 33, 40};
};

TEST_F(FollowingCameraTest, TheTargetKeepsItsOffsetFromTheBone) {
  Actor& attachment = add(test::actorNamed("model", {"センター", "右腕"}), turningMotion());
  Actor& prop = add(test::actorNamed("stick", {"tip"}), {});
  prop.placement.attachment = attachment.id();
  prop.placement.attachmentBone = 1;
  prop.placement.position = {0, 0, 3};
  prop.placement.scale = 2;
  struct Row {
    const char* name;
    const Actor& actor;
    model::BoneIndex bone;
    double from;
  };
  for (const Row& row :
       {Row{"a bone", attachment, 1, 10}, {"between two keys", attachment, 1, 12.5}, {"carried", prop, 0, 0}}) {
    SCOPED_TRACE(row.name);
    const auto samples = follow(row.actor, row.bone, false, row.from);
    ASSERT_EQ(samples.size(), frames.size());
    const glm::dvec3 offset = someView().target - inWorld(row.actor, row.bone, row.from);
    for (std::size_t i = 0; i < frames.size(); ++i) {
      EXPECT_LT(glm::distance(samples[i].target, inWorld(row.actor, row.bone, frames[i]) + offset), 1e-9) << frames[i];
      EXPECT_EQ(samples[i].rotation, someView().rotation);
      EXPECT_EQ(samples[i].distance, -17);
      EXPECT_EQ(samples[i].fov, 41);
    }
  }
}

TEST_F(FollowingCameraTest, WhenItTurnsWithTheBoneTheEyeIsFixedInBoneSpace) {
  Actor& actor = add(test::actorNamed("model", {"センター", "右腕"}), turningMotion());
  actor.placement.rotation = glm::angleAxis(0.7, glm::normalize(glm::dvec3(1, -1, 2)));
  actor.placement.position = {4, 0, -9};
  const double from = 10;
  const auto samples = follow(actor, 1, true, from);
  ASSERT_EQ(samples.size(), frames.size());
  // Eye and a point beside the target, in the space of the bone at `from`.
  const eval::CameraView then = eval::viewOf(someView(), 1);
  const auto inBone = [&](const glm::dvec3& position, double frame) {
    const glm::dvec3 o = inWorld(actor, 1, frame);
    const glm::dmat3 axes(inWorld(actor, 1, frame, {1, 0, 0}) - o, inWorld(actor, 1, frame, {0, 1, 0}) - o,
                          inWorld(actor, 1, frame, {0, 0, 1}) - o);
    return glm::transpose(axes) * (position - o);
  };
  double last = samples.front().rotation.y;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const eval::CameraView now = eval::viewOf(samples[i], 1);
    EXPECT_LT(glm::distance(inBone(now.eye, frames[i]), inBone(then.eye, from)), 1e-4) << frames[i];
    EXPECT_LT(glm::distance(inBone(samples[i].target + now.up, frames[i]), inBone(someView().target + then.up, from)),
              1e-4)
        << frames[i];
    EXPECT_LT(std::abs(samples[i].rotation.y - last), 3.2) << "without a jump at " << frames[i];
    last = samples[i].rotation.y;
  }
}

TEST_F(FollowingCameraTest, FullTurnsAreCounted) {
  Actor& actor = add(test::actorNamed("model", {"センター"}), turningMotion({0, 1, 0}));
  frames.clear();
  for (Frame frame = 0; frame <= 40; ++frame) frames.push_back(frame);
  eval::CameraSample level = someView();
  level.rotation = {};
  const auto samples = samplesOf({actor.id(), 0, level, 0, true}, scene, frames);
  EXPECT_NEAR(samples.back().rotation.y, -10, 1e-5) << "more than one and a half turns";
}

TEST_F(FollowingCameraTest, ReturnsNothingWithoutTheBoneOrWhenStopped) {
  Actor& actor = add(test::actorNamed("model", {"センター", "右腕"}), turningMotion());
  EXPECT_TRUE(follow(actor, 2, false, 0).empty());
  EXPECT_TRUE(follow(actor, model::kNoIndex, false, 0).empty());
  EXPECT_TRUE(samplesOf({actor.id() + 1, 0, someView(), 0, false}, scene, frames).empty());
  const std::atomic<bool> stopped{true};
  EXPECT_TRUE(samplesOf({actor.id(), 0, someView(), 0, false}, scene, frames, &stopped).empty());
}

}  // namespace
}  // namespace furitsuke::scene
