// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <set>
#include <string>

#include "core/check/model_check.h"
#include "core/eval/mesh/posed_mesh.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/model_file.h"

namespace furitsuke::resources {
namespace {

constexpr const char* kModelPath = SAMPLES_FOLDER "/sample.pmx";

const model::Model& sampleModelOnce() {
  static const model::Model model = io::loadModel(kModelPath).value().model;
  return model;
}

/// The mesh of the sample with one morph at full weight.
eval::PosedMesh meshWith(const eval::Rig& rig, std::size_t morph) {
  eval::RigPose pose(rig);
  eval::BoundMotion().sample(0, pose);
  if (morph < pose.keyedWeights.size()) pose.keyedWeights[morph] = 1;
  eval::applyMorphs(rig, pose);
  eval::poseBonesBeforePhysics(rig, pose);
  eval::poseBonesAfterPhysics(rig, pose);
  eval::PosedMesh mesh(sampleModelOnce());
  eval::poseMesh(sampleModelOnce(), rig, pose, mesh);
  return mesh;
}

TEST(SampleModel, LoadsAndChecksWithoutFindings) {
  const Result<io::LoadedModel> loaded = io::loadModel(kModelPath);
  ASSERT_TRUE(loaded.ok());
  for (const Diagnostic& diagnostic : check::checkModel(*loaded)) {
    ADD_FAILURE() << diagnostic.code << ": " << diagnostic.reason;
  }
  EXPECT_EQ(loaded->version, 2.0F);
}

TEST(SampleModel, HasBonesThatDancesUse) {
  std::set<std::string> names;
  for (const model::Bone& bone : sampleModelOnce().bones) {
    names.insert(bone.name.text);
    EXPECT_FALSE(bone.name.english.empty()) << bone.name.text;
  }
  for (const char* name :
       {"全ての親", "センター",       "グルーブ", "腰",      "上半身",   "上半身2",  "首",       "頭",
        "両目",     "左目",           "右肩P",    "左肩",    "右肩C",    "左腕",     "右腕捩",   "左腕捩3",
        "左ひじ",   "右手捩",         "左手捩1",  "左手首",  "右ダミー", "左親指０", "右人指３", "左小指２",
        "下半身",   "腰キャンセル左", "左足",     "右ひざ",  "左足首",   "左足IK親", "右足ＩＫ", "左つま先ＩＫ",
        "左足D",    "右ひざD",        "左足首D",  "右足先EX"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

TEST(SampleModel, HasNormalizedWeightsAndNormalsAndNoDegenerateTriangles) {
  const model::Mesh& mesh = sampleModelOnce().mesh;
  EXPECT_GE(mesh.size(), 5000U);
  std::set<model::DeformKind> kinds;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const auto& w = mesh.weights[i];
    ASSERT_NEAR(w[0] + w[1] + w[2] + w[3], 1, 1e-5) << i;
    ASSERT_NEAR(glm::length(toDouble(mesh.normals[i])), 1, 1e-3) << i;
    kinds.insert(mesh.deforms[i]);
  }
  EXPECT_EQ(kinds.size(), 4U);  // all of PMX 2.0
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const auto corner = [&](std::size_t k) { return toDouble(mesh.positions[mesh.indices[i + k]]); };
    ASSERT_GT(glm::length(glm::cross(corner(1) - corner(0), corner(2) - corner(0))), 1e-7) << i / 3;
  }
}

TEST(SampleModel, EveryMorphHasAnEffectAndAllKindsAreUsed) {
  const model::Model& model = sampleModelOnce();
  const eval::Rig rig = eval::makeRig(model);
  const eval::PosedMesh rest = meshWith(rig, model.morphs.size());
  std::set<model::MorphKind> kinds;
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const eval::PosedMesh mesh = meshWith(rig, i);
    bool changed = mesh.positions != rest.positions || mesh.uvs != rest.uvs;
    for (std::size_t m = 0; m < model.materials.size(); ++m) {
      changed = changed || !(mesh.materials[m].add.diffuse == rest.materials[m].add.diffuse);
    }
    EXPECT_TRUE(changed) << model.morphs[i].name.text;
    kinds.insert(model.morphs[i].kind);
  }
  EXPECT_EQ(kinds,
            (std::set<model::MorphKind>{model::MorphKind::Group, model::MorphKind::Vertex, model::MorphKind::Bone,
                                        model::MorphKind::Uv, model::MorphKind::Material}));
}

TEST(SampleModel, ListsEveryBoneThatUsersCanMove) {
  const model::Model& model = sampleModelOnce();
  std::multiset<std::int32_t> bones, morphs;
  for (const model::DisplayGroup& group : model.displayGroups) {
    for (const model::DisplayItem& item : group.items) (item.isMorph ? morphs : bones).insert(item.index);
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::Bone& bone = model.bones[i];
    EXPECT_EQ(bones.count(static_cast<std::int32_t>(i)), bone.visible && bone.operable ? 1U : 0U) << bone.name.text;
  }
  EXPECT_EQ(morphs.size(), model.morphs.size());
}

TEST(SampleModel, ConnectsEveryJointToTwoBodies) {
  const model::Model& model = sampleModelOnce();
  std::set<std::int32_t> connectedBodies;
  for (const model::Joint& joint : model.joints) {
    ASSERT_GE(joint.bodyA, 0) << joint.name.text;
    ASSERT_GE(joint.bodyB, 0) << joint.name.text;
    connectedBodies.insert(joint.bodyB);
  }
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const model::RigidBody& body = model.bodies[i];
    EXPECT_GT(body.size.x, 0) << body.name.text;
    // Every dynamic body is connected to another.
    EXPECT_EQ(body.mode == model::BodyMode::FollowsBone || connectedBodies.contains(static_cast<std::int32_t>(i)), true)
        << body.name.text;
  }
}

}  // namespace
}  // namespace furitsuke::resources
