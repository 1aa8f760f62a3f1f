// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/pose_tool.h"

#include <QPainter>
#include <algorithm>
#include <glm/trigonometric.hpp>

#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"

namespace furitsuke::panels {

namespace {

constexpr double kMoveStep = 1, kFineMoveStep = 0.1;                                 // model units
constexpr double kTurnStep = glm::radians(15.0), kFineTurnStep = glm::radians(5.0);  // radians
constexpr double kFast = 10, kSlow = 0.1;  // factor for the movement of the mouse

bool isTurn(const eval::PoseHandle& handle) {
  return handle.kind == eval::HandleKind::TurnAxis || handle.kind == eval::HandleKind::TurnView ||
         handle.kind == eval::HandleKind::TurnFree;
}

}  // namespace

PoseTool::PoseTool(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {}

void PoseTool::setOptions(const PoseToolOptions& options) {
  if (options == options_) return;
  cancel();
  options_ = options;
  emit changed();
}

DragPace PoseTool::pace(Qt::KeyboardModifiers modifiers) const {
  const bool isFine = modifiers.testFlag(Qt::ControlModifier);
  if (options_.snaps)
    return {isFine ? eval::PoseSteps{kFineMoveStep, kFineTurnStep} : eval::PoseSteps{kMoveStep, kTurnStep}, 1};
  return {{}, isFine ? kSlow : modifiers.testFlag(Qt::ShiftModifier) ? kFast : 1};
}

std::vector<eval::PosedBone> PoseTool::selected() const {
  std::vector<eval::PosedBone> bones;
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr || !stage_.posing().isPossible()) return bones;
  bones.reserve(stage_.selectedBones().size());
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    const eval::LocalTransform& own = actor->ownMoves()[static_cast<std::size_t>(bone)];
    eval::PosedBone posed = eval::posedBone(actor->model(), actor->rig(), actor->pose(), own, bone);
    if (posed.movable || posed.rotatable) bones.push_back(posed);
  }
  return bones;
}

void PoseTool::place(const eval::CameraView& view, QSizeF size) {
  hide();
  if (options_.tool == PoseToolKind::Select) return;
  const scene::Scene& scene = stage_.evaluated();
  const std::vector<eval::PosedBone> bones = selected();
  if (bones.empty()) return;
  const auto picked = std::ranges::find(bones, primaryBone_, &eval::PosedBone::bone);
  const eval::PosedBone& primary = picked == bones.end() ? bones.front() : *picked;
  HandleFrame frame;
  frame.size = size;
  frame.view = eval::posingView(view, scene.worldOf(*stage_.active()), size.width() / std::max(1.0, size.height()));
  frame.origin = primary.origin;
  // A bone with a fixed axis rotates only about that axis.
  const bool isFixed = primary.fixed.has_value() && options_.tool != PoseToolKind::Move;
  frame.axes = eval::axesIn(isFixed ? eval::AxisSpace::Local : options_.space, primary, frame.view);
  frame.onlyFirstAxis = isFixed;
  frame.moves = options_.tool != PoseToolKind::Rotate && std::ranges::any_of(bones, &eval::PosedBone::movable);
  frame.turns = options_.tool != PoseToolKind::Move && std::ranges::any_of(bones, &eval::PosedBone::rotatable);
  shapes_ = handleShapes(frame);
  frame_ = std::move(frame);
}

void PoseTool::hide() {
  frame_.reset();
  shapes_.clear();
}

std::vector<PoseTool::DraggedBone> PoseTool::draggedBones(const eval::PoseHandle& handle,
                                                          const std::vector<eval::PosedBone>& bones) const {
  const scene::Actor& actor = *stage_.active();
  const std::vector<model::BoneIndex> movers = eval::topmostBones(actor.rig(), actor.model(), stage_.selectedBones());
  std::vector<DraggedBone> dragged;
  dragged.reserve(bones.size());
  for (const eval::PosedBone& bone : bones) {
    const bool moves = std::ranges::find(movers, bone.bone) != movers.end();
    if (isTurn(handle) ? !bone.rotatable : !moves) continue;
    // Each bone rotates about its own axes, so that all fingers curl when they rotate about x.
    const eval::AxisSpace space =
        bone.fixed && handle.kind == eval::HandleKind::TurnAxis ? eval::AxisSpace::Local : options_.space;
    dragged.push_back(
        {bone, eval::axesIn(handle.isOfView() ? eval::AxisSpace::View : space, bone, frame_->view), moves});
  }
  return dragged;
}

