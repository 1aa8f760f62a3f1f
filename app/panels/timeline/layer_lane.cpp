// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/layer_lane.h"

#include <QMouseEvent>
#include <QPolygonF>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"
#include "app/widgets/translated_texts.h"
#include "core/edit/document/layer_clips.h"
#include "core/edit/document/layer_editing.h"

namespace furitsuke::panels {

namespace {

// Pixels.
constexpr int kLayerRow = 24;
constexpr int kSmallestLayerRow = 10;
constexpr int kMostLaneHeight = 6 * kLayerRow;  ///< with more layers the rows get lower
constexpr double kWeightMargin = 3;             ///< above the weight 1 and below the weight 0
constexpr double kWeightMark = 3;               ///< half of the width of a weight key
constexpr int kLayerTextGap = 4;
constexpr double kPercent = 100;
constexpr int kBarAlpha = 60;
constexpr int kMutedAlpha = 24;
/// Between two results that are shown during a drag: those between would not be seen on a screen.
constexpr std::chrono::milliseconds kPreviewPause{16};

/// The frames on which the weight is above 0; `whole`: those without weight keys.
FrameRange weightedFrames(const std::vector<motion::LayerWeightKey>& weights, FrameRange whole) {
  if (weights.empty()) return whole;
  FrameRange range = whole.united({weights.front().frame, weights.back().frame});
  const auto hasWeight = [](const motion::LayerWeightKey& key) { return key.weight > 0; };
  const auto first = std::ranges::find_if(weights, hasWeight);
  if (first == weights.end()) return {};
  const auto last = std::find_if(weights.rbegin(), weights.rend(), hasWeight);
  // It rises from the key before, and is constant before the first and after the last key.
  if (first != weights.begin()) range.first = std::prev(first)->frame;
  if (last != weights.rbegin()) range.last = std::prev(last)->frame;
  return range;
}

}  // namespace

LayerLane::LayerLane(TimelineView& view, QWidget* parent) : TimelineLane(view, parent) {
  setObjectName(QStringLiteral("layerLane"));
  hide();
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Layers and their weights"));
    setAccessibleDescription(
        tr("Drag a bar to move a layer in time, drag a weight key to change it; double-click to add or delete one"));
  });
  previewTimer_.setSingleShot(true);
  previewTimer_.setTimerType(Qt::PreciseTimer);
  previewTimer_.setInterval(kPreviewPause);
  connect(&previewTimer_, &QTimer::timeout, this, &LayerLane::previewDrag);
  connect(&view_, &TimelineView::documentReplaced, this, &LayerLane::follow);
  follow();
}

void LayerLane::follow() {
  if (document_ == view_.document()) return showLayers();
  cancelDrag();
  if (document_ != nullptr) document_->disconnect(this);
  document_ = view_.document();
  if (document_ != nullptr) {
    connect(document_, &edit::MotionDocument::layersChanged, this, &LayerLane::showLayers);
    connect(document_, &edit::MotionDocument::motionChanged, this, qOverload<>(&QWidget::update));
  }
  showLayers();
}

void LayerLane::showLayers() {
  // Anything else that changes the layers ends a drag, and has ended its preview.
  if (drag_ && drag_->isShowing) return update();
  dropDrag();
  const auto count = static_cast<int>(layers().size());
  const int height = count == 0 ? 0 : std::max(std::min(count * kLayerRow, kMostLaneHeight), count * kSmallestLayerRow);
  if (height > 0) setFixedHeight(height);
  setVisible(height > 0);
  emit heightChanged(height);
  update();
}

std::vector<motion::LayerView> LayerLane::layers() const {
  if (document_ == nullptr) return {};
  return motion::layersOf(motion());
}

const motion::Motion& LayerLane::motion() const {
  return drag_ ? document_->history().settledMotion() : document_->motion();
}

double LayerLane::rowHeight() const {
  return height() / static_cast<double>(std::max<std::size_t>(1, layers().size()));
}

QRectF LayerLane::rowRect(std::size_t layer) const {
  const auto fromTop = static_cast<double>(layers().size() - 1 - layer);
  return {0, fromTop * rowHeight(), static_cast<double>(width()), rowHeight()};
}

std::vector<motion::LayerWeightKey> LayerLane::weightsOf(std::size_t layer) const {
  if (drag_ && drag_->grip.layer == layer) return drag_->weights;
  return layers()[layer].settings->weights;
}

