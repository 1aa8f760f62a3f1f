// SPDX-License-Identifier: MIT
#include "app/cli/edit_split.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/cli/input.h"
#include "core/base/file_platform.h"
#include "core/base/path_text.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/key_replacement.h"
#include "core/operations/scope.h"

namespace furitsuke::cli {

namespace {

constexpr std::string_view kPartWord = "{part}";

/// Whether Windows has a device of this name in every folder.
bool isDeviceName(std::string name) {
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  if (name.size() == 4 && (name.starts_with("COM") || name.starts_with("LPT"))) return name[3] >= '1' && name[3] <= '9';
  return name == "CON" || name == "PRN" || name == "AUX" || name == "NUL";
}

/// Replaces characters and names that are special in file systems and shells.
std::string fileNameOf(std::string_view part) {
  constexpr std::string_view kSpecial = "/\\:*?\"<>|";
  std::string name;
  for (const char c : part) {
    const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    name += isControl || kSpecial.find(c) != kSpecial.npos ? '_' : c;
  }
  if (name.starts_with('.')) name.front() = '_';
  return isDeviceName(name) ? name + '_' : name;
}

std::string replacedPart(std::string text, const std::string& name) {
  for (std::size_t at = text.find(kPartWord); at != text.npos; at = text.find(kPartWord, at + name.size())) {
    text.replace(at, kPartWord.size(), name);
  }
  return text;
}

Error tooManyParts(std::size_t count) {
  return Error::in(Message::verbatim("--split"),
                   Core::trWith("the motion would be split into %1 files, but at most %2 are allowed"), count,
                   kMaxParts);
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
  const Error wrong =
      Error::in(Message::verbatim("--split"),
                Core::trWith("\"%1\" is not kinds, tracks, ranges such as 0-299,300- or every=300"), text);
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

Result<std::vector<operations::MotionPart>> partsOf(const motion::Motion& motion, const SplitRule& rule) {
  std::vector<operations::MotionPart> parts;
  std::vector<FrameRange> ranges = rule.ranges;
  switch (rule.by) {
    case SplitRule::By::Kinds: parts = operations::partsByKind(motion); break;
    case SplitRule::By::Tracks: parts = operations::partsByTrack(motion); break;
    case SplitRule::By::Length: ranges = operations::rangesOfLength(motion, rule.length); [[fallthrough]];
    case SplitRule::By::Ranges:
      if (ranges.size() > kMaxParts) return tooManyParts(ranges.size());
      parts = operations::partsByRange(motion, ranges);
      break;
  }
  if (parts.size() > kMaxParts) return tooManyParts(parts.size());
  return parts;
}

motion::Motion motionOfPart(const motion::Motion& motion, const operations::MotionPart& part, bool rebase) {
  const Frame offset = rebase ? part.keys.frameRange().first : 0;
  motion::Motion own = motion;
  for (const motion::TrackId id : motion.trackIds()) {
    own.visit(id, [&]<class Value>(motion::Track<Value>& track) {
      motion::Keys<Value> kept = motion::keysOfRuns(track, motion::runsOf(track, part.keys.frames(id)));
      if (offset > 0 && !kept.empty()) {
        for (Frame& frame : kept.frames.edit()) frame -= offset;
      }
      if (kept != track.keys()) track.replace(kAllFrames, kept);
    });
  }
  // MMD recognizes a camera motion by this name alone, and does not load one for a model.
  const Name ofCameras = Name::fromBytes(nameInField(io::kCameraModelName));
  if (own.isCameraMotion() && !motion.isCameraMotion()) own.modelName = ofCameras;
  if (!own.isCameraMotion() && own.modelName == ofCameras) own.modelName = {};
  return own;
}

bool namesParts(const std::string& pattern) { return pattern.find(kPartWord) != std::string::npos; }

std::vector<std::filesystem::path> partPaths(const std::filesystem::path& pattern,
                                             const std::vector<std::string>& parts) {
  std::vector<std::filesystem::path> paths;
  std::set<std::filesystem::path> taken;
  for (const std::string& part : parts) {
    const std::string name = fileNameOf(part);
    std::filesystem::path path = argumentPath(replacedPart(pathText(pattern), name));
    for (int i = 2; !taken.insert(comparablePath(path)).second; ++i)
      path = argumentPath(replacedPart(pathText(pattern), name + "_" + std::to_string(i)));
    paths.push_back(std::move(path));
  }
  return paths;
}

}  // namespace furitsuke::cli
