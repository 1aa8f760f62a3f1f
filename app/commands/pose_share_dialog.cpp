// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose_share_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"

namespace furitsuke {

PoseShareDialog::PoseShareDialog(int percent, QWidget* parent)
    : QDialog(parent), slider_(new QSlider(Qt::Horizontal, this)), field_(new QSpinBox(this)) {
  setWindowTitle(tr("Paste Part of Pose"));
  auto* label = new QLabel(tr("How far from the pose that is there to the one that was copied?"), this);
  label->setWordWrap(true);
  slider_->setRange(0, kMostPercent);
  slider_->setTickInterval(kMostPercent / 4);
  slider_->setTickPosition(QSlider::TicksBelow);
  slider_->setAccessibleName(tr("Part of the pose"));
  slider_->setMinimumWidth(60 * kGrid);
  field_->setRange(0, kMostPercent);
  field_->setSuffix(tr(" %"));
  field_->setAccessibleName(tr("Part of the pose"));
  field_->setFont(numberFont());
  for (QWidget* part : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(field_)}) {
    part->setWhatsThis(
        tr("0 % leaves the pose as it is, 100 % takes all of the copied one. It is shown while you choose."));
  }
  auto* row = new QHBoxLayout;
  row->addWidget(slider_, 1);
  row->addWidget(field_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Paste"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  buttons->button(QDialogButtonBox::Ok)->setWhatsThis(tr("Registers what is shown at the playhead."));
  explainCancel(buttons->button(QDialogButtonBox::Cancel));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
  layout->setSpacing(3 * kGrid);
  layout->addWidget(label);
  layout->addLayout(row);
  layout->addWidget(buttons);
  slider_->setValue(percent);
  field_->setValue(percent);
  connect(slider_, &QSlider::valueChanged, field_, &QSpinBox::setValue);
  connect(field_, &QSpinBox::valueChanged, slider_, &QSlider::setValue);
  connect(field_, &QSpinBox::valueChanged, this, &PoseShareDialog::percentChanged);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int PoseShareDialog::percent() const { return field_->value(); }

}  // namespace furitsuke
