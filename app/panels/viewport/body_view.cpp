// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/body_view.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStringList>
#include <QStyleHints>
#include <algorithm>
#include <set>
#include <utility>

#include "app/session/physics/body_text.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

using physics::PhysicsPart;
using Kind = PhysicsPart::Kind;

QString partName(const model::ModelName& name, std::int32_t index) {
  const std::string& text = name.text.empty() ? name.english : name.text;
  return text.empty() ? QString("#%1").arg(index) : QString::fromStdString(text);
}

}  // namespace

BodyView::BodyView(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  connect(&stage_, &session::Stage::activeChanged, this, [this] {
    chosen_.reset();
    hovered_.reset();
    isStale_ = true;
  });
  // The marks refer to the models.
  connect(&stage_, &session::Stage::actorsChanged, this, [this] { isStale_ = true; });
}

void BodyView::setOptions(const BodyViewOptions& options) {
  if (options == options_) return;
  options_ = options;
  hovered_.reset();
  isStale_ = true;
  emit changed();
}

void BodyView::choose(std::optional<PhysicsPart> part) {
  if (part == chosen_) return;
  chosen_ = part;
  isStale_ = true;
  emit changed();
}

bool BodyView::isRelated(const Target& target) const {
  const scene::Actor* active = stage_.active();
  if (!chosen_ || active == nullptr || target.actor != active->id() || target.part.kind == chosen_->kind) return false;
  const bool isBody = target.part.kind == Kind::Body;
  const auto joint = static_cast<std::size_t>(isBody ? chosen_->index : target.part.index);
  const std::int32_t body = isBody ? target.part.index : chosen_->index;
  const model::Joint& connection = active->model().joints[joint];
  return connection.bodyA == body || connection.bodyB == body;
}

MarkEmphasis BodyView::emphasisOf(const Target& target) const {
  const scene::Actor* active = stage_.active();
  if (chosen_ == target.part && active != nullptr && active->id() == target.actor) return MarkEmphasis::Chosen;
  if (hovered_ == target) return MarkEmphasis::Hovered;
  return isRelated(target) ? MarkEmphasis::Related : MarkEmphasis::None;
}

bool BodyView::isHidden(const Target& target) const {
  const bool isShown = target.part.kind == Kind::Body ? options_.bodies : options_.joints;
  if (isShown) return false;
  const MarkEmphasis emphasis = emphasisOf(target);
  return emphasis != MarkEmphasis::Chosen && emphasis != MarkEmphasis::Related;
}

void BodyView::update(const eval::CameraView& view, QSizeF size) {
  if (!std::exchange(isStale_, false)) return;
  bodies_.clear();
  joints_.clear();
  const bool showsAny = options_.bodies || options_.joints;
  if (!showsAny && !chosen_) return;
  const scene::Scene& scene = stage_.evaluated();
  for (const auto& actor : scene.actors) {
    const bool hasParts = !actor->model().bodies.empty() || !actor->model().joints.empty();
    if (!hasParts || !actor->isVisible() || (!showsAny && actor.get() != stage_.active())) continue;
    actor->bodyTransforms(transforms_);
    const glm::dmat4 world = scene.worldOf(*actor);
    if (options_.bodies || chosen_) addBodyMarks(*actor, world, transforms_, view, size, bodies_);
    if (options_.joints || chosen_) addJointMarks(*actor, world, transforms_, view, size, joints_);
  }
  std::erase_if(bodies_, [this](const BodyMark& mark) { return isHidden({mark.actor, {Kind::Body, mark.index}}); });
  std::erase_if(joints_, [this](const JointMark& mark) { return isHidden({mark.actor, {Kind::Joint, mark.index}}); });
}

const std::vector<BodyMark>& BodyView::bodies(const eval::CameraView& view, QSizeF size) {
  update(view, size);
  return bodies_;
}

const std::vector<JointMark>& BodyView::joints(const eval::CameraView& view, QSizeF size) {
  update(view, size);
  return joints_;
}

