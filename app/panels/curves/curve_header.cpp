// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/curve_header.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/theme/theme.h"
#include "core/motion/motion.h"

namespace furitsuke::panels {

namespace {

constexpr int kMessageMs = 5000;

QString curveTrackText(const motion::Motion& motion, motion::TrackId track) {
  if (track.kind == motion::TrackKind::Camera) return CurveHeader::tr("Camera");
  const QString name = QString::fromStdString(motion.bones[track.index].name.text());
  return name.isEmpty() ? CurveHeader::tr("(no name)") : name;
}

/// The reason why the curve of the only key has no visible effect; empty if it has one.
QString noEffectReason(const motion::SelectedCurves& selected, motion::CurveChannels active) {
  if (selected.adjacentKeyCount > 0) return CurveHeader::tr("no frames in between");
  motion::CurveChannels still;
  forEachChannel(active, [&](motion::CurveChannel channel) {
    if (!selected.moving.contains(channel)) still.insert(channel);
  });
  return still.isEmpty() ? QString() : CurveHeader::tr("%1 constant").arg(channelTexts(still));
}

CurveHeading singleKeyHeading(const motion::Motion& motion, const motion::SelectedCurves& selected,
                              motion::CurveChannels active) {
  const motion::CurveKey key = *selected.first;
  CurveHeading heading;
  heading.name = curveTrackText(motion, key.track);
  const FrameRange span = motion::governedSpan(motion, key.track, key.frame);
  if (span.isEmpty()) {
    heading.title = CurveHeader::tr("frame %1").arg(key.frame);
    heading.detail = CurveHeader::tr("No span before frame 0: its curve has no effect");
    return heading;
  }
  heading.title = CurveHeader::tr("frames %1 → %2").arg(span.first).arg(span.last);
  heading.detail = CurveHeader::tr("Curve of the key at %1").arg(span.last);
  const QString reason = noEffectReason(selected, active);
  if (!reason.isEmpty()) heading.detail += QStringLiteral(" · ") + reason;
  return heading;
}

CurveHeading manyKeysHeading(const motion::Motion& motion, const motion::SelectedCurves& selected) {
  CurveHeading heading;
  const QString keys = CurveHeader::tr("%1 keys").arg(QLocale().toString(static_cast<qulonglong>(selected.keyCount)));
  if (selected.trackCount == 1) {
    heading.name = curveTrackText(motion, selected.first->track);
    heading.title = keys;
  } else {
    heading.title = CurveHeader::tr("%1 on %2 tracks").arg(keys).arg(selected.trackCount);
  }
  if (selected.firstKeyCount == selected.keyCount) {
    heading.detail = CurveHeader::tr("No span before frame 0: their curves have no effect");
  } else if (selected.firstKeyCount > 0) {
    heading.detail =
        CurveHeader::tr("%Ln of them are at frame 0: no effect", nullptr, static_cast<int>(selected.firstKeyCount));
  } else {
    heading.detail = CurveHeader::tr("Each curve shapes the span before its key");
  }
  return heading;
}

}  // namespace

CurveHeading curveHeading(const motion::Motion& motion, const motion::SelectedCurves& selected,
                          motion::CurveChannels active) {
  if (!selected.first) return {};
  return selected.keyCount == 1 ? singleKeyHeading(motion, selected, active) : manyKeysHeading(motion, selected);
}

CurveHeader::CurveHeader(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  messageTimer_.setSingleShot(true);
  messageTimer_.setInterval(kMessageMs);
  connect(&messageTimer_, &QTimer::timeout, this, [this] {
    message_.clear();
    updateText();
  });
}

void CurveHeader::setHeading(const CurveHeading& heading) {
  heading_ = heading;
  message_.clear();
  messageTimer_.stop();
  updateText();
}

void CurveHeader::showMessage(const QString& text) {
  message_ = text;
  messageTimer_.start();
  updateText();
}

QString CurveHeader::text() const {
  const QString first =
      heading_.name.isEmpty() ? heading_.title : heading_.name + QStringLiteral(" · ") + heading_.title;
  return first + '\n' + (message_.isEmpty() ? heading_.detail : message_);
}

void CurveHeader::updateText() {
  setToolTip(text());
  setAccessibleName(text());
  update();
}

QSize CurveHeader::sizeHint() const {
  const int line = fontMetrics().height();
  return {200, 2 * line + 4};
}

QSize CurveHeader::minimumSizeHint() const { return {80, sizeHint().height()}; }

void CurveHeader::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  QFont bold = font();
  bold.setBold(true);
  const QFontMetrics boldMetrics(bold);
  const int line = fontMetrics().height();
  const QString rest = heading_.name.isEmpty() ? heading_.title : QStringLiteral(" · ") + heading_.title;
  const QString shownRest = fontMetrics().elidedText(rest, Qt::ElideRight, width());
  const int restWidth = fontMetrics().horizontalAdvance(shownRest);
  const QString name = boldMetrics.elidedText(heading_.name, Qt::ElideMiddle, std::max(0, width() - restWidth));
  const int nameWidth = boldMetrics.horizontalAdvance(name);
  painter.setPen(theme::theme().text);
  painter.setFont(bold);
  painter.drawText(QRect(0, 0, nameWidth, line), Qt::AlignLeft | Qt::AlignVCenter, name);
  painter.setFont(font());
  painter.drawText(QRect(nameWidth, 0, width() - nameWidth, line), Qt::AlignLeft | Qt::AlignVCenter, shownRest);
  const QString detail = message_.isEmpty() ? heading_.detail : message_;
  painter.setPen(message_.isEmpty() ? theme::theme().mutedText : theme::theme().warning);
  painter.drawText(QRect(0, line + 4, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(detail, Qt::ElideRight, width()));
}

}  // namespace furitsuke::panels
