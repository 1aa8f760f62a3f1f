// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/point_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <cmath>
#include <cstdint>
#include <optional>

#include "app/widgets/number_field.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kMinFieldWidth = 36;  // pixels: three digits
constexpr CurveNumber kNumbers[] = {&motion::Curve::x1, &motion::Curve::y1, &motion::Curve::x2, &motion::Curve::y2};

}  // namespace

PointFields::PointFields(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  std::array<QLabel*, 4> labels{};
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    auto* label = new QLabel(this);
    labels[i] = label;
    label->setProperty("muted", true);
    auto* field = new widgets::NumberField(widgets::wholeFormat(), this);
    field->setRange(0, motion::kCurveMax);
    field->setMinimumWidth(kMinFieldWidth);
    label->setBuddy(field);
    connect(field, &widgets::NumberField::edited, this, [this, i](double value) { enter(i, value); });
    connect(field, &widgets::NumberField::stepped, this, [this, i, field](double by) {
      // A tenth of a step is still a step: the values are whole.
      const double whole = std::abs(by) < 1 ? std::copysign(1, by) : by;
      field->shown() ? enter(i, *field->shown() + whole) : emit adjustmentEntered(kNumbers[i], 1, whole);
    });
    connect(field, &widgets::NumberField::scaled, this,
            [this, i](double factor) { emit adjustmentEntered(kNumbers[i], factor, 0); });
    if (i > 0) row->addSpacing(4);
    row->addWidget(label);
    row->addWidget(field, 1);
    fields_[i] = field;
  }
  widgets::keepTranslated(this, [this, labels] {
    const std::array<QString, 4> names{tr("x1"), tr("y1"), tr("x2"), tr("y2")};
    const std::array<QString, 4> tips{tr("First handle, time (0 to 127)"), tr("First handle, value (0 to 127)"),
                                      tr("Second handle, time (0 to 127)"), tr("Second handle, value (0 to 127)")};
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      labels[i]->setText(names[i]);
      fields_[i]->setAccessibleName(names[i]);
      fields_[i]->setToolTip(tips[i]);
    }
  });
}

void PointFields::enter(std::size_t index, double value) {
  const double whole = std::round(fields_[index]->clamped(value));
  if (whole == fields_[index]->shown()) return;
  fields_[index]->setShown(whole);
  const auto byte = static_cast<std::uint8_t>(whole);
  motion::CurvePatch patch;
  (index == 0 ? patch.x1 : index == 1 ? patch.y1 : index == 2 ? patch.x2 : patch.y2) = byte;
  emit patchEntered(patch);
}

void PointFields::setCurves(const motion::ChannelCurves& curves) {
  const bool any = !curves.different.empty();
  const motion::Curve c = any ? curves.different.front() : motion::kLinearCurve;
  const auto shown = [any](std::uint8_t byte, bool mixed) {
    return any && !mixed ? std::optional<double>(byte) : std::nullopt;
  };
  fields_[0]->setShown(shown(c.x1, curves.mixedX1));
  fields_[1]->setShown(shown(c.y1, curves.mixedY1));
  fields_[2]->setShown(shown(c.x2, curves.mixedX2));
  fields_[3]->setShown(shown(c.y2, curves.mixedY2));
  for (widgets::NumberField* field : fields_) field->setEnabled(any);
}

}  // namespace furitsuke::panels
