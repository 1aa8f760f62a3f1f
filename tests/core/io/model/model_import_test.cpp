// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model/model_import.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "tests/support/corpus.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::io {
namespace {

using test::PmdBuilder;
using test::richPmx;

std::vector<std::string> codesOf(const Diagnostics& diagnostics) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

std::string reasonsOf(const Diagnostics& diagnostics) {
  std::string all;
  for (const Diagnostic& diagnostic : diagnostics) all += diagnostic.code + ": " + diagnostic.reason.english() + "\n";
  return all;
}

ImportedModel fromBuilder(const PmdBuilder& builder) {
  return modelFromPmd(format::pmd::read(builder.bytes()).value());
}

TEST(ModelFromPmx, ReadsEveryPart) {
  const ImportedModel imported = modelFromPmx(test::richPmx());
  EXPECT_TRUE(imported.diagnostics.empty()) << reasonsOf(imported.diagnostics);
  const model::Model& model = imported.model;
  EXPECT_EQ(model.format, model::ModelFormat::Pmx);
  EXPECT_EQ(model.name.text, "テスト");
  EXPECT_EQ(model.name.english, "test");
  EXPECT_EQ(model.comment, "一行目\r\n二行目");
  const model::Mesh& mesh = model.mesh;
  EXPECT_EQ(mesh.size(), 5U);
  EXPECT_EQ(mesh.deforms,
            (Column<model::DeformKind>{model::DeformKind::Bdef1, model::DeformKind::Bdef2, model::DeformKind::Bdef4,
                                       model::DeformKind::Sdef, model::DeformKind::Qdef}));
  EXPECT_EQ(mesh.weights[1], (std::array<float, 4>{0.25F, 0.75F, 0, 0}));
  EXPECT_EQ(mesh.sdefVertices, (Column<std::uint32_t>{3}));
  EXPECT_EQ(mesh.sdefPoints[0].c, (Vec3{3, 1, 2}));
  EXPECT_EQ(mesh.additionalUvCount, 4U);
  EXPECT_EQ(mesh.additionalUvs[3][4], (Vec4{4, 1, 2, 3}));
  EXPECT_EQ(mesh.indices.size(), 6U);
  ASSERT_EQ(model.materials.size(), 2U);
  EXPECT_TRUE(model.materials[0].doubleSided && model.materials[0].lines);
  EXPECT_EQ(model.materials[0].sphereMode, model::SphereMode::Add);
  EXPECT_EQ(model.materials[0].sharedToon, 9);
  EXPECT_EQ(model.materials[0].toonTexture, model::kNoIndex);
  EXPECT_EQ(model.materials[1].sharedToon, model::kNoIndex);
  EXPECT_EQ(model.materials[1].toonTexture, 2);
  EXPECT_EQ(model.materials[1].firstIndex, 3U);
  EXPECT_EQ(model.textures[0], "tex\\顔.png");
  ASSERT_EQ(model.bones.size(), 5U);
  EXPECT_TRUE(model.bones[0].movable && model.bones[0].tailIsBone);
  EXPECT_EQ(model.bones[1].fixedAxis, (Vec3{0, 0, 1}));
  EXPECT_EQ(model.bones[1].localAxes->x, (Vec3{1, 0, 0}));
  ASSERT_TRUE(model.bones[2].append);
  EXPECT_TRUE(model.bones[2].append->rotation && model.bones[2].append->translation && model.bones[2].append->local);
  EXPECT_EQ(model.bones[2].append->ratio, -0.5F);
  EXPECT_TRUE(model.bones[3].afterPhysics);
  EXPECT_EQ(model.bones[3].externalParent, 7);
  ASSERT_EQ(model.ik.size(), 1U);
  EXPECT_EQ(model.ik[0].goal, 4);
  EXPECT_EQ(model.ik[0].target, 3);
  EXPECT_TRUE(model.ik[0].links[0].limited);
  EXPECT_FALSE(model.ik[0].links[1].limited);
  ASSERT_EQ(model.morphs.size(), 9U);
  EXPECT_EQ(model.morphs[8].kind, model::MorphKind::Impulse);
  EXPECT_EQ(std::get<Column<model::UvOffset>>(model.morphs[5].offsets)[0].vertex, 3U);
  EXPECT_TRUE(std::get<std::vector<model::MaterialOffset>>(model.morphs[6].offsets)[0].add);
  EXPECT_TRUE(model.displayGroups[1].special);
  EXPECT_TRUE(model.displayGroups[1].items[0].isMorph);
  EXPECT_EQ(model.bodies[0].shape, model::BodyShape::Capsule);
  EXPECT_EQ(model.bodies[1].bone, model::kNoIndex);
  EXPECT_EQ(model.joints[0].kind, model::JointKind::Hinge);
  EXPECT_EQ(model.softBodies[0].pins.size(), 2U);
}

struct UnsafeRow {
  const char* name;
  std::function<void(format::pmx::File&)> change;
  std::string code;
  std::function<bool(const model::Model&)> isSafe;
};

std::vector<UnsafeRow> unsafeBones() {
  return {
      {"a parent past the end", [](format::pmx::File& f) { f.bones[1].parent = 5; }, "model.bone.parent",
       [](const model::Model& m) { return m.bones[1].parent == model::kNoIndex; }},
      {"a negative parent other than -1", [](format::pmx::File& f) { f.bones[1].parent = -7; }, "model.bone.parent",
       [](const model::Model& m) { return m.bones[1].parent == model::kNoIndex; }},
      {"a bone that is its own parent", [](format::pmx::File& f) { f.bones[2].parent = 2; }, "model.bone.cycle",
       [](const model::Model& m) { return m.bones[2].parent == model::kNoIndex; }},
      {"a cycle of three bones", [](format::pmx::File& f) { f.bones[0].parent = 2; }, "model.bone.cycle",
       [](const model::Model& m) {
         return std::ranges::count(m.bones, model::kNoIndex, &model::Bone::parent) ==
                2;  // those of the cycle and of the IK bone
       }},
      {"a tail past the end", [](format::pmx::File& f) { f.bones[0].tailBone = 99; }, "model.bone.reference",
       [](const model::Model& m) { return m.bones[0].tailBone == model::kNoIndex; }},
      {"an append source past the end", [](format::pmx::File& f) { f.bones[2].appendSource = 99; },
       "model.bone.reference", [](const model::Model& m) { return m.bones[2].append->source == model::kNoIndex; }},
      {"an IK target past the end", [](format::pmx::File& f) { f.bones[4].ik.target = 5; }, "model.ik.target",
       [](const model::Model& m) { return m.ik[0].target == model::kNoIndex; }},
      {"a link that does not exist", [](format::pmx::File& f) { f.bones[4].ik.links[0].bone = -1; }, "model.ik.link",
       [](const model::Model& m) { return m.ik[0].links.size() == 1 && m.ik[0].links[0].bone == 1; }},
  };
}

std::vector<UnsafeRow> unsafeMesh() {
  return {
      {"a vertex on a bone past the end", [](format::pmx::File& f) { f.vertices.bones[1][1] = 9; }, "model.vertex.bone",
       [](const model::Model& m) { return m.mesh.bones[1][1] == 0; }},
      {"a vertex on no bone without weight",
       [](format::pmx::File& f) {
         f.vertices.bones[2][3] = -1;
         f.vertices.weights[2][3] = 0;
       },
       "", [](const model::Model& m) { return m.mesh.bones[2][3] == 0; }},
      {"a triangle with a vertex past the end", [](format::pmx::File& f) { f.indices[4] = 5; }, "model.face.index",
       [](const model::Model& m) { return m.mesh.indices == Column<std::uint32_t>{0, 1, 2, 0, 0, 0}; }},
      {"two indices too many", [](format::pmx::File& f) { f.indices.resize(8, 0); }, "model.face.count",
       [](const model::Model& m) { return m.mesh.indices.size() == 6; }},
      {"a material with more indices than there are", [](format::pmx::File& f) { f.materials[1].indexCount = 300; },
       "model.material.indices", [](const model::Model& m) { return m.materials[1].indexCount == 3; }},
      {"a material with a negative number of indices", [](format::pmx::File& f) { f.materials[1].indexCount = -3; },
       "model.face.material", [](const model::Model& m) { return m.materials[1].indexCount == 0; }},
      {"a texture past the end", [](format::pmx::File& f) { f.materials[0].texture = 3; }, "model.material.texture",
       [](const model::Model& m) { return m.materials[0].texture == model::kNoIndex; }},
      {"a toon past the end", [](format::pmx::File& f) { f.materials[1].toon = 3; }, "model.material.texture",
       [](const model::Model& m) { return m.materials[1].toonTexture == model::kNoIndex; }},
      {"an unknown shared toon", [](format::pmx::File& f) { f.materials[0].toon = 10; }, "model.value.unknown",
       [](const model::Model& m) { return m.materials[0].sharedToon == model::kNoIndex; }},
      {"an unknown sphere mode", [](format::pmx::File& f) { f.materials[0].sphereMode = 255; }, "model.value.unknown",
       [](const model::Model& m) { return m.materials[0].sphereMode == model::SphereMode::Off; }},
  };
}

std::vector<UnsafeRow> unsafeRest() {
  const auto without = [](std::size_t morph) {
    return [morph](const model::Model& m) {
      return std::visit([](const auto& list) { return list.size(); }, m.morphs[morph].offsets) == 0;
    };
  };
  return {
      {"a vertex morph past the end",
       [](format::pmx::File& f) { std::get<Column<format::pmx::VertexElement>>(f.morphs[0].elements)[1].vertex = 5; },
       "model.morph.element",
       [](const model::Model& m) { return std::get<Column<model::VertexOffset>>(m.morphs[0].offsets).size() == 1; }},
      {"a bone morph past the end",
       [](format::pmx::File& f) { std::get<std::vector<format::pmx::BoneElement>>(f.morphs[2].elements)[0].bone = 5; },
       "model.morph.element", without(2)},
      {"an impulse without a body",
       [](format::pmx::File& f) {
         std::get<std::vector<format::pmx::ImpulseElement>>(f.morphs[8].elements)[0].body = -1;
       },
       "model.morph.element", without(8)},
      {"a flip morph without a target",
       [](format::pmx::File& f) {
         std::get<std::vector<format::pmx::GroupElement>>(f.morphs[7].elements)[0].morph = 9;
       },
       "model.morph.element", without(7)},
      {"a display group with a bone past the end", [](format::pmx::File& f) { f.frames[0].elements[0].index = 5; },
       "model.display.item", [](const model::Model& m) { return m.displayGroups[0].items.empty(); }},
      {"a body on a bone past the end", [](format::pmx::File& f) { f.bodies[0].bone = 5; }, "model.body.bone",
       [](const model::Model& m) { return m.bodies[0].bone == model::kNoIndex; }},
      {"an unknown shape", [](format::pmx::File& f) { f.bodies[0].shape = 3; }, "model.value.unknown",
       [](const model::Model& m) { return m.bodies[0].shape == model::BodyShape::Sphere; }},
      {"a group above 15", [](format::pmx::File& f) { f.bodies[0].group = 16; }, "model.value.unknown",
       [](const model::Model& m) { return m.bodies[0].group == 15; }},
      {"a joint without a body", [](format::pmx::File& f) { f.joints[0].bodyA = -1; }, "model.joint.body",
       [](const model::Model& m) { return m.joints[0].bodyA == model::kNoIndex && m.joints[0].bodyB == 1; }},
      {"a joint on a body past the end", [](format::pmx::File& f) { f.joints[0].bodyB = 2; }, "model.joint.body",
       [](const model::Model& m) { return m.joints[0].bodyB == model::kNoIndex && m.joints[0].bodyA == 0; }},
      {"a pin past the end", [](format::pmx::File& f) { f.softBodies[0].pins[0] = 5; }, "model.softBody.reference",
       [](const model::Model& m) { return m.softBodies[0].pins.size() == 1; }},
      {"a text that does not decode", [](format::pmx::File& f) { f.bones[0].name = "a"; }, "pmx.text.undecodable",
       [](const model::Model& m) { return m.bones[0].name.text.empty(); }},
  };
}

TEST(ModelFromPmx, ReplacesInvalidReferencesWithSafeValues) {
  for (const auto& rows : {unsafeBones(), unsafeMesh(), unsafeRest()}) {
    for (const UnsafeRow& row : rows) {
      format::pmx::File file = test::richPmx();
      row.change(file);
      const ImportedModel imported = modelFromPmx(std::move(file));
      const std::vector<std::string> expected =
          row.code.empty() ? std::vector<std::string>{} : std::vector<std::string>{row.code};
      EXPECT_EQ(codesOf(imported.diagnostics), expected) << row.name << "\n" << reasonsOf(imported.diagnostics);
      EXPECT_TRUE(row.isSafe(imported.model)) << row.name;
    }
  }
}

TEST(ModelFromPmx, AddsABoneToAMeshWithoutBones) {
  format::pmx::File file;
  file.vertices = test::richPmx().vertices;
  const ImportedModel imported = modelFromPmx(std::move(file));
  ASSERT_EQ(imported.model.bones.size(), 1U);
  EXPECT_EQ(codesOf(imported.diagnostics), (std::vector<std::string>{"model.bones.missing", "model.vertex.bone"}));
}

TEST(ModelFromPmx, ReportsTheFirstNamesAndTheNumber) {
  format::pmx::File file = test::bonesPmx({"a", "b", "c", "", "e", "f", "g"});
  for (format::pmx::BoneRecord& bone : file.bones) bone.parent = 50;
  const ImportedModel imported = modelFromPmx(std::move(file));
  ASSERT_EQ(imported.diagnostics.size(), 1U);
  EXPECT_EQ(imported.diagnostics[0].reason,
            "7 bones with a parent that does not exist, treated as none: a, b, c, no. 4, e, ...");
  EXPECT_EQ(imported.diagnostics[0].count, 7U);
  EXPECT_EQ(imported.diagnostics[0].detail, "a, b, c, no. 4, e, ...");
}

struct TypeRow {
  const char* name;
  std::uint8_t type;
  std::int16_t tail, extra;
  std::function<bool(const model::Bone&)> holds;
};

TEST(ModelFromPmd, ConvertsEveryBoneType) {
  const TypeRow rows[] = {
      {"turns", 0, 2, 0, [](const model::Bone& b) { return b.visible && b.operable && !b.movable && b.tailBone == 2; }},
      {"moves", 1, 0, 0, [](const model::Bone& b) { return b.visible && b.movable && !b.tailIsBone; }},
      {"IK", 2, 0, 0, [](const model::Bone& b) { return b.visible && b.movable; }},
      {"unknown", 3, 0, 0, [](const model::Bone& b) { return b.visible && !b.operable; }},
      {"under IK", 4, 0, 1, [](const model::Bone& b) { return b.visible && !b.movable && !b.append; }},
      {"under rotation", 5, 0, 2,
       [](const model::Bone& b) { return b.append && b.append->source == 2 && b.append->ratio == 1 && b.layer == 2; }},
      {"under the rotation of none", 5, 0, 0, [](const model::Bone& b) { return !b.append && b.layer == 0; }},
      {"IK target", 6, 0, 0, [](const model::Bone& b) { return !b.visible; }},
      {"invisible", 7, 0, 0, [](const model::Bone& b) { return !b.visible; }},
      {"twist", 8, 2, 0,
       [](const model::Bone& b) {
         return b.visible && b.fixedAxis == Vec3{0, 0, 1};
       }},
      {"follows half, backward", 9, 2, -50,
       [](const model::Bone& b) {
         return !b.visible && b.append && b.append->source == 2 && b.append->ratio == -0.5F && b.append->rotation &&
                !b.append->translation;
       }},
  };
  for (const TypeRow& row : rows) {
    PmdBuilder builder;
    builder.bone("a").bone("b", 0, row.tail, row.type, row.extra).bone("c", 1, 0, 0, 0, {0, 0, 4});
    const ImportedModel imported = fromBuilder(builder);
    EXPECT_TRUE(row.holds(imported.model.bones[1])) << row.name;
    EXPECT_TRUE(imported.diagnostics.empty()) << row.name << reasonsOf(imported.diagnostics);
  }
}

TEST(ModelFromPmd, ConvertsIkChains) {
  PmdBuilder builder;
  builder.bone("a").bone("\x8D\xB6\x82\xD0\x82\xB4", 0).bone("foot", 1).bone("ik", -1, 0, 2).bone("below", 3);
  builder.ik(3, 2, {1, 0}, 40, 0.5F);
  const model::Model model = fromBuilder(builder).model;
  ASSERT_EQ(model.ik.size(), 1U);
  EXPECT_EQ(model.ik[0].unitAngle, 2.0F);
  EXPECT_EQ(model.ik[0].iterations, 40);
  EXPECT_TRUE(model.ik[0].links[0].limited) << "the name contains the word for knee";
  EXPECT_FLOAT_EQ(model.ik[0].links[0].lower.x, -3.14159265F);
  EXPECT_FLOAT_EQ(model.ik[0].links[0].upper.x, -0.00872664626F);
  EXPECT_FALSE(model.ik[0].links[1].limited);
  EXPECT_EQ(model.bones[3].layer, 1);
  EXPECT_EQ(model.bones[4].layer, 1) << "the parent is the goal";
  EXPECT_EQ(model.bones[2].layer, 0);
}

TEST(ModelFromPmd, ReadsMorphsThroughTheVertexListOfTheBaseMorph) {
  PmdBuilder builder;
  builder.vertex({0, 0, 0}).vertex({1, 1, 1}).vertex({2, 2, 2}).bone("a");
  builder.morph("base", 0, {{2, {2, 2, 2}}, {0, {9, 9, 9}}});
  builder.morph("smile", 3, {{1, {0, 1, 0}}, {7, {5, 5, 5}}, {0, {0, 2, 0}}}).morph("odd", 9, {});
  builder.panelMorph(2).panelMorph(1);
  const ImportedModel imported = fromBuilder(builder);
  const model::Model& model = imported.model;
  ASSERT_EQ(model.morphs.size(), 2U);
  EXPECT_EQ(model.morphs[0].name.text, "smile");
  EXPECT_EQ(model.morphs[0].name.english, "e0");
  EXPECT_EQ(model.morphs[0].panel, model::MorphPanel::Lip);
  const auto& offsets = std::get<Column<model::VertexOffset>>(model.morphs[0].offsets);
  ASSERT_EQ(offsets.size(), 2U);
  EXPECT_EQ(offsets[0].vertex, 0U);
  EXPECT_EQ(offsets[1].vertex, 2U);
  EXPECT_EQ(offsets[1].offset, (Vec3{0, 2, 0}));
  EXPECT_EQ(model.displayGroups[1].items[0].index, 1);
  EXPECT_EQ(codesOf(imported.diagnostics),
            (std::vector<std::string>{"pmd.morph.index", "pmd.morph.baseMoved", "model.value.unknown"}));
}

TEST(ModelFromPmd, ShowsAllBonesAndReportsThoseThatMmdHides) {
  const struct {
    const char* name;
    int bones;
    const char* reasons;  ///< after the number of bones; empty: nothing
  } rows[] = {{"as many as fit", 254, ""},
              {"one more than MMD shows", 255, "255 bones, of which MMD shows 0"},
              {"the limit of the byte", 256, "256 bones, of which MMD shows 0"},
              {"one more than the limit of the byte", 257, "257 bones, of which MMD shows 1"},
              {"one more than MMD shows, in the second round of the byte", 511, "511 bones, of which MMD shows 0"},
              {"the limit of the second round", 512, "512 bones, of which MMD shows 0"},
              {"in the third round", 513, "513 bones, of which MMD shows 1"}};
  for (const auto& row : rows) {
    PmdBuilder builder;
    builder.bone("a").group("g\n");
    for (int i = 0; i < row.bones; ++i) builder.groupBone(0, 1);
    const ImportedModel imported = fromBuilder(builder);
    EXPECT_EQ(imported.model.displayGroups[2].name.text, "g") << "without the newline";
    EXPECT_EQ(imported.model.displayGroups[2].items.size(), static_cast<std::size_t>(row.bones)) << row.name;
    const std::string reasons = reasonsOf(imported.diagnostics);
    EXPECT_EQ(reasons,
              *row.reasons == '\0' ? "" : "pmd.group.tooLarge: the group \"g\" has " + std::string(row.reasons) + "\n");
  }
}

TEST(ModelFromPmd, KeepsTheCenterOnceInItsGroup) {
  PmdBuilder builder;
  builder.bone("a").bone("b", 0).bone("c", 0).group("g").groupBone(0, 0).groupBone(0, 1).groupBone(1, 0).groupBone(2,
                                                                                                                   5);
  const ImportedModel imported = fromBuilder(builder);
  const auto& groups = imported.model.displayGroups;
  ASSERT_EQ(groups.size(), 3U);
  ASSERT_EQ(groups[0].items.size(), 2U) << "the center, and the bone that MMD hides there";
  EXPECT_EQ(groups[0].items[1].index, 1);
  EXPECT_EQ(groups[2].items.size(), 1U);
  EXPECT_EQ(codesOf(imported.diagnostics), (std::vector<std::string>{"pmd.group.centre", "pmd.group.unknown"}));
}

TEST(ModelFromPmd, SplitsTextureAndSphereMapOfMaterials) {
  PmdBuilder builder;
  builder.bone("a");
  builder.material(0, "a.bmp*b.sph", 0, 1).material(0, "b.SPA", 1, 0, 0.98F).material(0, "a.bmp", 0xFF, 1, 0.5F);
  builder.toon("Toon07.BMP").toon("mine.bmp");
  const model::Model model = fromBuilder(builder).model;
  EXPECT_EQ(model.textures, (std::vector<std::string>{"a.bmp", "b.sph", "b.SPA", "mine.bmp"}));
  const model::Material& both = model.materials[0];
  EXPECT_EQ(both.texture, 0);
  EXPECT_EQ(both.sphere, 1);
  EXPECT_EQ(both.sphereMode, model::SphereMode::Multiply);
  EXPECT_EQ(both.sharedToon, 6);
  EXPECT_TRUE(both.edge && both.groundShadow && both.castsShadow && !both.doubleSided);
  const model::Material& sphere = model.materials[1];
  EXPECT_EQ(sphere.texture, model::kNoIndex);
  EXPECT_EQ(sphere.sphereMode, model::SphereMode::Add);
  EXPECT_EQ(sphere.toonTexture, 3);
  EXPECT_FALSE(sphere.edge || sphere.castsShadow || sphere.receivesShadow);
  EXPECT_EQ(model.materials[2].texture, 0);
  EXPECT_EQ(model.materials[2].sharedToon, model::kNoIndex);
  EXPECT_TRUE(model.materials[2].doubleSided);
}

TEST(ModelFromPmd, UsesTheSharedToonsIfTheFileEndsBeforeTheirNames) {
  PmdBuilder builder;
  builder.bone("a").material(0, {}, 4);
  const ImportedModel imported = modelFromPmd(format::pmd::read(builder.bytes(PmdBuilder::Part::GroupBones)).value());
  EXPECT_EQ(imported.model.materials[0].sharedToon, 4);
}

TEST(ModelFromPmd, ConvertsBodyPositionsAndReadsNamesInBothLanguages) {
  PmdBuilder builder("m", "text");
  builder.bone("a", -1, 0, 0, 0, {0, 8, 0}).bone("b", 0, 0, 0, 0, {1, 2, 3});
  builder.vertex({0, 0, 0}, 0, 1, 25).vertex({0, 0, 0}, 1, 0, 0).vertex({0, 0, 0}, 1, 1, 50, 1).vertex({}, 9, 0, 200);
  builder.body("on b", 1, {1, 1, 1}).body("free", -1, {1, 1, 1}).joint("j", 0, 1);
  const ImportedModel imported = fromBuilder(builder);
  const model::Model& model = imported.model;
  EXPECT_EQ(model.name.english, "English");
  EXPECT_EQ(model.comment, "text");
  EXPECT_EQ(model.commentEnglish, "english comment");
  EXPECT_EQ(model.bones[1].name.english, "e1");
  EXPECT_EQ(model.bodies[0].position, (Vec3{2, 3, 4}));
  EXPECT_EQ(model.bodies[1].position, (Vec3{1, 9, 1})) << "attached to the center";
  EXPECT_EQ(model.bodies[1].bone, model::kNoIndex);
  EXPECT_EQ(model.joints[0].position, (Vec3{0, 0.25F, 0.5F}));
  EXPECT_EQ(model.mesh.deforms, (Column<model::DeformKind>{model::DeformKind::Bdef2, model::DeformKind::Bdef1,
                                                           model::DeformKind::Bdef1, model::DeformKind::Bdef1}));
  EXPECT_EQ(model.mesh.weights[0], (std::array<float, 4>{0.25F, 0.75F, 0, 0}));
  EXPECT_EQ(model.mesh.bones[1][0], 0) << "only the second bone, because the first has no weight";
  EXPECT_EQ(model.mesh.edgeScales, (Column<float>{1, 1, 0, 1}));
  EXPECT_EQ(codesOf(imported.diagnostics), (std::vector<std::string>{"pmd.vertex.weight", "model.vertex.bone"}));
}

/// The skeleton of the first model of MMD in both formats, converted to PMX by another program.
TEST(ModelFromPmd, AgreesWithTheSameModelConvertedToPmx) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const model::Model pmd =
      modelFromPmd(format::pmd::read(readFile(*folder / "models" / "miku_v2" / "miku_v2.pmd").value()).value()).model;
  const model::Model pmx =
      modelFromPmx(format::pmx::read(readFile(*folder / "models" / "nanoem_effects_main.pmx").value()).value()).model;
  ASSERT_EQ(pmd.bones.size(), pmx.bones.size());
  for (std::size_t i = 0; i < pmd.bones.size(); ++i) {
    const model::Bone& a = pmd.bones[i];
    const model::Bone& b = pmx.bones[i];
    EXPECT_EQ(a.name.bytes, b.name.bytes) << i;
    EXPECT_EQ(a.parent, b.parent) << i;
    EXPECT_EQ(a.position, b.position) << i;
    EXPECT_EQ(a.movable, b.movable) << i;
    EXPECT_EQ(a.visible, b.visible) << i;
    EXPECT_EQ(a.operable, b.operable) << i;
    EXPECT_EQ(a.tailIsBone, b.tailIsBone) << i;
    EXPECT_EQ(a.tailBone, b.tailBone) << i;
    ASSERT_EQ(a.append.has_value(), b.append.has_value()) << i;
    if (a.append) {
      EXPECT_EQ(a.append->source, b.append->source) << i;
      EXPECT_FLOAT_EQ(a.append->ratio, b.append->ratio) << i;
    }
    // The other program keeps twist bones that follow another bone on layer 0, which has the same effect.
    if (!a.append || a.visible) {
      EXPECT_EQ(a.layer, b.layer) << i;
    }
  }
  ASSERT_EQ(pmd.ik.size(), pmx.ik.size());
  for (std::size_t i = 0; i < pmd.ik.size(); ++i) {
    EXPECT_EQ(pmd.ik[i].goal, pmx.ik[i].goal);
    EXPECT_EQ(pmd.ik[i].target, pmx.ik[i].target);
    EXPECT_EQ(pmd.ik[i].iterations, pmx.ik[i].iterations);
    EXPECT_FLOAT_EQ(pmd.ik[i].unitAngle, pmx.ik[i].unitAngle);
    ASSERT_EQ(pmd.ik[i].links.size(), pmx.ik[i].links.size());
    for (std::size_t k = 0; k < pmd.ik[i].links.size(); ++k) {
      EXPECT_EQ(pmd.ik[i].links[k].bone, pmx.ik[i].links[k].bone);
      EXPECT_EQ(pmd.ik[i].links[k].limited, pmx.ik[i].links[k].limited);
      EXPECT_NEAR(pmd.ik[i].links[k].lower.x, pmx.ik[i].links[k].lower.x, 1e-6);
      EXPECT_NEAR(pmd.ik[i].links[k].upper.x, pmx.ik[i].links[k].upper.x, 1e-8);
    }
  }
  EXPECT_EQ(pmd.morphs.size(), pmx.morphs.size());
  for (std::size_t i = 0; i < pmd.materials.size(); ++i) {
    EXPECT_EQ(pmd.materials[i].name.text, pmx.materials[i].name.text);
    EXPECT_EQ(pmd.materials[i].diffuse, pmx.materials[i].diffuse);
    EXPECT_EQ(pmd.materials[i].ambient, pmx.materials[i].ambient);
    EXPECT_EQ(pmd.materials[i].edge, pmx.materials[i].edge);
    EXPECT_EQ(pmd.materials[i].groundShadow, pmx.materials[i].groundShadow);
    EXPECT_EQ(pmd.materials[i].castsShadow, pmx.materials[i].castsShadow);
  }
}

}  // namespace
}  // namespace furitsuke::io
