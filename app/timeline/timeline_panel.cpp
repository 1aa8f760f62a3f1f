// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timeline_panel.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/theme/theme.h"
#include "app/timeline/dope_sheet.h"
#include "app/timeline/key_legend.h"
#include "app/timeline/key_picking.h"
#include "app/timeline/marker_lane.h"
#include "app/timeline/time_ruler.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/track_labels.h"
#include "app/widgets/combined_selection.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/time_scale.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

namespace {

constexpr int kFooterHeight = 26;
/// A scroll bar counts in int; longer motions are scrolled in coarser steps.
constexpr double kMostBarSteps = 1e9;

/// Gone while there is nothing to scroll, without moving what is beside it.
QScrollBar* panelBar(Qt::Orientation orientation, QWidget* parent) {
  auto* bar = new QScrollBar(orientation, parent);
  QSizePolicy policy = bar->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  bar->setSizePolicy(policy);
  return bar;
}

}  // namespace

TimelinePanel::TimelinePanel(QWidget* parent) : QWidget(parent), view_(new TimelineView(this)) {
  empty_ = new EmptyState(QStringLiteral("open"), {}, this);
  auto* splitter = new QSplitter(Qt::Horizontal, this);
  splitter->setHandleWidth(3);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(makeTrackSide());
  splitter->addWidget(makeKeySide());
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({248, 900});
  pages_ = new QStackedLayout(this);
  pages_->setContentsMargins(0, 0, 0, 0);
  pages_->addWidget(empty_);
  pages_->addWidget(splitter);
  connectView();
  keepTranslated(this, [this] { retranslate(); });
}

TimelinePanel::~TimelinePanel() = default;

QWidget* TimelinePanel::makeTrackSide() {
  auto* side = new QWidget(this);
  auto* header = new QWidget(side);
  header->setFixedHeight(TimeRuler::kHeight);
  search_ = new QLineEdit(header);
  search_->setClearButtonEnabled(true);
  search_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  QToolButton* expand = panelButton(QStringLiteral("chevron-down"), header);
  QToolButton* collapse = panelButton(QStringLiteral("chevron-right"), header);
  keepTranslated(header, [expand, collapse] {
    nameControl(expand, tr("Unfold all groups"));
    nameControl(collapse, tr("Fold all groups"));
  });
  connect(expand, &QToolButton::clicked, this, &TimelinePanel::expandAll);
  connect(collapse, &QToolButton::clicked, this, &TimelinePanel::collapseAll);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(4, 4, 4, 4);
  row->setSpacing(4);
  row->addWidget(search_, 1);
  row->addWidget(expand);
  row->addWidget(collapse);
  laneTitle_ = new QLabel(side);
  laneTitle_->setFixedHeight(MarkerLane::kHeight);
  laneTitle_->setContentsMargins(2 * kGrid, 0, 2 * kGrid, 0);
  laneTitle_->setForegroundRole(QPalette::PlaceholderText);
  restriction_ = new QPushButton(side);
  restriction_->setObjectName(QStringLiteral("restriction"));
  restriction_->hide();
  connect(restriction_, &QPushButton::clicked, this, &TimelinePanel::showAllTracks);
  labels_ = new TrackLabels(*view_, side);
  auto* legend = new KeyLegend(side);
  legend->setFixedHeight(kFooterHeight);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(header);
  column->addWidget(laneTitle_);
  column->addWidget(labels_, 1);
  column->addWidget(restriction_);
  column->addWidget(legend);
  return side;
}

