// SPDX-License-Identifier: MIT
#include "app/cli/edit_split.h"

#include <set>

#include "core/io/vmd/vmd_key_codec.h"
#include "core/operations/motion/extract.h"
#include "core/operations/scope.h"

namespace furitsuke::cli {

namespace {

constexpr std::string_view kPartWord = "{part}";

/// Replaces characters that are special in file systems and shells.
std::string fileNameOf(std::string_view part) {
  constexpr std::string_view kSpecial = "/\\:*?\"<>|";
  std::string name;
  for (const char c : part) {
    const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    name += isControl || kSpecial.find(c) != kSpecial.npos ? '_' : c;
  }
  if (name.starts_with('.')) name.front() = '_';
  return name;
}

std::string replacedPart(std::string text, const std::string& name) {
  for (std::size_t at = text.find(kPartWord); at != text.npos; at = text.find(kPartWord, at + name.size())) {
    text.replace(at, kPartWord.size(), name);
  }
  return text;
}

}  // namespace

Result<SplitRule> parseSplit(std::string_view text) {
  constexpr std::string_view kEvery = "every=";
  SplitRule rule;
  if (text == "kinds") return rule;
  if (text == "tracks") {
    rule.by = SplitRule::By::Tracks;
    return rule;
  }
  const Error wrong = Error::in(
      "--split", "\"" + std::string(text) + "\" is not kinds, tracks, ranges such as 0-299,300- or every=300");
  if (text.starts_with(kEvery)) {
    const Result<FrameRange> length = operations::parseFrameRange(text.substr(kEvery.size()));
    if (!length.ok() || length->first != length->last || length->first < 1) return wrong;
    rule.by = SplitRule::By::Length;
    rule.length = length->first;
    return rule;
  }
  rule.by = SplitRule::By::Ranges;
  for (bool isMore = true; isMore;) {
    const std::size_t comma = text.find(',');
    const std::string_view one = text.substr(0, comma);
    const Result<FrameRange> range = operations::parseFrameRange(one);
    if (one.empty() || !range.ok()) return wrong;
    rule.ranges.push_back(*range);
    isMore = comma != text.npos;
    if (isMore) text.remove_prefix(comma + 1);
  }
  return rule;
}

std::vector<std::pair<std::string, motion::Motion>> splitMotion(const motion::Motion& motion, const SplitRule& rule) {
  std::vector<operations::MotionPart> parts;
  switch (rule.by) {
    case SplitRule::By::Kinds: parts = operations::partsByKind(motion); break;
    case SplitRule::By::Tracks: parts = operations::partsByTrack(motion); break;
    case SplitRule::By::Ranges: parts = operations::partsByRange(motion, rule.ranges); break;
    case SplitRule::By::Length: parts = operations::partsByLength(motion, rule.length); break;
  }
  std::vector<std::pair<std::string, motion::Motion>> motions;
  for (const operations::MotionPart& part : parts) {
    motion::Motion own = motion;
    const motion::Rebase rebase = rule.rebase ? motion::Rebase::ToZero : motion::Rebase::Keep;
    motion::applyEdit(own, operations::extractMotion(motion, part.keys, rebase).edit, motion::EditSide::After);
    // MMD recognizes a camera motion by this name alone.
    if (own.isCameraMotion() && !motion.isCameraMotion())
      own.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
    motions.emplace_back(part.name, std::move(own));
  }
  return motions;
}

bool namesParts(const std::string& pattern) { return pattern.find(kPartWord) != std::string::npos; }

std::vector<std::filesystem::path> partPaths(const std::filesystem::path& pattern,
                                             const std::vector<std::string>& parts) {
  std::vector<std::filesystem::path> paths;
  std::set<std::filesystem::path> taken;
  for (const std::string& part : parts) {
    const std::string name = fileNameOf(part);
    std::filesystem::path path = replacedPart(pattern.string(), name);
    for (int i = 2; !taken.insert(path).second; ++i)
      path = replacedPart(pattern.string(), name + "_" + std::to_string(i));
    paths.push_back(std::move(path));
  }
  return paths;
}

}  // namespace furitsuke::cli
