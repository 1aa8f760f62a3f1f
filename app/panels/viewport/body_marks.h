// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLineF>
#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/physics/physics_rig.h"
#include "core/scene/actor.h"

class QPainter;

namespace furitsuke::panels {

/// What the color of a rigid body shows.
enum class BodyColors { Mode, Group };

/// A rigid body in the picture, in pixels.
struct BodyMark {
  const model::RigidBody* body = nullptr;  ///< of the model of its actor
  std::uint64_t actor = 0;
  std::int32_t index = model::kNoIndex;  ///< of the body in the model
  glm::dmat4 transform{1};               ///< from the space of the body to the world
  QPointF at;                            ///< its middle
  bool isTiny = false;                   ///< drawn as a dot
  QPolygonF outline;                     ///< convex; empty if a part of the body is behind the camera
  QList<QLineF> lines;                   ///< on the side that faces the camera
};

/// Appends the bodies of an actor that are in the picture, in the order of the model. Bodies with numbers that are not
/// finite have no place and no mark.
/// @param transforms of all bodies in model space
void addBodyMarks(const scene::Actor& actor, const glm::dmat4& world, std::span<const RigidTransformF> transforms,
                  const eval::CameraView& view, QSizeF size, std::vector<BodyMark>& marks);

/// The bodies that the pixel shows, frontmost first.
[[nodiscard]] std::vector<const BodyMark*> bodiesAt(const std::vector<BodyMark>& marks, QPointF position,
                                                    const eval::CameraView& view, QSizeF size);

[[nodiscard]] QColor bodyColor(const model::RigidBody& body, BodyColors colors);

/// How much a mark stands out.
enum class MarkEmphasis { None, Related, Hovered, Chosen };

/// Marks without emphasis. Bodies that physics moves are filled, and those that it only rotates have a dot in the
/// middle, so that color is not the only sign of the mode.
void paintBodyMarks(QPainter& painter, std::span<const BodyMark* const> marks, BodyColors colors);
/// A mark with emphasis.
void paintBodyMark(QPainter& painter, const BodyMark& mark, BodyColors colors, MarkEmphasis emphasis);

}  // namespace furitsuke::panels
