// SPDX-License-Identifier: MIT
#include "app/cli/frame_list.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/frame.h"

namespace furitsuke::cli {

namespace {

template <class Number>
std::optional<Number> wholeNumberText(std::string_view text) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [next, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || next != end) return {};
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
    if (const auto number = wholeNumberText<double>(part); number && std::isfinite(*number)) {
      list.parts_.push_back({*number, 0});
      continue;
    }
    const std::size_t hyphen = part.find('-');
    const auto first = wholeNumberText<Frame>(part.substr(0, hyphen));
    const auto last = hyphen == std::string_view::npos ? std::nullopt : wholeNumberText<Frame>(part.substr(hyphen + 1));
    if (!first || !last || *first < 0 || *last < *first) {
      return Error::in(Message::verbatim("frames"),
                       Core::trWith("\"%1\" is neither a number nor a range A-B of whole frames"), part);
    }
    list.parts_.push_back({static_cast<double>(*first), std::int64_t{*last} - *first});
  }
  return list;
}

double FrameList::last() const {
  double last = parts_.front().first;
  for (const Part& part : parts_) last = std::max(last, part.first + static_cast<double>(part.more));
  return last;
}

std::string frameListProblem(const std::string& text) {
  const Result<FrameList> list = FrameList::parse(text);
  return list.ok() ? std::string{} : list.error().reason.english();
}

}  // namespace furitsuke::cli
