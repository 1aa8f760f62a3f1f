// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/panels/properties/property_row.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {

/// The frame of the selected keys if they share one, otherwise a number of frames to move them by.
class FrameRow final : public QWidget {
  Q_OBJECT

 public:
  explicit FrameRow(QWidget* parent = nullptr);

  void setDocument(edit::MotionDocument* document) { document_ = document; }
  void setFrameZeroRule(motion::FrameZeroRule rule) noexcept { rule_ = rule; }
  void refresh();

 private:
  void moveTo(double value);
  void moveBy(double frames);
  [[nodiscard]] static QString undoText();

  QPointer<edit::MotionDocument> document_;
  motion::FrameZeroRule rule_ = motion::FrameZeroRule::AsMmd;
  PropertyRow* row_;
  NumberCell cell_;
  bool oneFrame_ = true;
  /// During a drag the field shows the distance when it does not show a frame.
  std::int64_t draggedBy_ = 0;
};

}  // namespace furitsuke::panels