QWidget* TimelinePanel::makeKeySide() {
  auto* side = new QWidget(this);
  ruler_ = new TimeRuler(*view_, side);
  lane_ = new MarkerLane(*view_, side);
  sheet_ = new DopeSheet(*view_, side);
  verticalBar_ = panelBar(Qt::Vertical, side);
  horizontalBar_ = panelBar(Qt::Horizontal, side);
  QToolButton* out = panelButton(QStringLiteral("zoom-out"), side);
  QToolButton* fit = panelButton(QStringLiteral("zoom-fit"), side);
  QToolButton* in = panelButton(QStringLiteral("zoom-in"), side);
  keepTranslated(side, [out, fit, in] {
    nameControl(out, tr("Zoom out"));
    nameControl(fit, tr("Show the whole motion"));
    nameControl(in, tr("Zoom in"));
  });
  connect(out, &QToolButton::clicked, this, &TimelinePanel::zoomOut);
  connect(fit, &QToolButton::clicked, this, &TimelinePanel::zoomFit);
  connect(in, &QToolButton::clicked, this, &TimelinePanel::zoomIn);
  auto* footer = new QWidget(side);
  footer->setFixedHeight(kFooterHeight);
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(0, 0, 4, 0);
  row->setSpacing(0);
  row->addWidget(horizontalBar_, 1);
  row->addSpacing(4);
  for (QToolButton* button : {out, fit, in}) row->addWidget(button);
  auto* grid = new QGridLayout(side);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(0);
  grid->addWidget(ruler_, 0, 0);
  grid->addWidget(lane_, 1, 0);
  grid->addWidget(sheet_, 2, 0);
  grid->addWidget(verticalBar_, 2, 1);
  grid->addWidget(footer, 3, 0, 1, 2);
  grid->setRowStretch(2, 1);
  grid->setColumnStretch(0, 1);
  return side;
}

void TimelinePanel::connectView() {
  setFocusProxy(sheet_);
  connect(search_, &QLineEdit::textChanged, view_, &TimelineView::setFilter);
  // A jump to a track that the search hides clears the search; the field must say so.
  connect(view_, &TimelineView::rowsChanged, this, [this] {
    const QSignalBlocker quiet(search_);
    if (search_->text() != view_->rows().filter()) search_->setText(view_->rows().filter());
    showRestriction();
    updateVerticalBar();
  });
  connect(view_, &TimelineView::verticallyScrolled, this, &TimelinePanel::updateVerticalBar);
  connect(view_, &TimelineView::scaleChanged, this, &TimelinePanel::updateHorizontalBar);
  connect(view_, &TimelineView::currentFrameChanged, this, &TimelinePanel::updateHorizontalBar);
  connect(view_, &TimelineView::keysChanged, this, &TimelinePanel::updateHorizontalBar);
  connect(view_, &TimelineView::documentReplaced, this, &TimelinePanel::showDocument);
  for (const auto changed : {&TimelineView::rowsChanged, &TimelineView::cursorRowChanged,
                             &TimelineView::selectionChanged, &TimelineView::documentReplaced}) {
    connect(view_, changed, this, &TimelinePanel::tracksInHandChanged);
  }
  connect(verticalBar_, &QScrollBar::valueChanged, view_, &TimelineView::setScrollY);
  connect(horizontalBar_, &QScrollBar::valueChanged, this, [this](int value) {
    view_->setOrigin(value * framesPerBarStep_ - TimelineView::kMargin / view_->scale().pixelsPerFrame());
  });
  connect(ruler_, &TimeRuler::columnRequested, this, &TimelinePanel::selectColumnKeys);
  connect(ruler_, &TimeRuler::loopRangeRequested, this, &TimelinePanel::loopRangeRequested);
  connect(labels_, &TrackLabels::rowRequested, this, &TimelinePanel::selectRowKeys);
  const auto showKeyMenu = [this](const QPoint& global) { showMenu(contextActions_, global); };
  connect(labels_, &TrackLabels::menuRequested, this, showKeyMenu);
  connect(sheet_, &DopeSheet::menuRequested, this, showKeyMenu);
  connect(lane_, &MarkerLane::menuRequested, this, [this](const QPoint& global) { showMenu(markerActions_, global); });
  connect(view_, &TimelineView::annotationsChanged, this, &TimelinePanel::showLane);
  connect(view_, &TimelineView::documentReplaced, this, &TimelinePanel::showLane);
  showLane();
}

void TimelinePanel::showMenu(const QList<QAction*>& actions, const QPoint& global) {
  if (view_->document() == nullptr || actions.isEmpty()) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addActions(actions);
  menu->popup(global);
}

void TimelinePanel::showLane() {
  const bool isShown = view_->hasAnnotations();
  lane_->setVisible(isShown);
  laneTitle_->setVisible(isShown);
  const std::optional<Tempo> tempo = view_->tempo();
  laneTitle_->setText(!tempo ? tr("Markers")
                             : tr("%1 BPM, %Ln beat(s) to the bar", nullptr, tempo->beatsPerBar)
                                   .arg(QLocale().toString(tempo->beatsPerMinute, 'g', 6)));
}

