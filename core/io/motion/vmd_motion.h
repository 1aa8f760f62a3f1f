// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/base/byte_output.h"
#include "core/base/diagnostic.h"
#include "core/format/vmd/vmd_file.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// A record whose key is overridden by a later one on the same frame of the same track.
struct ShadowedRecord {
  motion::SourceRecord record;  ///< within its section
  motion::SourceRecord winner;  ///< the record of the key that is used
};

/// The parts of the original file that the writer needs. Immutable; kept for the lifetime of the document.
struct VmdSource {
  format::vmd::File file;
  /// Per section: shadowed records, sorted by record. They stay in the file as long as the key of `winner` stays on its
  /// frame.
  std::array<std::vector<ShadowedRecord>, format::vmd::kSectionCount> shadowed;
  /// Per section: records that are not keys (frame above kMaxFrame), sorted; always written back.
  std::array<std::vector<motion::SourceRecord>, format::vmd::kSectionCount> notKeys;
  /// See vmd::isPhysicsOff.
  bool physicsFlagged = false;
};

struct ImportedMotion {
  motion::Motion motion;
  std::shared_ptr<const VmdSource> source;
  /// Findings about layout, names and values. Sorted by severity (errors first), then offset.
  Diagnostics diagnostics;
};

/// Converts records to a motion: names are matched by their bytes, keys are sorted per track, and the last of several
/// keys on a frame is used. If `file.damage` is set, the motion is the readable part.
[[nodiscard]] ImportedMotion motionFromVmd(format::vmd::File file);

struct VmdWriteOptions {
  int version = 2;  ///< 1 or 2; with a source of the same version an unchanged header keeps its bytes
};

/// What a VMD cannot store of the motion, to be shown to the user before writing: names that are truncated, names that
/// become identical when truncated, in version 1 keys that its programs do not read, and bytes after the last section
/// that would be taken for keys of a motion without any. Empty if nothing is lost.
[[nodiscard]] Diagnostics vmdLosses(const motion::Motion& motion, const VmdSource* source,
                                    const VmdWriteOptions& options = {});

/// How many records that a later one on the same frame overrides will not be written any more, because the key that is
/// used has moved, was removed or has another name. Playback does not change by that.
[[nodiscard]] std::size_t droppedDuplicates(const motion::Motion& motion, const VmdSource& source);

/// The bytes of a VMD. `source` is null for a new motion, which is written with the counts of all six sections and
/// canonical records. With a source, an unedited motion gives the original bytes. Unchanged records keep their bytes
/// and position, changed ones keep their position and the bytes of unchanged fields, and new ones follow the old ones
/// of their section, sorted by track and frame.
[[nodiscard]] Bytes vmdFromMotion(const motion::Motion& motion, const VmdSource* source,
                                  const VmdWriteOptions& options = {});

/// Writes the bytes that vmdFromMotion() returns. Records that did not change are not copied: `out` refers to the bytes
/// of `source`, which must exist until it is flushed.
void writeVmdTo(ByteOutput& out, const motion::Motion& motion, const VmdSource* source,
                const VmdWriteOptions& options = {});

}  // namespace furitsuke::io
