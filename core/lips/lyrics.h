// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/lips/mora.h"

namespace furitsuke::lips {

inline constexpr std::size_t kMaxMoras = 200'000;    ///< of a file; more than 12 hours of fast singing
inline constexpr double kMaxSeconds = 100 * 3600.0;  ///< the latest time in a file

/// A mora with its time.
struct TimedMora {
  double start = 0;  ///< seconds, 0..kMaxSeconds
  double end = 0;    ///< seconds, >= start
  Mora mora = {};
  float loudness = 0.5F;  ///< 0..1; 0.5 where the file does not tell
  friend bool operator==(const TimedMora&, const TimedMora&) = default;
};

/// The morae of one singer, ascending by start; none ends after the next one starts.
struct Voice {
  std::string name;  ///< UTF-8; may be empty
  std::vector<TimedMora> moras;
};

/// Texts with times.
struct Lyrics {
  std::vector<Voice> voices;  ///< none is empty
  /// See lyrics_findings.h; each at most once, with the number of places as count and the first place as detail.
  Diagnostics findings;
};

}  // namespace furitsuke::lips
