// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <set>

#include "core/eval/mesh/posed_mesh.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/model_file.h"
#include "core/io/model/motion_binding.h"
#include "core/io/motion_file.h"
#include "core/model/name_index.h"

namespace furitsuke::resources {
namespace {

const model::Model& dancer() {
  static const model::Model model = io::loadModel(SAMPLES_FOLDER "/sample.pmx").value().model;
  return model;
}

const motion::Motion& dance() {
  static const motion::Motion motion = io::loadMotion(SAMPLES_FOLDER "/sample.vmd").value().motion;
  return motion;
}

const motion::Motion& cameraMotion() {
  static const motion::Motion motion = io::loadMotion(SAMPLES_FOLDER "/sample_camera.vmd").value().motion;
  return motion;
}

/// The dancer at any frame of the dance.
class Dancing {
 public:
  Dancing() : rig_(eval::makeRig(dancer())), bound_(dance(), dancer(), rig_), pose_(rig_) {}

  void go(double frame) { eval::evaluatePose(rig_, bound_, frame, pose_); }
  [[nodiscard]] const RigidTransform& transform(const std::string& bone) const {
    return pose_.transforms[static_cast<std::size_t>(*names_.findBone(Name::fromText(bone)->bytes))];
  }
  /// The current position of a point that follows the bone.
  [[nodiscard]] glm::dvec3 followingPoint(const std::string& bone, const glm::dvec3& rest) const {
    const RigidTransform& at = transform(bone);
    const auto index = static_cast<std::size_t>(*names_.findBone(Name::fromText(bone)->bytes));
    return at.position + at.rotation * (rest - toDouble(dancer().bones[index].position));
  }
  [[nodiscard]] double lowest() {
    eval::poseMesh(dancer(), rig_, pose_, mesh_);
    return std::ranges::min(mesh_.positions, {}, &Vec3::y).y;
  }

 private:
  eval::Rig rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
  model::NameIndex names_{dancer()};
  eval::PosedMesh mesh_{dancer()};
};

TEST(Sample, HasKeysOnEveryKindOfTrackAndNoFindings) {
  const Result<io::LoadedMotion> loaded = io::loadMotion(SAMPLES_FOLDER "/sample.vmd");
  const Result<io::LoadedMotion> camera = io::loadMotion(SAMPLES_FOLDER "/sample_camera.vmd");
  ASSERT_TRUE(loaded.ok() && camera.ok());
  EXPECT_GE(loaded->motion.bones.size(), 60U);
  EXPECT_GE(loaded->motion.morphs.size(), 15U);
  EXPECT_GE(loaded->motion.frameRange().last, 20 * 30);
  EXPECT_EQ(camera->motion.frameRange().last, loaded->motion.frameRange().last);
  for (const motion::Motion* motion : {&loaded->motion, &camera->motion}) {
    for (const motion::TrackId id : motion->trackIds()) {
      const bool isFilled =
          id.kind == motion::TrackKind::Bone || id.kind == motion::TrackKind::Morph || motion->keyCount(id) > 0;
      EXPECT_TRUE(!isFilled || motion->keyCount(id) >= 3) << motion::trackPath(*motion, id);
    }
  }
  EXPECT_FALSE(loaded->motion.property.empty());
  EXPECT_FALSE(camera->motion.camera.empty() || camera->motion.light.empty() || camera->motion.selfShadow.empty());
  for (const Diagnostics& diagnostics : {loaded->diagnostics, camera->diagnostics}) {
    for (const Diagnostic& diagnostic : diagnostics) ADD_FAILURE() << diagnostic.code << ": " << diagnostic.reason;
  }
}

TEST(Sample, HasNoTracksThatTheModelLacks) {
  EXPECT_FALSE(io::motionUse(dance()).camera);
  EXPECT_FALSE(io::motionUse(cameraMotion()).model);
  const io::MotionBinding binding = io::bindMotion(dance(), dancer());
  EXPECT_EQ(binding.boundBones, binding.boneTracks);
  EXPECT_EQ(binding.boundMorphs, binding.morphTracks);
  EXPECT_TRUE(binding.sameModel);
}

TEST(Sample, ShowsVariedCurvesPhysicsAndIkSwitches) {
  std::set<std::array<int, 4>> curves;
  bool physicsOff = false, ikOff = false;
  for (const auto& bone : dance().bones) {
    for (const motion::BoneKey& key : bone.keys.values()) {
      physicsOff = physicsOff || !key.physics;
      for (const motion::Curve& curve : key.curves) curves.insert({curve.x1, curve.y1, curve.x2, curve.y2});
    }
  }
  for (const motion::VisibilityIkKey& key : dance().property.values()) {
    for (const motion::IkState& state : key.ik) ikOff = ikOff || !state.enabled;
  }
  EXPECT_GE(curves.size(), 6U);
  EXPECT_TRUE(physicsOff);
  EXPECT_TRUE(ikOff);
}

TEST(Sample, CameraHasCutsSeveralViewAnglesAndBothProjections) {
  const motion::Motion& camera = cameraMotion();
  std::set<std::uint32_t> angles;
  std::set<bool> projections;
  std::set<int> shadows;
  int cuts = 0;
  const auto& frames = camera.camera.frames();
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const motion::CameraKey& key = camera.camera.values()[i];
    angles.insert(key.fov);
    projections.insert(key.perspective);
    cuts += i > 0 && frames[i] == frames[i - 1] + 1 ? 1 : 0;
  }
  for (const motion::SelfShadowKey& key : camera.selfShadow.values()) shadows.insert(key.mode);
  EXPECT_GE(cuts, 5);
  EXPECT_GE(angles.size(), 4U);
  EXPECT_EQ(projections.size(), 2U);
  EXPECT_EQ(shadows.size(), 2U);
}

TEST(Sample, StaysAboveTheGround) {
  Dancing dancing;
  for (Frame frame = 0; frame <= dance().frameRange().last; frame += 4) {
    dancing.go(frame);
    EXPECT_GE(dancing.lowest(), -0.05) << frame;
  }
}

TEST(Sample, FeetOnTheFloorDoNotSlide) {
  Dancing dancing;
  for (const char* ankle : {"左足首", "右足首"}) {
    dancing.go(0);
    glm::dvec3 before = dancing.transform(ankle).position;
    const double floor = 0.95;  // height of the ankle of a foot that is flat on the floor
    double traveled = 0;
    for (Frame frame = 1; frame <= dance().frameRange().last; ++frame) {
      dancing.go(frame);
      const glm::dvec3 now = dancing.transform(ankle).position;
      const bool stands = now.y < floor + 0.02 && before.y < floor + 0.02;
      const double slid = stands ? std::hypot(now.x - before.x, now.z - before.z) : 0;
      EXPECT_LT(slid, 0.06) << ankle << " at " << frame;
      traveled += glm::length(now - before);
      before = now;
    }
    EXPECT_GT(traveled, 5);  // the dance moves the feet
  }
}

TEST(Sample, HandsDoNotEnterTheHead) {
  Dancing dancing;
  for (Frame frame = 0; frame <= dance().frameRange().last; frame += 2) {
    dancing.go(frame);
    const glm::dvec3 middle = dancing.followingPoint("頭", {0, 13.4, 0.1});
    for (const char* bone : {"左手首", "右手首", "左中指３", "右中指３", "左親指２", "右親指２"}) {
      EXPECT_GT(glm::length(dancing.transform(bone).position - middle), 2.05) << bone << " at " << frame;
    }
  }
}

}  // namespace
}  // namespace furitsuke::resources
