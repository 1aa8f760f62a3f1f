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

namespace furitsuke::panels {

/// The mark of a bone, as in MMD: circle: it rotates; square: it also moves; crossed circle: it rotates about its fixed
/// axis.
enum class BoneShape { Circle, Square, CrossedCircle };
/// The state that determines the color of a bone.
enum class BoneState { Plain, IkGoal, IkLink, FixedAxis };

/// A bone in the picture; pixels.
struct BoneMark {
  model::BoneIndex bone = model::kNoIndex;
  QPointF at;
  QPointF tail;  ///< end of the bone; `at` when it has none
  double depth = 0;
  BoneShape shape = BoneShape::Circle;
  BoneState state = BoneState::Plain;
};

/// The properties of the marks that never change for a model.
class BoneLooks {
 public:
  BoneLooks() = default;
  explicit BoneLooks(const model::Model& model);

  /// The visible, operable bones in front of the camera, in the order of the model.
  [[nodiscard]] std::vector<BoneMark> marks(const scene::Actor& actor, const glm::dmat4& world,
                                            const eval::CameraView& view, QSizeF size) const;

 private:
  struct Look {
    model::BoneIndex bone;
    BoneShape shape;
    BoneState state;
  };
  std::vector<Look> looks_;
};

/// The mark under the mouse: the nearest one within reach; of equally near ones the one in front.
[[nodiscard]] std::optional<model::BoneIndex> markAt(const std::vector<BoneMark>& marks, QPointF place);
[[nodiscard]] std::vector<model::BoneIndex> marksIn(const std::vector<BoneMark>& marks, const QRectF& box);

/// The color of posed but unregistered bones, as in MMD; the same in both themes because it is drawn over the picture.
[[nodiscard]] QColor draftColor();

/// `draft`: its bones get a ring; `selected` is ascending; `hovered` is kNoIndex for none.
void paintBoneMarks(QPainter& painter, const std::vector<BoneMark>& marks, const eval::BoundDraft& draft,
                    const std::vector<model::BoneIndex>& selected, model::BoneIndex hovered);

}  // namespace furitsuke::panels