QPointF LayerLane::pointOf(std::size_t layer, const motion::LayerWeightKey& key) const {
  const QRectF row = rowRect(layer);
  const double span = row.height() - 2 * kWeightMargin;
  return {view_.scale().xOf(key.frame), row.bottom() - kWeightMargin - span * key.weight};
}

QRectF LayerLane::barRect(std::size_t layer) const {
  FrameRange whole = edit::framesOfLayer(motion(), layer);
  const Frame shift = drag_ && drag_->grip.layer == layer ? drag_->shift : 0;
  if (!whole.isEmpty()) whole = {whole.first + shift, whole.last + shift};
  const FrameRange frames = weightedFrames(weightsOf(layer), whole);
  if (frames.isEmpty()) return {};
  const QRectF row = rowRect(layer);
  const double left = view_.scale().xOf(frames.first);
  return {left, row.top() + 1, std::max(1.0, view_.scale().xOf(frames.last) - left), row.height() - 2};
}

std::optional<std::size_t> LayerLane::layerAt(QPointF point) const {
  const std::size_t count = layers().size();
  for (std::size_t i = 0; i < count; ++i) {
    if (rowRect(i).contains(point)) return i;
  }
  return {};
}

std::optional<LayerLane::Grip> LayerLane::gripAt(QPointF point) const {
  const std::optional<std::size_t> layer = layerAt(point);
  if (!layer) return {};
  const std::vector<motion::LayerWeightKey> weights = weightsOf(*layer);
  std::optional<std::size_t> nearest;
  double least = widgets::kWeightKeyHitRadius;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const QPointF apart = pointOf(*layer, weights[i]) - point;
    const double distance = std::hypot(apart.x(), apart.y());
    if (distance > least) continue;
    least = distance;
    nearest = i;
  }
  if (nearest) return Grip{*layer, nearest};
  return barRect(*layer).contains(point) ? std::optional(Grip{*layer, {}}) : std::nullopt;
}

void LayerLane::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintGround(painter);
  painter.setRenderHint(QPainter::Antialiasing);
  const std::vector<motion::LayerView> all = layers();
  for (std::size_t i = 0; i < all.size(); ++i) paintLayer(painter, i, *all[i].settings);
  painter.setRenderHint(QPainter::Antialiasing, false);
  paintPlayhead(painter);
}

void LayerLane::paintLayer(QPainter& painter, std::size_t layer, const motion::LayerSettings& settings) {
  const theme::Theme& colors = theme::theme();
  const QRectF row = rowRect(layer);
  const bool isActive = edit::activeLayer(*document_) == layer;
  QColor color = isActive ? colors.accent : colors.text;
  QColor fill = color;
  fill.setAlpha(settings.isMuted ? kMutedAlpha : kBarAlpha);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  const QRectF bar = barRect(layer);
  painter.drawRect(bar);
  const std::vector<motion::LayerWeightKey> weights = weightsOf(layer);
  if (!weights.empty()) {
    QPolygonF line{QPointF(std::min(0.0, pointOf(layer, weights.front()).x()), pointOf(layer, weights.front()).y())};
    for (const motion::LayerWeightKey& key : weights) line.append(pointOf(layer, key));
    line.append(QPointF(std::max<double>(width(), line.back().x()), line.back().y()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const motion::LayerWeightKey& key : weights) {
      const QPointF middle = pointOf(layer, key);
      painter.drawRect(QRectF(middle.x() - kWeightMark, middle.y() - kWeightMark, 2 * kWeightMark, 2 * kWeightMark));
    }
  }
  painter.fillRect(QRectF(0, row.bottom() - 1, width(), 1), colors.strongLine);
  const double left = std::clamp(bar.left(), 0.0, std::max(0.0, width() - 1.0)) + kLayerTextGap;
  painter.setPen(colors.text);
  painter.drawText(QRectF(left, row.top(), width() - left, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                   QString::fromStdString(settings.name));
}

void LayerLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || document_ == nullptr) return;
  const std::optional<std::size_t> layer = layerAt(event->position());
  if (!layer) return;
  const std::optional<Grip> grip = gripAt(event->position());
  if (!grip) return edit::activateLayer(*document_, *layer);
  drag_ = Drag{*grip, view_.scale().frameAt(event->position().x()), weightsOf(*layer), 0, false};
}

