// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/parents/parent_lines.h"

#include <QPainter>
#include <optional>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr double kRingRadius = 5;  // pixels

glm::dvec3 placeInWorld(const glm::dmat4& world, const glm::dvec3& place) {
  return glm::dvec3(world * glm::dvec4(place, 1));
}

/// The place that the whole model follows by keys; a carrier that is not keyed is a property of the model.
std::optional<glm::dvec3> followedPlace(const scene::Scene& scene, const scene::Actor& actor) {
  const scene::Carrier carrier = actor.carrier();
  const scene::Actor* followed = carrier.actor == 0 ? nullptr : scene.find(carrier.actor);
  if (followed == nullptr || carrier == scene::Carrier{actor.placement.carrier, actor.placement.carrierBone}) return {};
  const bool hasBone = carrier.bone >= 0 && static_cast<std::size_t>(carrier.bone) < followed->rig().bones.size();
  const glm::dvec3 place =
      hasBone ? followed->pose().stances[static_cast<std::size_t>(carrier.bone)].position : glm::dvec3(0);
  return placeInWorld(scene.worldOf(*followed), place);
}

}  // namespace

std::vector<ParentLine> parentLines(const scene::Scene& scene, std::uint64_t active) {
  std::vector<ParentLine> lines;
  for (const auto& actor : scene.actors) {
    if (!actor->isVisible()) continue;
    const bool isActive = actor->id() == active;
    const std::optional<glm::dvec3> followed = followedPlace(scene, *actor);
    if (!followed && actor->pose().outside.empty()) continue;
    const glm::dmat4 world = scene.worldOf(*actor);
    if (followed) lines.push_back({placeInWorld(world, {0, 0, 0}), *followed, isActive});
    for (const eval::OutsideStance& each : actor->pose().outside) {
      const eval::BoneStance& bone = actor->pose().stances[static_cast<std::size_t>(each.bone)];
      lines.push_back({placeInWorld(world, bone.position), placeInWorld(world, each.stance.position), isActive});
    }
  }
  return lines;
}

void paintParentLines(QPainter& painter, const std::vector<ParentLine>& lines, const eval::CameraView& view,
                      QSizeF size) {
  if (lines.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const ParentLine& line : lines) {
    QColor color = theme::theme().accent;
    if (!line.isActive) color.setAlphaF(0.5F);
    painter.setPen(QPen(color, 1, Qt::DashLine));
    if (const auto seen = projected(line.from, line.to, view, size)) painter.drawLine(*seen);
    painter.setPen(QPen(color, 1.5));
    if (const auto ring = projected(line.to, view, size)) painter.drawEllipse(*ring, kRingRadius, kRingRadius);
  }
  painter.restore();
}

}  // namespace furitsuke::panels
