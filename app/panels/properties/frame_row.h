// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/panels/properties/property_row.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {

/// The frame of the selected keys if all are on the same frame, otherwise a number of frames by which to move them.
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
  [[nodiscard]] static edit::LiveText undoText();

  QPointer<edit::MotionDocument> document_;
  motion::FrameZeroRule rule_ = motion::FrameZeroRule::AsMmd;
  PropertyRow* row_;
  NumberCell cell_;
  bool oneFrame_ = true;
  /// The number of frames of the current drag; displayed if the keys are on several frames.
  std::int64_t draggedBy_ = 0;
};

}  // namespace furitsuke::panels
