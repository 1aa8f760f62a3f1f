// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/motion/edit.h"

namespace furitsuke::edit::journal {

/// The layers after an edit that has them, and the tracks that it adds:
///   u32 settings; for each: string name, u8 mode, u8 muted, u8 solo, u32 weights, for each: i32 frame, f32 weight;
///     string unknown members
///   u32 layers in order; for each: u32 slot; u8 has an active layer, u32 slot
///   u32 bones, u32 morphs; for each: string name
void writeLayerEdit(ByteWriter& out, const motion::Edit& edit);
/// Reads what writeLayerEdit() wrote; false if the bytes are not valid layers.
[[nodiscard]] bool readLayerEdit(ByteReader& in, motion::Edit& edit);

}  // namespace furitsuke::edit::journal
