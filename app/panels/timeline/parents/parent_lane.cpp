// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/parents/parent_lane.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/panels/timeline/wheel_scroll.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr double kParentMark = 4;  // half of the width of a mark, pixels
constexpr int kParentTextGap = 4;

}  // namespace

ParentLane::ParentLane(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view) {
  setObjectName(QStringLiteral("parents"));
  setFixedHeight(kHeight);
  setAttribute(Qt::WA_OpaquePaintEvent);
  hide();
  widgets::keepTranslated(this, [this] {
    setAccessibleName(title());
    setAccessibleDescription(
        tr("What bones and the camera follow from a frame on; click to move the playhead to a key, double-click to "
           "change it"));
  });
  const auto repaint = qOverload<>(&QWidget::update);
  connect(&view_, &TimelineView::scaleChanged, this, repaint);
  connect(&view_, &TimelineView::currentFrameChanged, this, repaint);
  connect(&view_, &TimelineView::annotationsChanged, this, &ParentLane::showKeys);
  connect(&view_, &TimelineView::documentReplaced, this, &ParentLane::showKeys);
  showKeys();
}

const std::vector<motion::ParentKey>& ParentLane::keys() const {
  static const std::vector<motion::ParentKey> kNone;
  return view_.document() == nullptr ? kNone : view_.document()->motion().annotations.parents;
}

const std::vector<motion::PlaceKey>& ParentLane::places() const {
  static const std::vector<motion::PlaceKey> kNone;
  return view_.document() == nullptr ? kNone : view_.document()->motion().annotations.places;
}

void ParentLane::showKeys() {
  const bool hasKeys = !keys().empty() || !places().empty();
  setVisible(hasKeys);
  setAccessibleName(title());
  emit shownChanged(hasKeys);
  update();
}

QString ParentLane::title() const {
  if (places().empty()) return tr("Outside parents");
  return keys().empty() ? tr("Prop keys") : tr("Outside parents, prop keys");
}

QString ParentLane::textOf(const motion::ParentKey& key) {
  QString bone = key.bone.empty() ? tr("Model") : QString::fromStdString(key.bone);
  if (key.isCamera) bone = tr("Camera");
  const QString target = QString::fromStdString(key.target.bone);
  const QString model = QString::fromStdString(key.target.model);
  switch (key.target.kind) {
    case motion::ParentKind::None: return tr("%1 → none").arg(bone);
    case motion::ParentKind::Ground: return tr("%1 → ground").arg(bone);
    case motion::ParentKind::Own: return QString("%1 → %2").arg(bone, target);
    case motion::ParentKind::Model: break;
  }
  return target.isEmpty() ? QString("%1 → %2").arg(bone, model) : QString("%1 → %2: %3").arg(bone, model, target);
}

QRectF ParentLane::markAt(Frame frame) const {
  return {view_.scale().xOf(frame) - kParentMark, 0, 2 * kParentMark, kHeight - 1.0};
}

QRectF ParentLane::markRect(std::size_t index) const { return markAt(keys()[index].frame); }

std::optional<Frame> ParentLane::placeAt(QPointF point) const {
  const auto isHit = [&](const motion::PlaceKey& key) { return markAt(key.frame).contains(point); };
  const auto found = std::ranges::find_if(places(), isHit);
  return found == places().end() ? std::nullopt : std::optional(found->frame);
}

void ParentLane::paintPlaces(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const motion::PlaceKey& key : places()) {
    const QRectF mark = markAt(key.frame);
    if (mark.left() > width() || mark.right() < 0) continue;
    const QPointF middle = mark.center();
    painter.setPen(theme::theme().accent);
    painter.drawRect(QRectF(middle - QPointF(kParentMark, kParentMark), middle + QPointF(kParentMark, kParentMark)));
  }
}

std::optional<std::size_t> ParentLane::keyAt(QPointF point) const {
  // The last of several keys on a frame is painted over the others.
  for (std::size_t i = keys().size(); i > 0; --i) {
    if (markRect(i - 1).contains(point)) return i - 1;
  }
  return {};
}

void ParentLane::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& colors = theme::theme();
  QPainter painter(this);
  painter.fillRect(rect(), colors.raised);
  painter.fillRect(QRect(0, kHeight - 1, width(), 1), colors.strongLine);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < keys().size(); ++i) {
    const QRectF mark = markRect(i);
    // Texts end at the next key of the lane; those of keys on the same frame are in the tooltip.
    const bool isLast = i + 1 == keys().size();
    const double end = isLast ? width() : markRect(i + 1).left();
    const QRectF text(mark.right() + kParentTextGap, 0, end - mark.right() - 2.0 * kParentTextGap, kHeight - 1.0);
    if (mark.left() > width() || std::max(mark.right(), text.right()) < 0) continue;
    const QPointF middle = mark.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawPolygon(QPolygonF{middle - QPointF(kParentMark, 0), middle - QPointF(0, kParentMark),
                                  middle + QPointF(kParentMark, 0), middle + QPointF(0, kParentMark)});
    if (text.width() <= kParentMark) continue;
    painter.setPen(colors.text);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(textOf(keys()[i]), Qt::ElideRight, static_cast<int>(text.width())));
  }
  paintPlaces(painter);
  if (view_.document() == nullptr) return;
  const double playhead = std::floor(view_.scale().xOf(view_.document()->state().currentFrame()));
  painter.fillRect(QRectF(playhead, 0, 1, kHeight), colors.accent);
}

void ParentLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  if (const auto key = keyAt(event->position())) return view_.document()->state().setCurrentFrame(keys()[*key].frame);
  if (const auto frame = placeAt(event->position())) view_.document()->state().setCurrentFrame(*frame);
}

void ParentLane::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const auto key = keyAt(event->position())) emit changeRequested(keys()[*key]);
}

void ParentLane::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event, Qt::Horizontal); }

bool ParentLane::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QStringList texts;
  if (const auto at = keyAt(help->pos())) {
    for (const motion::ParentKey& key : keys()) {
      if (key.frame == keys()[*at].frame) texts.append(tr("Frame %L1: %2").arg(key.frame).arg(textOf(key)));
    }
  }
  if (const auto frame = placeAt(help->pos())) texts.append(tr("Frame %L1: prop key").arg(*frame));
  QToolTip::showText(help->globalPos(), texts.join('\n'), this);
  return true;
}

void ParentLane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) update();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke::panels
