// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/convert/check/name_encoding.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A name that seems to be in another encoding than CP932.
struct ForeignName {
  std::string bytes;
  /// The track that is called so, or kPropertyTrack for an IK bone; nothing for the model.
  std::optional<TrackId> track;
};

/// Names that seem to be in one encoding.
struct ForeignNames {
  ForeignEncoding encoding{};
  std::vector<ForeignName> names;
};

/// Every name of the motion that is in another encoding, by encoding. `limited`: names come from fields of a VMD and
/// may be cut inside a character. Names that no known encoding explains are not among them.
[[nodiscard]] std::vector<ForeignNames> findForeignNames(const Motion& motion, bool limited);

}  // namespace furitsuke
