// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

class QHBoxLayout;
class QLabel;

namespace furitsuke::widgets {

/// A bar above the panels that shows a message with choices, instead of a modal dialog. Hidden without a message. A new
/// message covers earlier warnings and errors, which are shown again when it is closed.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    std::function<void()> run;
  };

  explicit MessageBar(QWidget* parent = nullptr);

  /// Shows `text` until the user makes a choice or closes the bar. The bar is hidden before the choice runs.
  void showMessage(Severity severity, const QString& text, std::vector<Choice> choices = {});
  [[nodiscard]] QString text() const;
  [[nodiscard]] Severity severity() const noexcept { return shown_.severity; }
  /// Closes the current message.
  void clear();
  /// Takes a message away whose reason is gone, whether it is shown or covered. Returns false if it was closed before.
  bool withdraw(const QString& text);
  /// Number of earlier messages that it covers.
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
  void showCount();
  void showIcon();

  Message shown_;                 ///< empty text: no message
  std::vector<Message> waiting_;  ///< covered messages, latest last
  QLabel* icon_;
  QLabel* text_;
  QLabel* count_;  ///< number of waiting_
  QHBoxLayout* choices_;
};

/// An error as a sentence for users: begins with a capital letter, unless it begins with the name of a file or section.
[[nodiscard]] QString errorSentence(const Error& error);
/// The icon name of a severity: "info", "warning" or "error".
[[nodiscard]] QString severityIconName(Severity severity);
/// The color of a severity in the current theme.
[[nodiscard]] QColor severityColor(Severity severity);

}  // namespace furitsuke::widgets
