// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/eval/camera_view.h"
#include "core/scene/ghost.h"
#include "core/scene/scene.h"

namespace furitsuke {

struct RenderOptions {
  Vec4 background{1, 1, 1, 1};  ///< r g b a; with alpha 0 the picture is transparent where nothing stands
  bool edges = true;
  bool groundShadow = true;
  bool selfShadow = true;
  bool grid = true;  ///< of the ground, with the axes
  int samples = 1;   ///< per pixel; cut to what the machine has. Dear where the processor draws
};

/// Where a picture goes: a framebuffer of the current context with depth and stencil and one sample a pixel, and its
/// size in pixels. Colours come to stand there multiplied with their alpha.
struct RenderTarget {
  unsigned framebuffer = 0;
  int width = 0;
  int height = 0;
};

/// Draws scenes with OpenGL 3.3 core. Knows no window: whoever calls it has made a context current, always the same
/// one, for making it, for drawing and for destroying it. Models and pictures are uploaded when they are first drawn
/// and forgotten when they have left the scene.
class Renderer {
 public:
  /// An Error when the context is none of OpenGL 3.3 or a program does not compile there.
  [[nodiscard]] static Result<std::unique_ptr<Renderer>> create();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  /// `scene` is evaluated. `ghosts` belong to actors of it; what is nearest in time comes first. Leaves the state of
  /// OpenGL as a fresh context has it.
  void draw(const Scene& scene, const CameraView& view, const RenderOptions& options, const RenderTarget& target,
            std::span<const Ghost> ghosts = {});

  /// What draws: "llvmpipe (LLVM 15.0.6, 256 bits)".
  [[nodiscard]] const std::string& deviceName() const;
  /// The processor draws, not a graphics card.
  [[nodiscard]] bool isSoftware() const;

 private:
  struct Parts;
  explicit Renderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace furitsuke
