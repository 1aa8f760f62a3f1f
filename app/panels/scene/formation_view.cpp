// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/formation_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <numbers>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"
#include "app/widgets/hit_radius.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "core/eval/camera_view.h"

namespace furitsuke::panels {

namespace {

constexpr double kZoomOfNotch = 1.2;
constexpr double kWheelUnit = 120;                             // Qt's unit of a notch
constexpr double kUnit = 1, kCoarseUnit = 5, kFineUnit = 0.1;  // model units
constexpr int kDescribeMilliseconds = 300;

glm::dvec3 onGround(const glm::dvec2& by) { return {by.x, 0, by.y}; }

double unitFor(Qt::KeyboardModifiers modifiers) {
  if (modifiers.testFlag(Qt::ShiftModifier)) return kCoarseUnit;
  return modifiers.testFlag(Qt::ControlModifier) ? kFineUnit : kUnit;
}

/// The direction of an arrow key in the plan; nullopt for other keys.
std::optional<glm::dvec2> directionOf(int key) {
  switch (key) {
    case Qt::Key_Left: return glm::dvec2(-1, 0);
    case Qt::Key_Right: return glm::dvec2(1, 0);
    case Qt::Key_Up: return glm::dvec2(0, 1);
    case Qt::Key_Down: return glm::dvec2(0, -1);
    default: return {};
  }
}

bool isOwnKey(int key) { return directionOf(key) || key == Qt::Key_PageUp || key == Qt::Key_PageDown; }

}  // namespace

FormationView::FormationView(session::Stage& stage, QWidget* parent)
    : QWidget(parent), stage_(stage), paths_(stage), move_(stage) {
  setFocusPolicy(Qt::StrongFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  setMouseTracking(true);
  setMinimumSize(40 * theme::kGrid, 30 * theme::kGrid);
  description_.setSingleShot(true);
  description_.setInterval(kDescribeMilliseconds);
  connect(&description_, &QTimer::timeout, this, &FormationView::describe);
  for (const auto changed :
       {&session::Stage::changed, &session::Stage::actorsChanged, &session::Stage::activeChanged}) {
    connect(&stage_, changed, this, [this] {
      update();
      if (isVisible()) description_.start();
    });
  }
  connect(&stage_, &session::Stage::actorsChanged, this, [this] {
    if (isFitted_) fit();
  });
  connect(&paths_, &DancerPaths::changed, this, qOverload<>(&FormationView::update));
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Formation"));
    describe();
  });
}

QSize FormationView::sizeHint() const { return {80 * theme::kGrid, 60 * theme::kGrid}; }

std::vector<FormationView::Marker> FormationView::markers() {
  std::vector<Marker> markers;
  const scene::Scene& scene = stage_.evaluated();
  int tint = 0;
  for (const auto& actor : scene.actors) {
    if (!session::isDancer(*actor)) continue;
    const int own = tint++ % theme::kMarkerTintCount;
    const auto spot = actor->shown ? DancerPaths::spotNow(scene, *actor) : std::nullopt;
    if (!spot) continue;
    markers.push_back({actor->id(), QString::fromStdString(actor->title), *spot, plan_.pixelOf(spot->position),
                       actor.get() == stage_.active(), own});
  }
  return markers;
}

void FormationView::fit() {
  isFitted_ = true;
  std::optional<QRectF> area;
  const auto see = [&area](const glm::dvec2& position) {
    if (!std::isfinite(position.x + position.y)) return;
    const QRectF point(position.x, position.y, 1e-9, 1e-9);
    area = area ? area->united(point) : point;
  };
  paths_.begin();
  for (const Marker& marker : markers()) {
    see(marker.spot.position);
    for (const DancerPaths::Point& point : paths_.path(*stage_.scene().find(marker.actor))) see(point.position);
  }
  if (area) plan_.show(*area);
  update();
}

void FormationView::resizeEvent(QResizeEvent* event) {
  plan_.setSize(size());
  if (isFitted_) fit();
  QWidget::resizeEvent(event);
}

void FormationView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) update();
}

std::optional<FormationView::Marker> FormationView::markerAt(QPointF at) {
  std::optional<Marker> nearest;
  const auto distance = [at](const Marker& marker) {
    return std::hypot(marker.at.x() - at.x(), marker.at.y() - at.y());
  };
  for (Marker& marker : markers()) {
    if (distance(marker) > widgets::kFormationHitRadius || (nearest && distance(*nearest) <= distance(marker)))
      continue;
    nearest = std::move(marker);
  }
  return nearest;
}

// --- mouse -----------------------------------------------------------------------------------------------------------

void FormationView::mousePressEvent(QMouseEvent* event) {
  if (drag_ == Drag::Dancer && event->button() == Qt::RightButton) return cancelDrag();
  if (drag_ != Drag::None) return;
  pressed_ = last_ = event->position();
  button_ = event->button();
  const auto marker = button_ == Qt::LeftButton ? markerAt(pressed_) : std::nullopt;
  drag_ = marker ? Drag::Dancer : Drag::Scroll;
  if (!marker) return;
  stage_.setActive(marker->actor);
  start_ = marker->spot.position;
}

