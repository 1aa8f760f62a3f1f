// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <optional>
#include <vector>

#include "core/eval/posing.h"

class QPainter;

namespace furitsuke {

enum class PoseToolKind { Select, Move, Rotate, Both };

/// Where handles stand and which there are.
struct HandleFrame {
  PosingView view;
  QSizeF size;  ///< of the picture, pixels
  glm::dvec3 origin{0, 0, 0};
  glm::dmat3 axes{1};
  bool moves = false, turns = false;
  bool onlyFirstAxis = false;  ///< it turns about the x axis alone
};

/// A handle as it is drawn and caught; pixels.
struct HandleShape {
  PoseHandle handle;
  std::vector<QLineF> lines;  ///< caught
  std::vector<QLineF> faint;  ///< behind the rest of it, only drawn
  QPolygonF area;             ///< caught too
};

/// A place of the model in the picture; nothing behind the eye.
[[nodiscard]] std::optional<QPointF> inPicture(const PosingView& view, const glm::dvec3& place, QSizeF size);
/// The other way, as the drags count: x and y from -1 to 1.
[[nodiscard]] glm::dvec2 clipPlace(QPointF at, QSizeF size);

/// The radius of the rings in model units: as large in the picture wherever the bone is.
[[nodiscard]] double ringRadius(const HandleFrame& frame);
/// The later a handle stands, the later it is asked.
[[nodiscard]] std::vector<HandleShape> handleShapes(const HandleFrame& frame);
[[nodiscard]] std::optional<PoseHandle> handleAt(const std::vector<HandleShape>& shapes, QPointF place);
/// `loud`: the one under the mouse or in hand; while one is in hand the others keep back.
void paintHandles(QPainter& painter, const std::vector<HandleShape>& shapes, std::optional<PoseHandle> loud,
                  bool inHand);

}  // namespace furitsuke
