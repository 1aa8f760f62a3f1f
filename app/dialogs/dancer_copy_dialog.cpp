// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/dancer_copy_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kTargetRows = 5, kMissingRows = 4;
constexpr double kFarthestOffset = 100'000;  // of frames, beats and model units

template <class Field>
Field* explained(Field* field, const char* name, const QString& label, const QString& help) {
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(label);
  field->setWhatsThis(help);
  return field;
}

widgets::ValueField* valueBox(const char* name, const QString& label, const QString& help, double value,
                              QWidget* parent) {
  auto* box =
      explained(new widgets::ValueField({.minDecimals = 0, .maxDecimals = 2, .unit = {}}, parent), name, label, help);
  box->setRange(-kFarthestOffset, kFarthestOffset);
  box->setValue(value);
  return box;
}

QHBoxLayout* fieldRow(std::initializer_list<QWidget*> fields) {
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * theme::kGrid);
  for (QWidget* field : fields) row->addWidget(field, qobject_cast<QLabel*>(field) == nullptr ? 1 : 0);
  return row;
}

glm::dvec3 valuesOf(const std::array<widgets::ValueField*, 3>& boxes) {
  return {boxes[0]->value(), boxes[1]->value(), boxes[2]->value()};
}

}  // namespace

DancerCopyDialog::DancerCopyDialog(const Source& source, const QList<Target>& targets,
                                   const session::DancerCopyPlan& suggested, Check check, QWidget* parent)
    : QDialog(parent), check_(std::move(check)), targets_(targets) {
  setObjectName("dancerCopy");
  setWindowTitle(tr("Copy Motion to Dancer"));
  QWidget* fields = makeFields(source, suggested);
  missing_ = explained(new QListWidget(this), "missing", tr("Not copied"),
                       tr("Lists the bones and morphs that a model lacks. Their keys are left out."));
  missing_->setWordWrap(true);
  missing_->setSelectionMode(QAbstractItemView::NoSelection);
  missing_->setMinimumHeight(kMissingRows * theme::kControlHeight);
  summary_ = new QLabel(this);
  summary_->setObjectName("summary");
  summary_->setWordWrap(true);
  problem_ = new widgets::ProblemLabel(this);
  problem_->setObjectName("problem");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(fields);
  auto* label = new QLabel(tr("Not copied"), this);
  label->setBuddy(missing_);
  layout->addWidget(label);
  layout->addWidget(missing_, 1);
  layout->addWidget(summary_);
  layout->addWidget(problem_);
  layout->addWidget(makeButtons());
  connect(list_, &QListWidget::itemChanged, this, &DancerCopyDialog::updateReport);
  for (QComboBox* box : {keys_, unit_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &DancerCopyDialog::updateReport);
  }
  connect(mirror_, &QCheckBox::toggled, this, &DancerCopyDialog::updateReport);
  for (widgets::ValueField* box : {offset_, step_}) {
    connect(box, &widgets::ValueField::valueChanged, this, &DancerCopyDialog::updateReport);
  }
  updateReport();
}

QWidget* DancerCopyDialog::makeFields(const Source& source, const session::DancerCopyPlan& suggested) {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  auto* title = new QLabel(source.title, fields);
  title->setTextFormat(Qt::PlainText);
  form->addRow(tr("From"), title);
  keys_ = explained(new QComboBox(fields), "keys", tr("Keys"),
                    tr("Selects whether the whole motion is copied or only its selected keys."));
  keys_->addItem(tr("All keys"));
  if (source.hasSelection) keys_->addItem(tr("Selected keys"));
  keys_->setCurrentIndex(source.hasSelection && suggested.onlySelection ? 1 : 0);
  form->addRow(tr("Keys"), keys_);
  addTargets(*form, targets_, suggested.targets);
  addTime(*form, source, suggested);
  mirror_ = explained(new QCheckBox(tr("Mirror left and right"), fields), "mirror", tr("Mirror left and right"),
                      tr("The dancers move as in a mirror."));
  mirror_->setChecked(suggested.mirror);
  form->addRow(QString(), mirror_);
  addPlace(*form, suggested);
  return fields;
}

