// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <utility>

#include "core/convert/check/check_findings.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// Collects findings about keys, counted per finding and track: a motion with a million odd keys gives a few lines.
class CheckTally {
 public:
  /// One more key; the first of each track is named in the report.
  void add(CheckFinding finding, TrackId track, Frame frame);

  /// The lines, with the tracks named as in `motion`. Of one finding a fixed number of tracks is listed, the others
  /// are counted in one line more.
  void report(const Motion& motion, Diagnostics& diagnostics) const;

 private:
  struct Entry {
    std::size_t count = 0;
    Frame first = 0;
  };
  std::map<std::pair<CheckFinding, TrackId>, Entry> entries_;
};

/// Looks at every key of the motion.
void checkKeys(const Motion& motion, CheckTally& tally);

/// Names that seem to be in another encoding, one line for each encoding. `limited`: names come from fields of a VMD
/// and may be cut inside a character.
void checkNameEncodings(const Motion& motion, bool limited, Diagnostics& diagnostics);

}  // namespace furitsuke
