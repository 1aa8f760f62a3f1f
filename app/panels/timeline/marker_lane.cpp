// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/marker_lane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/panels/timeline/marker_menu.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/number_text.h"
#include "app/widgets/ruler_ticks.h"
#include "app/widgets/snapping.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr double kPoleWidth = 2;
constexpr double kFlagPadding = 5;
constexpr double kBareFlag = 9;  // width without a name, and the minimum if another marker follows closely
constexpr double kBarNumberGap = 34;
constexpr int kNameFieldWidth = 140;

/// The number of its first bar, and the tempo.
QString tempoText(const motion::TempoSpan& span) {
  const QString bpm = widgets::shortNumber(span.tempo.beatsPerMinute, 6);
  return QString("%1  %2").arg(span.bar).arg(MarkerLane::tr("%1 BPM").arg(bpm));
}

QFont laneFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

}  // namespace

MarkerLane::MarkerLane(TimelineView& view, QWidget* parent) : TimelineLane(view, parent) {
  setFixedHeight(kHeight);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Markers"));
    setAccessibleDescription(
        tr("Markers, bars and tempos of the motion; double-click to add or rename a marker, drag to move a marker or a "
           "change of the tempo"));
  });
  // Not the end of a name: changes of the motion are announced as a new scale too, and renaming would be another one.
  connect(&view_, &TimelineView::scaleChanged, this, &MarkerLane::placeName);
  connect(&view_, &TimelineView::annotationsChanged, this, &MarkerLane::onAnnotationsChanged);
  connect(&view_, &TimelineView::documentReplaced, this, [this] {
    cancelDrag();
    finishName(false);
    update();
  });
}

const std::vector<motion::Marker>& MarkerLane::markers() const {
  return view_.document()->motion().annotations.markers;
}

void MarkerLane::onAnnotationsChanged() {
  if (previewing_) return update();
  // Indices may now refer to other markers.
  cancelDrag();
  if (named_ && (namedIndex_ >= markers().size() || markers()[namedIndex_] != *named_)) finishName(false);
  update();
}

double MarkerLane::frameShown(std::size_t index) const {
  return static_cast<double>(isMoving(Item::Marker, index) ? drag_->to : markers()[index].frame);
}

bool MarkerLane::isMoving(Item item, std::size_t index) const {
  return drag_ && drag_->moving && drag_->item == item && drag_->index == index;
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

QRectF MarkerLane::tempoRect(std::size_t index) const {
  return tempoRect(motion::TempoSpan(view_.tempos().spans()[index]));
}

QRectF MarkerLane::tempoRect(const motion::TempoSpan& span) const {
  const double x = std::floor(view_.scale().xOf(span.tempo.firstBeat));
  if (x < -width() || x > width()) return {};
  return {x, 0, QFontMetricsF(laneFont(font())).horizontalAdvance(tempoText(span)) + 8, kHeight - 1};
}

std::optional<std::size_t> MarkerLane::tempoUnder(QPointF point) const {
  if (view_.document() == nullptr) return {};
  const motion::TempoMap tempos = view_.tempos();
  for (std::size_t i = tempos.spans().size(); i > 1; --i) {
    if (tempoRect(tempos.spans()[i - 1]).adjusted(-3, 0, 0, 1).contains(point)) return i - 1;
  }
  return {};
}

// --- painting --------------------------------------------------------------------------------------------------------

void MarkerLane::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintGround(painter);
  if (view_.document() == nullptr) return;
  painter.setFont(laneFont(font()));
  paintBars(painter);
  paintPlayhead(painter);
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
  std::vector<QRectF> changes;
  for (const motion::TempoSpan& span : tempos.spans().subspan(1)) changes.push_back(tempoRect(span));
  // A number that is partly below the text of a change would look like a part of it.
  const auto isCovered = [&changes](double x) {
    return std::ranges::any_of(changes, [x](const QRectF& rect) { return rect.left() <= x && x < rect.right(); });
  };
  painter.setPen(theme::theme().mutedText);
  for (const widgets::BeatLine& line :
       widgets::beatLines(view_.scale(), tempos, -kBarNumberGap, width(), kBarNumberGap)) {
    if (!line.isBar || line.bar <= 0 || isCovered(line.x + 4)) continue;
    painter.drawText(QPointF(line.x + 4, kHeight - 6), QString::number(line.bar));
  }
  for (std::size_t i = 0; i < changes.size(); ++i) {
    paintTempo(painter, tempos.spans()[i + 1], isMoving(Item::Tempo, i + 1));
  }
}

void MarkerLane::paintTempo(QPainter& painter, const motion::TempoSpan& span, bool moving) const {
  const QRectF rect = tempoRect(span);
  if (rect.isEmpty()) return;
  const QColor color = moving ? theme::theme().text : theme::theme().mutedText;
  // Opaque, so that the bar numbers beside it do not show through.
  painter.fillRect(rect, theme::theme().raised);
  painter.fillRect(QRectF(rect.left(), 0, 2, rect.height()), color);
  painter.setPen(color);
  painter.drawText(QPointF(rect.left() + 4, kHeight - 6), tempoText(span));
}

void MarkerLane::paintFlag(QPainter& painter, std::size_t index) const {
  const QRectF flag = flagRect(index);
  if (flag.isEmpty()) return;
  const motion::Marker& marker = markers()[index];
  const QColor tint = widgets::tintOf(motion::colorOf(marker));
  // Opaque, so that bar numbers and the previous flag do not show through the name.
  painter.setPen(Qt::NoPen);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(theme::theme().background);
  painter.drawRoundedRect(flag, 2, 2);
  QColor wash = tint;
  wash.setAlphaF(marker.name.empty() ? 1.0F : 0.28F);
  painter.setBrush(wash);
  painter.setPen(isMoving(Item::Marker, index) ? QPen(theme::theme().text) : QPen(tint));
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

std::optional<MarkerLane::Drag> MarkerLane::grabbed(QPointF point) const {
  if (const auto index = markerUnder(point)) {
    return Drag{Item::Marker, *index, point, static_cast<double>(markers()[*index].frame)};
  }
  if (const auto index = tempoUnder(point)) {
    return Drag{Item::Tempo, *index, point, view_.tempos().spans()[*index].tempo.firstBeat};
  }
  return {};
}

void MarkerLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  drag_ = grabbed(event->position());
  if (!drag_) view_.movePlayhead(view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers()));
}

