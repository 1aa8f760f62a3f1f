// SPDX-License-Identifier: MIT
#include "core/format/vpd/vpd_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

namespace furitsuke::format::vpd {
namespace {

constexpr std::string_view kBlanks = " \t\v\f";

/// The forms in which C libraries print non-finite values: "nan", "-nan(ind)", "inf", and the older "1.#QNAN0",
/// "-1.#IND00" of Microsoft.
bool isNotFiniteWord(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const auto startsWith = [&](std::string_view word) {
    if (text.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      const char c = text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
      if (c != word[i]) return false;
    }
    return true;
  };
  return startsWith("nan") || startsWith("inf") || startsWith("1.#");
}

/// The value of a number outside the range of float: 0 if it is too small, nothing if it is too large.
std::optional<float> outOfRange(std::string_view text) {
  double wide = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), wide).ec == std::errc{}) {
    const auto narrow = static_cast<float>(wide);
    return std::isfinite(narrow) ? std::optional(narrow) : std::nullopt;
  }
  const std::size_t exponent = text.find_first_of("eE");
  const bool tiny = exponent != std::string_view::npos
                        ? text.substr(exponent + 1).starts_with('-')
                        : text.substr(0, text.find('.')).find_first_of("123456789") == std::string_view::npos;
  return tiny ? std::optional(0.0F) : std::nullopt;
}

bool parseNumber(std::string_view text, Numbers& numbers) {
  float& value = numbers.values[numbers.count++];
  if (isNotFiniteWord(text)) {
    numbers.finite = false;
    return true;
  }
  if (text.starts_with('+') && !text.substr(1).starts_with('-')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size() || error == std::errc::invalid_argument) return false;
  if (error == std::errc::result_out_of_range) {
    const std::optional<float> rescued = outOfRange(text);
    value = rescued.value_or(0.0F);
    numbers.finite = numbers.finite && rescued;
  }
  return true;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::optional<Numbers> parseNumbers(std::string_view text) {
  // Programs under a locale with decimal commas write "0,5,-1,25,0,0" for three numbers.
  const auto commas = static_cast<std::size_t>(std::ranges::count(text, ','));
  const bool isWeight = commas == 1 && trimmed(text).size() - trimmed(text).find(',') > 2;  // not "1,2"
  const bool hasDecimalCommas = text.find('.') == std::string_view::npos && (isWeight || commas == 5 || commas == 7);
  Numbers numbers;
  for (;;) {
    std::size_t comma = text.find(',');
    std::string number(trimmed(text.substr(0, comma)));
    if (hasDecimalCommas && comma != std::string_view::npos) {
      text.remove_prefix(comma + 1);
      comma = text.find(',');
      number.append(".").append(trimmed(text.substr(0, comma)));
    }
    if (numbers.count == numbers.values.size()) return {};
    if (!parseNumber(number, numbers)) return {};
    if (comma == std::string_view::npos) return numbers;
    text.remove_prefix(comma + 1);
  }
}

void appendFixed(std::string& text, float value) {
  // A float has at most 39 digits before the point.
  std::array<char, 64> buffer;
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 6);
  if (error == std::errc{}) text.append(buffer.data(), end);
}

}  // namespace furitsuke::format::vpd