void TimelinePanel::showRestriction() {
  const TrackRows& rows = view_->rows();
  const bool isOn = rows.isRestricted();
  if (isOn) {
    restriction_->setText(tr("%Ln track(s) shown · Show all", nullptr, static_cast<int>(rows.shownTracks().size())));
  }
  if (isOn == !restriction_->isHidden()) return;
  restriction_->setVisible(isOn);
  emit restrictionChanged(isOn);
}

void TimelinePanel::showOnlySelected() {
  const std::vector<TrackId> tracks = tracksInHand();
  if (!tracks.empty()) view_->setOnly(view_->rows().keysOf(tracks));
}

QSet<QByteArray> TimelinePanel::rowsToRemember() const {
  if (document() == nullptr) return {};
  const TrackRows& rows = view_->rows();
  return rows.keysOf(document()->selection().isEmpty() ? rows.shownTracks() : tracksInHand());
}

bool TimelinePanel::showOnly(const QSet<QByteArray>& keys) {
  if (!view_->rows().hasAnyOf(keys)) return false;
  view_->setFilter({});
  view_->setOnly(keys);
  return true;
}

std::vector<TrackId> TimelinePanel::tracksInHand() const {
  std::vector<TrackId> tracks;
  if (document() == nullptr) return tracks;
  tracks.reserve(document()->selection().trackCount());
  for (const auto& entry : document()->selection().tracks()) tracks.push_back(entry.first);
  const auto row = view_->cursorRow();
  if (tracks.empty() && row) tracks = view_->rows().tracksOf(*row);
  return tracks;
}

bool TimelinePanel::areTracksInHandLocked() const {
  const std::vector<TrackId> tracks = tracksInHand();
  return !tracks.empty() && std::ranges::all_of(tracks, [this](TrackId id) { return document()->isLocked(id); });
}

bool TimelinePanel::isRestricted() const { return view_->rows().isRestricted(); }

void TimelinePanel::showAllTracks() { view_->setOnly({}); }

void TimelinePanel::setDocument(MotionDocument* document) { view_->setDocument(document); }
void TimelinePanel::setModel(std::shared_ptr<const Model> model) { view_->setModel(std::move(model)); }
void TimelinePanel::setEnglishNames(bool on) { view_->setEnglishNames(on); }
void TimelinePanel::setSummaryShown(bool on) { view_->setSummaryShown(on); }
void TimelinePanel::setUnusedTracksShown(bool on) { view_->setUnusedShown(on); }

std::optional<TrackId> TimelinePanel::ensureTrackOfCursor() {
  const auto row = view_->cursorRow();
  return row ? view_->ensureTrackOfRow(*row) : std::nullopt;
}

MotionDocument* TimelinePanel::document() const { return view_->document(); }
void TimelinePanel::showDocument() { pages_->setCurrentIndex(view_->document() != nullptr ? 1 : 0); }
void TimelinePanel::setFrameZeroRule(FrameZeroRule rule) { sheet_->tool().setFrameZeroRule(rule); }
FrameZeroRule TimelinePanel::frameZeroRule() const { return sheet_->tool().frameZeroRule(); }
void TimelinePanel::setLoopRange(FrameRange range, bool active) { view_->setLoopRange(range, active); }
void TimelinePanel::setSnapping(SnapTargets targets) { view_->setSnapping(targets); }
void TimelinePanel::setMarkerActions(const QList<QAction*>& actions) { markerActions_ = actions; }
void TimelinePanel::setTriedTempo(std::optional<Tempo> tempo) { view_->setTriedTempo(std::move(tempo)); }
void TimelinePanel::editMarkerName(std::size_t index) { lane_->editName(index); }
void TimelinePanel::setContextActions(const QList<QAction*>& actions) { contextActions_ = actions; }
void TimelinePanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

// --- scroll bars -----------------------------------------------------------------------------------------------------

void TimelinePanel::updateVerticalBar() {
  const QSignalBlocker quiet(verticalBar_);
  verticalBar_->setRange(0, view_->maxScrollY());
  verticalBar_->setPageStep(view_->viewport().height());
  verticalBar_->setSingleStep(TimelineView::kRowHeight);
  verticalBar_->setValue(view_->scrollY());
  verticalBar_->setVisible(view_->maxScrollY() > 0);
}

