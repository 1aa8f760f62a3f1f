// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/eval/camera_view.h"
#include "core/render/background.h"
#include "core/scene/ghost.h"
#include "core/scene/scene.h"

namespace furitsuke::render {

struct RenderOptions {
  Vec4 background{1, 1, 1, 1};  ///< r g b a; with alpha 0 the picture is transparent where nothing is drawn
  bool edges = true;
  float thinnestEdge = 0;  ///< pixels; edges are at least as wide, where MMD's thin to nothing in small pictures
  bool groundShadow = true;
  bool selfShadow = true;
  bool grid = true;                      ///< ground grid with the axes
  BackgroundImage backgroundImage = {};  ///< drawn over `background`
  int samples = 1;  ///< per pixel, 0 and 1: one; limited to what the machine supports; slow in software rendering
};

/// Where to draw: a framebuffer of the current context with depth and stencil and one sample per pixel, and its size in
/// pixels. The colors are written with premultiplied alpha.
struct RenderTarget {
  unsigned framebuffer = 0;
  int width = 0;
  int height = 0;
};

/// Draws scenes with OpenGL 3.3 core, independent of any window. The caller makes a context current, the same one for
/// creating, drawing and destroying. Models and textures are uploaded when first drawn and dropped when they leave the
/// scene.
class Renderer {
 public:
  /// An Error if the context does not support OpenGL 3.3 or a program does not compile.
  [[nodiscard]] static Result<std::unique_ptr<Renderer>> create();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  /// `scene` is evaluated. `ghosts` belong to its actors, nearest in time first. Restores the OpenGL state of a new
  /// context.
  void draw(const scene::Scene& scene, const eval::CameraView& view, const RenderOptions& options,
            const RenderTarget& target, std::span<const scene::Ghost> ghosts = {});

  /// Draws the same with a single triangle of each material: the driver compiles all that the next such picture needs,
  /// in a fraction of the time that its pixels take in software.
  void warmUp(const scene::Scene& scene, const eval::CameraView& view, const RenderOptions& options,
              const RenderTarget& target);

  /// The OpenGL renderer name: "llvmpipe (LLVM 15.0.6, 256 bits)".
  [[nodiscard]] const std::string& deviceName() const;
  /// Whether the CPU draws instead of a graphics card.
  [[nodiscard]] bool isSoftware() const;

 private:
  struct Parts;
  explicit Renderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace furitsuke::render