void DancerCopyDialog::addTargets(QFormLayout& form, const QList<Target>& targets,
                                  const std::vector<std::uint64_t>& checked) {
  list_ = explained(new QListWidget(form.parentWidget()), "targets", tr("To"),
                    tr("The models that get the motion, in the order of the steps. Drag rows to change the order. A "
                       "model without a motion gets a new one."));
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  list_->setMinimumHeight(kTargetRows * theme::kControlHeight);
  for (const Target& target : targets) {
    const QString motion = target.motion.isEmpty() ? tr("new motion") : target.motion;
    auto* item = new QListWidgetItem(tr("%1 (%2)").arg(target.title, motion), list_);
    item->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(target.model));
    item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    const bool isChecked = std::ranges::find(checked, target.model) != checked.end();
    item->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
  }
  // A dropped row is not an item that has changed.
  connect(list_->model(), &QAbstractItemModel::rowsInserted, this, &DancerCopyDialog::updateReport,
          Qt::QueuedConnection);
  form.addRow(tr("To"), list_);
}

void DancerCopyDialog::addTime(QFormLayout& form, const Source& source, const session::DancerCopyPlan& suggested) {
  QWidget* fields = form.parentWidget();
  offset_ = valueBox("offset", tr("Time offset"), tr("How much later the first dancer moves; negative: earlier."),
                     suggested.offset, fields);
  unit_ = explained(new QComboBox(fields), "unit", tr("Unit of the time offset"),
                    tr("Beats are as long as the tempo of the motion at the first copied frame."));
  unit_->addItem(tr("frames"));
  if (source.hasTempo) unit_->addItem(tr("beats"));
  unit_->setCurrentIndex(source.hasTempo && suggested.unit == session::DancerCopyPlan::Unit::Beats ? 1 : 0);
  step_ = valueBox("step", tr("Each further dancer"),
                   tr("How much later than the dancer before each further dancer moves, for a canon."), suggested.step,
                   fields);
  form.addRow(tr("Time offset"), fieldRow({offset_, unit_}));
  form.addRow(tr("Each further dancer"), step_);
}

DancerCopyDialog::Place DancerCopyDialog::placeFields(const char* name, const QString& label, const QString& help,
                                                      const glm::dvec3& value) {
  Place boxes{};
  const char* const axes[] = {"X", "Y", "Z"};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const QByteArray objectName = QByteArray(name) + axes[i];
    boxes[i] = valueBox(objectName.constData(), label + ' ' + QLatin1String(axes[i]), help,
                        value[static_cast<glm::length_t>(i)], this);
  }
  return boxes;
}

void DancerCopyDialog::addPlace(QFormLayout& form, const session::DancerCopyPlan& suggested) {
  place_ = placeFields("place", tr("Place offset"),
                       tr("How far from the place in the motion the first dancer moves, in model units. It is added to "
                          "全ての親, or to センター and the feet in models without it."),
                       suggested.position);
  placeStep_ =
      placeFields("placeStep", tr("Place of each further dancer"),
                  tr("How far from the dancer before each further dancer moves, in model units."), suggested.placeStep);
  form.addRow(tr("Place offset"), fieldRow({place_[0], place_[1], place_[2]}));
  form.addRow(tr("Each further dancer"), fieldRow({placeStep_[0], placeStep_[1], placeStep_[2]}));
}

QWidget* DancerCopyDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(this);
  copy_ = buttons->addButton(tr("Copy"), QDialogButtonBox::AcceptRole);
  copy_->setObjectName("copy");
  copy_->setDefault(true);
  copy_->setWhatsThis(tr("Copies the keys. Each motion gets one undo step."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  connect(buttons, &QDialogButtonBox::accepted, this, &DancerCopyDialog::copyRequested);
  connect(buttons, &QDialogButtonBox::rejected, this, &DancerCopyDialog::reject);
  return buttons;
}

session::DancerCopyPlan DancerCopyDialog::chosen() const {
  session::DancerCopyPlan plan;
  for (int row = 0; row < list_->count(); ++row) {
    const QListWidgetItem* item = list_->item(row);
    if (item->checkState() == Qt::Checked) plan.targets.push_back(item->data(Qt::UserRole).toULongLong());
  }
  plan.onlySelection = keys_->currentIndex() == 1;
  plan.unit = unit_->currentIndex() == 1 ? session::DancerCopyPlan::Unit::Beats : session::DancerCopyPlan::Unit::Frames;
  plan.offset = offset_->value();
  plan.step = step_->value();
  plan.mirror = mirror_->isChecked();
  plan.position = valuesOf(place_);
  plan.placeStep = valuesOf(placeStep_);
  return plan;
}

void DancerCopyDialog::updateReport() {
  const Report report = check_(chosen());
  missing_->clear();
  missing_->addItems(report.missing);
  summary_->setText(report.summary);
  summary_->setVisible(report.problem.isEmpty());
  problem_->setText(report.problem);
  problem_->setVisible(!report.problem.isEmpty());
  copy_->setEnabled(report.problem.isEmpty());
}

}  // namespace furitsuke::dialogs
