// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <utility>

#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::panels {

/// What a ValueList shows. All texts are shown as plain text.
struct PartValues {
  QString title;    ///< the name of the part
  QString problem;  ///< why the program does not use the part as stored; usually empty
  QList<std::pair<QString, QString>> rows;
};

/// The values of a part of a model with their names, as text that can be copied.
class ValueList : public widgets::VerticalScrollArea {
 public:
  explicit ValueList(QWidget* parent);

  void showValues(const PartValues& values);
  /// Shows a sentence instead.
  void showHint(const QString& hint);

 private:
  /// Returns an empty page, which replaces the last one.
  QWidget* replaceContent();
};

}  // namespace furitsuke::panels
