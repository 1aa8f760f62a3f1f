// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/motion/layers/layer_stack.h"
#include "core/operations/motion/place_clip.h"

// Layers as clips: a motion that is shown from a frame on, with a weight that fades it in and out. Each change is one
// undo step. `index` counts the layers from the lowest, from 0, and must exist.
namespace furitsuke::edit {

class MotionDocument;

/// Adds a layer above the active one, or above all, that shows another motion instead of what is below, and makes it
/// active. The layers of the clip have no effect. If a layer has the name already, a number is added. An Error if the
/// clip has no keys, if the blends are longer than the clip, if it would end after kMaxFrame, or if there are
/// motion::kMaxLayers.
[[nodiscard]] Status placeLayer(MotionDocument& document, const QString& name, const motion::Motion& clip,
                                const operations::ClipBlends& blends);

/// The frames of the keys and weights of a layer; empty if it has none.
[[nodiscard]] FrameRange framesOfLayer(const motion::Motion& motion, std::size_t index);
/// `by`, limited so that no key and no weight of the layer leaves 0..kMaxFrame.
[[nodiscard]] Frame possibleShift(const motion::Motion& motion, std::size_t index, std::int64_t by);

// Previews while the user drags, which become one undo step when they are accepted: see EditHistory::showPreview(). The
// arguments refer to the settled motion; without a change of it there is no preview.

/// Moves the keys and weights of a layer by possibleShift() and makes it active.
void previewLayerShift(MotionDocument& document, std::size_t index, std::int64_t by);
/// Replaces the weights of a layer; the new ones must be strictly ascending by frame.
void previewLayerWeights(MotionDocument& document, std::size_t index, std::vector<motion::LayerWeightKey> weights);

}  // namespace furitsuke::edit
