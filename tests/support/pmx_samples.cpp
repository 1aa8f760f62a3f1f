// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pmx_samples.h"

#include <array>

namespace furitsuke::test {

namespace {

using namespace format::pmx;

/// Adds records to a file with texts in its encoding.
class PmxMaker {
 public:
  PmxMaker(format::pmx::Encoding encoding, format::pmx::IndexSizes sizes) {
    file.header.encoding = encoding;
    file.header.sizes = sizes;
  }
  [[nodiscard]] format::pmx::Text text(std::string_view utf8) const {
    return format::pmx::encodeText(utf8, file.header.encoding);
  }

  void vertex(std::uint8_t deform, std::array<format::pmx::Index, 4> bones, std::array<float, 4> weights) {
    format::pmx::Vertices& all = file.vertices;
    const auto x = static_cast<float>(all.size());
    all.positions.push_back({x, 10, -0.0F});
    all.normals.push_back({0, 1, 0});
    all.uvs.push_back({x / 8, 0.5F});
    for (std::size_t i = 0; i < file.header.additionalUvs; ++i) all.additionalUvs[i].push_back({x, 1, 2, 3});
    all.deforms.push_back(deform);
    all.bones.push_back(bones);
    all.weights.push_back(weights);
    if (deform == format::pmx::kSdef) all.sdefs.push_back({{x, 1, 2}, {3, 4, 5}, {6, 7, 8}});
    all.edgeScales.push_back(x + 0.5F);
  }

  format::pmx::BoneRecord& bone(std::string_view name, format::pmx::Index parent, int flags) {
    format::pmx::BoneRecord& bone = file.bones.emplace_back();
    bone.name = text(name);
    bone.english = text("bone");
    bone.position = {static_cast<float>(file.bones.size()), 2, 3};
    bone.parent = parent;
    bone.layer = 0;
    bone.flags = static_cast<std::uint16_t>(flags);
    return bone;
  }

  format::pmx::MorphRecord& morph(std::string_view name, std::uint8_t kind) {
    format::pmx::MorphRecord& morph = file.morphs.emplace_back();
    morph.name = text(name);
    morph.english = text("morph");
    morph.panel = 4;
    morph.kind = kind;
    return morph;
  }

  format::pmx::File file;
};

void addMesh(PmxMaker& maker) {
  maker.vertex(format::pmx::kBdef1, {1, 0, 0, 0}, {1, 0, 0, 0});
  maker.vertex(format::pmx::kBdef2, {0, 1, 0, 0}, {0.25F, 0.75F, 0, 0});
  maker.vertex(format::pmx::kBdef4, {0, 1, 2, 3}, {0.25F, 0.25F, 0.25F, 0.25F});
  maker.vertex(format::pmx::kSdef, {1, 2, 0, 0}, {0.5F, 0.5F, 0, 0});
  maker.vertex(format::pmx::kQdef, {3, 2, 1, 0}, {0.5F, 0.25F, 0.25F, 0});
  maker.file.indices = {0, 1, 2, 2, 3, 4};
  maker.file.textures = {maker.text("tex\\顔.png"), maker.text("tex/sphere.spa"), maker.text("toon.bmp")};
  format::pmx::MaterialRecord material{maker.text("材質"),
                                       maker.text("material"),
                                       {1, 0.5F, 0.25F, 0.98F},
                                       {0, 0.5F, 1},
                                       5,
                                       {0.5F, 0.5F, 0.5F},
                                       0xFF,
                                       {0, 0, 0, 1},
                                       1.5F,
                                       0,
                                       1,
                                       2,
                                       1,
                                       9,
                                       maker.text("memo"),
                                       3};
  maker.file.materials.push_back(material);
  material.texture = -1;
  material.sphere = -1;
  material.sphereMode = 0;
  material.toonShared = 0;
  material.toon = 2;
  maker.file.materials.push_back(material);
}

void addBones(PmxMaker& maker) {
  constexpr int kPlain = format::pmx::kRotatable | format::pmx::kVisible | format::pmx::kOperable;
  maker.bone("センター", -1, kPlain | format::pmx::kMovable | format::pmx::kTailIsBone).tailBone = 1;
  format::pmx::BoneRecord& upper = maker.bone("上半身", 0, kPlain | format::pmx::kFixedAxis | format::pmx::kLocalAxes);
  upper.tailOffset = {0, 1, 0};
  upper.fixedAxis = {0, 0, 1};
  upper.localX = {1, 0, 0};
  upper.localZ = {0, 0, 1};
  format::pmx::BoneRecord& append = maker.bone(
      "付与", 1, kPlain | format::pmx::kAppendRotation | format::pmx::kAppendTranslation | format::pmx::kAppendLocal);
  append.appendSource = 0;
  append.appendRatio = -0.5F;
  append.layer = 2;
  format::pmx::BoneRecord& outside =
      maker.bone("外部親", 2, kPlain | format::pmx::kExternalParent | format::pmx::kAfterPhysics);
  outside.externalParent = 7;
  outside.layer = 3;
  format::pmx::BoneRecord& ik = maker.bone("左足ＩＫ", -1, kPlain | format::pmx::kMovable | format::pmx::kHasIk);
  ik.layer = 1;
  ik.ik = {3, 40, 2, {{2, 1, {-3, 0, 0}, {-0.01F, 0, 0}}, {1, 0, {}, {}}}};
}

void addMorphs(PmxMaker& maker) {
  maker.morph("まばたき", format::pmx::kVertexMorph).elements =
      Column<format::pmx::VertexElement>{{0, {0, 1, 0}}, {4, {0, -1, 0}}};
  maker.morph("群", format::pmx::kGroupMorph).elements = std::vector<format::pmx::GroupElement>{{0, 0.5F}, {2, 1}};
  maker.morph("骨", format::pmx::kBoneMorph).elements =
      std::vector<format::pmx::BoneElement>{{1, {1, 2, 3}, {0, 0, 0, 1}}};
  maker.morph("uv", format::pmx::kUvMorph).elements = Column<format::pmx::UvElement>{{1, {0.1F, 0.2F, 0, 0}}};
  maker.morph("uv1", format::pmx::kUv1Morph).elements = Column<format::pmx::UvElement>{{2, {1, 2, 3, 4}}};
  maker.morph("uv4", format::pmx::kUv4Morph).elements = Column<format::pmx::UvElement>{{3, {4, 3, 2, 1}}};
  const format::pmx::MaterialElement all{-1,           1, {1, 1, 1, 1}, {0, 0, 0},    5,           {1, 1, 1},
                                         {0, 0, 0, 1}, 1, {1, 1, 1, 1}, {0, 0, 0, 0}, {1, 0, 1, 0}};
  format::pmx::MaterialElement one = all;
  one.material = 1;
  one.operation = 0;
  maker.morph("材質", format::pmx::kMaterialMorph).elements = std::vector<format::pmx::MaterialElement>{all, one};
  maker.morph("flip", format::pmx::kFlipMorph).elements = std::vector<format::pmx::GroupElement>{{0, 0.5F}};
  maker.morph("impulse", format::pmx::kImpulseMorph).elements =
      std::vector<format::pmx::ImpulseElement>{{1, 1, {1, 2, 3}, {4, 5, 6}}};
}

void addFrames(PmxMaker& maker) {
  maker.file.frames.push_back({maker.text("Root"), maker.text("Root"), 1, {{0, 0}}});
  maker.file.frames.push_back({maker.text("表情"), maker.text("Exp"), 1, {{1, 0}, {1, 1}}});
  maker.file.frames.push_back({maker.text("体"), maker.text("body"), 0, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 3}}});
}

