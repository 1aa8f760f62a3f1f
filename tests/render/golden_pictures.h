// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "core/render/offscreen_renderer.h"
#include "tests/render/shapes.h"

namespace furitsuke::test {

/// A scene that is set up for one picture: the camera looks at the origin, which lies 40 units before it; no grid, no
/// ground shadow.
struct Stage {
  Stage();
  Actor& add(const Shapes& shapes);
  void light(Vec3 color, Vec3 direction);
  void selfShadow(int mode, float distance);

  Scene scene;
  CameraSample camera;
  RenderOptions options;
};

struct GoldenPicture {
  std::string name;  ///< of the file
  void (*arrange)(Stage& stage);
  double leniency = 1;  ///< above where drivers may differ more
};
inline std::ostream& operator<<(std::ostream& out, const GoldenPicture& picture) { return out << picture.name; }

/// One for all tests: the driver compiles each shader once. An Error where there is no EGL.
[[nodiscard]] const Result<std::unique_ptr<OffscreenRenderer>>& sharedRenderer();

/// How materials look.
[[nodiscard]] std::vector<GoldenPicture> materialPictures();
/// How meshes move, and how they are lit, shaded and filmed.
[[nodiscard]] std::vector<GoldenPicture> stagePictures();

}  // namespace furitsuke::test
