// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/timeline_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedLayout>
#include <algorithm>
#include <utility>

#include "app/panels/timeline/contact_lane.h"
#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/key_picking.h"
#include "app/panels/timeline/marker_lane.h"
#include "app/panels/timeline/sound_header.h"
#include "app/panels/timeline/sound_row.h"
#include "app/panels/timeline/syllable_lane.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_scroll_bars.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/timeline/track_labels.h"
#include "app/widgets/action_menu.h"
#include "app/widgets/combined_selection.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

TimelinePanel::TimelinePanel(QWidget* parent) : QWidget(parent), view_(new TimelineView(this)) {
  empty_ = new widgets::EmptyState(QStringLiteral("open"), {}, this);
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
  widgets::keepTranslated(this, [this] { retranslate(); });
}

TimelinePanel::~TimelinePanel() = default;

void TimelinePanel::connectView() {
  setFocusProxy(sheet_);
  connect(search_, &QLineEdit::textChanged, view_, &TimelineView::setFilter);
  // revealTrack() clears a filter that hides the track; the search field shows that.
  connect(view_, &TimelineView::rowsChanged, this, [this] {
    const QSignalBlocker blocker(search_);
    if (search_->text() != view_->rows().filter()) search_->setText(view_->rows().filter());
    showRestriction();
  });
  connect(view_, &TimelineView::documentReplaced, this, &TimelinePanel::showDocument);
  connect(view_, &TimelineView::rowsChanged, this, &TimelinePanel::targetTracksChanged);
  connect(view_, &TimelineView::cursorRowChanged, this, &TimelinePanel::targetTracksChanged);
  connect(view_, &TimelineView::selectionChanged, this, &TimelinePanel::targetTracksChanged);
  connect(view_, &TimelineView::selectedRowsChanged, this, &TimelinePanel::targetTracksChanged);
  connect(view_, &TimelineView::documentReplaced, this, &TimelinePanel::targetTracksChanged);
  connect(ruler_, &TimeRuler::columnRequested, this, &TimelinePanel::selectColumnKeys);
  connect(ruler_, &TimeRuler::menuRequested, this, &TimelinePanel::rulerMenuRequested);
  connect(ruler_, &TimeRuler::loopRangeRequested, this, &TimelinePanel::loopRangeRequested);
  connect(labels_, &TrackLabels::rowRequested, this, &TimelinePanel::selectRowKeys);
  const auto showKeyMenu = [this](const QPoint& global) { showMenu(contextActions_, global); };
  connect(labels_, &TrackLabels::menuRequested, this, showKeyMenu);
  connect(sheet_, &DopeSheet::menuRequested, this,
          [this](const QPoint& global) { showMenuAt(contextActions_, global, *sheet_); });
  connect(lane_, &MarkerLane::menuRequested, this,
          [this](const QPoint& global) { showMenuAt(markerActions_, global, *lane_); });
  connect(sound_, &SoundRow::shownChanged, this, &TimelinePanel::showSound);
  const auto showSoundMenu = [this](const QPoint& global) { showMenu(soundActions_, global); };
  connect(sound_, &SoundRow::menuRequested, this,
          [this](const QPoint& global) { showMenuAt(soundActions_, global, *sound_); });
  connect(soundTitle_, &SoundHeader::menuRequested, this, showSoundMenu);
  showSound();
  connect(contacts_, &ContactLane::shownChanged, contactTitle_, &QLabel::setVisible);
  connect(syllables_, &SyllableLane::shownChanged, syllableTitle_, &QLabel::setVisible);
  connect(view_, &TimelineView::annotationsChanged, this, &TimelinePanel::showLane);
  connect(view_, &TimelineView::documentReplaced, this, &TimelinePanel::showLane);
  connect(view_, &TimelineView::currentFrameChanged, this, [this] {
    if (view_->tempos().spans().size() > 1) showLane();  // the title shows the tempo at the playhead
  });
  showLane();
}

void TimelinePanel::showMenu(const QList<QAction*>& actions, const QPoint& global) {
  if (view_->document() != nullptr) widgets::openActionMenu(this, actions, global);
}

void TimelinePanel::showMenuAt(const QList<QAction*>& actions, const QPoint& at, const QWidget& in) {
  if (view_->document() == nullptr || !fillMenu_) return showMenu(actions, at);
  const QPoint inside = in.mapFromGlobal(at);
  widgets::MenuPlace place{view_->scale().nearestFrame(inside.x())};
  if (&in == sheet_) {
    if (const auto hit = keyAt(*view_, inside)) place.frame = hit->frame;
    const auto row = view_->rowAt(inside.y());
    const std::vector<motion::TrackId> tracks = row ? view_->rows().tracksOf(*row) : std::vector<motion::TrackId>();
    if (tracks.size() == 1 && document()->motion().contains(tracks.front()))
      place.track = QString::fromStdString(motion::trackPath(document()->motion(), tracks.front()));
  }
  widgets::openActionMenu(this, actions, at, fillMenu_, place);
}