void LayerLane::dragTo(QPointF point, Qt::KeyboardModifiers modifiers) {
  const double frame = view_.scale().frameAt(point.x());
  const std::size_t layer = drag_->grip.layer;
  if (!drag_->grip.key) {
    const FrameRange range = edit::framesOfLayer(motion(), layer);
    const Frame start = view_.snapped(range.first + frame - drag_->from, modifiers);
    const Frame shift = edit::possibleShift(motion(), layer, std::int64_t{start} - range.first);
    drag_->weights = layers()[layer].settings->weights;
    for (motion::LayerWeightKey& key : drag_->weights) key.frame += shift;
    drag_->isMoved = drag_->isMoved || shift != drag_->shift;
    drag_->shift = shift;
    return showDrag();
  }
  const std::size_t at = *drag_->grip.key;
  std::vector<motion::LayerWeightKey>& weights = drag_->weights;
  // Keys do not pass each other.
  const Frame first = at == 0 ? 0 : weights[at - 1].frame + 1;
  const Frame last = at + 1 == weights.size() ? kMaxFrame : weights[at + 1].frame - 1;
  const QRectF row = rowRect(layer);
  const double weight = (row.bottom() - kWeightMargin - point.y()) / (row.height() - 2 * kWeightMargin);
  const motion::LayerWeightKey key{std::clamp(view_.snapped(frame, modifiers), first, last),
                                   static_cast<float>(std::round(std::clamp(weight, 0.0, 1.0) * kPercent) / kPercent)};
  drag_->isMoved = drag_->isMoved || !(key == weights[at]);
  weights[at] = key;
  showDrag();
}

void LayerLane::showDrag() {
  update();
  if (drag_->isMoved && !previewTimer_.isActive()) previewTimer_.start();
}

void LayerLane::previewDrag() {
  if (!drag_) return;
  drag_->isShowing = true;
  if (drag_->grip.key) {
    edit::previewLayerWeights(*document_, drag_->grip.layer, drag_->weights);
  } else {
    edit::previewLayerShift(*document_, drag_->grip.layer, drag_->shift);
  }
  if (drag_) drag_->isShowing = false;
}

void LayerLane::mouseMoveEvent(QMouseEvent* event) {
  if (drag_) return dragTo(event->position(), event->modifiers());
  const std::optional<Grip> grip = gripAt(event->position());
  setCursor(!grip ? Qt::ArrowCursor : grip->key ? Qt::SizeAllCursor : Qt::OpenHandCursor);
}

void LayerLane::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_) return;
  if (previewTimer_.isActive()) previewDrag();
  const bool isMoved = drag_->isMoved;
  const std::size_t layer = drag_->grip.layer;
  dropDrag();
  isMoved ? document_->history().acceptPreview() : edit::activateLayer(*document_, layer);
}

void LayerLane::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || document_ == nullptr) return;
  cancelDrag();
  const std::optional<std::size_t> layer = layerAt(event->position());
  if (!layer) return;
  const std::optional<Grip> grip = gripAt(event->position());
  const std::vector<motion::LayerWeightKey> weights = weightsOf(*layer);
  if (grip && grip->key) return edit::setLayerWeight(*document_, *layer, weights[*grip->key].frame, {});
  const Frame frame = view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers());
  edit::setLayerWeight(*document_, *layer, frame, static_cast<float>(motion::weightAt(weights, frame)));
}

void LayerLane::dropDrag() {
  previewTimer_.stop();
  drag_.reset();
  update();
}

void LayerLane::cancelDrag() {
  const bool isShown = drag_ && drag_->isMoved;
  dropDrag();
  if (isShown && document_ != nullptr) document_->history().cancelPreview();
}

QString LayerLane::tipAt(QPointF point) const {
  const std::optional<std::size_t> layer = layerAt(point);
  if (!layer) return {};
  const Frame frame = view_.snapped(view_.scale().frameAt(point.x()), Qt::NoModifier);
  return tr("%1, frame %L2: %3%\nDrag to move, double-click to add a weight key.")
      .arg(QString::fromStdString(layers()[*layer].settings->name))
      .arg(frame)
      .arg(std::lround(motion::weightAt(weightsOf(*layer), frame) * kPercent));
}

}  // namespace furitsuke::panels
