// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>
#include <QTime>
#include <QTimer>
#include <functional>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/live_text.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace furitsuke::widgets {

using edit::LiveText;

/// A bar that shows a message with choices, instead of a modal dialog. Hidden without a message. Of several warnings
/// and errors that stay the most severe one is in front, then the latest; the others are shown when it is closed. Esc
/// closes the message while the bar has the keyboard focus, which then returns to where it was.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    LiveText text;
    std::function<void()> run;
  };
  /// Identifies a message; 0: none.
  using Id = int;
  enum class Stay {
    Usual,  ///< information without choices closes by itself after some seconds, everything else stays
    Long,   ///< until it is withdrawn or closed
    Brief,  ///< a warning or error that closes by itself as well: nothing was changed or lost
  };

  explicit MessageBar(QWidget* parent = nullptr);

  /// Shows `text` until the user makes a choice or closes the bar, or until withdraw(). The bar is hidden before the
  /// choice runs. A message with a text that is already shown replaces it and gets a new id.
  Id showMessage(Severity severity, const LiveText& text, std::vector<Choice> choices = {}, Stay stay = Stay::Usual);
  [[nodiscard]] QString text() const;
  [[nodiscard]] Severity severity() const noexcept { return shown_.severity; }
  /// Closes the current message.
  void clear();
  /// Takes a message away whose reason is gone, whether it is shown or covered. Returns false if it was closed before.
  bool withdraw(Id id);
  /// The message is shown or covered.
  [[nodiscard]] bool has(Id id) const;
  /// A message that was shown.
  struct Entry {
    Id id = 0;
    Severity severity = Severity::Info;
    QString text;  ///< of a closed message in the language in which it was shown
    QTime time;
    bool isOpen = false;  ///< shown or covered
  };
  /// All messages, closed and withdrawn ones too, latest first.
  [[nodiscard]] std::vector<Entry> entries() const;
  /// Brings a message of entries() to the front: an open one with its choices, a closed one as its text.
  void showAgain(Id id);
  /// Removes the closed messages from entries().
  void forgetClosed();
  /// Number of earlier messages that it covers.
  [[nodiscard]] int waitingCount() const noexcept { return static_cast<int>(waiting_.size()); }
  /// Lies over the bottom edge of `area`, a widget within the parent of the bar, from now on: a message then never
  /// resizes what is being worked on. Without this, the place of the bar is up to its parent.
  void floatOver(QWidget& area);

 signals:
  void entriesChanged();
  /// So many pixels at the bottom of the area of floatOver() are covered now; 0 without a message.
  void coverChanged(int height);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Message {
    Id id = 0;
    Severity severity = Severity::Info;
    LiveText text;
    std::vector<Choice> choices;
    Stay stay = Stay::Usual;
  };

  void showNow(Message message);
  /// Shows the most severe of waiting_, which is not empty.
  void showNext();
  [[nodiscard]] Message takeWaiting(std::vector<Message>::iterator at);
  void showTexts();
  void removeButtons();
  void showCount();
  void showIcon();
  void place();
  void setCover(int height);
  /// Puts the buttons beside the text or below it.
  void arrange(bool isBelow);
  /// It closes by itself, and another message takes its place.
  [[nodiscard]] static bool isBrief(const Message& message);
  void closeByItself();
  [[nodiscard]] bool isInUse() const;

  Message shown_;                 ///< id 0: no message
  std::vector<Message> waiting_;  ///< covered messages, latest last
  std::vector<Entry> past_;       ///< all messages, latest last; Entry::isOpen is not set
  Id lastId_ = 0;
  int cover_ = 0;           ///< as told last
  QPointer<QWidget> area_;  ///< the bar lies over it; nullptr: it has a place in a layout
  QPointer<QWidget> focusBefore_;
  QTimer closing_;  ///< until the message closes by itself
  QLabel* icon_;
  QLabel* text_;
  QLabel* count_;     ///< number of waiting_
  QWidget* choices_;  ///< the buttons
  QToolButton* close_;
  QGridLayout* places_;
  std::vector<QPointer<QWidget>> buttons_;  ///< of the choices, in their order
};

/// An error as a sentence for users: begins with a capital letter, unless it begins with the name of a file or section.
[[nodiscard]] QString errorSentence(const Error& error);
/// The icon name of a severity: "info", "warning" or "error".
[[nodiscard]] QString severityIconName(Severity severity);
/// The color of a severity in the current theme.
[[nodiscard]] QColor severityColor(Severity severity);

}  // namespace furitsuke::widgets
