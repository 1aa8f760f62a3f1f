// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/channel_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

#include "app/panels/graphs/channel_text.h"
#include "app/theme/cached_pixmap.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kCurveRole = Qt::UserRole;
constexpr int kSwatchWidth = 14;

QIcon swatch(const QColor& color) {
  return QIcon(theme::cachedPixmap("channel/" + color.name(), {kSwatchWidth, kSwatchWidth}, [&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(2.5, kSwatchWidth / 2.0), QPointF(kSwatchWidth - 2.5, kSwatchWidth / 2.0));
  }));
}

}  // namespace

ChannelList::ChannelList(GraphView& view, QWidget* parent) : QTreeWidget(parent), view_(view) {
  setHeaderHidden(true);
  setColumnCount(1);
  setRootIsDecorated(false);
  setIndentation(3 * theme::kGrid);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  setTextElideMode(Qt::ElideMiddle);
  setExpandsOnDoubleClick(false);
  connect(&view_, &GraphView::curvesChanged, this, &ChannelList::fill);
  connect(&view_, &GraphView::shownChanged, this, &ChannelList::showChecks);
  connect(this, &QTreeWidget::itemChanged, this, &ChannelList::onItemChanged);
  connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) {
    const QVariant curve = item->data(0, kCurveRole);
    if (curve.isValid()) view_.showAlone(curve.toULongLong());
  });
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Channels"));
    setAccessibleDescription(tr("The channels that the graph shows. Press Space to check or uncheck a channel."));
    fill();
  });
}

QTreeWidgetItem* ChannelList::itemOf(std::size_t curve) const { return items_.value(static_cast<qsizetype>(curve)); }

void ChannelList::fill() {
  const QSignalBlocker blocker(this);
  clear();
  items_.clear();
  if (view_.document() == nullptr) return;
  QTreeWidgetItem* heading = nullptr;
  std::optional<motion::TrackId> track;
  for (std::size_t i = 0; i < view_.curves().size(); ++i) {
    const GraphCurve& curve = view_.curves()[i];
    if (track != curve.track) {
      track = curve.track;
      const QString name = graphTrackText(view_.document()->motion(), curve.track);
      heading = new QTreeWidgetItem(this, {name});
      heading->setToolTip(0, name);
      heading->setFlags(Qt::ItemIsEnabled);
      heading->setExpanded(true);
    }
    auto* item = new QTreeWidgetItem(heading, {channelText(curve.channel)});
    item->setData(0, kCurveRole, static_cast<qulonglong>(i));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
    item->setToolTip(0, tr("Show or hide the curve. Double-click to show only this one."));
    items_.append(item);
  }
  if (view_.omittedTrackCount() > 0) {
    auto* rest =
        new QTreeWidgetItem(this, {tr("%Ln more track(s)", nullptr, static_cast<int>(view_.omittedTrackCount()))});
    rest->setFlags(Qt::NoItemFlags);
  }
  showChecks();
  showColors();
}

void ChannelList::showChecks() {
  const QSignalBlocker blocker(this);
  for (std::size_t i = 0; i < view_.curves().size(); ++i) {
    if (auto* item = itemOf(i)) item->setCheckState(0, view_.curves()[i].isShown ? Qt::Checked : Qt::Unchecked);
  }
  viewport()->update();
}

void ChannelList::showColors() {
  const QSignalBlocker blocker(this);
  for (std::size_t i = 0; i < view_.curves().size(); ++i) {
    if (auto* item = itemOf(i)) item->setIcon(0, swatch(channelColor(view_.curves()[i].channel)));
  }
}

void ChannelList::onItemChanged(QTreeWidgetItem* item) {
  const QVariant curve = item->data(0, kCurveRole);
  if (curve.isValid()) view_.setShown(curve.toULongLong(), item->checkState(0) == Qt::Checked);
}

void ChannelList::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColors();
}

}  // namespace furitsuke::panels
