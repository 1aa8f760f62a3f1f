// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/point_fields.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QWheelEvent>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kWheelStep = 120;  // angle of one notch in eighths of a degree

int stepFactor(Qt::KeyboardModifiers modifiers) { return modifiers.testFlag(Qt::ShiftModifier) ? 10 : 1; }

}  // namespace

CurveByteField::CurveByteField(QWidget* parent) : QLineEdit(parent) {
  setValidator(new QIntValidator(0, motion::kCurveMax, this));
  setMaxLength(3);
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setFont(theme::numberFont());
  setMinimumWidth(36);
  widgets::keepTranslated(this, [this] { updatePlaceholder(); });
}

void CurveByteField::setValue(std::optional<int> value) {
  value_ = value;
  if (!(hasFocus() && isModified())) showValue();
}

void CurveByteField::showValue() {
  const QString shown = value_ ? QString::number(*value_) : QString();
  if (shown != text()) setText(shown);
  setModified(false);
  updatePlaceholder();
}

void CurveByteField::updatePlaceholder() {
  const QString word = tr("mixed");
  const bool fits = fontMetrics().horizontalAdvance(word) <= width() - 14;
  setPlaceholderText(value_ ? QString() : (fits ? word : QString(QChar(0x2013))));
}

void CurveByteField::commitText() {
  if (!isModified()) return;
  bool isNumber = false;
  const int typed = text().toInt(&isNumber);
  setModified(false);
  if (!isNumber || typed == value_) return showValue();
  const int value = std::clamp(typed, 0, motion::kCurveMax);
  value_ = value;
  showValue();
  emit valueEntered(value);
}

void CurveByteField::stepBy(int steps) {
  commitText();
  if (!value_) return;
  const int value = std::clamp(*value_ + steps, 0, motion::kCurveMax);
  if (value == *value_) return;
  value_ = value;
  showValue();
  selectAll();
  emit valueEntered(value);
}

void CurveByteField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Up: return stepBy(stepFactor(event->modifiers()));
    case Qt::Key_Down: return stepBy(-stepFactor(event->modifiers()));
    case Qt::Key_Return:
    case Qt::Key_Enter: commitText(); return selectAll();
    case Qt::Key_Escape:
      if (isModified()) {
        showValue();
        return selectAll();
      }
      break;
    default: break;
  }
  QLineEdit::keyPressEvent(event);
}

void CurveByteField::wheelEvent(QWheelEvent* event) {
  // Without focus the wheel scrolls the surrounding area.
  if (!hasFocus()) return event->ignore();
  event->accept();
  wheelRest_ += event->angleDelta().y();
  const int steps = wheelRest_ / kWheelStep;
  wheelRest_ -= steps * kWheelStep;
  if (steps != 0) stepBy(steps * stepFactor(event->modifiers()));
}

void CurveByteField::focusOutEvent(QFocusEvent* event) {
  commitText();
  wheelRest_ = 0;
  QLineEdit::focusOutEvent(event);
}

void CurveByteField::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  updatePlaceholder();
}

bool CurveByteField::event(QEvent* event) {
  // While the user types, Esc reverts the text and must not trigger a shortcut of the window.
  if (event->type() == QEvent::ShortcutOverride && isModified() &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

PointFields::PointFields(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  std::array<QLabel*, 4> labels{};
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    auto* label = new QLabel(this);
    labels[i] = label;
    label->setProperty("muted", true);
    auto* field = new CurveByteField(this);
    label->setBuddy(field);
    connect(field, &CurveByteField::valueEntered, this, [this, i](int value) {
      const auto byte = static_cast<std::uint8_t>(value);
      motion::CurvePatch patch;
      (i == 0 ? patch.x1 : i == 1 ? patch.y1 : i == 2 ? patch.x2 : patch.y2) = byte;
      emit patchEntered(patch);
    });
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

void PointFields::setCurves(const motion::ChannelCurves& curves) {
  const bool any = !curves.different.empty();
  const motion::Curve c = any ? curves.different.front() : motion::kLinearCurve;
  const auto shown = [any](std::uint8_t byte, bool mixed) {
    return any && !mixed ? std::optional<int>(byte) : std::nullopt;
  };
  fields_[0]->setValue(shown(c.x1, curves.mixedX1));
  fields_[1]->setValue(shown(c.y1, curves.mixedY1));
  fields_[2]->setValue(shown(c.x2, curves.mixedX2));
  fields_[3]->setValue(shown(c.y2, curves.mixedY2));
  for (CurveByteField* field : fields_) field->setEnabled(any);
}

}  // namespace furitsuke::panels
