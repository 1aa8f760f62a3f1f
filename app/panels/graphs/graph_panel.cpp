// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_panel.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/panels/graphs/channel_list.h"
#include "app/panels/graphs/graph_plot.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/curve_text.h"

namespace furitsuke::panels {

GraphPanel::GraphPanel(QWidget* parent) : QWidget(parent), view_(new GraphView(this)) {
  empty_ = new widgets::EmptyState(QStringLiteral("graph"), {}, this);
  auto* splitter = new QSplitter(Qt::Horizontal, this);
  splitter->setHandleWidth(3);
  splitter->setChildrenCollapsible(false);
  auto* side = new QWidget(splitter);
  side->setMinimumWidth(24 * theme::kGrid);
  buttons_ = new QHBoxLayout;
  buttons_->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, theme::kGrid);
  buttons_->setSpacing(theme::kGrid);
  buttons_->addStretch(1);
  list_ = new ChannelList(*view_, side);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(buttons_);
  column->addWidget(list_, 1);
  plot_ = new GraphPlot(*view_, splitter);
  splitter->addWidget(side);
  splitter->addWidget(plot_);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({248, 900});
  pages_ = new QStackedLayout(this);
  pages_->setContentsMargins(0, 0, 0, 0);
  pages_->addWidget(empty_);
  pages_->addWidget(splitter);
  connect(view_, &GraphView::documentReplaced, this, &GraphPanel::showPage);
  connect(view_, &GraphView::curvesChanged, this, &GraphPanel::showPage);
  connect(view_, &GraphView::curvesChanged, this, &GraphPanel::shiftDueValues);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Graph"));
    showPage();
  });
}

GraphPanel::~GraphPanel() = default;

void GraphPanel::setDocument(edit::MotionDocument* document) {
  plot_->tool().cancel();
  dueShifts_.clear();
  view_->setDocument(document);
  updateAwake(onScreen_ && isVisible());
}

edit::MotionDocument* GraphPanel::document() const { return view_->document(); }

void GraphPanel::showPage() {
  const bool hasDocument = view_->document() != nullptr;
  empty_->setSentence(hasDocument ? tr("Select a track or keys in the timeline to see their values here.")
                                  : tr("Open a motion to see the curves of its values here."));
  empty_->setAction(hasDocument ? nullptr : emptyAction_);
  pages_->setCurrentIndex(view_->curves().empty() ? 0 : 1);
}

void GraphPanel::setRowTracks(std::vector<motion::TrackId> tracks) { view_->setRowTracks(std::move(tracks)); }
void GraphPanel::setSnapping(motion::SnapTargets targets) { view_->setSnapping(targets); }

void GraphPanel::setFrameZeroRule(motion::FrameZeroRule rule) { plot_->tool().setFrameZeroRule(rule); }

void GraphPanel::setActions(const QList<QAction*>& buttons, const QList<QAction*>& menu, widgets::MenuFiller fill) {
  for (QAction* action : buttons) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    buttons_->insertWidget(buttons_->count() - 1, button);
    setTabOrder(button, list_);
  }
  setTabOrder(list_, plot_);
  menu_ = menu;
  fillMenu_ = std::move(fill);
}

void GraphPanel::setSound(const session::SoundTrack& track) { plot_->setSound(track); }

void GraphPanel::setEmptyAction(QAction* action) {
  emptyAction_ = action;
  showPage();
}

void GraphPanel::setNormalized(bool on) { view_->setNormalized(on); }
bool GraphPanel::isNormalized() const { return view_->isNormalized(); }
void GraphPanel::setHandlesShown(bool on) { view_->setHandlesShown(on); }
bool GraphPanel::areHandlesShown() const { return view_->areHandlesShown(); }
void GraphPanel::setRotationAsAngle(bool on) { view_->setRotationAsAngle(on); }
bool GraphPanel::isRotationAsAngle() const { return view_->isRotationAsAngle(); }
void GraphPanel::fitAll() { view_->fitAll(); }
void GraphPanel::fitSelection() { view_->fitSelection(); }

bool GraphPanel::shiftValues(std::optional<eval::ValueChannel> channel, std::optional<double> by, int steps) {
  const bool wasAwake = view_->isAwake();
  view_->setAwake(true);
  // Which channel was edited last, and whether it is shown, can depend on angles.
  if (!channel || eval::isEulerChannel(*channel)) view_->finishAngles();
  if (!channel) channel = view_->activeChannel();
  const bool isPossible = channel && plot_->tool().canShift(*channel);
  if (isPossible) plot_->tool().shiftValues(*channel, by.value_or(steps * eval::channelInfo(*channel).nudge));
  view_->setAwake(wasAwake);
  return isPossible;
}

bool GraphPanel::shiftValuesWhenKnown(std::optional<eval::ValueChannel> channel, std::optional<double> by, int steps) {
  if (document() == nullptr) return false;
  view_->setAwake(true);
  const bool isDue = view_->areAnglesMissing() && (!channel || eval::isEulerChannel(*channel));
  if (isDue) dueShifts_.push_back({channel, by, steps, document()->state().selection()});
  const bool isPossible = isDue || shiftValues(channel, by, steps);
  updateAwake(onScreen_ && isVisible());
  return isPossible;
}

void GraphPanel::shiftDueValues() {
  if (dueShifts_.empty() || view_->areAnglesMissing()) return;
  // The first one can make the angles unknown again, so that the next one has to wait.
  for (const DueShift& due : std::exchange(dueShifts_, {})) {
    if (document()->state().selection() == due.selection) shiftValuesWhenKnown(due.channel, due.by, due.steps);
  }
  updateAwake(onScreen_ && isVisible());
}

void GraphPanel::updateAwake(bool isSeen) { view_->setAwake(isSeen || !dueShifts_.empty()); }

void GraphPanel::setOnScreen(bool on) {
  onScreen_ = on;
  if (!on) plot_->tool().cancel();
  updateAwake(on && isVisible());
}

void GraphPanel::showEvent(QShowEvent* event) {
  updateAwake(onScreen_);
  QWidget::showEvent(event);
}

void GraphPanel::hideEvent(QHideEvent* event) {
  plot_->tool().cancel();
  updateAwake(false);
  QWidget::hideEvent(event);
}

void GraphPanel::contextMenuEvent(QContextMenuEvent* event) {
  if (menu_.isEmpty() || view_->curves().empty()) return event->ignore();
  const QPointF at = plot_->mapFromGlobal(event->globalPos()) - plot_->plotRect().topLeft();
  widgets::MenuPlace place{document()->state().currentFrame()};
  if (event->reason() == QContextMenuEvent::Mouse && plot_->geometry().contains(event->pos())) {
    const auto key = graphKeyAt(*view_, at);
    place.frame = key ? key->frame : view_->scale().nearestFrame(std::max(0.0, at.x()));
    const auto channel = plot_->tool().selectForMenu(at);
    const auto curve = channel ? eval::channelInfo(*channel).curve : std::nullopt;
    if (curve) place.channel = QString::fromUtf8(motion::curveChannelName(*curve).data());
  }
  widgets::openActionMenu(this, menu_, event->globalPos(), fillMenu_, place);
}

}  // namespace furitsuke::panels
