// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "app/panels/viewport/body_marks.h"

namespace furitsuke::panels {

/// A joint in the picture, in pixels.
struct JointMark {
  const model::Joint* joint = nullptr;  ///< of the model of its actor
  std::uint64_t actor = 0;
  std::int32_t index = model::kNoIndex;  ///< of the joint in the model
  QPointF at;
  std::array<QLineF, 3> axes;      ///< x, y, z
  std::array<QPolygonF, 3> turns;  ///< arcs of the allowed rotations about these axes; empty if locked
  QList<QLineF> box;               ///< edges of the allowed movements; empty without any
};

/// Appends the joints of an actor that are in the picture, in the order of the model. Joints whose position is not
/// finite have no mark.
/// @param transforms of all bodies in model space
void addJointMarks(const scene::Actor& actor, const glm::dmat4& world, std::span<const RigidTransformF> transforms,
                   const eval::CameraView& view, QSizeF size, std::vector<JointMark>& marks);

/// The joints within 7 pixels, nearest first.
[[nodiscard]] std::vector<const JointMark*> jointsAt(const std::vector<JointMark>& marks, QPointF position);

/// The axes, arcs and movements in the colors of the channels x, y and z.
void paintJointMark(QPainter& painter, const JointMark& mark, MarkEmphasis emphasis);

}  // namespace furitsuke::panels
