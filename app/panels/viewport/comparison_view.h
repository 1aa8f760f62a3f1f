// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "app/session/physics/background_run.h"
#include "app/session/scene/stage.h"
#include "core/eval/camera_view.h"
#include "core/physics/physics_settings.h"
#include "core/scene/ghost.h"

class QPainter;

namespace furitsuke::panels {

/// Shows Stage::comparison() at the playhead: the active model in the pose of the second motion as a ghost, and lines
/// from the positions of the bones in the first motion to those in the second. Unregistered poses are ignored.
class ComparisonView {
 public:
  struct Line {
    model::BoneIndex bone;
    glm::dvec3 from, to;  ///< in the world
    bool isSelected;
  };

  explicit ComparisonView(session::Stage& stage) : stage_(stage) {}

  /// The ghost; nullptr if there is no comparison or the model is hidden. Valid until the next call.
  [[nodiscard]] const scene::Ghost* ghost();
  /// One line for each visible or selected bone whose positions differ, in the order of the model, selected ones last.
  [[nodiscard]] const std::vector<Line>& lines();
  void paint(QPainter& painter, const eval::CameraView& view, QSizeF size);
  /// Number of poses of the second motion computed so far, for tests.
  [[nodiscard]] std::uint64_t computedPoseCount() const noexcept { return computedPoseCount_; }

 private:
  /// The inputs for which the ghost was computed.
  struct Inputs {
    std::uint64_t actor = 0;
    std::uint64_t revision = 0;  ///< of the comparison
    std::uint64_t poses = 0;     ///< Stage::motionRevision()
    bool isExact = true;         ///< physics of the second motion was simulated up to the frame
    double frame = 0;
    friend bool operator==(const Inputs&, const Inputs&) = default;
  };
  /// Computes both poses if an input has changed. False if there is nothing to show.
  bool compute();
  /// Simulates the bodies of the second motion in the background and shows them; false if the frame is not there yet.
  bool showPhysics(bool isOther, double frame);

  session::Stage& stage_;
  scene::Ghost ghost_;
  session::BackgroundRun run_;  ///< of the second motion
  physics::PhysicsSettings settings_;
  std::optional<Inputs> computedFor_;
  std::optional<eval::RigPose> first_;
  std::optional<physics::BodyPoser> firstPoser_;
  std::vector<Line> lines_;
  std::uint64_t computedPoseCount_ = 0;
};

}  // namespace furitsuke::panels
