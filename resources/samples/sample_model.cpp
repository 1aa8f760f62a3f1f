// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sample_model.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "resources/samples/picture.h"
#include "resources/samples/sample_physics.h"
#include "resources/samples/sculpt.h"

namespace furitsuke::samples {

namespace {

constexpr std::string_view kComment =
    "ふりこ\r\n振付の見本のためにプログラムだけで作られたモデルです。\r\n"
    "頂点もテクスチャも、すべてソースコードから生まれました。\r\n\r\n"
    "自由に踊らせて、試しに壊して、また読み込んでください。";
constexpr std::string_view kCommentEnglish =
    "Furiko\r\nA dancer made by code alone, to try out choreography with.\r\n"
    "Every vertex and every picture comes from the source of Furitsuke.\r\n\r\n"
    "Let her dance, break her, load her again.";

constexpr Vec3 kNightEdge{0.16F, 0.15F, 0.3F}, kWarmEdge{0.45F, 0.2F, 0.2F};

struct MaterialPlan {
  std::string_view name, english;
  Vec4 diffuse;
  float ambient;  ///< fraction of the diffuse color
  int texture;
  int sphere;
  model::SphereMode sphereMode;
  int sharedToon, toonTexture;  ///< one of them is set
  float edge;                   ///< 0: none
  Vec3 edgeColor;
  bool doubleSided;
  bool shadows;
  float specular, power;
};

constexpr Vec4 colored(unsigned hex) {
  const auto part = [hex](unsigned shift) { return static_cast<float>((hex >> shift) & 255U) / 255.0F; };
  return {part(16), part(8), part(0), 1};
}

constexpr Vec4 kPlain{1, 1, 1, 1};

constexpr std::array<MaterialPlan, kPartCount> kPlans{{
    {"顔", "face", kPlain, 0.5F, kFacePicture, model::kNoIndex, model::SphereMode::Off, model::kNoIndex, kSkinToon,
     0.7F, kWarmEdge, false, true, 0, 5},
    {"白目", "eye white", colored(0xfdfcff), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, 0,
     model::kNoIndex, 0, kWarmEdge, false, false, 0, 5},
    {"瞳", "iris", kPlain, 0.5F, kEyePicture, model::kNoIndex, model::SphereMode::Off, model::kNoIndex, model::kNoIndex,
     0, kWarmEdge, false, false, 0, 5},
    {"線", "lines", colored(0x4a2a3f), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, model::kNoIndex,
     model::kNoIndex, 0, kWarmEdge, true, false, 0, 5},
    {"口内", "mouth", kPlain, 0.5F, kMouthPicture, model::kNoIndex, model::SphereMode::Off, model::kNoIndex,
     model::kNoIndex, 0, kWarmEdge, true, false, 0, 5},
    {"肌", "skin", colored(0xffe8da), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, model::kNoIndex,
     kSkinToon, 0.7F, kWarmEdge, false, true, 0, 5},
    {"服", "dress", colored(0x3d4680), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, 0,
     model::kNoIndex, 0.8F, kNightEdge, true, true, 0.1F, 20},
    {"白布", "white cloth", colored(0xfbfaff), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off,
     model::kNoIndex, kHairToon, 0.7F, kNightEdge, true, true, 0, 5},
    {"スカート", "skirt", kPlain, 0.5F, kSkirtPicture, model::kNoIndex, model::SphereMode::Off, 0, model::kNoIndex,
     0.8F, kNightEdge, true, true, 0.1F, 20},
    {"リボン", "ribbon", colored(0x2fd6c4), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, 0,
     model::kNoIndex, 0.7F, kNightEdge, true, true, 0.15F, 30},
    {"金具", "gems", colored(0xffcf5c), 0.4F, model::kNoIndex, kGoldSphere, model::SphereMode::Add, 0, model::kNoIndex,
     0.8F, kNightEdge, false, true, 0.3F, 40},
    {"靴", "boots", colored(0x46508f), 0.4F, model::kNoIndex, model::kNoIndex, model::SphereMode::Off, 0,
     model::kNoIndex, 0.8F, kNightEdge, false, true, 0.25F, 30},
    {"髪", "hair", kPlain, 0.5F, kHairPicture, kHairSphere, model::SphereMode::Add, model::kNoIndex, kHairToon, 0.8F,
     kNightEdge, false, true, 0, 5},
    {"照れ頬",
     "blush",
     {1, 1, 1, 0},
     0.5F,
     kCheekPicture,
     model::kNoIndex,
     model::SphereMode::Off,
     model::kNoIndex,
     model::kNoIndex,
     0,
     kWarmEdge,
     true,
     false,
     0,
     5},
}};

model::Material materialOf(const MaterialPlan& plan) {
  model::Material material;
  material.name = model::ModelName::fromText(std::string(plan.name), std::string(plan.english));
  material.diffuse = plan.diffuse;
  material.ambient = {plan.diffuse.x * plan.ambient, plan.diffuse.y * plan.ambient, plan.diffuse.z * plan.ambient};
  material.specular = {plan.specular, plan.specular, plan.specular};
  material.power = plan.power;
  material.texture = plan.texture;
  material.sphere = plan.sphere;
  material.sphereMode = plan.sphereMode;
  material.sharedToon = plan.sharedToon;
  material.toonTexture = plan.toonTexture;
  material.edge = plan.edge > 0;
  material.edgeSize = plan.edge;
  material.edgeColor = {plan.edgeColor.x, plan.edgeColor.y, plan.edgeColor.z, 1};
  material.doubleSided = plan.doubleSided;
  material.groundShadow = material.castsShadow = plan.shadows;
  // Hair and lids would cast hard lines on the face.
  material.receivesShadow = plan.shadows && plan.name != "顔";
  return material;
}

/// Morphs that are not vertex morphs.
void addSpecialMorphs(model::Model& model, const Skeleton& skeleton, const std::vector<std::uint32_t>& irises) {
  const auto add = [&model](std::string name, std::string english, model::MorphPanel panel, model::MorphKind kind,
                            auto offsets) {
    model.morphs.push_back(
        {model::ModelName::fromText(std::move(name), std::move(english)), panel, kind, std::move(offsets)});
  };
  const auto find = [&model](std::string_view name) {
    const auto at = std::ranges::find(model.morphs, name, [](const model::Morph& morph) { return morph.name.text; });
    return static_cast<model::MorphIndex>(at - model.morphs.begin());
  };
  Column<model::UvOffset> gems;
  for (const std::uint32_t vertex : irises) gems.push_back({vertex, {0.5F, 0, 0, 0}});
  add("キー目", "key eyes", model::MorphPanel::Eye, model::MorphKind::Uv, std::move(gems));
  model::MaterialOffset blush{static_cast<std::int32_t>(Part::Cheek), true, {}};
  blush.values.diffuse = {0, 0, 0, 1};
  add("照れ", "blush", model::MorphPanel::Other, model::MorphKind::Material, std::vector<model::MaterialOffset>{blush});
  const Quat up{0.0F, 0.0F, 0.3827F, 0.9239F};
  add("アホ毛ピン", "ahoge up", model::MorphPanel::Other, model::MorphKind::Bone,
      std::vector<model::BoneOffset>{{skeleton.index("アホ毛"), {0, 0.1F, 0}, up}});
  add("満面の笑み", "beaming", model::MorphPanel::Other, model::MorphKind::Group,
      std::vector<model::MorphShare>{
          {find("笑い"), 1}, {find("にこり"), 0.8F}, {find("ワ"), 0.85F}, {find("照れ"), 0.5F}});
}

void addGroup(model::Model& model, std::string_view name, std::string_view english,
              const std::vector<std::string>& bones, const Skeleton& skeleton) {
  model::DisplayGroup group{model::ModelName::fromText(std::string(name), std::string(english)), name == "Root", {}};
  for (const std::string& bone : bones) group.items.push_back({false, skeleton.index(bone)});
  model.displayGroups.push_back(std::move(group));
}

std::vector<std::string> bothSides(std::initializer_list<std::string_view> names) {
  std::vector<std::string> result;
  for (const Side& side : kSides) {
    for (const std::string_view name : names) result.push_back(side.named(name));
  }
  return result;
}

/// All bones that the user can move and all morphs, in the usual display frames.
void addDisplayGroups(model::Model& model, const Skeleton& skeleton) {
  addGroup(model, "Root", "Root", {"全ての親"}, skeleton);
  model::DisplayGroup faces{model::ModelName::fromText("表情", "Exp"), true, {}};
  for (std::size_t i = 0; i < model.morphs.size(); ++i) faces.items.push_back({true, static_cast<std::int32_t>(i)});
  model.displayGroups.push_back(std::move(faces));
  addGroup(model, "センター", "center", {"センター", "グルーブ", "腰"}, skeleton);
  addGroup(model, "ＩＫ", "IK", bothSides({"足IK親", "足ＩＫ", "つま先ＩＫ"}), skeleton);
  addGroup(model, "体(上)", "body[u]", {"上半身", "上半身2", "首", "頭", "両目", "左目", "右目", "胸飾り"}, skeleton);
  addGroup(model, "腕", "arms", bothSides({"肩P", "肩", "腕", "腕捩", "ひじ", "手捩", "手首", "ダミー"}), skeleton);
  addGroup(model, "指", "fingers",
           bothSides({"親指０", "親指１", "親指２", "人指１", "人指２", "人指３", "中指１", "中指２", "中指３",
                      "薬指１", "薬指２", "薬指３", "小指１", "小指２", "小指３"}),
           skeleton);
  addGroup(model, "体(下)", "body[l]", {"下半身"}, skeleton);
  addGroup(model, "足", "legs", bothSides({"足", "ひざ", "足首", "足D", "ひざD", "足首D", "足先EX"}), skeleton);
  std::vector<std::string> hair = bothSides({"髪１", "髪２", "髪３", "横髪１", "横髪２"});
  hair.insert(hair.begin(), {"前髪", "アホ毛"});
  addGroup(model, "髪", "hair", hair, skeleton);
  std::vector<std::string> skirt;
  for (int column = 0; column < kSkirtColumns; ++column) {
    for (int row = 0; row < 2; ++row) skirt.push_back(skirtBone(column, row));
  }
  addGroup(model, "スカート", "skirt", skirt, skeleton);
}

}  // namespace

model::Model sampleModel() {
  const Skeleton skeleton;
  model::Model model;
  model.name = model::ModelName::fromText("ふりこ", "Furiko");
  model.comment = kComment;
  model.commentEnglish = kCommentEnglish;
  model.bones = skeleton.bones();
  model.ik = skeleton.ik();
  for (const Picture& picture : samplePictures()) model.textures.push_back(picture.path);
  for (const MaterialPlan& plan : kPlans) model.materials.push_back(materialOf(plan));

  Shape shape;
  std::vector<std::uint32_t> irises;
  sculptHead(shape, skeleton);
  std::vector<FaceMorph> faces = sculptFace(shape, skeleton, irises);
  sculptBody(shape, skeleton);
  sculptClothes(shape, skeleton);
  sculptHair(shape, skeleton);
  shape.store(model.mesh, model.materials);

  for (FaceMorph& face : faces) {
    model.morphs.push_back({model::ModelName::fromText(std::move(face.name), std::move(face.english)), face.panel,
                            model::MorphKind::Vertex, std::move(face.offsets)});
  }
  addSpecialMorphs(model, skeleton, irises);
  addDisplayGroups(model, skeleton);
  addPhysics(model, skeleton);
  return model;
}

}  // namespace furitsuke::samples