void FormationView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  const QPointF by = at - last_;
  last_ = at;
  if (drag_ == Drag::None) setCursor(markerAt(at) ? Qt::SizeAllCursor : Qt::ArrowCursor);
  if (drag_ == Drag::Dancer) dragDancer(at, event->modifiers());
  if (drag_ != Drag::Scroll) return;
  isFitted_ = false;
  plan_.scroll(by);
  update();
}

void FormationView::dragDancer(QPointF at, Qt::KeyboardModifiers modifiers) {
  if (!move_.isMoving()) {
    // A small movement during a click is not a drag.
    if ((at - pressed_).manhattanLength() < QApplication::startDragDistance()) return;
    if (!beginMove(modifiers)) {
      drag_ = Drag::None;
      return;
    }
  }
  glm::dvec2 position = start_ + plan_.positionOf(at) - plan_.positionOf(pressed_);
  const bool isCoarse = modifiers.testFlag(Qt::ShiftModifier);
  if ((snaps_ || isCoarse) && !modifiers.testFlag(Qt::ControlModifier)) {
    const double unit = isCoarse ? kCoarseUnit : kUnit;
    position = glm::round(position / unit) * unit;
  }
  move_.moveTo(onGround(position - start_));
}

void FormationView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != button_) return;
  const Drag ended = std::exchange(drag_, Drag::None);
  if (ended != Drag::Dancer || !move_.isMoving()) return;
  move_.end();
  emit moved();
}

void FormationView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && !markerAt(event->position())) fit();
}

void FormationView::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / kWheelUnit;
  if (notches == 0) return event->ignore();
  isFitted_ = false;
  plan_.zoomAbout(event->position(), std::pow(kZoomOfNotch, notches));
  update();
  event->accept();
}

void FormationView::focusOutEvent(QFocusEvent* event) {
  // The widget that receives the focus may change the moved keys.
  cancelDrag();
  QWidget::focusOutEvent(event);
}

session::DancerMove::Extent FormationView::extentFor(Qt::KeyboardModifiers modifiers) const {
  using Extent = session::DancerMove::Extent;
  return wholeDance_ != modifiers.testFlag(Qt::AltModifier) ? Extent::Dance : Extent::Playhead;
}

bool FormationView::beginMove(Qt::KeyboardModifiers modifiers) {
  emit aboutToMove();
  return move_.begin(extentFor(modifiers));
}

void FormationView::cancelDrag() {
  if (std::exchange(drag_, Drag::None) == Drag::Dancer) move_.cancel();
}

// --- keyboard --------------------------------------------------------------------------------------------------------

void FormationView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && drag_ == Drag::Dancer) return cancelDrag();
  if (const auto direction = directionOf(event->key())) {
    return nudge(*direction * unitFor(event->modifiers()), event->modifiers());
  }
  if (event->key() == Qt::Key_PageUp) return chooseNext(-1);
  if (event->key() == Qt::Key_PageDown) return chooseNext(1);
  QWidget::keyPressEvent(event);
}

void FormationView::nudge(const glm::dvec2& by, Qt::KeyboardModifiers modifiers) {
  if (drag_ != Drag::None || !beginMove(modifiers)) return;
  move_.moveTo(onGround(by));
  move_.end();
  emit moved();
}

void FormationView::chooseNext(int by) {
  const std::vector<Marker> all = markers();
  if (all.empty()) return;
  const auto active = std::ranges::find_if(all, &Marker::isActive);
  const auto count = static_cast<int>(all.size());
  const int at = active == all.end() ? (by > 0 ? -1 : 0) : static_cast<int>(active - all.begin());
  stage_.setActive(all[static_cast<std::size_t>((at + by + count) % count)].actor);
}

bool FormationView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Arrow keys are shortcuts for frames and tracks elsewhere. During a drag, no shortcut can run.
    if (drag_ == Drag::Dancer || isOwnKey(static_cast<QKeyEvent*>(event)->key())) {
      event->accept();
      return true;
    }
  }
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = tooltipAt(help->pos());
  text.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), text, this);
  return true;
}

// --- texts -----------------------------------------------------------------------------------------------------------

QString FormationView::tooltipAt(QPointF at) {
  const auto marker = markerAt(at);
  if (!marker) return {};
  const scene::Actor& actor = *stage_.scene().find(marker->actor);
  return tr("%1 at x %L2, z %L3\nDrag to move it with %4")
      .arg(marker->name)
      .arg(widgets::fixedNumber(marker->spot.position.x, 1))
      .arg(widgets::fixedNumber(marker->spot.position.y, 1))
      .arg(session::rootNames(actor).join(QStringLiteral(", ")));
}

void FormationView::describe() {
  QStringList dancers;
  for (const Marker& marker : markers()) {
    // 0° faces the audience, 90° the right side of the plan.
    const double angle = std::atan2(marker.spot.facing.x, -marker.spot.facing.y) * 180 / std::numbers::pi;
    const QString text =
        marker.isActive ? tr("%1 (active) at x %L2, z %L3, facing %L4°") : tr("%1 at x %L2, z %L3, facing %L4°");
    dancers.append(text.arg(marker.name)
                       .arg(widgets::fixedNumber(marker.spot.position.x, 1))
                       .arg(widgets::fixedNumber(marker.spot.position.y, 1))
                       .arg(widgets::fixedNumber(angle, 0)));
  }
  setAccessibleDescription(dancers.isEmpty() ? tr("No dancers") : dancers.join(QStringLiteral("; ")));
}

}  // namespace furitsuke::panels
