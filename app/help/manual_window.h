// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextCursor>
#include <QTimer>
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
/// text is in the language of the interface and shows the current shortcuts. It grows by a piece per pass of the event
/// loop, because all of it at once would hold the interface for a tenth of a second.
class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  /// `actions` must outlive the window.
  explicit ManualWindow(const actions::ActionSet& actions, QWidget* parent = nullptr, Book book = Book::Manual);

  /// Types a text into the search field.
  void search(const QString& text);
  /// Goes to the next match of the search text, or to the previous one if `forward` is false. Wraps around.
  void findNext(bool forward);
  /// Whether all of the text is shown.
  [[nodiscard]] bool isComplete() const { return pieces_.isEmpty(); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildContents();
  void retranslate();
  void showText();
  void addPiece();
  void onComplete();
  void listChapters(int firstBlock);
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
  QTimer timer_;                      ///< adds pieces
  QStringList pieces_;                ///< still to be added
  int wantedScroll_ = 0;              ///< to be restored when the text is complete
  int wantedChapter_ = -1;            ///< the same, in another language; -1: none
  std::vector<QTextCursor> matches_;  ///< of the search text
  int match_ = -1;                    ///< the current match; -1: none
  bool isScrolling_ = false;          ///< the text scrolls because a chapter was selected
};

}  // namespace furitsuke::help
