// SPDX-License-Identifier: MIT
#include "core/base/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace furitsuke {
inline namespace base {

namespace {

template <class View>
std::size_t distanceOf(View a, View b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min(replaced, std::min(diagonal, row[j]) + 1);
    }
  }
  return row[b.size()];
}

/// The least distance that texts of these lengths can have. Unknown members of a file are compared with all known ones,
/// and most of those are too long or too short.
std::size_t leastDistance(std::string_view a, std::string_view b) {
  return std::max(a.size(), b.size()) - std::min(a.size(), b.size());
}

}  // namespace

std::size_t editDistance(std::u32string_view a, std::u32string_view b) { return distanceOf(a, b); }

std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known) {
  constexpr std::size_t kLongest = 40;    // no known name is longer
  constexpr std::size_t kShortest = 3;    // fewer letters begin many names
  constexpr std::size_t kPerLetters = 3;  // one wrong letter in so many
  if (typed.empty() || typed.size() > kLongest) return {};
  std::string_view nearest;
  std::size_t least = std::max<std::size_t>(1, typed.size() / kPerLetters) + 1;
  for (const std::string_view name : known) {
    if (leastDistance(typed, name) >= least) continue;
    const std::size_t distance = distanceOf(typed, name);
    if (distance < least && distance < name.size()) {
      least = distance;
      nearest = name;
    }
  }
  if (!nearest.empty() || typed.size() < kShortest) return nearest;
  // The beginning of a long name, with one wrong letter if enough of it was typed.
  const bool mayBeWrong = typed.size() > 2 * kShortest;
  const auto begins = [&](std::string_view name) {
    if (name.starts_with(typed)) return true;
    if (!mayBeWrong || name.size() <= typed.size()) return false;
    return distanceOf(typed, name.substr(0, typed.size())) <= 1 ||
           distanceOf(typed, name.substr(0, typed.size() + 1)) <= 1;
  };
  const auto found = std::ranges::find_if(known, begins);
  return found == known.end() ? nearest : *found;
}

std::string didYouMean(std::string_view typed, std::span<const std::string_view> known) {
  const std::string_view nearest = nearestName(typed, known);
  return nearest.empty() ? std::string() : "; did you mean " + std::string(nearest) + "?";
}

}  // namespace base
}  // namespace furitsuke
