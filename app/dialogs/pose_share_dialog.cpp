// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/pose_share_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

PoseShareDialog::PoseShareDialog(int percent, QWidget* parent)
    : QDialog(parent),
      slider_(new QSlider(Qt::Horizontal, this)),
      field_(new widgets::ValueField(widgets::percentFormat(), this)) {
  setWindowTitle(tr("Paste Pose Blended"));
  auto* label = new QLabel(tr("Blend the pose at the playhead with the copied pose:"), this);
  label->setWordWrap(true);
  slider_->setRange(0, kMaxPercent);
  slider_->setTickInterval(kMaxPercent / 4);
  slider_->setTickPosition(QSlider::TicksBelow);
  slider_->setAccessibleName(tr("Share of the copied pose"));
  slider_->setMinimumWidth(60 * theme::kGrid);
  field_->setRange(0, kMaxPercent);
  field_->setAccessibleName(tr("Share of the copied pose"));
  for (QWidget* part : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(field_)}) {
    part->setWhatsThis(tr("0 % keeps the current pose, 100 % is the copied pose. The viewport shows a preview."));
  }
  auto* row = new QHBoxLayout;
  row->addWidget(slider_, 1);
  row->addWidget(field_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Paste"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  buttons->button(QDialogButtonBox::Ok)->setWhatsThis(tr("Registers the displayed pose at the playhead."));
  widgets::explainCancel(buttons->button(QDialogButtonBox::Cancel));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(label);
  layout->addLayout(row);
  layout->addWidget(buttons);
  slider_->setValue(percent);
  field_->setValue(percent);
  connect(slider_, &QSlider::valueChanged, field_, &widgets::ValueField::setValue);
  connect(field_, &widgets::ValueField::valueChanged, slider_, &QSlider::setValue);
  connect(field_, &widgets::ValueField::valueChanged, this, &PoseShareDialog::percentChanged);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int PoseShareDialog::percent() const { return field_->wholeValue(); }

}  // namespace furitsuke::dialogs
