// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>
#include <QList>
#include <QString>

namespace furitsuke::widgets {

/// "Ctrl+K then Ctrl+S": the keys of a chord, in the form of the system.
[[nodiscard]] QString shortcutText(const QKeySequence& shortcut);
/// "F5 or Ctrl+R": shortcuts of which any one runs the action.
[[nodiscard]] QString shortcutTexts(const QList<QKeySequence>& shortcuts);

/// A field that records a shortcut. Tab leaves it, and so does Esc, which restores what was shown before.
class ShortcutField final : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit ShortcutField(QWidget* parent);

  /// Shows a shortcut without a signal.
  void setShown(const QKeySequence& shortcut);

 signals:
  void left();

 protected:
  bool event(QEvent* event) override;

 private:
  QKeySequence shown_;
};

}  // namespace furitsuke::widgets
