// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/format/vmd/vmd_file.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A record whose key was overridden by a later one on the same frame of the same track.
struct ShadowedRecord {
  SourceRecord record;  ///< within its section
  SourceRecord winner;  ///< the record whose key counts
};

/// What the writer needs of the file that a motion came from. Immutable; the document keeps it for its whole life.
struct VmdSource {
  vmd::File file;
  /// Per section: shadowed records, sorted by record. They stay in the file as long as their winner stays on its frame.
  std::array<std::vector<ShadowedRecord>, vmd::kSectionCount> shadowed;
  /// Per section: records that are no keys (frame above kMaxFrame), sorted; always written back.
  std::array<std::vector<SourceRecord>, vmd::kSectionCount> notKeys;
  /// See vmd::isPhysicsOff.
  bool physicsFlagged = false;
};

struct ImportedMotion {
  Motion motion;
  std::shared_ptr<const VmdSource> source;
  /// Everything odd: layout, names, values. Sorted by severity (errors first), then offset.
  Diagnostics diagnostics;
};

/// Records to meaning: names decoded once per track, keys sorted per track, the last of duplicates wins.
/// Takes the bytes over; when `file.damage` is set the motion holds what could be saved.
[[nodiscard]] ImportedMotion motionFromVmd(vmd::File file);

struct VmdWriteOptions {
  int version = 2;  ///< 1 or 2; with a source of the same version an untouched header keeps its bytes
};

/// What the file cannot hold as it stands, for a person to read before anything is written: names that are cut,
/// names that do not differ after the cut. Empty: nothing is lost.
[[nodiscard]] Diagnostics vmdLosses(const Motion& motion, const VmdSource* source, const VmdWriteOptions& options = {});

/// Meaning to bytes. `source` may be null (a new motion: all six counts, canonical records). With a source: an
/// unedited motion gives the file's own bytes; records that were not touched keep their bytes and place, touched
/// ones keep their place and every field that did not change, new ones follow the old ones of their section sorted
/// by track and frame.
[[nodiscard]] Bytes vmdFromMotion(const Motion& motion, const VmdSource* source, const VmdWriteOptions& options = {});

}  // namespace furitsuke
