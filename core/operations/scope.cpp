// SPDX-License-Identifier: MIT
#include "core/operations/scope.h"

#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "core/operations/operation_result.h"

namespace furitsuke::operations {

namespace {

std::optional<Frame> frameIn(std::string_view text) {
  Frame frame = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), frame);
  if (error != std::errc() || end != text.data() + text.size() || frame < 0) return {};
  return frame;
}

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// "30", "10-20", "10-", "-20" or "all".
std::optional<FrameRange> frameRangeIn(std::string_view text) {
  if (text == "all") return kAllFrames;
  if (text.empty() || text == "-") return {};
  const std::size_t dash = text.find('-');
  const std::string_view before = text.substr(0, dash);
  const std::string_view after = dash == text.npos ? before : text.substr(dash + 1);
  const auto first = before.empty() ? std::optional<Frame>(0) : frameIn(before);
  const auto last = after.empty() ? std::optional<Frame>(kMaxFrame) : frameIn(after);
  if (!first || !last || *last < *first) return {};
  return FrameRange{*first, *last};
}

/// "*" in the pattern matches any text.
bool matches(std::string_view pattern, std::string_view text) {
  std::size_t p = 0;
  std::size_t t = 0;
  std::optional<std::size_t> star;  // where to continue when a later character does not match
  std::size_t starText = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = ++p;
      starText = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star) {
      p = *star;
      t = ++starText;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

/// The tracks that one name of a list refers to; may be empty.
std::vector<motion::TrackId> tracksCalled(const motion::Motion& motion, std::string_view name) {
  std::vector<motion::TrackId> found;
  const auto addIf = [&](auto&& isMeant) {
    for (const motion::TrackId id : motion.trackIds()) {
      if (isMeant(id)) found.push_back(id);
    }
  };
  if (const auto exact = motion::findTrack(motion, name)) {
    found.push_back(*exact);
  } else if (name == "bones" || name == "morphs") {
    addIf([kind = name == "bones" ? motion::TrackKind::Bone : motion::TrackKind::Morph](motion::TrackId id) {
      return id.kind == kind;
    });
  } else if (name.find('*') != name.npos) {
    addIf([&](motion::TrackId id) { return matches(name, motion::trackPath(motion, id)); });
  }
  return found;
}

}  // namespace

bool isBoneInScope(std::string_view tracks, std::string_view bone) {
  if (tracks == bone) return true;
  while (!tracks.empty()) {
    const std::size_t comma = tracks.find(',');
    const std::string_view name = tracks.substr(0, comma);
    tracks = comma == tracks.npos ? std::string_view() : tracks.substr(comma + 1);
    if (name == "bones" || name == bone || (name.starts_with("bone:") && name.substr(5) == bone)) return true;
    if (name.find('*') != name.npos && matches(name, bone)) return true;
  }
  return false;
}

Result<std::vector<FrameRange>> parseFrameRanges(std::string_view text) {
  std::vector<FrameRange> ranges;
  const std::string_view whole = text;
  for (bool isMore = true; isMore;) {
    const std::size_t comma = text.find(',');
    const std::string_view part = withoutBlanks(text.substr(0, comma));
    isMore = comma != text.npos;
    if (isMore) text.remove_prefix(comma + 1);
    const std::optional<FrameRange> range = frameRangeIn(part);
    if (!range) {
      return Error::in(Message::verbatim("frames"),
                       Core::trWith("\"%1\" is not a list of frames and ranges such as 0,15,30-60, 10-, -20 or all"),
                       whole);
    }
    ranges.push_back(*range);
  }
  return ranges;
}

Result<FrameRange> parseFrameRange(std::string_view text) {
  if (text.empty()) return kAllFrames;
  const Result<std::vector<FrameRange>> ranges = parseFrameRanges(text);
  if (!ranges.ok()) return ranges.error();
  FrameRange all = ranges->front();
  for (const FrameRange& range : *ranges) all = all.united(range);
  return all;
}

Result<KeyScope> keysInScope(const motion::Motion& motion, std::string_view tracks, std::string_view frames) {
  const Result<std::vector<FrameRange>> ranges = parseFrameRanges(frames.empty() ? std::string_view("all") : frames);
  if (!ranges.ok()) return ranges.error();
  KeyScope scope;
  const std::string_view named = tracks;
  const auto add = [&](motion::TrackId id) {
    for (const FrameRange& range : *ranges) scope.keys.add(motion::selectKeys(motion, id, range));
  };
  const auto whole = motion::findTrack(motion, tracks);
  if (tracks.empty()) {
    for (const motion::TrackId id : motion.trackIds()) add(id);
  } else if (whole) {
    add(*whole);
  }
  while (!tracks.empty() && !whole) {
    const std::size_t comma = tracks.find(',');
    const std::string_view name = tracks.substr(0, comma);
    tracks = comma == tracks.npos ? std::string_view() : tracks.substr(comma + 1);
    if (name.empty()) continue;
    const std::vector<motion::TrackId> found = tracksCalled(motion, name);
    for (const motion::TrackId id : found) add(id);
    // Many motions have only one of the two kinds.
    if (found.empty() && name != "bones" && name != "morphs") {
      scope.notes.push_back(operationNote("edit.track.missing", std::string(name)));
    }
  }
  if (scope.keys.isEmpty() && scope.notes.empty()) {
    if (!frames.empty()) {
      scope.notes.push_back(operationNote("edit.frames.empty", {}, {0, std::string(frames)}));
    } else if (!named.empty()) {
      scope.notes.push_back(operationNote("edit.track.missing", std::string(named)));
    }
  }
  return scope;
}

}  // namespace furitsuke::operations
