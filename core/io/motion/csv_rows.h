// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::io {

struct CsvCell {
  std::string text;
  std::size_t offset = 0;  ///< of its first byte in the file
};

/// Reads comma-separated text row by row, also with the semicolons or tabs that spreadsheets write where a comma is in
/// numbers. Cells may be in double quotes, inside which a quote is doubled and separators and line ends are text. Rows
/// end with LF, CR LF or CR. A byte order mark and a first line "sep=;" are skipped, and blanks around cells without
/// quotes.
class CsvRows {
 public:
  /// `text` must outlive the object.
  explicit CsvRows(std::string_view text);

  /// Moves to the next row that is not empty; false at the end.
  bool next();
  [[nodiscard]] const std::vector<CsvCell>& cells() const { return cells_; }
  [[nodiscard]] char separator() const noexcept { return separator_; }
  /// Line number of the start of the row, from 1.
  [[nodiscard]] std::size_t line() const { return line_; }
  /// Whether the file ends inside quotes in this row.
  [[nodiscard]] bool isUnclosed() const { return isUnclosed_; }
  [[nodiscard]] std::string_view cell(std::size_t i) const {
    return i < cells_.size() ? std::string_view(cells_[i].text) : std::string_view();
  }
  /// Whether all cells from `first` on are empty.
  [[nodiscard]] bool isEmptyFrom(std::size_t first) const;

 private:
  void readRow();
  void readCell();
  void readQuoted(std::string& text);
  [[nodiscard]] bool takeLineEnd();

  std::string_view text_;
  char separator_ = ',';
  std::size_t at_ = 0;
  std::size_t nextLine_ = 1;
  std::size_t line_ = 0;
  std::vector<CsvCell> cells_;
  bool isUnclosed_ = false;
};

}  // namespace furitsuke::io
