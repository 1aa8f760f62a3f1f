// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QString>

namespace furitsuke::panels {

class ScriptHighlighter;

/// The source of a script with colors, numbers of lines, and a mark at the line of an error.
class ScriptEditor : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit ScriptEditor(QWidget* parent = nullptr);

  /// Marks a line, from 1, and shows it; 0 removes the mark.
  void setProblem(int line, const QString& reason);
  [[nodiscard]] int problemLine() const noexcept { return problemLine_; }
  [[nodiscard]] int gutterWidth() const;
  /// Paints the numbers; for the gutter.
  void paintGutter(QPaintEvent* event);

 protected:
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrangeGutter();
  void markLines();
  void showColors();

  QWidget* gutter_;
  ScriptHighlighter* highlighter_;
  int problemLine_ = 0;
  QString problem_;
};

}  // namespace furitsuke::panels
