// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/timeline/contact_lane.h"
#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/key_legend.h"
#include "app/panels/timeline/layer_lane.h"
#include "app/panels/timeline/marker_lane.h"
#include "app/panels/timeline/sound_header.h"
#include "app/panels/timeline/sound_row.h"
#include "app/panels/timeline/syllable_lane.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_scroll_bars.h"
#include "app/panels/timeline/track_labels.h"
#include "app/theme/theme.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/translated_texts.h"

// The widgets of the timeline and their layout.
namespace furitsuke::panels {

namespace {

constexpr int kFooterHeight = 26;

}  // namespace

QWidget* TimelinePanel::makeTrackSide() {
  auto* side = new QWidget(this);
  auto* header = new QWidget(side);
  header->setFixedHeight(TimeRuler::kHeight);
  search_ = new QLineEdit(header);
  widgets::addSearchButtons(*search_);
  QToolButton* expand = widgets::panelButton(QStringLiteral("chevron-down"), header);
  QToolButton* collapse = widgets::panelButton(QStringLiteral("chevron-right"), header);
  widgets::keepTranslated(header, [expand, collapse] {
    widgets::nameControl(expand, tr("Unfold all groups"));
    widgets::nameControl(collapse, tr("Fold all groups"));
  });
  connect(expand, &QToolButton::clicked, this, &TimelinePanel::expandAll);
  connect(collapse, &QToolButton::clicked, this, &TimelinePanel::collapseAll);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(4, 4, 4, 4);
  row->setSpacing(4);
  row->addWidget(search_, 1);
  row->addWidget(expand);
  row->addWidget(collapse);
  for (QLabel** title : {&laneTitle_, &contactTitle_, &syllableTitle_, &layerTitle_}) {
    *title = new QLabel(side);
    (*title)->setContentsMargins(2 * theme::kGrid, 0, 2 * theme::kGrid, 0);
    (*title)->setForegroundRole(QPalette::PlaceholderText);
    (*title)->hide();
  }
  laneTitle_->setFixedHeight(MarkerLane::kHeight);
  contactTitle_->setFixedHeight(ContactLane::kHeight);
  syllableTitle_->setFixedHeight(SyllableLane::kHeight);
  widgets::keepTranslated(layerTitle_, [this] { layerTitle_->setText(tr("Layers")); });
  soundTitle_ = new SoundHeader(side);
  restriction_ = new QPushButton(side);
  restriction_->setObjectName(QStringLiteral("restriction"));
  restriction_->hide();
  connect(restriction_, &QPushButton::clicked, this, &TimelinePanel::showAllTracks);
  labels_ = new TrackLabels(*view_, side);
  widgets::leadToHits(*search_, [this] {
    const TrackRows& rows = view_->rows();
    int first = 0;
    while (first < rows.count() && rows.at(first).isHeading()) ++first;
    if (first == rows.count()) return;
    labels_->setFocus(Qt::ShortcutFocusReason);
    view_->selectRows({first}, first);
  });
  auto* legend = new KeyLegend(side);
  legend->setFixedHeight(kFooterHeight);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(header);
  column->addWidget(soundTitle_);
  column->addWidget(laneTitle_);
  column->addWidget(contactTitle_);
  column->addWidget(syllableTitle_);
  column->addWidget(layerTitle_);
  column->addWidget(labels_, 1);
  column->addWidget(restriction_);
  column->addWidget(legend);
  return side;
}

QWidget* TimelinePanel::makeKeySide() {
  auto* side = new QWidget(this);
  ruler_ = new TimeRuler(*view_, side);
  sound_ = new SoundRow(*view_, side);
  lane_ = new MarkerLane(*view_, side);
  contacts_ = new ContactLane(*view_, side);
  syllables_ = new SyllableLane(*view_, side);
  layers_ = new LayerLane(*view_, side);
  connect(layers_, &LayerLane::heightChanged, layerTitle_, [this](int height) {
    if (height > 0) layerTitle_->setFixedHeight(height);
    layerTitle_->setVisible(height > 0);
  });
  sheet_ = new DopeSheet(*view_, side);
  bars_ = new TimelineScrollBars(*view_, side);
  QToolButton* out = widgets::panelButton(QStringLiteral("zoom-out"), side);
  QToolButton* fit = widgets::panelButton(QStringLiteral("zoom-fit"), side);
  QToolButton* in = widgets::panelButton(QStringLiteral("zoom-in"), side);
  widgets::keepTranslated(side, [out, fit, in] {
    widgets::nameControl(out, tr("Zoom out"));
    widgets::nameControl(fit, tr("Show the whole motion"));
    widgets::nameControl(in, tr("Zoom in"));
  });
  connect(out, &QToolButton::clicked, this, &TimelinePanel::zoomOut);
  connect(fit, &QToolButton::clicked, this, &TimelinePanel::zoomFit);
  connect(in, &QToolButton::clicked, this, &TimelinePanel::zoomIn);
  auto* footer = new QWidget(side);
  footer->setFixedHeight(kFooterHeight);
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(0, 0, 4, 0);
  row->setSpacing(0);
  row->addWidget(bars_->horizontal(), 1);
  row->addSpacing(4);
  for (QToolButton* button : {out, fit, in}) row->addWidget(button);
  auto* grid = new QGridLayout(side);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(0);
  grid->addWidget(ruler_, 0, 0);
  grid->addWidget(sound_, 1, 0);
  grid->addWidget(lane_, 2, 0);
  grid->addWidget(contacts_, 3, 0);
  grid->addWidget(syllables_, 4, 0);
  grid->addWidget(layers_, 5, 0);
  grid->addWidget(sheet_, 6, 0);
  grid->addWidget(bars_->vertical(), 6, 1);
  grid->addWidget(footer, 7, 0, 1, 2);
  grid->setRowStretch(6, 1);
  grid->setColumnStretch(0, 1);
  return side;
}

}  // namespace furitsuke::panels
