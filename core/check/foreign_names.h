// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/name_encoding.h"
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
  TextEncoding encoding{};
  std::vector<ForeignName> names;
};

/// Finds the names that are in other encodings among those added with add().
class ForeignNameFinder {
 public:
  /// `limit` is the width of the name's field: a name that fills it may be truncated inside a character.
  void add(std::string_view bytes, std::size_t limit, std::optional<motion::TrackId> track = {});
  /// The names grouped by encoding, without those that do not fit any known encoding.
  [[nodiscard]] std::vector<ForeignNames> foreign() const;

 private:
  std::vector<ForeignName> utf8_;
  std::vector<ForeignName> doubleByte_;
  /// Names that are half-width katakana in CP932. Such names are rare, but many Chinese and Korean names look like
  /// this. They are reported only together with names in a double-byte encoding.
  std::vector<ForeignName> halfWidth_;
};

/// Sets the count, detail and reason of `diagnostic`: "3 names probably in GBK: ..." with the first few names.
void describeForeignNames(const ForeignNames& foreign, Diagnostic& diagnostic);

/// The names of a motion whose file has CP932 that seem to be in another encoding, grouped by encoding. `limited`: the
/// names are from fields of a VMD and may be truncated inside a character.
[[nodiscard]] std::vector<ForeignNames> findForeignNames(const motion::Motion& motion, bool limited);

/// Adds a diagnostic for the encoding of the names, unless it is CP932, and otherwise one for each encoding that some
/// of them seem to use. `limited` as in findForeignNames().
void checkNameEncodings(const motion::Motion& motion, bool limited, Diagnostics& diagnostics);

}  // namespace furitsuke::check
