// SPDX-License-Identifier: MIT
#include "core/render/renderer.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <optional>
#include <utility>

#include "core/render/background_pass.h"
#include "core/render/canvas.h"
#include "core/render/copy_pass.h"
#include "core/render/drawn_frame.h"
#include "core/render/edge_pass.h"
#include "core/render/ghost_pass.h"
#include "core/render/ground_grid.h"
#include "core/render/ground_shadow.h"
#include "core/render/model_pass.h"
#include "core/render/shadow_map.h"
#include "core/render/software_device.h"

namespace furitsuke::render {

namespace {

constexpr glm::dvec3 kMmdLight(-0.5, -1, 0.5);

std::string textOf(GLenum name) {
  const GLubyte* text = glGetString(name);
  return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

// Restores the OpenGL state of a new context.
void restoreState() {
  glDisable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ZERO);
  glDisable(GL_CULL_FACE);
  glFrontFace(GL_CCW);
  glPointSize(1);
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

DrawnActor drawnActor(const scene::Actor& actor, const glm::dmat4& toWorld, ActorBufferStore& buffers,
                      TextureStore& textures) {
  DrawnActor drawn;
  drawn.actor = &actor;
  drawn.buffers = &buffers.use(actor);
  drawn.textures = &textures.use(actor.images());
  drawn.toWorld = toWorld;
  drawn.mirrored = glm::determinant(glm::dmat3(drawn.toWorld)) < 0;
  const auto opacity = static_cast<float>(actor.shownPlacement().opacity);
  const std::vector<model::Material>& materials = actor.model().materials;
  drawn.materials.reserve(materials.size());
  for (std::size_t i = 0; i < materials.size(); ++i) {
    if (!actor.isMaterialShown(i)) continue;
    const eval::MaterialFactors& factors = actor.mesh().materials[i];
    DrawnMaterial material{&materials[i], &factors, eval::morphedMaterial(materials[i], factors)};
    material.values.diffuse.w *= opacity;
    material.values.edgeColor.w *= opacity;
    drawn.materials.push_back(material);
  }
  return drawn;
}

}  // namespace

bool isSoftwareDevice(std::string_view device) {
  return std::ranges::any_of(std::array{"llvmpipe", "softpipe", "swrast", "SwiftShader"},
                             [device](const char* name) { return device.find(name) != std::string_view::npos; });
}

glm::dvec3 usableDirection(const glm::dvec3& direction) {
  const double length = glm::length(direction);
  return length > 1e-6 && length < 1e6 ? direction / length : glm::normalize(kMmdLight);
}

struct Renderer::Parts {
  Parts(std::string deviceName, std::optional<CopyPass> copyPass, ModelPass modelPass, EdgePass edgePass,
        GroundShadow ground, GroundGrid lines, ShadowMap map, GhostPass ghostPass, BackgroundPass backgroundPass)
      : device(std::move(deviceName)),
        copies(std::move(copyPass)),
        textures(ownCopies()),
        models(std::move(modelPass)),
        edges(std::move(edgePass)),
        groundShadow(std::move(ground)),
        grid(std::move(lines)),
        shadowMap(std::move(map)),
        ghosts(std::move(ghostPass)),
        backgroundImage(std::move(backgroundPass)) {}

  /// nullptr if the driver copies.
  [[nodiscard]] const CopyPass* ownCopies() const { return copies ? &*copies : nullptr; }
  [[nodiscard]] DrawnFrame frameOf(const scene::Scene& scene, const eval::CameraView& view,
                                   const RenderOptions& options, const RenderTarget& target,
                                   std::span<const scene::Ghost> sceneGhosts);
  [[nodiscard]] GLuint framebufferFor(const RenderTarget& target, int samples);
  void drawScene(const DrawnFrame& frame, const ShadowLookup& shadow);

