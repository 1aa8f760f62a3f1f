// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <memory>

#include "core/image/image.h"

namespace furitsuke::render {

/// A picture behind the scene, which fills the view at any aspect ratio.
struct BackgroundImage {
  enum class Fit : std::uint8_t {
    Fit,     ///< as large as possible without being cut
    Fill,    ///< as small as possible without a border
    Stretch  ///< exactly, without its aspect ratio
  };
  std::shared_ptr<const image::Image> picture;  ///< null: none
  double pixelAspect = 1;                       ///< width of its pixels / height
  Fit fit = Fit::Fit;
  glm::dvec2 offset{0, 0};  ///< of its middle to the right and up, in widths and heights of the view
  double scale = 1;         ///< above 0
  double opacity = 1;       ///< 0 to 1
};

/// Half of the width and height of the picture, in halves of the view's. `aspect` is width / height of the view.
[[nodiscard]] glm::dvec2 halfSizeOf(const BackgroundImage& backgroundImage, double aspect);

}  // namespace furitsuke::render
