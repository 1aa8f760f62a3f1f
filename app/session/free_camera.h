// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>

#include "core/eval/camera_view.h"

namespace furitsuke::session {

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// Bounding box of the objects to show; empty if `low` is above `high`.
struct SceneBox {
  glm::dvec3 low{1, 1, 1};
  glm::dvec3 high{-1, -1, -1};

  [[nodiscard]] bool isEmpty() const noexcept { return low.x > high.x; }
  void add(const glm::dvec3& point);
};

/// The camera that the user moves. It orbits its target, like MMD's camera.
class FreeCamera {
 public:
  [[nodiscard]] const eval::CameraSample& sample() const noexcept { return sample_; }
  void set(const eval::CameraSample& sample) { sample_ = sample; }
  /// MMD's default view.
  void reset();

  /// Orbits by a drag in pixels; the scene rotates with the mouse.
  void orbit(double right, double down);
  /// Moves camera and target, so that the target plane follows the mouse. `width` and `height` are the size of the view
  /// in pixels.
  void pan(double right, double down, double width, double height);
  /// Zooms in by `steps` wheel notches; negative values zoom out.
  void zoom(double steps);
  /// Sets the direction of view; the target and the absolute distance are kept.
  void lookFrom(StandardView view);
  void setPerspective(bool on) { sample_.perspective = on; }
  /// Moves the camera so that the whole box is visible, without changing the direction of view. `aspect` is the width
  /// of the view divided by its height. An empty box has no effect.
  void frame(const SceneBox& box, double aspect);
  void moveTarget(const glm::dvec3& by) { sample_.target += by; }

 private:
  eval::CameraSample sample_ = eval::sampleCamera({}, 0);
};

}  // namespace furitsuke::session
