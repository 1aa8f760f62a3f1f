// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "app/stage/stage.h"
#include "core/eval/camera_view.h"
#include "core/scene/ghost.h"

class QPainter;

namespace furitsuke {

/// What the viewport shows of Stage::comparison() at the playhead: the active model by the second motion as a ghost,
/// and a line for each bone from where the first motion has it to where the second has it. A pose that is not
/// registered has no part in it.
class ComparisonView {
 public:
  struct Line {
    BoneIndex bone;
    glm::dvec3 from, to;  ///< in the world
    bool isSelected;
  };

  explicit ComparisonView(Stage& stage) : stage_(stage) {}

  /// nullptr when nothing is compared, or the model is hidden. Valid until the next call.
  [[nodiscard]] const Ghost* ghost();
  /// Of the visible and the selected bones that stand elsewhere, in the order of the model, selected ones last.
  [[nodiscard]] const std::vector<Line>& lines();
  void paint(QPainter& painter, const CameraView& view, QSizeF size);
  /// Poses by the second motion that were ever worked out.
  [[nodiscard]] std::uint64_t workedOut() const noexcept { return workedOut_; }

 private:
  /// For what the ghost was worked out.
  struct Moment {
    std::uint64_t actor = 0;
    std::uint64_t revision = 0;  ///< of the comparison
    double frame = 0;
    friend bool operator==(const Moment&, const Moment&) = default;
  };
  /// False when there is nothing to show.
  bool workOut();

  Stage& stage_;
  Ghost ghost_;
  std::optional<Moment> moment_;
  std::optional<RigPose> first_;
  std::vector<Line> lines_;
  std::uint64_t workedOut_ = 0;
};

}  // namespace furitsuke
