// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/film/ball_scene.h"

#include "core/io/motion_file.h"
#include "tests/core/render/shapes.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::test {

scene::Scene ballScene() {
  scene::Scene scene;
  Shapes shapes;
  shapes.material({1, 0, 0, 1});
  shapes.ball({0, 10, 0}, 5);
  scene.actors.push_back(shapes.actor());
  const Bytes camera = VmdBuilder::version2().count(0).count(0).count(2).camera(0, -45).camera(10, -20).bytes();
  scene.cameraTrack = io::motionFromBytes(camera)->motion.camera;
  return scene;
}

}  // namespace furitsuke::test
