// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/marker_lane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/panels/timeline/marker_menu.h"
#include "app/panels/timeline/wheel_scroll.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/ruler_ticks.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr double kPoleWidth = 2;
constexpr double kFlagPadding = 5;
constexpr double kBareFlag = 9;  // width without a name, and the minimum if another marker follows closely
constexpr double kBarNumberGap = 34;
constexpr int kNameFieldWidth = 140;

QFont laneFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

}  // namespace

MarkerLane::MarkerLane(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view) {
  setFixedHeight(kHeight);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::ClickFocus);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Markers"));
    setAccessibleDescription(
        tr("Markers and bars of the motion; double-click to add or rename a marker, drag to move it"));
  });
  setMouseTracking(true);
  const auto repaint = qOverload<>(&QWidget::update);
  connect(&view_, &TimelineView::scaleChanged, this, repaint);
  connect(&view_, &TimelineView::scaleChanged, this, [this] { finishName(true); });
  connect(&view_, &TimelineView::currentFrameChanged, this, repaint);
  connect(&view_, &TimelineView::annotationsChanged, this, &MarkerLane::onAnnotationsChanged);
  connect(&view_, &TimelineView::documentReplaced, this, [this] {
    drag_.reset();
    finishName(false);
    update();
  });
}

const std::vector<motion::Marker>& MarkerLane::markers() const {
  return view_.document()->motion().annotations.markers;
}

void MarkerLane::onAnnotationsChanged() {
  // Indices may now refer to other markers.
  drag_.reset();
  if (named_ && (namedIndex_ >= markers().size() || markers()[namedIndex_] != *named_)) finishName(false);
  update();
}

double MarkerLane::frameShown(std::size_t index) const {
  return drag_ && drag_->moving && drag_->index == index ? drag_->to : markers()[index].frame;
}

QRectF MarkerLane::flagRect(std::size_t index) const {
  const double x = std::floor(view_.scale().xOf(frameShown(index)));
  if (x > width() || x < -1e6) return {};
  const QFontMetricsF metrics(laneFont(font()));
  const QString name = QString::fromStdString(markers()[index].name);
  double wide = name.isEmpty() ? kBareFlag : metrics.horizontalAdvance(name) + 2 * kFlagPadding + kPoleWidth;
  if (index + 1 < markers().size()) {
    const double next = std::floor(view_.scale().xOf(frameShown(index + 1)));
    if (next > x) wide = std::min(wide, std::max(kBareFlag, next - x - 2));
  }
  return x + wide < 0 ? QRectF() : QRectF(x, 1, wide, kHeight - 3);
}

std::optional<std::size_t> MarkerLane::markerUnder(QPointF point) const {
  if (view_.document() == nullptr) return {};
  for (std::size_t i = markers().size(); i > 0; --i) {
    const QRectF flag = flagRect(i - 1);
    if (!flag.isEmpty() && flag.adjusted(-3, -2, 1, 2).contains(point)) return i - 1;
  }
  return {};
}

// --- painting --------------------------------------------------------------------------------------------------------

void MarkerLane::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), theme::theme().raised);
  if (view_.document() == nullptr) return;
  painter.setFont(laneFont(font()));
  paintBars(painter);
  painter.fillRect(QRect(0, kHeight - 1, width(), 1), theme::theme().strongLine);
  const double playhead = std::floor(view_.scale().xOf(view_.document()->state().currentFrame()));
  painter.fillRect(QRectF(playhead, 0, 1, kHeight), theme::theme().accent);
  for (std::size_t i = 0; i < markers().size(); ++i) paintFlag(painter, i);
}

