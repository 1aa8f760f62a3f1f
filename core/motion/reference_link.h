// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace furitsuke::motion {

inline constexpr double kFarthestReferenceTime = 1e9;  ///< largest absolute value of ReferenceLink::time

/// A picture or film that is shown beside the scene of a motion, to animate after it.
struct ReferenceLink {
  std::string file = {};  ///< UTF-8 path, as that of a SoundLink
  double time = 0;        ///< milliseconds in the film at frame 0; negative: the film starts later
  bool isMirrored = false;
  std::string unknown = {};  ///< JSON members of newer versions, kept verbatim
  friend bool operator==(const ReferenceLink&, const ReferenceLink&) = default;
};

}  // namespace furitsuke::motion
