// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/model_check.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "core/check/finding_codes.h"
#include "core/physics/physics_rig.h"
#include "tests/support/corpus.h"

namespace furitsuke::check {
namespace {

/// Three bones in a chain, an IK chain, a morph, a triangle; no findings.
model::Model validModel() {
  model::Model model;
  for (const char* name : {"a", "b", "c", "ik"}) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, {});
    bone.parent = static_cast<model::BoneIndex>(model.bones.size()) - 2;
  }
  model.bones[3].parent = model::kNoIndex;
  model.ik.push_back({3, 2, 40, 2, {{1, false, {}, {}}, {0, false, {}, {}}}});
  model::Morph& morph = model.morphs.emplace_back();
  morph.name = model::ModelName::fromText("m", {});
  morph.panel = model::MorphPanel::Other;
  model.displayGroups.push_back({model::ModelName::fromText("g", {}), false, {{true, 0}, {false, 0}}});
  model::Mesh& mesh = model.mesh;
  mesh.positions = {{0, 0, 0}};
  mesh.deforms = {model::DeformKind::Bdef4};
  mesh.bones = {{0, 1, 2, 3}};
  mesh.weights = {{0.25F, 0.25F, 0.25F, 0.25F}};
  return model;
}

struct CheckRow {
  const char* name;
  std::function<void(model::Model&)> change;
  std::string expected;  ///< code and reason; empty for no finding
};

std::vector<CheckRow> nameRows() {
  return {
      {"nothing", [](model::Model&) {}, ""},
      {"a bone without a name", [](model::Model& m) { m.bones[1].name = {}; },
       "model.name.empty: 1 part without a name: no. 2"},
      {"14 bytes", [](model::Model& m) { m.bones[1].name = model::ModelName::fromText("fourteen_bytes", {}); }, ""},
      {"15 bytes", [](model::Model& m) { m.bones[1].name = model::ModelName::fromText("fifteen_bytes_x", {}); },
       "model.name.long: 1 name that is too long for MMD to bind keys to: fifteen_bytes_x"},
      {"16 bytes", [](model::Model& m) { m.bones[1].name = model::ModelName::fromText("sixteen_bytes_xx", {}); },
       "model.name.long: 1 name that is too long for MMD to bind keys to: sixteen_bytes_xx"},
      {"a morph name of 15 bytes",
       [](model::Model& m) { m.morphs[0].name = model::ModelName::fromText("fifteen_bytes_x", {}); }, ""},
      {"a morph name of 16 bytes",
       [](model::Model& m) { m.morphs[0].name = model::ModelName::fromText("sixteen_bytes_xx", {}); },
       "model.name.long: 1 name that is too long for MMD to bind keys to: sixteen_bytes_xx"},
      {"a name that CP932 lacks",
       [](model::Model& m) { m.morphs[0].name = model::ModelName::fromText("\xE4\xBD\xA0", {}); },
       "model.name.unencodable: 1 name that CP932 lacks; MMD binds it only on a Windows for its language: "
       "\xE4\xBD\xA0"},
      {"two bones with the same name", [](model::Model& m) { m.bones[2].name = m.bones[0].name; },
       "model.bone.duplicate: 1 bone with the name of an earlier one, not moved by motions: a"},
      {"two morphs with the same name", [](model::Model& m) { m.morphs.push_back(m.morphs[0]); },
       "model.morph.duplicate: 1 morph with the name of an earlier one, not moved by motions: m"},
  };
}

