// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "core/render/offscreen_renderer.h"
#include "tests/core/render/shapes.h"

namespace furitsuke::test {

/// A scene set up for one picture: the camera looks at the origin from 40 units; no grid, no ground shadow.
struct Stage {
  Stage();
  scene::Actor& add(const Shapes& shapes);
  void light(Vec3 color, Vec3 direction);
  void selfShadow(int mode, float distance);

  scene::Scene scene;
  eval::CameraSample camera;
  render::RenderOptions options;
};

struct GoldenPicture {
  std::string name;  ///< of the file
  void (*arrange)(Stage& stage);
  double leniency = 1;  ///< above 1 where drivers may differ more
};
inline std::ostream& operator<<(std::ostream& out, const GoldenPicture& picture) { return out << picture.name; }

/// One for all tests, because the driver compiles each shader once. An Error if there is no EGL.
[[nodiscard]] const Result<std::unique_ptr<render::OffscreenRenderer>>& sharedRenderer();

/// Pictures of materials.
[[nodiscard]] std::vector<GoldenPicture> materialPictures();
/// Pictures of meshes, lighting, shadows and cameras.
[[nodiscard]] std::vector<GoldenPicture> stagePictures();

}  // namespace furitsuke::test
