// SPDX-License-Identifier: MIT
#include "core/render/renderer.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <utility>

#include "core/render/drawn_frame.h"
#include "core/render/model_pass.h"

namespace furitsuke {

namespace {

constexpr glm::dvec3 kMmdLight(-0.5, -1, 0.5);

std::string textOf(GLenum name) {
  const GLubyte* text = glGetString(name);
  return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

DrawnActor drawnActor(const Scene& scene, const Actor& actor, ActorBufferStore& buffers, TextureStore& textures) {
  DrawnActor drawn;
  drawn.actor = &actor;
  drawn.buffers = &buffers.use(actor);
  drawn.textures = &textures.use(actor.images());
  drawn.toWorld = scene.worldOf(actor);
  drawn.mirrored = glm::determinant(glm::dmat3(drawn.toWorld)) < 0;
  const std::vector<Material>& materials = actor.model().materials;
  drawn.materials.reserve(materials.size());
  for (std::size_t i = 0; i < materials.size(); ++i) {
    const MaterialFactors& factors = actor.mesh().materials[i];
    drawn.materials.push_back({&materials[i], &factors, morphedMaterial(materials[i], factors)});
  }
  return drawn;
}

}  // namespace

glm::dvec3 usableDirection(const glm::dvec3& direction) {
  const double length = glm::length(direction);
  return length > 1e-6 && length < 1e6 ? direction / length : glm::normalize(kMmdLight);
}

struct Renderer::Parts {
  explicit Parts(ModelPass pass) : models(std::move(pass)) {}

  [[nodiscard]] DrawnFrame frameOf(const Scene& scene, const CameraView& view, const RenderOptions& options,
                                   const RenderTarget& target);
  void clear(const DrawnFrame& frame) const;

  std::string device;
  ActorBufferStore buffers;
  TextureStore textures;
  ModelPass models;
};

DrawnFrame Renderer::Parts::frameOf(const Scene& scene, const CameraView& view, const RenderOptions& options,
                                    const RenderTarget& target) {
  DrawnFrame frame;
  frame.options = options;
  frame.width = target.width;
  frame.height = target.height;
  frame.view = view.view;
  frame.projection = view.projection;
  frame.eye = view.eye;
  frame.forward = view.forward;
  frame.parallel = view.projection[2][3] == 0;
  frame.lightDirection = usableDirection(scene.light().direction);
  frame.lightColor = glm::vec3(scene.light().color);
  frame.selfShadow = scene.selfShadow();
  buffers.keepOnly(scene);
  textures.keepOnly(scene);
  for (const auto& actor : scene.actors) {
    if (!actor->isVisible() || actor->model().mesh.indices.empty()) continue;
    frame.actors.push_back(drawnActor(scene, *actor, buffers, textures));
  }
  return frame;
}

// Colours in the picture are multiplied with their alpha.
void Renderer::Parts::clear(const DrawnFrame& frame) const {
  const Vec4& color = frame.options.background;
  glClearColor(color.x * color.w, color.y * color.w, color.z * color.w, color.w);
  glClearDepth(1);
  glClearStencil(0);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

Result<std::unique_ptr<Renderer>> Renderer::create() {
  if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 33) {
    return Error{{}, "graphics", "OpenGL 3.3 is needed, the driver has " + textOf(GL_VERSION)};
  }
  Result<ModelPass> models = ModelPass::make();
  if (!models) return models.error();
  auto parts = std::make_unique<Parts>(std::move(models).value());
  parts->device = textOf(GL_RENDERER);
  return std::unique_ptr<Renderer>(new Renderer(std::move(parts)));
}

void Renderer::draw(const Scene& scene, const CameraView& view, const RenderOptions& options,
                    const RenderTarget& target) {
  const DrawnFrame frame = parts_->frameOf(scene, view, options, target);
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer);
  glViewport(0, 0, target.width, target.height);
  parts_->clear(frame);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LEQUAL);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  for (const DrawnActor& actor : frame.actors) parts_->models.draw(frame, actor, parts_->textures, {});
  // As a fresh context has it.
  glDisable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ZERO);
  glDisable(GL_CULL_FACE);
  glFrontFace(GL_CCW);
  for (GLuint unit = 0; unit < 4; ++unit) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, 0);
    glBindSampler(unit, 0);
  }
  glActiveTexture(GL_TEXTURE0);
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  glUseProgram(0);
  glClearColor(0, 0, 0, 0);
}

const std::string& Renderer::deviceName() const { return parts_->device; }

bool Renderer::isSoftware() const {
  for (const char* name : {"llvmpipe", "softpipe", "swrast", "SwiftShader"}) {
    if (parts_->device.find(name) != std::string::npos) return true;
  }
  return false;
}

}  // namespace furitsuke
