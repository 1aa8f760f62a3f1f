// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"

// Contacts of feet as an argument of the operation "lock-feet" and as what it has found: OperationResult::extra.
namespace furitsuke::operations {

/// The steepest slope of a contact: degrees.
inline constexpr double kSteepestSlope = 60;

/// A time in which a foot is on the floor.
struct FootContact {
  bool isLeft = true;
  FrameRange frames;
  std::optional<double> floor = {};  ///< the height below the ankle: model units; unset: the operation finds it
  double slope = 0;                  ///< by which the toes are higher than the heel: degrees
  friend bool operator==(const FootContact&, const FootContact&) = default;
};

using FootContacts = std::vector<FootContact>;

/// The parameter that takes contacts as text.
inline constexpr std::string_view kContactsParameter = "contacts";

/// "left 10-40, right 50-80 at 2.5 slope 10": "at" is a height of the floor, "slope" that of the foot in degrees; both
/// are optional. "none" without contacts.
[[nodiscard]] std::string contactsText(std::span<const FootContact> contacts);

/// Reads such a text: sorted by foot and time, overlapping contacts of a foot as one, with the floor of the first one.
/// Nothing for an empty text: the contacts have to be found. An Error for anything else.
[[nodiscard]] Result<std::optional<FootContacts>> readContacts(std::string_view text);

}  // namespace furitsuke::operations
