// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/dancer_fields.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/panels/operations/file_field.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

DancerFields::DancerFields(const operations::OperationParameter& source, QWidget* parent)
    : QWidget(parent),
      source_(source),
      all_(new QCheckBox(this)),
      form_(new QWidget(this)),
      rows_(new QFormLayout(form_)) {
  all_->setObjectName("dancers");
  all_->setWhatsThis(tr(
      "Apply the operation to the motions of all models. All dancers move by the same factor, so that their formation "
      "stays."));
  rows_->setContentsMargins(6 * theme::kGrid, 0, 0, 0);
  rows_->setHorizontalSpacing(3 * theme::kGrid);
  rows_->setVerticalSpacing(theme::kGrid);
  rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  layout->addWidget(all_);
  layout->addWidget(form_);
  connect(all_, &QCheckBox::toggled, form_, &QWidget::setVisible);
  connect(all_, &QCheckBox::toggled, this, &DancerFields::changed);
  hide();
}

void DancerFields::offer(const QStringList& others, const std::vector<OfferedFile>& models) {
  all_->setText(tr("Fit the motions of all %Ln dancer(s) together", nullptr, static_cast<int>(others.size()) + 1));
  for (const QString& other : others) {
    const QString title = tr("Source model of %1").arg(other);
    auto* label = new QLabel(title, form_);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* field = new FileField(source_, models, form_);
    field->setObjectName(QString("dancerSource%1").arg(fields_.size()));
    field->describe(title, tr("same source model"));
    field->setWhatsThis(
        tr("The model that the motion of this dancer was made for. Leave it empty if it is the same as "
           "that of the edited motion."));
    rows_->addRow(label, field);
    connect(field, &ParameterField::changed, this, &DancerFields::changed);
    fields_.push_back(field);
  }
  setVisible(!others.isEmpty());
}

bool DancerFields::areAllFitted() const { return !fields_.empty() && all_->isChecked(); }

std::vector<std::string> DancerFields::sources() const {
  std::vector<std::string> sources;
  for (const FileField* field : fields_) sources.push_back(field->text().toStdString());
  return sources;
}

}  // namespace furitsuke::panels
