// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scripts/script_editor.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "app/panels/scripts/script_highlighter.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr int kIndent = 2;  // spaces

/// The numbers of the lines, left of the text.
class Gutter : public QWidget {
 public:
  explicit Gutter(ScriptEditor& editor) : QWidget(&editor), editor_(editor) {}
  [[nodiscard]] QSize sizeHint() const override { return {editor_.gutterWidth(), 0}; }

 protected:
  void paintEvent(QPaintEvent* event) override { editor_.paintGutter(event); }

 private:
  ScriptEditor& editor_;
};

}  // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : QPlainTextEdit(parent), gutter_(new Gutter(*this)), highlighter_(new ScriptHighlighter(document())) {
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setFrameShape(QFrame::NoFrame);
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setTabStopDistance(kIndent * fontMetrics().horizontalAdvance(' '));
  connect(this, &QPlainTextEdit::blockCountChanged, this, &ScriptEditor::arrangeGutter);
  connect(this, &QPlainTextEdit::updateRequest, gutter_, [this](const QRect& rect, int dy) {
    dy != 0 ? gutter_->scroll(0, dy) : gutter_->update(0, rect.y(), gutter_->width(), rect.height());
  });
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ScriptEditor::markLines);
  arrangeGutter();
  markLines();
}

int ScriptEditor::gutterWidth() const {
  const auto digits = static_cast<int>(QString::number(std::max(99, blockCount())).size());
  return fontMetrics().horizontalAdvance('9') * digits + 4 * theme::kGrid;
}

void ScriptEditor::arrangeGutter() {
  setViewportMargins(gutterWidth(), 0, 0, 0);
  const QRect area = contentsRect();
  gutter_->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
}

void ScriptEditor::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  arrangeGutter();
}

void ScriptEditor::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColors();
  if (event->type() == QEvent::FontChange && gutter_ != nullptr) arrangeGutter();
}

void ScriptEditor::showColors() {
  if (highlighter_ == nullptr) return;
  highlighter_->rehighlight();
  markLines();
}

void ScriptEditor::paintGutter(QPaintEvent* event) {
  QPainter painter(gutter_);
  painter.fillRect(event->rect(), theme::theme().raised);
  painter.setFont(font());
  QTextBlock block = firstVisibleBlock();
  auto top = blockBoundingGeometry(block).translated(contentOffset()).top();
  while (block.isValid() && top <= event->rect().bottom()) {
    const qreal height = blockBoundingRect(block).height();
    const bool isProblem = block.blockNumber() + 1 == problemLine_;
    painter.setPen(isProblem ? theme::theme().error : theme::theme().mutedText);
    // The mark is a shape and not only a color.
    const QString text = (isProblem ? QString::fromUtf8("▶") : QString()) + QString::number(block.blockNumber() + 1);
    painter.drawText(QRectF(0, top, gutter_->width() - 2 * theme::kGrid, height), Qt::AlignRight | Qt::AlignVCenter,
                     text);
    top += height;
    block = block.next();
  }
}

void ScriptEditor::markLines() {
  QList<QTextEdit::ExtraSelection> marks;
  const QTextBlock problem = document()->findBlockByNumber(problemLine_ - 1);
  if (problemLine_ > 0 && problem.isValid()) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(problem);
    mark.cursor.select(QTextCursor::LineUnderCursor);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(theme::theme().error);
    marks.append(mark);
  }
  setExtraSelections(marks);
}

void ScriptEditor::setProblem(int line, const QString& reason) {
  problemLine_ = std::clamp(line, 0, blockCount());
  problem_ = reason;
  markLines();
  gutter_->update();
  if (problemLine_ == 0 || hasFocus()) return;  // the text must not move while the user types
  setTextCursor(QTextCursor(document()->findBlockByNumber(problemLine_ - 1)));
  ensureCursorVisible();
}

bool ScriptEditor::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && problemLine_ > 0) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QTextCursor cursor = cursorForPosition(viewport()->mapFrom(this, help->pos()));
    if (cursor.blockNumber() + 1 == problemLine_) {
      QToolTip::showText(help->globalPos(), problem_, this);
      return true;
    }
  }
  return QPlainTextEdit::event(event);
}

void ScriptEditor::keyPressEvent(QKeyEvent* event) {
  if (isReadOnly() && event->key() == Qt::Key_Tab) return event->ignore();
  if (event->key() == Qt::Key_Backtab) {  // leaves the editor, because Tab indents
    focusNextPrevChild(false);
    return;
  }
  if (isReadOnly()) return QPlainTextEdit::keyPressEvent(event);
  if (event->key() == Qt::Key_Tab) {
    insertPlainText(QString(kIndent - textCursor().positionInBlock() % kIndent, ' '));
    return;
  }
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!isReturn || event->modifiers() != Qt::NoModifier) return QPlainTextEdit::keyPressEvent(event);
  const QString line = textCursor().block().text().left(textCursor().positionInBlock());
  const auto first = std::ranges::find_if(line, [](QChar c) { return c != ' '; });
  QString indent(static_cast<qsizetype>(first - line.begin()), ' ');
  if (line.trimmed().endsWith('{')) indent += QString(kIndent, ' ');
  insertPlainText('\n' + indent);
}

}  // namespace furitsuke::panels
