// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/check/name_encoding.h"
#include "core/motion/motion.h"

namespace furitsuke::check {

/// A name that seems to be in an encoding other than CP932.
struct ForeignName {
  std::string bytes;
  /// The track with this name, or kPropertyTrack for an IK bone; nothing for the model.
  std::optional<motion::TrackId> track;
};

/// Names that seem to be in one encoding.
struct ForeignNames {
  ForeignEncoding encoding{};
  std::vector<ForeignName> names;
};

/// Finds names in other encodings among all names that are added.
class ForeignNameFinder {
 public:
  /// `limit` is the width of the name's field: a name that fills it may be truncated inside a character.
  void add(std::string_view bytes, std::size_t limit, std::optional<motion::TrackId> track = {});
  /// The names by encoding, without those that do not fit any known encoding.
  [[nodiscard]] std::vector<ForeignNames> foreign() const;

 private:
  std::vector<ForeignName> utf8_;
  std::vector<ForeignName> doubleByte_;
  /// Half-width katakana: rare in names, and how many Chinese and Korean names look. Reported only together with
  /// others.
  std::vector<ForeignName> halfWidth_;
};

/// Sets the count, detail and reason of `diagnostic`: "3 names probably in GBK: ..." with the first few names.
void describeForeignNames(const ForeignNames& foreign, Diagnostic& diagnostic);

/// All names of the motion that are in another encoding, by encoding. `limited`: the names are from fields of a VMD and
/// may be truncated inside a character.
[[nodiscard]] std::vector<ForeignNames> findForeignNames(const motion::Motion& motion, bool limited);

/// Adds a diagnostic for each encoding that names of the motion seem to be in instead of CP932. `limited` as above.
void checkNameEncodings(const motion::Motion& motion, bool limited, Diagnostics& diagnostics);

}  // namespace furitsuke::check