void MarkerLane::mouseMoveEvent(QMouseEvent* event) {
  if (!drag_) {
    setCursor(grabbed(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return;
  }
  const double by = event->position().x() - drag_->pressedAt.x();
  drag_->moving |= std::abs(by) >= QApplication::startDragDistance();
  if (!drag_->moving) return;
  setCursor(Qt::SizeHorCursor);
  const double frame = drag_->from + by / view_.scale().pixelsPerFrame();
  if (drag_->item == Item::Marker) {
    drag_->to = view_.snapped(frame, event->modifiers());
  } else {
    // A change snaps to the beats that are there without it, not to its own.
    const motion::Annotations others = motion::withoutTempo(view_.document()->motion().annotations, drag_->index);
    drag_->to = widgets::snappedFrame(others, view_.snapping(), view_.scale(), frame, event->modifiers());
    previewDrag();
  }
  update();
}

motion::Annotations MarkerLane::withDraggedTempo() const {
  const motion::Annotations& annotations = view_.document()->motion().annotations;
  motion::Tempo tempo = motion::tempoOf(annotations, drag_->index);
  tempo.firstBeat = static_cast<double>(drag_->to);
  return motion::withTempo(annotations, drag_->index, tempo);
}

void MarkerLane::previewDrag() {
  const QScopedValueRollback preview(previewing_, true);
  view_.setPreviewedTempos(motion::TempoMap(withDraggedTempo()));
}

void MarkerLane::cancelDrag() {
  const std::optional<Drag> canceled = std::exchange(drag_, std::nullopt);
  update();
  if (!canceled || !canceled->moving || canceled->item != Item::Tempo) return;
  const QScopedValueRollback preview(previewing_, true);
  view_.setPreviewedTempos({});
}

void MarkerLane::finishDrag() {
  if (!drag_->moving) return view_.movePlayhead(static_cast<Frame>(std::lround(drag_->from)));
  if (drag_->item == Item::Marker) return moveMarker(*view_.document(), drag_->index, drag_->to);
  motion::Annotations moved = withDraggedTempo();
  cancelDrag();
  view_.document()->history().setAnnotations([] { return tr("Move tempo change"); }, std::move(moved));
}

void MarkerLane::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_) return;
  finishDrag();
  drag_.reset();
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

QString MarkerLane::tipAt(QPointF point) const {
  QString text = tr("Double-click to add a marker.");
  if (const auto index = markerUnder(point)) {
    const motion::Marker& marker = markers()[*index];
    text = tr("%1\nFrame %2, %3\nDrag to move, double-click to rename.")
               .arg(marker.name.empty() ? tr("Marker") : QString::fromStdString(marker.name))
               .arg(marker.frame)
               .arg(widgets::timeLabel(marker.frame, 1));
  }
  if (const auto index = tempoUnder(point); index && !markerUnder(point)) {
    const motion::Tempo tempo = view_.tempos().spans()[*index].tempo;
    text = tr("Tempo from frame %1 on: %2 BPM\nDrag to move the change.")
               .arg(widgets::shortNumber(tempo.firstBeat, 8), widgets::shortNumber(tempo.beatsPerMinute, 6));
  }
  return text;
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
  newMarker_.reset();
  placeName();
  name_->setText(QString::fromStdString(named_->name));
  name_->selectAll();
  name_->show();
  if (!name_->hasFocus()) focusBefore_ = QApplication::focusWidget();
  name_->setFocus(Qt::OtherFocusReason);
}

void MarkerLane::placeName() {
  if (!named_) return;
  const double x = std::floor(view_.scale().xOf(named_->frame));
  const int left = static_cast<int>(std::clamp(x, 0.0, std::max(0.0, 1.0 * width() - kNameFieldWidth)));
  name_->setGeometry(left, 0, kNameFieldWidth, kHeight);
}

void MarkerLane::editNewName(std::size_t index) {
  editName(index);
  newMarker_ = view_.document()->history().lastEdit();
}

void MarkerLane::dropName() {
  const edit::StepEdit added = std::exchange(newMarker_, nullptr);
  finishName(false);
  if (added == nullptr || namedIn_ == nullptr) return;
  if (namedIn_->history().lastEdit() == added) namedIn_->history().undoStack()->undo();
}

void MarkerLane::finishName(bool accept) {
  const std::optional<motion::Marker> named = std::exchange(named_, std::nullopt);
  if (!named) return;
  if (name_->hasFocus()) giveFocusBack();
  name_->hide();
  // The name belongs to a marker of namedIn_, even if another document is shown now.
  if (!accept || namedIn_ == nullptr) return;
  const std::vector<motion::Marker>& markers = namedIn_->motion().annotations.markers;
  if (namedIndex_ < markers.size() && markers[namedIndex_] == *named) {
    renameMarker(*namedIn_, namedIndex_, name_->text());
  }
}

/// Hiding the field would give the focus to nothing, or to what is next by chance.
void MarkerLane::giveFocusBack() {
  if (focusBefore_ != nullptr && focusBefore_->isVisible()) return focusBefore_->setFocus();
  for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (around->focusProxy() != nullptr) return around->setFocus();
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
