// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <utility>

#include "core/check/check_findings.h"
#include "core/motion/motion.h"

namespace furitsuke::check {

/// Counts findings about keys by finding and track, so that a motion with many unusual keys gives a short report.
class CheckFindingCounter {
 public:
  /// Counts a key; the report names the first one of each track.
  void add(CheckFinding finding, motion::TrackId track, Frame frame);

  /// Adds the diagnostics, with the track names of `motion`. For each finding, a fixed number of tracks is listed and
  /// one more diagnostic counts the others.
  void report(const motion::Motion& motion, Diagnostics& diagnostics) const;

 private:
  struct Entry {
    std::size_t count = 0;
    Frame first = 0;
  };
  std::map<std::pair<CheckFinding, motion::TrackId>, Entry> entries_;
};

}  // namespace furitsuke::check
