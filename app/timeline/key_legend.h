// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/timeline/key_marks.h"

namespace furitsuke {

/// One quiet line that says what the shapes of the marks mean; leaves out from the end what has no room.
class KeyLegend : public QWidget {
  Q_OBJECT

 public:
  explicit KeyLegend(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  KeyMarks marks_;
};

}  // namespace furitsuke
