// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "core/base/diagnostic.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::io {

/// Counts findings about the keys of a file by finding and track, so that a file with many unusual keys gives a short
/// report.
class VmdTally {
 public:
  /// Counts a record of `track` with this finding; the report names the first one of each track.
  void add(format::vmd::Finding finding, motion::TrackId track, std::uint32_t record, std::uint32_t count = 1);

  /// Adds the findings of another tally, about later records.
  void append(const VmdTally& later);

  /// Adds the diagnostics, with the track names of `motion`. For each finding, a fixed number of tracks is listed and
  /// one more diagnostic counts the others.
  void report(const motion::Motion& motion, const format::vmd::File& file, Diagnostics& diagnostics) const;

 private:
  struct Tally {
    std::uint32_t count = 0;
    std::uint32_t firstRecord = 0;
  };
  using Place = std::pair<format::vmd::Finding, motion::TrackId>;

  std::map<Place, Tally> tallies_;
};

}  // namespace furitsuke::io
