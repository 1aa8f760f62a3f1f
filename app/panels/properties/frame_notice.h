// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "core/base/frame.h"

class QLabel;
class QToolButton;

namespace furitsuke::panels {

/// A colored line that says that the displayed keys are not those at the playhead, with a button that goes to them.
class FrameNotice final : public QFrame {
  Q_OBJECT

 public:
  explicit FrameNotice(QWidget* parent);

  /// `keys` are the frames of the displayed keys; empty: none are displayed. Hidden if all are at the playhead.
  void show(FrameRange keys, Frame playhead);
  void retranslate();

 signals:
  void frameRequested(furitsuke::Frame frame);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showColors();

  QLabel* text_;
  QToolButton* go_;
  FrameRange keys_;
  Frame playhead_ = 0;
};

}  // namespace furitsuke::panels