std::vector<CheckRow> partRows() {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  return {
      {"a vertex at NaN", [](model::Model& m) { m.mesh.positions[0].y = kNan; },
       "model.value.notFinite: 1 part with non-finite values: vertices"},
      {"a bone at infinity", [](model::Model& m) { m.bones[1].position.x = std::numeric_limits<float>::infinity(); },
       "model.value.notFinite: 1 part with non-finite values: b"},
      {"weights of 1.2", [](model::Model& m) { m.mesh.weights[0][3] = 0.45F; },
       "model.vertex.weights: 1 vertex with weights that do not add up to 1"},
      {"two weights beyond 1",
       [](model::Model& m) {
         m.mesh.deforms[0] = model::DeformKind::Bdef2;
         m.mesh.weights[0] = {1.5F, -0.5F, 0, 0};
       },
       "model.vertex.weights: 1 vertex with weights that do not add up to 1"},
      {"a parent on a later layer, which the bone is in too", [](model::Model& m) { m.bones[0].layer = 1; }, ""},
      {"a parent after physics, as the bone is then", [](model::Model& m) { m.bones[1].afterPhysics = true; }, ""},
      {"an append source that comes later in the layer",
       [](model::Model& m) {
         m.bones[0].append = model::AppendTransform{3, 1, true, false, false};
       },
       "model.bone.layer: 1 bone before its parent or append source in a layer: a"},
      {"an append in the local way",
       [](model::Model& m) {
         m.bones[3].append = model::AppendTransform{0, 1, true, false, true};
       },
       "model.append.local: 1 bone that inherits in its local way, which MMD ignores: ik"},
      {"a link that is the target", [](model::Model& m) { m.ik[0].links[0].bone = 2; },
       "model.ik.apart: 1 IK link outside the ancestors of the target: c"},
      {"a link outside the chain", [](model::Model& m) { m.ik[0].links[0].bone = 3; },
       "model.ik.apart: 1 IK link outside the ancestors of the target: ik"},
      {"a cycle of append transforms",
       [](model::Model& m) {
         m.bones[0].append = model::AppendTransform{1, 1, true, false, false};
         m.bones[1].append = model::AppendTransform{0, 1, true, false, false};
       },
       "model.append.cycle: 1 bone in a cycle of append transforms: a"
       "model.bone.layer: 1 bone before its parent or append source in a layer: a"},
      {"256 morphs in groups",
       [](model::Model& m) {
         m.displayGroups[0].items.assign(256, {true, 0});
       },
       "model.display.morphs: 256 morphs in display groups; MMD crashes with 256 or more"},
      {"255 morphs in groups",
       [](model::Model& m) {
         m.displayGroups[0].items.assign(255, {true, 0});
       },
       ""},
      {"a hidden morph in a group", [](model::Model& m) { m.morphs[0].panel = model::MorphPanel::Hidden; },
       "model.display.hidden: 1 morph without a panel in a display group; MMD crashes: m"},
      {"a part of PMX 2.1", [](model::Model& m) { m.morphs[0].kind = model::MorphKind::Flip; },
       "model.version21: 1 part of PMX 2.1, which MMD does not load"},
  };
}

/// A body at the first bone that physics moves.
model::RigidBody movedBody(const char* name) {
  model::RigidBody body;
  body.name = model::ModelName::fromText(name, {});
  body.bone = 0;
  body.size = {1, 1, 1};
  body.mass = 1;
  body.mode = model::BodyMode::Physics;
  return body;
}

/// The model with a body that follows its bone, one that physics moves, and a joint between them.
void addPhysics(model::Model& model) {
  model.bodies = {movedBody("fixed"), movedBody("moved")};
  model.bodies[0].mode = model::BodyMode::FollowsBone;
  model::Joint& joint = model.joints.emplace_back();
  joint.name = model::ModelName::fromText("joint", {});
  joint.bodyA = 0;
  joint.bodyB = 1;
}

std::vector<CheckRow> physicsRows() {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  const std::string body = "model.body.values: 1 rigid body with values that cannot be simulated, left out: moved";
  const std::string size = "model.body.size: 1 rigid body with a size of 0 or less, without collisions: moved";
  return {
      {"valid physics", [](model::Model&) {}, ""},
      {"a body at NaN",
       [](model::Model& m) {
         m.bodies[1].position.y = kNan;
         m.joints.clear();
       },
       body},
      {"a body far away",
       [](model::Model& m) {
         m.bodies[1].position.x = -1e30F;
         m.joints.clear();
       },
       body},
      {"a body with a damping of NaN and a joint", [](model::Model& m) { m.bodies[1].linearDamping = kNan; },
       body + "model.joint.leftOut: 1 joint with a body that is left out of the simulation, left out too: joint"},
      {"a sphere without size",
       [](model::Model& m) {
         m.bodies[1].size = {0, 1, 1};
       },
       size},
      {"a box without depth",
       [](model::Model& m) {
         m.bodies[1].shape = model::BodyShape::Box;
         m.bodies[1].size.z = 0;
       },
       size},
      {"no mass",
       [](model::Model& m) {
         m.bodies[1].mass = 0;
         m.joints.clear();
       },
       "model.body.mass: 1 rigid body moved by physics with a mass of 0 or less, treated as following a bone: moved"},
      {"no mass, with a joint", [](model::Model& m) { m.bodies[1].mass = -1; },
       "model.body.mass: 1 rigid body moved by physics with a mass of 0 or less, treated as following a bone: moved"
       "model.joint.fixed: 1 joint between bodies that follow bones, without effect: joint"},
      {"a joint at NaN", [](model::Model& m) { m.joints[0].moveLower.z = kNan; },
       "model.joint.values: 1 joint with values that cannot be simulated, left out: joint"},
      {"a joint far away", [](model::Model& m) { m.joints[0].position.z = 2e6F; },
       "model.joint.values: 1 joint with values that cannot be simulated, left out: joint"},
      {"a joint of one body", [](model::Model& m) { m.joints[0].bodyA = 1; },
       "model.joint.oneBody: 1 joint between a body and itself, left out: joint"},
      {"a joint of a body that the reader has reported", [](model::Model& m) { m.joints[0].bodyA = model::kNoIndex; },
       ""},
      {"too many bodies",
       [](model::Model& m) {
         m.bodies.resize(physics::kMostBodies, movedBody("more"));
         m.bodies.push_back(movedBody("last"));
       },
       "model.body.count: 1 rigid body after the first 2,048, not simulated: last"},
      {"too many joints",
       [](model::Model& m) {
         m.joints.resize(physics::kMostJoints, m.joints[0]);
         m.joints.push_back(m.joints[0]);
         m.joints.back().name = model::ModelName::fromText("last", {});
       },
       "model.joint.count: 1 joint after the first 4,096, not simulated: last"},
      {"soft bodies", [](model::Model& m) { m.softBodies.resize(2); },
       "model.version21: 2 parts of PMX 2.1, which MMD does not load"
       "model.softBody.notSimulated: 2 soft bodies kept, but not simulated"},
  };
}

