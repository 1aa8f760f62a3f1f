// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "core/base/diagnostic.h"
#include "core/convert/vmd_motion.h"
#include "core/format/vmd/vmd_diagnostics.h"

namespace furitsuke {

/// Collects what is odd about the keys of a file: counted per finding and track, so that a file with a million odd
/// keys gives a few lines.
class VmdFindings {
 public:
  /// One more record of `track` with this finding; the first of each track is named in the report.
  void add(vmd::Finding finding, TrackId track, std::uint32_t record, std::uint32_t count = 1);

  /// Adds what was found in records behind those of this one.
  void append(const VmdFindings& later);

  /// The lines; tracks are named as in `motion`. Of one finding a fixed number of tracks is listed, the others are
  /// counted in one line more.
  void report(const Motion& motion, const vmd::File& file, Diagnostics& diagnostics) const;

 private:
  struct Tally {
    std::uint32_t count = 0;
    std::uint32_t firstRecord = 0;
  };
  using Place = std::pair<vmd::Finding, TrackId>;

  std::map<Place, Tally> tallies_;
};

/// "1 key", "12 keys".
[[nodiscard]] std::string countOf(std::size_t count, std::string_view noun);

/// Byte offset of a record of any section.
[[nodiscard]] std::size_t recordOffset(const vmd::File& file, vmd::SectionKind section, std::uint32_t record);

}  // namespace furitsuke
