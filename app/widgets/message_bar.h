// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>
#include <vector>

#include "core/base/diagnostic.h"

class QHBoxLayout;
class QLabel;

namespace furitsuke {

/// A line above the panels that tells what happened and offers the ways on, instead of a dialog in the way.
/// Hidden while it has nothing to say. A new message stands in front of earlier warnings and errors, which come back
/// when it goes.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    std::function<void()> run;
  };

  explicit MessageBar(QWidget* parent = nullptr);

  /// Shows `text` until a choice is taken or the bar is closed. Choosing hides the bar first and then runs the choice.
  void showMessage(Severity severity, const QString& text, std::vector<Choice> choices = {});
  [[nodiscard]] QString text() const;
  [[nodiscard]] Severity severity() const noexcept { return shown_.severity; }
  /// Takes away the message that is shown.
  void clear();
  /// How many stand behind it.
  [[nodiscard]] int waitingCount() const noexcept { return static_cast<int>(waiting_.size()); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Message {
    Severity severity = Severity::Info;
    QString text;
    std::vector<Choice> choices;
  };

  void showNow(Message message);
  void removeButtons();
  void showIcon();

  Message shown_;                 ///< without text: none
  std::vector<Message> waiting_;  ///< the latest last
  QLabel* icon_;
  QLabel* text_;
  QLabel* count_;  ///< of those that wait
  QHBoxLayout* choices_;
};

/// The icon name of a severity: "info", "warning" or "error".
[[nodiscard]] QString severityIconName(Severity severity);
/// The colour of a severity in the theme in force.
[[nodiscard]] QColor severityColor(Severity severity);

}  // namespace furitsuke
