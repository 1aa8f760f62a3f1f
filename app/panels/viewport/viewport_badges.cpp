// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <algorithm>

#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/view_axes.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/session/draft_text.h"
#include "app/theme/theme.h"

// The badges in the corner of the viewport.
namespace furitsuke::panels {

namespace {

constexpr int kBadgeMargin = 3 * theme::kGrid;

QString axesText(eval::AxisSpace space) {
  switch (space) {
    case eval::AxisSpace::Local: return ViewportOverlay::tr("Local axes");
    case eval::AxisSpace::Global: return ViewportOverlay::tr("Global axes");
    case eval::AxisSpace::Parent: return ViewportOverlay::tr("Parent axes");
    case eval::AxisSpace::View: return ViewportOverlay::tr("View axes");
  }
  return {};
}

}  // namespace

QString ViewportOverlay::hiddenText() const {
  QStringList hidden;
  for (const auto& actor : stage_.evaluated().actors) {
    if (actor->shown && !actor->pose().visible) hidden.append(QString::fromStdString(actor->title));
  }
  return hidden.isEmpty() ? QString() : tr("Hidden by the motion: %1").arg(hidden.join(QStringLiteral(" · ")));
}

std::vector<ViewportOverlay::Badge> ViewportOverlay::badges() const {
  std::vector<Badge> badges;
  if (const QString hidden = hiddenText(); !hidden.isEmpty()) badges.push_back({hidden, {}, false});
  const bool hasHandles = !stage_.selectedBones().empty() && poseTool_->options().tool != PoseToolKind::Select;
  if (bonesShown_ && hasHandles) {
    const QString axes = axesText(poseTool_->options().space);
    badges.push_back({poseTool_->options().snaps ? tr("%1 · snapping").arg(axes) : axes, {}, false});
  }
  const edit::MotionDocument* motion = stage_.posing().document();
  if (motion != nullptr && !motion->history().draft().isEmpty()) {
    badges.push_back({tr("Pose not registered: %1 ▾").arg(session::draftText(motion->history().draft())), {}, true});
  }
  // From the bottom up on the right; on the left are the axes of the view.
  const int left = 2 * kBadgeMargin + 2 * static_cast<int>(kViewAxisLength);
  int bottom = height() - 2 * theme::kGrid - std::max(cornerHeight_, cover_);
  for (Badge& badge : badges) {
    QFont words = font();
    words.setBold(badge.isDraft);
    const QFontMetrics metrics(words);
    badge.text = metrics.elidedText(badge.text, Qt::ElideRight, std::max(0, width() - left - kBadgeMargin));
    const QSize size(metrics.horizontalAdvance(badge.text) + 4 * theme::kGrid, metrics.height() + theme::kGrid);
    badge.rect = QRect(QPoint(width() - 2 * theme::kGrid - size.width(), bottom - size.height()), size);
    bottom = badge.rect.top() - theme::kGrid;
  }
  return badges;
}

void ViewportOverlay::paintBadges(QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Badge& badge : badges()) {
    QFont words = font();
    words.setBold(badge.isDraft);
    painter.setFont(words);
    QColor shade = badge.isDraft ? draftColor() : theme::theme().background;
    if (!badge.isDraft) shade.setAlpha(150);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(badge.rect, theme::kGrid, theme::kGrid);
    painter.setPen(badge.isDraft ? QColor(Qt::black) : theme::theme().text);
    painter.drawText(badge.rect, Qt::AlignCenter, badge.text);
  }
  painter.restore();
}

bool ViewportOverlay::pressBadge(QPointF position) {
  for (const Badge& badge : badges()) {
    if (!badge.isDraft || !badge.rect.contains(position.toPoint())) continue;
    emit draftMenuRequested(mapToGlobal(badge.rect.bottomLeft()));
    return true;
  }
  return false;
}

}  // namespace furitsuke::panels
