// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDialog>
#include <QObject>
#include <QPointer>

namespace furitsuke::window {

/// An event filter of the application for what fields have in common. A form that opens has the value of its first
/// field selected, so that what is typed replaces it, and Enter in its fields presses the same button wherever the
/// focus was before. A double-click in a number selects all of it, with sign and
/// decimals, and the tooltip of a number says what can be typed.
class FieldHabits : public QObject {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::window::FieldHabits)

 public:
  explicit FieldHabits(QObject* parent);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPointer<QDialog> fresh_;  ///< the form that opened last, until the user does something
};

}  // namespace furitsuke::window
