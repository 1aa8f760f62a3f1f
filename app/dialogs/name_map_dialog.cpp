// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/name_map_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/problem_label.h"
#include "core/operations/motion/name_likeness.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kOldName = 0;
constexpr int kNewName = 1;
constexpr int kScore = 2;
constexpr int kMapColumns = 3;
constexpr QSize kMapSize(460, 520);
const QString kMorphPrefix = QStringLiteral("morph:");

/// Edits a new name in a box that lists the names of the model and completes what is typed.
class NewNameDelegate final : public QStyledItemDelegate {
 public:
  explicit NewNameDelegate(NameMapDialog& dialog) : QStyledItemDelegate(&dialog), dialog_(dialog) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItems(dialog_.choicesFor(index.row()));
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(box, &QComboBox::activated, this, [this, box] {
      auto* self = const_cast<NewNameDelegate*>(this);  // createEditor() is const in Qt
      emit self->commitData(box);
      emit self->closeEditor(box);
    });
    return box;
  }
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    qobject_cast<QComboBox*>(editor)->setEditText(index.data(Qt::EditRole).toString());
  }
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
    model->setData(index, qobject_cast<QComboBox*>(editor)->currentText().trimmed(), Qt::EditRole);
  }

 private:
  NameMapDialog& dialog_;
};

/// The names of bones or morphs that motions can refer to, each once.
template <class Parts>
QStringList pathsOf(const Parts& parts, const QString& prefix) {
  QStringList paths;
  for (const auto& part : parts) {
    if (!part.name.bytes.empty()) paths.append(prefix + QString::fromStdString(part.name.text));
  }
  paths.removeDuplicates();
  return paths;
}

std::string bareName(const QString& path) {
  return (path.startsWith(kMorphPrefix) ? path.mid(kMorphPrefix.size()) : path).toStdString();
}

}  // namespace

NameMapDialog::NameMapDialog(const std::vector<operations::NameSuggestion>& suggestions, const model::Model& model,
                             const QString& title, QWidget* parent)
    : QDialog(parent, Qt::Tool),
      suggestions_(suggestions),
      bones_(pathsOf(model.bones, {})),
      morphs_(pathsOf(model.morphs, kMorphPrefix)),
      list_(new QTableWidget(0, kMapColumns, this)),
      count_(new QLabel(this)),
      problem_(new widgets::ProblemLabel(this)),
      preview_(new QCheckBox(tr("Preview"), this)) {
  setObjectName("nameMap");
  setWindowTitle(tr("Map Names to %1").arg(title));
  list_->setHorizontalHeaderLabels({tr("Name in the motion"), tr("New name"), tr("Likeness")});
  list_->setAccessibleName(tr("Names in the motion that the model does not have"));
  list_->setWhatsThis(
      tr("Choose a bone or morph of the model for each name, or type one. Empty: the name does not change."));
  list_->setItemDelegateForColumn(kNewName, new NewNameDelegate(*this));
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                         QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
  list_->setSelectionBehavior(QAbstractItemView::SelectRows);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->verticalHeader()->hide();
  list_->horizontalHeader()->setSectionResizeMode(kOldName, QHeaderView::Stretch);
  list_->horizontalHeader()->setSectionResizeMode(kNewName, QHeaderView::Stretch);
  list_->horizontalHeader()->setSectionResizeMode(kScore, QHeaderView::ResizeToContents);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(list_, 1);
  layout->addWidget(makeFooter());
  for (const operations::NameSuggestion& suggestion : suggestions_) addRow(suggestion.path);
  setTable(operations::renamesOf(suggestions_));
  connect(list_, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
    if (item->column() != kNewName) return;
    showScore(item->row());
    showCount();
    emit changed();
  });
  resize(kMapSize);
}

QWidget* NameMapDialog::makeFooter() {
  auto* footer = new QWidget(this);
  preview_->setChecked(true);
  preview_->setWhatsThis(tr("Show the motion with the new names on the model before they are applied."));
  connect(preview_, &QCheckBox::toggled, this, &NameMapDialog::previewToggled);
  count_->setObjectName("nameCount");
  count_->setWordWrap(true);
  problem_->setObjectName("problem");
  auto* buttons = new QDialogButtonBox(footer);
  const auto add = [&](const char* name, const QString& text, const QString& help, auto signal) {
    QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setToolTip(help);
    connect(button, &QPushButton::clicked, this, signal);
  };
  add("suggest", tr("Suggest"), tr("Fill in the most similar names of the model again"),
      &NameMapDialog::suggestionsRequested);
  add("load", tr("Load…"), tr("Read new names from a CSV file"), &NameMapDialog::loadRequested);
  add("save", tr("Save…"), tr("Keep the names as a CSV file for the next motion"), &NameMapDialog::saveRequested);
  apply_ = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
  apply_->setObjectName("apply");
  apply_->setAutoDefault(false);  // Enter ends the editing of a cell
  apply_->setToolTip(tr("Rename the tracks as one undo step"));
  QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  cancel->setAutoDefault(false);
  widgets::explainCancel(cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &NameMapDialog::applyRequested);
  connect(buttons, &QDialogButtonBox::rejected, this, &NameMapDialog::reject);
  auto* layout = new QVBoxLayout(footer);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  for (QWidget* part : std::initializer_list<QWidget*>{preview_, count_, problem_, buttons}) layout->addWidget(part);
  return footer;
}

