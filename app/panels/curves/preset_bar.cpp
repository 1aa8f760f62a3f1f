// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/preset_bar.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "app/panels/curves/curve_view.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/curve_text.h"

namespace furitsuke::panels {

PresetButton::PresetButton(const motion::CurvePreset& preset, QWidget* parent)
    : QAbstractButton(parent), preset_(preset) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  widgets::keepTranslated(this, [this] {
    setText(presetShortText(preset_.id));
    setAccessibleName(presetText(preset_.id));
    setToolTip(tr("%1 (%2)").arg(presetText(preset_.id), QString::fromStdString(motion::curveToText(preset_.curve))));
  });
}

void PresetButton::setCurrent(bool current) {
  if (current == current_) return;
  current_ = current;
  update();
}

void PresetButton::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& t = theme::theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool lit = isEnabled() && (underMouse() || isDown());
  painter.setPen(QPen(hasFocus() || current_ ? t.accent : (isDown() ? t.text : t.strongLine), 1));
  painter.setBrush(lit ? t.line : t.background);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

  constexpr double kPicture = 20.0;
  const QRectF square((width() - kPicture) / 2, 6, kPicture, kPicture);
  const auto at = [&square](double x, double y) {
    return QPointF(square.left() + x / motion::kCurveMax * square.width(),
                   square.bottom() - y / motion::kCurveMax * square.height());
  };
  const motion::Curve& c = preset_.curve;
  QPainterPath path(at(0, 0));
  path.cubicTo(at(c.x1, c.y1), at(c.x2, c.y2), at(motion::kCurveMax, motion::kCurveMax));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(!isEnabled() ? t.mutedText : (current_ ? t.accent : t.text), 1.75, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(path);

  QFont small = font();
  small.setPointSizeF(std::max(7.0, small.pointSizeF() * 0.82));
  painter.setFont(small);
  painter.setPen(isEnabled() && current_ ? t.text : t.mutedText);
  painter.drawText(QRect(0, 28, width(), 18), Qt::AlignCenter, text());
}

PresetBar::PresetBar(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  for (const motion::CurvePreset& preset : motion::curvePresets()) {
    auto* button = new PresetButton(preset, this);
    const auto id = QString::fromUtf8(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    connect(button, &QAbstractButton::clicked, this, [this, id] { emit presetChosen(id); });
    row->addWidget(button, 1);
    buttons_.push_back(button);
  }
}

void PresetBar::setCurves(const motion::ChannelCurves& curves) {
  const bool one = !curves.different.empty() && !curves.isMixed();
  for (PresetButton* button : buttons_) {
    button->setCurrent(one && button->preset().curve == curves.different.front());
  }
}

PresetButton* PresetBar::button(const QString& id) const {
  const auto found = std::ranges::find_if(buttons_, [&](const PresetButton* button) {
    return id == QString::fromUtf8(button->preset().id.data(), static_cast<qsizetype>(button->preset().id.size()));
  });
  return found == buttons_.end() ? nullptr : *found;
}

}  // namespace furitsuke::panels
