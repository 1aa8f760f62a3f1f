// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/base/name.h"
#include "core/model/model.h"

namespace furitsuke::operations {

/// Names that exist, and by which a name is found whose spelling differs in the width of its characters.
class KnownNames {
 public:
  void add(const std::string& text);
  /// The name `text`, or with `anySpelling` one of the same foldedText().
  [[nodiscard]] std::optional<std::string> find(const std::string& text, bool anySpelling) const;

 private:
  std::unordered_set<std::string> texts_;
  std::map<std::u32string, std::string> spellings_;  ///< foldedText()
};

/// The other side's name of a bone or morph, by common conventions:
///   左 and 右 anywhere: "左腕" and "右腕", "眉左" and "眉右"
///   separate letters L and R at either end or before a number: "arm_L", "L.arm", "arm.R.001", "skirt-L-2"
///   the words left and right, in one case throughout and not inside a longer word: "LeftArm", "arm_right"
/// and by a table of pairs without such markers: "ウィンク" and "ウィンク右" unless there is a "ウィンク左".
/// A name with markers of both sides ("左右") belongs to neither, nor does a name that cannot be decoded.
class SideNames {
 public:
  using Pairs = std::vector<std::pair<std::string, std::string>>;

  /// `own` pairs, as text, take precedence over the conventions; a pair of equal names keeps a name. A name is of
  /// neither side unless it is the opposite of its opposite, so that two tracks never get the same name. With a model,
  /// the parts of its body and its English names give more pairs, and a name that the model has in another spelling is
  /// written as in the model.
  explicit SideNames(const Pairs& own = {}, const model::Model* model = nullptr);

  /// The name of the other side, or the name itself when it is of neither.
  [[nodiscard]] Name opposite(const Name& name) const;
  /// The same for all names of a motion, where the field of the file may have truncated one of a pair: the opposite of
  /// "browOuterUpLeft" is "browOuterUpRigh" when there is no "browOuterUpRight". In the order of `names`.
  [[nodiscard]] std::vector<Name> oppositesAmong(const std::vector<Name>& names, std::size_t fieldBytes) const;

  /// Whether the name has a marker of a side but, with this opposite, no counterpart.
  [[nodiscard]] bool isUnpaired(const Name& name, const Name& opposite) const;

 private:
  [[nodiscard]] Name oppositeAmong(const Name& name, const KnownNames& known) const;
  [[nodiscard]] std::string oppositeText(const std::string& text, const KnownNames& known) const;

  std::unordered_map<std::string, std::string> own_;
  KnownNames ofModel_;
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
