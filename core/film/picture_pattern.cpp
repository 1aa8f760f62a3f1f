// SPDX-License-Identifier: MIT
#include "core/film/picture_pattern.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace furitsuke::film {

namespace {

constexpr int kMaxDigits = 20;

Error patternError(Message reason) { return Error::in(Core::tr("output"), std::move(reason)); }

/// The minimum digits of "d", "5d" or "05d" and the length of the field; nothing if the text is not such a field.
struct NumberField {
  int digits = 0;
  std::size_t size = 0;
};
std::optional<NumberField> numberField(std::string_view text) {
  NumberField field;
  while (field.size < text.size() && text[field.size] >= '0' && text[field.size] <= '9') {
    field.digits = field.digits * 10 + (text[field.size] - '0');
    ++field.size;
    if (field.digits > kMaxDigits) return {};
  }
  if (field.size == text.size() || text[field.size] != 'd') return {};
  ++field.size;
  return field;
}

}  // namespace

bool PicturePattern::isPictureName(std::string_view text) {
  constexpr std::string_view kPng = ".png";
  return text.size() > kPng.size() &&
         std::ranges::equal(text.substr(text.size() - kPng.size()), kPng,
                            [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; });
}

Result<PicturePattern> PicturePattern::parse(std::string_view text) {
  if (!isPictureName(text)) return patternError({Core::trWith("\"%1\" is not a .png file name"), text});
  PicturePattern pattern;
  std::string* part = &pattern.before_;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      part->push_back(text[i]);
      continue;
    }
    if (text.substr(i).starts_with("%%")) {
      part->push_back('%');
      ++i;
      continue;
    }
    const auto field = numberField(text.substr(i + 1));
    if (!field) return patternError({Core::trWith("\"%1\": a percent sign must start a number such as %05d"), text});
    if (pattern.hasNumber()) return patternError({Core::trWith("\"%1\" has more than one number"), text});
    pattern.digits_ = field->digits;
    part = &pattern.after_;
    i += field->size;
  }
  if (pattern.after_.find_first_of("/\\") != std::string::npos) {
    return patternError({Core::trWith("\"%1\": only the file name may have a number, not a folder"), text});
  }
  return pattern;
}

std::filesystem::path PicturePattern::pathOf(Frame frame) const {
  std::string number;
  if (hasNumber()) {
    number = std::to_string(frame);
    const auto width = static_cast<std::size_t>(std::max(digits_, 0));
    if (number.size() < width) number.insert(0, width - number.size(), '0');
  }
  const std::string text = before_ + number + after_;
  return {std::u8string(text.begin(), text.end())};
}

}  // namespace furitsuke::film
