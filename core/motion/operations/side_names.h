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

namespace furitsuke {

/// The other side's name of a bone or morph, by the conventions of the field:
///   左 and 右 anywhere: "左腕" and "右腕", "眉左" and "眉右"
///   L and R set apart at either end or before a number: "arm_L", "L.arm", "arm.R.001", "skirt-L-2"
///   the words left and right, in one case throughout and not inside a longer word: "LeftArm", "arm_right"
/// A name with signs of both sides ("左右") means neither. Names that decode badly are of neither side.
class SideNames {
 public:
  using Pairs = std::vector<std::pair<std::string, std::string>>;

  /// Own pairs, as text, come before the conventions; a pair of equal names keeps a name as it is. A name whose
  /// opposite does not lead back to it is of neither side: two tracks never meet on one.
  explicit SideNames(const Pairs& own = {});

  /// The name of the other side, or the name itself when it is of neither.
  [[nodiscard]] Name opposite(const Name& name) const;
  /// The same among the names of a motion, where a field of the file may have cut one of a pair: with "browOuterUpLeft"
  /// goes "browOuterUpRigh" when there is no "browOuterUpRight". One for each name, in their order.
  [[nodiscard]] std::vector<Name> oppositesAmong(const std::vector<Name>& names, std::size_t fieldBytes) const;

 private:
  [[nodiscard]] std::string oppositeText(const std::string& text) const;

  std::unordered_map<std::string, std::string> own_;
};

enum class NameSide : std::uint8_t { None, Left, Right };

/// A name and its side taken apart by the conventions: "arm" and Left of "arm_L", without its separators.
struct SidedText {
  NameSide side = NameSide::None;
  std::string rest;  ///< the whole text when it is of neither side
};
[[nodiscard]] SidedText sideOfText(std::string_view text);

/// The conventions alone, on text: the text itself when it is of neither side.
[[nodiscard]] std::string oppositeSideText(std::string_view text);

}  // namespace furitsuke
