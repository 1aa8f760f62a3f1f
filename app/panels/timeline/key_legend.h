// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/panels/timeline/key_marks.h"

namespace furitsuke::panels {

/// One line that explains the shapes of the marks. Entries at the end that do not fit are omitted.
class KeyLegend : public QWidget {
  Q_OBJECT

 public:
  explicit KeyLegend(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  KeyMarks marks_;
};

}  // namespace furitsuke::panels