void MarkerLane::paintBars(QPainter& painter) const {
  const motion::TempoMap tempos = view_.tempos();
  if (tempos.isEmpty()) return;
  painter.setPen(theme::theme().line);
  for (const widgets::BeatLine& line : widgets::beatLines(view_.scale(), tempos, 0, width())) {
    const double x = std::floor(line.x) + 0.5;
    painter.drawLine(QPointF(x, line.isBar ? 2 : kHeight - 6), QPointF(x, kHeight - 1));
  }
  painter.setPen(theme::theme().mutedText);
  for (const widgets::BeatLine& line :
       widgets::beatLines(view_.scale(), tempos, -kBarNumberGap, width(), kBarNumberGap)) {
    if (line.isBar && line.bar > 0) painter.drawText(QPointF(line.x + 4, kHeight - 6), QString::number(line.bar));
  }
  for (const motion::TempoSpan& span : tempos.spans().subspan(1)) paintTempo(painter, span);
}

void MarkerLane::paintTempo(QPainter& painter, const motion::TempoSpan& span) const {
  const double x = std::floor(view_.scale().xOf(span.tempo.firstBeat));
  if (x < -width() || x > width()) return;
  const QString text =
      QString("%1  %2").arg(span.bar).arg(tr("%1 BPM").arg(QLocale().toString(span.tempo.beatsPerMinute, 'g', 6)));
  const QFontMetricsF metrics(painter.font());
  // Opaque, so that the bar numbers beside it do not show through.
  painter.fillRect(QRectF(x, 0, metrics.horizontalAdvance(text) + 8, kHeight - 1), theme::theme().raised);
  painter.fillRect(QRectF(x, 0, 2, kHeight - 1), theme::theme().mutedText);
  painter.setPen(theme::theme().mutedText);
  painter.drawText(QPointF(x + 4, kHeight - 6), text);
}

void MarkerLane::paintFlag(QPainter& painter, std::size_t index) const {
  const QRectF flag = flagRect(index);
  if (flag.isEmpty()) return;
  const motion::Marker& marker = markers()[index];
  const QColor tint = widgets::tintOf(motion::colorOf(marker));
  const bool isMoving = drag_ && drag_->moving && drag_->index == index;
  // Opaque, so that bar numbers and the previous flag do not show through the name.
  painter.setPen(Qt::NoPen);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(theme::theme().background);
  painter.drawRoundedRect(flag, 2, 2);
  QColor wash = tint;
  wash.setAlphaF(marker.name.empty() ? 1.0F : 0.28F);
  painter.setBrush(wash);
  painter.setPen(isMoving ? QPen(theme::theme().text) : QPen(tint));
  painter.drawRoundedRect(flag.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(QRectF(flag.left(), flag.top(), kPoleWidth, kHeight - flag.top()), tint);
  const QRectF inside = flag.adjusted(kPoleWidth + kFlagPadding - 2, 0, -kFlagPadding + 2, 0);
  const QString name = painter.fontMetrics().elidedText(QString::fromStdString(marker.name), Qt::ElideRight,
                                                        static_cast<int>(std::ceil(inside.width())));
  painter.setPen(theme::theme().text);
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft, name);
}

// --- mouse -----------------------------------------------------------------------------------------------------------

void MarkerLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  if (const auto index = markerUnder(event->position())) {
    drag_ = Drag{*index, event->position(), markers()[*index].frame, markers()[*index].frame};
    return;
  }
  view_.movePlayhead(view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers()));
}

void MarkerLane::mouseMoveEvent(QMouseEvent* event) {
  if (!drag_) {
    setCursor(markerUnder(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return;
  }
  const double by = event->position().x() - drag_->pressedAt.x();
  drag_->moving |= std::abs(by) >= QApplication::startDragDistance();
  if (!drag_->moving) return;
  setCursor(Qt::SizeHorCursor);
  drag_->to = view_.snapped(drag_->from + by / view_.scale().pixelsPerFrame(), event->modifiers());
  update();
}

void MarkerLane::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_) return;
  const Drag ended = *drag_;
  drag_.reset();
  if (ended.moving) {
    moveMarker(*view_.document(), ended.index, ended.to);
  } else {
    view_.movePlayhead(ended.from);
  }
  update();
}

