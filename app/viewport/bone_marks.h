// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/scene/actor.h"

class QPainter;

namespace furitsuke {

/// What a bone is marked with, as MMD does: a circle turns, a square moves too, a crossed circle turns about its axis.
enum class BoneShape { Circle, Square, CrossedCircle };
/// Why a bone has its colour.
enum class BoneState { Plain, IkGoal, IkLink, FixedAxis };

/// A bone in the picture; pixels.
struct BoneMark {
  BoneIndex bone = kNoIndex;
  QPointF at;
  QPointF tail;  ///< where it points to; `at` when it points nowhere
  double depth = 0;
  BoneShape shape = BoneShape::Circle;
  BoneState state = BoneState::Plain;
};

/// What of a model never changes about its marks.
class BoneLooks {
 public:
  BoneLooks() = default;
  explicit BoneLooks(const Model& model);

  /// Visible bones that can be worked with, before the eye, in the order of the model.
  [[nodiscard]] std::vector<BoneMark> marks(const Actor& actor, const glm::dmat4& world, const CameraView& view,
                                            QSizeF size) const;

 private:
  struct Look {
    BoneIndex bone;
    BoneShape shape;
    BoneState state;
  };
  std::vector<Look> looks_;
};

/// The mark under the mouse: of those within reach the nearest to it, of equally near ones the one in front.
[[nodiscard]] std::optional<BoneIndex> markAt(const std::vector<BoneMark>& marks, QPointF place);
[[nodiscard]] std::vector<BoneIndex> marksIn(const std::vector<BoneMark>& marks, const QRectF& box);

/// The colour of what is posed and not registered, as in MMD; in both themes, because it lies over the picture.
[[nodiscard]] QColor draftColor();

/// `draft`: the bones of it are told by a ring; `selected` ascending; `hovered` kNoIndex for none.
void paintBoneMarks(QPainter& painter, const std::vector<BoneMark>& marks, const BoundDraft& draft,
                    const std::vector<BoneIndex>& selected, BoneIndex hovered);

}  // namespace furitsuke