void TimelinePanel::showLane() {
  const motion::TempoMap tempos = view_->tempos();
  const bool hasTempo = document() != nullptr && !tempos.isEmpty();
  const bool hasMarkers = document() != nullptr && !document()->motion().annotations.markers.empty();
  lane_->setVisible(hasTempo || hasMarkers);
  laneTitle_->setVisible(hasTempo || hasMarkers);
  if (!hasTempo) return laneTitle_->setText(tr("Markers"));
  const motion::Tempo& tempo = tempos.tempoAt(document()->state().currentFrame());
  laneTitle_->setText(
      tr("%1 BPM, %Ln beat(s) per bar", nullptr, tempo.beatsPerBar).arg(widgets::shortNumber(tempo.beatsPerMinute, 6)));
}

void TimelinePanel::showSound() {
  soundTitle_->setTrack(sound_->track());
  for (QWidget* each : {static_cast<QWidget*>(sound_), static_cast<QWidget*>(soundTitle_)}) {
    each->setFixedHeight(sound_->rowHeight());
    each->setVisible(sound_->hasSound());
  }
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
  const std::vector<motion::TrackId> tracks = targetTracks();
  if (!tracks.empty()) view_->restrictTo(view_->rows().keysOf(tracks));
}

QSet<QByteArray> TimelinePanel::rowSetToSave() const {
  if (document() == nullptr) return {};
  const TrackRows& rows = view_->rows();
  if (view_->hasChosenRows()) return rows.keysOfRows(view_->selectedRows());
  return rows.keysOf(document()->state().selection().tracks().empty() ? rows.shownTracks() : targetTracks());
}

bool TimelinePanel::showOnly(const QSet<QByteArray>& keys) {
  if (!view_->rows().hasAnyOf(keys)) return false;
  view_->setFilter({});
  view_->restrictTo(keys);
  return true;
}

std::vector<motion::TrackId> TimelinePanel::targetTracks() const {
  std::vector<motion::TrackId> tracks;
  if (document() == nullptr) return tracks;
  if (view_->hasChosenRows()) return view_->rows().tracksOf(view_->selectedRows());
  tracks.reserve(document()->state().selection().trackCount());
  for (const auto& entry : document()->state().selection().tracks()) tracks.push_back(entry.first);
  const auto row = view_->cursorRow();
  if (tracks.empty() && row) tracks = view_->rows().tracksOf(*row);
  return tracks;
}

bool TimelinePanel::areTargetTracksLocked() const {
  const std::vector<motion::TrackId> tracks = targetTracks();
  return !tracks.empty() &&
         std::ranges::all_of(tracks, [this](motion::TrackId id) { return document()->state().isLocked(id); });
}

bool TimelinePanel::isRestricted() const { return view_->rows().isRestricted(); }

void TimelinePanel::showAllTracks() { view_->restrictTo({}); }

void TimelinePanel::setDocument(edit::MotionDocument* document) { view_->setDocument(document); }
void TimelinePanel::setModel(std::shared_ptr<const model::Model> model) { view_->setModel(std::move(model)); }
void TimelinePanel::setEnglishNames(bool on) { view_->setEnglishNames(on); }
void TimelinePanel::setSummaryShown(bool on) { view_->setSummaryShown(on); }
void TimelinePanel::setUnusedTracksShown(bool on) { view_->setUnusedShown(on); }

std::vector<motion::TrackId> TimelinePanel::ensureTracksOfRows() {
  std::vector<motion::TrackId> tracks = view_->hasChosenRows() ? targetTracks() : std::vector<motion::TrackId>();
  // Adding a track can move the other rows.
  std::vector<TimelineRow> lines;
  for (const int row : view_->selectedRows()) lines.push_back(view_->rows().at(row));
  for (const TimelineRow& line : lines) {
    const auto row = line.isHeading() ? std::nullopt : view_->rows().find(line);
    const auto track = row ? view_->ensureTrackOfRow(*row) : std::nullopt;
    if (track && std::ranges::find(tracks, *track) == tracks.end()) tracks.push_back(*track);
  }
  return tracks;
}

