// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/manual_window.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/actions/action_set.h"
#include "app/help/manual_search.h"
#include "app/help/manual_text.h"
#include "app/theme/theme.h"
#include "app/widgets/panel_button.h"

namespace furitsuke::help {

namespace {

constexpr int kBlockRole = Qt::UserRole;
constexpr int kPictureWidth = 150 * theme::kGrid;
constexpr int kContentsWidth = 50 * theme::kGrid;
constexpr int kTextWidth = 180 * theme::kGrid;
constexpr int kTextMargin = 6 * theme::kGrid;
/// Of the height of the text, above a found word.
constexpr int kShareAboveMatch = 4;

/// Scales images to the width of the text.
class ManualBrowser final : public QTextBrowser {
 public:
  using QTextBrowser::QTextBrowser;
  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override {
    if (type != QTextDocument::ImageResource) return {};
    const QImage image(":/doc/" + name.toString());
    if (image.isNull()) return {};
    QImage shown = image.scaledToWidth(qRound(kPictureWidth * devicePixelRatioF()), Qt::SmoothTransformation);
    shown.setDevicePixelRatio(devicePixelRatioF());
    return shown;
  }
};

/// Adds the spacing that Markdown does not define to paragraphs, headings and tables.
void applySpacing(QTextDocument& document) {
  constexpr double kLineHeight = 140;  // percent
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const bool isCell = cursor.currentTable() != nullptr;
    const bool isPicture = block.text().contains(QChar::ObjectReplacementCharacter);
    format.setLineHeight(isPicture ? 100 : isCell ? 110 : kLineHeight, QTextBlockFormat::ProportionalHeight);
    if (format.headingLevel() > 0) {
      format.setTopMargin(format.headingLevel() == 1 ? 0 : 6 * theme::kGrid);
      format.setBottomMargin(2 * theme::kGrid);
    } else if (!isCell) {
      format.setBottomMargin(2 * theme::kGrid);
    }
    cursor.setBlockFormat(format);
    QTextTable* table = cursor.currentTable();
    if (table == nullptr || table->format().cellPadding() == theme::kGrid) continue;
    QTextTableFormat tableFormat = table->format();
    tableFormat.setCellPadding(theme::kGrid);
    tableFormat.setCellSpacing(0);
    tableFormat.setBorderCollapse(true);
    tableFormat.setBorder(1);
    tableFormat.setBorderBrush(theme::theme().line);
    tableFormat.setBottomMargin(3 * theme::kGrid);
    table->setFormat(tableFormat);
  }
}

/// Adds Markdown to the end of the document.
void appendMarkdown(QTextDocument& document, const QString& markdown) {
  QTextDocument piece;  // it is never laid out
  piece.setDefaultFont(document.defaultFont());
  piece.setMarkdown(markdown);
  applySpacing(piece);
  const QTextBlock first = piece.begin();
  // The document of a piece has an empty block before a table at its start.
  const bool startsWithTable = first.text().isEmpty() && QTextCursor(first.next()).currentTable() != nullptr;
  QTextCursor end(&document);
  end.movePosition(QTextCursor::End);
  end.beginEditBlock();
  // A fragment keeps the format of its first block only in a block that has it.
  if (!document.isEmpty() && !startsWithTable) end.insertBlock(first.blockFormat(), first.charFormat());
  end.insertFragment(QTextDocumentFragment(&piece));
  end.endEditBlock();
}

}  // namespace

ManualWindow::ManualWindow(const actions::ActionSet& actions, QWidget* parent, Book book)
    : QWidget(parent, Qt::Window),
      actions_(actions),
      book_(book),
      search_(new QLineEdit(this)),
      found_(new QLabel(this)),
      chapters_(new QTreeWidget(this)),
      text_(new ManualBrowser(this)) {
  setObjectName(book == Book::Manual ? "manual" : "tutorials");
  resize(kContentsWidth + kTextWidth, 200 * theme::kGrid);
  buildContents();
  timer_.setInterval(0);
  connect(&timer_, &QTimer::timeout, this, &ManualWindow::addPiece);
  connect(&actions, &actions::ActionSet::shortcutsChanged, this, &ManualWindow::showText);
  connect(&actions, &actions::ActionSet::textsChanged, this, &ManualWindow::retranslate);
  retranslate();
}

void ManualWindow::buildContents() {
  widgets::addSearchButtons(*search_);
  search_->installEventFilter(this);
  found_->setProperty("muted", true);
  chapters_->setHeaderHidden(true);
  chapters_->setRootIsDecorated(false);
  chapters_->setUniformRowHeights(true);
  text_->setOpenLinks(false);
  text_->setFrameShape(QFrame::NoFrame);
  text_->document()->setDocumentMargin(kTextMargin);
  // All text wraps. Qt sets some lines of Chinese and Japanese a little wider than the text, within its margin.
  text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* splitter = new QSplitter(this);
  splitter->addWidget(chapters_);
  splitter->addWidget(text_);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({kContentsWidth, kTextWidth});
  auto* top = new QHBoxLayout;
  top->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 0);
  top->addWidget(search_, 1);
  top->addWidget(found_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2 * theme::kGrid);
  layout->addLayout(top);
  layout->addWidget(splitter, 1);
  connect(search_, &QLineEdit::textChanged, this, &ManualWindow::findAll);
  connect(search_, &QLineEdit::returnPressed, this, [this] { findNext(true); });
  connect(chapters_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item == nullptr || std::exchange(isScrolling_, true)) return;
    const QTextBlock block = text_->document()->findBlockByNumber(item->data(0, kBlockRole).toInt());
    const QRectF rect = text_->document()->documentLayout()->blockBoundingRect(block);
    text_->verticalScrollBar()->setValue(qRound(rect.top()) - 2 * theme::kGrid);
    isScrolling_ = false;
  });
  connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &ManualWindow::showChapter);
}

