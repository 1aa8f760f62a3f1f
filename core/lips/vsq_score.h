// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::lips {

/// A note in the score of VOCALOID 2.
struct VsqNote {
  std::uint64_t tick = 0;
  std::uint64_t length = 0;  ///< ticks
  std::string lyric;         ///< in the encoding of the file
  float loudness = 0.5F;     ///< 0..1
};

struct VsqScore {
  std::string name;  ///< of the track, in the encoding of the file
  std::vector<VsqNote> notes;
  std::size_t damaged = 0;        ///< notes without a readable length or lyric
  std::string firstDamaged = {};  ///< the first of these: "ID#0012"
};

/// The text in a text event of a VSQ, "DM:0001:..." without its number; empty for other texts.
[[nodiscard]] std::string_view vsqText(std::string_view event);

/// Reads the joined text of a track: an INI with the sections [EventList] (tick=ID), [ID#nnnn] (Type, Length, Dynamics,
/// LyricHandle) and [h#nnnn] (L0="lyric","phonemes",...).
[[nodiscard]] VsqScore readVsqScore(std::string_view text);

}  // namespace furitsuke::lips