bool PoseTool::press(QPointF position) {
  const auto handle = handleUnder(position);
  if (!handle || !frame_) return false;
  const std::vector<eval::PosedBone> bones = selected();
  dragged_ = draggedBones(*handle, bones);
  if (dragged_.empty()) return false;
  const eval::PosingView& view = frame_->view;
  const glm::dmat3 axes = handle->isOfView() ? glm::dmat3(view.right, view.up, view.forward) : frame_->axes;
  drag_.emplace(*handle, frame_->origin, axes, ringRadius(*frame_), view, clipPlace(position, frame_->size));
  change_ = {};
  begun_ = false;
  emit changed();
  return true;
}

void PoseTool::drag(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (!drag_ || !frame_) return;
  session::Posing& posing = stage_.posing();
  if (!begun_)
    begun_ = posing.begin([turns = isTurn(drag_->handle())] { return turns ? tr("Rotate bones") : tr("Move bones"); });
  if (!posing.isPosing()) {  // ended by undo, for example
    drag_.reset();
    return;
  }
  const DragPace pace = this->pace(modifiers);
  drag_->moveTo(clipPlace(position, frame_->size), pace.speed);
  change_ = drag_->change(pace.steps);
  session::Posing::BoneLocalTransforms moves;
  moves.reserve(dragged_.size());
  for (const DraggedBone& dragged : dragged_)
    moves.emplace_back(dragged.bone.bone, eval::changedMove(dragged.bone, dragged.axes, change_));
  posing.poseBones(moves);
  emit changed();
}

void PoseTool::release() {
  if (!drag_) return;
  drag_.reset();
  if (begun_) stage_.posing().end();
  emit changed();
}

void PoseTool::cancel() {
  if (!drag_) return;
  drag_.reset();
  if (begun_) stage_.posing().cancel();
  emit changed();
}

QString PoseTool::changeText() const {
  const eval::PoseHandle handle = drag_->handle();
  if (isTurn(handle)) return widgets::fixedNumber(glm::degrees(change_.angle), 1) + QChar(0x00B0);
  const glm::dvec3& by = change_.move;
  if (handle.kind == eval::HandleKind::MoveAxis) {
    return QString("%1 %2").arg(QChar('X' + handle.axis)).arg(widgets::fixedNumber(by[handle.axis], 2));
  }
  return QString("%1  %2  %3")
      .arg(widgets::fixedNumber(by.x, 2), widgets::fixedNumber(by.y, 2), widgets::fixedNumber(by.z, 2));
}

void PoseTool::paint(QPainter& painter, std::optional<eval::PoseHandle> hovered) const {
  if (!frame_) return;
  paintHandles(painter, shapes_, drag_ ? drag_->handle() : hovered, drag_.has_value());
  const auto at = inPicture(frame_->view, frame_->origin, frame_->size);
  if (!drag_ || !at) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(theme::numberFont());
  const QString text = changeText();
  const QRectF words = painter.fontMetrics().boundingRect(text).translated((*at + QPointF(28, -36)).toPoint());
  QColor shade = theme::theme().background;
  shade.setAlpha(200);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shade);
  painter.drawRoundedRect(words.adjusted(-theme::kGrid, -theme::kGrid, theme::kGrid, theme::kGrid), theme::kGrid,
                          theme::kGrid);
  painter.setPen(theme::theme().text);
  painter.drawText(*at + QPointF(28, -36), text);
  painter.restore();
}

}  // namespace furitsuke::panels
