// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/properties/property_row.h"
#include "core/edit/motion_document.h"

namespace furitsuke {

/// Where the selected keys stand in time: the frame where they share one, else a number of frames to move them by.
class FrameRow final : public QWidget {
  Q_OBJECT

 public:
  explicit FrameRow(QWidget* parent = nullptr);

  void setDocument(MotionDocument* document) { document_ = document; }
  void setFrameZeroRule(FrameZeroRule rule) noexcept { rule_ = rule; }
  void refresh();

 private:
  void moveTo(double value);
  void moveBy(double frames);
  [[nodiscard]] static QString undoText();

  QPointer<MotionDocument> document_;
  FrameZeroRule rule_ = FrameZeroRule::AsMmd;
  PropertyRow* row_;
  NumberCell cell_;
  bool oneFrame_ = true;
  /// While a drag goes on, the field shows the way instead of the place where that is what it means.
  std::int64_t draggedBy_ = 0;
};

}  // namespace furitsuke
