// SPDX-License-Identifier: MIT
#include "core/lips/vsq_score.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "core/lips/text_lines.h"

namespace furitsuke::lips {

namespace {

constexpr double kMaxTick = 1e12;
constexpr double kMaxDynamics = 127;

using Section = std::unordered_map<std::string_view, std::string_view>;

std::optional<std::uint64_t> tickOf(std::string_view text) {
  const auto number = numberOf(text);
  if (!number || *number < 0 || *number > kMaxTick) return {};
  return static_cast<std::uint64_t>(*number);
}

std::string_view valueIn(const Section& section, std::string_view key) {
  const auto at = section.find(key);
  return at == section.end() ? std::string_view() : at->second;
}

/// The first text in quotes of `"か","k a",1.0,...`. The second byte of a character in CP932 is never a quote.
std::string_view quoted(std::string_view text) {
  if (!text.starts_with('"')) return text.substr(0, text.find(','));
  text.remove_prefix(1);
  return text.substr(0, text.find('"'));
}

}  // namespace

std::string_view vsqText(std::string_view event) {
  if (!event.starts_with("DM:")) return {};
  const std::size_t colon = event.find(':', 3);
  return colon == event.npos ? std::string_view() : event.substr(colon + 1);
}

VsqScore readVsqScore(std::string_view text) {
  std::unordered_map<std::string_view, Section> sections;
  std::vector<std::pair<std::string_view, std::string_view>> events;
  Section* section = nullptr;
  bool isEventList = false;
  while (!text.empty()) {
    const std::string_view line = withoutSpaces(takeLine(text));
    if (line.starts_with('[') && line.ends_with(']')) {
      const std::string_view name = line.substr(1, line.size() - 2);
      isEventList = name == "EventList";
      section = &sections[name];
    } else if (const std::size_t equals = line.find('='); equals != line.npos && section != nullptr) {
      const std::string_view key = line.substr(0, equals);
      const std::string_view value = line.substr(equals + 1);
      if (isEventList) {
        events.emplace_back(key, value);
      } else {
        section->emplace(key, value);
      }
    }
  }
  VsqScore score;
  if (const auto common = sections.find("Common"); common != sections.end()) {
    score.name = valueIn(common->second, "Name");
  }
  for (const auto& [tick, id] : events) {
    const auto found = sections.find(id);
    if (found != sections.end() && valueIn(found->second, "Type") != "Anote") continue;  // a singer
    if (found == sections.end() && id == "EOS") continue;
    const auto start = tickOf(tick);
    const Section empty;
    const Section& note = found == sections.end() ? empty : found->second;
    const auto length = tickOf(valueIn(note, "Length"));
    const auto handle = sections.find(valueIn(note, "LyricHandle"));
    if (!start || !length || handle == sections.end()) {
      if (score.damaged++ == 0) score.firstDamaged = id;
      continue;
    }
    const double dynamics = numberOf(valueIn(note, "Dynamics")).value_or(kMaxDynamics / 2);
    score.notes.push_back({*start, *length, std::string(quoted(valueIn(handle->second, "L0"))),
                           static_cast<float>(std::clamp(dynamics / kMaxDynamics, 0.0, 1.0))});
  }
  return score;
}

}  // namespace furitsuke::lips