TEST(ModelCheck, ReportsProblemsOfPhysics) {
  for (const CheckRow& row : physicsRows()) {
    io::LoadedModel loaded;
    loaded.model = validModel();
    addPhysics(loaded.model);
    row.change(loaded.model);
    std::string found;
    for (const Diagnostic& finding : checkModel(loaded)) found += finding.code + ": " + finding.reason.english();
    EXPECT_EQ(found, row.expected) << row.name;
  }
}

TEST(ModelCheck, ReportsProblemsOfNamesAndParts) {
  for (const auto& rows : {nameRows(), partRows()}) {
    for (const CheckRow& row : rows) {
      io::LoadedModel loaded;
      loaded.model = validModel();
      row.change(loaded.model);
      std::string found;
      for (const Diagnostic& finding : checkModel(loaded)) found += finding.code + ": " + finding.reason.english();
      EXPECT_EQ(found, row.expected) << row.name;
    }
  }
}

TEST(ModelCheck, GuessesTheEncodingOfNamesInAPmdOnly) {
  constexpr const char* kGbk = "\xC1\xAC\xD2\xC2\xC8\xB9\xBF\xCC\xC7\xE7";
  for (const io::FileKind format : {io::FileKind::Pmd, io::FileKind::Pmx}) {
    io::LoadedModel loaded;
    loaded.format = format;
    loaded.model = validModel();
    loaded.model.name = model::ModelName::fromBytes(kGbk, {});
    loaded.model.bones[1].name = model::ModelName::fromBytes("\xE5\xB7\xA6\xE8\x85\x95", {});
    std::string found;
    for (const Diagnostic& finding : checkModel(loaded)) found += finding.code + ": " + finding.reason.english() + "\n";
    EXPECT_EQ(found, format == io::FileKind::Pmx ? ""
                                                 : "model.name.encoding: 1 name probably in UTF-8: 左腕\n"
                                                   "model.name.encoding: 1 name probably in GBK: 连衣裙刻晴\n");
  }
}

TEST(ModelCheck, IncludesTheFindingsOfTheReaderMostSevereFirst) {
  io::LoadedModel loaded;
  loaded.model = validModel();
  loaded.model.bones[3].append = model::AppendTransform{0, 1, true, false, true};
  Diagnostic warning;
  warning.severity = Severity::Warning;
  warning.code = "pmd.group.centre";
  loaded.diagnostics.push_back(warning);
  const Diagnostics findings = checkModel(loaded);
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].code, "pmd.group.centre");
}

TEST(ModelCheck, UsesOnlyListedCodesAndEachIsListedOnce) {
  std::set<std::string_view> listed;
  for (const FindingCode& code : findingCodes()) EXPECT_TRUE(listed.insert(code.code).second) << code.code;
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t models = 0;
  for (const char* extension : {".pmd", ".pmx"}) {
    for (const auto& path : test::filesIn(*folder, extension)) {
      const Result<io::LoadedModel> loaded = io::loadModel(path);
      if (!loaded) continue;
      ++models;
      for (const Diagnostic& finding : checkModel(*loaded)) {
        EXPECT_TRUE(listed.contains(finding.code)) << finding.code;
        EXPECT_NE(finding.severity, Severity::Error) << path << finding.reason;
      }
    }
  }
  EXPECT_GE(models, 34U);
}

}  // namespace
}  // namespace furitsuke::check
