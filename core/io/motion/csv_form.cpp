// SPDX-License-Identifier: MIT
#include "core/io/motion/csv_form.h"

#include <algorithm>

namespace furitsuke::io {

namespace {

bool isWord(std::string_view text, std::string_view word) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(text, word, {}, lower, lower);
}

}  // namespace

const CsvWords* csvWordsOf(std::string_view cell) {
  const auto own = [cell](const CsvWords& row) { return cell == row.yes || cell == row.no; };
  const auto other = [cell](const CsvWords& row) { return isWord(cell, row.yes) || isWord(cell, row.no); };
  const auto* row = std::ranges::find_if(kCsvWords, own);
  if (row == kCsvWords.end()) row = std::ranges::find_if(kCsvWords, other);
  return row == kCsvWords.end() ? nullptr : row;
}

std::optional<bool> csvTruth(std::string_view cell) {
  if (cell == "1" || cell == "0") return cell == "1";
  const CsvWords* words = csvWordsOf(cell);
  return words == nullptr ? std::nullopt : std::optional(isWord(cell, words->yes));
}

std::string withDecimalPoint(std::string_view number) {
  std::string text(number);
  const std::size_t comma = text.find(',');
  if (comma != text.npos && text.find('.') == text.npos) text[comma] = '.';
  return text;
}

}  // namespace furitsuke::io
