// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/reference_panel.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QStackedLayout>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>

#include "app/panels/scene/reference_view.h"
#include "app/session/background/reference_track.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_text.h"
#include "app/widgets/number_field.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/translated_texts.h"
#include "core/base/frame.h"
#include "core/io/file_type.h"
#include "core/media/libav_module.h"

namespace furitsuke::panels {

namespace {

constexpr double kFrameMilliseconds = 1000.0 / kFramesPerSecond;
constexpr int kNarrowTimeField = 16 * theme::kGrid;
constexpr int kWideTimeField = 24 * theme::kGrid;

/// The first whole frame that is not before a place between frames, which may have a rounding error.
qint64 firstWholeFrame(double position) {
  constexpr double kTolerance = 1e-6;
  return static_cast<qint64>(std::ceil(position - kTolerance));
}

/// The first picture or film among dropped files; empty: none.
QString droppedMedia(const QMimeData& data) {
  for (const QUrl& url : data.urls()) {
    const std::filesystem::path file = session::toPath(url.toLocalFile());
    const io::OpensAs what = io::opensAsByName(file);
    if (url.isLocalFile() && (what == io::OpensAs::Film || what == io::OpensAs::Picture)) return url.toLocalFile();
  }
  return {};
}

}  // namespace

ReferencePanel::ReferencePanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      tools_(new QToolBar(this)),
      timeLabel_(new widgets::DragLabel({}, {}, this)),
      time_(new widgets::NumberField(widgets::millisecondsFormat(1), this)),
      empty_(new widgets::EmptyState("picture", {}, this)),
      content_(new QWidget(this)),
      view_(new ReferenceView(content_)) {
  setAcceptDrops(true);
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHeader());
  column->addWidget(view_, 1);
  pages_ = new QStackedLayout(this);
  pages_->addWidget(empty_);
  pages_->addWidget(content_);
  connectTime();
  connect(&stage_, &session::Stage::changed, this, &ReferencePanel::refresh);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

QWidget* ReferencePanel::makeHeader() {
  auto* header = new QWidget(content_);
  header->setProperty("panelHeader", true);
  header->setAttribute(Qt::WA_StyledBackground);
  tools_->setIconSize(QSize(18, 18));
  tools_->setMovable(false);
  time_->setObjectName("referenceTime");
  time_->setRange(-motion::kFarthestReferenceTime, motion::kFarthestReferenceTime);
  time_->setStep(kFrameMilliseconds);
  time_->setMinimumWidth(kNarrowTimeField);
  time_->setMaximumWidth(kWideTimeField);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 2 * theme::kGrid, 1);  // above the line
  row->setSpacing(theme::kGrid);
  row->addWidget(tools_, 1);
  row->addWidget(timeLabel_);
  row->addWidget(time_);
  return header;
}

void ReferencePanel::connectTime() {
  const auto setTime = [this](double time) {
    if (track_ != nullptr) track_->change(linkWithTime(time));
  };
  connect(time_, &widgets::NumberField::edited, this, setTime);
  connect(time_, &widgets::NumberField::stepped, this, [this, setTime](double by) { setTime(shownTime() + by); });
  connect(timeLabel_, &widgets::DragLabel::dragStarted, this, [this] { timeBefore_ = shownTime(); });
  connect(timeLabel_, &widgets::DragLabel::dragged, this, [this](double steps) {
    if (track_ != nullptr) track_->preview(linkWithTime(timeBefore_ + steps * kFrameMilliseconds));
  });
  connect(timeLabel_, &widgets::DragLabel::dragFinished, this, [this, setTime] { setTime(shownTime()); });
  connect(timeLabel_, &widgets::DragLabel::dragCanceled, this, [this] {
    if (track_ != nullptr) track_->endPreview();
  });
}

double ReferencePanel::shownTime() const { return track_ != nullptr && track_->link() ? track_->link()->time : 0; }

motion::ReferenceLink ReferencePanel::linkWithTime(double time) const {
  motion::ReferenceLink link = track_->link().value_or(motion::ReferenceLink{});
  link.time = time_->clamped(time);
  return link;
}

void ReferencePanel::retranslate() {
  empty_->setSentence(media::hasLibav()
                          ? tr("Drop a film or a picture here, or open one, to animate after it.")
                          : tr("Drop a picture here, or open one, to animate after it. This build cannot show films."));
  timeLabel_->setText(tr("Time"));
  widgets::nameControl(time_, tr("Film time at frame 0"));
  time_->setWhatsThis(
      tr("The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later."));
  view_->setAccessibleName(tr("Reference"));
  view_->setWhatsThis(
      tr("The reference at the playhead. Turn the wheel to zoom, drag to pan, double-click to show all of it."));
  refresh();
}

void ReferencePanel::setTrack(session::ReferenceTrack& track) {
  track_ = &track;
  track.setActive(isOnScreen_);
  connect(&track, &session::ReferenceTrack::changed, this, &ReferencePanel::refresh);
  refresh();
}

void ReferencePanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
  // Before a button moves into the menu of those that do not fit, the field becomes narrower.
  tools_->setMinimumWidth(tools_->sizeHint().width());
}

void ReferencePanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void ReferencePanel::setOnScreen(bool on) {
  isOnScreen_ = on;
  if (track_ != nullptr) track_->setActive(on);
  refresh();
}

void ReferencePanel::settle() {
  if (track_ != nullptr && isOnScreen_) track_->wait(stage_.position());
  refresh();
}

void ReferencePanel::refresh() {
  const bool hasLink = track_ != nullptr && track_->link();
  const bool isOpening = track_ != nullptr && !track_->opening().isEmpty();
  pages_->setCurrentWidget(hasLink || isOpening ? content_ : empty_);
  time_->setEnabled(hasLink);
  timeLabel_->setEnabled(hasLink);
  time_->setShown(shownTime());
  if (!isOnScreen_ || !hasLink) {
    view_->setPicture(nullptr, 1);
    view_->setSentence(isOpening ? tr("Opening %1…").arg(track_->opening()) : QString());
    return;
  }
  const session::ReferenceShot shot = track_->shotAt(stage_.position());
  view_->setMirrored(track_->link()->isMirrored);
  view_->setPicture(shot.picture.image, shot.picture.pixelAspect);
  view_->setSentence(isOpening ? tr("Opening %1…").arg(track_->opening()) : sentenceOf(shot));
}

QString ReferencePanel::sentenceOf(const session::ReferenceShot& shot) const {
  switch (shot.moment) {
    case film::MediaMoment::Opening: return tr("Opening %1…").arg(track_->name());
    case film::MediaMoment::Before: return tr("The film starts at frame %1.").arg(firstWholeFrame(shot.firstFrame));
    case film::MediaMoment::After: return tr("The film ends at frame %1.").arg(firstWholeFrame(shot.endFrame) - 1);
    case film::MediaMoment::Shown:
    case film::MediaMoment::Failed: break;
  }
  if (!shot.problem) return {};
  return tr("%1 cannot be shown: %2").arg(track_->name(), widgets::failureText(*shot.problem));
}

void ReferencePanel::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedMedia(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void ReferencePanel::dropEvent(QDropEvent* event) {
  const QString path = droppedMedia(*event->mimeData());
  event->acceptProposedAction();
  // The program that the file was dragged from waits until this returns.
  QMetaObject::invokeMethod(
      this, [this, path] { emit fileDropped(path); }, Qt::QueuedConnection);
}

}  // namespace furitsuke::panels
