// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>

#include "core/eval/camera_view.h"

namespace furitsuke {

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// A box that holds what is to be seen; empty when `low` is above `high`.
struct SceneBox {
  glm::dvec3 low{1, 1, 1};
  glm::dvec3 high{-1, -1, -1};

  [[nodiscard]] bool isEmpty() const noexcept { return low.x > high.x; }
  void add(const glm::dvec3& point);
};

/// The camera that a person moves. It turns about its target, as MMD's does.
class FreeCamera {
 public:
  [[nodiscard]] const CameraSample& sample() const noexcept { return sample_; }
  /// Goes on from there.
  void set(const CameraSample& sample) { sample_ = sample; }
  /// MMD's own view.
  void reset();

  /// By a drag of so many pixels: the scene turns with the mouse.
  void orbit(double right, double down);
  /// The target goes along: what was under the mouse stays under it. `height` of the picture in the same pixels.
  void pan(double right, double down, double height);
  /// Positive comes nearer; 1 is a notch of the wheel.
  void zoom(double steps);
  void look(StandardView view);
  void setPerspective(bool on) { sample_.perspective = on; }
  /// Shows the whole box from where it looks now. Does nothing with an empty one.
  void frame(const SceneBox& box, double aspect);
  void moveTarget(const glm::dvec3& by) { sample_.target += by; }

 private:
  CameraSample sample_ = sampleCamera({}, 0);
};

}  // namespace furitsuke