  std::string device;
  std::optional<CopyPass> copies;  ///< in software
  ActorBufferStore buffers;
  TextureStore textures;
  ModelPass models;
  EdgePass edges;
  GroundShadow groundShadow;
  GroundGrid grid;
  ShadowMap shadowMap;
  GhostPass ghosts;
  BackgroundPass backgroundImage;
  std::unique_ptr<Canvas> samples;
};

DrawnFrame Renderer::Parts::frameOf(const scene::Scene& scene, const eval::CameraView& view,
                                    const RenderOptions& options, const RenderTarget& target,
                                    std::span<const scene::Ghost> sceneGhosts) {
  DrawnFrame frame;
  frame.options = options;
  frame.width = target.width;
  frame.height = target.height;
  frame.view = view.view;
  frame.projection = view.projection;
  frame.eye = view.eye;
  frame.forward = view.forward;
  frame.fov = view.fov;
  frame.parallel = view.projection[2][3] == 0;
  frame.lightDirection = usableDirection(scene.light().direction);
  frame.lightColor = glm::vec3(scene.light().color);
  frame.selfShadow = scene.selfShadow();
  buffers.keepOnly(scene, sceneGhosts);
  textures.keepOnly(scene);
  for (const auto& actor : scene.actors) {
    if (!actor->isVisible() || actor->model().mesh.indices.empty()) continue;
    frame.actors.push_back(drawnActor(*actor, scene.worldOf(*actor), buffers, textures));
  }
  frame.ghosts.reserve(sceneGhosts.size());
  for (const scene::Ghost& ghost : sceneGhosts) {
    if (!ghost.actor->isVisible() || ghost.actor->model().mesh.indices.empty()) continue;
    const Vec4& tint = ghost.tint;
    frame.ghosts.push_back(
        {drawnActor(*ghost.actor, ghost.toWorld, buffers, textures), ghost.of, {tint.x, tint.y, tint.z, tint.w}});
  }
  return frame;
}

// The framebuffer to draw to: the target itself, or the multisampled canvas.
GLuint Renderer::Parts::framebufferFor(const RenderTarget& target, int count) {
  GLint maxSamples = 1;
  glGetIntegerv(GL_MAX_SAMPLES, &maxSamples);
  count = std::clamp(count, 1, static_cast<int>(maxSamples));
  if (count == 1) {
    samples.reset();
    return target.framebuffer;
  }
  if (!samples || !samples->is(target.width, target.height, count)) {
    samples.reset();
    samples = std::make_unique<Canvas>(target.width, target.height, count, ownCopies());
  }
  if (samples->isComplete()) return samples->framebuffer();
  samples.reset();
  return target.framebuffer;
}

// Needs the framebuffer bound; enables depth test and blending.
void Renderer::Parts::drawScene(const DrawnFrame& frame, const ShadowLookup& shadow) {
  // The picture has premultiplied alpha.
  const Vec4& color = frame.options.background;
  glClearColor(color.x * color.w, color.y * color.w, color.z * color.w, color.w);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
  backgroundImage.draw(frame);
  if (frame.options.grid) grid.draw(frame);
  for (const DrawnActor& actor : frame.actors) {
    GhostPass::beginCover(frame, actor);
    models.draw(frame, actor, textures, shadow);
    if (frame.options.edges) edges.draw(frame, actor);
    GhostPass::endCover();
  }
  if (frame.options.groundShadow) groundShadow.draw(frame);
  ghosts.draw(frame, textures);
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

Result<std::unique_ptr<Renderer>> Renderer::create() {
  if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 33) {
    return Error::in(Core::tr("graphics"), Core::trWith("OpenGL 3.3 is required; the driver supports %1"),
                     textOf(GL_VERSION));
  }
  std::string device = textOf(GL_RENDERER);
  Result<ModelPass> models = ModelPass::make();
  if (!models) return models.error();
  Result<EdgePass> edges = EdgePass::make();
  if (!edges) return edges.error();
  Result<GroundShadow> ground = GroundShadow::make();
  if (!ground) return ground.error();
  Result<GroundGrid> grid = GroundGrid::make();
  if (!grid) return grid.error();
  Result<ShadowMap> map = ShadowMap::make();
  if (!map) return map.error();
  Result<GhostPass> ghosts = GhostPass::make();
  if (!ghosts) return ghosts.error();
  Result<BackgroundPass> backgroundImage = BackgroundPass::make();
  if (!backgroundImage) return backgroundImage.error();
  std::optional<CopyPass> copies;
  if (isSoftwareDevice(device)) {
    Result<CopyPass> made = CopyPass::make();
    if (!made) return made.error();
    copies = std::move(made).value();
  }
  auto parts =
      std::make_unique<Parts>(std::move(device), std::move(copies), std::move(models).value(), std::move(edges).value(),
                              std::move(ground).value(), std::move(grid).value(), std::move(map).value(),
                              std::move(ghosts).value(), std::move(backgroundImage).value());
  restoreState();
  return std::unique_ptr<Renderer>(new Renderer(std::move(parts)));
}

void Renderer::draw(const scene::Scene& scene, const eval::CameraView& view, const RenderOptions& options,
                    const RenderTarget& target, std::span<const scene::Ghost> ghosts) {
  const DrawnFrame frame = parts_->frameOf(scene, view, options, target, ghosts);
  parts_->backgroundImage.prepare(frame, parts_->ownCopies());
  parts_->textures.setScreen(parts_->backgroundImage.texture());
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LEQUAL);
  const ShadowLookup shadow = options.selfShadow ? parts_->shadowMap.draw(frame) : ShadowLookup();
  const GLuint framebuffer = parts_->framebufferFor(target, options.samples);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
  glViewport(0, 0, target.width, target.height);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  parts_->drawScene(frame, shadow);
  restoreState();
  if (framebuffer == target.framebuffer) return;
  parts_->samples->resolveInto(target.framebuffer);
  restoreState();
}

void Renderer::warmUp(const scene::Scene& scene, const eval::CameraView& view, const RenderOptions& options,
                      const RenderTarget& target) {
  parts_->buffers.setMostTriangles(1);
  draw(scene, view, options, target);
  parts_->buffers.setMostTriangles(kAllTriangles);
}

const std::string& Renderer::deviceName() const { return parts_->device; }

bool Renderer::isSoftware() const { return isSoftwareDevice(parts_->device); }

}  // namespace furitsuke::render