void addPhysics(PmxMaker& maker) {
  format::pmx::BodyRecord body{maker.text("剛体"),
                               maker.text("body"),
                               1,
                               3,
                               0xFFF7,
                               2,
                               {1, 2, 0},
                               {0, 10, 0},
                               {0, 0.5F, 0},
                               1.5F,
                               0.5F,
                               0.6F,
                               0.25F,
                               0.75F,
                               1};
  maker.file.bodies.push_back(body);
  body.bone = -1;
  maker.file.bodies.push_back(body);
  maker.file.joints.push_back({maker.text("関節"),
                               maker.text("joint"),
                               5,
                               0,
                               1,
                               {0, 1, 2},
                               {3, 4, 5},
                               {-1, -1, -1},
                               {1, 1, 1},
                               {-2, -2, -2},
                               {2, 2, 2},
                               {6, 7, 8},
                               {9, 10, 11}});
  format::pmx::SoftBodyRecord soft{};
  soft.name = maker.text("軟体");
  soft.english = maker.text("soft");
  soft.shape = 1;
  soft.material = 1;
  soft.mask = 0x1234;
  soft.flags = 5;
  soft.aeroModel = 3;
  soft.mass = 2;
  soft.config[3] = 0.5F;
  soft.cluster[5] = 0.25F;
  soft.iterations = {1, 2, 3, 4};
  soft.stiffness[7] = std::byte{0x3F};
  soft.anchors = {{1, 4, 1}};
  soft.pins = {0, 2};
  maker.file.hasSoftBodies = true;
  maker.file.softBodies.push_back(soft);
}

}  // namespace

format::pmx::File richPmx(format::pmx::Encoding encoding, format::pmx::IndexSizes sizes) {
  PmxMaker maker(encoding, sizes);
  format::pmx::Header& header = maker.file.header;
  header.version = 2.1F;
  header.additionalUvs = 4;
  header.name = maker.text("テスト");
  header.english = maker.text("test");
  header.comment = maker.text("一行目\r\n二行目");
  header.commentEnglish = maker.text("a comment");
  addMesh(maker);
  addBones(maker);
  addMorphs(maker);
  addFrames(maker);
  addPhysics(maker);
  return std::move(maker.file);
}

format::pmx::File bonesPmx(std::initializer_list<std::string_view> names) {
  PmxMaker maker(format::pmx::Encoding::Utf8, {});
  for (const std::string_view name : names) {
    maker.bone(name, static_cast<format::pmx::Index>(maker.file.bones.size()) - 1,
               format::pmx::kRotatable | format::pmx::kVisible | format::pmx::kOperable);
  }
  return std::move(maker.file);
}

}  // namespace furitsuke::test
