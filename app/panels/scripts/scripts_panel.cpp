// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scripts/scripts_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/panels/scripts/script_editor.h"
#include "app/session/script_library.h"
#include "app/theme/theme.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kNameRole = Qt::UserRole;
constexpr int kSaveDelay = 1000;  // ms
constexpr int kIconSize = 18;

QString nameOf(const QTreeWidgetItem* item) {
  return item == nullptr ? QString() : item->data(0, kNameRole).toString();
}

}  // namespace

ScriptsPanel::ScriptsPanel(QWidget* parent) : QWidget(parent), tools_(new QToolBar(this)), notice_(new QLabel(this)) {
  tools_->setIconSize(QSize(kIconSize, kIconSize));
  notice_->setWordWrap(true);
  notice_->setProperty("muted", true);
  notice_->setMargin(theme::kGrid);
  notice_->hide();
  auto* columns = new QSplitter(Qt::Horizontal, this);
  columns->addWidget(makeList());
  columns->addWidget(makeTexts());
  columns->setStretchFactor(0, 1);
  columns->setStretchFactor(1, 3);
  columns->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tools_);
  layout->addWidget(notice_);
  layout->addWidget(columns, 1);
  save_.setSingleShot(true);
  save_.setInterval(kSaveDelay);
  connect(&save_, &QTimer::timeout, this, &ScriptsPanel::saveNow);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

ScriptsPanel::~ScriptsPanel() {
  disconnect();  // what shows its errors may be destroyed already
  saveNow();
}

QWidget* ScriptsPanel::makeList() {
  list_ = new QTreeWidget(this);
  list_->setObjectName("scriptList");
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  list_->setFrameShape(QFrame::NoFrame);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) { onCurrentItem(item); });
  connect(list_, &QTreeWidget::itemDoubleClicked, this, [this](const QTreeWidgetItem* item) {
    if (!nameOf(item).isEmpty()) emit runRequested(nameOf(item));
  });
  connect(list_, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* item) { onItemChanged(item); });
  return list_;
}

QWidget* ScriptsPanel::makeTexts() {
  editor_ = new ScriptEditor(this);
  editor_->setObjectName("scriptEditor");
  connect(editor_, &QPlainTextEdit::textChanged, this, [this] {
    if (showing_) return;
    save_.start();
    clearProblem();
  });
  log_ = new QPlainTextEdit(this);
  log_->setObjectName("scriptLog");
  log_->setReadOnly(true);
  log_->setTabChangesFocus(true);
  log_->setFrameShape(QFrame::NoFrame);
  texts_ = new QSplitter(Qt::Vertical, this);
  texts_->addWidget(editor_);
  texts_->addWidget(log_);
  texts_->setStretchFactor(0, 3);
  texts_->setStretchFactor(1, 1);
  texts_->setChildrenCollapsible(false);
  return texts_;
}

/// Beside the editor in a low panel, such as one below the viewport, and below it in a high one.
void ScriptsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  texts_->setOrientation(width() > 2 * height() ? Qt::Horizontal : Qt::Vertical);
}

void ScriptsPanel::hideEvent(QHideEvent* event) {
  saveNow();  // also when the window is closed, which may delete the library first
  QWidget::hideEvent(event);
}

void ScriptsPanel::retranslate() {
  list_->setAccessibleName(tr("Scripts"));
  list_->setAccessibleDescription(tr("Select a script to edit it; double-click it to run it"));
  editor_->setAccessibleName(tr("Source of the script"));
  editor_->setAccessibleDescription(tr("Tab indents; Shift+Tab leaves the editor"));
  editor_->setPlaceholderText(tr("Select a script in the list, or create a new one."));
  log_->setAccessibleName(tr("Output of the script"));
  log_->setPlaceholderText(tr("What a script writes with log() is shown here."));
  if (library_) library_->rescan();  // titles are in the language of the program
  setNotice(problem_);
}

void ScriptsPanel::setLibrary(session::ScriptLibrary& library) {
  library_ = &library;
  connect(&library, &session::ScriptLibrary::changed, this, &ScriptsPanel::showEntries);
  showEntries();
  if (current_.isEmpty() && !library.entries().isEmpty()) setCurrent(library.entries().front().name);
}

void ScriptsPanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
}

void ScriptsPanel::setNotice(const QString& text) {
  problem_ = text;
  const session::ScriptEntry* entry = library_ ? library_->find(current_) : nullptr;
  const bool isBundled = entry != nullptr && entry->isBundled();
  notice_->setText(!problem_.isEmpty() ? problem_
                   : isBundled         ? tr("This script came with the program. Duplicate it to change it.")
                                       : QString());
  notice_->setVisible(!notice_->text().isEmpty());
}

