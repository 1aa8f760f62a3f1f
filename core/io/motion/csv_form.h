// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/file_text.h"

namespace furitsuke::io {

/// The words for true and false that spreadsheets write in the languages of their users. The first row is this
/// program's own.
struct CsvWords {
  std::string_view yes, no;
};
inline constexpr auto kCsvWords = std::to_array<CsvWords>({
    {"true", "false"},
    {"TRUE", "FALSE"},
    {"WAHR", "FALSCH"},
    {"VRAI", "FAUX"},
    {"VERDADERO", "FALSO"},
    {"VERDADEIRO", "FALSO"},
    {"VERO", "FALSO"},
    {"WAAR", "ONWAAR"},
    {"PRAWDA", "FAŁSZ"},
    {"ИСТИНА", "ЛОЖЬ"},
    {"真", "假"},
});

/// Which words a cell is of; null for other text and for "1" and "0".
[[nodiscard]] const CsvWords* csvWordsOf(std::string_view cell);
/// What a cell says: "1", "0" or one of the words in any case.
[[nodiscard]] std::optional<bool> csvTruth(std::string_view cell);

/// The number with a point for a decimal comma, which a cell of any table may have.
[[nodiscard]] std::string withDecimalPoint(std::string_view number);

/// How a table of comma-separated values is written, so that a program reads its own form again.
struct CsvForm {
  TextForm text{.hasMark = true};  ///< spreadsheets need the mark
  char separator = ',';
  bool hasDecimalComma = false;
  std::size_t words = 0;  ///< of kCsvWords
};

}  // namespace furitsuke::io
