// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/curve_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStackedLayout>
#include <algorithm>

#include "app/panels/curves/channel_bar.h"
#include "app/panels/curves/curve_canvas.h"
#include "app/panels/curves/curve_header.h"
#include "app/panels/curves/point_fields.h"
#include "app/panels/curves/preset_bar.h"
#include "app/session/large_steps.h"
#include "app/widgets/action_menu.h"
#include "app/widgets/translated_texts.h"
#include "core/motion/curve_text.h"

// Edits the document. The layout is in curve_panel_layout.cpp.
namespace furitsuke::panels {

CurvePanel::CurvePanel(QWidget* parent) : QWidget(parent) {
  buildContents();
  buildEmptyPage();
  pages_ = new QStackedLayout(this);
  pages_->addWidget(emptyPage_);
  pages_->addWidget(contents_);
  keepNarrowMinimum();
  connectCanvas();
  debounce_.setSingleShot(true);
  debounce_.setInterval(edit::kLargeSelectionDebounce);
  connect(&debounce_, &QTimer::timeout, this, [this] {
    if (stale_ && isVisible()) refreshNow();
  });
  connect(channels_, &ChannelBar::checkedChanged, this, &CurvePanel::updateView);
  connect(presets_, &PresetBar::presetChosen, this, &CurvePanel::applyPreset);
  connect(fields_, &PointFields::patchEntered, this, [this](const motion::CurvePatch& patch) {
    if (!isReady()) return;
    pushStep([] { return tr("Change curve"); },
             [active = view_.active, patch](const motion::Motion& motion, const motion::KeySelection& keys) {
               return motion::setCurve(motion, keys, active, patch);
             });
  });
  connect(fields_, &PointFields::adjustmentEntered, this, [this](CurveNumber number, double factor, double by) {
    if (!isReady()) return;
    pushStep(
        [] { return tr("Change curve"); },
        [active = view_.active, number, factor, by](const motion::Motion& motion, const motion::KeySelection& keys) {
          return motion::adjustCurves(motion, keys, active, number, factor, by);
        });
  });
  widgets::keepTranslated(this, [this] { refresh(); });
}

void CurvePanel::connectCanvas() {
  connect(canvas_, &CurveCanvas::handleGrabbed, this, [this] {
    if (document_) document_->history().beginGesture([] { return tr("Change curve"); });
  });
  connect(canvas_, &CurveCanvas::handleMoved, this, &CurvePanel::moveHandle);
  connect(canvas_, &CurveCanvas::handleReleased, this, [this] {
    if (document_) document_->history().endGesture();
  });
  connect(canvas_, &CurveCanvas::handleCanceled, this, [this] {
    if (document_) document_->history().cancelGesture();
  });
}

void CurvePanel::setContextActions(const QList<QAction*>& actions) {
  canvas_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(canvas_, &QWidget::customContextMenuRequested, this, [this, actions](const QPoint& at) {
    if (!canvas_->isDragging()) widgets::openActionMenu(this, actions, canvas_->mapToGlobal(at));
  });
}

void CurvePanel::setDocument(edit::MotionDocument* document) {
  if (document == document_) return;
  if (document_) {
    if (canvas_->isDragging()) document_->history().cancelGesture();
    document_->disconnect(this);
  }
  canvas_->abandonDrag();
  document_ = document;
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::motionChanged, this, &CurvePanel::onMotionChanged);
    connect(document, &edit::MotionDocument::selectionChanged, this, &CurvePanel::refresh);
    connect(document, &edit::MotionDocument::currentFrameChanged, this, &CurvePanel::updateMarker);
    connect(document, &QObject::destroyed, this, &CurvePanel::refresh);
  }
  refresh();
}

void CurvePanel::onMotionChanged(const edit::MotionChange& change) {
  if (change.kind == edit::MotionChange::Kind::ModelName || change.kind == edit::MotionChange::Kind::Tracks) return;
  const auto isSelected = [this](motion::TrackId track) {
    return !document_->state().selection().frames(track).empty();
  };
  if (change.kind == edit::MotionChange::Kind::Reloaded || std::ranges::any_of(change.tracks, isSelected))
    return refresh();
  if (!hasCurves()) updateEmptyPage();
}

bool CurvePanel::hasCurves() const {
  if (!document_) return false;
  const auto& tracks = document_->state().selection().tracks();
  return std::ranges::any_of(tracks,
                             [](const auto& entry) { return !motion::curveChannelsOf(entry.first.kind).isEmpty(); });
}

void CurvePanel::refresh() {
  // A hidden panel is not updated, to save time.
  stale_ = true;
  if (document_ && document_->state().selection().keyCount() >= edit::kLargeSelection) {
    debounce_.start();
  } else if (isVisible()) {
    refreshNow();
  }
}

void CurvePanel::refreshNow() {
  stale_ = false;
  debounce_.stop();
  view_.selected = document_ ? motion::selectedCurves(document_->motion(), document_->state().selection())
                             : motion::SelectedCurves{};
  channels_->setAvailable(view_.selected.channels, view_.selected.moving);
  updateView();
  const bool any = hasCurves();
  if (!any) updateEmptyPage();
  // Ignore the size of the hidden page; otherwise the empty page would have to be scrolled.
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
    view_.span = motion::governedSpan(document_->motion(), view_.selected.first->track, view_.selected.first->frame);
  }
  view_.marker = markerAtPlayhead();
  const motion::ChannelCurves combined = motion::combinedCurves(view_.selected, view_.active);
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
  const motion::Motion& motion = document_->motion();
  const auto position =
      motion::positionInSelectedSpans(motion, document_->state().selection(), document_->state().currentFrame());
  if (!position) return {};
  return CurveMarker{position->t, motion::curvesOfKey(motion, position->key.track, position->key.frame)};
}

