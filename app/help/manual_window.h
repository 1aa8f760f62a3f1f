// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>
#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;

namespace furitsuke {

class ActionSet;

/// The manual in a window of its own: contents on the left, text on the right, a field to search it. The text is that
/// of the language of the interface, with the shortcuts that are in force.
class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  /// `actions` must outlive the window.
  explicit ManualWindow(const ActionSet& actions, QWidget* parent = nullptr);

  /// To the place after the one that is shown that holds the text of the field; `forward` false: to the one before.
  /// Goes round at the end.
  void findNext(bool forward);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildContents();
  void retranslate();
  void showText();
  void listChapters();
  void findAll();
  void showPlace();
  /// Marks in the contents the chapter that is at the top of the text.
  void showChapter();

  const ActionSet& actions_;
  QLineEdit* search_;
  QLabel* found_;
  QTreeWidget* chapters_;
  QTextBrowser* text_;
  std::vector<QTextCursor> places_;  ///< where the text that is searched for stands
  int place_ = -1;                   ///< the one that is shown; -1: none
  bool isGoing_ = false;             ///< the text scrolls because a chapter was chosen
};

}  // namespace furitsuke
