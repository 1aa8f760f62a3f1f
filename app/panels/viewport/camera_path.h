// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSizeF>
#include <cstdint>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/eval/camera_view.h"

class QPainter;

namespace furitsuke::panels {

/// The camera path of the motion: a line with a mark and a small frustum at its keys, interrupted at cuts, and a large
/// frustum at the current position.
class CameraPath : public QObject {
  Q_OBJECT

 public:
  struct Point {
    Frame frame;
    eval::CameraSample camera;
    glm::dvec3 eye;
    bool isKey;
    bool isJump;  ///< a cut: not connected with the previous point
  };

  explicit CameraPath(session::Stage& stage, QObject* parent = nullptr);

  /// All keys from first to last, and about kMaxPoints frames between them at most; empty without camera keys. Computed
  /// again only after the keys have changed, or the movement of what the camera follows.
  [[nodiscard]] const std::vector<Point>& points();
  static constexpr Frame kMaxPoints = 20'000;

  /// The frame of a key, and where its mark is in the picture.
  struct Number {
    Frame frame;
    QPointF place;
  };
  /// The keys whose numbers are drawn: those in the picture, without those that would hide an earlier one.
  [[nodiscard]] std::vector<Number> numbers(const eval::CameraView& view, QSizeF size);
  /// The depth in model units of the small frustum of a key: the same for all, but never large on the screen.
  [[nodiscard]] static double frustumDepth(const glm::dvec3& eye, const eval::CameraView& view, QSizeF size);

  /// `aspect`: width / height of the frustums.
  void paint(QPainter& painter, const eval::CameraView& view, QSizeF size, double aspect);

 signals:
  void changed();

 private:
  void follow();
  void paintLine(QPainter& painter, const eval::CameraView& view, QSizeF size);
  void paintKeys(QPainter& painter, const eval::CameraView& view, QSizeF size, double aspect);
  void paintNumbers(QPainter& painter, const eval::CameraView& view, QSizeF size);

  session::Stage& stage_;
  QPointer<edit::MotionDocument> document_;
  std::vector<Point> points_;
  bool isStale_ = true;
  std::uint64_t revision_ = 0;  ///< Stage::motionRevision() of the points, if the camera follows something
};

}  // namespace furitsuke::panels
