// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/section_header.h"

#include <QPainter>
#include <algorithm>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr int kHeaderHeight = 32;
constexpr int kHeaderMargin = 8;
constexpr int kIconSize = 16;
constexpr int kIconGap = 4;

}  // namespace

SectionHeader::SectionHeader(const QIcon& icon, QWidget* parent) : QAbstractButton(parent), icon_(icon) {
  setCheckable(true);
  setChecked(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setWhatsThis(tr("The selected keys of one kind. Click to fold or unfold their values."));
}

void SectionHeader::setTexts(const QString& kind, const QString& name, const QString& details) {
  if (kind == kind_ && name == name_ && details == details_) return;
  kind_ = kind;
  name_ = name;
  details_ = details;
  const QString whole = name.isEmpty() ? QStringLiteral("%1 · %2").arg(kind, details)
                                       : QStringLiteral("%1 %2 · %3").arg(kind, name, details);
  setToolTip(whole);
  setAccessibleName(whole);
  update();
}

QSize SectionHeader::sizeHint() const { return {240, kHeaderHeight}; }
QSize SectionHeader::minimumSizeHint() const { return {120, kHeaderHeight}; }

void SectionHeader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const theme::Theme& t = theme::theme();
  painter.fillRect(rect(), underMouse() ? t.line : t.alternate);
  painter.fillRect(0, 0, width(), 1, t.line);
  painter.fillRect(0, height() - 1, width(), 1, t.line);

  QRect area = rect().adjusted(kHeaderMargin, 0, -kHeaderMargin, 0);
  const auto paintIcon = [&](const QIcon& icon) {
    icon.paint(&painter, QRect(area.left(), (height() - kIconSize) / 2, kIconSize, kIconSize));
    area.setLeft(area.left() + kIconSize + kIconGap);
  };
  paintIcon(theme::themedIcon(isChecked() ? "chevron-down" : "chevron-right"));
  paintIcon(icon_);
  area.setLeft(area.left() + kIconGap);

  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  const QFontMetrics boldMetrics(bold);
  const QString details = QStringLiteral(" · ") + details_;
  const QString kind = name_.isEmpty() ? kind_ : kind_ + ' ';
  const int forName = area.width() - boldMetrics.horizontalAdvance(kind) - fontMetrics().horizontalAdvance(details);
  // A name needs its room more than the details, which the tooltip repeats.
  // Its width is rounded down, and text in that width would be elided.
  const int wanted = std::min(boldMetrics.horizontalAdvance(name_) + 1, area.width() / 2);
  const QString name = boldMetrics.elidedText(name_, Qt::ElideMiddle, std::max(forName, wanted));
  const auto paintText = [&](const QString& text, const QFont& with, const QColor& color) {
    painter.setFont(with);
    painter.setPen(color);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(with).elidedText(text, Qt::ElideRight, area.width()));
    area.setLeft(area.left() + QFontMetrics(with).horizontalAdvance(text));
  };
  paintText(kind + name, bold, t.text);
  paintText(details, font(), t.mutedText);

  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(t.accent);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace furitsuke::panels