void TimelinePanel::updateHorizontalBar() {
  const TimeScale& scale = view_->scale();
  const double pixels = view_->contentFrames().last * scale.pixelsPerFrame() + 2 * TimelineView::kMargin;
  const double position = scale.origin() * scale.pixelsPerFrame() + TimelineView::kMargin;
  const double width = view_->viewport().width();
  // Whoever has scrolled past the end must not be thrown back by the bar.
  const double range = std::max({0.0, pixels - width, position});
  const double pixelsPerStep = std::max(1.0, range / kMostBarSteps);
  framesPerBarStep_ = pixelsPerStep / scale.pixelsPerFrame();
  const QSignalBlocker quiet(horizontalBar_);
  horizontalBar_->setRange(0, static_cast<int>(std::lround(range / pixelsPerStep)));
  horizontalBar_->setPageStep(std::max(1, static_cast<int>(width / pixelsPerStep)));
  horizontalBar_->setSingleStep(std::max(1, static_cast<int>(width / 10 / pixelsPerStep)));
  horizontalBar_->setValue(static_cast<int>(std::lround(position / pixelsPerStep)));
  horizontalBar_->setVisible(horizontalBar_->maximum() > 0);
}

// --- slots -----------------------------------------------------------------------------------------------------------

void TimelinePanel::zoomIn() { view_->zoomAboutPlayhead(kZoomPerNotch * kZoomPerNotch); }
void TimelinePanel::zoomOut() { view_->zoomAboutPlayhead(1 / (kZoomPerNotch * kZoomPerNotch)); }
void TimelinePanel::zoomFit() { view_->zoomToFit(); }

void TimelinePanel::zoomSelection() {
  if (document() == nullptr) return;
  if (document()->selection().isEmpty()) {
    view_->zoomToFit();
  } else {
    view_->zoomToSelection();
  }
}

void TimelinePanel::expandAll() { view_->setAllFolded(false); }
void TimelinePanel::collapseAll() { view_->setAllFolded(true); }

void TimelinePanel::focusSearch() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

void TimelinePanel::selectAll() {
  if (document() != nullptr) document()->setSelection(selectAllKeys(document()->motion()));
}

void TimelinePanel::selectRow() {
  if (const auto row = view_->cursorRow()) selectRowKeys(*row, Qt::NoModifier);
}

void TimelinePanel::selectColumn() {
  if (document() != nullptr) selectColumnKeys(document()->currentFrame(), Qt::NoModifier);
}

bool TimelinePanel::toggleKey() {
  const auto row = view_->cursorRow();
  if (document() == nullptr || !row) return false;
  const Frame frame = document()->currentFrame();
  const KeySelection keys = keysOfRow(*view_, *row, {frame, frame});
  if (keys.isEmpty()) return false;
  KeySelection selection = document()->selection();
  selection.add(keys);
  if (selection == document()->selection()) selection.remove(keys);
  const TimelineView::OwnChange own(*view_);
  document()->setSelection(std::move(selection));
  return true;
}

void TimelinePanel::selectRowKeys(int row, Qt::KeyboardModifiers modifiers) {
  if (document() == nullptr) return;
  const TimelineView::OwnChange own(*view_);
  document()->setSelection(combined(document()->selection(), keysOfRow(*view_, row), modifiers));
}

void TimelinePanel::selectColumnKeys(Frame frame, Qt::KeyboardModifiers modifiers) {
  const TimelineView::OwnChange own(*view_);
  document()->setSelection(combined(document()->selection(), keysOfColumn(*view_, frame), modifiers));
}

void TimelinePanel::scrollToFrame(Frame frame) { view_->revealFrame(frame); }
void TimelinePanel::scrollToTrack(TrackId track) { view_->revealTrack(track); }

void TimelinePanel::retranslate() {
  setAccessibleName(tr("Timeline"));
  empty_->setSentence(tr("Open a motion, and its keys appear here."));
  search_->setPlaceholderText(tr("Search tracks"));
  search_->setAccessibleName(tr("Search tracks"));
  search_->setToolTip(tr("Show only the tracks whose names hold this text"));
  restriction_->setToolTip(tr("Show all tracks again"));
  for (const auto& [bar, text] : {std::pair(verticalBar_, tr("Scroll through the tracks")),
                                  std::pair(horizontalBar_, tr("Scroll through time"))}) {
    bar->setAccessibleName(text);
    bar->setWhatsThis(text);
  }
  view_->retranslate();
  showLane();
}

}  // namespace furitsuke
