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
  bool onlyFirstAxis = false;  ///< it rotates about the x axis only
};

/// The shape of a handle for painting and picking; pixels.
struct HandleShape {
  eval::PoseHandle handle;
  std::vector<QLineF> lines;  ///< caught
  std::vector<QLineF> faint;  ///< the part behind, painted only
  QPolygonF area;             ///< caught too
};

/// A point of the model in the picture; nothing if it is behind the camera.
[[nodiscard]] std::optional<QPointF> inPicture(const eval::PosingView& view, const glm::dvec3& place, QSizeF size);
/// The inverse, in the coordinates of drags: x and y from -1 to 1.
[[nodiscard]] glm::dvec2 clipPlace(QPointF at, QSizeF size);

/// The radius of the rings in model units: the size in the picture does not depend on the distance of the bone.
[[nodiscard]] double ringRadius(const HandleFrame& frame);
/// In picking order.
[[nodiscard]] std::vector<HandleShape> handleShapes(const HandleFrame& frame);
[[nodiscard]] std::optional<eval::PoseHandle> handleAt(const std::vector<HandleShape>& shapes, QPointF place);
/// `loud`: the handle to highlight, under the mouse or dragged; during a drag the others are dimmed.
void paintHandles(QPainter& painter, const std::vector<HandleShape>& shapes, std::optional<eval::PoseHandle> loud,
                  bool inHand);

}  // namespace furitsuke::panels