bool TimelinePanel::addAnnotationKeys(Frame frame) { return view_->addAnnotationKeys(view_->selectedRows(), frame); }

void TimelinePanel::showSelectedBones(const std::vector<QByteArray>& names) { view_->showSelectedBones(names); }

edit::MotionDocument* TimelinePanel::document() const { return view_->document(); }
void TimelinePanel::showDocument() { pages_->setCurrentIndex(view_->document() != nullptr ? 1 : 0); }
void TimelinePanel::setFrameZeroRule(motion::FrameZeroRule rule) { sheet_->tool().setFrameZeroRule(rule); }
void TimelinePanel::setSnapping(motion::SnapTargets targets) { view_->setSnapping(targets); }
void TimelinePanel::setPreviewedTempos(std::optional<motion::TempoMap> tempos) {
  view_->setPreviewedTempos(std::move(tempos));
}
void TimelinePanel::editMarkerName(std::size_t index, bool isNew) {
  emit revealRequested();
  isNew ? lane_->editNewName(index) : lane_->editName(index);
}
void TimelinePanel::setContextActions(TimelineMenu menu, const QList<QAction*>& actions) {
  switch (menu) {
    case TimelineMenu::Keys: contextActions_ = actions; break;
    case TimelineMenu::Markers: markerActions_ = actions; break;
    case TimelineMenu::Sound: soundActions_ = actions; break;
  }
}
void TimelinePanel::setEmptyActions(const QList<QAction*>& actions) {
  empty_->setAction(actions.front());
  empty_->addMoreActions(actions.mid(1));
}

// --- slots -----------------------------------------------------------------------------------------------------------

void TimelinePanel::zoomIn() { view_->zoomAboutPlayhead(widgets::kZoomPerNotch * widgets::kZoomPerNotch); }
void TimelinePanel::zoomOut() { view_->zoomAboutPlayhead(1 / (widgets::kZoomPerNotch * widgets::kZoomPerNotch)); }
void TimelinePanel::zoomFit() { view_->fitAll(); }
void TimelinePanel::zoomSelection() { view_->fitSelection(); }

void TimelinePanel::expandAll() { view_->setFolded(std::nullopt, false); }
void TimelinePanel::collapseAll() { view_->setFolded(std::nullopt, true); }

void TimelinePanel::focusSearch() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

void TimelinePanel::selectAll() {
  if (document() != nullptr) document()->state().setSelection(motion::selectEverything(document()->motion()));
}

void TimelinePanel::selectRow() {
  if (const auto row = view_->cursorRow()) selectRowKeys(*row, Qt::NoModifier);
}

void TimelinePanel::selectColumn() {
  if (document() != nullptr) selectColumnKeys(document()->state().currentFrame(), Qt::NoModifier);
}

bool TimelinePanel::toggleKey() {
  const auto row = view_->cursorRow();
  if (document() == nullptr || !row) return false;
  const Frame frame = document()->state().currentFrame();
  const motion::KeySelection keys = keysOfRow(*view_, *row, {frame, frame});
  if (keys.isEmpty()) return false;
  motion::KeySelection selection = document()->state().selection();
  selection.add(keys);
  if (selection == document()->state().selection()) selection.remove(keys);
  view_->select(std::move(selection));
  return true;
}

void TimelinePanel::selectRowKeys(int row, Qt::KeyboardModifiers modifiers) {
  if (document() == nullptr) return;
  view_->select(widgets::combined(document()->state().selection(), keysOfRow(*view_, row), modifiers));
}

void TimelinePanel::selectColumnKeys(Frame frame, Qt::KeyboardModifiers modifiers) {
  view_->select(widgets::combined(document()->state().selection(), keysOfColumn(*view_, frame), modifiers));
}

void TimelinePanel::retranslate() {
  setAccessibleName(tr("Timeline"));
  empty_->setSentence(tr("Open a motion to see its keys here, or create a new one."));
  search_->setPlaceholderText(tr("Search tracks"));
  search_->setAccessibleName(tr("Search tracks"));
  search_->setToolTip(tr("Show only tracks whose names contain this text"));
  restriction_->setToolTip(tr("Show all tracks"));
  for (const auto& [bar, text] : {std::pair(bars_->vertical(), tr("Scroll through the tracks")),
                                  std::pair(bars_->horizontal(), tr("Scroll through time"))}) {
    bar->setAccessibleName(text);
    bar->setWhatsThis(text);
  }
  contactTitle_->setText(tr("Left and right foot"));
  syllableTitle_->setText(tr("Syllables"));
  view_->retranslate();
  showLane();
}

}  // namespace furitsuke::panels