void BodyView::paint(QPainter& painter, const eval::CameraView& view, QSizeF size) {
  update(view, size);
  if (bodies_.empty() && joints_.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<const BodyMark*> plain;
  std::vector<std::pair<MarkEmphasis, const BodyMark*>> emphasized;
  for (const BodyMark& mark : bodies_) {
    const MarkEmphasis emphasis = emphasisOf({mark.actor, {Kind::Body, mark.index}});
    if (emphasis == MarkEmphasis::None) {
      plain.push_back(&mark);
    } else {
      emphasized.emplace_back(emphasis, &mark);
    }
  }
  paintBodyMarks(painter, plain, options_.colors);
  std::ranges::stable_sort(emphasized, {}, [](const auto& each) { return each.first; });
  for (const auto& [emphasis, mark] : emphasized) paintBodyMark(painter, *mark, options_.colors, emphasis);
  paintConnection(painter);
  std::vector<std::pair<MarkEmphasis, const JointMark*>> joints;
  for (const JointMark& mark : joints_) {
    joints.emplace_back(emphasisOf({mark.actor, {Kind::Joint, mark.index}}), &mark);
  }
  std::ranges::stable_sort(joints, {}, [](const auto& each) { return each.first; });
  for (const auto& [emphasis, mark] : joints) paintJointMark(painter, *mark, emphasis);
  painter.restore();
}

void BodyView::paintConnection(QPainter& painter) const {
  const scene::Actor* active = stage_.active();
  if (!chosen_ || chosen_->kind != Kind::Joint || active == nullptr) return;
  const auto joint = std::ranges::find_if(
      joints_, [&](const JointMark& mark) { return mark.actor == active->id() && mark.index == chosen_->index; });
  if (joint == joints_.end()) return;
  painter.setPen(QPen(theme::theme().text, 1, Qt::DashLine));
  for (const BodyMark& body : bodies_) {
    if (isRelated({body.actor, {Kind::Body, body.index}})) painter.drawLine(joint->at, body.at);
  }
}

std::vector<std::pair<QColor, QString>> BodyView::legend() const {
  std::vector<std::pair<QColor, QString>> parts;
  if (!options_.bodies) return parts;
  std::set<int> shown;
  for (const BodyMark& mark : bodies_) {
    shown.insert(options_.colors == BodyColors::Mode ? static_cast<int>(mark.body->mode) : mark.body->group);
  }
  for (const int value : shown) {
    if (options_.colors == BodyColors::Mode) {
      parts.emplace_back(theme::theme().bodyModes[value], session::bodyModeText(static_cast<model::BodyMode>(value)));
    } else {
      // The first part says that the numbers are those of groups.
      const QString number = parts.empty() ? session::bodyGroupText(value) : QString::number(value + 1);
      parts.emplace_back(theme::theme().bodyGroups[value % theme::kBodyGroupCount], number);
    }
  }
  const bool hasBodies =
      std::ranges::any_of(stage_.actors(), [](const auto& actor) { return !actor->model().bodies.empty(); });
  if (!hasBodies) parts.emplace_back(QColor(), tr("The models have no rigid bodies"));
  return parts;
}

void BodyView::paintLegend(QPainter& painter, QPoint topLeft) const {
  const auto parts = legend();
  if (parts.empty()) return;
  constexpr int kChip = 10;
  const QFontMetrics metrics(painter.font());
  const auto chipWidth = [](const QColor& color) { return color.isValid() ? kChip + theme::kGrid : 0; };
  int width = -3 * theme::kGrid;
  for (const auto& [color, text] : parts) {
    width += chipWidth(color) + metrics.horizontalAdvance(text) + 3 * theme::kGrid;
  }
  QColor shade = theme::theme().background;
  shade.setAlpha(150);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shade);
  const QRect box(topLeft, QSize(width, metrics.height()));
  painter.drawRoundedRect(box.adjusted(-theme::kGrid, -1, theme::kGrid, 1), theme::kGrid, theme::kGrid);
  int x = topLeft.x();
  for (const auto& [color, text] : parts) {
    if (color.isValid()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(color);
      painter.drawEllipse(QRectF(x, topLeft.y() + (metrics.height() - kChip) / 2.0, kChip, kChip));
    }
    x += chipWidth(color);
    painter.setPen(theme::theme().text);
    painter.drawText(x, topLeft.y() + metrics.ascent(), text);
    x += metrics.horizontalAdvance(text) + 3 * theme::kGrid;
  }
}

std::vector<BodyView::Target> BodyView::targetsAt(QPointF position, const eval::CameraView& view, QSizeF size) {
  update(view, size);
  std::vector<Target> targets;
  // Joints are small and in front of the bodies.
  for (const JointMark* mark : jointsAt(joints_, position))
    targets.push_back({mark->actor, {Kind::Joint, mark->index}});
  if (bodies_.empty()) return targets;
  for (const BodyMark* mark : bodiesAt(bodies_, position, view, size)) {
    targets.push_back({mark->actor, {Kind::Body, mark->index}});
  }
  return targets;
}

void BodyView::pick(QPointF position, const eval::CameraView& view, QSizeF size) {
  const std::vector<Target> targets = targetsAt(position, view, size);
  const bool isSamePlace = (position - lastPick_).manhattanLength() < QApplication::startDragDistance();
  lastPick_ = position;
  if (targets.empty()) {
    if (!chosen_) return;
    choose({});
    emit picked({});
    return;
  }
  Target target = targets.front();
  if (const scene::Actor* active = stage_.active(); isSamePlace && chosen_ && active != nullptr) {
    const auto current = std::ranges::find(targets, Target{active->id(), *chosen_});
    if (current != targets.end() && current + 1 != targets.end()) target = *(current + 1);
  }
  stage_.setActive(target.actor);
  choose(target.part);
  emit picked(target.part);
}

bool BodyView::hasPartAt(QPointF position, const eval::CameraView& view, QSizeF size) {
  return !targetsAt(position, view, size).empty();
}

bool BodyView::hover(QPointF position, const eval::CameraView& view, QSizeF size) {
  const std::vector<Target> targets = targetsAt(position, view, size);
  const std::optional<Target> target = targets.empty() ? std::nullopt : std::optional(targets.front());
  if (target == hovered_) return false;
  hovered_ = target;
  return true;
}

bool BodyView::leave() { return std::exchange(hovered_, std::nullopt).has_value(); }

QString BodyView::hoveredText() const {
  const scene::Actor* actor = hovered_ ? stage_.scene().find(hovered_->actor) : nullptr;
  if (actor == nullptr) return {};
  const auto index = static_cast<std::size_t>(hovered_->part.index);
  if (hovered_->part.kind == Kind::Joint) {
    return tr("%1 · joint").arg(partName(actor->model().joints[index].name, hovered_->part.index));
  }
  const model::RigidBody& body = actor->model().bodies[index];
  const QStringList words = {partName(body.name, hovered_->part.index), session::bodyGroupText(body.group),
                             session::bodyModeText(body.mode)};
  return words.join(QStringLiteral(" · "));
}

}  // namespace furitsuke::panels
