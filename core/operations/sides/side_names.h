// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/name.h"

namespace furitsuke::operations {

/// The other side's name of a bone or morph, by common conventions:
///   左 and 右 anywhere: "左腕" and "右腕", "眉左" and "眉右"
///   separate letters L and R at either end or before a number: "arm_L", "L.arm", "arm.R.001", "skirt-L-2"
///   the words left and right, in one case throughout and not inside a longer word: "LeftArm", "arm_right"
/// A name with markers of both sides ("左右") belongs to neither, nor does a name that cannot be decoded.
class SideNames {
 public:
  using Pairs = std::vector<std::pair<std::string, std::string>>;

  /// `own` pairs, as text, take precedence over the conventions; a pair of equal names keeps a name. A name is of
  /// neither side unless it is the opposite of its opposite, so that two tracks never get the same name.
  explicit SideNames(const Pairs& own = {});

  /// The name of the other side, or the name itself when it is of neither.
  [[nodiscard]] Name opposite(const Name& name) const;
  /// The same for all names of a motion, where the field of the file may have truncated one of a pair: the opposite of
  /// "browOuterUpLeft" is "browOuterUpRigh" when there is no "browOuterUpRight". In the order of `names`.
  [[nodiscard]] std::vector<Name> oppositesAmong(const std::vector<Name>& names, std::size_t fieldBytes) const;

 private:
  [[nodiscard]] std::string oppositeText(const std::string& text) const;

  std::unordered_map<std::string, std::string> own_;
};

enum class NameSide : std::uint8_t { None, Left, Right };

/// A name split by the conventions: "arm_L" is "arm", without the separator, and Left.
struct SidedText {
  NameSide side = NameSide::None;
  std::string rest;  ///< the whole text when it is of neither side
};
[[nodiscard]] SidedText sideOfText(std::string_view text);

/// The opposite by the conventions alone; the text itself when it is of neither side.
[[nodiscard]] std::string oppositeSideText(std::string_view text);

}  // namespace furitsuke::operations