QTreeWidgetItem* ScriptsPanel::itemOf(const QString& name) const {
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    if (nameOf(list_->topLevelItem(i)) == name) return list_->topLevelItem(i);
  }
  return nullptr;
}

void ScriptsPanel::showEntries() {
  const bool wasShowing = std::exchange(showing_, true);
  list_->clear();
  for (const session::ScriptEntry& entry : library_->entries()) {
    auto* item = new QTreeWidgetItem(list_, {entry.isBundled() ? entry.title : entry.name});
    item->setData(0, kNameRole, entry.name);
    item->setToolTip(0, entry.help.isEmpty() ? entry.title : entry.title + '\n' + entry.help);
    item->setIcon(0, theme::themedIcon(entry.isBundled() ? "lock" : "new"));
    if (!entry.isBundled()) item->setFlags(item->flags() | Qt::ItemIsEditable);
  }
  list_->setCurrentItem(itemOf(current_));
  showing_ = wasShowing;
  if (library_->find(current_) == nullptr && !current_.isEmpty()) {
    // Deleted, perhaps by another program; what was typed since is lost with it.
    save_.stop();
    current_.clear();
    if (!library_->entries().isEmpty()) return setCurrent(library_->entries().front().name);
    emit currentChanged();
  }
  if (!save_.isActive()) showSource();
}

void ScriptsPanel::setCurrent(const QString& name) {
  if (name == current_) return;
  saveNow();
  current_ = name;
  showing_ = true;
  list_->setCurrentItem(itemOf(name));
  showing_ = false;
  stored_.clear();
  showSource();
  editor_->setProblem(0, {});
  checkHeader();
  emit currentChanged();
}

void ScriptsPanel::showSource() {
  const session::ScriptEntry* entry = library_->find(current_);
  editor_->setReadOnly(entry == nullptr || entry->isBundled());
  setNotice(problem_);
  if (entry == nullptr) {
    showing_ = true;
    editor_->clear();
    showing_ = false;
    return;
  }
  const Result<scripts::Script> script = library_->load(current_);
  if (!script) return showProblem(current_, 0, widgets::failureText(script.error()));
  const QString source = QString::fromStdString(script->source);
  if (source == editor_->toPlainText()) {
    stored_ = source;
    return;
  }
  stored_ = source;
  showing_ = true;
  const int index = editor_->textCursor().position();
  editor_->setPlainText(source);
  QTextCursor cursor = editor_->textCursor();
  cursor.setPosition(std::min(index, static_cast<int>(source.size())));
  editor_->setTextCursor(cursor);
  showing_ = false;
}

void ScriptsPanel::saveNow() {
  const bool isPending = save_.isActive() || editor_->document()->isModified();
  save_.stop();
  if (!isPending || !library_ || current_.isEmpty() || editor_->isReadOnly()) return;
  editor_->document()->setModified(false);
  const QString source = editor_->toPlainText();
  if (source == stored_) return;
  stored_ = source;
  if (const Status saved = library_->save(current_, source); !saved) {
    emit failed(widgets::failureText(saved.error()));
  }
  checkHeader();
}

void ScriptsPanel::checkHeader() {
  const Result<scripts::ScriptHeader> header = scripts::readHeader(editor_->toPlainText().toStdString());
  if (header.ok()) return;
  showProblem(current_, scripts::lineOf(header.error()), widgets::translated(header.error().reason));
}

void ScriptsPanel::onCurrentItem(const QTreeWidgetItem* item) {
  if (!showing_ && item != nullptr) setCurrent(nameOf(item));
}

void ScriptsPanel::onItemChanged(const QTreeWidgetItem* item) {
  if (showing_) return;
  const QString name = nameOf(item);
  const QString to = item->text(0);
  if (to != name) emit renameRequested(name, to);
}

void ScriptsPanel::editName(const QString& name) {
  if (QTreeWidgetItem* item = itemOf(name)) list_->editItem(item, 0);
}

void ScriptsPanel::showLog(const QStringList& lines) { log_->setPlainText(lines.join('\n')); }

void ScriptsPanel::showProblem(const QString& name, int line, const QString& reason) {
  if (name == current_) editor_->setProblem(line, reason);
  log_->setPlainText(line > 0 ? tr("Line %1: %2").arg(line).arg(reason) : reason);
}

void ScriptsPanel::clearProblem() { editor_->setProblem(0, {}); }

}  // namespace furitsuke::panels
