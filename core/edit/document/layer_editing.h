// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <optional>

#include "core/motion/layers/stored_layers.h"

// Changes of the layers of a document, each as one undo step. `index` counts the layers from the lowest, from 0, and
// must exist.
namespace furitsuke::edit {

class MotionDocument;

/// Adds a layer above the active one, or above all, which becomes active. Without a name it gets "Layer 1" or the next
/// free number. Does nothing if there are motion::kMaxLayers.
void addLayer(MotionDocument& document, const QString& name);
/// If it is active, the motion itself becomes active.
void removeLayer(MotionDocument& document, std::size_t index);
/// `to` is clamped to the existing layers.
void moveLayer(MotionDocument& document, std::size_t index, std::ptrdiff_t to);
/// Makes the tracks of the layer, or those of the motion itself, the edited ones.
void activateLayer(MotionDocument& document, std::optional<std::size_t> index);
/// The index of the active layer; nothing: the motion itself is edited.
[[nodiscard]] std::optional<std::size_t> activeLayer(const MotionDocument& document);
void renameLayer(MotionDocument& document, std::size_t index, const QString& name);
void setLayerMode(MotionDocument& document, std::size_t index, motion::LayerMode mode);
void setLayerMuted(MotionDocument& document, std::size_t index, bool on);
void setLayerSolo(MotionDocument& document, std::size_t index, bool on);
/// Sets a weight key at `frame`, or removes it if `weight` is empty.
void setLayerWeight(MotionDocument& document, std::size_t index, Frame frame, std::optional<float> weight);

/// The step that replaces all layers with their effect in the keys of the motion itself; muted layers are removed
/// without effect. `flat` is the result of operations::flattenLayers() for the motion.
[[nodiscard]] motion::Edit flatteningStep(const motion::Motion& motion, const motion::FlatMotion& flat);

}  // namespace furitsuke::edit
