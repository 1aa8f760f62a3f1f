// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/comparison_view.h"

#include <QLineF>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <glm/geometric.hpp>
#include <glm/vec4.hpp>
#include <memory>

#include "app/panels/viewport/projection.h"
#include "app/session/comparison.h"
#include "app/session/physics/stage_physics.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr double kGhostAlpha = 0.55;
constexpr double kMinLength = 1e-6;  // model units; smaller differences are rounding errors
constexpr double kMinPixels = 1;     // shorter lines are not drawn

}  // namespace

bool ComparisonView::compute() {
  const session::Comparison& comparison = stage_.comparison();
  (void)stage_.evaluated();  // evaluates the motions
  const scene::Actor* actor = stage_.active();
  if (!comparison.isOn() || actor == nullptr || !actor->shown) {
    ghost_.actor.reset();
    first_.reset();
    computedFor_.reset();
    return false;
  }
  Inputs inputs{actor->id(), comparison.revision(), stage_.motionRevision(), true, stage_.position()};
  if (!computedFor_ || computedFor_->actor != inputs.actor) {
    ghost_.actor = actor->twin();
    ghost_.of = actor->id();
    first_.emplace(actor->rig());
    firstPoser_.emplace(actor->makePoser());
  }
  const bool isOther =
      !computedFor_ || computedFor_->actor != inputs.actor || computedFor_->revision != inputs.revision;
  if (isOther) ghost_.actor->setMotion(comparison.second()->motion());
  inputs.isExact = showPhysics(isOther, inputs.frame);
  if (computedFor_ != inputs) {
    // Both follow what the motion of the model follows, so that only their own values differ.
    ghost_.actor->setOutside(actor->pose().outside);
    ghost_.actor->evaluate(inputs.frame);
    first_->outside = actor->pose().outside;
    actor->poseByMotion(inputs.frame, *first_, *firstPoser_);
    ++computedPoseCount_;
  }
  computedFor_ = inputs;
  return true;
}

bool ComparisonView::showPhysics(bool isOther, double frame) {
  scene::Actor& ghost = *ghost_.actor;
  if (stage_.physics().mode() == session::PhysicsMode::Off || ghost.physicsRig().simulatedBodies == 0) {
    ghost.switchPhysicsOff();
    run_.set(nullptr);
    return true;
  }
  if (isOther || !run_.simulation() || settings_ != stage_.physics().settings()) {
    settings_ = stage_.physics().settings();
    scene::Scene alone;
    alone.preExtrapolation = stage_.scene().preExtrapolation;
    alone.actors.push_back(std::make_unique<scene::Actor>(ghost));
    run_.set(std::make_shared<scene::SceneSimulation>(alone, settings_));
  }
  const Frame last = stage_.comparison().second()->motion().frameRange().last;
  const std::int64_t goal = std::min(scene::SceneSimulation::tickFor(last), session::StagePhysics::kLongestRun);
  run_.advanceTo(std::max(goal, scene::SceneSimulation::tickFor(frame)));
  run_.simulation()->showIn(ghost);
  if (run_.covers(frame)) return true;
  constexpr std::chrono::milliseconds kRetryDelay{100};
  QTimer::singleShot(kRetryDelay, &stage_, [&stage = stage_] { stage.invalidate(); });
  return false;
}

const scene::Ghost* ComparisonView::ghost() {
  if (!compute()) return nullptr;
  const scene::Actor& actor = *stage_.active();
  ghost_.actor->hideMaterialsLike(actor);
  ghost_.frame = stage_.position();
  ghost_.toWorld = stage_.scene().worldOf(actor);
  const QColor& tint = theme::theme().comparison;
  ghost_.tint = {static_cast<float>(tint.redF()), static_cast<float>(tint.greenF()), static_cast<float>(tint.blueF()),
                 static_cast<float>(kGhostAlpha)};
  return &ghost_;
}

const std::vector<ComparisonView::Line>& ComparisonView::lines() {
  lines_.clear();
  if (!compute()) return lines_;
  const scene::Actor& actor = *stage_.active();
  const glm::dmat4 world = stage_.scene().worldOf(actor);
  const std::vector<model::Bone>& bones = actor.model().bones;
  lines_.reserve(bones.size());
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const auto bone = static_cast<model::BoneIndex>(i);
    const bool isSelected = std::ranges::binary_search(stage_.selectedBones(), bone);
    if (!bones[i].visible && !isSelected) continue;
    const glm::dvec3& from = first_->transforms[i].position;
    const glm::dvec3& to = ghost_.actor->pose().transforms[i].position;
    if (!(glm::length(to - from) > kMinLength)) continue;
    lines_.push_back(
        {bone, glm::dvec3(world * glm::dvec4(from, 1)), glm::dvec3(world * glm::dvec4(to, 1)), isSelected});
  }
  // Selected bones are drawn last, on top of the others.
  std::stable_partition(lines_.begin(), lines_.end(), [](const Line& line) { return !line.isSelected; });
  return lines_;
}

void ComparisonView::paint(QPainter& painter, const eval::CameraView& view, QSizeF size) {
  const QColor& color = theme::theme().comparison;
  // Drawn around each line, so that it is visible on any background.
  QColor halo = theme::theme().dark ? Qt::black : Qt::white;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Line& line : lines()) {
    const std::optional<QLineF> seen = projected(line.from, line.to, view, size);
    if (!seen || seen->length() < kMinPixels) continue;
    const double width = line.isSelected ? 3.4 : 1.6;
    halo.setAlpha(line.isSelected ? 220 : 150);
    painter.setPen(QPen(halo, width + 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(*seen);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(*seen);
    // The dot marks the position in the second motion.
    painter.setPen(QPen(halo, 1));
    painter.setBrush(color);
    const double radius = line.isSelected ? 4.2 : 2.4;
    painter.drawEllipse(seen->p2(), radius, radius);
  }
  painter.restore();
}

}  // namespace furitsuke::panels
