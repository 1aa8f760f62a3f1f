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

/// The shape of the mark of a bone, as in MMD. Circle: the bone rotates. Square: it also moves. Crossed circle: it
/// rotates about a fixed axis.
enum class BoneShape { Circle, Square, CrossedCircle };
/// The state that determines the color of a bone.
enum class BoneState { Plain, IkGoal, IkLink, FixedAxis };

/// The mark of a bone in the picture, in pixels.
struct BoneMark {
  model::BoneIndex bone = model::kNoIndex;
  QPointF at;
  QPointF tail;      ///< end of the bone; `at` if it has none
  double depth = 0;  ///< distance from the camera along its direction of view, model units
  BoneShape shape = BoneShape::Circle;
  BoneState state = BoneState::Plain;
  bool isMinor = false;      ///< of fingers, hair and skirts: drawn smaller
  bool isOfPhysics = false;  ///< moved by physics: picked after the bones of the body
};

/// The properties of the marks that never change for a model.
class BoneStyles {
 public:
  BoneStyles() = default;
  explicit BoneStyles(const model::Model& model);

  /// The visible, operable bones in front of the camera, in the order of the model.
  [[nodiscard]] std::vector<BoneMark> marks(const scene::Actor& actor, const glm::dmat4& world,
                                            const eval::CameraView& view, QSizeF size) const;

 private:
  struct Style {
    model::BoneIndex bone;
    BoneShape shape;
    BoneState state;
    bool isMinor;
    bool isOfPhysics;
  };
  std::vector<Style> styles_;
};

/// The bones whose marks are within 9 pixels of the mouse: those that physics moves last, nearest first; of about
/// equally near ones the frontmost first.
[[nodiscard]] std::vector<model::BoneIndex> marksAt(const std::vector<BoneMark>& marks, QPointF position);
/// The first of marksAt().
[[nodiscard]] std::optional<model::BoneIndex> markAt(const std::vector<BoneMark>& marks, QPointF point);
/// The one after `current` in marksAt(), the first again after the last, so that repeated clicks reach all of them.
[[nodiscard]] std::optional<model::BoneIndex> markAfter(const std::vector<BoneMark>& marks, QPointF at,
                                                        model::BoneIndex current);
/// The bones whose marks are so near to the mouse, within 40 pixels, that they are drawn in full; ascending.
[[nodiscard]] std::vector<model::BoneIndex> marksNear(const std::vector<BoneMark>& marks, QPointF spot);
/// The bones whose marks are within the box.
[[nodiscard]] std::vector<model::BoneIndex> marksIn(const std::vector<BoneMark>& marks, const QRectF& box);

/// The color of posed but unregistered bones, as in MMD; the same in both themes because it is drawn over the picture.
[[nodiscard]] QColor draftColor();

/// What determines which marks are drawn, and how.
struct BoneMarkScene {
  const eval::BoundDraft& draft;                  ///< its bones are drawn with a ring
  const std::vector<model::BoneIndex>& selected;  ///< ascending
  const std::vector<model::BoneIndex>& near;      ///< see marksNear(); ascending
  model::BoneIndex hovered = model::kNoIndex;
  bool showsAll = true;  ///< false: only bones that are selected, posed or near the mouse
};

/// The marks that are drawn.
[[nodiscard]] std::vector<BoneMark> shownMarks(const std::vector<BoneMark>& marks, const BoneMarkScene& scene);
/// The marks of minor bones are small and faint, unless they are selected, posed or near the mouse.
void paintBoneMarks(QPainter& painter, const std::vector<BoneMark>& marks, const BoneMarkScene& scene);

}  // namespace furitsuke::panels
