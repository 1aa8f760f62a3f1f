// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/parent_lines.h"

#include <QPainter>
#include <optional>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr double kRingRadius = 5;  // pixels

glm::dvec3 placeInWorld(const glm::dmat4& world, const glm::dvec3& position) {
  return glm::dvec3(world * glm::dvec4(position, 1));
}

/// The place that the whole model follows by keys; an attachment that is not keyed is a property of the model.
std::optional<glm::dvec3> followedPosition(const scene::Scene& scene, const scene::Actor& actor) {
  const scene::Attachment attachment = actor.attachment();
  const scene::Actor* followed = attachment.actor == 0 ? nullptr : scene.find(attachment.actor);
  if (followed == nullptr ||
      attachment == scene::Attachment{actor.placement.attachment, actor.placement.attachmentBone})
    return {};
  const bool hasBone = attachment.bone >= 0 && static_cast<std::size_t>(attachment.bone) < followed->rig().bones.size();
  const glm::dvec3 position =
      hasBone ? followed->pose().transforms[static_cast<std::size_t>(attachment.bone)].position : glm::dvec3(0);
  return placeInWorld(scene.worldOf(*followed), position);
}

}  // namespace

std::vector<ParentLine> parentLines(const scene::Scene& scene, std::uint64_t active) {
  std::vector<ParentLine> lines;
  for (const auto& actor : scene.actors) {
    if (!actor->isVisible()) continue;
    const bool isActive = actor->id() == active;
    const std::optional<glm::dvec3> followed = followedPosition(scene, *actor);
    if (!followed && actor->pose().outside.empty()) continue;
    const glm::dmat4 world = scene.worldOf(*actor);
    if (followed) lines.push_back({placeInWorld(world, {0, 0, 0}), *followed, isActive});
    for (const eval::OutsideTransform& each : actor->pose().outside) {
      const RigidTransform& bone = actor->pose().transforms[static_cast<std::size_t>(each.bone)];
      lines.push_back({placeInWorld(world, bone.position), placeInWorld(world, each.transform.position), isActive});
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
