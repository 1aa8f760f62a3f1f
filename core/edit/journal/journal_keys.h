// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/motion/edit.h"

namespace furitsuke::edit::journal {

/// The after sides of an edit:
///   u32 names; for each: u8 has a track, track when it has one, string name
///   u32 edits of keys; for each: track, i32 first frame, i32 last frame, u32 keys, frames, sources, values
///   string annotations as in their file, empty if unchanged; then, if the edit has one, the draft:
///     u32 bones; for each: string name, translation, rotation; u32 morphs; for each: string name, weight
///   then, if the edit has them, layers: see journal_layers.h; before them, u32 0xFFFFFFFF if there is no draft
///   all three are omitted if empty
/// A track is u8 kind and u32 index; values are packed fields in the order of motion/key.h.
void writeEdit(ByteWriter& out, const motion::Edit& edit);
/// Reads what writeEdit() wrote, with empty before sides; reader.ok() is false if the bytes are not a valid edit:
/// kinds, ranges and the order of frames are checked.
[[nodiscard]] bool readEdit(ByteReader& in, motion::Edit& edit);

void writeTrack(ByteWriter& out, motion::TrackId track);
[[nodiscard]] bool readTrack(ByteReader& in, motion::TrackId& track);
void writeText(ByteWriter& out, std::string_view text);
[[nodiscard]] std::string readText(ByteReader& in);

}  // namespace furitsuke::edit::journal
