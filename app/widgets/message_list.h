// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolButton>

class QMenu;

namespace furitsuke::widgets {

class MessageBar;

/// A button whose menu lists the messages of some bars: those that are open, then those that were closed. Choosing one
/// shows it again. Hidden while there are none.
class MessageList : public QToolButton {
  Q_OBJECT

 public:
  explicit MessageList(QList<MessageBar*> bars, QWidget* parent = nullptr);

 private:
  void showCount();
  void fillMenu();

  QList<MessageBar*> bars_;
  QMenu* menu_;
};

}  // namespace furitsuke::widgets
