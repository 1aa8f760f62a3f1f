// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/background_dialog.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr double kPercentOfOne = 100;
constexpr int kSwatchSide = 16;  // pixels

widgets::ValueField* backgroundField(const char* name, const QString& label, widgets::NumberFormat format, double low,
                                     double high, QWidget* parent) {
  auto* box = new widgets::ValueField(std::move(format), parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->setRange(low, high);
  return box;
}

}  // namespace

BackgroundDialog::BackgroundDialog(const motion::BackgroundLink& link, QWidget* parent)
    : QDialog(parent), link_(link), color_(link.color.r, link.color.g, link.color.b) {
  setObjectName("backdrop");
  setWindowTitle(tr("Background Settings"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(makeFields());
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* set = buttons->addButton(tr("Set"), QDialogButtonBox::AcceptRole);
  set->setObjectName("set");
  set->setDefault(true);
  set->setWhatsThis(tr("Changes the background as one undo step."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &BackgroundDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &BackgroundDialog::reject);
  showLink();
  connectFields();
}

QWidget* BackgroundDialog::makeFields() {
  auto* fields = new QWidget(this);
  constexpr double kFarthest = motion::kFarthestBackground * kPercentOfOne;
  fit_ = new QComboBox(fields);
  fit_->setObjectName("fit");
  fit_->setAccessibleName(tr("Size"));
  fit_->addItems({tr("Fit: show all of it"), tr("Fill: leave no border"), tr("Stretch: ignore its aspect ratio")});
  const widgets::NumberFormat percent = widgets::percentFormat(1);
  scale_ = backgroundField("scale", tr("Scale"), percent, motion::kSmallestBackground * kPercentOfOne,
                           motion::kLargestBackground * kPercentOfOne, fields);
  right_ = backgroundField("right", tr("Offset to the right"), percent, -kFarthest, kFarthest, fields);
  up_ = backgroundField("up", tr("Offset upward"), percent, -kFarthest, kFarthest, fields);
  opacity_ = backgroundField("opacity", tr("Opacity"), widgets::percentFormat(), 0, kPercentOfOne, fields);
  time_ = backgroundField("time", tr("Film time at frame 0"), widgets::millisecondsFormat(1),
                          -motion::kFarthestBackgroundTime, motion::kFarthestBackgroundTime, fields);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Size"), fit_);
  form->addRow(tr("Scale"), scale_);
  form->addRow(tr("Offset to the right"), right_);
  form->addRow(tr("Offset upward"), up_);
  form->addRow(tr("Opacity"), opacity_);
  form->addRow(tr("Film time at frame 0"), time_);
  form->addRow(tr("Color"), makeColor(fields));
  explainFields();
  return fields;
}

QWidget* BackgroundDialog::makeColor(QWidget* parent) {
  auto* row = new QWidget(parent);
  hasColor_ = new QCheckBox(tr("Own color"), row);
  hasColor_->setObjectName("hasColor");
  colorButton_ = new QPushButton(row);
  colorButton_->setObjectName("color");
  colorButton_->setAccessibleName(tr("Color"));
  colorButton_->setAutoDefault(false);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(hasColor_);
  layout->addWidget(colorButton_, 1);
  return row;
}

void BackgroundDialog::explainFields() {
  fit_->setWhatsThis(tr("How large the picture is at a scale of 100 %."));
  scale_->setWhatsThis(tr("Enlarges or reduces the picture around its middle."));
  right_->setWhatsThis(tr("Moves the picture to the right, in percent of the width of the view."));
  up_->setWhatsThis(tr("Moves the picture up, in percent of the height of the view."));
  opacity_->setWhatsThis(tr("How much of the color is hidden by the picture."));
  time_->setWhatsThis(
      tr("The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later."));
  hasColor_->setWhatsThis(
      tr("Shows a color where there is no picture. Otherwise the color of the theme is used, and white by the command "
         "line."));
  colorButton_->setWhatsThis(tr("Chooses the color."));
}

void BackgroundDialog::showLink() {
  fit_->setCurrentIndex(static_cast<int>(link_.fit));
  scale_->setValue(link_.scale * kPercentOfOne);
  right_->setValue(link_.offset.x * kPercentOfOne);
  up_->setValue(link_.offset.y * kPercentOfOne);
  opacity_->setValue(link_.opacity);
  time_->setValue(link_.time);
  hasColor_->setChecked(link_.hasColor);
  showColor();
}

void BackgroundDialog::connectFields() {
  const auto changed = [this] { emit previewed(chosen()); };
  connect(fit_, &QComboBox::currentIndexChanged, this, changed);
  for (widgets::ValueField* box : {scale_, right_, up_, opacity_, time_})
    connect(box, &widgets::ValueField::valueChanged, this, changed);
  connect(hasColor_, &QCheckBox::toggled, this, [this] {
    showColor();
    emit previewed(chosen());
  });
  connect(colorButton_, &QPushButton::clicked, this, &BackgroundDialog::askColor);
}

void BackgroundDialog::askColor() {
  const QColor color = QColorDialog::getColor(color_, this, tr("Background Color"));
  if (!color.isValid()) return;
  color_ = color;
  showColor();
  emit previewed(chosen());
}

void BackgroundDialog::showColor() {
  colorButton_->setEnabled(hasColor_->isChecked());
  colorButton_->setText(color_.name());
  QPixmap swatch(kSwatchSide, kSwatchSide);
  swatch.fill(color_);
  colorButton_->setIcon(swatch);
}

motion::BackgroundLink BackgroundDialog::chosen() const {
  motion::BackgroundLink link = link_;
  link.fit = static_cast<motion::BackgroundFit>(fit_->currentIndex());
  link.opacity = opacity_->wholeValue();
  link.hasColor = hasColor_->isChecked();
  link.color = {color_.red(), color_.green(), color_.blue()};
  // A value that was not changed keeps the precision of the file.
  const auto valueOf = [](const widgets::ValueField* box, double before, double factor) {
    constexpr double kShown = 0.05;  // half of the last digit
    return std::abs(box->value() - before * factor) <= kShown ? before : box->value() / factor;
  };
  link.scale = valueOf(scale_, link_.scale, kPercentOfOne);
  link.offset = {valueOf(right_, link_.offset.x, kPercentOfOne), valueOf(up_, link_.offset.y, kPercentOfOne)};
  link.time = valueOf(time_, link_.time, 1);
  return link;
}

}  // namespace furitsuke::dialogs
