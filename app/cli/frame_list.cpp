// SPDX-License-Identifier: MIT
#include "app/cli/frame_list.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/operations/scope.h"

namespace furitsuke::cli {

namespace {

std::optional<double> numberIn(std::string_view text) {
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [next, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || next != end || !std::isfinite(value)) return {};
  return value;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

Result<FrameList> FrameList::parse(std::string_view text) {
  FrameList list;
  for (bool isMore = true; isMore;) {
    const std::size_t comma = text.find(',');
    const std::string_view part = trimmed(text.substr(0, comma));
    isMore = comma != std::string_view::npos;
    if (isMore) text.remove_prefix(comma + 1);
    // A number first: 1e-05 contains a hyphen but is not a range.
    if (const auto number = numberIn(part); number && *number >= 0) {
      list.parts_.push_back({*number, 0});
      continue;
    }
    const Result<std::vector<FrameRange>> range = operations::parseFrameRanges(part);
    if (!range) {
      return Error::in(
          Message::verbatim("frames"),
          Core::trWith("\"%1\" is neither a number nor a range of whole frames such as 30-60, 10-, -20 or all"), part);
    }
    const bool isOpen = part == "all" || part.ends_with('-');
    list.parts_.push_back({static_cast<double>(range->front().first),
                           isOpen ? 0 : std::int64_t{range->front().last} - range->front().first, isOpen});
  }
  return list;
}

void FrameList::closeAt(Frame last) {
  for (Part& part : parts_) {
    if (part.isOpen) part.more = std::max<std::int64_t>(0, std::int64_t{last} - static_cast<std::int64_t>(part.first));
  }
}

std::optional<double> FrameList::single() const {
  const bool isOne = parts_.size() == 1 && parts_.front().more == 0 && !parts_.front().isOpen;
  return isOne ? std::optional(parts_.front().first) : std::nullopt;
}

std::optional<FrameRange> singleRange(std::string_view text) {
  const Result<std::vector<FrameRange>> ranges = operations::parseFrameRanges(text);
  return ranges && ranges->size() == 1 ? std::optional(ranges->front()) : std::nullopt;
}

double FrameList::last() const {
  double last = parts_.front().first;
  for (const Part& part : parts_) last = std::max(last, part.first + static_cast<double>(part.more));
  return last;
}

std::optional<FrameRange> FrameList::range() const {
  const Part& part = parts_.front();
  const double last = part.first + static_cast<double>(part.more);
  if (parts_.size() > 1 || std::floor(part.first) != part.first || last > kMaxFrame) return {};
  return FrameRange{static_cast<Frame>(part.first), static_cast<Frame>(last)};
}

Result<std::vector<Frame>> FrameList::wholeFrames(std::int64_t most) const {
  std::vector<Frame> frames;
  for (const Part& part : parts_) {
    const double last = part.first + static_cast<double>(part.more);
    if (std::floor(part.first) != part.first || last > kMaxFrame) {
      return Error::in(Message::verbatim("--frames"), Core::tr("must be whole frames"));
    }
    if (part.more >= most - static_cast<std::int64_t>(frames.size())) {
      return Error::in(Message::verbatim("--frames"), Core::trWith("a list of more than %1 frames; use one range"),
                       most);
    }
    for (std::int64_t i = 0; i <= part.more; ++i)
      frames.push_back(static_cast<Frame>(part.first) + static_cast<Frame>(i));
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

std::string frameListProblem(const std::string& text) {
  const Result<FrameList> list = FrameList::parse(text);
  return list.ok() ? std::string{} : list.error().reason.english();
}

}  // namespace furitsuke::cli