void MarkerLane::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  drag_.reset();
  if (const auto index = markerUnder(event->position())) return editName(*index);
  const Frame frame = view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers());
  editNewName(addMarker(*view_.document(), {.frame = frame, .name = {}}));
}

void MarkerLane::contextMenuEvent(QContextMenuEvent* event) {
  if (view_.document() == nullptr) return;
  const auto index = markerUnder(event->pos());
  if (!index) {
    emit menuRequested(event->globalPos());
    return;
  }
  QMenu* menu = makeMarkerMenu(
      *view_.document(), *index, [this, index = *index] { editName(index); }, this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(&view_, &TimelineView::documentReplaced, menu, &QMenu::close);
  menu->popup(event->globalPos());
}

void MarkerLane::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event, Qt::Horizontal); }

void MarkerLane::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !drag_) return QWidget::keyPressEvent(event);
  drag_.reset();
  update();
}

bool MarkerLane::event(QEvent* event) {
  // During a drag, Esc cancels the drag, even if it is the shortcut of an action.
  if (event->type() == QEvent::ShortcutOverride && drag_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
  }
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QString text = tr("Double-click to add a marker.");
  if (const auto index = markerUnder(help->pos())) {
    const motion::Marker& marker = markers()[*index];
    text = tr("%1\nFrame %2, %3\nDrag to move, double-click to rename.")
               .arg(marker.name.empty() ? tr("Marker") : QString::fromStdString(marker.name))
               .arg(marker.frame)
               .arg(widgets::timeLabel(marker.frame, 1));
  }
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

void MarkerLane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
  QWidget::changeEvent(event);
}

// --- the name --------------------------------------------------------------------------------------------------------

void MarkerLane::makeNameField() {
  name_ = new QLineEdit(this);
  name_->setObjectName("markerName");
  widgets::keepTranslated(name_, [this] {
    name_->setAccessibleName(tr("Marker name"));
    name_->setPlaceholderText(tr("Marker name"));
    name_->setToolTip(tr("Press Enter to rename the marker, Esc to cancel"));
  });
  name_->installEventFilter(this);
  connect(name_, &QLineEdit::editingFinished, this, [this] { finishName(true); });
}

void MarkerLane::editName(std::size_t index) {
  if (name_ == nullptr) makeNameField();
  named_ = markers()[index];
  namedIn_ = view_.document();
  namedIndex_ = index;
  newMarkerStep_.reset();
  const double x = std::floor(view_.scale().xOf(named_->frame));
  const int left = static_cast<int>(std::clamp(x, 0.0, std::max(0.0, 1.0 * width() - kNameFieldWidth)));
  name_->setGeometry(left, 0, kNameFieldWidth, kHeight);
  name_->setText(QString::fromStdString(named_->name));
  name_->selectAll();
  name_->show();
  name_->setFocus(Qt::OtherFocusReason);
}

void MarkerLane::editNewName(std::size_t index) {
  editName(index);
  newMarkerStep_ = view_.document()->history().undoStack()->index();
}

void MarkerLane::dropName() {
  const std::optional<int> step = std::exchange(newMarkerStep_, std::nullopt);
  finishName(false);
  if (!step || namedIn_ == nullptr) return;
  QUndoStack& steps = *namedIn_->history().undoStack();
  if (steps.index() == *step) steps.undo();
}

void MarkerLane::finishName(bool accept) {
  const std::optional<motion::Marker> named = std::exchange(named_, std::nullopt);
  if (!named) return;
  name_->hide();
  // The name belongs to a marker of namedIn_, even if another document is shown now.
  if (!accept || namedIn_ == nullptr) return;
  const std::vector<motion::Marker>& markers = namedIn_->motion().annotations.markers;
  if (namedIndex_ < markers.size() && markers[namedIndex_] == *named) {
    renameMarker(*namedIn_, namedIndex_, name_->text());
  }
}

bool MarkerLane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == name_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    dropName();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace furitsuke::panels
