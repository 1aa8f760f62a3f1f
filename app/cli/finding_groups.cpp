// SPDX-License-Identifier: MIT
#include "app/cli/finding_groups.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>

#include "app/cli/messages.h"

namespace furitsuke::cli {

namespace {

/// The findings of one kind, in the order of their first one.
std::vector<std::vector<const Diagnostic*>> findingsByCode(const Diagnostics& findings) {
  std::vector<std::vector<const Diagnostic*>> kinds;
  std::map<std::string_view, std::size_t> places;
  for (const Diagnostic& finding : findings) {
    const auto [place, isNew] = places.emplace(finding.code, kinds.size());
    if (isNew) kinds.emplace_back();
    kinds[place->second].push_back(&finding);
  }
  return kinds;
}

}  // namespace

std::vector<FindingGroup> groupFindings(const Diagnostics& findings, bool all) {
  constexpr std::size_t kPlaces = 3;
  std::vector<FindingGroup> groups;
  for (const std::vector<const Diagnostic*>& kind : findingsByCode(findings)) {
    if (all || kind.size() == 1) {
      for (const Diagnostic* finding : kind) groups.push_back({finding, describe(*finding)});
      continue;
    }
    const auto isSame = [&](const Diagnostic* finding) { return finding->reason == kind.front()->reason; };
    const bool sayOnce = std::ranges::all_of(kind, isSame);
    std::string text =
        std::to_string(kind.size()) + " times: " + (sayOnce ? kind.front()->reason.english() + ": " : "");
    for (std::size_t i = 0; i < std::min(kind.size(), kPlaces); ++i) {
      text += (i == 0 ? "" : "; ") + (sayOnce ? describePlace(*kind[i]) : describe(*kind[i]));
    }
    if (kind.size() > kPlaces) text += "; and " + std::to_string(kind.size() - kPlaces) + " more (--all)";
    groups.push_back({kind.front(), std::move(text)});
  }
  return groups;
}

}  // namespace furitsuke::cli
