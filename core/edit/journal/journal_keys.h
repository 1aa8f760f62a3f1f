// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/motion/edit.h"

namespace furitsuke::journal {

/// The after sides of an edit:
///   u32 names; for each: u8 has a track, track when it has one, string name
///   u32 edits of keys; for each: track, i32 first frame, i32 last frame, u32 keys, frames, sources, values
///   string annotations as in their file, empty without a change of them; behind them, when the edit has one, the
///   draft:
///     u32 bones; for each: string name, translation, rotation; u32 morphs; for each: string name, weight
///   both are missing where nothing would stand in them
/// A track is u8 kind and u32 index; values are packed field behind field in the order of motion/key.h.
void writeEdit(ByteWriter& out, const MotionEdit& edit);
/// What writeEdit() wrote, with empty before sides; reader.ok() is false when the bytes do not fit or are no edit
/// that a motion could have: kinds, ranges and the order of frames are checked.
[[nodiscard]] bool readEdit(ByteReader& in, MotionEdit& edit);

void writeTrack(ByteWriter& out, TrackId track);
[[nodiscard]] bool readTrack(ByteReader& in, TrackId& track);
void writeText(ByteWriter& out, std::string_view text);
[[nodiscard]] std::string readText(ByteReader& in);

}  // namespace furitsuke::journal