void ManualWindow::retranslate() {
  const bool isManual = book_ == Book::Manual;
  setWindowTitle(isManual ? tr("Manual") : tr("Tutorials"));
  search_->setPlaceholderText(isManual ? tr("Search the manual") : tr("Search the tutorials"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setToolTip(tr("Press Enter to go to the next match, Shift+Enter to go to the previous one"));
  chapters_->setAccessibleName(isManual ? tr("Chapters of the manual") : tr("List of the tutorials"));
  chapters_->setWhatsThis(isManual ? tr("Click a chapter to go to it.") : tr("Click a tutorial to go to it."));
  text_->setAccessibleName(isManual ? tr("Text of the manual") : tr("Text of the tutorials"));
  text_->setWhatsThis(
      isManual ? tr("Shows the manual with the current menus and shortcuts. Links can be clicked, text can be copied.")
               : tr("Shows the tutorials with the current menus and shortcuts. Text can be copied."));
  if (isComplete()) wantedChapter_ = chapters_->indexOfTopLevelItem(chapters_->currentItem());
  showText();
}

void ManualWindow::showText() {
  if (isComplete()) wantedScroll_ = text_->verticalScrollBar()->value();
  const QString locale = QLocale().name();
  const QString source = book_ == Book::Manual ? manualSource(locale) : tutorialsSource(locale);
  pieces_ = manualPieces(manualText(source, actions_));
  isScrolling_ = true;
  text_->clear();
  chapters_->clear();
  isScrolling_ = false;
  timer_.start();
  addPiece();
  text_->moveCursor(QTextCursor::Start);
  showChapter();
}

void ManualWindow::addPiece() {
  if (!isComplete()) {
    QTextDocument& document = *text_->document();
    const int firstBlock = document.isEmpty() ? 0 : document.blockCount();
    appendMarkdown(document, pieces_.takeFirst());
    listChapters(firstBlock);
  }
  if (isComplete()) onComplete();
}

void ManualWindow::onComplete() {
  timer_.stop();
  QScrollBar* bar = text_->verticalScrollBar();
  const int shown = bar->value() > 0 ? bar->value() : wantedScroll_;  // the user may have scrolled in the meantime
  findAll();
  bar->setValue(shown);
  // The same chapter has another position in another language.
  const int chapter = std::exchange(wantedChapter_, -1);
  if (chapter > 0) chapters_->setCurrentItem(chapters_->topLevelItem(chapter));
  showChapter();
}

void ManualWindow::listChapters(int firstBlock) {
  isScrolling_ = true;
  for (QTextBlock block = text_->document()->findBlockByNumber(firstBlock); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0) continue;
    auto* item = new QTreeWidgetItem(chapters_, {block.text()});
    item->setData(0, kBlockRole, block.blockNumber());
  }
  isScrolling_ = false;
}

void ManualWindow::findAll() {
  matches_ = findInManual(*text_->document(), search_->text());
  match_ = -1;
  findNext(true);
}

void ManualWindow::search(const QString& text) {
  search_->setText(text);
  search_->setFocus();
}

void ManualWindow::findNext(bool forward) {
  const int count = static_cast<int>(matches_.size());
  if (count > 0) match_ = match_ < 0 ? 0 : (match_ + (forward ? 1 : count - 1)) % count;
  showMatch();
}

void ManualWindow::showMatch() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const QTextCursor& match : matches_) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = match;
    mark.format.setBackground(theme::theme().line);
    marks.append(mark);
  }
  if (match_ >= 0) {
    auto& mark = marks[match_];
    mark.format.setBackground(theme::theme().selection);
    mark.format.setForeground(theme::theme().selectionText);
    QTextCursor start = mark.cursor;
    start.clearSelection();
    text_->setTextCursor(start);
    text_->ensureCursorVisible();
    // With what follows in sight.
    QScrollBar& bar = *text_->verticalScrollBar();
    bar.setValue(bar.value() + text_->cursorRect(start).top() - text_->viewport()->height() / kShareAboveMatch);
  }
  text_->setExtraSelections(marks);
  found_->setText(search_->text().isEmpty() ? QString()
                  : matches_.empty()        ? tr("Not found")
                                            : tr("%1 of %2").arg(match_ + 1).arg(matches_.size()));
}

void ManualWindow::showChapter() {
  if (std::exchange(isScrolling_, true)) return;
  const int top = text_->cursorForPosition({0, 6 * theme::kGrid}).blockNumber();
  QTreeWidgetItem* at = nullptr;
  for (int i = 0; i < chapters_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = chapters_->topLevelItem(i);
    if (at == nullptr || item->data(0, kBlockRole).toInt() <= top) at = item;
  }
  chapters_->setCurrentItem(at);
  isScrolling_ = false;
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Find)) {
    search_->setFocus();
    search_->selectAll();
  } else if (event->key() == Qt::Key_Escape) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enters && key->modifiers().testFlag(Qt::ShiftModifier)) {
      findNext(false);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace furitsuke::help