motion::CurveSet CurvePanel::shownBoneCurves() {
  motion::CurveSet shown;
  if (!isReady() || view_.selected.first->track.kind != motion::TrackKind::Bone) return shown;
  forEachChannel(view_.active & motion::kBoneCurveChannels, [&](motion::CurveChannel c) {
    const motion::ChannelCurves& channel = view_.selected.channel(c);
    if (channel.different.size() != 1) return;
    shown.channels.insert(c);
    shown.curves[static_cast<std::size_t>(c)] = channel.different.front();
  });
  return shown;
}

QStringList CurvePanel::mixedBoneCurves() {
  QStringList names;
  const motion::CurveChannels shown = shownBoneCurves().channels;
  if (!isReady() || view_.selected.first->track.kind != motion::TrackKind::Bone) return names;
  forEachChannel(view_.active & motion::kBoneCurveChannels, [&](motion::CurveChannel c) {
    if (!shown.contains(c)) names.append(channelText(c));
  });
  return names;
}

void CurvePanel::moveHandle(int handle, int x, int y) {
  if (!document_) return;
  const auto bx = static_cast<std::uint8_t>(x);
  const auto by = static_cast<std::uint8_t>(y);
  const motion::CurvePatch patch =
      handle == 0 ? motion::CurvePatch{bx, by, {}, {}} : motion::CurvePatch{{}, {}, bx, by};
  document_->history().updateGesture(
      [=, keys = document_->history().gestureSelection(), active = view_.active](const motion::Motion& motion) {
        return motion::Edit{.keys = motion::setCurve(motion, keys, active, patch), .selection = keys};
      });
}

void CurvePanel::pushStep(const edit::LiveText& text, const ProposeCurves& propose) {
  session::LargeSteps::of(*document_)
      .push(text, document_->state().selection().keyCount(),
            [propose](const motion::Motion& motion, const motion::KeySelection& keys) {
              return motion::Edit{.keys = propose(motion, keys)};
            });
}

void CurvePanel::copyCurve() {
  if (!isReady()) return;
  const motion::CurveKey key = *view_.selected.first;
  motion::CurveSet set = motion::curvesOfKey(document_->motion(), key.track, key.frame);
  set.channels = set.channels & view_.active;
  if (set.channels.isEmpty()) return;
  copied_ = set;
  std::string text = motion::curveSetToText(set);
  if (set.channels.size() == 1) {
    forEachChannel(set.channels, [&](motion::CurveChannel c) {
      text = motion::curveToText(set.curves[static_cast<std::size_t>(c)]);
    });
  }
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

void CurvePanel::pasteCurve() {
  if (!isReady()) return;
  const Result<motion::CurveSet> parsed = motion::curveSetFromText(QGuiApplication::clipboard()->text().toStdString());
  motion::CurveSet set = parsed ? *parsed : copied_;
  if (set.channels.size() == 1) {
    forEachChannel(set.channels,
                   [&](motion::CurveChannel c) { set.curves.fill(set.curves[static_cast<std::size_t>(c)]); });
    set.channels = motion::kAllCurveChannels;
  }
  set.channels = set.channels & view_.active;
  if (set.channels.isEmpty()) {
    header_->showMessage(copied_.channels.isEmpty() && !parsed
                             ? tr("The clipboard contains no curve")
                             : tr("None of the copied curves belongs to a checked channel"));
    return;
  }
  pushStep([] { return tr("Paste curve"); },
           [set](const motion::Motion& motion, const motion::KeySelection& keys) {
             return motion::setCurves(motion, keys, set);
           });
}

void CurvePanel::applyPreset(const QString& id) {
  const std::optional<motion::Curve> curve = motion::findCurvePreset(id.toStdString());
  if (!curve || !isReady()) return;
  pushStep([preset = id.toStdString()] { return tr("Curve: %1").arg(presetText(preset)); },
           [active = view_.active, curve = *curve](const motion::Motion& motion, const motion::KeySelection& keys) {
             return motion::setCurve(motion, keys, active, curve);
           });
}

void CurvePanel::resetCurves() {
  if (!isReady()) return;
  pushStep([] { return tr("Reset curves"); },
           [](const motion::Motion& motion, const motion::KeySelection& keys) {
             return motion::setCurve(motion, keys, motion::kAllCurveChannels, motion::kLinearCurve);
           });
}

motion::KeySelection CurvePanel::keysAtPlayhead() const {
  motion::KeySelection keys;
  if (!document_) return keys;
  const motion::Motion& motion = document_->motion();
  const auto addIfKey = [&](motion::TrackId track) {
    if (!motion::governedSpan(motion, track, document_->state().currentFrame()).isEmpty())
      keys.add(track, document_->state().currentFrame());
  };
  for (std::size_t i = 0; i < motion.bones.size(); ++i)
    addIfKey({motion::TrackKind::Bone, static_cast<std::uint32_t>(i)});
  addIfKey(motion::kCameraTrack);
  return keys;
}

void CurvePanel::selectKeysAtPlayhead() {
  if (document_) document_->state().setSelection(keysAtPlayhead());
}

void CurvePanel::showEvent(QShowEvent* event) {
  if (stale_) refreshNow();
  QWidget::showEvent(event);
}

}  // namespace furitsuke::panels