void NameMapDialog::addRow(const std::string& path) {
  const QSignalBlocker blocker(list_);
  const int row = list_->rowCount();
  list_->insertRow(row);
  for (int column = 0; column < kMapColumns; ++column) {
    auto* item = new QTableWidgetItem(column == kOldName ? QString::fromStdString(path) : QString());
    if (column != kNewName) item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    if (column == kOldName && isAtRest(item->text())) {
      item->setForeground(theme::theme().mutedText);
      item->setToolTip(tr("The track has keys but moves nothing"));
    }
    if (column == kScore) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    list_->setItem(row, column, item);
  }
}

void NameMapDialog::setNewName(int row, const QString& name) {
  const QSignalBlocker blocker(list_);
  list_->item(row, kNewName)->setText(name);
  showScore(row);
}

operations::PairTable NameMapDialog::table() const {
  operations::PairTable table;
  for (int row = 0; row < list_->rowCount(); ++row) {
    const QString name = list_->item(row, kNewName)->text();
    if (!name.isEmpty()) table.emplace_back(list_->item(row, kOldName)->text().toStdString(), name.toStdString());
  }
  return table;
}

void NameMapDialog::setTable(const operations::PairTable& table) {
  for (const auto& [from, to] : table) {
    const QList<QTableWidgetItem*> known = list_->findItems(QString::fromStdString(from), Qt::MatchExactly);
    const auto at = std::ranges::find(known, kOldName, &QTableWidgetItem::column);
    if (at == known.end()) addRow(from);
    setNewName(at == known.end() ? list_->rowCount() - 1 : (*at)->row(), QString::fromStdString(to));
  }
  showCount();
  emit changed();
}

void NameMapDialog::clearTable() {
  for (int row = 0; row < list_->rowCount(); ++row) setNewName(row, {});
}

bool NameMapDialog::isPreviewOn() const { return preview_->isChecked(); }

QStringList NameMapDialog::choicesFor(int row) const {
  const QString path = list_->item(row, kOldName)->text();
  QStringList names;
  const auto suggestion = std::ranges::find(suggestions_, path.toStdString(), &operations::NameSuggestion::path);
  if (suggestion != suggestions_.end()) {
    for (const operations::NameCandidate& candidate : suggestion->candidates) {
      names.append(QString::fromStdString(candidate.path));
    }
  }
  names.append(path.startsWith(kMorphPrefix) ? morphs_ : bones_);
  names.removeDuplicates();
  return names;
}

void NameMapDialog::showScore(int row) {
  const QSignalBlocker blocker(list_);
  const QString from = list_->item(row, kOldName)->text();
  QTableWidgetItem* name = list_->item(row, kNewName);
  const QString to = name->text();
  const bool isKnown = to.isEmpty() || (from.startsWith(kMorphPrefix) ? morphs_ : bones_).contains(to);
  name->setForeground(isKnown ? theme::theme().text : widgets::severityColor(Severity::Warning));
  name->setToolTip(isKnown ? QString() : tr("The model has no bone or morph of this name"));
  double likeness = to.isEmpty() ? 0
                                 : operations::likenessOf(operations::comparableName(bareName(from)),
                                                          operations::comparableName(bareName(to)));
  const auto suggestion = std::ranges::find(suggestions_, from.toStdString(), &operations::NameSuggestion::path);
  if (suggestion != suggestions_.end()) {
    // A suggestion may be more similar by its English name.
    const auto& known = suggestion->candidates;
    const auto candidate = std::ranges::find(known, to.toStdString(), &operations::NameCandidate::path);
    if (candidate != known.end()) likeness = candidate->likeness;
  }
  list_->item(row, kScore)->setText(to.isEmpty() ? QString() : tr("%1 %").arg(std::lround(likeness * 100)));
}

bool NameMapDialog::isAtRest(const QString& path) const {
  const auto suggestion = std::ranges::find(suggestions_, path.toStdString(), &operations::NameSuggestion::path);
  return suggestion != suggestions_.end() && !suggestion->moves;
}

void NameMapDialog::showCount() {
  // The names of tracks with movement are counted as in the message about a motion that does not fit.
  int moving = 0, movingNamed = 0, named = 0;
  for (int row = 0; row < list_->rowCount(); ++row) {
    const bool isNamed = !list_->item(row, kNewName)->text().isEmpty();
    named += isNamed ? 1 : 0;
    if (isAtRest(list_->item(row, kOldName)->text())) continue;
    ++moving;
    movingNamed += isNamed ? 1 : 0;
  }
  QString text = tr("%Ln of %L1 name(s) get(s) a new one", nullptr, movingNamed).arg(moving);
  if (const int resting = list_->rowCount() - moving; resting > 0) {
    text += QStringLiteral(" · ") + tr("of tracks at rest: %L1 of %L2").arg(named - movingNamed).arg(resting);
  }
  count_->setText(text);
  apply_->setEnabled(named > 0);
  problem_->hide();
}

void NameMapDialog::showReport(const operations::OperationReport& summary) {
  QStringList lines;
  for (const Diagnostic& note : summary.notes) {
    if (note.severity == Severity::Info) continue;
    lines.append(widgets::noteText(note));
    constexpr qsizetype kMostLines = 4;
    if (lines.size() == kMostLines) break;
  }
  problem_->setText(lines.join('\n'));
  problem_->setVisible(!lines.isEmpty());
}

void NameMapDialog::showError(const Error& error) {
  problem_->setText(widgets::failureText(error));
  problem_->show();
}

}  // namespace furitsuke::dialogs
