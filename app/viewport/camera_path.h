// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSizeF>
#include <vector>

#include "app/stage/stage.h"
#include "core/eval/camera_view.h"

class QPainter;

namespace furitsuke {

/// The way that the camera of the motion takes through the scene: a line with a mark and a small frustum at its keys,
/// broken where it cuts, and a large frustum where it stands now.
class CameraPath : public QObject {
  Q_OBJECT

 public:
  struct Point {
    Frame frame;
    CameraSample camera;
    glm::dvec3 eye;
    bool isKey;
    bool isJump;  ///< a cut: nothing leads here from the point before
  };

  explicit CameraPath(Stage& stage, QObject* parent = nullptr);

  /// From the first key to the last, every key and the frames between them, at most about kMostPoints of these; empty
  /// without camera keys. Worked out when the keys have changed.
  [[nodiscard]] const std::vector<Point>& points();
  static constexpr Frame kMostPoints = 20'000;

  /// `aspect`: width / height of what the frustums hold.
  void paint(QPainter& painter, const CameraView& view, QSizeF size, double aspect);

 signals:
  void changed();

 private:
  void follow();
  void paintLine(QPainter& painter, const CameraView& view, QSizeF size);
  void paintKeys(QPainter& painter, const CameraView& view, QSizeF size, double aspect);

  Stage& stage_;
  QPointer<MotionDocument> document_;
  std::vector<Point> points_;
  bool isStale_ = true;
};

}  // namespace furitsuke
