// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/curves/curve_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStackedLayout>
#include <algorithm>
#include <utility>

#include "app/curves/channel_bar.h"
#include "app/curves/curve_canvas.h"
#include "app/curves/curve_header.h"
#include "app/curves/point_fields.h"
#include "app/curves/preset_bar.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/curve_text.h"

// What the panel does with the document. How it is put together is in curve_panel_layout.cpp.
namespace furitsuke {

CurvePanel::CurvePanel(QWidget* parent) : QWidget(parent) {
  buildContents();
  buildEmptyPage();
  pages_ = new QStackedLayout(this);
  pages_->addWidget(emptyPage_);
  pages_->addWidget(contents_);
  keepNarrowMinimum();
  connectCanvas();
  rest_.setSingleShot(true);
  rest_.setInterval(kLargeSelectionRest);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (stale_ && isVisible()) refreshNow();
  });
  connect(channels_, &ChannelBar::checkedChanged, this, &CurvePanel::updateView);
  connect(presets_, &PresetBar::presetChosen, this, &CurvePanel::applyPreset);
  connect(fields_, &PointFields::patchEntered, this, [this](const CurvePatch& patch) {
    if (isReady())
      pushEdits(tr("Change curve"), setCurve(document_->motion(), document_->selection(), view_.active, patch));
  });
  keepTranslated(this, [this] { refresh(); });
}

void CurvePanel::connectCanvas() {
  connect(canvas_, &CurveCanvas::handleGrabbed, this, [this] {
    if (document_) document_->beginGesture(tr("Change curve"));
  });
  connect(canvas_, &CurveCanvas::handleMoved, this, &CurvePanel::moveHandle);
  connect(canvas_, &CurveCanvas::handleReleased, this, [this] {
    if (document_) document_->endGesture();
  });
  connect(canvas_, &CurveCanvas::handleCancelled, this, [this] {
    if (document_) document_->cancelGesture();
  });
}

void CurvePanel::setDocument(MotionDocument* document) {
  if (document == document_) return;
  if (document_) {
    if (canvas_->isDragging()) document_->cancelGesture();
    document_->disconnect(this);
  }
  canvas_->abandonDrag();
  document_ = document;
  if (document != nullptr) {
    connect(document, &MotionDocument::motionChanged, this, &CurvePanel::onMotionChanged);
    connect(document, &MotionDocument::selectionChanged, this, &CurvePanel::refresh);
    connect(document, &MotionDocument::currentFrameChanged, this, &CurvePanel::updateMarker);
    connect(document, &QObject::destroyed, this, &CurvePanel::refresh);
  }
  refresh();
}

void CurvePanel::onMotionChanged(const MotionChange& change) {
  if (change.kind == MotionChange::Kind::ModelName || change.kind == MotionChange::Kind::Tracks) return;
  const auto isSelected = [this](TrackId track) { return !document_->selection().frames(track).empty(); };
  if (change.kind == MotionChange::Kind::Reloaded || std::ranges::any_of(change.tracks, isSelected)) return refresh();
  if (!hasCurves()) updateEmptyPage();
}

bool CurvePanel::hasCurves() const {
  if (!document_) return false;
  const auto& tracks = document_->selection().tracks();
  return std::ranges::any_of(tracks, [](const auto& entry) { return !curveChannelsOf(entry.first.kind).isEmpty(); });
}

void CurvePanel::refresh() {
  // Hidden behind another tab a panel must cost nothing; only whether there is something to change is told.
  stale_ = true;
  if (document_ && document_->selection().keyCount() >= kLargeSelection) {
    rest_.start();
  } else if (isVisible()) {
    refreshNow();
  }
  const bool any = hasCurves();
  if (any == announced_) return;
  announced_ = any;
  emit availabilityChanged();
}

