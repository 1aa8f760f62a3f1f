// SPDX-License-Identifier: MIT
#include "core/render/model_pass.h"

#include <glm/geometric.hpp>
#include <utility>

#include "core/base/log.h"
#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

// Bits of the variant number.
constexpr std::size_t kTexture = 1;
constexpr std::size_t kSelfShadow = 2;
constexpr std::size_t kSpecular = 4;
constexpr std::size_t kVertexColor = 8;
constexpr std::size_t kSphere = 16;  ///< times the mode

constexpr float kLargestPoint = 64;  ///< pixels

Result<GlProgram> makeVariant(std::size_t number) {
  const auto define = [number](const char* name, std::size_t bit) {
    return std::string("#define ") + name + ((number & bit) != 0 ? " 1\n" : " 0\n");
  };
  const std::string defines = define("TEXTURE", kTexture) + define("SELF_SHADOW", kSelfShadow) +
                              define("SPECULAR", kSpecular) + define("VERTEX_COLOR", kVertexColor) + "#define SPHERE " +
                              std::to_string(number / kSphere) + "\n";
  Result<GlProgram> program = GlProgram::make(defines, kModelVertex, kModelFragment);
  if (!program) return program;
  program->use();
  program->set("diffuseTexture", 0);
  program->set("sphere", 1);
  program->set("toon", 2);
  program->set("shadowMap", 3);
  return program;
}

glm::vec4 vector(const Vec4& v) { return {v.x, v.y, v.z, v.w}; }
glm::vec4 vector(const Vec3& v, float w) { return {v.x, v.y, v.z, w}; }

void setMaterial(const GlProgram& program, const DrawnMaterial& drawn) {
  const model::MaterialValues& values = drawn.values;
  const model::MaterialValues& multiply = drawn.factors->multiply;
  const model::MaterialValues& add = drawn.factors->add;
  const std::array<glm::vec4, kMaterialVectors> vectors = {vector(values.diffuse),
                                                           vector(values.ambient, values.power),
                                                           vector(values.specular, 0),
                                                           vector(multiply.texture),
                                                           vector(add.texture),
                                                           vector(multiply.sphere),
                                                           vector(add.sphere),
                                                           vector(multiply.toon),
                                                           vector(add.toon)};
  program.set("material", vectors.data(), kMaterialVectors);
}

std::size_t variantOf(const DrawnMaterial& drawn, const DrawnActor& actor, const TextureStore& textures, bool shadow) {
  const model::Material& material = *drawn.material;
  std::size_t number = 0;
  if (textures.hasTexture(material, *actor.textures)) number |= kTexture;
  if (shadow && material.receivesShadow) number |= kSelfShadow;
  const Vec3& specular = drawn.values.specular;
  const bool shines = specular.x > 0 || specular.y > 0 || specular.z > 0;
  if (drawn.values.power > 0 && shines) number |= kSpecular;
  if (material.vertexColor && !actor.actor->mesh().extraUvs.empty()) number |= kVertexColor;
  if (textures.hasSphere(material, *actor.textures)) number += kSphere * static_cast<std::size_t>(material.sphereMode);
  return number;
}

}  // namespace

Result<ModelPass> ModelPass::make() {
  ModelPass pass;
  // The variant with all features: if the driver compiles it, it compiles the others.
  constexpr std::size_t kFullest = kTexture | kSelfShadow | kSpecular | kVertexColor | kSphere;
  Result<GlProgram> program = makeVariant(kFullest);
  if (!program) return program.error();
  pass.programs_[kFullest] = std::move(program).value();
  const GLuint sampler = pass.shadowSampler_.id();
  glSamplerParameteri(sampler, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glSamplerParameteri(sampler, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glSamplerParameteri(sampler, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glSamplerParameteri(sampler, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return pass;
}

const GlProgram* ModelPass::variant(std::size_t number) {
  auto& program = programs_[number];
  if (!program && !tried_[number]) {
    tried_[number] = true;
    Result<GlProgram> made = makeVariant(number);
    if (made) {
      program = std::move(made).value();
    } else {
      log(LogLevel::Error, "cannot draw a material: " + made.error().message());
    }
  }
  return program ? &*program : nullptr;
}

void ModelPass::draw(const DrawnFrame& frame, const DrawnActor& actor, const TextureStore& textures,
                     const ShadowLookup& shadow) {
  actor.buffers->bind();
  glFrontFace(frontOf(actor));
  glActiveTexture(GL_TEXTURE3);
  glBindTexture(GL_TEXTURE_2D, shadow.texture);
  glBindSampler(3, shadowSampler_.id());
  const glm::mat4 toView(frame.view * actor.toWorld);
  const glm::mat4 toShadow(shadow.worldToMap * actor.toWorld);
  const glm::vec3 toLight(glm::normalize(glm::dmat3(frame.view) * -frame.lightDirection));
  std::size_t current = kVariants;
  for (const DrawnMaterial& drawn : actor.materials) {
    const model::Material& material = *drawn.material;
    if (!(drawn.values.diffuse.w > 0)) continue;
    const std::size_t number = variantOf(drawn, actor, textures, shadow.texture != 0);
    const GlProgram* program = variant(number);
    if (program == nullptr) continue;
    if (number != current) {
      current = number;
      program->use();
      program->set("toView", toView);
      program->set("projection", glm::mat4(frame.projection));
      program->set("toShadow", toShadow);
      program->set("shadowScales", glm::vec2(shadow.nearScale, shadow.farScale));
      program->set("toLight", toLight);
      program->set("lightColor", frame.lightColor);
      program->set("parallel", frame.parallel ? 1.0F : 0.0F);
    }
    setMaterial(*program, drawn);
    textures.bind(textures.texturesOf(material, *actor.textures), material.sphereMode == model::SphereMode::SubTexture);
    cullBacksOf(drawn);
    if (material.points) {
      glPolygonMode(GL_FRONT_AND_BACK, GL_POINT);
      glPointSize(std::clamp(drawn.values.edgeSize, 1.0F, kLargestPoint));
    } else if (material.lines) {
      glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    }
    actor.buffers->draw(material);
    if (material.points || material.lines) glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
  }
}

}  // namespace furitsuke::render
