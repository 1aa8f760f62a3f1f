// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QPlainTextEdit;
class QSplitter;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::session {
class ScriptLibrary;
}  // namespace furitsuke::session

namespace furitsuke::panels {

class ScriptEditor;

/// The scripts of the library, an editor for the current one, and what its last run wrote. Changes are saved a moment
/// after the user has typed, and before anything else happens with the script.
class ScriptsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ScriptsPanel(QWidget* parent = nullptr);
  ~ScriptsPanel() override;

  /// Must outlive the panel or be deleted with it.
  void setLibrary(session::ScriptLibrary& library);
  /// The actions above the list; nullptr stands for a separator. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  /// Why scripts cannot be run; empty: they can.
  void setNotice(const QString& notice);

  /// The name of the script in the editor; empty if there is none.
  [[nodiscard]] const QString& current() const noexcept { return current_; }
  /// Shows a script in the editor.
  void setCurrent(const QString& name);
  /// Edits the name of the script in its row.
  void editName(const QString& name);
  /// Saves what the user has typed.
  void saveNow();

  /// Shows what a run wrote in place of that of the run before.
  void showLog(const QStringList& lines);
  /// Shows an error of a script; `line` from 1, 0: none.
  void showProblem(const QString& name, int line, const QString& reason);
  void clearProblem();

 signals:
  void currentChanged();
  /// The user double-clicked a script.
  void runRequested(const QString& name);
  void renameRequested(const QString& name, const QString& to);
  void failed(const QString& reason);

 protected:
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeList();
  QWidget* makeTexts();
  void retranslate();
  void showEntries();
  void showSource();
  void checkHeader();
  void onCurrentItem(const QTreeWidgetItem* item);
  void onItemChanged(const QTreeWidgetItem* item);
  [[nodiscard]] QTreeWidgetItem* itemOf(const QString& name) const;

  QPointer<session::ScriptLibrary> library_;
  QToolBar* tools_;
  QTreeWidget* list_;
  ScriptEditor* editor_;
  QLabel* notice_;
  QSplitter* texts_;  ///< editor and log
  QPlainTextEdit* log_;
  QTimer save_;      ///< runs while the text is not saved
  QString problem_;  ///< why scripts cannot be run
  QString current_;
  QString stored_;  ///< the source of the current script in the library
  bool showing_ = false;
};

}  // namespace furitsuke::panels
