// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <optional>
#include <vector>

#include "core/eval/bone_handles.h"

class QPainter;

namespace furitsuke::panels {

enum class PoseToolKind { Select, Move, Rotate, Both };

/// The position of the handles and which of them exist.
struct HandleFrame {
  eval::PosingView view;
  QSizeF size;  ///< of the picture, pixels
  glm::dvec3 origin{0, 0, 0};
  glm::dmat3 axes{1};
  bool moves = false, turns = false;
  bool onlyFirstAxis = false;  ///< the bone rotates only about the x axis of `axes`
};

/// The shape of a handle for painting and picking, in pixels.
struct HandleShape {
  eval::PoseHandle handle;
  std::vector<QLineF> lines;  ///< can be picked
  std::vector<QLineF> faint;  ///< the far side of a ring, which cannot be picked
  QPolygonF area;             ///< can be picked
};

/// The position of a point of the model in the picture; nullopt if it is behind the camera.
[[nodiscard]] std::optional<QPointF> inPicture(const eval::PosingView& view, const glm::dvec3& position, QSizeF size);
/// Converts a position in the picture to clip coordinates, which eval::HandleDrag uses: x and y from -1 to 1.
[[nodiscard]] glm::dvec2 clipPlace(QPointF at, QSizeF size);

/// The radius of the rings in model units. Their size in the picture does not depend on the distance of the bone.
[[nodiscard]] double ringRadius(const HandleFrame& frame);
/// The shapes of all handles, in picking order.
[[nodiscard]] std::vector<HandleShape> handleShapes(const HandleFrame& frame);
[[nodiscard]] std::optional<eval::PoseHandle> handleAt(const std::vector<HandleShape>& shapes, QPointF point);
/// `highlighted`: the handle under the mouse or the dragged handle. During a drag the others are dimmed.
void paintHandles(QPainter& painter, const std::vector<HandleShape>& shapes,
                  std::optional<eval::PoseHandle> highlighted, bool isDragging);

}  // namespace furitsuke::panels