void CurvePanel::refreshNow() {
  stale_ = false;
  rest_.stop();
  view_.selected = document_ ? selectedCurves(document_->motion(), document_->selection()) : SelectedCurves{};
  channels_->setAvailable(view_.selected.channels, view_.selected.moving);
  updateView();
  const bool any = hasCurves();
  if (!any) updateEmptyPage();
  // A page that is hidden must not want room: the empty page would have to be scrolled.
  contents_->setSizePolicy(QSizePolicy::Preferred, any ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  pages_->setCurrentWidget(any ? contents_ : emptyPage_);
  keepNarrowMinimum();
}

bool CurvePanel::isReady() {
  if (stale_) refreshNow();
  return hasCurves();
}

void CurvePanel::updateView() {
  view_.active = channels_->checked() & view_.selected.channels;
  view_.span = {};
  if (view_.selected.keyCount == 1) {
    view_.span = governedSpan(document_->motion(), view_.selected.first->track, view_.selected.first->frame);
  }
  view_.marker = markerAtPlayhead();
  const ChannelCurves combined = combinedCurves(view_.selected, view_.active);
  header_->setHeading(document_ ? curveHeading(document_->motion(), view_.selected, view_.active) : CurveHeading{});
  fields_->setCurves(combined);
  presets_->setCurves(combined);
  canvas_->setView(view_);
}

void CurvePanel::updateMarker() {
  if (!isVisible()) {
    stale_ = true;
    return;
  }
  if (!hasCurves()) return updateEmptyPage();
  view_.marker = markerAtPlayhead();
  canvas_->setMarker(view_.marker);
}

std::optional<CurveMarker> CurvePanel::markerAtPlayhead() const {
  if (!document_) return {};
  const Motion& motion = document_->motion();
  const auto position = positionInSelectedSpans(motion, document_->selection(), document_->currentFrame());
  if (!position) return {};
  return CurveMarker{position->t, curvesOfKey(motion, position->key.track, position->key.frame)};
}

void CurvePanel::setActiveChannels(CurveChannels channels) {
  channels_->setChecked(channels);
  if (isReady()) updateView();
}

CurveSet CurvePanel::shownBoneCurves() {
  CurveSet shown;
  if (!isReady() || view_.selected.first->track.kind != TrackKind::Bone) return shown;
  forEachChannel(view_.active & kBoneCurveChannels, [&](CurveChannel c) {
    const ChannelCurves& channel = view_.selected.channel(c);
    if (channel.different.size() != 1) return;
    shown.channels.insert(c);
    shown.curves[static_cast<std::size_t>(c)] = channel.different.front();
  });
  return shown;
}

void CurvePanel::moveHandle(int handle, int x, int y) {
  if (!document_) return;
  const auto bx = static_cast<std::uint8_t>(x);
  const auto by = static_cast<std::uint8_t>(y);
  const CurvePatch patch = handle == 0 ? CurvePatch{bx, by, {}, {}} : CurvePatch{{}, {}, bx, by};
  document_->updateGesture([=, keys = document_->gestureSelection(), active = view_.active](const Motion& motion) {
    return EditProposal{setCurve(motion, keys, active, patch), keys};
  });
}

void CurvePanel::pushEdits(const QString& text, KeyEdits edits) { document_->push(text, std::move(edits)); }

void CurvePanel::copyCurve() {
  if (!isReady()) return;
  const CurveKey key = *view_.selected.first;
  CurveSet set = curvesOfKey(document_->motion(), key.track, key.frame);
  set.channels = set.channels & view_.active;
  if (set.channels.isEmpty()) return;
  copied_ = set;
  std::string text = curveSetToText(set);
  if (set.channels.size() == 1) {
    forEachChannel(set.channels, [&](CurveChannel c) { text = curveToText(set.curves[static_cast<std::size_t>(c)]); });
  }
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

void CurvePanel::pasteCurve() {
  if (!isReady()) return;
  const Result<CurveSet> parsed = curveSetFromText(QGuiApplication::clipboard()->text().toStdString());
  CurveSet set = parsed ? *parsed : copied_;
  if (set.channels.size() == 1) {
    forEachChannel(set.channels, [&](CurveChannel c) { set.curves.fill(set.curves[static_cast<std::size_t>(c)]); });
    set.channels = kAllCurveChannels;
  }
  set.channels = set.channels & view_.active;
  if (set.channels.isEmpty()) {
    header_->showMessage(copied_.channels.isEmpty() && !parsed
                             ? tr("The clipboard holds no curve")
                             : tr("The copied curves are of other channels than the checked ones"));
    return;
  }
  pushEdits(tr("Paste curve"), setCurves(document_->motion(), document_->selection(), set));
}

void CurvePanel::applyPreset(const QString& id) {
  const std::optional<Curve> curve = findCurvePreset(id.toStdString());
  if (!curve || !isReady()) return;
  pushEdits(tr("Curve: %1").arg(presetText(id.toStdString())),
            setCurve(document_->motion(), document_->selection(), view_.active, *curve));
}

void CurvePanel::resetCurves() {
  if (!isReady()) return;
  pushEdits(tr("Reset curves"), setCurve(document_->motion(), document_->selection(), kAllCurveChannels, kLinearCurve));
}

KeySelection CurvePanel::keysAtPlayhead() const {
  KeySelection keys;
  if (!document_) return keys;
  const Motion& motion = document_->motion();
  const auto addIfKey = [&](TrackId track) {
    if (!governedSpan(motion, track, document_->currentFrame()).isEmpty()) keys.add(track, document_->currentFrame());
  };
  for (std::size_t i = 0; i < motion.bones.size(); ++i) addIfKey({TrackKind::Bone, static_cast<std::uint32_t>(i)});
  addIfKey(kCameraTrack);
  return keys;
}

void CurvePanel::selectKeysAtPlayhead() {
  if (document_) document_->setSelection(keysAtPlayhead());
}

void CurvePanel::showEvent(QShowEvent* event) {
  if (stale_) refreshNow();
  QWidget::showEvent(event);
}

}  // namespace furitsuke
