// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "tests/core/render/golden_pictures.h"

namespace furitsuke::test {

namespace {

constexpr double kQuarter = std::numbers::pi / 2;

template <class Value>
motion::Track<Value> trackOf(const Value& value) {
  motion::Keys<Value> keys;
  keys.append(0, value);
  return motion::Track<Value>(std::move(keys));
}

glm::dquat turnAbout(const glm::dvec3& axis, double angle) {
  return {std::cos(angle / 2), axis.x * std::sin(angle / 2), axis.y * std::sin(angle / 2),
          axis.z * std::sin(angle / 2)};
}

// A tube whose upper half follows the second bone, bent and twisted, with each kind of deform.
void addTube(Shapes& shapes, model::DeformKind kind, float x) {
  const model::BoneIndex lower = shapes.bone(0, {x, 0, 0});
  const model::BoneIndex upper = shapes.bone(lower, {x, 6, 0});
  shapes.material({0.9F, 0.6F, 0.4F, 1}).sharedToon = 2;
  shapes.model.materials.back().texture = 0;
  shapes.tube(1.6F, 12);
  shapes.forEachVertex([kind, x, lower, upper](model::Mesh& mesh, std::size_t vertex) {
    const float up = std::clamp((mesh.positions[vertex].y - 3) / 6, 0.0F, 1.0F);
    mesh.positions[vertex].x += x;
    mesh.deforms[vertex] = kind;
    mesh.bones[vertex] = {lower, upper, lower, upper};
    switch (kind) {
      case model::DeformKind::Bdef1: mesh.bones[vertex] = {up < 0.5F ? lower : upper, 0, 0, 0}; break;
      case model::DeformKind::Bdef4:
      case model::DeformKind::Qdef: mesh.weights[vertex] = {(1 - up) / 2, up / 2, (1 - up) / 2, up / 2}; break;
      default: mesh.weights[vertex] = {1 - up, up, 0, 0}; break;
    }
    if (kind != model::DeformKind::Sdef) return;
    mesh.sdefVertices.push_back(static_cast<std::uint32_t>(vertex));
    mesh.sdefPoints.push_back({{x, 6, 0}, {x, 6, 0}, {x, 6, 0}});
  });
  shapes.pose(upper, turnAbout({1, 0, 0}, -0.6 * kQuarter) * turnAbout({0, 1, 0}, 1.4 * kQuarter));
}

void skinning(Stage& stage) {
  Shapes shapes;
  shapes.texture(checkered(kWhite, {0.5F, 0.5F, 0.5F, 1}, 16));
  float x = -8;
  for (const model::DeformKind kind : {model::DeformKind::Bdef1, model::DeformKind::Bdef2, model::DeformKind::Bdef4,
                                       model::DeformKind::Sdef, model::DeformKind::Qdef}) {
    addTube(shapes, kind, x);
    x += 4;
  }
  stage.add(shapes);
  stage.camera.target = {0, 6, 0};
  stage.camera.rotation = {0.2, 0.5, 0};
}

constexpr std::array<Vec3, 9> kBoards = {{{-6.5F, 6.5F, 0},
                                          {0, 6.5F, 0},
                                          {6.5F, 6.5F, 0},
                                          {-6.5F, 0, 0},
                                          {0, 0, 0},
                                          {6.5F, 0, 0},
                                          {-6.5F, -6.5F, 0},
                                          {0, -6.5F, 0},
                                          {6.5F, -6.5F, 0}}};

void addMorphBoards(Shapes& shapes) {
  const std::int32_t chess = shapes.texture(checkered(kWhite, {0.4F, 0.4F, 0.4F, 1}));
  const std::int32_t dots = shapes.texture(checkered(kWhite, kRed));
  for (std::size_t i = 0; i < kBoards.size(); ++i) {
    model::Material& material = shapes.material(i < 6 ? Vec4{0.6F, 0.8F, 1, 1} : kGray);
    material.ambient = i < 6 ? Vec3{0.4F, 0.4F, 0.4F} : Vec3{0.3F, 0.3F, 0.3F};
    material.texture = chess;
    if (i == 2) {
      material.sphere = dots;
      material.sphereMode = model::SphereMode::SubTexture;
    }
    shapes.board(kBoards[i], 2.6F, 2.6F);
  }
  shapes.model.mesh.additionalUvCount = 1;
  for (const Vec2& uv : shapes.model.mesh.uvs) shapes.model.mesh.additionalUvs[0].push_back({uv.x, uv.y, 0, 0});
}

model::MaterialValues sameFor(float all) {
  const Vec4 four{all, all, all, all};
  return {four, {all, all, all}, all, {all, all, all}, four, all, four, four, four};
}

// From the upper left: vertex, UV, additional UV; bone, a group of two, nothing; material multiplied, added, and its
// texture color.
void morphs(Stage& stage) {
  Shapes shapes;
  addMorphBoards(shapes);
  const model::BoneIndex bone = shapes.bone(0, kBoards[3]);
  for (std::size_t i = 12; i < 16; ++i) shapes.model.mesh.bones[i] = {bone, 0, 0, 0};
  const auto vertexMorph = [](std::uint32_t vertex, Vec3 offset) {
    return Column<model::VertexOffset>{{vertex, offset}};
  };
  shapes.morph(model::MorphKind::Vertex, vertexMorph(0, {1.5F, -1.5F, 0}));
  shapes.morph(model::MorphKind::Uv, Column<model::UvOffset>{{5, {-0.5F, 0, 0, 0}}, {7, {-0.5F, 0, 0, 0}}});
  shapes.morph(model::MorphKind::Uv1, Column<model::UvOffset>{{8, {0.5F, 0, 0, 0}}, {10, {0.5F, 0, 0, 0}}});
  const Quat turn = toStored(turnAbout({0, 0, 1}, kQuarter / 2));
  shapes.morph(model::MorphKind::Bone, std::vector<model::BoneOffset>{{bone, {0, 0.5F, 0}, turn}});
  const model::MorphIndex first = shapes.morph(model::MorphKind::Vertex, vertexMorph(16, {2, 0, 0}));
  const model::MorphIndex second = shapes.morph(model::MorphKind::Vertex, vertexMorph(18, {2, 0, 0}));
  const model::MorphIndex group =
      shapes.morph(model::MorphKind::Group, std::vector<model::MorphShare>{{first, 1}, {second, 0.5F}});
  model::MaterialValues reddened = sameFor(1);
  reddened.diffuse = {1, 0.2F, 0.2F, 0.5F};
  model::MaterialValues greener = sameFor(0);
  greener.ambient = {0, 0.6F, 0};
  model::MaterialValues tinted = sameFor(1);
  tinted.texture = {0, 0.5F, 1, 1};
  const model::MorphIndex colors =
      shapes.morph(model::MorphKind::Material,
                   std::vector<model::MaterialOffset>{{6, false, reddened}, {7, true, greener}, {8, false, tinted}});
  scene::Actor& actor = stage.add(shapes);
  eval::BoundDraft draft;
  for (const model::MorphIndex morph : {0, 1, 2, 3, group, colors}) draft.weights[morph] = 1;
  actor.setDraft(std::move(draft));
}

// Three balls above a floor, one of them in the shadow of another; the floor is part of the model.
void addShadowModel(Stage& stage, bool floor) {
  Shapes shapes;
  const auto casting = [&shapes](Vec4 color) -> model::Material& {
    model::Material& material = shapes.material(color);
    material.castsShadow = true;
    material.receivesShadow = true;
    material.groundShadow = true;
    material.sharedToon = 2;
    return material;
  };
  if (floor) {
    casting({0.8F, 0.9F, 0.8F, 1}).castsShadow = false;
    shapes.floor(0, 14);
  }
  casting(kRed);
  shapes.ball({-4, 4, 0}, 3);
  casting(kBlue);
  shapes.ball({0, 9, -3}, 1.5F);
  model::Material& aloof = casting(kGray);
  aloof.castsShadow = false;
  aloof.receivesShadow = false;
  aloof.groundShadow = false;
  shapes.ball({5, 3, 2}, 2);
  stage.add(shapes);
  stage.camera.target = {0, 4, 0};
  stage.camera.rotation = {-0.5, 0.3, 0};
}

void groundShadow(Stage& stage) {
  addShadowModel(stage, false);
  Shapes wall;
  wall.material({0.7F, 0.6F, 0.3F, 1}).groundShadow = true;
  wall.board({2, 3, -3}, 3, 2);
  stage.add(wall);
  stage.options.groundShadow = true;
}

void selfShadowOff(Stage& stage) {
  addShadowModel(stage, true);
  stage.selfShadow(0, 0.01125F);
}
void selfShadowFirst(Stage& stage) {
  addShadowModel(stage, true);
  stage.selfShadow(1, 0.01125F);
}
// With distant shadow casters, which do not make the map coarser.
void selfShadowSecond(Stage& stage) {
  addShadowModel(stage, true);
  Shapes far;
  far.material(kRed).castsShadow = true;
  far.ball({900, 0, 0}, 5);
  far.ball({-900, 0, 0}, 5);
  stage.add(far);
  stage.selfShadow(2, 0.01125F);
}
// MMD's dialog would show 2500: the map ends at the balls.
void selfShadowNear(Stage& stage) {
  addShadowModel(stage, true);
  stage.selfShadow(1, 0.075F);
}

void addColumns(Stage& stage) {
  Shapes shapes;
  shapes.texture(checkered(kWhite, {0.5F, 0.6F, 0.9F, 1}, 8));
  for (const float z : {-8.0F, 0.0F, 8.0F}) {
    for (const float x : {-5.0F, 5.0F}) {
      shapes.material({z < 0 ? 1.0F : 0.5F, 0.6F, z > 0 ? 1.0F : 0.4F, 1}).texture = 0;
      shapes.tube(1.2F, x < 0 ? 10.0F : 6.0F);
      shapes.forEachVertex([x, z](model::Mesh& mesh, std::size_t vertex) {
        mesh.positions[vertex].x += x;
        mesh.positions[vertex].z += z;
      });
    }
  }
  stage.add(shapes);
  stage.camera.target = {0, 4, 0};
  stage.camera.rotation = {-0.4, 0.6, 0};
}

void cameraRoll(Stage& stage) {
  addColumns(stage);
  stage.camera.rotation.z = 0.5;
}
void cameraParallel(Stage& stage) {
  addColumns(stage);
  // The highlight has the position for an infinitely distant eye.
  Shapes shining;
  model::Material& material = shining.material({0.1F, 0.1F, 0.1F, 1});
  material.specular = {1, 1, 1};
  material.power = 12;
  shining.ball({7, -1, -12}, 4);
  stage.add(shining);
  stage.camera.perspective = false;
  stage.camera.distance = -22;
}

void light(Stage& stage) {
  Shapes shapes;
  model::Material& material = shapes.material(kWhite);
  material.sharedToon = 2;
  material.specular = {0.5F, 0.5F, 0.5F};
  material.power = 20;
  shapes.ball({0, 0, 0}, 8);
  stage.add(shapes);
  stage.light({1, 0.6F, 0.2F}, {1, -0.3F, 1});
}

// A translucent board, an opaque ball, and a glow with alpha from 0 to 1.
void transparentBackground(Stage& stage) {
  Shapes shapes;
  shapes.material(kRed).edge = true;
  shapes.model.materials.back().edgeSize = 25;
  shapes.ball({-4, 4, 0}, 3);
  shapes.material({0, 0, 1, 0.5F});
  shapes.board({4, 4, 0}, 4, 3);
  shapes.material(kWhite).texture = shapes.texture(picture(64, 64, [](double x, double) {
    return Vec4{1, 0.8F, 0, static_cast<float>(x)};
  }));
  shapes.board({0, -5, 0}, 8, 3);
  stage.add(shapes);
  stage.options.background = {0, 0, 0, 0};
}

void grid(Stage& stage) {
  addColumns(stage);
  stage.options.grid = true;
  stage.options.background = {0.95F, 0.95F, 0.9F, 1};
  stage.camera.distance = -70;
}

// One model twice: smaller and rotated, and attached to a bone of the first.
void placement(Stage& stage) {
  Shapes shapes;
  shapes.texture(checkered(kWhite, {0.5F, 0.6F, 0.9F, 1}, 8));
  const model::BoneIndex hand = shapes.bone(0, {0, 8, 0});
  shapes.material(kWhite).texture = 0;
  shapes.tube(2, 8);
  shapes.pose(0, turnAbout({0, 0, 1}, kQuarter / 3));
  const std::uint64_t attachment = stage.add(shapes).id();
  Shapes carried;
  carried.material(kRed).sharedToon = 2;
  carried.board({0, 2, 0}, 2, 2);
  carried.ball({0, 6, 0}, 2);
  scene::Actor& actor = stage.add(carried);
  actor.placement.attachment = attachment;
  actor.placement.attachmentBone = hand;
  actor.placement.scale = 0.75;
  scene::Actor& alone = stage.add(carried);
  alone.placement.position = {6, -8, 0};
  alone.placement.rotation = turnAbout({0, 1, 0}, kQuarter / 2);
  stage.camera.target = {0, 2, 0};
  stage.camera.distance = -55;
}

// Four samples per pixel.
void multisampling(Stage& stage) {
  addColumns(stage);
  stage.options.samples = 4;
}

}  // namespace

Stage::Stage() : camera(eval::sampleCamera({}, 0)) {
  camera.target = {0, 0, 0};
  camera.distance = -40;
  options.grid = false;
  options.groundShadow = false;
}

scene::Actor& Stage::add(const Shapes& shapes) { return *scene.actors.emplace_back(shapes.actor()); }

void Stage::light(Vec3 color, Vec3 direction) {
  motion::LightKey key{};
  key.color = color;
  key.direction = direction;
  scene.lightTrack = trackOf(key);
}

void Stage::selfShadow(int mode, float distance) {
  motion::SelfShadowKey key{};
  key.mode = static_cast<std::uint8_t>(mode);
  key.distance = distance;
  scene.selfShadowTrack = trackOf(key);
}

const Result<std::unique_ptr<render::OffscreenRenderer>>& sharedRenderer() {
  static const Result<std::unique_ptr<render::OffscreenRenderer>> renderer = render::OffscreenRenderer::create();
  return renderer;
}

std::vector<GoldenPicture> stagePictures() {
  return {{"skinning", skinning},
          {"morphs", morphs},
          {"ground-shadow", groundShadow},
          {"self-shadow-off", selfShadowOff},
          {"self-shadow-1", selfShadowFirst},
          {"self-shadow-2", selfShadowSecond},
          {"self-shadow-near", selfShadowNear},
          {"camera-roll", cameraRoll},
          {"camera-parallel", cameraParallel},
          {"light", light},
          {"transparent-background", transparentBackground},
          {"grid", grid},
          {"placement", placement},
          {"multisampling", multisampling, 2.5}};
}

}  // namespace furitsuke::test
