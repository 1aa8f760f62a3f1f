// SPDX-License-Identifier: MIT
#include "core/base/known_text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace furitsuke {
inline namespace base {

namespace {

/// What the places of the pattern hold in the text, each as little as possible; nothing if it is another text.
std::optional<std::vector<std::string>> placesIn(std::string_view pattern, std::string_view text) {
  std::vector<std::string> placeholders;
  std::size_t index = pattern.find('%');
  if (!text.starts_with(pattern.substr(0, index))) return {};
  text.remove_prefix(std::min(index, pattern.size()));
  while (index != pattern.npos) {
    pattern.remove_prefix(index + 2);
    index = pattern.find('%');
    const std::string_view after = pattern.substr(0, index);
    std::size_t end = text.size() - std::min(text.size(), after.size());
    if (index != pattern.npos) end = text.find(after, 1);
    if (end == 0 || end == text.npos || !text.substr(end).starts_with(after)) return {};
    placeholders.emplace_back(text.substr(0, end));
    text.remove_prefix(end + after.size());
  }
  return text.empty() ? std::optional(std::move(placeholders)) : std::nullopt;
}

}  // namespace

struct KnownText::Filled {
  const std::vector<MessageArgument>& placeholders;

  Message operator()(MessageText text) const { return text; }
  Message operator()(Pattern<Place> text) const { return {text, placeholders[0]}; }
  Message operator()(Pattern<Place, Place> text) const { return {text, placeholders[0], placeholders[1]}; }
  Message operator()(Pattern<Place, Place, Place> text) const {
    return {text, placeholders[0], placeholders[1], placeholders[2]};
  }
  Message operator()(Pattern<Place, Place, Place, Place> text) const {
    return {text, placeholders[0], placeholders[1], placeholders[2], placeholders[3]};
  }
};

Message knownMessage(std::span<const KnownText> known, std::string_view text) {
  Message found;
  std::size_t most = 0;
  for (const KnownText& row : known) {
    if (row.text_.size() <= most) continue;
    const std::optional<std::vector<std::string>> texts = placesIn(row.text_, text);
    if (!texts) continue;
    std::vector<MessageArgument> placeholders(texts->begin(), texts->end());
    if (!row.first_.empty()) {
      Message first = knownMessage(row.first_, texts->front());
      if (first.isEmpty()) continue;
      placeholders.front() = std::move(first);
    }
    found = std::visit(KnownText::Filled{placeholders}, row.pattern_);
    most = row.text_.size();
  }
  return found;
}

}  // namespace base
}  // namespace furitsuke
