// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/finding_limit.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::io {

/// Counts findings about the keys of a file by finding and track, so that a file with many unusual keys gives a short
/// report. Keeps details only of the tracks that the report lists, because a file can have very many tracks that all
/// have a finding.
class VmdFindingCounter {
 public:
  /// Counts a record of `track` with this finding; the report names the first one of each track.
  void add(format::vmd::Finding finding, motion::TrackId track, std::uint32_t record, std::uint32_t count = 1);

  /// Forgets all records with this finding.
  void withdraw(format::vmd::Finding finding) { found_[static_cast<std::size_t>(finding)] = {}; }

  /// Adds the findings of another tally, about later records.
  void append(const VmdFindingCounter& later);

  /// Adds the diagnostics, with the track names of `motion`. For each finding, a fixed number of tracks is listed and
  /// one more diagnostic counts the others.
  void report(const motion::Motion& motion, const format::vmd::File& file, Diagnostics& diagnostics) const;

 private:
  struct Counter {
    std::uint32_t count = 0;
    std::uint32_t firstRecord = 0;
  };
  /// The tracks with one finding.
  struct Found {
    std::map<motion::TrackId, Counter> listed;                            ///< the first kMaxListedFindings tracks
    std::array<std::vector<bool>, motion::kTrackKindCount> hasFinding{};  ///< by kind and index, for every track

    void add(motion::TrackId track, const Counter& counter);
    [[nodiscard]] std::size_t trackCount() const;
  };

  std::array<Found, format::vmd::kFindings.size()> found_;  ///< by finding
};

}  // namespace furitsuke::io
