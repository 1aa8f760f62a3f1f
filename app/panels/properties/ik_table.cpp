// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/ik_table.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/properties/check_delegate.h"
#include "app/theme/theme.h"
#include "app/widgets/problem_label.h"
#include "core/base/name.h"

namespace furitsuke::panels {

namespace {

constexpr int kIkNameColumn = 0;
constexpr int kIkStateColumn = 1;
constexpr int kMaxVisibleRows = 10;

/// The part of a name that is compared: names in property keys have a maximum length in bytes.
/// Empty if the text is not a valid name.
std::string nameOf(const QString& text) {
  const Result<Name> name = Name::fromText(text.trimmed().toStdString());
  return name.ok() ? name->bytes : std::string();
}

}  // namespace

IkTable::IkTable(QWidget* parent)
    : QWidget(parent),
      tree_(new QTreeWidget(this)),
      empty_(new QLabel(tr("The selected keys contain no IK switches."), this)),
      name_(new QLineEdit(this)),
      knownNames_(new QStringListModel(this)),
      add_(new QPushButton(tr("Add"), this)),
      remove_(new QToolButton(this)),
      problem_(new widgets::ProblemLabel(this)) {
  buildTable();
  buildInput();
  auto* input = new QHBoxLayout;
  input->setSpacing(4);
  input->addWidget(name_, 1);
  input->addWidget(add_);
  input->addWidget(remove_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(tree_);
  layout->addWidget(empty_);
  layout->addLayout(input);
  layout->addWidget(problem_);
}

void IkTable::buildTable() {
  tree_->setColumnCount(2);
  tree_->setHeaderLabels({tr("IK bone"), tr("State")});
  tree_->setItemDelegateForColumn(kIkNameColumn, new CheckDelegate(tree_));
  tree_->setRootIsDecorated(false);
  tree_->setIndentation(0);
  tree_->setAllColumnsShowFocus(true);
  tree_->setUniformRowHeights(true);
  tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  tree_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree_->setTextElideMode(Qt::ElideMiddle);
  tree_->setAccessibleName(tr("IK bones"));
  tree_->setAccessibleDescription(tr("IK bones that the selected keys switch on or off"));
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(kIkNameColumn, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(kIkStateColumn, QHeaderView::ResizeToContents);
  tree_->installEventFilter(this);
  connect(tree_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    if (column != kIkNameColumn) return;
    const auto row = static_cast<std::size_t>(tree_->indexOfTopLevelItem(item));
    if (row < rows_.size()) emit switched(rows_[row].name, item->checkState(kIkNameColumn) == Qt::Checked);
  });
  connect(tree_, &QTreeWidget::itemSelectionChanged, this,
          [this] { remove_->setEnabled(!tree_->selectedItems().isEmpty()); });
}

void IkTable::buildInput() {
  empty_->setProperty("muted", true);
  name_->setPlaceholderText(tr("Name of an IK bone"));
  name_->setAccessibleName(tr("Name of the IK bone to add"));
  name_->setToolTip(tr("The IK bone to add to the selected keys"));
  add_->setToolTip(tr("Add the IK bone to the selected keys, switched on"));
  add_->setAccessibleName(tr("Add the IK bone"));
  add_->setAutoDefault(false);
  remove_->setIcon(theme::themedIcon("delete"));
  remove_->setToolTip(tr("Remove the selected IK bones from the selected keys"));
  remove_->setAccessibleName(tr("Remove IK bones"));
  remove_->setEnabled(false);
  connect(add_, &QPushButton::clicked, this, &IkTable::addTyped);
  connect(remove_, &QToolButton::clicked, this, &IkTable::removeSelected);
  connect(name_, &QLineEdit::textEdited, this, [this] { setProblem({}); });
  auto* completer = new QCompleter(knownNames_, name_);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  name_->setCompleter(completer);
  name_->installEventFilter(this);
}

void IkTable::setKnownNames(const std::vector<std::string>& names) {
  QStringList texts;
  for (const std::string& name : names) texts.append(QString::fromStdString(nameText(name)));
  knownNames_->setStringList(texts);
}

void IkTable::setRows(const std::vector<IkRow>& rows, int keyCount) {
  const bool same =
      rows == rows_ && keyCount == keyCount_ && tree_->topLevelItemCount() == static_cast<int>(rows.size());
  rows_ = rows;
  keyCount_ = keyCount;
  const QSignalBlocker blocker(tree_);
  if (!same) {
    // Rows are reused, so that selection and focus are kept.
    while (tree_->topLevelItemCount() > static_cast<int>(rows.size())) {
      delete tree_->takeTopLevelItem(tree_->topLevelItemCount() - 1);
    }
    while (tree_->topLevelItemCount() < static_cast<int>(rows.size())) tree_->addTopLevelItem(new QTreeWidgetItem);
  }
  for (std::size_t i = 0; i < rows.size(); ++i) updateItem(tree_->topLevelItem(static_cast<int>(i)), rows[i]);
  tree_->setVisible(!rows.empty());
  empty_->setVisible(rows.empty());
  remove_->setEnabled(!tree_->selectedItems().isEmpty());
  fitHeight();
}

void IkTable::updateItem(QTreeWidgetItem* item, const IkRow& row) {
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  const QString text = QString::fromStdString(nameText(row.name));
  item->setText(kIkNameColumn, text);
  item->setToolTip(kIkNameColumn, text);
  const bool everywhere = row.present == keyCount_;
  const bool on = row.enabled == row.present;
  const bool mixed = !everywhere || (!on && row.enabled != 0);
  item->setCheckState(kIkNameColumn, mixed ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked);
  item->setText(kIkStateColumn,
                !everywhere ? tr("in %1 of %2 keys").arg(QLocale().toString(row.present), QLocale().toString(keyCount_))
                : mixed     ? tr("mixed")
                : on        ? tr("on")
                            : tr("off"));
}

void IkTable::fitHeight() {
  const int rows = std::min(static_cast<int>(rows_.size()), kMaxVisibleRows);
  const int rowHeight = rows_.empty() ? 0 : tree_->sizeHintForRow(0);
  tree_->setFixedHeight(tree_->header()->sizeHint().height() + rows * rowHeight + 2 * tree_->frameWidth());
}

QString IkTable::problemOf(const QString& text) const {
  const QString trimmed = text.trimmed();
  if (trimmed.isEmpty()) return tr("Enter the name of an IK bone");
  const std::string name = nameOf(trimmed);
  if (const std::size_t size = nameFieldBytes(name); size > kIkMatchBytes) {
    return tr("Too long: %1 bytes (a motion stores at most %2)").arg(size).arg(kIkMatchBytes);
  }
  const auto known = std::ranges::find_if(rows_, [&](const IkRow& row) { return matchedIkName(row.name) == name; });
  if (known != rows_.end() && known->present == keyCount_) return tr("“%1” is already in the table").arg(trimmed);
  return {};
}

void IkTable::addTyped() {
  const QString problem = problemOf(name_->text());
  setProblem(problem);
  if (!problem.isEmpty()) {
    name_->setFocus();
    return;
  }
  const std::string name = nameOf(name_->text());
  name_->clear();
  emit added(name);
}

void IkTable::removeSelected() {
  std::vector<std::string> names;
  for (QTreeWidgetItem* item : tree_->selectedItems()) {
    const auto row = static_cast<std::size_t>(tree_->indexOfTopLevelItem(item));
    if (row < rows_.size()) names.push_back(rows_[row].name);
  }
  if (!names.empty()) emit removed(names);
}

void IkTable::setProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

bool IkTable::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool adds = watched == name_ && (key == Qt::Key_Return || key == Qt::Key_Enter);
  // In this table, Delete removes IK bones and must not delete the selected keys of the timeline.
  const bool removes = watched == tree_ && key == Qt::Key_Delete;
  if (!adds && !removes) return QWidget::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::KeyPress) {
    if (adds) addTyped();
    if (removes) removeSelected();
  }
  return true;
}

}  // namespace furitsuke::panels
