// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
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

/// Tells, of all names that it was given, which are in another encoding.
class NameSuspects {
 public:
  /// `limit` is the width of the name's field: a name that fills it may have been cut inside a character.
  void add(std::string_view bytes, std::size_t limit, std::optional<TrackId> track = {});
  /// By encoding; names that no known encoding explains are not among them.
  [[nodiscard]] std::vector<ForeignNames> foreign() const;

 private:
  std::vector<ForeignName> utf8_;
  std::vector<ForeignName> doubleByte_;
  /// Half-width katakana: rare as a name, and how many Chinese and Korean names look. Foreign only beside others.
  std::vector<ForeignName> halfWidth_;
};

/// Gives `diagnostic` the words "3 names probably in GBK: ..." with the first few of them.
void tellOfForeignNames(const ForeignNames& foreign, Diagnostic& diagnostic);

/// Every name of the motion that is in another encoding, by encoding. `limited`: names come from fields of a VMD and
/// may be cut inside a character.
[[nodiscard]] std::vector<ForeignNames> findForeignNames(const Motion& motion, bool limited);

}  // namespace furitsuke
