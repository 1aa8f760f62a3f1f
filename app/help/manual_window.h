// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>
#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::help {

/// What a ManualWindow shows.
enum class Book { Manual, Tutorials };

/// The manual or the tutorials in a separate window: contents on the left, text on the right, search field on top. The
/// text is in the language of the interface and shows the current shortcuts.
class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  /// `actions` must outlive the window.
  explicit ManualWindow(const actions::ActionSet& actions, QWidget* parent = nullptr, Book book = Book::Manual);

  /// Goes to the next match of the search text, or to the previous one if `forward` is false. Wraps around.
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
  void showMatch();
  /// Selects the chapter at the top of the text in the contents.
  void showChapter();

  const actions::ActionSet& actions_;
  Book book_;
  QLineEdit* search_;
  QLabel* found_;
  QTreeWidget* chapters_;
  QTextBrowser* text_;
  std::vector<QTextCursor> matches_;  ///< of the search text
  int match_ = -1;                    ///< the current match; -1: none
  bool isScrolling_ = false;          ///< the text scrolls because a chapter was selected
};

}  // namespace furitsuke::help
